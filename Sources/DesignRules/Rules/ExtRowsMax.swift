import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// An extended header has few rows.
  static let extRowsMax = DesignRule(
    "ext-rows-max", .error, summary: "An extended header has more than three rows",
    explanation: """
      The extended header has room for three rows of labels, status, rating and tags; what is more belongs into the body, or on \
      the page that the card opens. Rows for different platforms or widths never stand together.
      """,
    sources: ["FS/CardExtHeaderStyle"], elements: ["ExtendedHeader"], limit: 3,
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="order/1">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <Row><Label>Plant 1010</Label></Row>
          <Row><Status>In process</Status></Row>
          <Row><Tag>Urgent</Tag></Row>
        </ExtendedHeader>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="order/1">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <Row><Label>Plant 1010</Label></Row>
          <Row><Status>In process</Status></Row>
          <Row><Tag>Urgent</Tag></Row>
          ⏩<Row><Tag>Leak</Tag></Row>⏪
        </ExtendedHeader>
      </Card>
      """,
    edges: [
      Edge(passes: ""),
      Edge("<Row><Tag>Urgent", fails: #"<Row platform="ios"><Tag>Urgent"#, saying: "(on iOS)"),
      Edge(
        "<Row><Tag>Urgent</Tag></Row>\n    <Row>",
        passes: "<Row platform=\"ios\"><Tag>Urgent</Tag></Row>\n    <Row platform=\"android\">"),
    ]
  ) { node, context in
    let rows = context.children(node, .row)
    guard rows.count > context.limit else { return }
    context.report(
      "An extended header has \(Count(context.limit).of("row")) at most; this is number \(context.limit + 1) of \(rows.count)",
      at: context.tree.range(of: rows[context.limit]),
      fixes: [context.removing(rows[context.limit], "Remove the \(Count(context.limit + 1).place) row")])
  }
}
