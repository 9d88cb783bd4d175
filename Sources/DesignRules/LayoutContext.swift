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
  /// A finding, with the part that it is about.
  typealias Finding = (finding: Diagnostic, node: NodeID)
  /// What was found so far.
  private(set) var findings: [Finding] = []
  /// Of which parts findings are taken in the layout at hand.
  var isWanted: (NodeID) -> Bool = { _ in true }
  /// The cards of a list, if it is one.
  private let list: CardsOfList?
  /// The rules' findings by part, so that each is reported once: in the first surroundings, or in the most serious
  /// case.
  private var reported: [Key: Int] = [:]

  private struct Key: Hashable {
    var rule: ObjectIdentifier
    var node: NodeID
  }

  init(tree: XMLTree, words: [CardWord], _ list: CardsOfList?, _ limits: RuleLimits) {
    self.list = list
    elements = RuleContext(tree: tree, words: words, knowledge: nil, limits: limits)
  }

  /// Goes on with what was laid out in `surroundings`, for `environment`.
  mutating func turn(to surroundings: Surroundings, _ environment: CardEnvironment) {
    self.surroundings = surroundings
    place = surroundings.place(environment)
  }

  /// Goes on with `rule`.
  mutating func turn(to rule: DesignRule) { self.rule = rule }

  /// The most that the running rule allows of what it counts.
  var limit: Int { elements.limits[rule] }

  /// Whether `rule` has a finding about the part at `source`.
  func hasReported(_ rule: DesignRule, _ source: PartSource) -> Bool {
    reported[Key(rule: ObjectIdentifier(rule), node: source.node)] != nil
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
    guard let rule, isWanted(source.node) else { return }
    let key = Key(rule: ObjectIdentifier(rule), node: source.node)
    let diagnostic = Diagnostic(
      rule.kind, message, at: range ?? elements.textRange(source.node), severity: severity, fixes: fixes)
    guard let known = reported[key] else {
      reported[key] = findings.count
      return findings.append((diagnostic, source.node))
    }
    if findings[known].finding.severity < diagnostic.severity { findings[known].finding = diagnostic }
  }

  /// The targets of one card, or of none, that share taps once all are at least `side` points wide and high.
  func crowded(_ survey: LayoutSurvey, side: Double) -> [(target: Int, other: Int)] {
    let pairs = survey.crowded(side: side)
    guard let list else { return pairs }
    return pairs.filter { pair in
      let cards = [pair.target, pair.other].map { survey.targets[$0].source.flatMap { list.card(of: $0.node) } }
      return cards[0] == cards[1]
    }
  }

  /// Whether the text of the part at `source` comes from the sample data, so that it is not its author's to shorten.
  func isBound(_ source: PartSource) -> Bool {
    let content = elements.tree.contentRange(of: source.node)
    return elements.tree.text.bytes[content.start..<content.end].contains(0x7B)
  }

  /// The texts of `survey` that are cut off although their author wrote them as they are.
  func writtenCutTexts(_ survey: LayoutSurvey) -> [LayoutSurvey.Text] {
    survey.cutTexts.filter { !isBound($0.source) }
  }

  /// Where the name of the element at `source` stands.
  func nameRange(_ source: PartSource) -> ByteRange { elements.tree.nameRange(of: source.node) }

  /// Whether `source` is a card whose height is its own, rather than that of a scene's screen.
  func isFreeCard(_ source: PartSource) -> Bool {
    CardsOfList.kinds.contains(elements.name(source.node))
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
