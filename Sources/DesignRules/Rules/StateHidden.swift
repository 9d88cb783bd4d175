import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A state is shown as a state.
  static let stateHidden = DesignRule(
    "state-hidden", .information, summary: "A state stands in a grey line, a tag or a label",
    explanation: """
      Whether something is overdue or done is what people look for. A status has the colour and the place for it: at \
      the trailing edge of a cell, in the header of a card. Asked for footnotes, subtitles, tags and labels that are a \
      state and nothing else where no status stands, not for what a report is about (“Leak”) or a thing is called (“Paid leave”); the rule knows states in \(WordTable.languages(.trouble)).
      """,
    sources: ["OC-I", "SEED2", "HD-I26"], elements: ["ObjectCell", "ObjectCardView", "Card"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="orders">
        <ObjectCell target="orders/4711">
          <Title>Coolant pump</Title>
          <Attribute>
            <Status kind="negative">Overdue</Status>
          </Attribute>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="orders">
        <ObjectCell target="orders/4711">
          <Title>Coolant pump</Title>
          <Footnote>⏩Overdue⏪</Footnote>
        </ObjectCell>
      </ObjectCellList>
      """,
    edges: [
      Edge(passes: "Hall 4", fails: "In progress"),
      Edge(passes: "High priority"),
      Edge(passes: "Urgent"),
      Edge(passes: "Paid leave"),
      Edge(passes: "Damaged goods"),
      Edge(passes: "Leak detection"),
      Edge(passes: "Leak"),
      Edge(passes: "Overdue?"),
      Edge(passes: "Overdue since the last week", fails: "Overdue since Monday"),
      Edge(
        "<Footnote>Overdue</Footnote>",
        passes: "<Footnote>Overdue</Footnote><Attribute><Status>Late</Status></Attribute>"),
    ]
  ) { node, context in
    var hasStatus = false
    var texts: [NodeID] = []
    context.forEachDescendant(of: node) { part in
      switch context.name(part) {
      case .status, .icon, .progressKPI, .timeline, .emptyState, .illustratedMessage, .dataTable: hasStatus = true
      case .objectCell, .contactCell, .objectCardView, .card, .chart, .calendar: return false
      case .footnote, .tag, .subtitle: texts.append(part)
      case .label where context.name(node) == .card: texts.append(part)
      default: break
      }
      return true
    }
    guard !hasStatus, let state = texts.first(where: { tellsState($0, context) }) else { return }
    context.report("“\(context.text(state))” is a state; show it as a Status", at: context.textRange(state))
  }
}

/// Whether `part` says a state with its words, or a label with its icon.
private func tellsState(_ part: NodeID, _ context: RuleContext) -> Bool {
  if context.name(part) == .label { return context.value(part, .icon).map(alarming.contains) ?? false }
  let text = context.text(part)
  guard text.utf8.count <= 40, !context.isBound(text), !text.contains(where: \.isNumber) else { return false }
  let wording = context.wording(text, of: part)
  guard wording.words.count <= 3 else { return false }
  let mood = wording.mood
  // What a tag says for good is what the thing is like.
  return
    (mood == .bad || mood == .good && context.name(part) != .tag
    || wording.says(.going, with: [.auxiliaries, .times])) && !wording.speaks(of: .mishaps)
}

/// Icons that say that something is wrong.
private let alarming: Set<String> = [
  "status.statusNegative", "status.statusCritical", "status.warning", "status.alert",
]
