import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A menu holds a few actions.
  static let overflowSize = DesignRule(
    "overflow-size", .hint, summary: "A menu is long",
    explanation: """
      Nobody reads a menu of a dozen entries. Keep those that are used from the card and leave the rest to the page \
      that it opens. The limit of eight is our own: no guideline gives one.
      """,
    sources: ["OWN"], elements: ["Overflow"], limit: 8,
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Title>Coolant pump</Title>
        <Overflow>
          <Action id="share">Share</Action>
          <Action id="print">Print</Action>
        </Overflow>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Title>Coolant pump</Title>
        <⏩Overflow⏪>
          <Action id="a1">Show page 1</Action>
          <Action id="a2">Show page 2</Action>
          <Action id="a3">Show page 3</Action>
          <Action id="a4">Show page 4</Action>
          <Action id="a5">Show page 5</Action>
          <Action id="a6">Show page 6</Action>
          <Action id="a7">Show page 7</Action>
          <Action id="a8">Show page 8</Action>
          <Action id="a9">Show page 9</Action>
        </Overflow>
      </ObjectCardView>
      """,
    edges: [
      Edge(#"<Action id="a9">Show page 9</Action>"#, passes: "")
    ]
  ) { node, context in
    let actions = context.children(node, .action)
    guard actions.count > context.limit else { return }
    context.report(
      "\(actions.count) actions are too many for a menu; keep the few that people use from the card",
      at: context.tree.nameRange(of: node))
  }
}
