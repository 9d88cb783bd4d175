import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// One thing has one name.
  static let termVariety = DesignRule(
    "term-variety", .hint, summary: "One thing has four names in one head",
    explanation: """
      Order, ticket, job and task: people wonder how many things there are. Choose one word for the object and keep to \
      it. The rule counts such words in title, subtitle, footnote and states of one object, in English, German, \
      French, Spanish, Italian, Portuguese, Dutch and Polish.
      """,
    sources: ["TXT-W", "OWN"], elements: ["ObjectCardView", "ObjectCell"],
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
      Edge("Job created on November 20", passes: "Call in case of a leak"),
    ]
  ) { node, context in
    var names: Set<String> = []
    for part in [.title, .subtitle, .footnote, .status].flatMap({ context.children(node, $0) }) {
      let wording = context.wording(part)
      guard !wording.isBound, let language = wording.language, wording.phrase(.workTerms) != nil else { continue }
      let known = WordTable.phrases(.workTerms, in: language)
      let words = wording.words
      // “in case”, “in order to” and sentences mean other things.
      guard words.count < 6 else { continue }
      names.formUnion(zip(words, [""] + words).compactMap { known.contains($0) && $1 != "in" ? $0 : nil })
      if names.count > 3 {
        return context.report(
          "\(names.sorted().map { "“\($0)”" }.joined(separator: ", ")) may mean one thing; give it one name",
          at: context.textRange(part))
      }
    }
  }
}
