import Standards

/// What a text tells of a state that is not shown as one.
struct ToldState {
  let wording: Wording
  /// Whether the text is a line of facts, rather than a tag.
  let isLine: Bool

  private var text: String { wording.text }

  /// Whether it tells a state: with nothing but its words, behind a label such as “Status:”, with the time since when it is so, or,
  /// in a line, beside other facts.
  var isTold: Bool {
    guard !wording.isBound, text.utf8.count <= 120 else { return false }
    guard isLine else { return isBad(wording) || wording.says(.going, with: [.auxiliaries, .times]) }
    // The wide one begins with this byte.
    if text.utf8.contains(where: { $0 == 0x3A || $0 == 0xEF }),
      let colon = text.firstIndex(where: { ":：".contains($0) })
    {
      let (label, rest) = (part(text[..<colon]), part(text[text.index(after: colon)...]))
      if label.isPhrase(.stateLabels) { return rest.mood != nil || rest.says(.going) || rest.says(.finished) }
      if label.isPhrase(.subjects), isBad(rest) { return true }
    }
    if mayBeBad, isBad(wording) || isBadSince || hasBadPart || isBadThere { return true }
    guard !text.hasNumber, !wording.speaks(of: .mishaps) else { return false }
    // What a tag says for good is what the thing is like.
    return wording.mood == .good || wording.says(.going, with: [.auxiliaries, .times])
  }

  /// Whether a word stands in it without which nothing in it is a bad state.
  private var mayBeBad: Bool { [.trouble, .halted, .standstills].contains(where: wording.mayHave) }

  /// Whether `wording` is nothing but a bad state, of a plant or a delivery or of what the card is about, and no mishap that the object
  /// may be a report of.
  private func isBad(_ wording: Wording) -> Bool {
    if isState(wording) { return true }
    guard isLine, wording.mayHave(.plants),
      let plants = wording.language.flatMap({ WordTable.lexicon(.plants, in: $0) })
    else { return false }
    let words = wording.text.split(separator: " ")
    func isSubject(_ word: Substring) -> Bool {
      plants.has(String(decoding: FoldedText.of(String(word), wording.language), as: UTF8.self))
    }
    let subject = words.prefix(while: isSubject)
    var rest = words.dropFirst(subject.count)
    guard (1...3).contains(subject.count) else { return false }
    if isState(part(rest.joined(separator: " ")[...])) { return true }
    // “Line 3 is down” is about one of them.
    if let number = rest.first, number.allSatisfy({ $0.isNumber }) { rest = rest.dropFirst().drop(while: isSubject) }
    let state = part(rest.joined(separator: " ")[...])
    // “Parada” alone is a stop, “Bomba parada” is none.
    return isState(state) || state.isPhrase(.standstills) && subject.contains { $0.count > 3 }
  }

  /// Whether `wording` is nothing but a bad state, and no mishap; a delay is one with how long it is.
  private func isState(_ wording: Wording) -> Bool {
    // “ポンプが停止しています”
    if isLine, wording.language == .ja, let mark = wording.text.firstIndex(where: { "がは".contains($0) }),
      mark > wording.text.startIndex
    {
      return isState(part(wording.text[wording.text.index(after: mark)...]))
    }
    guard (isLine ? wording.mood(with: .subjects) : wording.mood) == .bad else { return false }
    let frames = [WordTable.Topic.auxiliaries, .times]
    return !wording.says(.mishaps, with: frames) || isLine && wording.says(.standing, with: frames)
      || isLine && wording.text.hasNumber && wording.says(.delays, with: frames)
  }

  /// Whether a bad state stands first and then since when: “Blocked since the inspection”.
  private var isBadSince: Bool {
    // Elsewhere the words that lead to a moment lead to much else.
    guard let language = wording.language, [.en, .de, .fr, .es, .pt, .nl, .ar].contains(language),
      wording.mayHave(.since), let since = wording.place(.since, in: wording.lower), since.lowerBound > 0
    else { return false }
    let state = part(String(decoding: wording.lower[..<since.lowerBound], as: UTF8.self)[...])
    return isBad(state) || state.isPhrase(.standstills)
  }

  /// Whether a bad state stands first and then where that is: “Blocked in hall 4”.
  private var isBadThere: Bool {
    guard wording.mayHave(.sites), let language = wording.language,
      let small = WordTable.lexicon(.whereabouts, in: language),
      let site = wording.place(.sites, in: wording.lower), site.lowerBound > 0
    else { return false }
    // The site has its number, and nothing stands behind that.
    let behind = String(decoding: wording.lower[site.upperBound...], as: UTF8.self).split(separator: " ")
    guard behind.count == 1, behind[0].hasNumber else { return false }
    var before = String(decoding: wording.lower[..<site.lowerBound], as: UTF8.self).split(separator: " ")
    let count = before.count
    while let last = before.last, small.has(String(last)) { before.removeLast() }
    // “Steht in Halle 4” says where it is.
    guard before.count < count, !(before.last.map { part($0).isPhrase(.standstills) } ?? true) else { return false }
    return isBad(part(before.joined(separator: " ")[...]))
  }

  /// Whether the first or the last of the facts that the text lists is a bad state: “Gesperrt · Halle 4”.
  private var hasBadPart: Bool {
    // Most texts have neither a sign between facts nor letters beyond ASCII, of which such signs are made.
    guard text.utf8.contains(where: { $0 >= 0x80 || [0x2C, 0x2D, 0x3B, 0x7C].contains($0) }) else { return false }
    let parts = text.replacing(" – ", with: "·").replacing(" — ", with: "·").replacing(" - ", with: "·")
      .split(atAny: "·•|;,、，،")
    guard (2...3).contains(parts.count), let first = parts.first, let last = parts.last else { return false }
    return [first, last].contains { isBad(part($0)) }
  }

  /// A part of the text as one of its own.
  private func part(_ part: Substring) -> Wording {
    Wording(
      part.split { $0.isWhitespace }.joined(separator: " "), in: wording.language, isNamed: wording.language != nil)
  }
}
