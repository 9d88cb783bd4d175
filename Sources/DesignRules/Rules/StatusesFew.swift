import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// An object card view shows the states that matter.
  static let statusesFew = DesignRule(
    "statuses-few", .hint, summary: "An object card view shows many states at once",
    explanation: """
      A state is seen at a glance where it stands alone, or beside one or two. Four of them compete, and make the head higher than \
      the object. Show the ones that call for something, and leave the rest to the page that the card opens. The guideline \
      asks to keep the labels concise; the limit of three is our own.
      """,
    sources: ["SEED1", "OWN"], elements: ["ObjectCardView"], limit: 3,
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Subtitle>Hall 3</Subtitle>
        <Status kind="negative">Overdue</Status>
        <Status kind="critical">High priority</Status>
      </ObjectCardView>
      """,
    failing: """
      <⏩ObjectCardView⏪ xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Subtitle>Hall 3</Subtitle>
        <Status kind="negative">Overdue</Status>
        <Status kind="critical">High priority</Status>
        <Status kind="informative">Assigned</Status>
        <Status>Inspection</Status>
      </ObjectCardView>
      """,
    edges: [
      Edge("<Status>Inspection</Status>", passes: ""),
      Edge("<Status>Inspection", fails: #"<Status platform="ios">Inspection"#, saying: "on iOS"),
    ]
  ) { node, context in
    let count = context.children(node, .status).count
    guard count > context.limit else { return }
    context.report(
      "\(count) states compete with each other; show the one or two that matter", at: context.tree.nameRange(of: node))
  }
}
