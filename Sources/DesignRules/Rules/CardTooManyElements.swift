import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A card is seen at a glance.
  static let cardTooManyElements = DesignRule(
    "card-too-many-elements", .information, summary: "A card holds very many things",
    explanation: """
      A card with more than a dozen things in it is no teaser any more. Lists, tables, charts, calendars, maps, \
      timelines and rows of tags count as one thing each, and a separator as none. Leave what is rarely needed to the page that the card opens.
      """,
    // The number is our own: the guidelines ask for few elements and give none (SEED4, OV-I).
    sources: ["SEED4", "OV-I"], elements: ["Card"], limit: 12,
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Text>Leaks</Text>
        </Body>
      </Card>
      """,
    failing: """
      <⏩Card⏪ xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Text>Note 1</Text>
          <Text>Note 2</Text>
          <Text>Note 3</Text>
          <Text>Note 4</Text>
          <Text>Note 5</Text>
          <Text>Note 6</Text>
          <Text>Note 7</Text>
          <Text>Note 8</Text>
          <Text>Note 9</Text>
          <Text>Note 10</Text>
          <Text>Note 11</Text>
          <Text>Note 12</Text>
        </Body>
      </Card>
      """,
    edges: [
      Edge("<Text>Note 12</Text>", passes: "<Separator/>"),
      Edge(
        "<Body>\n    <Text>Note 1</Text>\n    <Text>Note 2</Text>",
        passes: "<ExtendedHeader><Row><Tag>A</Tag><Tag>B</Tag></Row></ExtendedHeader><Body>",
        fails: "<ExtendedHeader><Row><Label>A</Label><Label>B</Label></Row></ExtendedHeader><Body>"),
    ]
  ) { node, context in
    // A wider card is taken in with more on it.
    guard context.situations.narrow(to: Situations(at: .compact)) else { return }
    let count = leaves(node, context)
    guard count > context.limit else { return }
    context.report(
      "The card holds \(count) things, more than \(context.limit) cannot be taken in at a glance",
      at: context.tree.nameRange(of: node))
  }
}

/// How many things `card` shows: each text, image, figure and button, and each list, table and drawing as one.
private func leaves(_ card: NodeID, _ context: RuleContext) -> Int {
  var count = 0
  context.forEachDescendant(of: card) { node in
    if context.name(node) == .separator { return false }
    let isWhole = isWhole(context.name(node)) || isRowOfTags(node, context)
    if isWhole || !context.tree.childElements(of: node).contains(where: { _ in true }) { count += 1 }
    return !isWhole
  }
  return count
}

/// Whether `node` is a row of the header that holds tags, as a tag bar does.
private func isRowOfTags(_ node: NodeID, _ context: RuleContext) -> Bool {
  context.name(node) == .row && context.children(node).allSatisfy { context.name($0) == .tag }
}

/// Whether an element of this name counts as one thing with all that is in it.
private func isWhole(_ name: ElementName) -> Bool {
  switch name {
  case .objectCellList, .contactCellList, .dataTable, .chart, .calendar, .map, .timeline, .overflow, .emptyState,
    .keyValue, .avatarRow, .tagBar, .iconStack:
    true
  default: false
  }
}
