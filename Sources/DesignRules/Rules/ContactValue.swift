import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// An address stands behind the name of an address.
  static let contactValue = DesignRule(
    "contact-value", .warning, summary: "A number to call and an address for mail stand in each other’s place",
    explanation: """
      Behind “Phone” people look for digits, and their phone makes them a call. An address with an at sign there, or a number behind \
      “E-mail”, was mixed up in the card or in its data. The rule knows such names in \(WordTable.languages(.phones)).
      """,
    sources: ["OWN"], elements: ["KeyValue"],
    passing: person("Phone", "+49 30 1234"), failing: person("Phone", "⏩ana@example.com⏪"),
    edges: [
      .card(passes: person("E-mail", "ana@example.com"), fails: person("E-mail", "+49 30 1234")),
      .card(passes: person("Phone or e-mail", "ana@example.com")), .card(passes: person("E-mail", "2 unread")),
      .card(passes: person("Telefon", "030 1234", "de"), fails: person("Telefon", "ana@example.com", "de")),
    ]
  ) { node, context in
    guard let key = context.child(node, .key), let value = context.child(node, .value) else { return }
    let name = context.wording(key)
    let (isPhone, isMail) = (name.isPhrase(.phones), name.isPhrase(.mailing))
    guard isPhone != isMail else { return }
    for reading in readings(value, [context.text(value)], context).map({ $0[0] }) {
      let hasSign = reading.contains("@") && !reading.contains(" ")
      let isNumber = reading.count { $0.isNumber } > 5 && !reading.contains { $0.isLetter || $0 == "@" }
      guard isPhone ? hasSign : isNumber else { continue }
      return context.report(
        isPhone ? "“\(reading)” is no number to call" : "“\(reading)” is no address for mail",
        at: context.textRange(value))
    }
  }
}

/// A card with a way to reach somebody.
private func person(_ key: String, _ value: String, _ language: String = "en") -> String {
  """
  <Card xmlns="urn:cardwright:1" xml:lang="\(language)" id="ana" target="people/ana">
    <Header>
      <Title>Ana Silva</Title>
    </Header>
    <Body>
      <KeyValue>
        <Key>\(key)</Key>
        <Value>\(value)</Value>
      </KeyValue>
    </Body>
  </Card>
  """
}
