import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A table says something on a phone.
  static let columnRegularOnly = DesignRule(
    "column-regular-only", .warning, summary: "A table has one column left in some places",
    explanation: """
      Columns may be for tablets or for one platform. Where only one is left, a price list shows no prices. Keep the \
      two that matter.
      """,
    sources: ["SEED4", "DT-A"], elements: ["DataTable"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <DataTable label="Seal 18.40">
            <Column width="infinity">Part</Column>
            <Column type="currency">Price</Column>
            <TableRow><Cell>Seal</Cell><Cell>€18.40</Cell></TableRow>
          </DataTable>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <DataTable label="Seal 18.40">
            <Column width="infinity">Part</Column>
            <⏩Column⏪ type="currency" in="regular">Price</Column>
            <TableRow><Cell>Seal</Cell><Cell>€18.40</Cell></TableRow>
          </DataTable>
        </Body>
      </Card>
      """,
    edges: [
      Edge(
        #"<Column width="infinity">Part</Column>"#,
        passes: #"<Column width="infinity">Part</Column><Column>Place</Column>"#),
      Edge(#" in="regular""#, passes: ""),
    ]
  ) { node, context in
    let shown = context.children(node, .column)
    let all = context.children(node, .column, inAllSituations: true)
    guard shown.count == 1, let hidden = all.first(where: { !shown.contains($0) }) else { return }
    context.report("Only one column is left without this one", at: context.tree.nameRange(of: hidden))
  }
}
