import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Numbers and dates are written as in the card’s language.
  static let numberNotation = DesignRule(
    texts: "number-notation", .information, summary: "A number or date is written as in another language",
    explanation: """
      “1,234.56” in a German text, or 12/03/2026, is misread: a person there takes the comma for the decimal sign, and nobody knows \
      day from month. Write them as the card’s language does. A figure with signs in it is drawn as the file has it, so “12450.5” \
      keeps its point beside figures with commas. Only what is certain is found, where `xml:lang` names the language.
      """,
    sources: ["TXT-W", "CLDR"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" xml:lang="de">
        <Title>Coolant pump</Title>
        <Subtitle>1.234,56 €</Subtitle>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" xml:lang="de">
        <Title>Coolant pump</Title>
        <Subtitle>⏩1,234.56 €⏪</Subtitle>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "1.234.567", fails: "2,481.50 €"),
      Edge(passes: "12.03.2026", fails: "12/03/2026"),
      Edge(#"xml:lang="de""#, passes: #"xml:lang="ja""#, fails: #"xml:lang="pl""#),
      Edge(passes: "Los 12/2026", fails: "24/12/2026"),
      Edge(#"xml:lang="de""#, passes: #"xml:lang="de-CH""#),
      Edge(
        "xml:lang=\"de\">\n  <Title>Coolant pump</Title>\n  <Subtitle>1,234.56 €",
        passes: "xml:lang=\"fr\">\n  <Title>Coolant pump</Title>\n  <Subtitle>31/12/2026",
        fails: "xml:lang=\"fr\">\n  <Title>Coolant pump</Title>\n  <Subtitle>12/31/2026"),
      .card(passes: picture("Pumpe, 1.284,50 €"), fails: picture("Pumpe, 1,284.50 €")),
      .card(passes: figure("12450,5"), fails: figure("12450.5"), saying: "“12.450,5”"),
      .card(passes: figure("9.420"), fails: figure("9.42"), saying: "“9,42”"),
      .card(passes: figure("9.42", unit: ""), fails: figure("9.4", unit: ""), saying: "“9,4”"),
      .card(passes: figure("12450.5", "ja"), fails: figure("12450.5", "sv"), saying: "“12\u{A0}450,5”"),
      .card(passes: figure("87.25", unit: #"format="percent""#)),
      .card(passes: figure("9.4", unit: "").replacing(#"caption="4711""#, with: #"caption="Softwareversion""#)),
      .card(passes: figure("9.4", unit: "").replacing(#"caption="4711""#, with: #"caption="Versionsnummer""#)),
      .card(
        passes: figure("9.4", "nl", caption: "Softwareversie"), fails: figure("9.4", "nl", caption: "Conversie")),
      .card(passes: figure("9.4", "es", caption: "Versión"), fails: figure("9.4", "es", caption: "Inversión")),
      .card(passes: figure("9.4", caption: "Versionen"), fails: figure("9.4", caption: "Versicherung")),
      .card(passes: figure("9.4", "tr", caption: "Yazılım sürümü")),
      .card(passes: figure("09.30", unit: #"unit="Uhr""#), fails: figure("09.30", unit: #"unit="kg""#)),
      .card(passes: figure("9.59", unit: #"unit="h""#), fails: figure("9.60", unit: #"unit="h""#)),
    ]
  ) { text, context in
    if let written = figureElsewhere(text, context) {
      return context.report(
        "“\(text.text)” has a decimal point; the language of the card writes “\(written)”", at: text.range,
        fixes: [Fix("Write “\(written)”", [TextEdit(text.range, written)])])
    }
    let wording = text.wording(context)
    guard let language = wording.language,
      let (things, piece) = wording.foreignNotation(context.language(text.node))
    else { return }
    context.report("“\(piece)” is not how \(things) are written in \(language.name)", at: text.range)
  }
}

extension Wording {
  /// A number or a date in it that is written as in another language than `tag`, which the document names, and what those are called,
  /// such as “dates”; nil where there is none.
  func foreignNotation(_ tag: LanguageTag?) -> (things: String, piece: String)? {
    guard isNamed, let language, !isBound else { return nil }
    let mayBeNumber = lower.contains(0x2C) && lower.contains(0x2E)
    if mayBeNumber, let number = foreignNumber(in: text, NumberFormat(tag)) { return ("numbers", number) }
    return foreignDate(in: text, language, tag?.region ?? "").map { ("dates", $0) }
  }
}

/// A number whose groups and fraction are set apart by the signs that `format` has for the other; nil when there is none.
private func foreignNumber(in text: String, _ format: NumberFormat) -> String? {
  guard ["..", ",,"].contains(format.decimal + format.decimal) else { return nil }
  let (decimal, group): (Character, Character) = format.decimal == "," ? (".", ",") : (",", ".")
  let words = text.split(separator: " ")
  return words.first { word in
    let parts = word.drop { !$0.isNumber }.split(separator: group, omittingEmptySubsequences: false)
    guard parts.count == 2, (1...3).contains(parts[0].count), parts[0].allSatisfy({ $0.isNumber }) else {
      return false
    }
    let rest = parts[1].split(separator: decimal, omittingEmptySubsequences: false)
    guard rest.count == 2, rest[0].count == 3, rest[0].allSatisfy({ $0.isNumber }) else { return false }
    return rest[1].prefix { $0.isNumber }.count == 2 && rest[1].dropFirst(2).first?.isNumber != true
  }.map(String.init)
}

/// A date with strokes where the language never writes them so, or with the month first where it stands second; nil when there
/// is none.
private func foreignDate(in text: String, _ language: Language, _ region: String) -> String? {
  let neverHasStrokes = [.de, .pl, .ru].contains(language)
  // In Panama and Puerto Rico months stand first (CLDR).
  let hasDayFirst = [.fr, .es, .it, .pt, .nl].contains(language) && !["pa", "pr"].contains(region)
  guard text.utf8.contains(0x2F), neverHasStrokes || hasDayFirst else { return nil }
  let words = text.split(atAny: " ,;()")
  return words.first { word in
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 3 && parts.allSatisfy { $0.allSatisfy { $0.isNumber } }
      && (1...2).contains(parts[0].count) && (1...2).contains(parts[1].count) && parts[2].count == 4
      && (neverHasStrokes || Int(parts[1]).map { $0 > 12 } == true && Int(parts[0]).map { $0 <= 12 } == true)
  }.map(String.init)
}

/// What `text`, which is a figure with decimals behind a point and nothing else, is in a named language that has another sign for these;
/// nil for others, and where the point may set thousands, day and month, hours and minutes, or the parts of a version apart.
private func figureElsewhere(_ text: ReadText, _ context: RuleContext) -> String? {
  guard context.name(text.node) == .kpi, text.attribute == nil, text.text.utf8.contains(0x2E),
    let tag = context.language(text.node), NumberFormat.knows(tag),
    !["percent", "duration"].contains(context.value(text.node, .format) ?? "")
  else { return nil }
  let format = NumberFormat(tag)
  let parts = text.text.split(separator: ".", omittingEmptySubsequences: false)
  let mayBeMoment =
    clocks.contains((context.value(text.node, .unit) ?? "").lowercased()) && parts[0].utf8.count < 3
    && parts[1].utf8.count == 2 && parts[1] < "60"
  let caption = context.wording(context.value(text.node, .caption) ?? "", of: text.node)
  guard format.decimal != ".", parts[1].utf8.count != 3, !mayBeMoment, !caption.words.contains(where: isVersion) else {
    return nil
  }
  let written = format.number(text.text, inGroups: true)
  return written == text.text ? nil : written
}

/// What stands behind a time of day; nothing behind a day, too.
private let clocks: Set = ["", "uhr", "std.", "uur", "h", "klo", "kl.", "kl", "ч", "godz.", "hod.", "hod"]

/// Whether `word` says that the figure is the number of a version, whose parts are points apart everywhere: also in compounds, such as
/// “Softwareversion” and “Versionsnummer”, but no conversion and no inversion.
private func isVersion(_ word: String) -> Bool {
  if versions.contains(word) || versionBeginnings.contains(where: { word.hasPrefix($0) }) { return true }
  return versionEnds.contains { word.hasSuffix($0) && !otherBeginnings.contains(String(word.dropLast($0.count))) }
}

/// Words for a version, or for what is told by one.
private let versions: Set = [
  "softwarestand", "versi", "bản", "versión", "versão", "versie", "wersja", "verze",
  "verzia", "verzija", "versió", "versija", "версия", "версія", "έκδοση",
]

/// With what words for a version, its number and the like begin, and nothing else does.
private let versionBeginnings = [
  "versio", "versjon", "versienummer", "versiune", "verzió", "sürüm", "release", "firmware",
]

/// With what words for the version of something end, in languages that write these as one.
private let versionEnds = ["version", "versie", "versjon", "versio", "versioon", "verzió", "release", "firmware"]

/// What makes other words of these, such as conversion and inversion.
private let otherBeginnings: Set = ["a", "con", "di", "in", "kon", "per", "re", "sub"]

/// A card with a figure, in euros unless `unit` says otherwise.
private func figure(
  _ text: String, _ language: String = "de", unit: String = #"unit="€""#, caption: String = "4711"
) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="order" xml:lang="\(language)" target="orders/4711"><Header><Title>4711</Title></Header>
  <ExtendedHeader><KPI \(unit) caption="\(caption)">\(text)</KPI></ExtendedHeader></Card>
  """
}

/// A card with a picture that is spoken as `alt`.
private func picture(_ alt: String) -> String {
  """
  <ObjectCardView xmlns="urn:cardwright:1" id="order" xml:lang="de">
  <DetailImage src="pump.png" alt="\(alt)"/><Title>4711</Title></ObjectCardView>
  """
}
