/// A written page as tests look at it: its words, markup included, and the anchors in it.
struct PageText {
  let words: Set<Substring>
  let anchors: Set<Substring>
  let text: String

  init(_ bytes: [UInt8]) {
    text = String(decoding: bytes, as: UTF8.self)
    words = Self.words(of: text)
    var anchors: Set<Substring> = []
    // Anchors are all that stands in quotes behind `id=`.
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    for index in parts.indices.dropLast() where parts[index].hasSuffix(" id=") { anchors.insert(parts[index + 1]) }
    self.anchors = anchors
  }

  /// The words of `text`: runs of letters and digits.
  static func words(of text: String) -> Set<Substring> {
    Set(text.split { !$0.isLetter && !$0.isNumber })
  }

  /// The words of `text` that the page does not have.
  func missing(from text: String) -> Set<Substring> { Self.words(of: text).subtracting(words) }
}
