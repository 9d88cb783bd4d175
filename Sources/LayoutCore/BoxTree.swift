/// Boxes in preorder and the texts that they hold: what a layout reads.
///
/// Made by ``BoxTreeBuilder``. An immutable object rather than a struct: passing it on counts one reference, not five.
package final class BoxTree: Sendable {
  /// All boxes; the children of box `n` begin at `n + 1`, its next sibling is at its `subtreeEnd`.
  let boxes: [Box]
  /// The texts of the boxes that show text.
  package let texts: [TextContent]
  /// The UTF-8 of all texts, one after the other.
  package let textBytes: [UInt8]
  /// The rules of the boxes whose kind has one.
  let columnRules: [ColumnRule]

  init(boxes: [Box], texts: [TextContent], textBytes: [UInt8], columnRules: [ColumnRule] = []) {
    self.boxes = boxes
    self.texts = texts
    self.textBytes = textBytes
    self.columnRules = columnRules
  }

  /// The rule of a masonry, a carousel or a split row, by what stands in its place for a text.
  func columnRule(_ text: Int32) -> ColumnRule {
    columnRules.indices.contains(Int(text)) ? columnRules[Int(text)] : ColumnRule()
  }

  /// How many boxes there are.
  package var count: Int { boxes.count }

  /// What kind of box `id` is.
  package func kind(of id: BoxID) -> BoxKind { boxes[id.index].kind }

  /// Index in ``texts`` of the text that box `id` shows, or nil.
  package func textIndex(of id: BoxID) -> Int? {
    let text = boxes[id.index].text
    return text < 0 || boxes[id.index].kind != .text ? nil : Int(text)
  }

  /// The boxes directly inside `id`.
  package func children(of id: BoxID) -> [BoxID] {
    var result: [BoxID] = []
    var child = id.index + 1
    let end = Int(boxes[id.index].subtreeEnd)
    while child < end {
      result.append(BoxID(child))
      child = Int(boxes[child].subtreeEnd)
    }
    return result
  }

  /// Index after the last box inside `id`.
  package func subtreeEnd(of id: BoxID) -> Int { Int(boxes[id.index].subtreeEnd) }

  /// Distances from the edges of `id` to what it holds.
  package func padding(of id: BoxID) -> Insets { boxes[id.index].padding }

  /// The box that holds `id`, or nil for the outermost; linear in the boxes between the two.
  package func parent(of id: BoxID) -> BoxID? {
    var candidate = id.index - 1
    while candidate >= 0 {
      if Int(boxes[candidate].subtreeEnd) > id.index { return BoxID(candidate) }
      candidate -= 1
    }
    return nil
  }

  /// The text of bytes `range` of ``textBytes``; ill-formed UTF-8 becomes U+FFFD.
  package func string(_ range: Range<Int>) -> String {
    String(decoding: textBytes[range], as: UTF8.self)
  }
}

/// A text and how it is set.
package struct TextContent: Sendable {
  /// Offset of its first byte in ``BoxTree/textBytes``.
  package var start: Int32
  /// Offset of the byte after its last one.
  package var end: Int32
  /// How it is set.
  package var style: TextSetting

  /// Its bytes in ``BoxTree/textBytes``.
  package var range: Range<Int> { Int(start)..<Int(end) }
}

/// Face, size and line rules of a text.
package struct TextSetting: Hashable, Sendable {
  /// The face.
  package var face: FontFace
  /// Size in points.
  package var size: Double
  /// Height of a line in points.
  package var leading: Double
  /// The most lines it may take; 0 for no limit.
  package var lineLimit: Int
  /// What is left out when the lines do not suffice.
  package var truncation: Truncation
  /// Whether a word that is wider than a line is broken where a syllable seems to end, with a hyphen, rather than anywhere.
  package var hyphenates = false

  /// The setting of these figures.
  package init(
    face: FontFace, size: Double, leading: Double, lineLimit: Int = 0, truncation: Truncation = .tail
  ) {
    self.face = face
    self.size = Extent.sane(size)
    self.leading = Extent.sane(leading)
    self.lineLimit = max(0, lineLimit)
    self.truncation = truncation
  }
}

/// The faces with metrics, from light to black.
@usableFromInline
package enum FontFace: UInt8, Sendable, CaseIterable {
  case light
  case regular
  case semibold
  case bold
  case black

  /// Its name, such as `semibold`.
  package var name: String {
    switch self {
    case .light: "light"
    case .regular: "regular"
    case .semibold: "semibold"
    case .bold: "bold"
    case .black: "black"
    }
  }
}

/// Which part of a text gives way to an ellipsis.
package enum Truncation: UInt8, Sendable {
  /// The end.
  case tail
  /// The middle of the last line.
  case middle
}
