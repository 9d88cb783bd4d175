import CardLayout
import CardModel
import SourceText
import XMLSyntax

/// What a layout rule may ask, and where it reports.
struct LayoutContext {
  /// The elements of the document.
  let elements: RuleContext
  /// Where the layout at hand was made.
  private(set) var surroundings = Surroundings.smallPhone
  /// Where the layout at hand was made, as a message says it, such as “at 320 pt”.
  private(set) var place = ""
  /// The rule that is running.
  private(set) var rule: DesignRule?
  /// What was found so far.
  private(set) var diagnostics: [Diagnostic] = []
  /// The rules' findings by part, so that each is reported once: in the first surroundings, or in the most serious
  /// case.
  private var reported: [Finding: Int] = [:]

  private struct Finding: Hashable {
    var rule: ObjectIdentifier
    var node: NodeID
  }

  init(tree: XMLTree, words: [CardWord]) {
    elements = RuleContext(tree: tree, words: words, knowledge: nil, fileExists: nil)
  }

  /// Goes on with what was laid out in `surroundings`, for `environment`.
  mutating func turn(to surroundings: Surroundings, _ environment: CardEnvironment) {
    self.surroundings = surroundings
    place = surroundings.place(environment)
  }

  /// Goes on with `rule`.
  mutating func turn(to rule: DesignRule) { self.rule = rule }

  /// Whether `rule` has a finding about the part at `source`.
  func hasReported(_ rule: DesignRule, _ source: PartSource) -> Bool {
    reported[Finding(rule: ObjectIdentifier(rule), node: source.node)] != nil
  }

  /// Reports a finding of the running rule about the part at `source`, unless it has one already.
  ///
  /// - Parameters:
  ///   - range: Where; nil for the part's text, or the name of its element when it has none.
  ///   - severity: How serious it is here; nil for what the rule says.
  mutating func report(
    _ message: String, _ source: PartSource, at range: ByteRange? = nil, severity: DiagnosticSeverity? = nil,
    fixes: [Fix] = []
  ) {
    guard let rule else { return }
    let finding = Finding(rule: ObjectIdentifier(rule), node: source.node)
    let diagnostic = Diagnostic(
      rule.kind, message, at: range ?? elements.textRange(source.node), severity: severity, fixes: fixes)
    guard let known = reported[finding] else {
      reported[finding] = diagnostics.count
      return diagnostics.append(diagnostic)
    }
    if diagnostics[known].severity < diagnostic.severity { diagnostics[known] = diagnostic }
  }

  /// Where the name of the element at `source` stands.
  func nameRange(_ source: PartSource) -> ByteRange { elements.tree.nameRange(of: source.node) }

  /// Whether `source` is a card whose height is its own, rather than that of a scene's screen.
  func isFreeCard(_ source: PartSource) -> Bool {
    [.card, .objectCardView, .objectCellList].contains(elements.name(source.node))
  }

  /// Whether the document describes a scene.
  var isScene: Bool {
    guard let root = elements.tree.root else { return false }
    return elements.name(root) == .cardScene
  }

  /// The name of the element around `source`; empty at the root.
  func parentName(_ source: PartSource) -> String {
    guard let parent = elements.parent(source.node) else { return "" }
    return elements.localName(parent)
  }
}

extension LayoutSurvey.Text {
  /// The text of it that shows in `survey`, in quotes; of a long text, its end.
  func quoted(in survey: LayoutSurvey) -> String {
    let shown = survey.shown(self)
    let limit = 40
    return shown.count <= limit ? "“\(shown)”" : "“…\(shown.suffix(limit))”"
  }
}
