import CardLayout
import CardModel
import SourceText

extension DesignRule {
  /// Buttons share the width on a phone.
  static let footerEqualWidth = DesignRule(
    layout: "footer-equal-width", .information, summary: "Buttons have their own widths on a phone",
    explanation: """
      On a phone the buttons of a footer share its width evenly; widths of their own are for regular width, and for a \
      long label beside a short one. With `auto`, which is what counts without the attribute, both widths are right.
      """,
    sources: ["FT-I", "FS/CardFooterStyle"],
    about: ["Footer"], in: [.smallPhone],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Footer>
          <Action after="disabled" kind="negative">Reject</Action>
          <Action role="primary" after="disabled">Approve</Action>
        </Footer>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Footer buttonWidth="⏩intrinsic⏪">
          <Action after="disabled" kind="negative">Reject</Action>
          <Action role="primary" after="disabled">Approve</Action>
        </Footer>
      </Card>
      """,
    edges: [
      Edge("Reject", passes: "Ask the supplier", fails: "Give back"),
      Edge("<Footer", passes: #"<Footer in="regular""#),
    ]
  ) { survey, context in
    for compromise in survey.compromises where compromise.kind == .ownWidths {
      context.report(
        "On a phone buttons share the width", compromise.source,
        at: context.elements.valueRange(compromise.source.node, .buttonWidth),
        fixes: context.elements.removingAttribute(
          compromise.source.node, .buttonWidth, "Share the width on phones"))
    }
  }
}
