import SourceText
import XMLSyntax

extension DesignRule {
  /// A button says what happens.
  static let actionVague = DesignRule(
    "action-vague", .hint, summary: "A button does not say what happens",
    explanation: """
      “OK”, “Approval” or “Click here” leave people guessing. Write the verb of what happens, and of what: “Approve”, “Release invoice”. \
      The rule knows such labels in \(WordTable.languages(.vague)).
      """,
    sources: ["FT-I", "TXT-W"], elements: ["Action"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Actions>
          <Action id="approve" role="primary" after="Approved">Approve</Action>
        </Actions>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" xml:lang="en">
        <Title>Coolant pump</Title>
        <Actions>
          <Action id="approve" role="primary" after="Approved">⏩OK⏪</Action>
        </Actions>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "Approve", fails: "Approval"),
      Edge(passes: "Show here", fails: "Click here!"),
      Edge(#"xml:lang="en""#, passes: #"xml:lang="sv""#, fails: #"xml:lang="de""#),
    ]
  ) { node, context in
    for reading in readings(node, [context.text(node)], context)
    where context.wording(reading[0], of: node).isPhrase(.vague) {
      return context.report(
        "“\(reading[0])” does not say what happens; write a verb and, where it is not plain, of what",
        at: context.textRange(node))
    }
  }
}
