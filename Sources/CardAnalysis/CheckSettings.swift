package import DesignRules
package import SourceText

/// What a project sets for the findings in its cards.
package struct CheckSettings: Hashable, Sendable {
  /// What the guidelines ask for.
  package static let standard = CheckSettings()

  /// What cards are laid out in.
  package var matrix = CheckMatrix.standard
  /// What becomes of the findings of a rule, by its code.
  package var severities: [String: SeveritySetting] = [:]

  /// What the guidelines ask for.
  package init() {}
}
