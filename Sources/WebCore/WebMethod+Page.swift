import CardAnalysis
import CardwrightCore
import EditorWire
import JSON
import JSONRPC
import LSPTypes
import PreviewServer
import Rendering
import SourceText
import Standards

extension WebMethod {
  static let texts: [WebMethod] = [
    .notification("textDocument/didOpen") { (session: WebSession, params: LSP.DidOpenParams) in
      session.take(
        params.uri, isJSON: params.languageID.hasPrefix("json") || params.uri.hasSuffix(".json"),
        version: params.version, LineTable(SourceText(params.text)))
    },
    .notification("textDocument/didChange") {
      (session: WebSession, params: LSP.DidChangeParams) throws(ResponseError) in
      guard let document = session.files[params.uri] else {
        throw ResponseError(.invalidParams, "\(params.uri) is not open; open it with textDocument/didOpen")
      }
      let version = params.version ?? document.version + 1
      guard version > document.version else {
        throw ResponseError(
          .invalidParams, "version \(version) of \(params.uri) is not newer than \(document.version); open it again")
      }
      var lines = document.lines
      let edit = lines.apply(params.changes, in: session.encoding)
      session.take(params.uri, isJSON: document.snapshot == nil, version: version, lines, after: edit)
    },
    .notification("textDocument/didClose") {
      (session: WebSession, params: LSP.TextDocumentParams) throws(ResponseError) in
      try session.close(params.textDocument.uri)
    },
    .request(
      "textDocument/diagnostic",
      Capability(
        "diagnosticProvider",
        ["identifier": "cardwright", "interFileDependencies": true, "workspaceDiagnostics": false])
    ) {
      (session: WebSession, params: LSP.DocumentDiagnosticParams) throws(ResponseError)
        -> LSP.DocumentDiagnosticReport? in
      let found = try session.findings(in: params.textDocument.uri)
      return LSP.DocumentDiagnosticReport(found, previous: params.previousResultID)
    },
    .notification("cardwright/putFile") { (session: WebSession, file: JSONValue) throws(ResponseError) in
      guard let uri = file["uri"]?.string else { throw ResponseError(.invalidParams, "uri must name the file") }
      guard let bytes = WebSession.bytes(file) else {
        throw ResponseError(.invalidParams, "A file has a text, or its bytes as base64")
      }
      try session.put(bytes, at: uri)
    },
    .notification("cardwright/listFiles") { (session: WebSession, params: JSONValue) throws(ResponseError) in
      guard let uris = params["uris"]?.array else {
        throw ResponseError(.invalidParams, "uris must be the addresses of files")
      }
      try session.list(uris.compactMap { $0.string })
    },
    .notification("cardwright/removeFile") { (session: WebSession, file: JSONValue) throws(ResponseError) in
      guard let uri = file["uri"]?.string else { throw ResponseError(.invalidParams, "uri must name the file") }
      try session.put(nil, at: uri)
    },
  ]

  static let drawing: [WebMethod] = [
    .request("cardwright/draw") { (session: WebSession, wanted: JSONValue) throws(ResponseError) -> JSONValue? in
      guard let uri = wanted["uri"]?.string else { throw ResponseError(.invalidParams, "uri must name a card") }
      return try draw(try session.document(uri).snapshot, wanted)
    }.drawing { $0["uri"]?.string },
    .request("workspace/executeCommand") {
      (session: WebSession, params: LSP.ExecuteCommandParams) throws(ResponseError) -> JSONValue? in
      guard let command = WebCommand.all.first(where: { $0.name == params.command }) else {
        throw ResponseError(.invalidParams, "There is no command \(params.command)")
      }
      return try command.run(session, params.arguments.first ?? .null)
    }.drawing { params in
      let command = WebCommand.all.first { $0.name == params["command"]?.string }
      return command?.draws == true ? params["arguments"]?[0]?["uri"]?.string : nil
    },
    .card("textDocument/codeLens", Capability("codeLensProvider", ["resolveProvider": false])) {
      (session: WebSession, document: WireDocument, _: LSP.TextDocumentParams) -> [LSP.CodeLens]? in
      document.previewLens(session.settings).map { [$0] } ?? []
    },
    .notification("workspace/didChangeConfiguration") {
      (session: WebSession, params: LSP.DidChangeConfigurationParams) in
      if params.settings.object != nil { session.apply(Settings(json: params.settings)) }
    },
    .notification("cardwright/preview/fromPage") { (session: WebSession, params: JSONValue) throws(ResponseError) in
      guard let page = params["page"]?.integer, let message = params["message"] else {
        throw ResponseError(.invalidParams, "page and message must say who says what")
      }
      session.preview().preview.receive(page, message)
    },
    .notification("cardwright/cursor") {
      (session: WebSession, params: LSP.TextDocumentPositionParams) throws(ResponseError) in
      let document = try session.document(params.textDocument.uri)
      session.preview().preview.moveCursor(document.wire.uri, to: document.wire.offset(params.position))
    },
  ]

  /// The card as an SVG document, in the surroundings that `wanted` names (``EnvironmentAxis``).
  private static func draw(_ snapshot: DocumentSnapshot, _ wanted: JSONValue) throws(ResponseError) -> JSONValue {
    let choices: EnvironmentChoices
    do throws(EnvironmentError) {
      choices = try EnvironmentChoices(members: wanted)
    } catch {
      throw ResponseError(.invalidParams, error.description)
    }
    let overlays: Set<DrawingOverlay>
    do throws(CardError) {
      overlays = try CardError.overlays((wanted["overlays"]?.array ?? []).map { $0.string ?? "" })
    } catch {
      throw ResponseError(.invalidParams, error.description)
    }
    guard let drawing = CardDrawing(of: snapshot, choices, overlays: overlays) else {
      throw ResponseError(.requestFailed, "The card cannot be drawn")
    }
    return ["svg": .string(drawing.svg), "width": .number(drawing.width), "height": .number(drawing.height)]
  }
}
