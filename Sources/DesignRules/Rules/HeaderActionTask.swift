import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// The header acts on the card.
  static let headerActionTask = DesignRule(
    "header-action-task", .information, summary: "A button of the header acts on the object",
    explanation: """
      The button in the header acts on the card itself: favourite, filter, sort, hide. What approves, rejects, deletes or \
      pays the object is the task of the card and belongs in the footer, with its words. The rule knows such words in \
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
      Edge("Approve the contract", passes: "{labels/approve}"),
      Edge("Approve the contract", passes: "Release notes", fails: "Release invoice"),
      Edge("Approve the contract", passes: "Release calendar", fails: "Reject request"),
      Edge("Approve the contract", passes: "Reject reasons", fails: "Yes, reject"),
      Edge(
        #"label="Approve the contract""#, passes: #"xml:lang="zh" label="审批记录""#, fails: #"xml:lang="zh" label="审批""#),
      Edge(
        #"label="Approve the contract""#, passes: #"xml:lang="ja" label="承認ルート""#, fails: #"xml:lang="ja" label="承認する""#
      ),
      Edge("Approve the contract", passes: "Remove", fails: "Delete"),
      Edge("Approve the contract", passes: "Remove this card", fails: "Remove user"),
      Edge("Approve the contract", passes: "Order by date", fails: "Order"),
      Edge("Approve the contract", passes: "Order by car", fails: "Book a car"),
      Edge("Approve the contract", passes: "Close", fails: "Close the ticket"),
      Edge("Approve the contract", passes: "Close card", fails: "Submit timesheet"),
      Edge(
        #"label="Approve the contract""#, passes: #"xml:lang="de" label="Karte schließen""#,
        fails: #"xml:lang="de" label="Ticket schließen""#),
      Edge("Approve the contract", passes: "Order history", fails: "Pay invoice"),
      Edge(#"icon="actions.accept" label="Approve the contract""#, passes: #"icon="actions.share" label="Send""#),
      Edge(
        #"icon="actions.accept" label="Approve the contract""#, fails: #"icon="actions.delete" label="Remove""#),
      Edge(
        #"icon="actions.accept" label="Approve the contract""#,
        passes: #"icon="actions.download" xml:lang="pt-PT" label="Transferir fatura""#,
        fails: #"icon="actions.accept" xml:lang="pt-BR" label="Transferir fatura""#),
      Edge(
        #"label="Approve the contract""#, passes: #"xml:lang="de" label="Karte entfernen""#,
        fails: #"xml:lang="de" label="Bestellung löschen""#),
      Edge(
        #"label="Approve the contract""#, passes: #"xml:lang="ja" label="注文履歴""#, fails: #"xml:lang="ja" label="注文を送信""#
      ),
    ]
  ) { node, context in
    guard let label = context.value(node, .label),
      context.wording(label, of: node).actsOnObject(withIcon: context.value(node, .icon) ?? "")
    else { return }
    context.report("Put the task of this card into its footer", at: context.valueRange(node, .icon))
  }
}
