import CardAnalysis
import EditorWire
import JSON
import JSONRPC
import LSPTypes
import SourceText
import Workspace

extension Query {
  /// `textDocument/diagnostic`; a document that is not open has no findings.
  func report(_ params: LSP.DocumentDiagnosticParams) -> LSP.DocumentDiagnosticReport {
    guard let document = workspace.documents[params.textDocument.uri],
      document.isCard || document.isConfiguration
    else {
      return LSP.DocumentDiagnosticReport(resultID: "", items: [])
    }
    // What is said of a card follows from the others as they are now, whichever is asked about first.
    server.analyst.takeOpenCards(of: workspace)
    var report = LSP.DocumentDiagnosticReport(
      server.analyst.findings(in: document, workspace), previous: params.previousResultID)
    let concerned = server.analyst.concerned(in: workspace).filter { $0.uri != document.uri }
    guard workspace.client.relatedDocuments else {
      if !concerned.isEmpty { server.checks.refreshPulled() }
      return report
    }
    report.related = concerned.map { other in
      (other.uri, LSP.DocumentDiagnosticReport(server.analyst.findings(in: other, workspace), previous: nil))
    }
    return report
  }

  /// `workspace/diagnostic`: open documents as they are in the editor, the others as they are on disk.
  func report(_ params: LSP.WorkspaceDiagnosticParams) throws -> LSP.WorkspaceDiagnosticReport {
    let progress = WorkProgress(self)
    return try progress.run("Checking cards") {
      var reports: [LSP.DocumentDiagnosticReport] = []
      let cards = checkedCards
      for (index, card) in cards.enumerated() {
        try progress.step(index, of: cards.count)
        guard let diagnostics = server.analyst.findings(in: card, workspace) else { continue }
        var report = LSP.DocumentDiagnosticReport(diagnostics, previous: params.previousResultIDs[card.uri])
        report.document = LSP.DocumentDiagnosticReport.Document(uri: card.uri, version: card.document?.version)
        reports.append(report)
      }
      return (LSP.WorkspaceDiagnosticReport(items: reports), "\(reports.count) cards")
    }
  }

  /// Whether its project leaves `card` out where folders are searched.
  func isExcluded(_ card: WorkspaceCard) -> Bool { card.path.map(server.analyst.configurations.excludes) ?? false }
}
