import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A coloured figure says what the colour means.
  static let cellColorOnly = DesignRule(
    "cell-color-only", .information, summary: "A figure in a table is told apart by colour alone",
    explanation: """
      Red and green figures look the same to many people, and nobody hears a colour. Add an icon with `alt`, a word, \
      or a sign such as + or −.
      """,
    sources: ["HIG-A", "A11Y-I"], elements: ["Cell"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <DataTable label="Tank 2 stands at 8 percent">
            <Column>Tank</Column>
            <Column type="number">Level</Column>
            <TableRow>
              <Cell>Tank 2</Cell>
              <Cell kind="negative" icon="status.statusNegative" alt="Nearly empty">8</Cell>
            </TableRow>
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
          <DataTable label="Tank 2 stands at 8 percent">
            <Column>Tank</Column>
            <Column type="number">Level</Column>
            <TableRow>
              <Cell>Tank 2</Cell>
              <Cell kind="⏩negative⏪">8</Cell>
            </TableRow>
          </DataTable>
        </Body>
      </Card>
      """,
    edges: [
      Edge(">8<", passes: ">8, low<", fails: ">8 %<"),
      Edge(">8<", passes: ">−8<"),
    ]
  ) { node, context in
    guard let kind = context.value(node, .kind), kind != "neutral", !context.isBound(kind),
      context.value(node, .icon) == nil
    else { return }
    let text = context.text(node)
    guard !text.isEmpty, text.allSatisfy({ $0.isNumber || ".,:’ %".contains($0) }) else { return }
    context.report(
      "Say with an icon and alt, or in a word, what this colour means", at: context.valueRange(node, .kind))
  }
}
