import SourceText
import XMLSyntax

extension DesignRule {
  /// One thing has one name.
  static let termVariety = DesignRule(
    "term-variety", .hint, summary: "One thing has four names on one card",
    explanation: """
      Order, ticket, job and task: people wonder how many things there are. Choose one word for the object and keep to \
      it. The rule counts such words in English, German, French, Spanish, Italian, Portuguese, Dutch and Polish.
      """,
    sources: ["TXT-W", "OWN"], elements: RuleContext.wholes,
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Work order 318</Title>
        <Subtitle>Order for hall 4</Subtitle>
        <Footnote>Created on November 20</Footnote>
        <Status kind="informative">Assigned</Status>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Work order 318</Title>
        <Subtitle>Ticket for hall 4</Subtitle>
        <Footnote>Job created on November 20</Footnote>
        <Status kind="informative">⏩Task assigned⏪</Status>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "Assigned", fails: "Case assigned"),
      Edge("Ticket for hall 4", passes: "Order in hall 4"),
    ]
  ) { node, context in
    var names: Set<String> = []
    for written in context.writtenTexts(node) {
      let (part, wording) = (written.part, written.wording)
      guard let language = wording.language else { return }
      let known = WordTable.phrases(.workTerms, in: language)
      if known.isEmpty { return }
      names.formUnion(wording.words.filter(known.contains))
      if names.count > 3 {
        return context.report(
          "\(names.sorted().map { "“\($0)”" }.joined(separator: ", ")) may mean one thing; give it one name",
          at: context.textRange(part))
      }
    }
  }
}
