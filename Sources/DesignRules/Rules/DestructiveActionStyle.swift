import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Destructive actions look like it.
  static let destructiveActionStyle = DesignRule(
    "destructive-action-style", .warning, summary: "A destructive action does not look destructive",
    explanation: """
      Actions that delete, reject or cancel something use the negative style and are never primary: a person must see what they are \
      about to lose before they tap. The rule knows verbs in \
      \(WordTable.judged).
      """,
    sources: ["FT-Ix", "BTN-I"], elements: ["Action"],
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
          <Action id="reject" role="primary">⏩Reject⏪</Action>
        </Footer>
      </Card>
      """,
    edges: [
      Edge(passes: "Remove filter", fails: "Delete order"), Edge(passes: "View reject reasons"),
      Edge("<Card ", fails: #"<Card xml:lang="en" "#),
    ]
  ) { node, context in
    guard let parent = context.parent(node), [.footer, .actions].contains(context.name(parent)) else { return }
    let wording = context.wording(node)
    let text = wording.text
    guard wording.hasWord(of: .destructive), !wording.hasWord(of: .harmless) else { return }
    let kind = context.value(node, .kind)
    guard kind != "negative" || context.value(node, .role) == "primary" else { return }
    var fix = context.setting(node, .kind, to: "negative", "Make “\(text)” negative", isPreferred: true)
    if context.value(node, .role) == "primary" {
      fix.edits += context.removingAttribute(node, .role, "").flatMap(\.edits)
    }
    context.report(
      "“\(text)” takes something away: use kind=\"negative\", and never the primary role", at: context.textRange(node),
      fixes: [fix])
  }
}
