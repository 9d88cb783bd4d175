import JSON
import LSPTypes

extension Method {
  static let diagnostics: [Method] = [
    .query(
      "textDocument/diagnostic", "Reports a document's findings to a client that fetches them itself.",
      ServerCapability("diagnosticProvider") { client in
        guard client.pullDiagnostics else { return nil }
        return [
          "identifier": "cardwright", "interFileDependencies": true, "workspaceDiagnostics": true,
          "workDoneProgress": true,
        ]
      }
    ) { (query: Query, params: LSP.DocumentDiagnosticParams) -> LSP.DocumentDiagnosticReport? in
      query.report(params)
    },
    .query("workspace/diagnostic", "Reports the findings of every card file in the workspace.") {
      (query: Query, params: LSP.WorkspaceDiagnosticParams) -> LSP.WorkspaceDiagnosticReport? in
      try query.report(params)
    },
  ]
}
