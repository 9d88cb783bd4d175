import CardProject
import DesignRules
import SchemaValidation
package import SourceText
import XMLSyntax

extension CardLanguage {
  /// Every kind of finding that can be made in a card, stage by stage: syntax, schema, design, layout, scenario, beside
  /// other cards, and what is wrong with instructions to ignore some.
  package static let diagnosticKinds: [DiagnosticKind] =
    XMLSyntaxDiagnostics.allDiagnosticKinds + SchemaDiagnostics.allDiagnosticKinds + DesignRule.allDiagnosticKinds
    + ScenarioDiagnostics.allDiagnosticKinds + CardProject.allDiagnosticKinds + Suppressions.allDiagnosticKinds
}
