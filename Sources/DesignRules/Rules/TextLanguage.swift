import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A card speaks one language.
  static let textLanguage = DesignRule(
    texts: "text-language", .hint, summary: "A text is in another language than the card",
    explanation: """
      A button or state that was not translated stops people who do not know the other language, and screen readers pronounce it \
      wrongly. Translate it, or name its language with `xml:lang`. The rule asks only where `xml:lang` names the card’s language: for \
      other letters, and for words of \(WordTable.languages(.frequent)): those of buttons and states in short labels, and in sentences \
      words that names, products and terms do without. Keys and columns of a card are asked together, as one alone may be a term, and \
      in other letters than Latin ones the cells of a column, of which an English word for a part or a paper is told.
      """,
    sources: ["TXT-W"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" xml:lang="de" id="leave">
        <Title>Ines Lindner</Title>
        <Actions>
          <Action id="approve" role="primary" after="Genehmigt">Genehmigen</Action>
        </Actions>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" xml:lang="de" id="leave">
        <Title>Ines Lindner</Title>
        <Actions>
          <Action id="approve" role="primary" after="disabled">⏩Approve⏪</Action>
        </Actions>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "Download"),
      Edge(#"xml:lang="de""#, passes: #"xml:lang="en""#, fails: #"xml:lang="ja""#),
      Edge(#"xml:lang="de""#, passes: #"xml:lang="sv""#),
      Edge(">Approve<", passes: #" xml:lang="en">Approve<"#),
      Edge(passes: "Details zeigen", fails: "Approve delivery"),
      Edge(passes: "✓"), Edge(passes: "Task Center öffnen"), Edge(passes: "Just in time", fails: "Mark as done"),
      Edge(passes: "Call", fails: "Call driver"),
      Edge(passes: "Start", fails: "Start inspection"), Edge(passes: "Check-out", fails: "Show details"),
      Edge(passes: "日本語", fails: "承認する"), Edge(passes: "{labels/approve}"),
      Edge(
        ">Approve<", passes: #" xml:lang="nl">Starten<"#, fails: #" xml:lang="en">Genehmigen<"#),
      Edge(">Approve<", passes: #" xml:lang="nl">Beginnen<"#, fails: #" xml:lang="nl">Genehmigen<"#),
      Edge(
        #"<Action id="approve" role="primary" after="disabled">Approve</Action>"#,
        passes: #"<Action id="approve" role="primary">In transit</Action>"#,
        fails: #"<Action id="approve" role="primary">In review</Action>"#),
      Edge(">Approve<", passes: #" xml:lang="pt">Confirmar<"#, fails: #" xml:lang="fr">Confirmar<"#),
      Edge(
        #"<Action id="approve" role="primary" after="disabled">Approve</Action>"#,
        passes: #"<Action id="approve" role="primary" xml:lang="ru">Start</Action>"#,
        fails: #"<Action id="approve" role="primary" xml:lang="ru">Pay now</Action>"#),
      Edge(
        "<Title>Ines Lindner</Title>\n  <Actions>\n    <Action id=\"approve\" role=\"primary\" after=\"disabled\">Approve</Action>\n  </Actions>",
        passes: "<Title>Training „It is not you“ im Haus</Title>",
        fails: "<Title>Ines</Title><Footnote>The pump is not ready</Footnote>"),
      Edge(
        "<Title>Ines Lindner</Title>\n  <Actions>\n    <Action id=\"approve\" role=\"primary\" after=\"disabled\">Approve</Action>\n  </Actions>",
        passes: "<Title>Musée de l’Air et de l’Espace</Title>",
        fails: "<Title>You must not wait for the pump</Title>"),
      Edge(
        #"after="disabled">Approve"#, passes: #"after="Bezahlt">Zahlen"#, fails: #"after="Approved">Zahlen"#),
      .card(passes: told(footnote: "Ramp 3 Nord"), fails: told(footnote: "There is nothing here for you today")),
      .card(passes: told(caption: "Return on Sales"), fails: told(caption: "There is nothing here for you today")),
      .card(passes: told(event: "Kick-off"), fails: told(event: "There is nothing here for you today")),
      .card(passes: told(label: "Just in time"), fails: told(label: "There is nothing here today"), saying: "aloud"),
      .card(passes: told(tag: "Open Days"), fails: told(tag: "This is not for you")),
      .card(passes: menu("Mehr"), fails: menu("Show details"), saying: "read aloud"),
      .card(passes: menu("Actions", "fr"), fails: menu("More actions", "fr")),
      .card(passes: menu("قائمة SAP Fiori", "ar"), fails: menu("Add to favorites", "ar"), saying: "Latin letters"),
      .card(passes: menu("SAP Build", "ar"), fails: menu("To favorites", "ar")),
      .card(passes: menu("Open Days"), fails: menu("Show details")),
      .card(passes: menu("Live chat", "ar")),
      .card(passes: parts("Escherichia coli"), fails: parts("Filter cartridge"), saying: "Latin letters"),
      .card(passes: parts("iPhone case"), fails: parts("Oil filter")),
      .card(passes: parts("وحدة Simatic"), fails: parts("control cable")),
    ]
  ) { text, context in
    if let table = askedTable(with: text, context) { reportLeftOut(in: table, &context) }
    guard let use = purpose(of: text, context) else { return }
    let wording = text.wording(context)
    guard wording.isNamed, let own = wording.language, !wording.isBound, !wording.lower.isEmpty else { return }
    if text.attribute == .label || text.attribute == .alt { return reportSpoken(wording, own, use, text, &context) }
    let after = use == .label ? context.value(text.node, .after) ?? "" : ""
    let foreign = ForeignText(wording: wording, own: own, use: use, after: after)
    guard let other = foreign.language ?? sharedTongue(text, foreign, context)?.name else { return }
    // The label that it takes the place of says so already.
    if text.attribute == .after, isForeign(context.text(text.node), text, own, context) { return }
    context.report(
      "“\(wording.text)” is \(other), the card \(own.name): translate it, or name its language with xml:lang",
      at: text.range)
  }
}

/// Whether `label`, which `text` takes the place of, is in another language than the card.
private func isForeign(_ label: String, _ text: ReadText, _ own: Language, _ context: RuleContext) -> Bool {
  let wording = context.wording(label, of: text.node)
  guard !wording.isBound, !wording.lower.isEmpty else { return false }
  return ForeignText(wording: wording, own: own, use: .label, after: text.text).language != nil
}

/// Reports `wording`, which is spoken, where it is not in `own`, the language of the card.
private func reportSpoken(
  _ wording: Wording, _ own: Language, _ use: ForeignText.Use, _ text: ReadText, _ context: inout RuleContext
) {
  let isPhrase = text.attribute == .label && ForeignText.hasOtherLetters(own) && isLatinPhrase(wording)
  let foreign =
    ForeignText(wording: wording, own: own, use: use).language ?? (isPhrase ? "in Latin letters" : nil)
  guard let foreign, !text.text.isTitled else { return }
  context.report(
    "“\(text.text)” is \(foreign), the card \(own.name): it is read aloud in that language; translate it",
    at: text.range)
}

/// Whether `wording` is words in Latin letters, the last of which is no name, with a small word of English, as names of products have
/// none: “WhatsApp web”.
private func isLatinPhrase(_ wording: Wording) -> Bool {
  let text = wording.text
  let words = text.split(separator: " ")
  let small = WordTable.grammar(of: .en)
  return words.count > 1 && words.last?.first?.isLowercase == true
    && words.contains { small.contains($0.lowercased()) }
    && text.utf8.allSatisfy { $0.isASCIILetter || $0 == 0x20 }
}

/// The table whose cells are asked with `text`, its label or else the first column that has a text; nil where none is.
private func askedTable(with text: ReadText, _ context: RuleContext) -> NodeID? {
  if context.name(text.node) == .dataTable { return text.attribute == .label ? text.node : nil }
  guard context.name(text.node) == .column, text.attribute == nil, let table = context.parent(text.node),
    context.name(table) == .dataTable, (context.value(table, .label) ?? "").isEmpty,
    context.children(table, .column).first(where: { !context.text($0).isEmpty }) == text.node
  else { return nil }
  return table
}

/// Reports the texts of `node`, a table, that are English words where all beside them are in those of the card.
private func reportLeftOut(in node: NodeID, _ context: inout RuleContext) {
  guard let own = context.language(node)?.language, ForeignText.hasOtherLetters(own) else { return }
  for parts in cellsByColumn(node, context).map({ $0.cells }) where (3...50).contains(parts.count) {
    let texts = parts.map { context.text($0) }
    for (place, part) in parts.enumerated() where context.language(part)?.language == own {
      let others = texts[..<place] + texts[(place + 1)...]
      guard ForeignText.isLeftOut(texts[place], among: Array(others)) else { continue }
      context.report(
        "“\(texts[place])” is in Latin letters, the card \(own.name): translate it, or name its language with xml:lang",
        at: context.textRange(part))
    }
  }
}

/// The language in which most keys or columns of a card are, of which `node` is the first, where one alone may be a name or a term.
private func sharedTongue(_ read: ReadText, _ text: ForeignText, _ context: RuleContext) -> Language? {
  let node = read.node
  guard read.attribute == nil, [.key, .column].contains(context.name(node)), !text.tongues.isEmpty,
    let card = context.ancestor(node, [.card, .tableCard, .dataTable])
  else { return nil }
  let parts = context.descendants(card, [context.name(node)])
  guard parts.count <= 20, context.language(node)?.language == text.own else { return nil }
  let tongues = parts.map { part in
    ForeignText(wording: context.wording(part), own: text.own, use: .label).tongues
  }
  guard parts.first(where: { part in !tongues[parts.firstIndex(of: part) ?? 0].isEmpty }) == node else { return nil }
  return text.tongues.sorted { $0.rawValue < $1.rawValue }.first { language in
    let count = tongues.count { $0.contains(language) }
    return count > 1 && count * 2 > parts.count
  }
}

/// What `text` is for; nil where nobody translates it.
private func purpose(of text: ReadText, _ context: RuleContext) -> ForeignText.Use? {
  let name = context.name(text.node)
  switch text.attribute {
  case nil: return use(of: text.node, name, context)
  case .after: return .state
  case .initials: return nil
  case .label: return controls.contains(name) ? .label : .sentence
  case .alt: return .name
  default: return .sentence
  }
}

/// Elements whose label says what they do.
private let controls: [ElementName] = [.action, .headerAction, .icon, .overflow, .status]

/// What the text in `node`, which is called `name`, is for; nil where it is a number.
private func use(of node: NodeID, _ name: ElementName, _ context: RuleContext) -> ForeignText.Use? {
  switch name {
  case .action, .status, .key, .column, .handleLabel, .hint, .seeAll: .label
  case .title, .description:
    context.parent(node).map { [.emptyState, .illustratedMessage].contains(context.name($0)) } ?? false
      ? .label : name == .title ? .name : .sentence
  case .subtitle, .point, .pin, .line, .area, .value, .cell, .tag, .event, .caption: .name
  case .kpi, .progressKPI, .counter, .timestamp: nil
  default: .sentence
  }
}

/// A German card with texts in its elements and attributes.
private func told(
  caption: String = "Paletten", footnote: String = "Rampe 4", label: String = "Besuch", event: String = "Besuch",
  tag: String = "Neu"
) -> String {
  """
  <Card xmlns="urn:cardwright:1" xml:lang="de" id="stock" target="stock/1">
  <Header><Title>Halle 4</Title></Header>
  <Body><TagBar><Tag>\(tag)</Tag></TagBar><ProgressKPI value="18" maximum="24" caption="\(caption)" footnote="\(footnote)">18</ProgressKPI>
  <Calendar view="week" date="2026-03-11" label="\(label)"><Event date="2026-03-11">\(event)</Event></Calendar></Body></Card>
  """
}

/// A card with a menu that is spoken as `label`.
private func menu(_ label: String, _ language: String = "de") -> String {
  """
  <ObjectCardView xmlns="urn:cardwright:1" xml:lang="\(language)" id="leave"><Title>4711</Title>
  <Overflow label="\(label)"><Action id="a">4</Action><Action id="b">5</Action></Overflow></ObjectCardView>
  """
}

/// A card with a table of three parts, one of them called `name`.
private func parts(_ name: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" xml:lang="ar" id="parts" target="parts/1"><Header><Title>قطع الغيار</Title></Header>
  <Body><DataTable label="ثلاث قطع"><Column>القطعة</Column><TableRow><Cell>حلقة إحكام</Cell></TableRow>
  <TableRow><Cell>\(name)</Cell></TableRow><TableRow><Cell>كابل تحكم</Cell></TableRow></DataTable></Body></Card>
  """
}
