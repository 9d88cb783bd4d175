import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Spacings lie on the grid of Android.
  static let spacingGridAndroid = DesignRule(
    "spacing-grid-android", .information, summary: "A spacing is off the grid of Android",
    explanation: """
      On Android distances are multiples of 4 dp, better of 8. Parts for iOS alone are left alone.
      """,
    sources: ["LB-A"], elements: ["CardList", "CardMasonry", "CardCarousel"],
    passing: """
      <CardList xmlns="urn:cardwright:1" id="all" spacing="16">
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
      <CardList xmlns="urn:cardwright:1" id="all" spacing="⏩10⏪">
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
    edges: [
      Edge(passes: "12", fails: "1", saying: "Use 4"),
      Edge(fails: "7", saying: "Use 8"),
      Edge(fails: "9", saying: "Use 8"),
      .card(passes: carousel(spacing: 8), fails: carousel(spacing: 2), saying: "Use the usual spacing"),
    ]
  ) { node, context in
    guard context.situations.narrow(to: .android) else { return }
    for name in [AttributeName.spacing, .lineSpacing] {
      guard let value = context.number(node, name), value.truncatingRemainder(dividingBy: 4) != 0
      else {
        continue
      }
      let step = max(4, (value / 4).whole * 4)
      // What shows of the next card of a carousel is twice the spacing, and too little below the usual one.
      let usual =
        name == .spacing && step < 8 && context.name(node) == .cardCarousel
        ? context.removingAttribute(node, name, "Use the usual spacing") : []
      context.report(
        "Distances on Android are multiples of 4 dp", at: context.valueRange(node, name),
        fixes: usual + [context.setting(node, name, to: "\(step)", "Use \(step)", isPreferred: usual.isEmpty)])
    }
  }
}

/// A carousel with this spacing.
private func carousel(spacing: Int) -> String {
  """
  <CardCarousel xmlns="urn:cardwright:1" id="pumps" spacing="\(spacing)">
  <ObjectCardView id="a"><Title>Pump</Title></ObjectCardView><ObjectCardView id="b"><Title>Valve</Title></ObjectCardView>
  <ObjectCardView id="c"><Title>Motor</Title></ObjectCardView></CardCarousel>
  """
}
