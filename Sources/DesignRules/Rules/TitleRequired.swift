import SourceText
import XMLSyntax

extension DesignRule {
  /// Every card and every cell names its object.
  static let titleRequired = DesignRule(
    "card-title-required", .error, summary: "A title is empty",
    explanation: """
      The title is the one part that no card and no cell can do without: it names the object, it is what VoiceOver and TalkBack \
      say first, and it is what a person scans for. Write a short name, or bind it to the sample data with `{path}`.
      """,
    sources: ["U", "SEED0", "SEED2"], elements: ["Title"],
    passing: """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <Title>Electric pump</Title>
        </Header>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <⏩Title⏪> </Title>
        </Header>
      </Card>
      """
  ) { node, context in
    guard context.text(node).isEmpty, context.children(node).isEmpty else { return }
    let owner = context.parent(node).map { "<\(context.name($0))>" } ?? "This"
    context.report(
      "\(owner) has an empty title: name the object, or bind it with {path}", at: context.tree.nameRange(of: node))
  }
}
