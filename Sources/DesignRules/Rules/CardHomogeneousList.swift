import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Cards show more than a cell would.
  static let cardHomogeneousList = DesignRule(
    "card-homogeneous-list", .information, summary: "Cards show no more than cells would",
    explanation: """
      Cards of the same kind with nothing but a title and a subtitle take the room of cards and say what a cell says. \
      An `ObjectCellList` shows more of them at once.
      """,
    sources: ["SEED1"], elements: ["CardList", "CardMasonry"],
    passing: """
      <CardList xmlns="urn:cardwright:1" id="all">
        <Card id="a" target="a">
          <Header>
            <Title>Pump</Title>
          </Header>
        </Card>
        <Card id="b" target="b">
          <Header>
            <Title>Valve</Title>
          </Header>
        </Card>
      </CardList>
      """,
    failing: """
      <⏩CardList⏪ xmlns="urn:cardwright:1" id="all">
        <Card id="a" target="a">
          <Header>
            <Title>Pump</Title>
          </Header>
        </Card>
        <Card id="b" target="b">
          <Header>
            <Title>Valve</Title>
          </Header>
        </Card>
        <Card id="c" target="c">
          <Header>
            <Title>Motor</Title>
          </Header>
        </Card>
      </CardList>
      """
  ) { node, context in
    let cards = context.children(node, .card)
    guard cards.count >= 3, cards.count == context.children(node).count(where: { context.name($0) != .header }) else {
      return
    }
    let texts: [ElementName] = [.detailImage, .title, .subtitle]
    let areBare = cards.allSatisfy { card in
      let parts = context.children(card)
      return parts.count == 1 && context.children(parts[0]).allSatisfy { texts.contains(context.name($0)) }
    }
    guard areBare else { return }
    context.report(
      "These cards hold a title and little else; an ObjectCellList shows more of them at once",
      at: context.tree.nameRange(of: node))
  }
}
