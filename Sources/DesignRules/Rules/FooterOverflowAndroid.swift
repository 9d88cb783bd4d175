import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A footer has no overflow menu on Android.
  static let footerOverflowAndroid = DesignRule(
    "footer-overflow-android", .information, summary: "A footer has an overflow menu on Android",
    explanation: """
      On Android the overflow menu stands in the header; a second one in the footer is confusing. Move its actions \
      there, or show the menu with `platform="ios"` on iOS only.
      """,
    sources: ["FT-A"], elements: ["Overflow"],
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
        <Footer>
          <⏩Overflow⏪>
            <Action after="disabled">Forward</Action>
          </Overflow>
          <Action after="disabled" kind="negative">Reject</Action>
          <Action role="primary" after="disabled">Approve</Action>
        </Footer>
      </Card>
      """
  ) { node, context in
    guard let footer = context.parent(node), context.name(footer) == .footer, context.situations.narrow(to: .android)
    else { return }
    context.report(
      "On Android the overflow menu stands in the header", at: context.tree.nameRange(of: node),
      fixes: [context.setting(node, .platform, to: "ios", "Show it on iOS only")])
  }
}
