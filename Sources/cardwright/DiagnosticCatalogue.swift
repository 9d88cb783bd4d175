import CardAnalysis
import DesignRules
import SchemaValidation
import SourceText
import XMLSyntax

/// Every kind of finding that Cardwright can make.
enum DiagnosticCatalogue {
  /// All kinds, stage by stage: syntax, schema, design, scenario.
  static let kinds: [DiagnosticKind] =
    XMLSyntaxDiagnostics.allDiagnosticKinds + SchemaDiagnostics.allDiagnosticKinds + [CrossCheck.verdictsDiffer]
    + DesignRule.allDiagnosticKinds + ScenarioDiagnostics.allDiagnosticKinds

  /// The kind with this code, or nil when there is none.
  static func kind(_ code: String) -> DiagnosticKind? { kinds.first { $0.code == code } }
}
