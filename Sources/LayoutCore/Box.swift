/// How a box arranges what it holds.
package enum BoxKind: UInt8, Sendable {
  /// Nothing inside: a spacer, a shape, an image; sized by its extents.
  case leaf
  /// Text; its extents come from measuring it.
  case text
  /// Children below one another.
  case column
  /// Children below one another that scroll: where there is less room than they need, it gives way and cuts them off.
  case scrollColumn
  /// Children beside one another, along the reading direction.
  case row
  /// Children beside one another, each as wide as it asks for, which scroll: those that find no room lie outside.
  case scrollRow
  /// Children beside one another, all of the same width.
  case equalRow
  /// Children on top of one another, the first at the back.
  case overlay
  /// Children beside one another, on as many lines as they need.
  case flow
  /// Children in columns of one width without gaps between those of a column.
  ///
  /// With its ``ColumnRule``; ``BoxStyle/spacing`` lies between columns, ``BoxStyle/lineSpacing`` between children of one.
  case masonry
  /// Children of one width beside one another, which scroll: those that find no room lie outside.
  ///
  /// With its ``ColumnRule``; the leading padding is the inset of the first child.
  case carousel
  /// Children beside one another; the first has a share of the width, the others share the rest evenly.
  case splitRow
}

/// Where children stand across the reading direction's axis.
package enum HorizontalAlignment: UInt8, Sendable {
  /// Where a line of text begins.
  case leading
  case center
  /// Where a line of text ends.
  case trailing
}

/// Where children stand along the vertical axis.
package enum VerticalAlignment: UInt8, Sendable {
  case top
  case center
  case bottom
  /// First baselines on one line.
  case firstBaseline
}

/// What is asked of a box: its extents, its padding and how it arranges its children.
package struct BoxStyle: Sendable {
  /// Width, padding included.
  package var width: Extent
  /// Height, padding included.
  package var height: Extent
  /// From the edges to the children or the text.
  package var padding: Insets
  /// Between neighbours, in points.
  package var spacing: Double
  /// Between the lines of a ``BoxKind/flow``, in points.
  package var lineSpacing: Double
  /// Where children stand horizontally.
  package var horizontal: HorizontalAlignment
  /// Where children stand vertically.
  package var vertical: VerticalAlignment
  /// Who gets room first in a row: the higher is served before the lower, which keep their least widths.
  package var priority: Int8
  /// Width divided by height: the height of a leaf follows from its width; 0 for none.
  package var aspectRatio: Double
  /// Whether a leaf with an aspect ratio keeps it where its height is bounded: it fits into its bounds rather than
  /// filling them.
  package var keepsAspect = false
  /// Whether a text is never narrower than its longest word.
  package var keepsWords = false
  /// Whether a text is no wider than the longest of its lines.
  package var hugsLines = false
  /// The most lines in a ``BoxKind/flow``; 0 for no limit.
  ///
  /// What does not fit is hidden and counted.
  package var flowLineLimit: UInt8

  /// A style; that of a plain box where nothing else is given.
  @inline(__always)
  package init(
    width: Extent = .content, height: Extent = .content, padding: Insets = .zero, spacing: Double = 0,
    lineSpacing: Double = 0, horizontal: HorizontalAlignment = .leading, vertical: VerticalAlignment = .top,
    priority: Int8 = 0, aspectRatio: Double = 0, flowLineLimit: Int = 0
  ) {
    (self.width, self.height, self.padding) = (width, height, padding)
    (self.spacing, self.lineSpacing) = (spacing, lineSpacing)
    (self.horizontal, self.vertical, self.priority) = (horizontal, vertical, priority)
    self.aspectRatio = aspectRatio
    self.flowLineLimit = UInt8(clamping: flowLineLimit)
  }

  /// The style of a square of `side` points.
  @inline(__always)
  package init(side: Double, priority: Int8 = 0) {
    self.init(width: .fixed(side), height: .fixed(side), priority: priority)
  }

  /// A plain box after `change`.
  package init(_ change: (inout BoxStyle) -> Void) {
    self.init()
    change(&self)
  }
}

/// The index of a box in its ``BoxTree``.
package struct BoxID: Hashable, Comparable, Sendable {
  /// The index.
  package let index: Int

  /// The box at `index`.
  package init(_ index: Int) { self.index = index }

  /// Whether `lhs` stands before `rhs` in preorder.
  package static func < (lhs: BoxID, rhs: BoxID) -> Bool { lhs.index < rhs.index }
}

/// One box as the passes read it, in 64 bytes, one cache line: big trees are bound by memory.
///
/// Extents are single precision, exact for every figure that a design gives; what is computed from them is double.
struct Box: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt16
    /// Sits behind or above its siblings in an overlay, at the overlay's size, and does not count for that size.
    static let fillsParent = Flags(rawValue: 1 << 0)
    /// The last child of a flow that stands for the children that are hidden.
    static let overflowCount = Flags(rawValue: 1 << 1)
    /// Takes more than its ideal width.
    static let growsWidth = Flags(rawValue: 1 << 2)
    /// Takes more than its ideal height.
    static let growsHeight = Flags(rawValue: 1 << 3)
    /// A child of a flow that is shown only between two others on one line.
    static let flowSeparator = Flags(rawValue: 1 << 4)
    /// Fits into its bounds with its proportions.
    static let keepsAspect = Flags(rawValue: 1 << 5)
    /// Never narrower than its longest word.
    static let keepsWords = Flags(rawValue: 1 << 6)
    /// Asks for the width of what it holds and no other, without padding at its sides: nothing is left to compute.
    static let plainWidth = Flags(rawValue: 1 << 7)
    /// Asks for the height of what it holds and no other.
    static let plainHeight = Flags(rawValue: 1 << 8)
    /// No wider than its longest line.
    static let hugsLines = Flags(rawValue: 1 << 9)
  }

  let kind: BoxKind
  let flags: Flags
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  let priority: Int8
  let flowLineLimit: UInt8
  /// Index in the tree's texts, or for a kind with a rule in its column rules; or -1.
  var text: Int32
  /// Index after the last descendant.
  var subtreeEnd: Int32
  private let least: (width: Float, height: Float)
  /// Not-a-number for the content's own extent.
  private let ideal: (width: Float, height: Float)
  private let most: (width: Float, height: Float)
  private let edges: (top: Float, leading: Float, bottom: Float, trailing: Float)
  /// Spacing of a container; of a leaf, which has none, its aspect ratio.
  private let gap: Float
  private let lineGap: Float

  var minWidth: Double { Double(least.width) }
  var idealWidth: Double { Double(ideal.width) }
  var maxWidth: Double { Double(most.width) }
  var minHeight: Double { Double(least.height) }
  var idealHeight: Double { Double(ideal.height) }
  var maxHeight: Double { Double(most.height) }
  var spacing: Double { kind == .leaf ? 0 : Double(gap) }
  var lineSpacing: Double { Double(lineGap) }
  var aspectRatio: Double { kind == .leaf ? Double(gap) : 0 }
  var padding: Insets {
    Insets(
      top: Double(edges.top), leading: Double(edges.leading), bottom: Double(edges.bottom),
      trailing: Double(edges.trailing))
  }

  init(_ kind: BoxKind, _ style: BoxStyle, flags: Flags, text: Int32) {
    self.kind = kind
    self.flags =
      flags
      .union(style.width.grows ? .growsWidth : [])
      .union(style.height.grows ? .growsHeight : [])
      .union(style.keepsAspect && kind == .leaf && style.aspectRatio > 0 ? .keepsAspect : [])
      .union(style.keepsWords ? .keepsWords : [])
      .union(style.hugsLines ? .hugsLines : [])
      .union(Self.isPlain(style.width) && style.padding.leading == 0 && style.padding.trailing == 0 ? .plainWidth : [])
      .union(Self.isPlain(style.height) ? .plainHeight : [])
    self.text = text
    horizontal = style.horizontal
    vertical = style.vertical
    priority = style.priority
    flowLineLimit = style.flowLineLimit
    subtreeEnd = 0
    least = (Float(style.width.min), Float(style.height.min))
    ideal = (Float(style.width.ideal ?? .nan), Float(style.height.ideal ?? .nan))
    most = (Float(style.width.max), Float(style.height.max))
    edges = (
      Float(Self.finite(style.padding.top)), Float(Self.finite(style.padding.leading)),
      Float(Self.finite(style.padding.bottom)), Float(Self.finite(style.padding.trailing))
    )
    gap = Float(Self.finite(kind == .leaf ? style.aspectRatio : style.spacing))
    lineGap = Float(Self.finite(style.lineSpacing))
  }

  private static func isPlain(_ extent: Extent) -> Bool {
    extent.min == 0 && extent.ideal == nil && extent.max == .infinity
  }

  /// `value` so that sums of it stay finite; distances may be negative.
  private static func finite(_ value: Double) -> Double {
    // Nearly all are.
    if value.magnitude <= 1e7 { return value }
    return value.isFinite ? value < 0 ? -1e7 : 1e7 : 0
  }
}
