import Standards

extension Wording {
  /// Whether all that it tells is where something is, such as “Hall 4, line 2”; what has a code, such as “M-204”, may be a name.
  var isPlace: Bool {
    guard let language, let sites = WordTable.lexicon(.sites, in: language) else { return false }
    let small = WordTable.lexicon(.whereabouts, in: language)
    var hasSite = false
    for token in String(decoding: lower, as: UTF8.self).split(atAny: " ,·–/\u{A0}") {
      let word = String(token)
      if sites.has(word) { hasSite = true } else if small?.has(word) != true, !isNumberOfSite(word) { return false }
    }
    return hasSite
  }
}

/// Whether `word` is what stands behind the word for a hall or a line: a number or a letter.
private func isNumberOfSite(_ word: String) -> Bool {
  word.allSatisfy { $0.isNumber } || word.count == 1 && word.allSatisfy { $0.isLetter }
}
