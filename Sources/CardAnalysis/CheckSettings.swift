package import CardLayout
package import DesignRules
package import SourceText

/// What a project sets for its cards.
package struct CheckSettings: Hashable, Sendable {
  /// What the guidelines ask for.
  package static let standard = CheckSettings()

  /// What cards are laid out in.
  package var matrix = CheckMatrix.standard
  /// What becomes of the findings of a rule, by its code.
  package var severities: [String: SeveritySetting] = [:]
  /// The colours of its brand, in drawings.
  package var brand = PaletteOverrides()

  /// The names of the targets for which the cards are meant: what these cannot say is told.
  package var targets: [String] = []

  /// Its sample sets, by name.
  package var sampleSets: [SampleSet] = []

  /// What the guidelines ask for.
  package init() {}
}
