import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// What people hear of a chart is what others see.
  static let chartLabelFalse = DesignRule(
    "chart-label-false", .hint, summary: "The label of a chart or table tells other values than it shows",
    explanation: """
      Who hears the card has nothing but the label: where it calls “Faults” the largest cause and another value is larger, they \
      decide by what is not so. Name the largest, or say something else; and where the label tells values with their names, tell those \
      that are shown: asked where each of three or more, or of two that are all, has its number beside it, and only one of them is wrong, \
      where it tells from which value to which they run, and of the share of a small ring, pie or bar, where a number of percent leads to \
      the whole, to what is done or to no more, or where “9 of 10” ends with what is shown or done. \
      The largest is asked where the label names one of the values and calls something the largest, and silent where it speaks of a change \
      or a share; the rule knows such words in \(WordTable.languages(.most)).
      """,
    sources: ["A11Y-I", "OWN"], elements: ["Chart", "DataTable"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="stops" target="stops/1">
        <Header>
          <Title>Causes of stops</Title>
        </Header>
        <Body>
          <Chart type="bar" label="Tool changes are the most frequent cause">
            <Series>
              <Point value="52">Tool changes</Point>
              <Point value="30">Faults</Point>
              <Point value="11">Material</Point>
            </Series>
            <CategoryAxis labels="all"/>
          </Chart>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="stops" target="stops/1">
        <Header>
          <Title>Causes of stops</Title>
        </Header>
        <Body>
          <Chart type="bar" label="⏩Faults are the most frequent cause⏪">
            <Series>
              <Point value="52">Tool changes</Point>
              <Point value="30">Faults</Point>
              <Point value="11">Material</Point>
            </Series>
            <CategoryAxis labels="all"/>
          </Chart>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "Faults are a frequent cause", fails: "Material is the largest part"),
      Edge(passes: "Faults are the least of the most frequent", fails: "Largest cause: faults"),
      Edge(passes: "Tool changes are the most frequent cause, before faults"),
      Edge(passes: "Faults are mostly short"), Edge(passes: "Faults have the highest cost per hour"),
      Edge(passes: "Faults are at most as frequent"),
      Edge(passes: "The changes are the most frequent, then faults"),
      Edge(
        passes: "52 tool changes, 30 faults, 11 material", fails: "52 tool changes, 40 faults and 11 material",
        saying: "“Faults” is 30, and the label says 40"),
      Edge(passes: "Tool changes 52, faults 40 minutes, material 11", fails: "Tool changes 52, faults 31, material 11"),
      Edge(passes: "50 tool changes, 30 faults, 10 material", fails: "50 tool changes, 40 faults, 10 material"),
      Edge(passes: "52 tool changes, about 40 faults, 11 material"),
      Edge(passes: "Tool changes 52, faults −4, material 11"), Edge(passes: "Tool changes 52, faults +4, material 11"),
      .card(
        passes: #"""
          <Card xmlns="urn:cardwright:1" id="pay" target="pay/1"><Header><Title>Pay</Title></Header><Body>
          <DataTable label="Gross 4,100, deductions 1,309, net 2,791"><Column>Item</Column><Column type="number">Amount</Column>
          <TableRow><Cell>Gross</Cell><Cell>4,100</Cell></TableRow><TableRow><Cell>Deductions</Cell><Cell>-1,309</Cell></TableRow>
          <TableRow><Cell>Net</Cell><Cell>2,791</Cell></TableRow></DataTable></Body></Card>
          """#),
      .card(
        passes: chart(
          "donut", "Retail 50 percent, online 30, partners 15", ["Retail": 52, "Online": 33, "Partners": 15]),
        fails: chart(
          "donut", "Retail 60 percent, online 30, partners 15", ["Retail": 52, "Online": 33, "Partners": 15])),
      Edge(
        passes: "Tool changes 52, faults 31 thousand, material 11",
        fails: "Tool changes 52, faults 31, material 11 thousand euros"),
      Edge(
        passes: "Tool changes 2 hours, faults 30 minutes, material 11 minutes",
        fails: "Tool changes 42 minutes, faults 30, material 11", saying: "the label says 42"),
      Edge(
        passes: "Tool changes 52, faults 30, material 12 cases",
        fails: "Tool changes 52 kWh, faults 31 kWh, material 11 kWh", saying: "“Faults” is 30"),
      .card(
        passes: chart("donut", "Retail 62, online 5 more", ["Retail": 62, "Online": 38]),
        fails: chart("donut", "Retail 72 percent, online 38", ["Retail": 62, "Online": 38])),
      .card(
        passes: chart("microBullet", "Done 14, planned 6", ["Done": 14, "Planned": 20]),
        fails: chart("microBullet", "9 of 20 audits are done", ["Done": 14, "Planned": 20]), saying: "14 of 20"),
      .card(
        passes: chart("microRadial", "2 of 10 audits failed", ["Done": 7, "Planned": 10]),
        fails: chart("microRadial", "7 of 12 audits are completed, as planned", ["Done": 7, "Planned": 10])),
      .card(
        passes: chart("microHarveyBall", "3 of 10 audits are done", ["Done": 7, "Planned": 10]),
        fails: chart("microHarveyBall", "9 of 10 audits are done", ["Done": 7, "Planned": 10])),
      .card(
        passes: chart("microHarveyBall", "6 of 10 lorries are booked", ["Picked": 7, "Planned": 10]),
        fails: chart("microHarveyBall", "6 of 10 lorries are picked", ["Picked": 7, "Planned": 10])),
      .card(
        passes: chart("microRadial", "70 percent of the audits are done", ["Done": 7, "Planned": 10]),
        fails: chart("microRadial", "90 percent of the audits are done", ["Done": 7, "Planned": 10]), saying: "70 %"),
      .card(
        passes: chart("microBullet", "81 percent of the plant used", ["Actual": 81, "Target": 85]),
        fails: chart("microBullet", "91 percent of the plant used", ["Actual": 81, "Target": 85]), saying: "81 of 85"),
      .card(passes: chart("microBullet", "68 percent of the capacity used", ["Actual": 340, "Target": 380])),
      .card(
        passes: chart("line", "Load fell from 52 to 41 kilowatts", days),
        fails: chart("line", "Load fell from 52 to 44 kilowatts", days),
        saying: "“Wed” is 41, and the label says 44"),
      .card(
        passes: chart("line", "Load fell from 52 by 11", days),
        fails: chart("line", "Load fell from 55 to 41 kilowatts", days)),
      .card(passes: chart("line", "Load fell from 52 to 47 on Tuesday", days)),
      .card(
        passes: chart("column", "Visits peaked on Monday with 52", days),
        fails: chart("column", "Visits peaked on Wednesday with 52", days)),
      .card(
        passes: chart("column", "Most visits on Monday", days), fails: chart("column", "Most visits on Wednesday", days)
      ),
      .card(
        passes: chart("column", "Die meisten Besuche bis Mittwoch", in: "de", ["Mo": 52, "Mi": 41]),
        fails: chart("column", "Die meisten Besuche am Mittwoch", in: "de", ["Mo": 52, "Mi": 41])),
      .card(
        passes: chart("column", "Le plus de visites avant Lyon", in: "fr", ["Paris": 52, "Lyon": 41]),
        fails: chart("column", "Le plus de visites à Lyon", in: "fr", ["Paris": 52, "Lyon": 41])),
      .card(
        passes: chart("column", "Meeste bezoeken na woensdag", in: "nl", ["maandag": 52, "woensdag": 41]),
        fails: chart("column", "Meeste bezoeken op woensdag", in: "nl", ["maandag": 52, "woensdag": 41])),
      .card(
        passes: chart("column", "En çok ziyaret Pazartesi", in: "tr", ["Pazartesi": 52, "Çarşamba": 41]),
        fails: chart("column", "En çok ziyaret Çarşamba", in: "tr", ["Pazartesi": 52, "Çarşamba": 41])),
      .card(passes: chart("column", "Most of the visits on Wednesday", days)),
      .card(passes: chart("column", "Most visits after Wednesday", days)),
      .card(passes: chart("column", "Most orders are due by Wednesday", days)),
      .card(passes: chart("column", "Most work is done by Wednesday", days)),
      .card(passes: chart("column", "Most stations closed on Wednesday", days)),
      .card(passes: chart("column", "Most visits planned for Wednesday", days)),
      .card(
        passes: chart("column", "Most stops in the hall", ["Press": 52, "Hall": 41]),
        fails: chart("column", "Most stops in hall", ["Press": 52, "Hall": 41])),
      .card(
        passes: chart("microRadial", "46 percent of the forecast is reached", ["": 46]),
        fails: chart("microRadial", "64 percent of the forecast is reached", ["": 46])),
      .card(
        passes: chart("microRadial", "2 percent points better", ["": 46]),
        fails: chart("microRadial", "64 percent", ["": 46])),
      .card(
        passes: chart("microRadial", "5% discount used", ["": 46]), fails: chart("microRadial", "64% used", ["": 46])),
      .card(
        passes: chart("microRadial", "5 % de remise", in: "fr", ["": 46]),
        fails: chart("microRadial", "64 % de l’entrepôt", in: "fr", ["": 46])),
      .card(
        passes: chart("microRadial", "5 % Rabatt", in: "de", ["": 46]),
        fails: chart("microRadial", "64 % erreicht", in: "de", ["": 46])),
      .card(passes: chart("microRadial", "5 percent down on May", ["": 46])),
      .card(passes: chart("microRadial", "Up 5 percent since May", ["": 46])),
      .card(passes: chart("microRadial", "About 50 percent of the forecast", ["": 46])),
      .card(passes: chart("microRadial", "Over 80 percent reached", ["": 83])),
      .card(passes: chart("microRadial", "80 percent target missed", ["": 46])),
      .card(passes: chart("column", "Load peaked at 52 and is 41 on Wednesday", days)),
      .card(passes: chart("column", "Load peaks above 40 on Tuesday", days)),
      .card(passes: chart("column", "Most visits since Wednesday", days)),
      .card(passes: chart("line", "Load fell from 52 on Monday, limit down to 30", days)),
      .card(passes: chart("line", "Load fell 52 to 44 less than planned", days)),
      .card(
        passes: chart(
          "donut", "Retail 34 percent, online 33, partners 33", ["Retail": 33.3, "Online": 33.3, "Partners": 33.4])),
      Edge(passes: "Tool changes 52, faults 40", fails: "Tool changes: 52, faults: 30, material: 12"),
      Edge(
        passes: "Tool changes\u{2009}52, faults\u{2009}30, material\u{2009}11",
        fails: "Tool changes\u{2009}52, faults\u{2009}31, material\u{2009}11"),
      Edge(passes: "52 tool changes, 40 of 30 faults, 11 material, 8 faults"),
      Edge(passes: "Tool changes 52, material 11, without faults, 63 in all"),
      Edge(#"value="30""#, passes: #"value="52""#, fails: #"value="51""#),
      Edge(
        #"label="Faults are the most frequent cause""#,
        passes: #"xml:lang="de" label="Faults machen Sorgen""#,
        fails: #"xml:lang="de" label="Faults sind die häufigste Ursache""#),
    ]
  ) { node, context in
    guard let label = context.value(node, .label), !label.isEmpty, !context.isBound(label) else { return }
    let wording = context.wording(label, of: node)
    if reportValue(in: wording, of: node, &context) || reportCourse(in: wording, of: node, &context) { return }
    if reportShare(in: wording, of: node, &context) { return }
    let dates = DateFormat(context.language(node))
    let day = wording.speaks(of: .most) ? nil : wording.dayOfPeak
    let (behindMost, isCalled) = (wording.behindMost, wording.speaks(of: .most) || day != nil)
    let said = behindMost ?? wording
    guard behindMost != nil || isCalled, ![.negation, .least, .rising, .falling].contains(where: said.speaks),
      behindMost == nil || !said.speaks(of: .since)
    else { return }
    for values in shown(node, &context) where values.count > 1 {
      let named = values.filter { tells($0.name, day ?? wording) || namesDay(day ?? wording, $0.name, dates) }
      guard named.count == 1, let first = named.first, let largest = values.max(by: { $0.value < $1.value }),
        first.value < largest.value, !tellsPart(of: largest.name, wording),
        isCalled || behindMost.map({ tells($0, at: first.name, dates) }) == true
      else { continue }
      return context.report(
        "“\(largest.name)” is the largest, and not “\(first.name)”", at: context.valueRange(node, .label))
    }
  }
}

extension Wording {
  /// What stands behind the word for most of something, with which it begins: “visits on Friday” of “Most visits on Friday”; nil where
  /// it begins otherwise.
  fileprivate var behindMost: Wording? {
    guard let language, mayHave(.mostOf) else { return nil }
    for phrase in WordTable.phrases(.mostOf, in: language) {
      let start = phrase.split(separator: " ").map(String.init)
      guard words.starts(with: start) else { continue }
      return Wording(words.dropFirst(start.count).joined(separator: " "), in: language)
    }
    return nil
  }

  /// What stands behind “peaked on”, as far as it has no number: where the largest value is.
  fileprivate var dayOfPeak: Wording? {
    guard let language, let words = around(.peaks)?.behind.split(separator: " "), let lead = words.first,
      WordTable.phrases(.atPeak, in: language).contains(String(lead))
    else { return nil }
    let day = words.dropFirst().prefix(2).prefix { !$0.contains(where: { $0.isNumber }) }
    return Wording(day.joined(separator: " "), in: language)
  }

  /// Whether what stands behind its percent leads to the whole or says that so much is done, or is nothing at all: “64 percent of the
  /// forecast”, and not “5 % discount”.
  fileprivate var tellsShare: Bool {
    guard let language else { return false }
    let text = bare
    let behind = text.firstIndex(of: "%").map { String(text[$0...].dropFirst()) } ?? around(.percent)?.behind ?? ""
    let rest = Wording(behind.split { $0.isWhitespace }.joined(separator: " "), in: language)
    return rest.bare.isEmpty || rest.isPhrase(.filling) || rest.around(.finished)?.before.isEmpty == true
      || WordTable.phrases(.ofWhole, in: language).contains {
        $0.hasSuffix("'") ? rest.bare.hasPrefix($0) : (rest.bare + " ").hasPrefix($0 + " ")
      }
  }
}

/// Whether one of the words of `label` is the day of the week that `name` is, too, whichever of them is shortened.
private func namesDay(_ label: Wording, _ name: String, _ dates: DateFormat) -> Bool {
  guard let day = dates.weekday(labelled: name) else { return false }
  return label.words.contains { $0.count > 3 && dates.weekday(named: $0) == day }
}

/// Whether `rest`, which stands behind “most”, is one word at most and that it is at `name`, or on that day: “visits on Friday”.
///
/// “Visits are due by Friday” tells something else.
private func tells(_ rest: Wording, at name: String, _ dates: DateFormat) -> Bool {
  let (words, own) = (rest.words, name.lowercasedWords())
  guard let language = rest.language, let last = words.last, !own.isEmpty else { return false }
  let day = last.count > 3 ? dates.weekday(named: last) : nil
  var before: ArraySlice<String> = []
  if day != nil, day == dates.weekday(labelled: name) {
    before = words.dropLast()
  } else if words.suffix(own.count).elementsEqual(own) {
    before = words.dropLast(own.count)
  }
  // Turkish sets nothing before the day.
  let leads = WordTable.phrases(.atPeak, in: language)
  return leads.isEmpty ? before.count == 1 : before.count <= 2 && before.last.map(leads.contains) == true
}

/// What `node`, a chart of one series or a table with one column of numbers, shows by its names.
private func shown(_ node: NodeID, _ context: inout RuleContext) -> [[(name: String, value: Double, text: String)]] {
  if context.name(node) == .chart {
    let series = context.children(node, .series)
    guard series.count == 1 else { return [] }
    let points = context.children(series[0], .point).filter { context.value($0, .total)?.flag != true }
    return context.readLists(series[0], points) { [context.text($0), context.value($0, .value) ?? ""] }.map { read in
      read.compactMap { part in Double(part.texts[1]).map { (part.texts[0], $0, part.texts[1]) } }
    }
  }
  let format = NumberFormat(context.language(node))
  return context.readColumns(node).compactMap { columns in
    let numbers = columns.dropFirst().map { column in
      column.cells.compactMap { cell in Quantity(cell.text, format).map { (value: $0.value, text: cell.text) } }
    }
    guard let names = columns.first?.cells.map({ $0.text }),
      let values = numbers.first(where: { $0.count == names.count }),
      numbers.count(where: { !$0.isEmpty }) == 1
    else { return nil }
    return zip(names, values).map { ($0, $1.value, $1.text) }
  }
}

/// Whether a longer word of `name` stands in `label`: “the hotel” of “Hotel, 3 nights”.
private func tellsPart(of name: String, _ label: Wording) -> Bool {
  name.split { !$0.isLetter }.contains { $0.count > 3 && tells(String($0), label) }
}

/// Whether `name` stands in `label` as words of its own.
private func tells(_ name: String, _ label: Wording) -> Bool {
  let setsWordsApart = label.language?.setsWordsApart ?? true
  let text = String(decoding: label.lower, as: UTF8.self)
  let name = String(decoding: FoldedText.of(name, label.language), as: UTF8.self)
  guard name.count > 2 || !setsWordsApart else { return false }
  return text.ranges(of: name).contains { place in
    !setsWordsApart
      || text[..<place.lowerBound].last?.isLetter != true && text[place.upperBound...].first?.isLetter != true
  }
}

/// Reports the label of `node`, a chart or table, that tells the values of its names, all as they are shown but one; whether it does.
///
/// Three of them at least must be told, or both where there are two, each number beside its name, in a language that sets words apart.
/// Beside what is right may stand anything, and nothing beside the other and its name but a unit.
private func reportValue(in label: Wording, of node: NodeID, _ context: inout RuleContext) -> Bool {
  guard label.text.hasNumber, label.language?.setsWordsApart ?? true else { return false }
  let format = NumberFormat(context.language(node))
  // Of a share, the second value is the whole.
  let fewest = context.value(node, .type)?.hasPrefix("micro") == true ? 3 : 2
  // Where two have one name, nobody knows which of them is told.
  for values in shown(node, &context)
  where values.count >= fewest && Set(values.map { $0.name }).count == values.count {
    // The numbers stand before the names, or all behind them.
    for isBefore in [true, false] {
      let pairs = toldValues(in: label, format, values, isBefore: isBefore).filter { $0.isSo || $0.isAlone }
      guard pairs.count >= min(values.count, 3), let wrong = pairs.first(where: { !$0.isSo }),
        pairs.allSatisfy({ $0.isSo || $0.place == wrong.place }), wrong.isComparable(among: pairs)
      else { continue }
      context.report(
        "“\(wrong.name)” is \(wrong.shown), and the label says \(wrong.said)", at: context.valueRange(node, .label))
      return true
    }
  }
  return false
}

/// Reports the label of `node`, a chart that runs from one value to another, that tells one of the two as it is and no point for the
/// other: “fell from 52 to 44”; whether it does.
private func reportCourse(in label: Wording, of node: NodeID, _ context: inout RuleContext) -> Bool {
  guard let language = label.language, label.text.hasNumber, let type = context.value(node, .type),
    ["line", "area", "column"].contains(type), label.mayHave(.toValue),
    label.speaks(of: .rising) || label.speaks(of: .falling)
  else { return false }
  let format = NumberFormat(context.language(node))
  let told = toldWords(label.text).map { $0.word }
  let numbers = told.indices.compactMap { place in Quantity(told[place], format).map { (place: place, value: $0.value) }
  }
  // “From 52 to 44 kilowatts”, with no more than a unit between and behind.
  guard numbers.count == 2, let from = numbers.first, let to = numbers.last, from.place > 0,
    WordTable.phrases(.fromValue, in: language).contains(told[from.place - 1]), to.place - from.place <= 3,
    WordTable.phrases(.toValue, in: language).contains(told[to.place - 1]), told.count - to.place <= 2
  else { return false }
  func isSo(_ number: (place: Int, value: Double), _ value: Double) -> Bool {
    abs(number.value - value) < fineness(told[number.place], number.value)
  }
  for values in shown(node, &context) where values.count > 2 {
    guard let first = values.first, let last = values.last else { continue }
    let (isFirst, isLast) = (isSo(from, first.value), isSo(to, last.value))
    let (wrong, right) = isFirst ? (to, last) : (from, first)
    guard isFirst != isLast, !values.contains(where: { isSo(wrong, $0.value) }) else { continue }
    context.report(
      "“\(right.name)” is \(right.text), and the label says \(told[wrong.place])", at: context.valueRange(node, .label))
    return true
  }
  return false
}

/// Reports the label of `node`, which shows one share, that tells another one, in percent or as “9 of 10”; whether it does.
private func reportShare(in label: Wording, of node: NodeID, _ context: inout RuleContext) -> Bool {
  // “Up 5 percent”, “5 percent points” and “about 50 percent” tell something else, or not as exactly.
  guard let type = context.value(node, .type), ["microRadial", "microHarveyBall", "microBullet"].contains(type),
    label.text.first?.isNumber == true, !reservations.contains(where: label.speaks)
  else { return false }
  let isPercent = (label.speaks(of: .percent) || label.text.contains("%")) && label.tellsShare
  let format = NumberFormat(context.language(node))
  let numbers = toldWords(label.text).compactMap { word in
    Quantity(word.word, format).map { (word: word.word.filter { $0 != "%" }, value: $0.value) }
  }
  for values in shown(node, &context) where values.count == 2 || values.count == 1 && type == "microRadial" {
    let (part, whole) = (values[0].value, values.count == 2 ? values[1].value : 100)
    guard whole > 0, part >= 0, part <= whole else { continue }
    if isPercent, numbers.count == 1, let told = numbers.first {
      let share = part / whole * 100
      // Both values may be percent themselves, and amounts beside a target shares of what is not shown.
      if [share, 100 - share, part, whole].contains(where: { abs($0 - told.value) < 1 })
        || type == "microBullet" && whole > 100
      {
        continue
      }
      let shows = type == "microBullet" ? "\(values[0].text) of \(values[1].text)" : "\(share.whole) %"
      context.report("The chart shows \(shows), and the label says \(told.word)", at: context.valueRange(node, .label))
      return true
    }
    let told = values.count == 2 ? toldShare(in: label, called: values[0].name, format) : []
    guard told.count == 2 else { continue }
    let areSo = zip(told, values).map { abs($0.value - $1.value) < fineness($0.word, $0.value) }
    guard areSo[0] != areSo[1], abs(told[0].value - (whole - part)) >= 1 else { continue }
    context.report(
      "The chart shows \(values[0].text) of \(values[1].text), and the label says \(told[0].word) of \(told[1].word)",
      at: context.valueRange(node, .label))
    return true
  }
  return false
}

/// The two numbers with which `label` begins, the first as a part of the second, where it ends, or goes on behind a sign, with what
/// that part is: as it is called, or done; none in “2 of 10 audits failed”, which tells another part.
private func toldShare(
  in label: Wording, called name: String, _ format: NumberFormat
) -> [(word: String, value: Double)] {
  let told = toldWords(label.text)
  guard let language = label.language, let finished = WordTable.lexicon(.finished, in: language), told.count > 3,
    WordTable.phrases(.outOf, in: language).contains(told[1].word), told[..<3].allSatisfy({ $0.sign == nil }),
    let part = Quantity(told[0].word, format), let whole = Quantity(told[2].word, format),
    part.unit.isEmpty, whole.unit.isEmpty, let last = (told[3...].first { $0.sign != nil } ?? told.last)?.word
  else { return [] }
  let own = toldWords(name).last?.word
  guard last == own || finished.has(last) && (own.map { finished.has($0) } ?? true) else { return [] }
  return [(told[0].word, part.value), (told[2].word, whole.value)]
}

/// What makes a share one of something else, or more or less than it tells.
private let reservations: [WordTable.Topic] = [
  .negation, .rising, .falling, .more, .less, .most, .least, .above, .below, .targets, .allowed, .since, .than,
  .remaining,
]

/// Points of three days.
private let days: KeyValuePairs<String, Double> = ["Mon": 52, "Tue": 47, "Wed": 41]

/// A card with a chart of `points` that is heard as `label`.
private func chart(
  _ type: String, _ label: String, in language: String = "en", _ points: KeyValuePairs<String, Double>
) -> String {
  let points = points.map { "<Point value=\"\($0.value)\">\($0.key)</Point>" }.joined().replacing(".0\"", with: "\"")
  return """
    <Card xmlns="urn:cardwright:1" id="load" xml:lang="\(language)" target="loads/1"><Header><Title>Week 24</Title></Header>
    <Body><Chart type="\(type)" label="\(label)"><Series>\(points)</Series></Chart></Body></Card>
    """
}
