import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A document is a card, a list of cells, a collection or a scene.
  static let rootElement = DesignRule(
    "root-element", .error, summary: "A document begins with a part instead of a card",
    explanation: """
      A card file holds one card, one list of cells, one collection of cards or one scene. A part such as `Header` may stand only \
      inside one of them, although the schema alone would let it stand at the top.
      """,
    sources: ["SEED4"], elements: [],
    passing: """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <Title>Spare parts</Title>
        </Header>
      </Card>
      """,
    failing: """
      <⏩Header⏪ xmlns="urn:cardwright:1">
        <Title>Spare parts</Title>
      </Header>
      """
  ) { node, context in
    guard context.tree.parent(of: node) == .document, let names = context.knowledge?.documentElements else { return }
    // What the language does not know at all is the schema's finding.
    guard context.name(node) != .other, !names.contains(context.localName(node)) else { return }
    let listed = names.map { "<\($0)>" }.joined(separator: ", ")
    context.report(
      "<\(context.localName(node))> is a part, not a document; begin with one of \(listed)",
      at: context.tree.nameRange(of: node))
  }
}
