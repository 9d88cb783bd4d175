import Standards

/// Where words say that a number goes.
extension Wording {
  /// Where the words say that a number goes, as `direction` has it; nil where they say nothing of it, or may be read either way.
  var toldDirection: String? {
    if isPhrase(.unchanged) { return "steady" }
    if tellsRank { return nil }
    let hasMinus = text.first.map { "-−–".contains($0) } == true && text.dropFirst().hasNumber && text.contains("%")
    let rises = affirms(.rising) || isCompared(.more) || isOnSide(.above, in: self)
    let falls = hasMinus || affirms(.falling) || isCompared(.less) || isOnSide(.below, in: self)
    if [WordTable.Topic.rising, .falling].contains(where: { speaks(of: $0) && !affirms($0) }) { return nil }
    return isBound || rises == falls ? nil : rises ? "up" : "down"
  }

  /// Whether it tells a place among others, of which a smaller number is the better one: “place 9”, “9th place”, the rank.
  var tellsRank: Bool {
    if speaks(of: .ranks) { return true }
    guard let (before, behind) = around(.places) else { return false }
    let ordinal = before.split(separator: " ").last.map { $0.first?.isNumber == true && !$0.allSatisfy { $0.isNumber } }
    return ordinal == true || behind.first?.isNumber == true
  }

  /// Whether a word of `topic` says how much more or less it is than before: “2 % less”, “5 fewer than yesterday”, “down 3 %”.
  private func isCompared(_ topic: WordTable.Topic) -> Bool {
    guard let (before, behind) = around(topic) else { return false }
    if before.isEmpty {
      return language == .en && ["up ", "down "].contains(where: text.lowercased().hasPrefix)
        && behind.first?.isNumber == true
    }
    let isAmount = before.drop { "+-−–".contains($0) }.first?.isNumber == true
    return isAmount && before.split { !$0.isLetter }.count <= 2
      && (behind.isEmpty || Self.earlier.contains { (behind + " ").hasPrefix($0) }
        || isPeriodCompared(behind, language))
  }

  /// How what is compared with an earlier time goes on.
  private static let earlier = [
    "than last ", "than yesterday", "than in ", "than a ", "als gestern", "als letzte", "als im ", "als in ",
    "als vor ",
    "qu'hier", "qu'en ", "que ayer", "que en ", "di ieri", "rispetto a ieri", "que ontem", "que em ", "dan gisteren",
    "dan vorige ", "niż wczoraj", "niż w ", "чем вчера", "чем в ",
  ]
}

/// Whether a word of `topic` of `wording` says on which side of an earlier time an amount is, and nothing else: “12 % above February”.
private func isOnSide(_ topic: WordTable.Topic, in wording: Wording) -> Bool {
  guard let language = wording.language, let (before, behind) = wording.around(topic),
    before.split(whereSeparator: { !$0.isLetter }).count <= 2,
    before.drop(while: { "+-−–".contains($0) }).first?.isNumber == true,
    let periods = WordTable.lexicon(.periods, in: language)
  else { return false }
  let (small, dates) = (WordTable.grammar(of: language), DateFormat(LanguageTag(language.code)))
  let times = behind.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { !$0.hasNumber }
  func isTime(_ word: String) -> Bool { periods.has(word) || dates.month(named: word) != nil }
  return times.contains { $0.count > 3 && isTime($0) } && times.allSatisfy { isTime($0) || small.contains($0) }
}

/// Whether `text` is a small word of comparing and a period: “que la semaine 46”.
private func isPeriodCompared(_ text: String, _ language: Language?) -> Bool {
  let words = text.split(separator: " ")
  guard let language, let periods = WordTable.lexicon(.periods, in: language), words.count > 1 else { return false }
  let dates = DateFormat(LanguageTag(language.code))
  let rest = words.dropFirst().filter { $0.count > 3 && !$0.allSatisfy { $0.isNumber } }
  return WordTable.phrases(.than, in: language).contains(String(words[0])) && !rest.isEmpty
    && rest.allSatisfy { word in
      periods.has(String(word)) || dates.month(named: String(word)) != nil
    }
}
