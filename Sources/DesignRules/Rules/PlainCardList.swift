import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A long list has a card of its own.
  static let plainCardList = DesignRule(
    "plain-card-list", .hint, summary: "A plain card holds a long list",
    explanation: """
      A plain card is for a few facts. A list that is longer than the screen scrolls in a table card, which keeps its \
      rows, its selection and its place.
      """,
    sources: ["TGC"], elements: ["PlainCard"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="stops" root="list">
        <MapContent id="town" zoom="city">
          <Pin id="p1" latitude="48.1" longitude="11.6">Depot 3</Pin>
        </MapContent>
        <TableCard id="list" map="town">
          <Title>Points</Title>
          <Section>
            <ObjectCell id="a"><Title>Gate</Title></ObjectCell>
          </Section>
        </TableCard>
      </CardScene>
      """,
    failing: """
      <CardScene xmlns="urn:cardwright:1" id="stops" root="list">
        <MapContent id="town" zoom="city">
          <Pin id="p1" latitude="48.1" longitude="11.6">Depot 3</Pin>
        </MapContent>
        <PlainCard id="list" map="town">
          <Title>Points</Title>
          <⏩ObjectCellList⏪>
            <ObjectCell id="c1"><Title>Point 1</Title></ObjectCell>
            <ObjectCell id="c2"><Title>Point 2</Title></ObjectCell>
            <ObjectCell id="c3"><Title>Point 3</Title></ObjectCell>
            <ObjectCell id="c4"><Title>Point 4</Title></ObjectCell>
            <ObjectCell id="c5"><Title>Point 5</Title></ObjectCell>
            <ObjectCell id="c6"><Title>Point 6</Title></ObjectCell>
            <ObjectCell id="c7"><Title>Point 7</Title></ObjectCell>
            <ObjectCell id="c8"><Title>Point 8</Title></ObjectCell>
          </ObjectCellList>
        </PlainCard>
      </CardScene>
      """,
    edges: [
      Edge(#"<ObjectCell id="c8"><Title>Point 8</Title></ObjectCell>"#, passes: "")
    ]
  ) { node, context in
    for list in context.children(node, .objectCellList) where context.value(list, .limit) == nil {
      let cells = context.descendants(list, [.objectCell])
      guard cells.count > mostRows else { continue }
      context.report(
        "\(cells.count) rows scroll better in a TableCard", at: context.tree.nameRange(of: list))
    }
  }
}

/// As many rows as stand on a phone below a title.
private let mostRows = 7
