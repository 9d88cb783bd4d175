import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A card addresses people in one way.
  static let addressMixed = DesignRule(
    "address-mixed", .hint, summary: "A card changes between a formal and a familiar address",
    explanation: """
      “Schließen Sie …” and then “Du findest …” read as if two people had written them. Choose one for the whole app. \
      The rule knows both in German, French, Spanish, Dutch, Russian and Turkish.
      """,
    sources: ["TXT-W"], elements: RuleContext.wholes,
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="training" xml:lang="de">
        <Title>Bitte schließen Sie ab</Title>
        <Subtitle>Unterlagen für Sie</Subtitle>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="training" xml:lang="de">
        <Title>Bitte schließen Sie ab</Title>
        <Subtitle>⏩Hier sind deine Unterlagen⏪</Subtitle>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "Hier sind die Unterlagen", fails: "Du bist dran"),
      Edge(passes: "Café du Nord"),
      Edge("Bitte schließen Sie ab", passes: "Bitte schließen sie ab", fails: "Wie Ihnen gefällt"),
    ]
  ) { node, context in
    guard context.isLanguageNamed(node) else { return }
    var first: Bool?
    for written in WrittenText.ofWhole(node, &context) {
      let (part, text, wording) = (written.part, written.text, written.wording)
      guard let language = wording.language else { return }
      for (topic, isFormal) in [(WordTable.Topic.formal, true), (.familiar, false)] where wording.speaks(of: topic) {
        // “sie” are others, and so is “Sie” where a sentence begins.
        if isFormal, language == .de, !text.hasCapitalInside(WordTable.phrases(.formal, in: .de)) { continue }
        if let first, first != isFormal {
          return context.report(
            "The card changes between a formal and a familiar address here", at: context.textRange(part))
        }
        first = isFormal
      }
    }
  }
}

extension String {
  /// Whether one of `words` stands in it with a capital, and not where a sentence begins.
  fileprivate func hasCapitalInside(_ words: Set<String>) -> Bool {
    var isStart = true
    for word in split(separator: " ") {
      let letters = word.filter { $0.isLetter }
      if !isStart, letters.first?.isUppercase == true, words.contains(letters.lowercased()) { return true }
      isStart = word.last.map { ".!?:".contains($0) } == true || !word.contains { $0.isLetter || $0.isNumber }
    }
    return false
  }
}
