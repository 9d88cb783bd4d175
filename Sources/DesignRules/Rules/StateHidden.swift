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
    var found: (part: NodeID, wording: Wording)?
    context.forEachDescendant(of: node) { part in
      switch context.name(part) {
      case .status, .icon, .progressKPI, .timeline, .emptyState, .illustratedMessage, .dataTable: hasStatus = true
      case .objectCell, .contactCell, .objectCardView, .card, .chart, .calendar: return false
      case .footnote, .tag, .subtitle:
        let text = context.text(part)
        if found == nil, text.utf8.count <= 40, !context.isBound(text), !text.contains(where: \.isNumber) {
          let wording = context.wording(text, of: part)
          let mood = wording.mood
          // What a tag says for good is what the thing is like.
          if wording.words.count <= 3, !wording.speaks(of: .mishaps),
            mood == .bad || mood == .good && context.name(part) != .tag
              || wording.says(.going, with: [.auxiliaries, .times])
          {
            found = (part, wording)
          }
        }
      case .label:
        if found == nil, let icon = context.value(part, .icon), alarming.contains(icon), context.name(node) == .card {
          found = (part, context.wording(context.text(part), of: part))
        }
      default: break
      }
      return true
    }
    guard !hasStatus, let found else { return }
    context.report("“\(found.wording.text)” is a state; show it as a Status", at: context.textRange(found.part))
  }
}

/// Icons that say that something is wrong.
private let alarming: Set<String> = [
  "status.statusNegative", "status.statusCritical", "status.warning", "status.alert",
]
