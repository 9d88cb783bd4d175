import CardAnalysis
import CardModel
import EditorFeatures
import JSON
import JSONRPC
import LSPTypes
import SceneMotion
import SourceText
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
    let name = argument["scenario"]?.string
    guard !snapshot.diagnostics.contains(where: { $0.severity == .error && $0.kind.source != .scenario }) else {
      throw ResponseError(.requestFailed, "The scenarios run once the other errors of the file are gone")
    }
    let reports = snapshot.scenarioReports.filter { name == nil || $0.scenario.source.id == name }
    if let name, reports.isEmpty { throw ResponseError(.requestFailed, "There is no scenario “\(name)”") }
    if argument["shows"]?.bool == true {
      let outcome = reports.count == 1 ? reports[0].summary : ScenarioReport.summary(reports)
      let text = name.map { "\($0): \(outcome)" } ?? outcome
      server.client.send(.notification("window/showMessage", LSP.ShowMessageParams(type: .info, message: text)))
    }
    let wire = WireText(uri: uri, lines: snapshot.lines, workspace: workspace)
    return ["scenarios": .array(reports.map { Self.json($0, snapshot, wire) })]
  }

  private static func json(_ report: ScenarioReport, _ snapshot: DocumentSnapshot, _ wire: WireText) -> JSONValue {
    let failures = report.failures.map { failure -> JSONValue in
      [
        "range": range(wire.range(ScenarioDiagnostics.range(of: failure, in: snapshot.tree))),
        "claim": .string(failure.attribute), "expected": .string(failure.expected), "actual": .string(failure.found),
        "message": .string(failure.message),
      ]
    }
    var members = JSONObject([
      .init("id", .string(report.scenario.source.id ?? "")), .init("device", .string(report.device)),
      .init("profile", .string(report.profile.rawValue)), .init("outcome", .string(report.outcome.rawValue)),
      .init("seconds", .number(report.seconds)), .init("range", range(wire.range(report.scenario.source.range))),
      .init("failures", .array(failures)), .init("trace", .array(report.trace.map { .string($0.text) })),
    ])
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
  /// What runs the scenarios of this document, above them.
  var scenarioLenses: [LSP.CodeLens] {
    snapshot.scenarioLenses.map { lens in
      var argument = JSONObject([.init("uri", .string(document.uri)), .init("shows", true)])
      if let scenario = lens.scenario { argument["scenario"] = .string(scenario) }
      return LSP.CodeLens(
        range: wire.range(lens.range),
        command: LSP.Command(title: lens.title, command: "cardwright.test", arguments: [.object(argument)]))
    }
  }
}
