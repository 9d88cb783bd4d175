import Guidelines
package import SourceText

/// What there is to say about a kind of finding, with the cards of the rule that finds it.
package struct Explanation: Sendable {
  private let kind: DiagnosticKind
  private let rule: DesignRule?
  private let example: KindExample?

  /// What there is to say about `kind`.
  package init(_ kind: DiagnosticKind) {
    self.kind = kind
    rule = DesignRule.named(kind.code)
    example = KindExample.named(kind.code)
  }

  /// The code of the one of `kinds` that `code`, which is none, most likely stands for: the nearest, or the first that begins so.
  package static func nearest(to code: String, among kinds: [DiagnosticKind]) -> String? {
    Spelling.nearest(to: code, among: kinds.map { $0.code })
      ?? (code.utf8.count < 3 ? nil : kinds.first { $0.code.hasPrefix(code) }?.code)
  }

  /// The guidelines that it follows from: titles with their addresses.
  package var sources: [String] {
    (rule?.sources ?? []).compactMap(GuidelineSource.named).map { source in
      source.title + (source.address.isEmpty ? "" : " <\(source.address)>")
    }
  }

  /// A text that breaks the rule; nil where no text shows it.
  package var failing: String? { rule?.failingDocument ?? example?.failing }

  /// A text that keeps the rule.
  package var passing: String? { rule?.passing ?? example?.passing }

  /// What these texts are.
  package var thing: String { example?.isConfiguration == true ? "configuration" : "card" }

  /// The language that they are written in, as Markdown names it.
  package var language: String { example?.isConfiguration == true ? "json" : "xml" }

  /// All of it as Markdown.
  package var markdown: String {
    var sections = [
      "# \(kind.code)", "\(kind.severity.reportName), found by the \(kind.source.rawValue) check", kind.summary,
      kind.explanation,
    ]
    if !sources.isEmpty { sections.append("## Source\n\n" + sources.map { "- " + $0 }.joined(separator: "\n")) }
    if let failing { sections.append("## A \(thing) that breaks it\n\n```\(language)\n\(failing)\n```") }
    if let passing { sections.append("## A \(thing) that keeps it\n\n```\(language)\n\(passing)\n```") }
    return sections.joined(separator: "\n\n")
  }
}
