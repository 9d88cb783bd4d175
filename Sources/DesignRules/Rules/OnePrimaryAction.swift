import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// One action is the main one.
  static let onePrimaryAction = DesignRule(
    "one-primary-action", .error, summary: "A card has more than one primary action",
    explanation: """
      The primary action completes the task that the card is about, and it looks stronger than everything else. With two of them \
      neither leads. Keep the one that most people want; make the others secondary. One that takes something away is never it.
      """,
    sources: ["FT-I"], elements: ["Footer", "Actions"],
    passing: """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <Title>Leave request</Title>
        </Header>
        <Footer>
          <Action id="reject" kind="negative">Reject</Action>
          <Action id="approve" role="primary">Approve</Action>
        </Footer>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <Title>Leave request</Title>
        </Header>
        <Footer>
          <Action id="later" role="⏩primary⏪">Decide later</Action>
          <Action id="approve" role="primary">Approve</Action>
        </Footer>
      </Card>
      """,
    edges: [
      Edge(#"<Action id="later""#, fails: #"<Action in="compact" id="later""#, saying: "(at compact width)"),
      Edge(
        ">Decide later</Action>\n    <Action",
        passes: " in=\"compact\">Decide later</Action>\n    <Action in=\"regular\""),
      Edge(#" role="primary">Decide later"#, passes: ">Decide later"),
    ]
  ) { node, context in
    let primary = context.children(node, .action).filter { context.value($0, .role) == "primary" }
    guard primary.count > 1 else { return }
    // What takes something away is never the main action, wherever it stands.
    guard let kept = primary.last(where: { !context.wording($0).takesAway }) ?? primary.last else { return }
    for action in primary where action != kept {
      context.report(
        "Only one action may be primary; make this one secondary", at: context.valueRange(action, .role),
        related: [RelatedInformation("the other primary action", at: context.valueRange(kept, .role))],
        fixes: context.removingAttribute(action, .role, "Make “\(context.text(action))” secondary"))
    }
  }
}
