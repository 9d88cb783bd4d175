import CardAnalysis
import CardModel
import Configuration
import FileSystem
import Reporting
import SceneMotion
import SchemaValidation
import SourceText
import Workspace
import XMLSyntax

/// Runs the scenarios of files; shared by all workers.
struct ScenarioTester: Sendable {
  /// The result of one input.
  struct Outcome: Sendable {
    /// What the report says of it; nil for a file without scenarios.
    var file: TestedFile?
    /// Why it could not be read or written.
    var trouble: String?
    /// Scenarios whose claims were written anew.
    var updated = 0
  }

  let language: CardLanguage
  let selections: [ScenarioSelection]
  let samples: SampleOptions
  let updates: Bool
  /// Where films go; nil for none.
  let films: FilmWriter?
  let configurations: ConfigurationFiles
  private let resources = RunResources()

  init(
    _ configurations: ConfigurationFiles, language: CardLanguage, selections: [ScenarioSelection],
    samples: SampleOptions, updates: Bool, films: FilmWriter? = nil
  ) {
    (self.configurations, self.samples) = (configurations, samples)
    (self.language, self.selections, self.updates, self.films) = (language, selections, updates, films)
  }

  /// The results of the scenarios of `input`.
  func outcome(_ input: InputFile) -> Outcome {
    do throws(FileError) {
      return outcome(input, try input.read(), updates: updates)
    } catch {
      return Outcome(trouble: error.description)
    }
  }

  private func outcome(_ input: InputFile, _ bytes: [UInt8], updates: Bool) -> Outcome {
    let decoding = XMLDecoding.decode(bytes)
    let configuration = configurations.configuration(inFolder: input.folder)
    let checks = configuration.checks
    let snapshot = DocumentSnapshot(
      uri: input.name, version: 0, text: decoding.text, language: language,
      resources: resources.resources(input.folder, configuration).reading(samples.set(checks)), checks: checks)
    var file = TestedFile(path: input.name, text: decoding.text, errors: errors(decoding, snapshot), scenarios: [])
    guard file.errors.isEmpty else { return Outcome(file: file) }
    let reports = selections.flatMap { snapshot.scenarioReports($0) }
    guard !reports.isEmpty else { return Outcome() }
    file.scenarios = reports.map { TestedScenario($0, snapshot.tree) }
    if let films {
      do throws(CommandFailure) {
        let names = try films.write(reports, of: snapshot)
        for (index, names) in names.enumerated() { file.scenarios[index].films = names }
      } catch {
        return Outcome(file: file, trouble: error.message)
      }
    }
    guard updates else { return Outcome(file: file) }
    return update(file, in: input, decoding.text.bytes == bytes, reports, snapshot)
  }

  /// What is wrong in a scene, or in a text that does not show what it is.
  private func errors(_ decoding: XMLDecoding, _ snapshot: DocumentSnapshot) -> [Diagnostic] {
    let errors = (decoding.diagnostics + snapshot.tree.diagnostics).filter { $0.severity == .error }
    guard errors.isEmpty else { return errors }
    guard !snapshot.scenarios.isEmpty else { return [] }
    return snapshot.diagnosticsAtRest.filter { $0.severity == .error }
  }

  /// Writes what happened into the claims that do not hold, all or nothing, and runs what the file says then.
  private func update(
    _ file: TestedFile, in input: InputFile, _ isUTF8: Bool, _ reports: [ScenarioReport], _ snapshot: DocumentSnapshot
  ) -> Outcome {
    let edits = reports.flatMap(\.failures).map { ScenarioDiagnostics.repair($0, in: snapshot.tree) }
    guard !edits.isEmpty, case .file(let path) = input else { return Outcome(file: file) }
    guard isUTF8, let text = snapshot.text.applying(edits) else {
      return Outcome(file: file, trouble: "\(input.name): not updated, only files that are stored as UTF-8 are")
    }
    do throws(FileError) {
      guard try File(path).replace(snapshot.text.bytes, with: text.bytes) else {
        return Outcome(file: file, trouble: "\(input.name): not updated, as it has changed meanwhile; run it again")
      }
    } catch {
      return Outcome(file: file, trouble: error.description)
    }
    var after = outcome(input, text.bytes, updates: false)
    after.updated = reports.count { !$0.failures.isEmpty }
    return after
  }
}

extension TestedScenario {
  fileprivate init(_ report: ScenarioReport, _ tree: XMLTree) {
    let circle = TestedClaim(circleOf: report, tree)
    self.init(
      id: report.scenario.source.id ?? "", device: report.device, profile: report.profile.rawValue,
      seconds: report.seconds, range: tree.nameRange(of: report.scenario.source.node),
      failures: (report.failures.map { TestedClaim($0, tree) } + report.obstacles.map { TestedClaim($0, tree) })
        .sorted { $0.range.start < $1.range.start } + (circle.map { [$0] } ?? []),
      trace: report.trace.map(\.text), trouble: report.trouble)
  }
}

extension TestedClaim {
  /// What every scenario claims: that the scene comes to rest.
  fileprivate init?(circleOf report: ScenarioReport, _ tree: XMLTree) {
    guard let handler = report.circle, let message = report.circleMessage else { return nil }
    self.init(
      claim: handler.event.rawValue, expected: "an end", actual: "a circle", message: message,
      range: tree.nameRange(of: handler.source.node), traced: report.trace.count)
  }

  /// What every step claims: that people can do it.
  fileprivate init(_ obstacle: StepObstacle, _ tree: XMLTree) {
    self.init(
      claim: obstacle.attribute, expected: "a step that people can do", actual: "nothing", message: obstacle.message,
      range: ScenarioDiagnostics.range(of: obstacle, in: tree), traced: obstacle.traced)
  }

  fileprivate init(_ failure: ClaimFailure, _ tree: XMLTree) {
    self.init(
      claim: failure.attribute, expected: failure.expected, actual: failure.found, message: failure.message,
      range: ScenarioDiagnostics.range(of: failure, in: tree), traced: failure.traced)
  }
}
