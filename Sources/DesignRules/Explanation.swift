import Guidelines
package import SourceText

/// What there is to say about a kind of finding, with the cards of the rule that finds it.
package struct Explanation: Sendable {
  private let kind: DiagnosticKind
  private let rule: DesignRule?

  /// What there is to say about `kind`.
  package init(_ kind: DiagnosticKind) {
    self.kind = kind
    rule = DesignRule.named(kind.code)
  }

  /// The guidelines that it follows from: titles with their addresses.
  package var sources: [String] {
    (rule?.sources ?? []).compactMap(GuidelineSource.named).map { source in
      source.title + (source.address.isEmpty ? "" : " <\(source.address)>")
    }
  }

  /// A card that breaks the rule; nil for a finding of no rule.
  package var failing: String? { rule?.failingDocument }

  /// A card that keeps the rule.
  package var passing: String? { rule?.passing }

  /// All of it as Markdown.
  package var markdown: String {
    var sections = [
      "# \(kind.code)", "\(kind.severity.reportName), found by the \(kind.source.rawValue) check", kind.summary,
      kind.explanation,
    ]
    if !sources.isEmpty { sections.append("## Source\n\n" + sources.map { "- " + $0 }.joined(separator: "\n")) }
    if let failing { sections.append("## A card that breaks it\n\n```xml\n\(failing)\n```") }
    if let passing { sections.append("## A card that keeps it\n\n```xml\n\(passing)\n```") }
    return sections.joined(separator: "\n\n")
  }
}
