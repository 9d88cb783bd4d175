import Standards

/// A number that a label tells beside a name.
struct ToldValue {
  /// What has the value.
  var name: String
  /// The value as it is shown.
  var shown: String
  /// The number that the label tells.
  var said: String
  /// Whether that is what is shown.
  var isSo: Bool
  /// The index of the number among the words of the label.
  var place: Int
  /// Whether nothing stands beside both but a unit, and the number tells no change: “faults −4”.
  var isAlone: Bool
  /// The unit behind it; nil where there is none that is known.
  var unit: String?

  /// Whether its number is told in what the others of `pairs` are: with their unit, or with none, or with one that is told with the
  /// first or the last of them alone, for all: “310 minutes”, and not “2 hours” beside minutes.
  func isComparable(among pairs: [ToldValue]) -> Bool {
    guard let unit else { return true }
    let others = pairs.filter { $0.place != place }
    guard others.allSatisfy({ $0.isAlone && ($0.unit == nil || $0.unit == unit) }) else { return false }
    return others.contains { $0.unit != nil } || others.allSatisfy { $0.place > place }
      || others.allSatisfy { $0.place < place }
  }
}

/// The numbers that `label` tells before the names of `values`, or behind them.
func toldValues(
  in label: Wording, _ format: NumberFormat, _ values: [(name: String, value: Double, text: String)], isBefore: Bool
) -> [ToldValue] {
  let ands = label.language.map { WordTable.phrases(.and, in: $0) } ?? []
  let percents = (label.language.map { WordTable.phrases(.percent, in: $0) } ?? []).union(["%"])
  let times = label.language.flatMap { WordTable.lexicon(.spans, in: $0) }
  let isShare = abs(values.reduce(0) { $0 + $1.value } - 100) <= 1
  let told = toldWords(label.text)
  let placesOfWords = Dictionary(grouping: told.indices) { told[$0].word }
  /// Whether nothing stands behind the word at `place` that belongs to it.
  func ends(_ place: Int) -> Bool {
    told[place].sign != nil || place + 1 == told.count || ands.contains(told[place + 1].word)
  }
  return values.compactMap { shown -> ToldValue? in
    let name = toldWords(shown.name).map { $0.word }
    guard let first = name.first else { return nil }
    let places = (placesOfWords[first] ?? []).filter { start in
      start + name.count <= told.count && told[start..<start + name.count].elementsEqual(name) { $0.word == $1 }
    }
    guard places.count == 1 else { return nil }
    let place = isBefore ? places[0] - 1 : places[0] + name.count
    guard told.indices.contains(place),
      [nil, isBefore ? nil : ":"].contains(told[isBefore ? place : place - 1].sign),
      let number = Quantity(told[place].word, format), number.unit.isEmpty || isShare && number.unit == "%"
    else { return nil }
    // “60 percent” is the value where all of them are percent.
    let end =
      isShare && place + 1 < told.count && told[place].sign == nil && percents.contains(told[place + 1].word)
      ? place + 1 : place
    var unit: String?
    if !isBefore, !ends(end), ends(end + 1),
      times?.has(told[end + 1].word) == true || Quantity.measure(of: told[end + 1].written) != nil
    {
      unit = told[end + 1].written
    }
    // “About 45 masks”, “45 of 54 masks”
    let standsAlone =
      isBefore
      ? place == 0 || told[place - 1].sign != nil || ands.contains(told[place - 1].word) : ends(end) || unit != nil
    let isChange = shown.value > 0 && (number.value < 0 || told[place].word.first == "+")
    let difference = abs(abs(number.value) - abs(shown.value))
    // Shares that are told in tens are rounded, and not cut; those in whole numbers may make up for what others lost.
    let fine = fineness(told[place].word.filter { $0 != "%" }, number.value)
    let isSo = isShare && fine > 1 ? difference <= fine / 2 : difference < fine
    return ToldValue(
      name: shown.name, shown: shown.text, said: told[place].word, isSo: isSo, place: place,
      isAlone: standsAlone && !isChange, unit: unit)
  }
}

/// The words of `text`, as they are written and in small letters, each with the sign behind it that parts it from the next.
func toldWords(_ text: String) -> [(word: String, written: String, sign: Character?)] {
  text.split(atAny: " ()\u{A0}\u{202F}\u{2007}\u{2009}\u{3000}").map { word in
    let sign = word.last.flatMap { ",;.:".contains($0) ? $0 : nil }
    let written = String(word.trimmingSuffix { ",;:.".contains($0) })
    return (written.lowercased(), written, sign)
  }
}

/// How much a number may differ that is written as `text` and so rounded: “1,200” of 1,240 tells hundreds.
func fineness(_ text: String, _ value: Double) -> Double {
  guard value == value.rounded() else {
    let decimals = text.reversed().prefix { $0.isNumber }.count
    return (0..<decimals).reduce(1) { fine, _ in fine / 10 }
  }
  var fine = 1.0
  while value != 0, (value / (fine * 10)).rounded() * fine * 10 == value { fine *= 10 }
  return fine
}
