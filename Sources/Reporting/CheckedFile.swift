package import SourceText

/// One file that was checked, and what was found in it.
package struct CheckedFile: Sendable {
  /// The name of what came on standard input.
  static let standardInput = "<stdin>"

  /// Its path as a report names it, or `<stdin>`.
  package let path: String
  /// Its text, into which the findings point.
  package let text: SourceText
  /// What was found, in document order.
  package var diagnostics: [Diagnostic] { didSet { isTruncated = isTruncated || Self.isCut(diagnostics) } }
  /// Whether there is more to find than was found, whatever of that ``diagnostics`` still tell.
  package private(set) var isTruncated: Bool
  /// Drawings of the card where findings are to be seen: what each shows, as SVG.
  package var pictures: [Picture] = []

  /// A drawing of a card.
  package struct Picture: Sendable {
    /// Where it is drawn, such as “at 320 pt”.
    package let caption: String
    /// An SVG document.
    package let svg: [UInt8]

    /// A drawing under a `caption`.
    package init(_ caption: String, svg: [UInt8]) { (self.caption, self.svg) = (caption, svg) }
  }

  /// A file named `path` with these findings.
  package init(path: String, text: SourceText, diagnostics: [Diagnostic]) {
    self.path = path
    self.text = text
    self.diagnostics = diagnostics
    isTruncated = Self.isCut(diagnostics)
  }

  private static func isCut(_ diagnostics: [Diagnostic]) -> Bool { diagnostics.contains { $0.standsForMore } }
}
