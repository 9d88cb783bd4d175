import CardAnalysis
import CardModel
import EditorFeatures
import EditorWire
import JSON
import JSONRPC
import JSONRPCChannel
import LSPTypes
import SceneMotion
import SourceText
import Standards
import Workspace
import XMLSyntax

extension Query {
  /// `cardwright.test`: the results of a scene's scenarios.
  func test(_ params: LSP.ExecuteCommandParams) throws -> JSONValue {
    let uri = try Self.uri(params)
    let argument = params.arguments.first ?? .null
    let open = workspace.documents[uri]
    let snapshot =
      open.map { server.analyst.snapshot(of: $0, in: workspace) }
      ?? FileURI.path(uri).flatMap { server.analyst.snapshot(ofFileAt: $0, in: workspace) }
    guard let snapshot else { throw ResponseError(.requestFailed, "\(uri) is not open and cannot be read") }
    let wire = WireText(uri: uri, lines: snapshot.lines, workspace: workspace)
    if argument["runs"]?.bool == false {
      return ["scenarios": .array(snapshot.scenarios.map { .object(Self.members($0, $0.device, wire)) })]
    }
    try Self.checkThatScenariosRun(snapshot)
    let name = argument["scenario"]?.string
    try flag.check()
    let reports = snapshot.scenarioReports.filter { name == nil || $0.scenario.source.id == name }
    if let name, reports.isEmpty { throw ResponseError(.requestFailed, "There is no scenario “\(name)”") }
    if argument["shows"]?.bool == true { show(reports, name) }
    return ["scenarios": .array(reports.map { Self.json($0, snapshot, wire) })]
  }

  /// Throws why no scenario of the document runs, if none does.
  static func checkThatScenariosRun(_ snapshot: DocumentSnapshot) throws(ResponseError) {
    guard !snapshot.diagnostics.contains(where: { $0.severity == .error && $0.kind.source != .scenario }) else {
      throw ResponseError(.requestFailed, "The scenarios run once the other errors of the file are gone")
    }
    guard !snapshot.scenarios.isEmpty else {
      throw ResponseError(.requestFailed, "There are no scenarios in this file")
    }
  }

  /// Shows the person what came of `reports`, those of the scenario called `name` or of all.
  private func show(_ reports: [ScenarioReport], _ name: String?) {
    let outcome = reports.count == 1 ? reports[0].summary : ScenarioReport.summary(reports)
    let message = LSP.ShowMessageParams(
      type: reports.allSatisfy { $0.outcome == .passed } ? .info : .warning,
      message: name.map { "\($0): \(outcome)" } ?? outcome)
    server.client.send(.notification("window/showMessage", message))
  }

  private static func members(_ scenario: Scenario, _ device: String?, _ wire: WireText) -> JSONObject {
    JSONObject([
      .init("id", .string(scenario.source.id ?? "")), .init("device", .string(device ?? "")),
      .init("range", range(wire.range(scenario.source.range))),
    ])
  }

  private static func json(_ report: ScenarioReport, _ snapshot: DocumentSnapshot, _ wire: WireText) -> JSONValue {
    let failures = report.problems.map { failure -> JSONValue in
      [
        "range": range(wire.range(ScenarioDiagnostics.range(of: failure, in: snapshot.tree))),
        "claim": .string(failure.attribute), "expected": .string(failure.expected), "actual": .string(failure.found),
        "message": .string(failure.message),
      ]
    }
    var members = members(report.scenario, report.device, wire)
    members["profile"] = .string(report.profile.rawValue)
    members["outcome"] = .string(report.outcome.rawValue)
    members["seconds"] = .number(report.seconds)
    members["failures"] = .array(failures)
    members["trace"] = .array(report.trace.map { .string($0.text) })
    if let trouble = report.trouble { members["trouble"] = .string(trouble) }
    return .object(members)
  }

  private static func range(_ range: LSP.Range) -> JSONValue {
    func json(_ position: LSP.Position) -> JSONValue {
      ["line": .integer(position.line), "character": .integer(position.character)]
    }
    return ["start": json(range.start), "end": json(range.end)]
  }
}

extension DocumentQuery {
  /// What runs the scenarios of this document, above them, and what films each and records another.
  var scenarioLenses: [LSP.CodeLens] {
    let lenses = snapshot.scenarioLenses
    let each = lenses.filter { $0.scenario != nil }
    return lenses.map { lens($0, $0.title, "cardwright.test") } + each.map { lens($0, "Film", "cardwright.film") }
      + each.map { lens($0, "Record", "cardwright.preview.record") }
  }

  private func lens(_ lens: ScenarioLens, _ title: String, _ command: String) -> LSP.CodeLens {
    var argument = JSONObject([.init("uri", .string(document.uri)), .init("shows", true)])
    if let scenario = lens.scenario { argument["scenario"] = .string(scenario) }
    return LSP.CodeLens(
      range: wire.range(lens.range),
      command: LSP.Command(title: title, command: command, arguments: [.object(argument)]))
  }
}
