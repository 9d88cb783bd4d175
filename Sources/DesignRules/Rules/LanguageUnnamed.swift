import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A card says which language it is in.
  static let languageUnnamed = DesignRule(
    "language-unnamed", .hint, summary: "A card is not in English, and does not say in which language",
    explanation: """
      Without xml:lang the texts count as English: voices pronounce them so, and what the drawing writes itself is \
      English. Name the language on the root. Found where numbers or dates are written as English never does, or \
      several words or the letters are of another language.
      """,
    sources: ["BCP47", "HIG-A"], elements: RuleContext.wholes,
    passing: """
      <Card xmlns="urn:cardwright:1" id="visit" xml:lang="de" target="visits/1">
        <Header>
          <Title>Visit</Title>
        </Header>
        <Body>
          <KeyValue>
            <Key>From</Key>
            <Value>03.12.2026</Value>
          </KeyValue>
          <KeyValue>
            <Key>To</Key>
            <Value>1.284,50 €</Value>
          </KeyValue>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="visit" target="visits/1">
        <Header>
          <Title>Visit</Title>
        </Header>
        <Body>
          <KeyValue>
            <Key>From</Key>
            <Value>⏩03.12.2026⏪</Value>
          </KeyValue>
          <KeyValue>
            <Key>To</Key>
            <Value>4 December</Value>
          </KeyValue>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "3/12/2026", fails: "14:30 Uhr"),
      Edge(passes: "1,284.50", fails: "1.284,50 $"),
      Edge(passes: "Café", fails: "Посещение завода в Москве"),
    ]
  ) { node, context in
    guard !context.isLanguageNamed(node) else { return }
    var hits: [Language: Set<String>] = [:]
    var isEnglish = false
    var last: NodeID?
    for written in WrittenText.ofWhole(node, &context) where !context.isLanguageNamed(written.part) {
      let (part, text) = (written.part, written.text)
      let isForeign =
        written.wording.notations.contains { $0.notation == .decimalComma || $0.notation == .dayWithPoints }
        || text.hasSuffix(" Uhr")
        || text.isInAnotherScript
      if isForeign {
        return context.reportOnce(
          "“\(text)” is not English; name its language with xml:lang on the root", at: context.textRange(part))
      }
      last = part
      if isEnglish { continue }
      for word in written.wording.words {
        for language in WordTable.languages(withFrequent: word) {
          isEnglish = isEnglish || language == .en
          hits[language, default: []].insert(word)
        }
      }
    }
    let most = hits.values.map { $0.count }.max() ?? 0
    let found = hits.filter { $0.value.count == most }.map { $0.key }
    guard most > 2, !isEnglish, let language = found.first, let last else { return }
    context.reportOnce(
      found.count > 1
        ? "Name the language of the texts with xml:lang on the root"
        : "Name the language, \(language.name), with xml:lang=\"\(language.code)\" on the root",
      at: context.textRange(last))
  }
}

extension String {
  /// Whether most of its letters are of a script that English does not have.
  fileprivate var isInAnotherScript: Bool {
    if utf8.allSatisfy({ $0 < 0x80 }) { return false }
    var (letters, others) = (0, 0)
    for scalar in unicodeScalars where scalar.properties.isAlphabetic {
      letters += 1
      if scalar.value >= 0x370, !(0x1E00..<0x2000).contains(scalar.value) { others += 1 }
    }
    return letters > 6 && others * 2 > letters
  }
}
