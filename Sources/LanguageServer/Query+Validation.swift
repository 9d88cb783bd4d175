import JSON
import LSPTypes

extension Query {
  /// `cardwright.validateWorkspace`: checks every card, shows the findings, and returns how many there are.
  func validateWorkspace() throws -> JSONValue {
    let progress = WorkProgress(self, isLong: true)
    return try progress.run("Checking cards") {
      let cards = checkedCards
      var (counts, checked) = ([0, 0, 0, 0], 0)
      for card in cards {
        if let diagnostics = server.analyst.findings(in: card, workspace) {
          for diagnostic in diagnostics { counts[diagnostic.severity - 1] += 1 }
          if card.document == nil { server.checks.publishClosed(card.uri, diagnostics) }
        }
        checked += 1
        try progress.step(checked, of: cards.count)
      }
      let result: JSONValue = [
        "files": .integer(checked), "errors": .integer(counts[0]), "warnings": .integer(counts[1]),
        "information": .integer(counts[2] + counts[3]),
      ]
      return (result, "\(checked) cards, \(counts[0]) errors, \(counts[1]) warnings")
    }
  }

  /// The cards of the workspace that count: every open one, and those on disk that their project does not leave out.
  var checkedCards: [WorkspaceCard] { workspace.cards.filter { $0.document != nil || !isExcluded($0) } }
}
