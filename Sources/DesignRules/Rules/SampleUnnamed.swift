import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// What is bound can be looked at.
  static let sampleUnnamed = DesignRule(
    texts: "sample-unnamed", .hint, summary: "A binding has no sample to read",
    explanation: """
      Without sample data drawings show the path itself, and whatever depends on the length of a text is judged by that. Name some with \
      `sample` on the root, or on the part that the data are about; `cardwright sample` writes a file that fits the bindings. Told once \
      for a file.
      """,
    sources: ["SEED4"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" sample="samples/orders.json#/0">
        <Title>{title}</Title>
        <Subtitle>Work order</Subtitle>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>{⏩title⏪}</Title>
        <Subtitle>Work order</Subtitle>
      </ObjectCardView>
      """,
    edges: [
      Edge("{title}", passes: "{{title}}", fails: "{title} of {place}", saying: "“{title}”"),
      Edge(#" id="order""#, passes: #" id="order" sample="samples/orders.json#/0""#, fails: #" target="orders/{id}""#),
      Edge("<Title>{title}</Title>", fails: #"<DetailImage src="pump.png" alt="{name}"/><Title>Pump</Title>"#),
    ]
  ) { text, context in
    guard context.isBound(text.text), let bound = Binding.all(in: context.tree.text.bytes, text.range).first,
      !hasData(around: text.node, context)
    else { return }
    context.reportOnce(
      "Drawings show “{\(context.tree.characters(in: bound.range))}” itself; name data to show with sample=\"…\"",
      at: bound.range)
  }
}

/// Whether data, or their schema, are named for the bindings in `node`.
private func hasData(around node: NodeID, _ context: RuleContext) -> Bool {
  var node: NodeID? = node
  for _ in 0..<RuleContext.deepest {
    guard let part = node else { return false }
    if context.attribute(.sample, of: part) ?? context.attribute(.schema, of: part) != nil { return true }
    node = context.parent(part)
  }
  return true
}
