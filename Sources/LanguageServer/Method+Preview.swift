import EditorWire
import JSON
import LSPTypes

extension Method {
  static let preview: [Method] = [
    .documentQuery(
      "textDocument/codeLens",
      "Shows above a card what its preview would, its size and its findings, and above scenarios what comes of them.",
      ServerCapability("codeLensProvider", is: ["resolveProvider": false])
    ) { (query: DocumentQuery, _: LSP.TextDocumentParams) -> [LSP.CodeLens]? in
      (query.answers.previewLens(query.query.workspace.settings).map { [$0] } ?? []) + query.scenarioLenses
    },
    .notification("cardwright/cursor", "Outlines the element at the cursor in the live preview.") {
      (server, params: LSP.TextDocumentPositionParams) in server.preview.moveCursor(params)
    },
    .notification(
      "cardwright/preview/fromPage", "Takes a message from a page of the live preview that the editor carries."
    ) { (server, params: JSONValue) in server.preview.receiveFromPage(params) },
  ]
}
