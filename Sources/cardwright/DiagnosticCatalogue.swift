import CardAnalysis
import Configuration
import Handover
import SourceText

/// Every kind of finding that Cardwright can make.
enum DiagnosticCatalogue {
  /// All kinds, those in cards first.
  static let kinds: [DiagnosticKind] =
    CardLanguage.diagnosticKinds + [CrossCheck.verdictsDiffer] + ConfigurationDiagnostics.allDiagnosticKinds
    + HandoverFindings.all

  /// The kind with this code, or nil when there is none.
  static func kind(_ code: String) -> DiagnosticKind? { kinds.first { $0.code == code } }
}
