import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Numbers and dates are written as in the card’s language.
  static let numberNotation = DesignRule(
    texts: "number-notation", .information, summary: "A number or date is written as in another language",
    explanation: """
      “1,234.56” in a German text, or 12/03/2026, is misread: a person there takes the comma for the decimal sign, and nobody knows \
      day from month. Write them as the card’s language does. Only what is certain is found, where `xml:lang` names the language.
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
    ]
  ) { text, context in
    let wording = text.wording(context)
    guard wording.isNamed, let language = wording.language, !wording.isBound else { return }
    let mayBeNumber = wording.lower.contains(0x2C) && wording.lower.contains(0x2E)
    if mayBeNumber, let number = wording.foreignNumber(NumberFormat(context.language(text.node))) {
      context.report(
        "“\(number)” is not how numbers are written in \(language.name)", at: text.range)
    } else if let date = wording.foreignDate(language, context.language(text.node)?.region ?? "") {
      context.report(
        "“\(date)” is not how dates are written in \(language.name)", at: text.range)
    }
  }
}

extension Wording {
  /// A number whose groups and fraction are set apart by the signs that `format` has for the other; nil when there is none.
  fileprivate func foreignNumber(_ format: NumberFormat) -> String? {
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
  fileprivate func foreignDate(_ language: Language, _ region: String) -> String? {
    let neverHasStrokes = [.de, .pl, .ru].contains(language)
    // In Panama and Puerto Rico months stand first (CLDR).
    let hasDayFirst = [.fr, .es, .it, .pt, .nl].contains(language) && !["pa", "pr"].contains(region)
    guard lower.contains(0x2F), neverHasStrokes || hasDayFirst else { return nil }
    let words = text.split(atAny: " ,;()")
    return words.first { word in
      let parts = word.split(separator: "/", omittingEmptySubsequences: false)
      return parts.count == 3 && parts.allSatisfy { $0.allSatisfy { $0.isNumber } }
        && (1...2).contains(parts[0].count) && (1...2).contains(parts[1].count) && parts[2].count == 4
        && (neverHasStrokes || Int(parts[1]).map { $0 > 12 } == true && Int(parts[0]).map { $0 <= 12 } == true)
    }.map(String.init)
  }
}

/// A card with a picture that is spoken as `alt`.
private func picture(_ alt: String) -> String {
  """
  <ObjectCardView xmlns="urn:cardwright:1" id="order" xml:lang="de">
  <DetailImage src="pump.png" alt="\(alt)"/><Title>4711</Title></ObjectCardView>
  """
}
