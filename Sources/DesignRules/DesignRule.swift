import CardLayout
import Guidelines
package import SourceText
import XMLSyntax

/// One design rule: what it says, where it comes from, how it is checked, a document that passes and one that fails.
///
/// Each rule is a constant in a file of its own under `Rules/`; its examples are its tests and its documentation. A
/// class, so that passing a rule on copies none of its texts.
package final class DesignRule: Sendable {
  /// Code, severity, summary and explanation.
  package let kind: DiagnosticKind
  /// Keys of the guideline sources it is taken from (`GuidelineSource.named`).
  package let sources: [String]
  /// Local names of the elements that it looks at, or none for all.
  ///
  /// The runner calls `check` for each of them; a layout rule is about them.
  package let elements: [String]
  /// A whole document without a finding of this rule.
  package let passing: String
  /// A whole document with one finding, its range between `⏩` and `⏪`.
  package let failing: String
  /// Cards that differ from the failing one in one place, on either side of what the rule allows.
  package let edges: [Edge]
  /// The most of what it counts, which a project may set lower; nil where nothing is counted.
  package let limit: Int?
  /// What it looks at.
  let check: Check

  /// What a rule looks at, and how.
  enum Check: Sendable {
    /// One element; reports what it finds.
    case element(@Sendable (NodeID, inout RuleContext) -> Void)
    /// A text that people read or hear, in an element or in one of its attributes; reports what it finds.
    case text(@Sendable (ReadText, inout RuleContext) -> Void)
    /// The values of attributes that hold one of these by the schema, bound ones left out; reports what it finds.
    case value([ContentKind], @Sendable (XMLAttribute, _ value: String, inout RuleContext) -> Void)
    /// A binding that reads data; reports what it finds.
    case binding(@Sendable (BoundValue, inout RuleContext) -> Void)
    /// A layout in one of these surroundings; the first that has something to report wins.
    case layout([Surroundings], @Sendable (LayoutSurvey, inout LayoutContext) -> Void)
  }

  /// A rule named `id` that is checked by `check`.
  init(
    named id: String, _ severity: DiagnosticSeverity, summary: String, explanation: String, sources: [String],
    elements: [String] = [], limit: Int? = nil, passing: String, failing: String, edges: [Edge], check: Check
  ) {
    self.limit = limit
    let stage: DiagnosticSource = if case .layout = check { .layout } else { .design }
    kind = DiagnosticKind(id, stage, severity, summary: summary, explanation: explanation)
    self.sources = sources
    self.elements = elements
    self.passing = passing
    self.failing = failing
    self.edges = edges
    self.check = check
  }

  /// A rule named `id` about `elements`, or about all where there are none of these.
  convenience init(
    _ id: String, _ severity: DiagnosticSeverity, summary: String, explanation: String, sources: [String],
    elements: [String], limit: Int? = nil, passing: String, failing: String, edges: [Edge] = [],
    check: @escaping @Sendable (NodeID, inout RuleContext) -> Void
  ) {
    self.init(
      named: id, severity, summary: summary, explanation: explanation, sources: sources, elements: elements,
      limit: limit, passing: passing, failing: failing, edges: edges, check: .element(check))
  }

  /// A rule named `id` about the values of attributes that hold one of `kinds` by the schema, in any element.
  convenience init(
    _ id: String, _ severity: DiagnosticSeverity, summary: String, explanation: String, sources: [String],
    holding kinds: [ContentKind], passing: String, failing: String, edges: [Edge] = [],
    check: @escaping @Sendable (XMLAttribute, _ value: String, inout RuleContext) -> Void
  ) {
    self.init(
      named: id, severity, summary: summary, explanation: explanation, sources: sources, passing: passing,
      failing: failing, edges: edges, check: .value(kinds, check))
  }

  /// A rule named `id` about what bindings read, in any element.
  convenience init(
    binding id: String, _ severity: DiagnosticSeverity, summary: String, explanation: String, sources: [String],
    passing: String, failing: String, edges: [Edge] = [],
    check: @escaping @Sendable (BoundValue, inout RuleContext) -> Void
  ) {
    self.init(
      named: id, severity, summary: summary, explanation: explanation, sources: sources, passing: passing,
      failing: failing, edges: edges, check: .binding(check))
  }

  /// A rule named `id` that follows from laying a card out in `surroundings`.
  convenience init(
    layout id: String, _ severity: DiagnosticSeverity, summary: String, explanation: String, sources: [String],
    about elements: [String], in surroundings: [Surroundings], limit: Int? = nil, passing: String, failing: String,
    edges: [Edge] = [], check: @escaping @Sendable (LayoutSurvey, inout LayoutContext) -> Void
  ) {
    self.init(
      named: id, severity, summary: summary, explanation: explanation, sources: sources, elements: elements,
      limit: limit, passing: passing, failing: failing, edges: edges, check: .layout(surroundings, check))
  }

  /// The document of ``failing`` without its marks.
  package var failingDocument: String { failing.filter { $0 != "⏩" && $0 != "⏪" } }

  /// The rule with this code, or nil when there is none.
  package static func named(_ code: String) -> DesignRule? { all.first { $0.kind.code == code } }

  /// The kinds of findings about names that are none, which tell more than that one has not the form of a name either.
  package static let unknownNames: [DiagnosticKind] = [unknownIcon.kind, unknownColor.kind]

  /// The kinds of findings that design rules make.
  package static var allDiagnosticKinds: [DiagnosticKind] {
    all.map { $0.kind } + [LayoutFindings.leftOut, GrowthFindings.noRoom]
  }
}
