/// How a box arranges what it holds.
package enum BoxKind: UInt8, Sendable {
  /// Nothing inside: a spacer, a shape, an image; sized by its extents.
  case leaf
  /// Text; its extents come from measuring it.
  case text
  /// Children below one another.
  case column
  /// Children beside one another, along the reading direction.
  case row
  /// Children beside one another, all of the same width.
  case equalRow
  /// Children on top of one another, the first at the back.
  case overlay
  /// Children beside one another, on as many lines as they need.
  case flow
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
  package var width = Extent.content
  /// Height, padding included.
  package var height = Extent.content
  /// From the edges to the children or the text.
  package var padding = Insets.zero
  /// Between neighbours, in points.
  package var spacing = 0.0
  /// Between the lines of a ``BoxKind/flow``, in points.
  package var lineSpacing = 0.0
  /// Where children stand horizontally.
  package var horizontal = HorizontalAlignment.leading
  /// Where children stand vertically.
  package var vertical = VerticalAlignment.top
  /// Who gets room first in a row: the higher is served before the lower, which keep their least widths.
  package var priority: Int8 = 0
  /// Width divided by height: the height of a leaf follows from its width; 0 for none.
  package var aspectRatio = 0.0
  /// At most so many lines in a ``BoxKind/flow``; 0 for no limit.
  ///
  /// What does not fit is hidden and counted.
  package var flowLineLimit: UInt8 = 0

  /// The style of a plain box.
  package init() {}

  /// A plain box after `change`.
  package init(_ change: (inout BoxStyle) -> Void) {
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

/// One box as the passes read it; no ideal extent is not-a-number, so that a record is plain memory.
struct Box: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// Sits behind or above its siblings in an overlay, at the overlay's size, and does not count for that size.
    static let fillsParent = Flags(rawValue: 1 << 0)
    /// The last child of a flow that stands for the children that are hidden.
    static let overflowCount = Flags(rawValue: 1 << 1)
    /// A child of a flow that is shown only between two others on one line.
    static let flowSeparator = Flags(rawValue: 1 << 4)
    /// Takes more than its ideal width.
    static let growsWidth = Flags(rawValue: 1 << 2)
    /// Takes more than its ideal height.
    static let growsHeight = Flags(rawValue: 1 << 3)
  }

  var kind: BoxKind
  var flags: Flags
  var horizontal: HorizontalAlignment
  var vertical: VerticalAlignment
  var priority: Int8
  var flowLineLimit: UInt8
  /// Index in the tree's texts, or -1.
  var text: Int32
  /// Index after the last descendant.
  var subtreeEnd: Int32
  var minWidth: Double
  var idealWidth: Double
  var maxWidth: Double
  var minHeight: Double
  var idealHeight: Double
  var maxHeight: Double
  var padding: Insets
  var spacing: Double
  var lineSpacing: Double
  var aspectRatio: Double

  init(_ kind: BoxKind, _ style: BoxStyle, flags: Flags, text: Int32) {
    self.kind = kind
    self.flags =
      flags
      .union(style.width.grows ? .growsWidth : [])
      .union(style.height.grows ? .growsHeight : [])
    self.text = text
    horizontal = style.horizontal
    vertical = style.vertical
    priority = style.priority
    flowLineLimit = style.flowLineLimit
    subtreeEnd = 0
    minWidth = style.width.min
    idealWidth = style.width.ideal ?? .nan
    maxWidth = style.width.max
    minHeight = style.height.min
    idealHeight = style.height.ideal ?? .nan
    maxHeight = style.height.max
    padding = style.padding
    spacing = style.spacing
    lineSpacing = style.lineSpacing
    aspectRatio = style.aspectRatio
  }
}
