import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// The cells of a column hold what its type says, in one form.
  static let columnValues = DesignRule(
    "column-values", .warning, summary: "A cell is not what its column holds",
    explanation: """
      Numbers, amounts and days below one another are compared. A column of such a type whose cells hold none of them is a \
      column of text; “many” and “two” among figures compare with nothing, and neither does 03.12.2026 below Nov 3, 2026. \
      “On request” or “–” says why there is no value, and may stand among the others. The rule knows words for vague numbers \
      in \(WordTable.languages(.vagueNumbers)). Days written as 2026-12-03 are shown as the language writes them.
      """,
    sources: ["DT-A", "OWN"], elements: ["DataTable"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="parts" target="stock/parts">
        <Header>
          <Title>Spare parts</Title>
        </Header>
        <Body>
          <DataTable label="Stock of spare parts">
            <Column width="infinity">Part</Column>
            <Column type="number">Stock</Column>
            <TableRow>
              <Cell>Valve</Cell>
              <Cell>12</Cell>
            </TableRow>
            <TableRow>
              <Cell>Seal</Cell>
              <Cell>140</Cell>
            </TableRow>
          </DataTable>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="parts" target="stock/parts">
        <Header>
          <Title>Spare parts</Title>
        </Header>
        <Body>
          <DataTable label="Stock of spare parts">
            <Column width="infinity">Part</Column>
            <Column type="number">Stock</Column>
            <TableRow>
              <Cell>Valve</Cell>
              <Cell>12</Cell>
            </TableRow>
            <TableRow>
              <Cell>Seal</Cell>
              <Cell>⏩Many⏪</Cell>
            </TableRow>
          </DataTable>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "On request", fails: "Two"), Edge(passes: "–", fails: "A lot"),
      Edge("<Cell>12", fails: "<Cell>Plenty"), Edge(passes: "n/a", fails: "Some"),
      Edge("<Cell>12", fails: "<Cell>Sold out", saying: "is no number"),
      Edge(#""number">Stock"#, passes: #""text">Stock"#, fails: #""currency">Stock"#),
      Edge(#" type="number""#, passes: ""),
      Edge(
        "<Cell>12</Cell>\n      </TableRow>\n      <TableRow>\n        <Cell>Seal</Cell>\n        <Cell>Many",
        passes: "<Cell>Free</Cell></TableRow><TableRow><Cell>Seal</Cell><Cell>On request",
        fails: "<Cell>Cheap</Cell></TableRow><TableRow><Cell>Seal</Cell><Cell>On request", saying: "is no number"),
      Edge("<DataTable ", passes: #"<DataTable xml:lang="de" "#),
      Edge(
        #""number">Stock</Column>"#, passes: #""date">Due</Column>"#,
        fails: #""date">Due</Column><TableRow><Cell>A</Cell><Cell>Nov 3, 2026</Cell></TableRow>"#
          + "<TableRow><Cell>B</Cell><Cell>03.12.2026</Cell></TableRow>",
        saying: "one way"),
      Edge(
        #""number">Stock</Column>"#,
        passes: #""date">Due</Column><TableRow><Cell>A</Cell><Cell>11/03</Cell></TableRow>"#
          + "<TableRow><Cell>B</Cell><Cell>11/05</Cell></TableRow>",
        fails: #""date">Due</Column><TableRow><Cell>A</Cell><Cell>Nov 3</Cell></TableRow>"#
          + "<TableRow><Cell>B</Cell><Cell>11/05</Cell></TableRow>", saying: "“11/05”"),
      Edge(
        #""number">Stock</Column>"#,
        passes: #""date">Due</Column><TableRow><Cell>A</Cell><Cell>Nov 3, 2026</Cell></TableRow>"#
          + "<TableRow><Cell>B</Cell><Cell>2026-12-03</Cell></TableRow>"),
    ]
  ) { node, context in
    for (column, cells) in context.readColumns(node).joined() {
      guard let type = ColumnType(rawValue: context.value(column, .type) ?? "text"), type.valueName != nil else {
        continue
      }
      let written = cells.filter { !$0.text.isEmpty }
      if type == .date {
        mixedDays(written, context.language(node)).map { cell, day, first in
          context.report(
            "“\(day)” is written otherwise than “\(first)”; write all days of a column in one way",
            at: context.textRange(cell))
        }
      } else if type != .time, !report(type, written, &context) {
        for (cell, text) in written where context.wording(text, of: cell).isVagueNumber {
          context.report(
            "“\(text)” cannot be compared with the others; write the number", at: context.textRange(cell))
          break
        }
      }
    }
  }
}

/// Reports the first of `cells` that holds none of the values of `type` where none of several does; whether there is one.
private func report(_ type: ColumnType, _ cells: [(part: NodeID, text: String)], _ context: inout RuleContext) -> Bool {
  // What a cell reads is asked where its binding stands.
  guard cells.count > 1, let name = type.valueName,
    let wrong = cells.first(where: { cell in
      // “Free” says why there is none.
      !type.allows(cell.1) && !context.isBound(context.text(cell.part))
        && !context.wording(cell.1, of: cell.part).says(.unpriced, with: [])
    }),
    !cells.contains(where: { $0.1.hasNumber && type.allows($0.1) })
  else { return false }
  context.report("“\(wrong.1)” is no \(name), which the column holds", at: context.textRange(wrong.0))
  return true
}

/// The first of `cells` whose day is written with its month in words where others have figures, or the other way round.
private func mixedDays(_ cells: [(part: NodeID, text: String)], _ language: LanguageTag?) -> (NodeID, String, String)? {
  let dates = DateFormat(language)
  var first: (text: String, isNamed: Bool)?
  for (cell, text) in cells where CardDate(text) == nil && text.hasNumber {
    let words = text.split { !$0.isLetter && $0 != "." }.map(String.init)
    let isNamed = words.contains { dates.month(named: $0) != nil || "年月日년월일".contains($0) }
    let isInFigures = text.count(where: { "./-".contains($0) }) == 2 || text.count(where: { $0 == "/" }) == 1
    guard isNamed || isInFigures && !text.contains(where: { $0.isLetter }) else { continue }
    if let first, first.isNamed != isNamed { return (cell, text, first.text) }
    first = first ?? (text, isNamed)
  }
  return nil
}

extension Wording {
  /// Whether it stands for a number without telling one: “many”, or one in words.
  fileprivate var isVagueNumber: Bool { says(.vagueNumbers, with: []) || says(.numbers, with: []) }
}
