import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Messages help on.
  static let messageWording = DesignRule(
    "message-wording", .information, summary: "A message blames people, or speaks of technique",
    explanation: """
      An empty or failed state says in plain words what is missing and what to do. It blames nobody (“You typed it wrong”), shows no \
      codes of the system (“HTTP 500”), and is more than “Error”. Other texts do not begin with a reproach or with what \
      an exception is called. The rule knows words of blame in \
      \(WordTable.languages(.blame)), those of “Error” in \(WordTable.languages(.bareError)), and reproaches in \
      \(WordTable.languages(.accusing)).
      """,
    sources: ["ILL-A", "TXT-W"],
    elements: ["EmptyState", "IllustratedMessage", "Text", "Description", "Subtitle", "Footnote"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="orders" target="orders/4711">
        <Header>
          <Title>Orders</Title>
        </Header>
        <Body>
          <EmptyState>
            <Title>Orders cannot be loaded</Title>
          </EmptyState>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="orders" target="orders/4711">
        <Header>
          <Title>Orders</Title>
        </Header>
        <Body>
          <EmptyState>
            <Title>⏩You typed it wrong⏪</Title>
          </EmptyState>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "Error log is empty", fails: "Error"),
      Edge(passes: "No HTTP endpoints", fails: "HTTP 500"),
      Edge(passes: "No exceptions", fails: "NullPointerException"),
      Edge(passes: "No orders", fails: "Error 0x80070057"),
      Edge(passes: "Error 4 of 12", fails: "Error 500"),
      Edge(passes: "No orders with code 603", fails: "Failed with status code 503"),
      Edge(passes: "No unexpected errors", fails: "An unexpected error occurred."),
      Edge(
        body, passes: "<Text>You have typed 3 of 4 letters</Text>", fails: "<Text>You forgot to sign. Do it now.</Text>"
      ),
      Edge(body, passes: "<Text>No exceptions today</Text>", fails: "<Text>TimeoutException in Orders.java:214</Text>"),
      Edge(body, passes: "<Text>Stopped at Orders.kt:30</Text>", fails: "<Text>HTTP 500: TimeoutException</Text>"),
      Edge(body, passes: "<Text>HumanError: 3 of 9 incidents</Text>", fails: "<Text>TypeError: x is undefined</Text>"),
      Edge(body, passes: "<Text>PrintError is the name of a song</Text>", fails: "<Text>orders.api.PrintError</Text>"),
      Edge(body, passes: "<Text>Node.js:20 is in use</Text>"),
      Edge(body, passes: "<Text>The TimeoutException is mended</Text>"),
      Edge(
        body, passes: "<Text>If you forgot to sign, call us.</Text>",
        fails: "<Text>Call us. You failed to sign.</Text>", saying: "you failed to"),
      Edge(body, passes: "<Text>“You forgot to send the seal,” they write</Text>"),
      Edge(body, passes: "<Text>You forgot to sign? Call us.</Text>"),
    ]
  ) { node, context in
    guard [.emptyState, .illustratedMessage].contains(context.name(node)) else { return reportText(node, &context) }
    for part in context.children(node) where [.title, .description].contains(context.name(part)) {
      let wording = context.wording(part)
      if wording.phrase(.blame) != nil {
        context.report("Say what to do next, without blaming anybody", at: context.textRange(part))
      } else if let code = wording.systemCode {
        context.report(
          "“\(code)” means nothing to most people; say what is missing, and what to do", at: context.textRange(part))
      } else if wording.isPhrase(.bareError) {
        context.report("Say what went wrong, and what to do next", at: context.textRange(part))
      }
    }
  }
}

/// The body's content in the failing card.
private let body = "<EmptyState>\n      <Title>You typed it wrong</Title>\n    </EmptyState>"

/// Reports `node`, a text of a card, where it blames people or names an exception.
private func reportText(_ node: NodeID, _ context: inout RuleContext) {
  // Those of messages are asked with them.
  if context.parent(node).map({ [.emptyState, .illustratedMessage].contains(context.name($0)) }) ?? false { return }
  let text = context.text(node)
  if let exception = text.exception, isReported(exception, in: text) {
    context.report(
      "“\(exception)” means nothing to most people; say what is missing, and what to do", at: context.textRange(node))
  } else if let reproach = context.wording(node).reproach {
    context.report("“\(reproach)” blames people; say what to do next", at: context.textRange(node))
  }
}

/// Whether `text` begins with `exception`, or that stands behind a colon (“HTTP 500: …”).
///
/// Elsewhere people who make programs speak of it.
private func isReported(_ exception: String, in text: String) -> Bool {
  guard !exception.contains(where: { $0.isNumber }) else { return false }
  return text.hasPrefix(exception) || text.split(separator: ": ").dropFirst().contains { $0.hasPrefix(exception) }
}

extension Wording {
  /// The words of blame with which a sentence of it begins that asks nothing; nil where there are none, or somebody is quoted.
  fileprivate var reproach: String? {
    guard let language else { return nil }
    let phrases = WordTable.bytes(.accusing, in: language)
    var isStart = true
    for (place, byte) in lower.enumerated() {
      if isStart, let phrase = phrases.first(where: { lower[place...].starts(with: $0) }) {
        let end = lower[place...].first { endsSentence($0) }
        if end != 0x3F {
          return text.contains { "“”„«»\"‘".contains($0) } ? nil : String(decoding: phrase, as: UTF8.self)
        }
      }
      isStart = endsSentence(byte) || isStart && byte == 0x20
    }
    return nil
  }

  /// A word of the text that only programs understand; nil when there is none.
  fileprivate var systemCode: String? {
    // Codes have digits, or are names of types.
    guard lower.contains(where: { $0.isASCIIDigit }) || text.contains("Exception") else { return nil }
    var previous: Substring = ""
    for word in text.split(atAny: " ,;:()") {
      let capitals = word.count { $0.isUppercase }
      if word.hasSuffix("Exception"), capitals >= 2 { return String(word) }
      if word.hasPrefix("0x"), word.count >= 5 { return String(word) }
      let isNumber = word.count >= 3 && word.utf8.allSatisfy { $0.isASCIIDigit }
      let isOfWeb =
        word.count == 3 && (word.first == "4" || word.first == "5") && previous.lowercased().hasSuffix("code")
      if isNumber, previous == "HTTP" || isOfWeb || isError(previous) {
        return "\(previous) \(word)"
      }
      previous = word
    }
    return nil
  }

  private func isError(_ word: Substring) -> Bool {
    language.map { WordTable.phrases(.bareError, in: $0).contains(word.lowercased()) } ?? false
  }
}

/// Whether `byte` is a full stop, an exclamation mark or a question mark.
private func endsSentence(_ byte: UInt8) -> Bool { byte == 0x2E || byte == 0x21 || byte == 0x3F }
