import JSON
import JSONRPC
import LSPTypes

/// The command `cardwright.validateWorkspace`: checks every card, reports progress, shows the findings.
struct WorkspaceValidation {
  private let query: Query
  private let token: LSP.ProgressToken?
  /// Raised by the client through the progress; the request's own flag is raised by `$/cancelRequest`.
  private let cancel = CancellationFlag()
  /// Whether the token is ours and so has to be made known to the client first.
  private let isOwnToken: Bool

  /// The validation that `query` asks for, reporting to the client's `token` if it gave one.
  init(_ query: Query, _ token: LSP.ProgressToken?) {
    self.query = query
    isOwnToken = token == nil && query.workspace.client.workDoneProgress
    self.token = token ?? (isOwnToken ? .string("cardwright.validate.\(query.id)") : nil)
  }

  /// Checks all cards; returns the counts.
  func run() throws -> JSONValue {
    // The token can be cancelled as soon as the client has it.
    try query.server.work.reporting(token, cancel) {
      if let token, isOwnToken {
        query.server.client.request("window/workDoneProgress/create", LSP.ProgressTokenParams(token: token))
      }
      report(.begin(title: "Checking cards", cancellable: true))
      return try check(query.workspace.cards.filter { $0.document != nil || !query.isExcluded($0) })
    }
  }

  private func check(_ cards: [WorkspaceCard]) throws -> JSONValue {
    let server = query.server
    var counts = [0, 0, 0, 0]
    var checked = 0
    var lastPercentage = 0
    for card in cards {
      if cancel.isRaised || query.flag.isRaised {
        report(.end(message: "Stopped after \(checked) of \(cards.count) cards"))
        throw ResponseError(.requestCancelled, "The validation was cancelled")
      }
      if let diagnostics = server.analyst.findings(in: card, query.workspace) {
        for diagnostic in diagnostics { counts[diagnostic.severity - 1] += 1 }
        if card.document == nil { server.checks.publishClosed(card.uri, diagnostics) }
      }
      checked += 1
      let percentage = checked * 100 / cards.count
      if percentage > lastPercentage {
        lastPercentage = percentage
        report(.report(message: "\(checked) of \(cards.count)", percentage: percentage))
      }
    }
    report(.end(message: "\(checked) cards, \(counts[0]) errors, \(counts[1]) warnings"))
    return [
      "files": .integer(checked), "errors": .integer(counts[0]), "warnings": .integer(counts[1]),
      "information": .integer(counts[2] + counts[3]),
    ]
  }

  private func report(_ value: LSP.WorkDoneProgressParams.Value) {
    guard let token else { return }
    query.server.client.send(.notification("$/progress", LSP.WorkDoneProgressParams(token: token, value: value)))
  }
}
