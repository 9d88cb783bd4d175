import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// What can be tapped inside of a card leads elsewhere.
  static let cardNestedInteractive = DesignRule(
    "card-nested-interactive", .information, summary: "A part of a card leads to where the card itself leads",
    explanation: """
      A tap beside the part does the same as a tap on it, so the part only makes people aim, and screen readers \
      announce the link twice. Take the target off the part, or let it lead to what it shows.
      """,
    sources: ["SEED4"], elements: ["Card", "ObjectCardView"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/1">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <KPI caption="Days" target="days/1">12</KPI>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/1">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <KPI caption="Days" target="⏩orders/1⏪">12</KPI>
        </Body>
      </Card>
      """
  ) { node, context in
    guard let target = context.value(node, .target), !target.isEmpty else { return }
    var leading: [NodeID] = []
    context.forEachDescendant(of: node) { part in
      if context.value(part, .target) == target { leading.append(part) }
      return true
    }
    for part in leading {
      context.report(
        "The card itself leads to “\(target)”", at: context.valueRange(part, .target),
        fixes: context.removingAttribute(part, .target, "Take the target off"))
    }
  }
}
