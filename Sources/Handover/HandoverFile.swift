import Standards

/// A file of an export.
package struct HandoverFile: Hashable, Sendable {
  /// What is in it.
  package enum Content: Hashable, Sendable {
    /// This text.
    case text(String)
    /// What is in the file at this path, which is relative to the card.
    case copy(String)
  }

  /// Its path in the folder that is written to.
  package let path: String
  /// What is in it.
  package let content: Content
  /// Whether it is only begun: people write in it, and it is left alone once it is there.
  package let isBegun: Bool
  /// Which of its lines are from what, inner parts before those around them; none where that was not asked for.
  package let lines: [HandoverLines]

  init(_ path: String, _ content: Content, isBegun: Bool = false, lines: [HandoverLines] = []) {
    (self.path, self.content, self.isBegun, self.lines) = (path, content, isBegun, lines)
  }

  /// Whether `address` is none of a file: it has a scheme, or names a host.
  static func isElsewhere(_ address: String) -> Bool {
    if address.hasPrefix("//") { return true }
    guard let colon = address.firstIndex(of: ":"), address.first?.isLetter == true else { return false }
    // A single letter in front of a colon is a drive.
    return address[..<colon].count > 1
      && address[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }
}

// Files that people write in: each says of which card it is, and has a digest by which is seen whether somebody wrote in it.
extension HandoverFile {
  private static let beginning = "Begun from the card "
  private static let end = "; what you write here stays."

  /// The line by which a begun file is known.
  static func mark(of card: String) -> String { beginning + card + end }

  /// `text`, which has a mark, with its digest.
  static func sealed(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let digest = String(FNV1a.hash(bytes, bytes.indices), radix: 16)
    return text.replacing(end, with: " (\(digest))" + end, maxReplacements: 1)
  }

  /// Whether nobody has written in the begun file `text`.
  package static func isUntouched(_ text: String) -> Bool {
    guard let head = text.firstRange(of: end).map({ text[..<$0.lowerBound] }), let open = head.lastIndex(of: "(") else {
      return false
    }
    let seal = " " + head[open...] + end
    return sealed(text.replacing(seal, with: end, maxReplacements: 1)) == text
  }

  /// The name of the card from which `text` was begun; nil where it is no such file.
  package static func card(of text: String) -> String? {
    guard let start = text.firstRange(of: beginning)?.upperBound, let place = text.firstRange(of: end),
      start < place.lowerBound
    else { return nil }
    let name = text[start..<place.lowerBound]
    return String(name[..<(name.lastIndex(of: "(") ?? name.endIndex)].dropLast())
  }
}
