import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Cards show more than a cell would.
  static let cardHomogeneousList = DesignRule(
    "card-homogeneous-list", .information, summary: "Cards show no more than cells would",
    explanation: """
      Cards of the same kind with nothing but a title and a subtitle take the room of cards and say what a cell says. \
      An `ObjectCellList` shows more of them at once. Tiles of a masonry that have pictures are left alone.
      """,
    sources: ["SEED1"], elements: ["CardList", "CardMasonry"],
    passing: """
      <CardList xmlns="urn:cardwright:1" id="all">
        <Card id="a" target="a/1">
          <Header>
            <Title>Pump</Title>
          </Header>
        </Card>
        <Card id="b" target="b/1">
          <Header>
            <Title>Valve</Title>
          </Header>
        </Card>
      </CardList>
      """,
    failing: """
      <⏩CardList⏪ xmlns="urn:cardwright:1" id="all">
        <Card id="a" target="a/1">
          <Header>
            <Title>Pump</Title>
          </Header>
        </Card>
        <Card id="b" target="b/1">
          <Header>
            <Title>Valve</Title>
          </Header>
        </Card>
        <Card id="c" target="c/1">
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
      .card(
        passes: masonry(
          views(3, #"<Subtitle>Hall 3</Subtitle>"#).replacing(
            "<Title>", with: #"<DetailImage icon="devices.machine" alt=""/><Title>"#)),
        fails: masonry(views(3, "<Subtitle>Hall 3</Subtitle>"))),
    ]
  ) { node, context in
    let cards = context.children(node).filter { ![.header, .emptyState].contains(context.name($0)) }
    let isRepeated = cards.contains { context.value($0, .each) != nil }
    guard cards.count >= 3 || isRepeated, cards.allSatisfy({ isBare($0, in: node, context) }) else { return }
    context.report(
      "These cards hold a title and little else; an ObjectCellList shows more of them at once",
      at: context.tree.nameRange(of: node))
  }
}

/// Whether `card` shows a title, and an image or a subtitle at the most; tiles with their pictures are well in a masonry.
private func isBare(_ card: NodeID, in list: NodeID, _ context: RuleContext) -> Bool {
  var parts = context.children(card)
  if context.name(card) == .card, parts.count == 1 { parts = context.children(parts[0]) }
  let labels: [ElementName] =
    context.name(list) == .cardMasonry ? [.title, .subtitle] : [.detailImage, .title, .subtitle]
  return [.card, .objectCardView].contains(context.name(card)) && !parts.isEmpty
    && parts.allSatisfy { labels.contains(context.name($0)) }
}

/// The cards of the failing example.
private let bareCards = """
  <Card id="a" target="a/1">
      <Header>
        <Title>Pump</Title>
      </Header>
    </Card>
    <Card id="b" target="b/1">
      <Header>
        <Title>Valve</Title>
      </Header>
    </Card>
    <Card id="c" target="c/1">
      <Header>
        <Title>Motor</Title>
      </Header>
    </Card>
  """

private func masonry(_ cards: String) -> String {
  #"<CardMasonry xmlns="urn:cardwright:1" id="all">\#(cards)</CardMasonry>"#
}

/// Object card views with a title and `part`.
private func views(_ count: Int, _ part: String) -> String {
  String(repeating: "<ObjectCardView target=\"a/1\"><Title>Pump</Title>\(part)</ObjectCardView>", count: count)
}

private let repeated = #"<ObjectCardView each="{.}" target="{id}"><Title>{name}</Title></ObjectCardView>"#
