/// The files around a configuration that it may name, by their paths as seen from its folder.
package struct ConfigurationNeighbours: Sendable {
  /// The cards in its folder and below it.
  package var cards: [String]
  /// The samples that these name.
  package var samples: [String]
  /// The JSON files that may stand in the place of samples.
  package var files: [String]

  /// Files at these paths.
  package init(cards: [String] = [], samples: [String] = [], files: [String] = []) {
    (self.cards, self.samples, self.files) = (cards, samples, files)
  }
}
