import JSON
import LSPTypes

extension Method {
  static let synchronization: [Method] = [
    .notification(
      "textDocument/didOpen", "Takes a document's text from the client instead of the disk.",
      ServerCapability("textDocumentSync", "openClose")
    ) { (server, params: LSP.DidOpenParams) in server.open(params) },
    .notification(
      "textDocument/didChange", "Applies edits, in the order in which they come; ranges or the whole text.",
      ServerCapability("textDocumentSync", "change", is: 2)
    ) { (server, params: LSP.DidChangeParams) in try server.change(params) },
    .notification(
      "textDocument/didSave", "Checks the open documents that name the saved file.",
      ServerCapability("textDocumentSync", "save")
    ) { (server, params: LSP.DidSaveParams) in server.save(params) },
    .notification("textDocument/didClose", "Lets a document go and clears its findings.") {
      (server, params: LSP.TextDocumentParams) in
      server.close(params.textDocument.uri)
    },
  ]
}
