import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Progress lies within its range.
  static let progressRange = DesignRule(
    "progress-range", .warning, summary: "Progress is more than the whole",
    explanation: """
      A ring cannot be fuller than full. Where more than planned was done, say so in the caption, or set `maximum` to \
      what is possible. Nor are twelve of eight steps done: texts are asked where they count steps or tasks, in \
      \(WordTable.languages(.outOf)).
      """,
    sources: ["KPI-I", "U"],
    elements: [
      "ProgressKPI", "Title", "Subtitle", "Description", "Footnote", "Text", "Status", "Label", "Tag", "Value",
    ],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <ProgressKPI value="100" maximum="100" caption="Completed">100</ProgressKPI>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <ProgressKPI value="⏩140⏪" maximum="100" caption="Completed">140</ProgressKPI>
        </Body>
      </Card>
      """,
    edges: [
      Edge(#"value="140""#, passes: #"value="100""#, fails: #"value="100.5""#),
      Edge(#"value="140""#, passes: #"value="0""#, fails: #"value="-1""#),
      .card(passes: steps("8 of 8 steps done"), fails: steps("9 of 8 steps done"), saying: "“9 of 8” is more"),
      .card(passes: steps("12 of 8 pallets"), fails: steps("Step 12 of 8")),
      .card(passes: steps("Tasks of 12 of 8 July"), fails: steps("Tasks: 12 of 8, all others later")),
      .card(passes: steps("Steps done 12/8"), fails: steps("12/8 steps done"), saying: "“12/8”"),
      .card(passes: steps("24/7 tasks done"), fails: steps("24/6 tasks done")),
      .card(passes: steps("8 von 12 Schritten", "de"), fails: steps("12 von 8 Schritten", "de")),
    ]
  ) { node, context in
    guard context.name(node) == .progressKPI else { return checkSteps(of: node, &context) }
    let written = [context.value(node, .value) ?? "", context.value(node, .maximum) ?? "100"]
    for reading in readings(node, written, context) {
      guard let value = Double(reading[0]), let maximum = Double(reading[1]), value > maximum || value < 0 else {
        continue
      }
      return context.report(
        value < 0
          ? "Progress begins at 0"
          : "\(reading[0]) is more than the whole, which is \(reading[1]); raise maximum where more is possible",
        at: context.valueRange(node, .value))
    }
  }
}

/// Reports what `node` tells of more steps than there are.
private func checkSteps(of node: NodeID, _ context: inout RuleContext) {
  for text in ReadText.all(of: node, context) {
    guard let slip = text.readings(context).compactMap({ context.wording($0, of: node).stepsBeyondAll }).first else {
      continue
    }
    context.report(
      (context.isBound(text.text) ? "With the sample " : "") + "“\(slip)” is more than there are; correct the numbers",
      at: text.range)
  }
}

extension Wording {
  /// What in it counts more steps than there are, such as “12 of 8”; nil where nothing does.
  fileprivate var stepsBeyondAll: String? {
    guard let language, speaks(of: .steps), let done = WordTable.lexicon(.finished, in: language),
      let steps = WordTable.lexicon(.steps, in: language)
    else { return nil }
    let words = text.split { $0 == " " || $0 == "\u{A0}" }.map { $0.lowercased() }
    let between = WordTable.phrases(.outOf, in: language)
    switch words.count(where: { $0.hasNumber }) {
    case 1:
      // “Steps done 12/8” may tell a day, and “24/7” is at all times.
      guard words.count > 2, words[0] != "24/7", steps.has(words[1]), words.contains(where: { done.has($0) }) else {
        return nil
      }
      let numbers = words[0].split(separator: "/" as Character, omittingEmptySubsequences: false).map(wholeNumber)
      guard numbers.count == 2, let part = numbers[0], let whole = numbers[1], part > whole else { return nil }
      return words[0]
    case 2:
      guard let place = words.firstIndex(where: { between.contains($0) }), place > 0, place + 1 < words.count,
        let part = wholeNumber(words[place - 1][...])
      else { return nil }
      let digits = words[place + 1].prefix { $0.isNumber }
      guard let whole = wholeNumber(digits), part > whole else { return nil }
      // “12 of 8 July”, “12 of 8% of the steps”
      let rest = words[place + 1].dropFirst(digits.count)
      let next = place + 2 < words.count && rest.isEmpty ? words[place + 2] : ""
      guard next.isEmpty || steps.has(next) || done.has(next), rest.allSatisfy({ ",;.:)".contains($0) }) else {
        return nil
      }
      // “Route 12 of 8 steps” names the route, and “until 31 of 12” a day.
      if place > 1 {
        let lead = words[place - 2]
        guard lead.hasSuffix(":") || (next.isEmpty || done.has(next)) && (steps.has(lead) || done.has(lead)) else {
          return nil
        }
      }
      return "\(part) \(words[place]) \(whole)"
    default: return nil
    }
  }
}

/// The number that `text` is, which has digits alone.
private func wholeNumber(_ text: Substring) -> Int? {
  text.utf8.allSatisfy { $0.isASCIIDigit } ? Int(text) : nil
}

/// A card that says how far its steps have come.
private func steps(_ text: String, _ language: String = "en") -> String {
  """
  <ObjectCardView xmlns="urn:cardwright:1" id="order" xml:lang="\(language)"><Title>4711</Title><Subtitle>\(text)</Subtitle></ObjectCardView>
  """
}
