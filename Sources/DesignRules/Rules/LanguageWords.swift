import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// People know what comes in English.
  static let languageWords = DesignRule(
    "language-words", .hint, summary: "The drawing adds words of another language than the card’s",
    explanation: """
      What a card writes and says of its own, such as “38 reviews”, “March 2026” or “See all”, is known in \
      \(Language.listed(Language.allCases)). In other languages it comes in English. Where the file gives \
      the words, as the text of `SeeAll` does, these stand there. Numbers and dates are known in many more languages, which the \
      guide about languages lists; in those that are left they are written as in English, too.
      """,
    sources: ["CLDR"],
    elements: ["Rating", "Calendar", "SeeAll", "SelectionActions", "KPI", "ProgressKPI", "Column", "ValueAxis"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" xml:lang="nl" id="order">
        <Title>Koelpomp</Title>
        <Rating value="4" reviews="38"/>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" xml:lang="sv" id="order">
        <Title>Kylpump</Title>
        <⏩Rating⏪ value="4" reviews="38"/>
      </ObjectCardView>
      """,
    edges: [
      Edge(#""sv""#, passes: #""pt-AO""#, fails: #""nb""#), Edge(#""sv""#, passes: #""zh-Hant-HK""#, fails: #""yue""#),
      Edge(#""sv""#, passes: #""iw""#), Edge(#""sv""#, passes: #""xx""#), Edge(#""sv""#, passes: #""und""#),
      Edge(#""sv""#, passes: #""""#),
      .card(passes: card("sv", "12450"), fails: card("fa", "12450"), saying: "as in English"),
      .card(passes: card("fa", "124"), fails: card("fa", "{n}")),
      .card(passes: card("fi", "86", column: "date"), fails: card("fa", "86", column: "date")),
      .card(
        passes: card("bn", "86", column: "number"),
        fails: card("bn", "86", column: "number").replacing("2026-12-04", with: "{n}")),
      .card(passes: card("fa", "86", column: "time")),
      .card(passes: axis("fa", ""), fails: axis("fa", #" labels="3""#), saying: "as in English"),
      .card(passes: ring("fa", ">12450<"), fails: ring("fa", "><"), saying: "as in English"),
      .card(passes: list("de", isSelecting: true), fails: list("th", isSelecting: true), saying: "whose words"),
      .card(passes: list("th", isSelecting: false)),
    ]
  ) { node, context in
    guard let tag = context.language(node), tag.language == nil, LanguageTag.isLanguage(tag.primary),
      !["und", "mul", "zxx"].contains(tag.primary)
    else { return }
    if addsWords(node, context) {
      context.report(
        "What this adds comes in English: “\(tag.text)” is no language whose words the drawing knows",
        at: context.tree.nameRange(of: node))
    } else if !NumberFormat.knows(tag), writesNumbers(node, context) {
      context.report(
        "Numbers and dates of this are written as in English: “\(tag.text)” is no language whose numbers the drawing knows",
        at: context.tree.nameRange(of: node))
    }
  }
}

/// Whether the drawing adds words to the element `node`.
private func addsWords(_ node: NodeID, _ context: RuleContext) -> Bool {
  switch context.name(node) {
  case .rating, .calendar: true
  case .seeAll: context.text(node).isEmpty
  case .selectionActions:
    context.parent(node).flatMap { context.value($0, .selecting) }?.flag == true
  default: false
  }
}

/// Whether the drawing writes numbers or dates of the element `node` in its own way, rather than as they stand in the file.
private func writesNumbers(_ node: NodeID, _ context: RuleContext) -> Bool {
  switch context.name(node) {
  case .kpi:
    let text = context.text(node)
    return context.isBound(text) || context.value(node, .format) == "percent"
      || text.utf8.count > 3 && text.utf8.allSatisfy { $0.isASCIIDigit }
  case .progressKPI:
    // A text in the ring stands there as it is; without one it is the value that is written.
    let text = context.text(node)
    let value = text.isEmpty ? context.value(node, .value) ?? "" : ""
    return context.isBound(text + value) || value.utf8.count > 3 || value.utf8.contains(0x2E)
  case .column:
    // A date in the file is drawn as a day; its numbers stand as they are.
    let type = context.value(node, .type) ?? ""
    return type == "date" || ["number", "currency"].contains(type) && isBound(context.parent(node), context)
  case .valueAxis: return context.number(node, .labels).map { $0 > 0 } ?? false
  default: return false
  }
}

/// Whether a row of `table` has a text of the data.
private func isBound(_ table: NodeID?, _ context: RuleContext) -> Bool {
  guard let table else { return false }
  return context.first(.tableRow, in: table) { context.isBound(context.text($0)) } != nil
}

/// A card with a ring that is `text`, from the end of its start tag to its end tag.
private func ring(_ language: String, _ text: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" xml:lang="\(language)" id="k" target="a/b"><Header><Title>4711</Title></Header>
  <Body><ProgressKPI value="62.5" caption="4711"\(text)/ProgressKPI></Body></Card>
  """
}

/// A card with a chart, whose axis of values has these attributes.
private func axis(_ language: String, _ attributes: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" xml:lang="\(language)" id="k" target="a/b"><Header><Title>4711</Title></Header>
  <Body><Chart type="column" label="4711"><ValueAxis maximum="4"\(attributes)/><Series><Point value="2">1</Point>
  <Point value="3">2</Point></Series><CategoryAxis labels="all"/></Chart></Body></Card>
  """
}

/// A card with a figure and a table, whose second column is a `column`.
private func card(_ language: String, _ figure: String, column: String = "text") -> String {
  """
  <Card xmlns="urn:cardwright:1" xml:lang="\(language)" id="k" target="a/b"><Header><Title>4711</Title></Header>
  <Body><KPI caption="4711">\(figure)</KPI><DataTable label="4711"><Column>1</Column><Column type="\(column)">2</Column>
  <TableRow><Cell>4711</Cell><Cell>2026-12-04</Cell></TableRow></DataTable></Body></Card>
  """
}

/// A list of cells that can be chosen.
private func list(_ language: String, isSelecting: Bool) -> String {
  """
  <ObjectCellList xmlns="urn:cardwright:1" xml:lang="\(language)" id="orders" selection="multiple" selecting="\(isSelecting)">
  <ObjectCell id="a" target="1/1"><Title>4711</Title></ObjectCell>
  <SelectionActions><Action id="b" after="disabled">4712</Action></SelectionActions></ObjectCellList>
  """
}
