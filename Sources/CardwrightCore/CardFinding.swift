import SourceText

/// Something that is wrong with a card, or could be better.
public struct CardFinding: Hashable, Sendable {
  /// How serious it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The document is wrong.
    case error
    /// It breaks a guideline.
    case warning
    /// Advice.
    case information = "info"
    /// Advice that an editor may show in passing.
    case hint
  }

  /// What kind of finding it is: stable, such as `title-missing`; `cardwright explain` and the documentation know it.
  public let code: String
  /// How serious it is.
  public let severity: Severity
  /// What is wrong and what to do, as a sentence without a full stop.
  public let message: String
  /// Its line, counted from 1.
  public let line: Int
  /// Its column in characters of Unicode, counted from 1.
  public let column: Int
  /// What it is about: bytes of the text's UTF-8.
  public let bytes: Range<Int>

  init(_ found: Diagnostic, _ lines: LineTable) {
    let start = lines.position(of: found.range.start, in: .utf32)
    (code, message) = (found.kind.code, found.message)
    severity =
      switch found.severity {
      case .error: .error
      case .warning: .warning
      case .information: .information
      case .hint: .hint
      }
    (line, column) = (start.line + 1, start.character + 1)
    bytes = found.range.start..<found.range.end
  }
}
