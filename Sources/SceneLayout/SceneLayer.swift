package import CardLayout
package import LayoutCore

/// A part of a scene that moves as a whole: a drawing of its own, or room for other layers.
package struct SceneLayer: Sendable {
  /// What it shows; in the order in which layers lie above one another, those of the lower card first.
  package enum Kind: String, Sendable, CaseIterable {
    /// What is behind the map.
    case screen
    case map
    /// The information strip, which an extended card dims with the map.
    case info
    /// What the status bar lets shine through of the map.
    case statusMaterial
    /// The dimming over the map.
    case dim
    case statusBar
    /// The buttons at the top of the map.
    case buttonColumn
    /// The buttons above the card.
    case buttonRow
    /// A card without what it holds, which other layers add.
    case card
    /// Room for one page of a card.
    case page
    /// Room below the title, in which the content scrolls.
    case window
    case content
    /// What tells a chosen row from the others.
    case highlight
    /// The line below the title.
    case separator
    case title
    case bottomBar
    /// What floats over a card.
    case floating
    /// What darkens a card below another.
    case shade
    case header
    case stickyBar
  }

  /// Which of the cards of a look it belongs to.
  package enum Owner: String, Sendable {
    /// None: the scene itself.
    case scene
    /// The card on top of the stack.
    case top
    /// The card that comes or goes with it.
    case other
  }

  /// Where what it holds is cut off, in points of the screen before anything moves.
  package struct Clip: Hashable, Sendable {
    /// The edges.
    package var frame: Frame
    /// Radius of the corners.
    package var radius: Double

    /// Edges along `frame`.
    package init(frame: Frame, radius: Double) { (self.frame, self.radius) = (frame, radius) }
  }

  /// The number of its drawing: layers with equal numbers, of one store, are drawn the same; nil for mere room.
  package var picture: Int?
  /// What it shows.
  package var kind: Kind
  /// Whose it is.
  package var owner: Owner
  /// The place of the page that it belongs to, from 0.
  package var page = 0
  /// The index of the layer with which it moves and fades; nil for one that stands on the screen.
  package var parent: Int?
  /// What cuts the layers in it off; nil for nothing.
  package var clip: Clip?
  /// Its drawing, where it stands while the card is extended and nothing is scrolled; nil for mere room.
  package var scene: PositionedScene?
  /// Top of the extended card in that drawing, of a header its lower edge, in points from the top of the screen.
  package var home: Double
}
