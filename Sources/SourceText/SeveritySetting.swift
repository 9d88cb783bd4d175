/// What a setting does to the findings of one code.
package enum SeveritySetting: Hashable, Sendable {
  /// They are not told.
  case off
  /// They are as serious as this.
  case severity(DiagnosticSeverity)

  /// What `word` asks for: `off`, `error`, `warning`, `information` (or `info`) or `hint`; nil for another word.
  package init?(_ word: String) {
    switch word {
    case "off": self = .off
    case "error": self = .severity(.error)
    case "warning": self = .severity(.warning)
    case "information", "info": self = .severity(.information)
    case "hint": self = .severity(.hint)
    default: return nil
    }
  }
}

extension [String: SeveritySetting] {
  /// `finding` as these settings, by code, have it; nil where they hide it.
  package func applied(to finding: Diagnostic) -> Diagnostic? {
    guard !isEmpty, let setting = self[finding.kind.code] else { return finding }
    guard case .severity(let severity) = setting else { return nil }
    var finding = finding
    finding.severity = severity
    return finding
  }
}
