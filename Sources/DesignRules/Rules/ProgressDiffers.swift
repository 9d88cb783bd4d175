import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A ring is filled to what stands in it.
  static let progressDiffers = DesignRule(
    "progress-differs", .warning, summary: "A ring shows another share than the text in it",
    explanation: """
      The ring is read from afar, the text from near; where they differ, nobody knows which of them holds. Asked where the text is a share \
      in percent, or so many of as many as `maximum` says; what is left may stand there, too. The footnote is asked where it tells \
      how many are left and nothing else, in \(WordTable.languages(.remaining)), and where it says that so many, or all, are done.
      """,
    sources: ["KPI-I", "U"], elements: ["ProgressKPI"],
    passing: ring(value: "73", "73 %"), failing: ring(value: "37", "⏩73 %⏪"),
    edges: [
      Edge(passes: "37 %", fails: "36 %"), Edge(passes: "37.4 %", fails: "3.7 %"), Edge(passes: "63 %", fails: "70%"),
      Edge(passes: "73"), Edge(passes: "73 kg"), Edge(passes: "37 of 100", fails: "73 of 100"),
      Edge(passes: "37/100", fails: "73/100"), Edge(passes: "\u{200F}37 %", fails: "\u{200F}73 %"),
      Edge(passes: "–12 %"),
      .card(passes: ring(value: "24", maximum: "24", "26 of 24")),
      Edge(passes: "+12 %"), Edge(passes: "5 h 30 min"), Edge(passes: "4 of 5"),
      .card(passes: ring(value: "100", "112 %")), .card(passes: ring(value: "1.5", maximum: "5", "1.5 %")),
      .card(passes: ring(value: "3", maximum: "8", "Step 4 of 8")),
      .card(passes: ring(value: "18", maximum: "24", "75 %"), fails: ring(value: "18", maximum: "24", "24 %")),
      .card(passes: ring(value: "18", maximum: "24", "18 of 24"), fails: ring(value: "18", maximum: "24", "8 of 24")),
      .card(passes: ring(value: "60", "Week 3 of 5")),
      .card(
        passes: ring(value: "18", maximum: "24", "18", footnote: "6 to go"),
        fails: ring(value: "18", maximum: "24", "18", footnote: "8 to go"), saying: "6 are left"),
      .card(
        passes: ring(value: "18", maximum: "24", "18", footnote: "All tasks planned", caption: "Tasks done"),
        fails: ring(value: "18", maximum: "24", "18", footnote: "All done", caption: "Tasks done"), saying: "18 of 24"),
      .card(passes: ring(value: "18", maximum: "24", "18", footnote: "12 of 24 done", caption: "Assigned")),
      .card(passes: ring(value: "18", maximum: "24", "18", footnote: "Finished after all", caption: "Done")),
      .card(passes: ring(value: "18", maximum: "24", "18", footnote: "+5 % done", caption: "Done")),
      .card(
        passes: ring(value: "18", maximum: "24", "18", footnote: "75 % done", caption: "Done"),
        fails: ring(value: "18", maximum: "24", "18", footnote: "80 % complete", caption: "Done")),
      .card(
        passes: ring(value: "18", maximum: "24", "18", footnote: "18 of 24 counted, 3 done by Ana", caption: "Done"),
        fails: ring(value: "18", maximum: "24", "18", footnote: "17 of 24 done", caption: "Done")),
      .card(
        passes: ring(value: "18", maximum: "24", "18", footnote: "80% done in May", caption: "Steps done"),
        fails: ring(value: "18", maximum: "24", "18", footnote: "80% done by now", caption: "Steps done")),
      .card(passes: ring(value: "18", maximum: "24", "18", footnote: "Completed")),
      .card(passes: ring(value: "18", maximum: "24", "18", footnote: "Not all done")),
      .card(
        passes: ring(value: "18", maximum: "24", "18 of 24", footnote: "8 days left"),
        fails: ring(value: "18", maximum: "24", "18 of 24", footnote: "Still 5 to do")),
      .card(
        passes: ring(value: "75", maximum: "100", "75 %", footnote: "8 left"),
        fails: ring(value: "18", maximum: "24", "18", footnote: "7 counted left")),
      .card(
        passes: ring(value: "18", maximum: "24", "18", footnote: "Noch 6", language: "de"),
        fails: ring(value: "18", maximum: "24", "18", footnote: "Noch 8", language: "de")),
      .card(
        passes: ring(value: "18", maximum: "24", "18", footnote: "残り6", language: "ja"),
        fails: ring(value: "18", maximum: "24", "18", footnote: "残り8", language: "ja")),
    ]
  ) { node, context in
    let written = [context.value(node, .value) ?? "", context.value(node, .maximum) ?? "100", context.text(node)]
    let unit = context.value(node, .unit) ?? ""
    let format = NumberFormat(context.language(node))
    for reading in readings(node, written, context) {
      // Marks of direction say nothing, and “+12 %” tells a change.
      let text = reading[2].filter { !"\u{61C}\u{200E}\u{200F}".contains($0) }
      guard let value = Double(reading[0]), let maximum = Double(reading[1]), value.isFinite, maximum.isFinite,
        maximum > 0,
        !text.contains(where: { "+-−–".contains($0) })
      else { continue }
      let share = value / maximum * 100
      if let quantity = Quantity(text, format) ?? Quantity(text + unit, format),
        ["%", "٪", "％"].contains(quantity.unit.isEmpty ? unit : quantity.unit)
      {
        // A full ring may be more than full, and a scale may itself be in percent.
        let known = [share, 100 - share, value] + (share >= 100 ? [max(quantity.value, 100)] : [])
        if known.contains(where: { abs($0 - quantity.value) < 1 }) { continue }
      } else if let counter = CounterText(text.replacing("/", with: " / "), context.language(node)?.language),
        let shown = counter.shown.map(Double.init), counter.total.map(Double.init) == maximum
      {
        // The fourth step is at hand when three are done.
        if [value, maximum - value].contains(where: { abs($0 - shown) <= 1 }) || share >= 100 && shown >= maximum {
          continue
        }
      } else {
        continue
      }
      return context.report(
        "The ring is filled to \(share.whole) %, the text says “\(text)”", at: context.textRange(node))
    }
    checkRest(node, written, &context)
    checkDone(node, written, &context)
  }
}

/// Reports the footnote of `node`, a ring with `written` in it, that says that more or less is done than is: “5 of 8 tasks done”, “80 %
/// complete”, “All tasks done”.
private func checkDone(_ node: NodeID, _ written: [String], _ context: inout RuleContext) {
  guard let footnote = context.value(node, .footnote) else { return }
  let named = [context.value(node, .caption), context.value(node, .unit)].flatMap { ($0 ?? "").lowercasedWords() }
  // A ring of what is assigned says nothing of what is done.
  let caption = context.wording(context.value(node, .caption) ?? "", of: node)
  guard
    caption.text.isEmpty || [.finished, .counted, .subjects].contains(where: caption.speaks)
      || caption.words.last.map({ footnote.lowercasedWords().contains($0) }) == true
  else { return }
  let dates = DateFormat(context.language(node))
  for reading in readings(node, written + [footnote], context) {
    guard let value = Double(reading[0]), let maximum = Double(reading[1]), value < maximum, value >= 0 else {
      continue
    }
    let said = context.wording(reading[3], of: node)
    guard let language = said.language, said.mayHave(.finished), !said.speaks(of: .negation),
      !said.speaks(of: .remaining)
    else { continue }
    // What was done in May may be more by now; its name is a small word, too.
    let tellsDay = said.words.contains { word in
      dates.month(named: word) != nil || word.count > 3 && dates.weekday(named: word) != nil
    }
    if tellsDay { continue }
    // Nothing else is told but what the caption and the unit say is done.
    let done = WordTable.lexicon(.finished, in: language)
    let known = WordTable.grammar(of: language).union(named)
    let words = reading[3].split { " \u{A0}\u{202F}".contains($0) }.map(String.init)
    let told = words.filter { $0.hasNumber }
    let rest = words.filter { word in
      !word.hasNumber && word != "%" && (done?.has(word.lowercased()) == true || !known.contains(word.lowercased()))
    }
    guard context.wording(rest.joined(separator: " "), of: node).says(.finished) else { continue }
    let isSo =
      if told.isEmpty {
        // “Finished after all” does not say that all is.
        said.around(.wholly)?.before.isEmpty != true
      } else if !told.allSatisfy({ $0.first?.isNumber == true }) {
        // “+5 % done” tells a change.
        true
      } else if told.count == 1, reading[3].contains("%") {
        Double(told[0].filter { $0 != "%" }).map { abs($0 - value / maximum * 100) < 1 } ?? true
      } else if let counter = CounterText(reading[3], language), let shown = counter.shown {
        counter.total.map(Double.init) != maximum || Double(shown) == value
      } else {
        true
      }
    if isSo { continue }
    return context.report(
      "The ring shows \(value.whole) of \(maximum.whole), and the footnote says “\(reading[3])”",
      at: context.valueRange(node, .footnote))
  }
}

/// Reports the footnote of `node`, a ring with `written` in it, that says that more or fewer are left than are.
private func checkRest(_ node: NodeID, _ written: [String], _ context: inout RuleContext) {
  guard let footnote = context.value(node, .footnote), context.value(node, .maximum) != nil else { return }
  let format = NumberFormat(context.language(node))
  let caption = Set((context.value(node, .caption) ?? "").lowercasedWords())
  for reading in readings(node, written + [footnote], context) {
    guard let value = Double(reading[0]), let maximum = Double(reading[1]), value <= maximum,
      reading[3].hasNumber, counts(value, of: maximum, in: reading[2], context.language(node))
    else { continue }
    // “8 to go”, “8 pallets to go” where the caption says that they are pallets.
    let words = reading[3].split { $0 == " " || $0 == "\u{A0}" }.map(String.init)
    let numbers = words.count > 1 ? words.filter { $0.hasNumber } : [reading[3].filter { $0.isNumber }]
    let rest =
      words.count > 1
      ? words.filter { !$0.hasNumber && !caption.contains($0.lowercased()) } : [reading[3].filter { !$0.isNumber }]
    guard numbers.count == 1, let told = Quantity(numbers[0], format), told.unit.isEmpty, told.value >= 0,
      [value, maximum, told.value].allSatisfy({ $0 < 1e9 && $0 == $0.rounded() }),
      told.value != maximum - value,
      context.wording(rest.joined(separator: " "), of: node).says(.remaining)
    else { continue }
    return context.report(
      "\((maximum - value).whole) are left, and the footnote says \(numbers[0])",
      at: context.valueRange(node, .footnote))
  }
}

/// Whether `text` counts what the ring shows: “18” or “18 of 24”, and no percentage.
private func counts(_ value: Double, of maximum: Double, in text: String, _ language: LanguageTag?) -> Bool {
  if let quantity = Quantity(text, NumberFormat(language)) { return quantity.unit.isEmpty && quantity.value == value }
  guard let counter = CounterText(text.replacing("/", with: " / "), language?.language) else { return false }
  return counter.shown.map(Double.init) == value && counter.total.map(Double.init) == maximum
}

/// A card with a ring that shows `value`, and `text` in it.
private func ring(
  value: String, maximum: String = "100", _ text: String, footnote: String = "", caption: String = "Counted",
  language: String = "en"
) -> String {
  let footnote = footnote.isEmpty ? "" : " footnote=\"\(footnote)\""
  return """
    <Card xmlns="urn:cardwright:1" xml:lang="\(language)" id="count" target="counts/2026">
      <Header>
        <Title>Stocktaking</Title>
      </Header>
      <Body>
        <ProgressKPI value="\(value)" maximum="\(maximum)" caption="\(caption)"\(footnote)>\(text)</ProgressKPI>
      </Body>
    </Card>
    """
}
