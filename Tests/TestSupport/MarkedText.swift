/// A text in which places are marked: `1️⃣`, `2️⃣`, … for places, `⏩…⏪` for a selection.
///
/// The marks are taken out; what they marked are byte offsets into the text that is left.
public struct MarkedText: Sendable {
  /// The text without its marks.
  public let text: String
  /// The byte offset of each mark, by the mark.
  public let offsets: [String: Int]
  /// The byte offsets between `⏩` and `⏪`, if both are there.
  public let selection: Range<Int>?

  /// Takes the marks out of `marked`.
  public init(_ marked: String) {
    var text = ""
    var offsets: [String: Int] = [:]
    var start: Int?
    var selection: Range<Int>?
    for character in marked {
      let offset = text.utf8.count
      if character == "⏩" {
        start = offset
      } else if character == "⏪" {
        selection = start.map { $0..<offset }
      } else if Self.isMark(character) {
        offsets[String(character)] = offset
      } else {
        text.append(character)
      }
    }
    self.text = text
    self.offsets = offsets
    self.selection = selection
  }

  /// The offset of `mark`; a test that names a mark it did not write is broken, so that is a trap.
  public subscript(mark: String) -> Int {
    guard let offset = offsets[mark] else { preconditionFailure("no mark \(mark) in the text") }
    return offset
  }

  /// Whether `character` is a digit in a keycap.
  private static func isMark(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    return scalars.count == 3 && scalars.last?.value == 0x20E3
  }
}
