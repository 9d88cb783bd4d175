import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Texts that are there say something.
  static let textEmpty = DesignRule(
    "text-empty", .hint, summary: "A text is empty",
    explanation: """
      An empty title or label shows nothing and is easily forgotten. Write the text, or leave the element out.
      """,
    sources: ["TXT-W"], elements: ["Title", "Subtitle", "Footnote", "Description", "Text", "Caption", "Key", "Tag"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Subtitle>Hall 4</Subtitle>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <⏩Subtitle⏪></Subtitle>
      </ObjectCardView>
      """,
    edges: [
      Edge("<Subtitle></Subtitle>", passes: "<Subtitle>{plant}</Subtitle>", fails: "<Subtitle> </Subtitle>")
    ]
  ) { node, context in
    guard context.wording(node).lower.isEmpty, context.children(node).isEmpty else { return }
    let name = context.localName(node)
    context.report(
      "Write the text of <\(name)>, or leave the element out", at: context.tree.nameRange(of: node),
      fixes: ![ElementName.subtitle, .footnote, .description].contains(context.name(node))
        ? [] : [context.removing(node, "Leave <\(name)> out")])
  }
}
