import CardAnalysis
import Configuration
import SourceText
import Workspace

/// Reads the cards of one run as their projects set; shared by all workers.
struct RunCards: Sendable {
  let language: CardLanguage
  let configurations: ConfigurationFiles
  /// The set of samples that they read in place of those that they name; nil for these.
  let sample: String?
  private let resources = RunResources()

  init(_ language: CardLanguage, _ configurations: ConfigurationFiles, sample: String? = nil) {
    (self.language, self.configurations, self.sample) = (language, configurations, sample)
  }

  /// The card in `input` with `text`.
  func snapshot(_ text: SourceText, of input: InputFile) -> DocumentSnapshot {
    let configuration = configurations.configuration(inFolder: input.folder)
    let checks = configuration.checks
    return DocumentSnapshot(
      uri: input.name, version: 0, text: text, language: language,
      resources: resources.resources(input.folder, configuration).reading(sample.flatMap(checks.sampleSet)),
      checks: checks)
  }
}
