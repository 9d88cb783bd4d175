import Standards
import Testing

@testable import DesignRules

/// One look at the words of a text says of which topics it may have some; none that it has is left out.
@Suite struct WordIndexTests {
  @Test(arguments: Language.allCases)
  func noTopicIsLeftOut(language: Language) {
    for topic in WordTable.Topic.allCases {
      for phrase in WordTable.phrases(topic, in: language) {
        let word = String(phrase.drop { "=+*".contains($0) }.prefix { $0 != "*" })
        for text in [word, "\(word).", "Kwx 12 · \(word), 3", "“\(word)”", "kwx (\(word)kwx)", "Kwx’\(word)-\(word)"] {
          let wording = Wording(text, in: language)
          let isLeftOut = !wording.mayHave(topic) && Self.has(wording, topic, language)
          #expect(!isLeftOut, "\(topic) in “\(text)”")
        }
      }
    }
  }

  /// Whether `wording` has a word of `topic`, as the topic's own table says.
  private static func has(_ wording: Wording, _ topic: WordTable.Topic, _ language: Language) -> Bool {
    let phrases = WordTable.phrases(topic, in: language)
    return wording.place(topic, in: wording.plain) != nil || phrases.contains(wording.bare)
      || wording.words.contains { phrases.contains($0) }
  }

  @Test func mostTopicsAreLeftOut() {
    let wording = Wording("Seals for pump 4711", in: .en)
    #expect(!wording.mayHave(.trouble))
    #expect(Wording("Delivery delayed", in: .en).mayHave(.trouble))
  }

  /// Letters with marks of their own are the same text as one letter, and other bytes: each topic is looked for.
  @Test func marksAreNoObstacle() {
    let wording = Wording("Verspa\u{308}tet", in: .de)
    #expect(wording.mayHave(.trouble))
  }

  /// Words that are no small words are never left out of what a fact is called, so that they need not be kept.
  @Test(arguments: Language.allCases) func otherTimesAreToldBySmallWords(language: Language) {
    let leftOut = WordTable.grammar(of: language).union(WordTable.phrases(.dayWords, in: language))
    let needless = WordTable.phrases(.otherTimes, in: language).subtracting(leftOut)
    #expect(needless.isEmpty)
  }
}
