import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Texts are not written in capitals.
  static let textInCapitals = DesignRule(
    texts: "text-in-capitals", .hint, summary: "A text shouts, in capitals or with signs",
    explanation: """
      A whole text in capitals is slower to read, and reads as shouting; screen readers may spell it. Write sentence case. Short \
      names and codes in capitals are left alone, and what an abbreviation stands in; so are scripts without capitals. “Late!!!” shouts, too.
      """,
    sources: ["TXT-W"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Subtitle>Night shift moved</Subtitle>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Subtitle>⏩NIGHT SHIFT MOVED⏪</Subtitle>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "NIGHT crew", fails: "NIGHT CREW"),
      Edge(passes: "MAN TGX", fails: "LATE SHIFT"),
      Edge(passes: "TYPE 4711-B", fails: "ÜBUNG MORGEN"),
      Edge(passes: "SAP ERP", fails: "NEUE FRIST"),
      Edge(passes: "TÜV NORD CERT", fails: "NIGHT SHIFT AND MORNING SHIFT"),
      Edge(passes: "SAP BUSINESS NETWORK", fails: "NIGHT SHIFT IN HALL"),
      Edge(passes: "{name}"), Edge(passes: "Late!", fails: "Late!!"),
      Edge("<Subtitle>NIGHT SHIFT MOVED</Subtitle>", passes: "<TagBar><Tag>NIGHT SHIFT</Tag></TagBar>"),
      .card(passes: shift("Shift A", after: "Moved"), fails: shift("Shift A", after: "CONFIRMED")),
      .card(passes: shift("TYPE 4711-B", after: "Moved"), fails: shift("NIGHT SHIFT", after: "Moved")),
    ]
  ) { text, context in
    guard text.attribute != nil || !codes.contains(context.name(text.node)) else { return }
    let wording = text.wording(context)
    // The wide signs begin with this byte.
    let mayShout = wording.text.utf8.contains { $0 == 0x21 || $0 == 0x3F || $0 == 0xEF }
    if mayShout, ["!!", "！！", "??", "？？"].contains(where: { wording.text.contains($0) }) {
      return context.report("One sign is enough; several shout", at: text.range)
    }
    let isLabel = context.name(text.node) == .action && text.attribute != .label
    guard !wording.isBound, wording.isInCapitals(words: isLabel ? 1 : 2, of: isLabel ? 6 : 4), !wording.mayBeName else {
      return
    }
    context.report("Write “\(wording.text)” in small letters, which are read faster", at: text.range)
  }
}

/// Parts that hold names and codes, which may be in capitals.
private let codes: [ElementName] = [
  .status, .tag, .key, .value, .cell, .column, .point, .pin, .categoryAxis, .line, .area, .kpi, .timestamp,
]

extension Wording {
  /// Whether an abbreviation stands among its words, as in “SAP BUSINESS NETWORK”, a name: two or three letters that are no word of
  /// the language.
  fileprivate var mayBeName: Bool {
    guard let language, language.setsWordsApart else { return false }
    let known = WordTable.vocabulary(of: language)
    return words.contains { (2...3).contains($0.count) && !known.contains($0) }
  }

  /// Whether all its letters are capitals, in at least so many words of so many letters without a digit.
  fileprivate func isInCapitals(words least: Int, of letters: Int) -> Bool {
    if text.utf8.contains(where: { (0x61...0x7A).contains($0) }) { return false }
    var (words, length, hasDigit) = (0, 0, false)
    for character in text + " " {
      if character.isLowercase { return false }
      if character.isUppercase {
        length += 1
      } else if character.isNumber {
        hasDigit = true
      } else {
        if length >= letters, !hasDigit { words += 1 }
        (length, hasDigit) = (0, false)
      }
    }
    return words >= least
  }
}

/// A card with a calendar called `label`, and a button that becomes `after`.
private func shift(_ label: String, after: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="shift" target="shifts/1"><Header><Title>Shift A</Title></Header>
  <Body><Calendar view="week" date="2026-03-11" label="\(label)"><Event date="2026-03-11">Visit</Event></Calendar></Body>
  <Footer><Action id="move" role="primary" after="\(after)">Move shift</Action></Footer></Card>
  """
}
