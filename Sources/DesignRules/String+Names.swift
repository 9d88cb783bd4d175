import Standards

/// How names are written.
extension String {
  /// Whether it is two words or more that all begin with capitals, as names do: “Open Days”.
  var isTitled: Bool {
    let words = split(separator: " ")
    return words.count > 1 && words.allSatisfy { $0.first?.isUppercase == true }
  }

  /// Whether it may be the name of a person: two to four words, each of which begins with a capital.
  var mayNamePerson: Bool {
    let words = split(separator: " ")
    return (2...4).contains(words.count) && words.allSatisfy { $0.first?.isUppercase == true }
      && !contains { $0.isNumber } && !words.contains { $0.last == "." }
      && !Self.formsOfAddress.contains(words[0].lowercased())
  }

  /// What stands before a surname alone.
  private static let formsOfAddress: Set<String> = [
    "mr", "mrs", "ms", "miss", "dr", "prof", "sir", "lady", "herr", "frau", "m", "mme", "monsieur", "madame", "maître",
    "señor", "señora",
    "don", "doña", "sr", "sra", "signor", "signora", "dom", "dona", "meneer", "mevrouw", "pan", "pani", "bay", "bayan",
  ]
}
