import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A card opens something or offers something.
  static let cardNavigationTarget = DesignRule(
    "card-navigation-target", .information, summary: "A card leads nowhere",
    explanation: """
      A card is a teaser: a tap on it opens the page with everything about its topic. Say where with `target`. Cards \
      whose parts or buttons can be tapped are left alone, and so are those that show no more than a header.
      """,
    sources: ["SEED4", "SEED0"], elements: ["Card", "ObjectCardView"],
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
      <⏩Card⏪ xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body><Text>Leaks</Text></Body>
      </Card>
      """,
    edges: [Edge("<Body><Text>Leaks</Text></Body>", passes: "")]
  ) { node, context in
    guard context.value(node, .target) == nil,
      [ElementName.body, .extendedHeader, .description].contains(where: { context.child(node, $0) != nil })
    else { return }
    var leadsOn = false
    context.forEachDescendant(of: node) { part in
      leadsOn = leadsOn || onward.contains(context.name(part)) || context.value(part, .target) != nil
      return !leadsOn
    }
    guard !leadsOn, context.ancestor(node, [.cardScene]) == nil else { return }
    context.report("Say with target what a tap on this card opens", at: context.tree.nameRange(of: node))
  }
}

/// What leads on by itself, and charts, of which another rule asks the same.
private let onward: [ElementName] = [.action, .headerAction, .seeAll, .chart]
