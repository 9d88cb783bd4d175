import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Texts that are there say something.
  static let textEmpty = DesignRule(
    "text-empty", .hint, summary: "A text is empty",
    explanation: """
      An empty subtitle or label shows nothing and is easily forgotten. Write the text, or leave the element out. Titles and tags \
      must not be empty by the schema.
      """,
    sources: ["TXT-W"],
    elements: ["Subtitle", "Footnote", "Description", "Text", "Caption", "Key", "Value"],
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
      Edge("<Subtitle></Subtitle>", passes: "<Subtitle>{plant}</Subtitle>", fails: "<Subtitle> </Subtitle>"),
      .card(passes: fact("{plant}"), fails: fact("")),
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

/// A card with a fact that has this value.
private func fact(_ value: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="pump" target="pumps/1">
    <Header><Title>Coolant pump</Title></Header>
    <Body><KeyValue><Key>Plant</Key><Value>\(value)</Value></KeyValue></Body>
  </Card>
  """
}
