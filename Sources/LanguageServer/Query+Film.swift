import CardAnalysis
import CardLayout
import CardModel
import EditorWire
import FileSystem
import JSON
import JSONRPC
import LSPTypes
import LocalPreview
import PreviewServer
import Rendering
import SourceText
import Standards
import Workspace

extension Query {
  /// `cardwright.film`: the film of a scenario as a page beside the card.
  func film(_ params: LSP.ExecuteCommandParams) throws -> JSONValue {
    let uri = try Self.uri(params)
    let argument = params.arguments.first ?? .null
    let snapshot =
      workspace.documents[uri].map { server.analyst.snapshot(of: $0, in: workspace) }
      ?? FileURI.path(uri).flatMap { server.analyst.snapshot(ofFileAt: $0, in: workspace) }
    guard let snapshot, let own = FileURI.path(uri) else {
      throw ResponseError(.requestFailed, "\(uri) is no file that can be read")
    }
    try Self.checkThatScenariosRun(snapshot)
    let scenario = try scenario(of: snapshot, argument)
    let id = scenario.source.id ?? "scenario"
    let film = try FilmExport(
      snapshot, scenario, in: EnvironmentChoices().variant.environment, touches: argument["touches"]?.bool ?? true)
    let page = try film.files(.html, of: nil, .installed).first ?? []
    let name = FilmFormat.html.fileName(for: own, id)
    let scope = FileScope(base: FileURI.folder(of: own), folders: workspace.folders)
    guard let path = scope.path(argument["path"]?.string ?? name), path.hasSuffix(".html") else {
      throw ResponseError(.invalidParams, "path must name a file within the workspace that ends in .html")
    }
    do throws(FileError) {
      try File(path).replace(with: page)
    } catch {
      throw ResponseError(.requestFailed, error.description)
    }
    if argument["shows"]?.bool == true {
      _ = server.preview.editor.openPage(FileURI.uri(path), itself: true, toSee: "the film")
    }
    return ["path": .string(path), "uri": .string(FileURI.uri(path))]
  }

  /// The scenario that `argument` names, or in which its position is, or the first.
  private func scenario(of snapshot: DocumentSnapshot, _ argument: JSONValue) throws(ResponseError) -> Scenario {
    let all = snapshot.scenarios
    if let id = argument["scenario"]?.string {
      guard let named = all.first(where: { $0.source.id == id }) else {
        throw ResponseError(.requestFailed, "There is no scenario “\(id)”")
      }
      return named
    }
    let wire = WireText(uri: snapshot.uri, lines: snapshot.lines, workspace: workspace)
    let position = argument["position"].flatMap { try? LSP.Position(json: $0) }
    let there = position.map { wire.offset($0) }.flatMap { offset in
      all.first { ($0.source.range.start...$0.source.range.end).contains(offset) }
    }
    guard let scenario = there ?? all.first else {
      throw ResponseError(.requestFailed, "There are no scenarios in this file")
    }
    return scenario
  }
}
