import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Texts are not written in capitals.
  static let textInCapitals = DesignRule(
    "text-in-capitals", .hint, summary: "A text shouts, in capitals or with signs",
    explanation: """
      A whole text in capitals is slower to read, and reads as shouting; screen readers may spell it. Write sentence case. Short \
      names and codes in capitals are left alone, and what an abbreviation stands in; so are scripts without capitals. “Late!!!” shouts, too.
      """,
    sources: ["TXT-W"],
    elements: ["Title", "Subtitle", "Footnote", "Description", "Text", "Caption", "Action", "Label"],
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
      Edge(passes: "{name}"), Edge(passes: "Late!", fails: "Late!!"),
    ]
  ) { node, context in
    let wording = context.wording(node)
    // The wide signs begin with this byte.
    let mayShout = wording.text.utf8.contains { $0 == 0x21 || $0 == 0x3F || $0 == 0xEF }
    if mayShout, ["!!", "！！", "??", "？？"].contains(where: { wording.text.contains($0) }) {
      return context.report("One sign is enough; several shout", at: context.textRange(node))
    }
    let isLabel = context.name(node) == .action
    guard !wording.isBound, wording.isInCapitals(words: isLabel ? 1 : 2, of: isLabel ? 6 : 4), !wording.mayBeName else {
      return
    }
    context.report("Write “\(wording.text)” in small letters, which are read faster", at: context.textRange(node))
  }
}

extension Wording {
  /// Whether an abbreviation stands among its words, as in “TÜV NORD CERT”, a name: two or three letters that are no word of the language.
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
