import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A coloured figure says what the colour means.
  static let cellColorOnly = DesignRule(
    "cell-color-only", .information, summary: "A figure is told apart by colour alone",
    explanation: """
      Red and green figures look the same to many people, and nobody hears a colour. Add an icon, with `alt` where there is one, a \
      word, or a sign such as + or −. A key figure may say it in its caption, with a target or a word of the state, or beside a status; a \
      status beside another one or an icon that has words, or with a `label`. Days, times of day and ratios are no figures.
      """,
    sources: ["HIG-A", "A11Y-I"], elements: ["Cell", "KPI", "Status"],
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
      Edge(cell, passes: figure(#" icon="status.statusNegative""#), fails: figure(""), saying: "caption"),
      Edge(cell, passes: figure(#" caption="Target 95""#), fails: figure(#" caption="Level""#)),
      Edge(cell, passes: figure(#" caption="Overdue""#)),
      .card(passes: stock("12 left"), fails: stock("12"), saying: "in a word"),
      .card(passes: stock("+12 %"), fails: stock("31 %")), .card(passes: stock("15:10")),
      .card(passes: stock("15:10:30")), .card(passes: stock("12.05.2026", icon: #" xml:lang="de""#)),
      .card(passes: stock("12.05.26", icon: #" xml:lang="de""#), fails: stock("12.052.026", icon: #" xml:lang="de""#)),
      .card(passes: stock("12", icon: #" label="12 left""#), fails: stock("12", icon: #" label="""#)),
      .card(passes: stock(#"12</Status><Status kind="negative">Low"#), fails: stock("12</Status><Status>11")),
      .card(passes: stock(#"12</Status><Icon name="status.statusNegative" label="Low"/><Status>11"#)),
      .card(passes: stock("{name}", data: true), fails: stock("{stock}", data: true)),
      .card(passes: stock("12</Status><Status>{state}")),
      .card(passes: stock("12", icon: #" icon="status.statusNegative""#)),
    ]
  ) { node, context in
    guard let kind = context.value(node, .kind),
      ["positive", "negative", "critical"].contains(kind) || isCell(node, context),
      kind != "neutral", !context.isBound(kind), context.value(node, .icon) == nil,
      (context.value(node, .label) ?? "").isEmpty
    else { return }
    let texts = readings(node, [context.text(node)], context).map { $0[0] }
    guard texts.contains(where: { isFigure($0, context.language(node)) }),
      isCell(node, context) || !isTold(node, context)
    else { return }
    context.report(
      isCell(node, context)
        ? "Say with an icon and alt, or in a word, what this colour means"
        : "Say with an icon, or in \(context.name(node) == .kpi ? "the caption" : "a word"), what this colour means",
      at: context.valueRange(node, .kind))
  }
}

/// The cell of the failing example to the end of its table, and a key figure in its place.
private let cell = "<Cell kind=\"negative\">8</Cell>\n      </TableRow>\n    </DataTable>"

private func figure(_ attributes: String) -> String {
  "<Cell>8</Cell></TableRow></DataTable><KPI kind=\"negative\"\(attributes)>8</KPI>"
}

/// A cell with a status of this text.
private func stock(_ text: String, icon: String = "", data isBound: Bool = false) -> String {
  let (sample, each) = isBound ? (#" sample="samples/stock.json""#, #" each="{parts}""#) : ("", "")
  return """
    <ObjectCellList xmlns="urn:cardwright:1" id="stock"\(sample)><ObjectCell\(each) target="parts/1"><Title>Seal</Title>
    <Attribute><Status kind="negative"\(icon)>\(text)</Status></Attribute></ObjectCell></ObjectCellList>
    """
}

private func isCell(_ node: NodeID, _ context: RuleContext) -> Bool { context.name(node) == .cell }

/// Whether `text` is nothing but a number, and no day or time of day.
private func isFigure(_ text: String, _ language: LanguageTag?) -> Bool {
  guard !text.isEmpty, text.allSatisfy({ $0.isNumber || ".,’ %".contains($0) }) else { return false }
  // “12.05.26”: groups of thousands have three digits.
  let parts = text.split(separator: ".")
  return WrittenMoment(text, language) == nil && !(parts.count == 3 && parts.allSatisfy { $0.count <= 2 })
}

/// Whether something beside `figure` says what its colour means: a target or a state in its caption, or a status in words.
private func isTold(_ figure: NodeID, _ context: RuleContext) -> Bool {
  if context.name(figure) == .status {
    guard let row = context.parent(figure) else { return false }
    return context.children(row).contains { $0 != figure && isInWords($0, context) }
  }
  let caption = context.value(figure, .caption) ?? ""
  if caption.hasNumber || context.isBound(caption)
    || context.wording(caption, of: figure).mood != nil
  {
    return true
  }
  guard let card = context.ancestor(figure, [.card]) else { return true }
  return !context.descendants(card, [.status, .trend, .icon]).isEmpty
}

/// Whether `part` is a status or an icon that says in words what it means.
private func isInWords(_ part: NodeID, _ context: RuleContext) -> Bool {
  guard [.status, .icon].contains(context.name(part)) else { return false }
  let read = readings(part, [context.text(part)], context)
  // What data says that are not known may be words.
  return !(context.value(part, .label) ?? "").isEmpty || read.isEmpty
    || read.contains { $0[0].contains { $0.isLetter } }
}
