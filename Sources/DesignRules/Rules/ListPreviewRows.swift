import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A card previews a list, it is not the list.
  static let listPreviewRows = DesignRule(
    "list-preview-rows", .warning, summary: "A card lists more than three cells",
    explanation: """
      A list on a card is a preview: at most three cells, and a way to see all of them. More rows make the card taller than a \
      glance and take the place of the list page that it should lead to.
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
    edges: [Edge("<ObjectCell><Title>Order 4713</Title></ObjectCell>", passes: "")]
  ) { node, context in
    guard context.ancestor(node, [.body]) != nil, context.value(node, .limit) == nil else { return }
    let cells = context.descendants(node, [.objectCell, .contactCell])
    guard cells.count > context.limit else { return }
    context.report(
      "A card previews at most \(Count(context.limit).of("cell")); this is number \(context.limit + 1) of \(cells.count)",
      at: context.tree.nameRange(of: cells[context.limit]),
      fixes: [
        context.setting(
          node, .limit, to: String(context.limit), "Show \(Count(context.limit).of("cell")) at most", isPreferred: true)
      ])
  }
}
