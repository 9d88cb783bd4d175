import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Buttons share the width on a phone.
  static let footerEqualWidth = DesignRule(
    "footer-equal-width", .information, summary: "Buttons have their own widths on a phone",
    explanation: """
      On a phone the buttons of a footer share its width evenly; widths of their own are for regular width. With \
      `auto`, which is what counts without the attribute, both are right.
      """,
    sources: ["FT-I", "FS/CardFooterStyle"], elements: ["Footer"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Footer>
          <Action after="disabled">Reject</Action>
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
          <Action after="disabled">Reject</Action>
          <Action role="primary" after="disabled">Approve</Action>
        </Footer>
      </Card>
      """
  ) { node, context in
    guard context.value(node, .buttonWidth) == "intrinsic", context.value(node, .in) != "regular" else { return }
    context.report(
      "On a phone buttons share the width", at: context.valueRange(node, .buttonWidth),
      fixes: context.removingAttribute(node, .buttonWidth, "Share the width on phones"))
  }
}
