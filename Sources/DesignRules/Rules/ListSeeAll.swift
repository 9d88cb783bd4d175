import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A list that is cut short leads to all of it.
  static let listSeeAll = DesignRule(
    "list-see-all", .information, summary: "A list that is cut short has no way to the rest",
    explanation: """
      A list with a `limit` shows the first few of many. “See all”, with how many there are, leads to the rest.
      """,
    sources: ["PTV-I", "SEED1"], elements: ["ObjectCellList", "ContactCellList"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <ObjectCellList limit="3">
            <ObjectCell>
              <Title>Pump</Title>
            </ObjectCell>
            <SeeAll target="orders">See all</SeeAll>
          </ObjectCellList>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <⏩ObjectCellList⏪ limit="3">
            <ObjectCell>
              <Title>Pump</Title>
            </ObjectCell>
          </ObjectCellList>
        </Body>
      </Card>
      """
  ) { node, context in
    guard context.value(node, .limit) != nil, let card = context.ancestor(node, [.card]) else { return }
    guard context.sharedDescendants(card, [.seeAll]).isEmpty, context.value(card, .target) == nil else { return }
    context.report("Add a SeeAll that leads to the whole list", at: context.tree.nameRange(of: node))
  }
}
