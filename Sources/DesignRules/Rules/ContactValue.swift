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
      .card(passes: person("E-mail", "24.11.2026 10:20")), .card(passes: person("Email", "1,204,000")),
      .card(passes: person("Correo", "28013 4567", "es")), .card(passes: person("메일", "2026-11-24", "ko")),
      .card(passes: person("Почта", "+7 495 1234567", "ru")), .card(passes: person("Phone", "sip:ana@example.com")),
      .card(passes: person("Mobile", "@ana")),
      .card(passes: person("Phone or e-mail", "ana@example.com")), .card(passes: person("E-mail", "2 unread")),
      .card(passes: person("Telefon", "030 1234", "de"), fails: person("Telefon", "ana@example.com", "de")),
    ]
  ) { node, context in
    guard let key = context.child(node, .key), let value = context.child(node, .value) else { return }
    let name = context.wording(key)
    let (isPhone, isMail) = (name.isPhrase(.phones), name.isPhrase(.mailAddresses))
    guard isPhone != isMail else { return }
    for reading in readings(value, [context.text(value)], context).map({ $0[0] }) {
      guard isPhone ? isAddress(reading) : isNumber(reading) else { continue }
      return context.report(
        isPhone ? "“\(reading)” is no number to call" : "“\(reading)” is no address for mail",
        at: context.textRange(value))
    }
  }
}

/// Whether `text` is an address for mail, “ana@example.com”, and no “sip:ana@example.com” or “@ana”.
private func isAddress(_ text: String) -> Bool {
  let parts = text.split(separator: "@", omittingEmptySubsequences: false)
  return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") && !text.contains { $0 == " " || $0 == ":" }
}

/// Whether `text` is a number to call: “+49 30 1234”, and no day, amount or postal code.
private func isNumber(_ text: String) -> Bool {
  guard let first = text.first, "+0(".contains(first) else { return false }
  return text.count { $0.isNumber } > 5 && text.allSatisfy { $0.isNumber || "+ ()/-\u{A0}".contains($0) }
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
