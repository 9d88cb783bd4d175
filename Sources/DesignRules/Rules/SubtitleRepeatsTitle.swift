import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A subtitle adds to the title.
  static let subtitleRepeatsTitle = DesignRule(
    "subtitle-repeats-title", .hint, summary: "A subtitle repeats the title",
    explanation: """
      The second line is for what tells this object from the others: a place, a number, a date. One that repeats the title is \
      wasted.
      """,
    sources: ["HD-I25", "TXT-W"], elements: ["Title"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Subtitle>Hall 4</Subtitle>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Subtitle>⏩coolant pump⏪</Subtitle>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "Coolant pump 2", fails: "Coolant Pump"),
      Edge("<Title>Coolant pump</Title>", passes: "<Title>{name}</Title>"),
    ]
  ) { node, context in
    let first = context.text(node)
    // Asked of the title, as there may be thousands of subtitles; only the first title counts.
    guard !first.isEmpty, !context.isBound(first), let parent = context.parent(node),
      context.child(parent, .title) == node, let subtitle = context.child(parent, .subtitle)
    else { return }
    let second = context.text(subtitle)
    guard first.utf8.count == second.utf8.count, first.lowercased() == second.lowercased() else { return }
    context.report(
      "The subtitle says the same as the title; write what tells this one from the others",
      at: context.textRange(subtitle), fixes: [context.removing(subtitle, "Leave the subtitle out")])
  }
}
