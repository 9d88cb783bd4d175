import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Tags are few.
  static let tagsFew = DesignRule(
    "tags-few", .hint, summary: "A card has very many tags",
    explanation: """
      Tags tell cards apart at a glance. Where a card has more than six, they shout each other down; name the two or \
      three by which people choose. The limit of six is our own: the guideline asks not to overuse them.
      """,
    sources: ["TAG-W", "OWN"], elements: ["Card", "ObjectCardView", "ObjectCell"], limit: 6,
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <Row>
            <Tag>Production</Tag>
            <Tag>Safety</Tag>
          </Row>
        </ExtendedHeader>
      </Card>
      """,
    failing: """
      <⏩Card⏪ xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <Row>
            <Tag>Production</Tag>
            <Tag>Mechanics</Tag>
            <Tag>Software</Tag>
            <Tag>Safety</Tag>
          </Row>
          <Row>
            <Tag>Lyon</Tag>
            <Tag>Extern</Tag>
            <Tag>Budget</Tag>
          </Row>
        </ExtendedHeader>
      </Card>
      """,
    edges: [
      Edge("<Tag>Budget</Tag>", passes: "", fails: #"<Tag in="regular">Budget</Tag>"#, saying: "(at regular width)")
    ]
  ) { node, context in
    let lists: [ElementName] = [.objectCellList, .contactCellList]
    var count = 0
    context.forEachDescendant(of: node) { part in
      let name = context.name(part)
      if name == .tag, context.value(part, .each) == nil { count += 1 }
      return !lists.contains(name)
    }
    guard count > context.limit else { return }
    context.report("\(count) tags are more than anybody reads; keep two or three", at: context.tree.nameRange(of: node))
  }
}
