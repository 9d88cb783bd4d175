import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A progress ring is small on a card.
  static let kpiProgressSmallOnCard = DesignRule(
    "kpi-progress-small-on-card", .information, summary: "A progress ring is too large for a card",
    explanation: """
      The large ring belongs to the header of a page. A card uses the small one, which is what counts without the \
      attribute.
      """,
    sources: ["CH-I"], elements: ["ProgressKPI"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <ProgressKPI value="12" caption="Done"/>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <ProgressKPI value="12" caption="Done" size="⏩large⏪"/>
        </Body>
      </Card>
      """
  ) { node, context in
    guard context.value(node, .size) == "large", context.ancestor(node, [.card]) != nil else { return }
    context.report(
      "On a card the ring is small", at: context.valueRange(node, .size),
      fixes: context.removingAttribute(node, .size, "Use the small ring"))
  }
}
