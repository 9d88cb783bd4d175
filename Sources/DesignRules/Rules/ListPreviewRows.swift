import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A card previews a list, it is not the list.
  static let listPreviewRows = DesignRule(
    "list-preview-rows", .warning, summary: "A card lists more than three cells",
    explanation: """
      A list on a card is a preview: at most three cells, and a way to see all of them. More rows make the card taller than a \
      glance and take the place of the list page that it should lead to. Cells with `each` are counted by the list’s `limit`, and \
      without one with the sample.
      """,
    sources: ["PTV-I", "OVP-W"], elements: ["ObjectCellList", "ContactCellList"], limit: 3,
    passing: """
      <Card xmlns="urn:cardwright:1" target="orders/4711">
        <Header>
          <Title>Open orders</Title>
        </Header>
        <Body>
          <ObjectCellList>
            <ObjectCell><Title>Order 4711</Title></ObjectCell>
          </ObjectCellList>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" target="orders/4711">
        <Header>
          <Title>Open orders</Title>
        </Header>
        <Body>
          <ObjectCellList>
            <ObjectCell><Title>Order 4711</Title></ObjectCell>
            <ObjectCell><Title>Order 4712</Title></ObjectCell>
            <ObjectCell><Title>Order 4713</Title></ObjectCell>
            <⏩ObjectCell⏪><Title>Order 4714</Title></ObjectCell>
          </ObjectCellList>
        </Body>
      </Card>
      """,
    edges: [
      Edge("<ObjectCell><Title>Order 4713</Title></ObjectCell>", passes: ""),
      Edge("<ObjectCellList>", passes: #"<ObjectCellList limit="3">"#, fails: #"<ObjectCellList limit="4">"#),
      .card(passes: preview(#" limit="3""#), fails: preview(#" limit="4""#), saying: "may show four"),
      .card(
        passes: preview("").replacing(#"each="{.}""#, with: #"each="{none}""#), fails: preview(""),
        saying: "shows four"),
    ]
  ) { node, context in
    guard context.ancestor(node, [.body]) != nil else { return }
    let most = Count(context.limit).of("cell")
    let cells = context.descendants(node, [.objectCell, .contactCell])
    let repeated = cells.first { context.value($0, .each) != nil }
    let limit = context.value(node, .limit).map { Int($0) ?? 0 } ?? .max
    let count = ReadPart.count(of: cells, in: node, context) ?? cells.count
    // Where the data have more one day, all that the limit lets through is shown.
    let shown = repeated != nil && limit < .max ? limit : min(limit, count)
    guard shown > context.limit else { return }
    // What is written in the file is cut for ever, and for people to choose.
    let fix = context.setting(
      node, .limit, to: String(context.limit), "Show \(most) at most", isPreferred: repeated != nil)
    guard let repeated else {
      return context.report(
        "A card previews at most \(most); this is number \(context.limit + 1) of \(cells.count)",
        at: context.tree.nameRange(of: cells[context.limit]), fixes: [fix])
    }
    context.report(
      limit < .max
        ? "A card previews at most \(most); this list may show \(Count(shown).word)"
        : "A card previews at most \(most); with the sample this list shows \(Count(shown).word)",
      at: limit < .max ? context.valueRange(node, .limit) : context.valueRange(repeated, .each), fixes: [fix])
  }
}

/// A card with a list of the orders that the sample has; `attributes` are those of the list.
private func preview(_ attributes: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" variation="list" target="orders" sample="samples/orders.json"><Header><Title>Open orders</Title></Header>
  <Body><ObjectCellList\(attributes)><ObjectCell each="{.}" target="orders/{number}"><Title>{title}</Title></ObjectCell>
  <EmptyState><Title>No open orders</Title></EmptyState></ObjectCellList></Body></Card>
  """
}
