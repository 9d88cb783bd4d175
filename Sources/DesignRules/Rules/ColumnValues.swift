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
      column of text; “many” and “two” among figures compare with nothing, and neither does 03.12.2026 below Nov 3, 2026, \
      7.5 h below 8:15, or 163,2 below 0.8571. “On request” or “–” says why there is no value, and may stand among the \
      others. The rule knows words for vague numbers in \(WordTable.languages(.vagueNumbers)). Days written as 2026-12-03 are shown as \
      the language writes them. No day has a time such as 26:15, unless in Japan, no hour has 75 minutes, and times such as 06:15 are \
      neither numbers nor days.
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
      .card(passes: column("time", "06:00", "24:00"), fails: column("time", "06:00", "24:01"), saying: "“24:01”"),
      .card(passes: column("time", "06:59–07:15", "soon"), fails: column("time", "06:60–07:15", "soon")),
      .card(
        passes: column("time", "22:00", "25:30", in: "ja"), fails: column("time", "22:00", "30:30", in: "ja"),
        saying: "no time “30:30”"),
      .card(
        passes: column("duration", "26:15", "5:59"), fails: column("duration", "26:15", "5:60"), saying: "60 minutes"),
      .card(
        passes: column("duration", "7.5 h", "8.25 h", "about 8:15"), fails: column("duration", "8:00", "7.5 h"),
        saying: "than “8:00”"),
      .card(
        passes: column("number", "1.0842", "163,200"), fails: column("number", "1.0842", "163,2"),
        saying: "than “1.0842”"),
      .card(passes: column("currency", "9.5", "1,250.00"), fails: column("currency", "9.5", "61,20")),
      .card(
        passes: column("number", "21:19", "18:21"), fails: column("number", "06:00", "06:15"), saying: "is no number"),
      .card(passes: column("date", "06:00", "Nov 3"), fails: column("date", "16:10", "16:25"), saying: "is no date"),
    ]
  ) { node, context in
    for (column, cells) in context.readColumns(node).joined() {
      guard let type = ColumnType(rawValue: context.value(column, .type) ?? "text"), type.valueName != nil else {
        continue
      }
      let written = cells.filter { !$0.text.isEmpty }
      if reportTime(type, written, &context) { continue }
      if let other = mixedNumbers(type, written) {
        context.report(
          "“\(other.text)” is written otherwise than “\(other.first)”; write all values of a column in one way",
          at: context.textRange(other.cell))
      } else if type == .date {
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

/// Reports the first of `cells` that is no time although it looks like one, or is one where `type` is of something else; whether
/// there is one.
private func reportTime(_ type: ColumnType, _ cells: [(part: NodeID, text: String)], _ context: inout RuleContext)
  -> Bool
{
  guard let name = type.valueName, let first = cells.first, cells.contains(where: { $0.text.utf8.contains(0x3A) })
  else { return false }
  if type == .time || type == .duration {
    // Japanese nights end at 30 o’clock.
    let lastHour = type == .duration ? Int.max : context.language(first.part)?.language == .ja ? 30 : 24
    for (cell, text) in cells {
      guard let wrong = text.split(atAny: " –-/").first(where: { WrittenTime($0)?.isWrong(until: lastHour) == true })
      else { continue }
      context.report(
        type == .time
          ? "There is no time “\(wrong)”" : "“\(wrong)” is no length of time, as an hour has 60 minutes",
        at: context.textRange(cell))
      return true
    }
    return false
  }
  // What a cell reads is asked where its binding stands.
  let told = cells.filter { $0.text.hasNumber }
  let times = told.compactMap { WrittenTime($0.text[...]) }
  // “21:19” may be the score of a game.
  guard told.count > 1, times.count == told.count, !times.contains(where: { $0.isWrong(until: 24) }),
    type == .date || times.contains(where: { $0.hasZero }),
    !told.contains(where: { context.isBound(context.text($0.part)) })
  else { return false }
  context.report(
    "“\(told[0].text)” is no \(name), which the column holds; times are of the type “time” or “duration”",
    at: context.textRange(told[0].part))
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

/// The first of `cells` that has another decimal sign than one before it, or hours with decimals where others have minutes, and that one;
/// nil where there is none.
private func mixedNumbers(
  _ type: ColumnType, _ cells: [(part: NodeID, text: String)]
) -> (cell: NodeID, text: String, first: String)? {
  guard [.number, .currency, .duration].contains(type) else { return nil }
  var first: (text: String, sign: Character)?
  for (cell, text) in cells {
    let isTime = type == .duration && WrittenTime(text[...]) != nil
    guard let sign = isTime ? ":" : decimalSign(of: text, mayHaveUnit: type == .duration) else { continue }
    if let first, first.sign != sign { return (cell, text, first.text) }
    first = first ?? (text, sign)
  }
  return nil
}

/// The sign before the decimals of the number that `text` is, with nothing else than a unit if it may have one; nil where it has none, or
/// thousands may stand behind it.
private func decimalSign(of text: String, mayHaveUnit: Bool) -> Character? {
  let number = text.drop { "-−+".contains($0) }.prefix { $0.isNumber || $0 == "." || $0 == "," }
  let parts = number.split(omittingEmptySubsequences: false) { !$0.isNumber }
  guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty, parts[1].count != 3 else { return nil }
  let unit = text[number.endIndex...]
  return mayHaveUnit || unit.isEmpty ? number.first { !$0.isNumber } : nil
}

extension Wording {
  /// Whether it stands for a number without telling one: “many”, or one in words.
  fileprivate var isVagueNumber: Bool { says(.vagueNumbers, with: []) || says(.numbers, with: []) }
}

/// A card with a column of a `type` with these cells.
private func column(_ type: String, _ cells: String..., in language: String = "en") -> String {
  let rows = cells.map { "<TableRow><Cell>Gate</Cell><Cell>\($0)</Cell></TableRow>" }.joined()
  return """
    <Card xmlns="urn:cardwright:1" xml:lang="\(language)" id="gates" target="gates"><Header><Title>Gates</Title></Header><Body>
    <DataTable label="Gates"><Column width="infinity">Gate</Column><Column type="\(type)">Value</Column>\(rows)</DataTable></Body></Card>
    """
}
