import CardAnalysis
import EditorFeatures
import EditorWire
import JSON
import JSONRPC
import LSPTypes

extension Method {
  static let workspace: [Method] = [
    .query(
      "workspace/symbol", "Finds named parts in every card of the workspace.",
      ServerCapability("workspaceSymbolProvider", is: ["workDoneProgress": true])
    ) { (query: Query, params: LSP.WorkspaceSymbolParams) -> [LSP.SymbolInformation]? in
      try query.symbols(matching: params.query)
    },
    .query(
      "workspace/executeCommand", "Runs one of the server's commands.",
      ServerCapability(
        "executeCommandProvider",
        is: ["commands": .array(Command.all.map { .string($0.name) }), "workDoneProgress": true])
    ) { (query: Query, params: LSP.ExecuteCommandParams) -> JSONValue? in
      guard let command = Command.all.first(where: { $0.name == params.command }) else {
        throw ResponseError(.invalidParams, "There is no command \(params.command)")
      }
      return try command.run(query, params)
    },
    .query(
      "workspace/willRenameFiles", "Changes what names files and folders that are about to be renamed.",
      ServerCapability("workspace", "fileOperations", "willRename") { client in
        guard client.willRenameFiles else { return nil }
        let files: JSONValue = ["scheme": "file", "pattern": ["glob": .string("**/*"), "matches": "file"]]
        let folders: JSONValue = ["scheme": "file", "pattern": ["glob": .string("**/*"), "matches": "folder"]]
        return ["filters": [files, folders]]
      }
    ) { (query: Query, params: LSP.RenameFilesParams) -> LSP.WorkspaceEdit? in
      try query.willRename(params)
    },
    .notification("workspace/didChangeConfiguration", "Takes new settings, or fetches them from the client.") {
      (server, params: LSP.DidChangeConfigurationParams) in
      if server.workspace.now.client.configuration {
        server.askForSettings()
      } else if params.settings.object != nil {
        server.apply(Settings(json: params.settings))
      }
    },
    .notification("workspace/didChangeWatchedFiles", "Checks the open documents that name a changed file.") {
      (server, params: LSP.DidChangeWatchedFilesParams) in server.filesChanged(params.uris)
    },
    .notification(
      "workspace/didChangeWorkspaceFolders", "Takes folders in and lets them go.",
      ServerCapability("workspace", "workspaceFolders") { client in
        client.workspaceFolders ? ["supported": true, "changeNotifications": true] : nil
      }
    ) { (server, params: LSP.DidChangeWorkspaceFoldersParams) in server.change(params) },
  ]
}

extension Query {
  /// The most symbols that one answer holds.
  private static let symbolLimit = 500

  /// The named parts of all cards that match `text`.
  func symbols(matching text: String) throws -> [LSP.SymbolInformation] {
    let progress = WorkProgress(self)
    return try progress.run("Looking for parts") {
      let found = try symbols(matching: text, progress)
      return (found, "\(found.count) parts")
    }
  }

  private func symbols(matching text: String, _ progress: WorkProgress) throws -> [LSP.SymbolInformation] {
    var found: [(rank: Int, symbol: LSP.SymbolInformation)] = []
    /// The best in all cards, else in their order.
    func best() -> [(rank: Int, symbol: LSP.SymbolInformation)] {
      found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        .prefix(Self.symbolLimit).map { $0.element }
    }
    let cards = workspace.cards
    for (index, card) in cards.enumerated() {
      try progress.step(index, of: cards.count)
      let snapshot =
        card.document.map { server.analyst.snapshot(of: $0, in: workspace) }
        ?? card.path.flatMap { server.analyst.snapshot(ofFileAt: $0, in: workspace) }
      guard let snapshot else { continue }
      let wire = WireText(uri: card.uri, lines: snapshot.lines, workspace: workspace)
      for match in Outline(snapshot).symbols(matching: text, limit: Self.symbolLimit) {
        let symbol = match.symbol
        let information = LSP.SymbolInformation(
          name: symbol.name, kind: WireText.number(symbol.kind),
          location: LSP.Location(uri: card.uri, range: wire.range(symbol.selectionRange)),
          containerName: symbol.detail.isEmpty ? nil : symbol.detail)
        found.append((match.rank, information))
      }
      guard found.count >= 2 * Self.symbolLimit else { continue }
      found = best()
      // There are none better.
      if found.allSatisfy({ $0.rank == 0 }) { break }
    }
    return best().map { $0.symbol }
  }
}
