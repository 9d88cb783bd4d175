import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A button says what happens.
  static let actionVague = DesignRule(
    "action-vague", .hint, summary: "A button does not say what happens",
    explanation: """
      “OK”, “Approval”, “Approved” or “Click here” leave people guessing. Write the verb of what happens, and of what: “Approve”, “Release invoice”. \
      “Yes” may answer a question of the card. \
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
      Edge(passes: "Approve", fails: "Approval"), Edge(passes: "Done", fails: "Approved", saying: "state"),
      Edge(passes: "Mark as approved", fails: "Rejected"),
      Edge(">OK", passes: #" disabled="true">Approved"#, fails: #" xml:lang="de">Genehmigt"#),
      Edge(">OK", passes: #" xml:lang="de">Genehmigen"#),
      Edge(passes: "Show here", fails: "Click here!"), Edge(passes: "Yes, approve", fails: "Yes"),
      Edge(
        "<Title>Coolant pump</Title>\n  <Actions>\n    <Action id=\"approve\" role=\"primary\" after=\"Approved\">OK",
        passes: "<Title>Does the pump run?</Title>\n  <Actions>\n    <Action id=\"approve\" role=\"primary\">Yes"),
      Edge(">OK", passes: #" xml:lang="de">Freigeben"#, fails: #" xml:lang="de">Freigabe"#),
      Edge(
        ">OK</Action>", passes: #" xml:lang="es">Aceptar</Action><Action id="b" xml:lang="es">Rechazar</Action>"#,
        fails: #" xml:lang="es">Aceptar</Action><Action id="b" xml:lang="es">Llamar</Action>"#),
      Edge(">OK", passes: #" xml:lang="zh">批准"#, fails: #" xml:lang="zh">确定"#),
      Edge(#"xml:lang="en""#, passes: #"xml:lang="sv""#, fails: #"xml:lang="de""#),
    ]
  ) { node, context in
    for reading in readings(node, [context.text(node)], context) {
      let wording = context.wording(reading[0], of: node)
      if wording.tellsState, context.value(node, .disabled) == nil {
        return context.report(
          "“\(reading[0])” tells a state; write the verb of what the button does, and the state into after",
          at: context.textRange(node))
      }
      guard wording.isPhrase(.vague) || wording.isPhrase(.answers) && !isAnswer(node, context) else { continue }
      return context.report(
        "“\(reading[0])” does not say what happens; write a verb and, where it is not plain, of what",
        at: context.textRange(node))
    }
  }
}

/// Whether the card of `action` asks something, which “Yes” answers, or the action beside it refuses what this one accepts.
private func isAnswer(_ action: NodeID, _ context: RuleContext) -> Bool {
  if let parent = context.parent(action),
    context.children(parent, .action).contains(where: { context.wording($0).says(.refusing) })
  {
    return true
  }
  guard let card = context.ancestor(action, [.card, .objectCardView, .objectCell, .contactCell]) else { return false }
  return context.descendants(card, [.title, .subtitle, .description, .text, .label]).contains {
    context.text($0).contains { "?？؟".contains($0) }
  }
}

extension Wording {
  /// Whether it is nothing but a state that a decision has, rather than a verb.
  fileprivate var tellsState: Bool {
    // Elsewhere one word is both.
    guard let language, [.en, .de, .fr, .es, .it, .pt, .nl, .pl, .ru].contains(language) else { return false }
    let verbs = [WordTable.Topic.decision, .destructive].map { WordTable.phrases($0, in: language) }
    return words.count == 1 && !verbs.contains { $0.contains(words[0]) }
      && [.achieved, .trouble].contains { says($0, with: []) }
      && [.agreeing, .refusing].contains { says($0, with: []) }
  }
}
