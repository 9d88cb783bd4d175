import ArgumentParser

/// The addresses that options take for what others follow.
enum WebAddress {
  /// `text`, if it is the address of pages.
  static func checked(_ text: String) throws -> String {
    let begin = ["https://", "http://", "file:///"].first { text.lowercased().hasPrefix($0) }
    // Nothing that ends an address where it is written (RFC 3986, appendix C).
    let isWhole = text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && !"<>\"".utf8.contains($0) }
    guard let begin, isWhole, text.utf8.count > begin.utf8.count else {
      throw ValidationError("it must be an address such as https://example.com/cards")
    }
    return text
  }
}
