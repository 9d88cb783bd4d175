import Standards

/// The label of a button beside a state.
struct AskedDeed {
  let label: Wording
  let state: Wording

  /// Whether the label asks for what the state tells as done: alone, or of what `subjects` name.
  func isDone(of subjects: [Wording]) -> Bool {
    guard let language = label.language, label.mayHave(.deeds) else { return false }
    let deeds = WordTable.phrases(.deeds, in: language)
    guard language.setsWordsApart else { return isDoneUninflected(deeds, language) }
    let (done, words) = (wordsOfState, label.words)
    guard !done.isEmpty, !words.isEmpty else { return false }
    let small = WordTable.phrases(.nowWords, in: language)
    let known = Set(subjects.flatMap { $0.words })
    let told = done.joined(separator: " ")
    return deeds.contains { deed in
      // Most deeds are not told: asked before anything is made of them.
      guard let slash = deed.utf8.firstIndex(of: 0x2F), Self.isForm(told, of: deed[deed.utf8.index(after: slash)...])
      else { return false }
      let parts = deed.split(separator: "/")
      guard parts.count == 2 else { return false }
      let verb = parts[0].drop { $0 == "+" }.split(separator: " ").map(String.init)
      guard verb.allSatisfy(words.contains) else { return false }
      let object = words.filter { !verb.contains($0) && !small.contains($0) }
      return object.isEmpty ? parts[0].first != "+" : object.allSatisfy(known.contains)
    }
  }

  /// The same in languages that have signs beside a deed for that it is done: “결제하기” and “결제 완료”.
  private func isDoneUninflected(_ deeds: Set<String>, _ language: Language) -> Bool {
    let (stem, label, told) = (label.stem, label.bare, state.bare)
    let signs = WordTable.phrases(.doneSigns, in: language)
    return deeds.contains { deed in
      let parts = deed.split(separator: "/")
      if parts.count == 2 { return label == parts[0] && told == parts[1] }
      guard stem == deed, language == .zh ? told.hasSuffix(deed) : told.hasPrefix(deed) else { return false }
      let rest = language == .zh ? told.dropLast(deed.count) : told.dropFirst(deed.count)
      return signs.contains(String(rest.drop { $0 == " " }))
    }
  }

  /// The words of a state without those that tell nothing; none where it tells a number: of what is paid in part the rest may be paid.
  private var wordsOfState: [String] {
    guard let language = state.language, !state.text.hasNumber else { return [] }
    let small = WordTable.phrases(.auxiliaries, in: language).flatMap { $0.split(separator: " ").map(String.init) }
    return state.words.filter { !small.contains($0) }
  }

  /// Whether `told`, words with a space between them, is `form`, whose endings `*` stands for.
  private static func isForm(_ told: String, of form: Substring) -> Bool {
    guard form.utf8.last == 0x2A else { return told == form }
    return told.hasPrefix(form.dropLast()) && told.utf8.count { $0 == 0x20 } == form.utf8.count { $0 == 0x20 }
  }
}
