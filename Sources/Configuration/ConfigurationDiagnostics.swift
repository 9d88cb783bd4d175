package import SourceText

/// The kinds of findings in configuration files.
package enum ConfigurationDiagnostics {
  /// All of them.
  package static let allDiagnosticKinds = [syntax, unknown, repeated, value, contrast, sample, entry]

  static let syntax = DiagnosticKind(
    "configuration-syntax", .configuration, .error, summary: "A configuration is no JSON",
    explanation: """
      `.cardwright.json` holds a JSON object; comments, and a comma behind the last member, are allowed. As long as it cannot be \
      read, commands refuse to work with it, and editors go on with what can be read.
      """)

  static let unknown = DiagnosticKind(
    "configuration-unknown-name", .configuration, .warning, summary: "A configuration has a name that means nothing",
    explanation: """
      There is no such setting, or no such rule, so that what is set has no effect. `cardwright config --schema` has all names; \
      a newer Cardwright may know more.
      """)

  static let repeated = DiagnosticKind(
    "configuration-repeated-name", .configuration, .warning, summary: "A configuration sets something twice",
    explanation: "The same name stands twice in one object, and the later one counts. Remove one of them.")

  static let contrast = DiagnosticKind(
    "configuration-contrast", .configuration, .warning, summary: "A colour of the brand is hardly seen",
    explanation: """
      Texts need a contrast of 4.5 with what is behind them (WCAG 2.2, criterion 1.4.3). In this colour they would be read with \
      difficulty, or not at all. Take a darker one in the light appearance, a lighter one in the dark.
      """)

  /// A sample of a set that cannot be read.
  package static let sample = DiagnosticKind(
    "configuration-sample", .configuration, .warning, summary: "A sample set names a file that cannot be read",
    explanation: """
      Of a sample set both files have to be there: the one that cards name, and the one that is read in its place, which holds JSON. \
      Their paths are as seen from the folder of the configuration.
      """)

  static let entry = DiagnosticKind(
    "configuration-entry", .configuration, .warning, summary: "A pattern for where the app begins fits no card",
    explanation: """
      `entries` names the cards with which the app begins. With a pattern that fits none, nothing is said of cards to which no way \
      leads, or of the wrong ones.
      """)

  static let value = DiagnosticKind(
    "configuration-value", .configuration, .error, summary: "A setting has a value that it cannot have",
    explanation: """
      The setting has no effect, as if it were not there. `cardwright config --schema` tells what each setting takes, and \
      `cardwright config --show FILE` what holds for a file.
      """)
}
