import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// The header acts on the card.
  static let headerActionTask = DesignRule(
    "header-action-task", .information, summary: "A button of the header decides about the object",
    explanation: """
      The button in the header acts on the card itself: favourite, filter, sort, hide. What approves, rejects or releases \
      the object is the task of the card and belongs in the footer, with its words. The rule knows such words in \
      \(WordTable.languages(.decision)).
      """,
    sources: ["HD-I24", "HD-I25", "HD-I26"], elements: ["HeaderAction"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
          <HeaderAction id="star" icon="actions.favorite" label="Add to favourites"/>
        </Header>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
          <HeaderAction id="approve" icon="⏩actions.accept⏪" label="Approve the contract"/>
        </Header>
      </Card>
      """,
    edges: [
      Edge("Approve the contract", passes: "Mark as read"),
      Edge(
        #"icon="actions.accept" label="Approve the contract""#,
        passes: #"icon="actions.decline" label="Hide this card""#),
      Edge("actions.accept", fails: "actions.decline"),
    ]
  ) { node, context in
    guard let label = context.value(node, .label),
      context.wording(label, of: node).hasWord(of: .decision)
    else { return }
    context.report("Put the task of this card into its footer", at: context.valueRange(node, .icon))
  }
}
