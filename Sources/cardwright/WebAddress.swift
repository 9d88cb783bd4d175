import ArgumentParser

/// The addresses that options take for what others follow.
enum WebAddress {
  /// `text`, if it is the address of pages, or where `takesPaths` the path to them from what links to them.
  static func checked(_ text: String, takesPaths: Bool = false) throws -> String {
    let begin = ["https://", "http://", "file:///"].first { text.lowercased().hasPrefix($0) }
    // Nothing that ends an address where it is written (RFC 3986, appendix C), nor what browsers take for a stroke.
    let isWhole = text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && !"<>\"\\".utf8.contains($0) }
    let leadsSomewhere = begin.map { text.utf8.count > $0.utf8.count } ?? (takesPaths && isPath(text))
    guard isWhole, leadsSomewhere else {
      let other = takesPaths ? ", or a path from the report such as ../docs" : ""
      throw ValidationError("it must be an address such as https://example.com/cards\(other)")
    }
    return text
  }

  /// Whether `text` says only the way from where it stands: without a scheme, which ends with a colon in front of all strokes, and
  /// without the name of a machine (RFC 3986, 4.2).
  static func isPath(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix("//") && !text.prefix(while: { $0 != "/" }).contains(":")
  }
}
