/// Edits of a text, the same for every run of a seed: what people type and paste, and what breaks and mends markup.
public struct EditScript: Sendable {
  /// One edit: the bytes of a range give way to others.
  public struct Edit: Sendable {
    /// The bytes that go.
    public let range: Range<Int>
    /// The bytes that come.
    public let bytes: [UInt8]
  }

  private var state: UInt64
  private let pieces: [String]
  /// What was typed and is to be taken back, the last first.
  private var undo: [Edit] = []

  /// What breaks, mends and changes markup anywhere.
  private static let markup = [
    "x", " ", "\n", "\r\n", "<", ">", "/", "</", "/>", "\"", "'", "&", "&amp;", "]]>", "<!-- note -->", "<!--", "-->",
    "<![CDATA[ raw ]]>", "<?note?>", "<!DOCTYPE a>", "<a>", "</a>", "é", "😀", "=", " b=\"c\"", " xmlns=\"u:n\"",
    " xmlns:p=\"u:p\"", "p:", "<p:q/>", " xml:id=\"i\"",
  ]

  /// A script with texts of the document's own language among those that come.
  public init(seed: UInt64, pieces: [String] = []) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    self.pieces = Self.markup + pieces + pieces
  }

  /// A number below `limit`.
  public mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(truncatingIfNeeded: state % UInt64(max(1, limit)))
  }

  /// The next edit of `text`.
  public mutating func next(_ text: [UInt8]) -> Edit {
    // Half of what breaks is taken back soon, so that most documents are nearly right.
    if number(below: 2) == 0, let last = undo.popLast(), last.range.upperBound <= text.count { return last }
    let start = place(in: text)
    var end = start
    var bytes = Array(pieces[number(below: pieces.count)].utf8)
    switch number(below: 8) {
    case 0: (end, bytes) = (min(text.count, start + 1), [])
    case 1: (end, bytes) = (min(text.count, start + number(below: 60)), [])
    case 2: end = min(text.count, start + 1)
    case 3:
      let copied = place(in: text)
      bytes = Array(text[copied..<min(text.count, copied + number(below: 400))])
    default: break
    }
    let old = Array(text[start..<end])
    undo.append(Edit(range: start..<start + bytes.count, bytes: old))
    if undo.count > 3 { undo.removeFirst() }
    return Edit(range: start..<end, bytes: bytes)
  }

  /// A place in `text`, more often beside a delimiter than chance would have it.
  private mutating func place(in text: [UInt8]) -> Int {
    var place = number(below: text.count + 1)
    guard number(below: 2) == 0 else { return place }
    while place < text.count, text[place] != 0x3C, text[place] != 0x3E, text[place] != 0x22 { place += 1 }
    return min(text.count, place + number(below: 2))
  }
}
