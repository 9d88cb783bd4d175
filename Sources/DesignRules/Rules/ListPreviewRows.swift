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
    sources: ["PTV-I", "OVP-W"], elements: ["Body"],
    passing: """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <Title>Open orders</Title>
        </Header>
        <Body>
          <ObjectCell>
            <Title>Order 4711</Title>
          </ObjectCell>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <Title>Open orders</Title>
        </Header>
        <Body>
          <ObjectCell>
            <Title>Order 4711</Title>
          </ObjectCell>
          <ObjectCell>
            <Title>Order 4712</Title>
          </ObjectCell>
          <ObjectCell>
            <Title>Order 4713</Title>
          </ObjectCell>
          <⏩ObjectCell⏪>
            <Title>Order 4714</Title>
          </ObjectCell>
        </Body>
      </Card>
      """
  ) { node, context in
    let cells = context.children(node, "ObjectCell")
    guard cells.count > 3 else { return }
    context.report(
      "A card previews at most three cells; this is number 4 of \(cells.count)",
      at: context.tree.nameRange(of: cells[3]))
  }
}
