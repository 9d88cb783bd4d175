import CardAnalysis
import CardModel
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
    /// Why it could not be written.
    var trouble: String?
    /// Why it could not be read.
    var unread: UnreadInput?
    /// Scenarios whose claims were written anew.
    var updated = 0
  }

  let cards: RunCards
  let selections: [ScenarioSelection]
  let updates: Bool
  /// Where films go; nil for none.
  let films: FilmWriter?

  /// The results of the scenarios of `input`.
  func outcome(_ input: InputFile) -> Outcome {
    do throws(FileError) {
      return outcome(input, try input.read(), updates: updates)
    } catch {
      return Outcome(unread: UnreadInput(path: input.name, reason: error.description))
    }
  }

  private func outcome(_ input: InputFile, _ bytes: [UInt8], updates: Bool) -> Outcome {
    let decoding = XMLDecoding.decode(bytes)
    let snapshot = cards.snapshot(decoding.text, of: input)
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
        return Outcome(file: file, trouble: error.description)
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
    let edits = reports.map { $0.problems.flatMap { ScenarioDiagnostics.repair($0, in: snapshot.tree) } }
    let updated = edits.count { !$0.isEmpty }
    guard updated > 0, case .file(let path) = input else { return Outcome(file: file) }
    guard isUTF8, let text = snapshot.text.applying(edits.flatMap { $0 }) else {
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
    after.updated = updated
    return after
  }
}

extension TestedScenario {
  fileprivate init(_ report: ScenarioReport, _ tree: XMLTree) {
    self.init(
      id: report.scenario.source.id ?? "", device: report.device, profile: report.profile.rawValue,
      seconds: report.seconds, range: tree.nameRange(of: report.scenario.source.node),
      failures: report.problems.map { TestedClaim($0, tree) }, trace: report.trace.map(\.text), trouble: report.trouble)
  }
}

extension TestedClaim {
  fileprivate init(_ failure: ScenarioProblem, _ tree: XMLTree) {
    self.init(
      claim: failure.attribute, expected: failure.expected, actual: failure.found, message: failure.message,
      range: ScenarioDiagnostics.range(of: failure, in: tree), traced: failure.traced)
  }
}
