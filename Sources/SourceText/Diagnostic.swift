/// One kind of finding: its stable code and everything that is the same wherever it is found.
///
/// Declared once, beside the code that finds it; `explain`, the documentation and the diagnostics' links read it here.
package struct DiagnosticKind: Hashable, Sendable {
  /// Stable, kebab-case, unique in the product, such as `tag-not-closed`.
  package let code: String
  /// Which of the stages finds it.
  package let source: DiagnosticSource
  /// How serious it is unless a setting says otherwise.
  package let severity: DiagnosticSeverity
  /// What is wrong, in one sentence without the particulars.
  package let summary: String
  /// The same without a full stop at its end, to stand in a title.
  package var phrase: String { summary.hasSuffix(".") ? String(summary.dropLast()) : summary }
  /// Why it matters and what to do: a few sentences of Markdown.
  package let explanation: String

  /// A kind of finding.
  package init(
    _ code: String, _ source: DiagnosticSource, _ severity: DiagnosticSeverity, summary: String, explanation: String
  ) {
    self.code = code
    self.source = source
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
  }
}

/// The stage that found something.
package enum DiagnosticSource: String, Sendable, CaseIterable {
  /// Well-formedness: XML 1.0 and Namespaces in XML 1.0.
  case syntax
  /// Schema validity: XSD 1.0.
  case schema
  /// A design rule that needs no layout.
  case design
  /// A design rule that follows from laying the card out.
  case layout
  /// A claim of a scenario, which runs.
  case scenario
  /// What a project sets for its cards.
  case configuration
  /// What is lost where a card is handed over to another system.
  case handover
}

/// How serious a finding is; the raw value is LSP's `DiagnosticSeverity`.
package enum DiagnosticSeverity: Int, Sendable, CaseIterable, Comparable {
  /// The document is wrong.
  case error = 1
  /// The document breaks a guideline.
  case warning = 2
  /// Advice.
  case information = 3
  /// A hint that an editor may show without a squiggle.
  case hint = 4

  /// Whether `lhs` is less serious than `rhs`.
  package static func < (lhs: DiagnosticSeverity, rhs: DiagnosticSeverity) -> Bool { lhs.rawValue > rhs.rawValue }
}

extension DiagnosticSeverity {
  /// The word for it in every report and in `--fail-on`: `error`, `warning`, `info` or `hint`.
  package var reportName: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information: "info"
    case .hint: "hint"
    }
  }
}

/// One finding in one document.
package struct Diagnostic: Hashable, Sendable {
  /// What kind of finding it is.
  package var kind: DiagnosticKind
  /// How serious it is here; by default as its kind says.
  package var severity: DiagnosticSeverity
  /// What is wrong here and what to do, with the particulars, as a sentence without a full stop.
  package var message: String
  /// The tightest range that shows it.
  package var range: ByteRange
  /// Other places in the same document that explain it, such as the start tag that lacks an end.
  package var related: [RelatedInformation]
  /// What an editor can offer to do about it, the best first.
  package var fixes: [Fix]
  /// Whether it is the last that is told of very many.
  package var standsForMore = false

  /// A finding of `kind` at `range`.
  package init(
    _ kind: DiagnosticKind, _ message: String, at range: ByteRange, severity: DiagnosticSeverity? = nil,
    related: [RelatedInformation] = [], fixes: [Fix] = []
  ) {
    self.kind = kind
    self.severity = severity ?? kind.severity
    self.message = message
    self.range = range
    self.related = related
    self.fixes = fixes
  }
}

/// A place that helps to understand a finding.
package struct RelatedInformation: Hashable, Sendable {
  /// What is to be seen there.
  package var message: String
  /// Where.
  package var range: ByteRange

  /// A note at a place.
  package init(_ message: String, at range: ByteRange) {
    self.message = message
    self.range = range
  }
}

/// A change that resolves a finding.
package struct Fix: Hashable, Sendable {
  /// What it does, as an editor's menu shows it, such as `Close <Title>`.
  package var title: String
  /// The edits, all against the text in which the finding was made.
  package var edits: [TextEdit]
  /// Whether it is the preferred one, which an editor may apply without asking.
  package var isPreferred: Bool

  /// A change named `title`.
  package init(_ title: String, _ edits: [TextEdit], isPreferred: Bool = false) {
    self.title = title
    self.edits = edits
    self.isPreferred = isPreferred
  }
}
