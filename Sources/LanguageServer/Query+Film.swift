import CardAnalysis
import CardLayout
import CardModel
import FileSystem
import JSON
import JSONRPC
import LSPTypes
import PreviewServer
import Rendering
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
    let id = argument["scenario"]?.string ?? snapshot.scenarios.first?.source.id
    guard let scenario = snapshot.scenarios.first(where: { $0.source.id == id }), let id else {
      throw ResponseError(
        .requestFailed, id.map { "There is no scenario “\($0)”" } ?? "There are no scenarios in this file")
    }
    let environment = EnvironmentChoices().variant.environment
    let film = snapshot.scene(environment.typeface) { scene, measurer in
      var camera = ScenarioCamera(scene, environment)
      return camera.film(scenario, &measurer)
    }
    guard let film else { throw ResponseError(.requestFailed, "“\(id)” cannot be filmed") }
    if let trouble = film.trouble { throw ResponseError(.requestFailed, "“\(id)” cannot run: \(trouble)") }
    let plain = String(id.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" })
    let name = PreviewFormat.html.fileName(for: own).dropLast(".html".count) + ".\(plain).html"
    let scope = FileScope(base: FileURI.folder(of: own), folders: workspace.folders)
    guard let path = scope.path(argument["path"]?.string ?? String(name)), path != own else {
      throw ResponseError(.invalidParams, "path must name another file within the workspace")
    }
    do throws(FileError) {
      try File(path).replace(with: FilmPage(film, file: snapshot.resources.bytes).html)
    } catch {
      throw ResponseError(.requestFailed, error.description)
    }
    if argument["shows"]?.bool == true, workspace.client.showDocument {
      server.client.request(
        "window/showDocument", ["uri": .string(FileURI.uri(path)), "external": true, "takeFocus": true] as JSONValue)
    }
    return ["path": .string(path), "uri": .string(FileURI.uri(path))]
  }
}
