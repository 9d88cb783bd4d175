import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A body has few parts.
  static let bodyComponentsMax = DesignRule(
    "body-components-max", .information, summary: "A body has more than three parts",
    explanation: """
      The body of a card shows one to three things that explain its title. With more of them none stands out. Leave \
      the rest to the page that the card opens.
      """,
    sources: ["BD-I"], elements: ["Body"],
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
      Edge(
        "<Text>Four", fails: #"<Text in="regular">Four"#,
        saying: "4 parts; keep the three that matter (at regular width)"),
      Edge("<Text>Three</Text>\n    <Text>", passes: "<Text in=\"compact\">Three</Text>\n    <Text in=\"regular\">"),
    ]
  ) { node, context in
    let parts = context.children(node).count { ![.emptyState, .separator].contains(context.name($0)) }
    guard parts > 3 else { return }
    context.report("The body has \(parts) parts; keep the three that matter", at: context.tree.nameRange(of: node))
  }
}
