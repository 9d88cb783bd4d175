package import CardModel
package import LayoutCore

/// A card laid out for one environment: flat parts in the order in which they are painted and read.
package struct PositionedScene: Sendable {
  /// Width and height of the page in points.
  package var size: Size
  /// What it was laid out for.
  package var environment: CardEnvironment
  /// All parts in preorder: what holds others stands before them.
  package var parts: [ScenePart]
  /// Index in ``parts`` of the card itself, or nil when there is none.
  package var card: Int?
  /// Index in ``parts`` of the menu that is open on it, or nil when none is.
  package var menu: Int?
  /// The cards of a list, for the drawing of the next version; nil where they are not kept.
  package internal(set) var keptCards: KeptCards?

  /// These parts on a page of `size` points.
  package init(size: Size, environment: CardEnvironment, parts: [ScenePart], card: Int?) {
    (self.size, self.environment, self.parts, self.card) = (size, environment, parts, card)
  }
}

/// One part of a scene.
package struct ScenePart: Sendable {
  /// What is painted.
  package enum Content: Equatable, Sendable {
    /// Nothing: a container, or the frame of a part.
    case group
    /// A filled or outlined shape.
    case surface(Surface)
    case text(SceneText)
    case image(SceneImage)
    case icon(SceneIcon)
    /// Shapes that together are one picture; texts and icons upon them are parts of their own.
    case drawing(SceneDrawing)
    /// A labelled stand-in for what cannot be drawn.
    case placeholder(String)
  }

  /// Where it is on the page.
  package var frame: Frame
  /// What is painted.
  package var content: Content
  /// What it is for those who hear the card.
  package var role: SceneRole
  /// What is spoken, or nil when the text says it.
  package var label: String?
  /// Where a tap reaches it, or nil when it takes none.
  package var touchTarget: Frame?
  /// Its place in the order in which the card is read aloud, from 1; nil for what is not read.
  package var readingOrder: Int?
  /// Whether a checkbox or a radio button is on; nil for every other part.
  package var isChecked: Bool?
  /// Whether it is a button that takes no tap for now.
  package var isDisabled = false
  /// Whether it is a button that does an action, rather than leads somewhere.
  package var isAction = false
  /// The part of the file that it shows; nil for what the layout adds.
  package var source: PartSource?
  /// Index of the part that holds it, or nil for the outermost.
  package var parent: Int?
}

/// What a part is for those who hear the card.
package enum SceneRole: String, Sendable, CaseIterable {
  /// Decoration, or a container of no meaning.
  case none
  case page
  case card
  case header
  case body
  case footer
  case heading
  case text
  case image
  case button
  case menuButton
  case checkbox
  case radioButton
  case status
  case chart
  case table
  case calendar
  case map
  /// How far something has come.
  case progress
}

/// A shape behind others.
package struct Surface: Hashable, Sendable {
  /// What it is filled with, or nil.
  package var fill: ColorToken?
  /// How far below the top the filling, clear at the top, has grown to its full strength, in points; 0 for a filling that is
  /// the same everywhere.
  package var fade = 0.0
  /// Whether it is a material: what the scene stands on shows through it, blurred.
  package var isMaterial = false
  /// What is laid over the filling, or nil: how a pressed or a selected card looks.
  package var tint: ColorToken?
  /// The colour of its border, or nil.
  package var stroke: ColorToken?
  /// Width of the border in points.
  package var strokeWidth = 0.0
  /// Radius of the corners in points.
  package var cornerRadius = 0.0
  /// Elevation of its shadow: 0 for none, 2 for a card.
  package var shadowLevel = 0
  /// Whether what it holds is cut off at its edges.
  package var clips = false
}

extension Surface {
  /// A shape filled with `fill`, for scenes over a map; disfavored for the same reason as that of a ``Paint``.
  @_disfavoredOverload
  package init(
    fill: ColorToken? = nil, isMaterial: Bool = false, stroke: ColorToken? = nil, strokeWidth: Double = 0,
    cornerRadius: Double = 0, shadowLevel: Int = 0, clips: Bool = false
  ) {
    self.init(
      fill: fill, isMaterial: isMaterial, tint: nil, stroke: stroke, strokeWidth: strokeWidth,
      cornerRadius: cornerRadius, shadowLevel: shadowLevel, clips: clips)
  }
}

/// A text as it is set.
package struct SceneText: Equatable, Sendable {
  /// One line.
  package struct Line: Hashable, Sendable {
    /// What is drawn, ellipsis included.
    package var string: String
    /// Left edge on the page.
    package var x: Double
    /// Baseline on the page.
    package var baseline: Double
    /// Width in points that it fills.
    package var width: Double
    /// Its runs from left to right where not all of it runs the same way; empty for a line of one run.
    package var runs: [Run] = []
  }

  /// A part of a line whose characters all run the same way.
  package struct Run: Hashable, Sendable {
    /// What is drawn, in reading order.
    package var string: String
    /// Whether it runs from right to left.
    package var isRightToLeft: Bool
    /// Distance in points of its left edge from the line's.
    package var x: Double
    /// Width in points.
    package var width: Double
  }

  /// Its lines from top to bottom.
  package var lines: [Line]
  /// How it is set.
  package var setting: TextSetting
  /// Its colour.
  package var color: ColorToken
  /// Whether it runs from right to left.
  package var isRightToLeft: Bool
  /// Whether something of it had to be left out.
  package var isTruncated: Bool
  /// Whether a datum that it binds to is missing.
  package var hasMissingData: Bool
  /// All that it says.
  package var fullText: String
  /// The edge that it has in common with those above and below it; nil where it stands by itself.
  package var edge: HorizontalAlignment?
  /// Whether its end stays in its place where its letters turn out wider than they were measured.
  package var pinsEnd = false
}

/// An image, or what stands in for it.
package struct SceneImage: Hashable, Sendable {
  /// The file relative to the card file; nil when there is none.
  package var file: String?
  /// Name of the icon that is drawn without the file.
  package var icon: String?
  /// One or two letters that are drawn without file and icon.
  package var initials: String?
  /// Radius of the corners in points.
  package var cornerRadius: Double
  /// Whether the image fills the frame and is cut, rather than fitting in.
  package var fills: Bool

  /// The image in `file`, or what stands in for it.
  @inline(__always)
  package init(file: String?, icon: String? = nil, initials: String? = nil, cornerRadius: Double, fills: Bool) {
    self.file = file
    self.icon = icon
    self.initials = initials
    self.cornerRadius = cornerRadius
    self.fills = fills
  }
}

/// An icon.
package struct SceneIcon: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// Its colour.
  package var color: ColorToken
}
