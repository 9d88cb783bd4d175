import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Lines separate groups.
  static let separatorClutter = DesignRule(
    "separator-clutter", .hint, summary: "A line has nothing after it",
    explanation: """
      A line tells groups apart. After the last part it separates nothing, and looks as if something were missing. No \
      guideline says so; it is advice.
      """,
    sources: ["OWN"], elements: ["Body"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Text>Leaks</Text>
          <Separator/>
          <Text>Runs hot</Text>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Text>Leaks</Text>
          <⏩Separator⏪/>
        </Body>
      </Card>
      """,
    edges: [
      Edge("<Separator/>", passes: "<Separator/><Text>Runs hot</Text>")
    ]
  ) { node, context in
    guard let last = context.children(node).last(where: { context.name($0) != .emptyState }),
      context.name(last) == .separator
    else { return }
    context.report(
      "Nothing comes after this line", at: context.tree.nameRange(of: last),
      fixes: [context.removing(last, "Remove the line")])
  }
}
