import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// An empty list is not counted.
  static let counterEmpty = DesignRule(
    "counter-empty", .hint, summary: "A counter counts nothing",
    explanation: """
      Above an empty list the message says that there is nothing; “0 of 0” says it again and looks like an error. Bind \
      the counter, or leave it out. No guideline says so; it is advice.
      """,
    sources: ["OWN"], elements: ["Counter"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
          <Counter>1 of 36</Counter>
        </Header>
        <Body>
          <ObjectCellList>
            <ObjectCell target="a/1"><Title>Pump</Title></ObjectCell>
          </ObjectCellList>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711" sample="orders.json">
        <Header>
          <Title>Coolant pump</Title>
          <Counter>⏩0 of 0⏪</Counter>
        </Header>
        <Body>
          <ObjectCellList>
            <ObjectCell each="{orders}" target="{id}"><Title>{title}</Title></ObjectCell>
          </ObjectCellList>
          <EmptyState><Title>No pumps to check</Title></EmptyState>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "0 of 10"),
      Edge(#" each="{orders}""#, passes: ""),
    ]
  ) { node, context in
    let digits = context.text(node).filter { $0.isNumber }
    guard !digits.isEmpty, digits.allSatisfy({ $0.wholeNumberValue == 0 }),
      let holder = context.parent(node).flatMap(context.parent)
    else { return }
    let items: [ElementName] = [.objectCell, .contactCell, .tableRow, .card, .objectCardView]
    guard context.sharedDescendants(holder, items).allSatisfy({ context.value($0, .each) != nil }) else { return }
    context.report(
      "Where nothing is listed there is nothing to count", at: context.textRange(node),
      fixes: [context.removing(node, "Remove the counter")])
  }
}
