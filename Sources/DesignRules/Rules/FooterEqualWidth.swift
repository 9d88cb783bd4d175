import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Buttons share the width on a phone.
  static let footerEqualWidth = DesignRule(
    "footer-equal-width", .information, summary: "Buttons have their own widths on a phone",
    explanation: """
      On a phone the buttons of a footer share its width evenly; widths of their own are for regular width, and for a \
      long label beside a short one. With `auto`, which is what counts without the attribute, both widths are right.
      """,
    sources: ["FT-I", "FS/CardFooterStyle"], elements: ["Footer"],
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
          <Action after="disabled">Reject</Action>
          <Action role="primary" after="disabled">Approve</Action>
        </Footer>
      </Card>
      """,
    edges: [Edge("Reject", passes: "Ask the supplier", fails: "Ask supplier")]
  ) { node, context in
    guard context.value(node, .buttonWidth) == "intrinsic", context.value(node, .in) != "regular" else { return }
    let actions = context.children(node, .action, inAllSituations: true)
    guard actions.count < 3, actions.allSatisfy({ context.text($0).count <= mostLetters }) else { return }
    context.report(
      "On a phone buttons share the width", at: context.valueRange(node, .buttonWidth),
      fixes: context.removingAttribute(node, .buttonWidth, "Share the width on phones"))
  }
}

/// As many letters as half of a phone has room for.
private let mostLetters = 12
