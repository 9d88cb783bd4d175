import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// The same thing stands in the same row of every card.
  static let headerConsistency = DesignRule(
    "header-consistency", .information, summary: "Cards show the same thing in different rows",
    explanation: """
      People find what they look for by its place. Tags, status and rating stand in the same row of the extended \
      header in all cards of a collection.
      """,
    sources: ["HD-I24", "HD-I25", "HD-I26"], elements: ["CardList", "CardMasonry", "CardCarousel"],
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
      <CardList xmlns="urn:cardwright:1" id="all">
        <Card id="a" target="a/1">
          <Header>
            <Title>Pump</Title>
          </Header>
          <ExtendedHeader>
            <Row><Tag>Steel</Tag></Row>
            <Row><Label>Hall 3</Label></Row>
          </ExtendedHeader>
        </Card>
        <Card id="b" target="b/1">
          <Header>
            <Title>Valve</Title>
          </Header>
          <ExtendedHeader>
            <Row><Label>Hall 2</Label></Row>
            <Row><⏩Tag⏪>Brass</Tag></Row>
          </ExtendedHeader>
        </Card>
      </CardList>
      """
  ) { node, context in
    var places: [String: Int] = [:]
    for card in context.children(node, .card) {
      guard let header = context.child(card, .extendedHeader) else { continue }
      for (index, row) in context.children(header, .row).enumerated() {
        for part in context.children(row) where [.tag, .status, .rating].contains(context.name(part)) {
          let name = context.localName(part)
          let place = places[name] ?? index
          places[name] = place
          guard place != index else { continue }
          return context.report(
            "Other cards have the \(name.lowercased()) in row \(place + 1), not in row \(index + 1)",
            at: context.tree.nameRange(of: part))
        }
      }
    }
  }
}
