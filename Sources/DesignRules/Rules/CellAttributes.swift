import SourceText
import XMLSyntax

extension DesignRule {
  /// A cell has room for two attributes.
  static let cellAttributes = DesignRule(
    "cell-attributes", .warning, summary: "A cell has more than two attributes",
    explanation: """
      At the trailing edge of a cell two attributes fit, one above the other: a status and a substatus. A third would make the cell \
      taller than its neighbours and take width from the title.
      """,
    sources: ["OC-I23"], elements: ["Attribute"], limit: 2,
    passing: """
      <ObjectCell xmlns="urn:cardwright:1">
        <Title>Electric pump</Title>
        <Attribute>
          <Status kind="negative">High</Status>
          <Status>In process</Status>
        </Attribute>
      </ObjectCell>
      """,
    failing: """
      <ObjectCell xmlns="urn:cardwright:1">
        <Title>Electric pump</Title>
        <Attribute>
          <Status kind="negative">High</Status>
          <Status>In process</Status>
          ⏩<Label>Plant 1010</Label>⏪
        </Attribute>
      </ObjectCell>
      """,
    edges: [
      Edge("<Status>In", fails: #"<Status platform="android">In"#, saying: "3 (on Android)"),
      Edge(
        "<Status>In process</Status>\n    <Label>",
        passes: "<Status platform=\"android\">In process</Status>\n    <Label platform=\"ios\">"),
    ]
  ) { node, context in
    let attributes = context.children(node)
    guard attributes.count > context.limit else { return }
    let surplus = attributes[context.limit]
    context.report(
      "A cell shows \(Count(context.limit).of("attribute")) at most; this is number \(context.limit + 1) of \(attributes.count)",
      at: context.tree.range(of: surplus),
      fixes: [context.removing(surplus, "Remove the \(Count(context.limit + 1).place) attribute")])
  }
}
