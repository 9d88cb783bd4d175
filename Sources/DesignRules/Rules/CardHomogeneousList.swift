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
    sources: ["SEED1"], elements: ["CardList"],
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
      """,
    edges: [
      Edge("<Title>Motor</Title>", passes: "<Title>Motor</Title><Counter>1 of 2</Counter>"),
      Edge(bareCards, passes: views(3, "<Status>Runs</Status>"), fails: views(3, "<Subtitle>Hall 3</Subtitle>")),
      Edge(bareCards, passes: views(2, ""), fails: repeated),
    ]
  ) { node, context in
    let cards = context.children(node).filter { ![.header, .emptyState].contains(context.name($0)) }
    let isRepeated = cards.contains { context.value($0, .each) != nil }
    guard cards.count >= 3 || isRepeated, cards.allSatisfy({ isBare($0, context) }) else { return }
    context.report(
      "These cards hold a title and little else; an ObjectCellList shows more of them at once",
      at: context.tree.nameRange(of: node))
  }
}

/// Whether `card` shows a title, and an image or a subtitle at the most.
private func isBare(_ card: NodeID, _ context: RuleContext) -> Bool {
  var parts = context.children(card)
  if context.name(card) == .card, parts.count == 1 { parts = context.children(parts[0]) }
  let labels: [ElementName] = [.detailImage, .title, .subtitle]
  return [.card, .objectCardView].contains(context.name(card)) && !parts.isEmpty
    && parts.allSatisfy { labels.contains(context.name($0)) }
}

/// The cards of the failing example.
private let bareCards = """
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
  """

/// Object card views with a title and `part`.
private func views(_ count: Int, _ part: String) -> String {
  String(repeating: "<ObjectCardView target=\"a\"><Title>Pump</Title>\(part)</ObjectCardView>", count: count)
}

private let repeated = #"<ObjectCardView each="{.}" target="{id}"><Title>{name}</Title></ObjectCardView>"#
