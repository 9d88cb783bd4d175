/// What is around a configuration that it may name: files, by their paths as seen from its folder, and rules.
package struct ConfigurationNeighbours: Sendable {
  /// The cards in its folder and below it.
  package var cards: [String]
  /// The samples that these name.
  package var samples: [String]
  /// The JSON files that may stand in the place of samples.
  package var files: [String]
  /// The codes of what is found in the cards that are looked at.
  package var codes: Set<String>

  /// Files at these paths, and findings with these codes.
  package init(cards: [String] = [], samples: [String] = [], files: [String] = [], codes: Set<String> = []) {
    (self.cards, self.samples, self.files, self.codes) = (cards, samples, files, codes)
  }
}
