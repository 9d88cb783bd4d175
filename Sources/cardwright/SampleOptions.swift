import ArgumentParser
import CardAnalysis
import Configuration
import SourceText
import Workspace

/// Which samples the cards of a command read.
struct SampleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read the samples of this set of .cardwright.json in place of those that the cards name.", valueName: "name"))
  var sample: String?

  /// Sees that there is such a set for some of `inputs`.
  func check(_ configurations: ConfigurationFiles, for inputs: [InputFile]) throws(CommandFailure) {
    guard let sample, !inputs.isEmpty else { return }
    var names: Set<String> = []
    for folder in Set(inputs.map(\.folder)) {
      names.formUnion(configurations.configuration(inFolder: folder).checks.sampleSets.map(\.name))
    }
    guard !names.contains(sample) else { return }
    let near = Spelling.nearest(to: sample, among: names.sorted()).map { "did you mean “\($0)”?" }
    let advice =
      names.isEmpty
      ? "no \(ConfigurationFile.name) sets any" : "there are: \(names.sorted().joined(separator: ", "))"
    throw CommandFailure("there is no sample set “\(sample)”; \(near ?? advice)")
  }
}
