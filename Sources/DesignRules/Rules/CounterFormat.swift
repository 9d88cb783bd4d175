import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A counter reads “shown of total”.
  static let counterFormat = DesignRule(
    "counter-format", .warning, summary: "A counter does not read “shown of total”",
    explanation: """
      Write the number of items that the card shows, a word, and the number that there are: "3 of 36". The first number is never \
      larger than the second. Digits of any script count, and the whole stands first where the language has it so: 「36件中3件」. One \
      number and words of what it counts, such as “4 below reorder point”, say something else and are left alone; a number alone says \
      nothing, and “3 of” lacks one.
      """,
    sources: ["OVP-W", "U"], elements: ["Counter"],
    passing: """
      <Card xmlns="urn:cardwright:1" target="orders/4711">
        <Header>
          <Title>Open orders</Title>
          <Counter>1 of 12</Counter>
        </Header>
        <Body>
          <ObjectCellList>
            <ObjectCell>
              <Title>Order 4711</Title>
            </ObjectCell>
          </ObjectCellList>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" target="orders/4711">
        <Header>
          <Title>Open orders</Title>
          <Counter>⏩12 of 1⏪</Counter>
        </Header>
        <Body>
          <ObjectCellList>
            <ObjectCell>
              <Title>Order 4711</Title>
            </ObjectCell>
          </ObjectCellList>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "12 of 12", fails: "2 of 1"), Edge(passes: "12件中1件", fails: "1"), Edge(passes: "36개 중 2개"),
      Edge(passes: "5件中3件", fails: "3件中5件", saying: "second number"), Edge(passes: "3项，共36项", fails: "共3项中的36项"),
      Edge(
        "<Counter>12 of 1", passes: #"<Counter xml:lang="tr">36 kayıttan 3’ü"#,
        fails: #"<Counter xml:lang="tr">3 kayıttan 36’sı"#),
      Edge(passes: "3项进行中，36项"),
      Edge(passes: "共36项中的2项"),
      Edge(passes: "١ من ٣", fails: "٣ من ١"),
      Edge(passes: "1 of 1,204", fails: "1/2"), Edge(passes: "1 / 2", fails: "1 of 2 of 3"),
      .card(passes: bound("{few} of {many}"), fails: bound("{many} of {few}"), saying: "With the sample"),
      .card(passes: bound("2 von {few}"), fails: bound("3 von {few}")),
      Edge(passes: "4 below reorder point", fails: "4"), Edge(passes: "2件", fails: "36K"),
      Edge(passes: "3 of them late", fails: "3 of"), Edge(passes: "36 orders", fails: "of 36"),
      Edge(fails: "3 su"), Edge(fails: "3 ze"),
      Edge(fails: "3/36 orders"),
      Edge(
        "<Counter>12 of 1", passes: #"<Counter xml:lang="de">1 von 2"#, fails: #"<Counter xml:lang="de">1/2"#,
        saying: "Write “1 von 2”"),
      Edge(
        "<Counter>12 of 1", passes: #"<Counter xml:lang="zh">共2项，显示1项"#, fails: #"<Counter xml:lang="zh">2"#,
        saying: "共36项"),
      .card(passes: bound("{many} below reorder point"), fails: bound("{many}"), saying: "reads “5”"),
    ]
  ) { node, context in
    let text = context.text(node)
    let (isBound, language) = (context.isBound(text), context.wording(node).named)
    for reading in readings(node, [text], context).map({ $0[0] }) where !reading.isEmpty {
      guard let counter = CounterText(reading, language) else {
        if saysWhatItCounts(reading) { continue }
        let form = "as “shown of total”, such as “\(example(language ?? .en))”"
        // In a language that is not known, nobody knows the words.
        let isUnknown = language == nil && context.language(node) != nil
        let words = isBound || isUnknown ? nil : written(reading, language ?? .en)
        return context.report(
          isBound ? "With the sample the counter reads “\(reading)”; write it \(form)" : "Write the counter \(form)",
          at: context.textRange(node),
          fixes: words.map { [Fix("Write “\($0)”", [TextEdit(context.textRange(node), $0)])] } ?? [])
      }
      guard let shown = counter.shown, let total = counter.total, shown > total else { continue }
      let card = isBound ? nil : context.ancestor(node, [.card])
      let isTotalWrong = card.flatMap { shownItems(of: $0, &context) } == shown
      return context.report(
        (isBound ? "With the sample the counter" : "The counter")
          + " shows \(shown) of only \(total); the \(counter.placeOfShown) number cannot be the larger one",
        at: context.textRange(node),
        // The total may be right, and the other number wrong alone.
        fixes: isBound || isTotalWrong
          ? []
          : [Fix("Swap the numbers", [TextEdit(context.textRange(node), counter.swapped)])])
    }
  }
}

/// A counter as it is written in `language`.
private func example(_ language: Language) -> String {
  switch language {
  case .ja: "36件中3件"
  case .ko: "36개 중 3개"
  case .zh: "共36项，显示3项"
  case .tr: "36 kayıttan 3’ü"
  default: "3 \(wordBetween(language) ?? "of") 36"
  }
}

/// What stands between what is shown and the total; nil in languages that put the total first.
private func wordBetween(_ language: Language) -> String? {
  switch language {
  case .en: "of"
  case .de: "von"
  case .fr: "sur"
  case .es, .pt: "de"
  case .it: "di"
  case .nl: "van"
  case .pl: "z"
  case .ru: "из"
  case .ar: "من"
  case .he: "מתוך"
  case .ja, .ko, .zh, .tr: nil
  }
}

/// “3/36” in words of `language`; nil where `text` is something else, or no part of a whole.
private func written(_ text: String, _ language: Language) -> String? {
  let numbers = text.split(separator: "/" as Character, omittingEmptySubsequences: false).map { Int($0) }
  guard let word = wordBetween(language), text.utf8.allSatisfy({ $0.isASCIIDigit || $0 == 0x2F }), numbers.count == 2,
    let shown = numbers[0], let total = numbers[1], shown <= total
  else { return nil }
  return "\(shown) \(word) \(total)"
}

/// Whether `text` is one number and words of what it counts, and not what is left of “3 of 36” without one of its numbers.
private func saysWhatItCounts(_ text: String) -> Bool {
  let parts = text.split(separator: " ")
  guard text.contains(where: { $0.isLetter }), parts.count(where: { $0.hasNumber }) == 1, !text.contains("/") else {
    return false
  }
  // Many counters are in no language that is named.
  func isOutOf(_ word: String) -> Bool {
    Language.allCases.contains { WordTable.phrases(.outOf, in: $0).contains(word) }
  }
  return parts.count == 1
    // “36K” tells how many alone, “2件” what they are.
    ? text.contains { $0.isLetter && !$0.isASCII }
    : !(parts.count == 2 && parts.contains { isOutOf($0.lowercased()) })
}

/// A card whose counter is bound to the data of a draft.
private func bound(_ counter: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" target="orders/1" sample="samples/drafts.json"><Header><Title>Orders</Title>
  <Counter>\(counter)</Counter></Header><Body><ObjectCellList><ObjectCell><Title>A</Title></ObjectCell>
  <ObjectCell><Title>B</Title></ObjectCell></ObjectCellList></Body></Card>
  """
}
