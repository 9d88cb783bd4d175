import CardLayout
import SourceText

extension DesignRule {
  /// Columns fit on a phone.
  static let datatableWidths = DesignRule(
    layout: "datatable-widths", .hint, summary: "The widths of the columns of a table are not kept",
    explanation: """
      Columns whose widths are more than a card has room for share that room, and each is narrower than it says. Let \
      one be `infinity`, or leave the widths out, so that the longest texts decide.
      """,
    sources: ["FS/DataTable", "DT-A"],
    about: ["DataTable"], in: [.phone],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <DataTable label="Seal in aisle 12">
            <Column width="infinity">Part</Column>
            <Column width="120">Place</Column>
            <TableRow><Cell>Seal</Cell><Cell>Aisle 12</Cell></TableRow>
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
          <⏩DataTable⏪ label="Seal in aisle 12">
            <Column width="240">Part</Column>
            <Column width="220">Place</Column>
            <TableRow><Cell>Seal</Cell><Cell>Aisle 12</Cell></TableRow>
          </DataTable>
        </Body>
      </Card>
      """,
    edges: [
      Edge(#"width="220""#, passes: #"width="81""#, fails: #"width="82""#),
      Edge(#"width="220""#, fails: #"width="999999999999999999999999""#),
      Edge(#"width="220""#, passes: #"width="220" in="regular""#),
      Edge("<DataTable", passes: #"<DataTable in="regular""#),
    ]
  ) { survey, context in
    for compromise in survey.compromises {
      guard case .sharedWidth(let asked, let room) = compromise.kind else { continue }
      context.report(
        "The columns ask for \(asked.whole) points together and share \(room.whole) \(context.place)",
        compromise.source,
        at: context.nameRange(compromise.source))
    }
  }
}
