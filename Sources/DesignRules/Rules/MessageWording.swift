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
      codes of the system (“HTTP 500”), and is more than “Error”. Other texts blame nobody either, and do not show what an exception is \
      called. The rule knows words of blame in \
      \(WordTable.languages(.blame)), and those of “Error” in \(WordTable.languages(.bareError)).
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
      Edge(body, passes: "<Text>Starts at 9:30</Text>", fails: "<Text>Stopped at Orders.kt:30</Text>"),
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
  if let exception = text.exception {
    context.report(
      "“\(exception)” means nothing to most people; say what is missing, and what to do", at: context.textRange(node))
  } else if context.wording(node).speaks(of: .blame) {
    context.report("Say what to do next, without blaming anybody", at: context.textRange(node))
  }
}

extension Wording {
  /// A word of the text that only programs understand; nil when there is none.
  fileprivate var systemCode: String? {
    // Codes have digits, or are names of types.
    guard lower.contains(where: { (0x30...0x39).contains($0) }) || text.contains("Exception") else { return nil }
    var previous: Substring = ""
    for word in text.split(whereSeparator: { " ,;:()".contains($0) }) {
      let capitals = word.count { $0.isUppercase }
      if word.hasSuffix("Exception"), capitals >= 2 { return String(word) }
      if word.hasPrefix("0x"), word.count >= 5 { return String(word) }
      let isNumber = word.count >= 3 && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
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
