import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A body has few parts.
  static let bodyComponentsMax = DesignRule(
    "body-components-max", .information, summary: "A body has more than three parts",
    explanation: """
      The body of a card shows one to three things that explain its title. With more of them none stands out. Leave \
      the rest to the page that the card opens. Facts with their names are one thing together, up to five of them; more read \
      better in a table.
      """,
    sources: ["BD-I"], elements: ["Body"], limit: 3,
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
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <⏩Body⏪>
          <Text>One</Text>
          <Text>Two</Text>
          <Text>Three</Text>
          <Text>Four</Text>
        </Body>
      </Card>
      """,
    edges: [
      Edge("<Text>Four</Text>", passes: "<Separator/>"),
      Edge(texts, passes: facts(5) + "<Text>One</Text>", fails: facts(6), saying: "6 facts"),
      Edge(
        "<Text>Four", fails: #"<Text in="regular">Four"#,
        saying: "4 parts; keep the three that matter (at regular width)"),
      Edge("<Text>Three</Text>\n    <Text>", passes: "<Text in=\"compact\">Three</Text>\n    <Text in=\"regular\">"),
    ]
  ) { node, context in
    let facts = context.children(node, .keyValue).count
    let others = context.children(node).count { ![.emptyState, .separator, .keyValue].contains(context.name($0)) }
    if facts > mostFacts {
      return context.report(
        "The body has \(facts) facts; a table reads better, and fewer still more so",
        at: context.tree.nameRange(of: node))
    }
    let parts = others + min(facts, 1)
    guard parts > context.limit else { return }
    context.report(
      "The body has \(parts) parts; keep the \(Count(context.limit).word) that matter",
      at: context.tree.nameRange(of: node))
  }
}

/// A handful.
private let mostFacts = 5

/// What the body of the failing example holds.
private let texts = "<Text>One</Text>\n    <Text>Two</Text>\n    <Text>Three</Text>\n    <Text>Four</Text>"

private func facts(_ count: Int) -> String {
  String(repeating: "<KeyValue><Key>Plant</Key><Value>1010</Value></KeyValue>", count: count)
}
