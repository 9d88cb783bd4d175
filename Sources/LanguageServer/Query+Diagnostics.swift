import CardAnalysis
import FileSystem
import JSON
import JSONRPC
import LSPTypes
import SourceText
import Workspace

extension Query {
  /// `textDocument/diagnostic`; a document that is not open has no findings.
  func report(_ params: LSP.DocumentDiagnosticParams) -> LSP.DocumentDiagnosticReport {
    guard let document = workspace.documents[params.textDocument.uri], document.isCard else {
      return LSP.DocumentDiagnosticReport(resultID: "", items: [])
    }
    return report(server.diagnostics(of: document, in: workspace), previous: params.previousResultID)
  }

  /// `workspace/diagnostic`: open documents as they are in the editor, the others as they are on disk.
  func report(_ params: LSP.WorkspaceDiagnosticParams) throws -> LSP.WorkspaceDiagnosticReport {
    var reports: [LSP.DocumentDiagnosticReport] = []
    for card in server.cards(in: workspace) {
      try flag.check()
      guard let diagnostics = server.diagnostics(of: card, in: workspace) else { continue }
      var report = report(diagnostics, previous: params.previousResultIDs[card.uri])
      report.document = LSP.DocumentDiagnosticReport.Document(uri: card.uri, version: card.document?.version)
      reports.append(report)
    }
    return LSP.WorkspaceDiagnosticReport(items: reports)
  }

  private func report(_ diagnostics: [LSP.Diagnostic], previous: String?) -> LSP.DocumentDiagnosticReport {
    // The result's name is made of its contents, so that it stays when the text changes elsewhere.
    let id = String(Digest.of(diagnostics.jsonBytes), radix: 16)
    return LSP.DocumentDiagnosticReport(resultID: id, items: id == previous ? nil : diagnostics)
  }
}

/// One card file of a workspace.
struct WorkspaceCard: Sendable {
  let uri: String
  let path: String?
  /// The document, if it is open.
  let document: OpenDocument?
}

extension LanguageServer {
  /// The cards of the workspace: every open one, then those on disk, by path.
  func cards(in workspace: WorkspaceSnapshot) -> [WorkspaceCard] {
    var cards: [WorkspaceCard] = []
    var seen: Set<String> = []
    for document in workspace.documents.values.sorted(by: { $0.uri < $1.uri }) where document.isCard {
      let path = FileURI.path(document.uri)
      if let path { seen.insert(path) }
      cards.append(WorkspaceCard(uri: document.uri, path: path, document: document))
    }
    for folder in workspace.folders {
      for path in (try? Folder(folder).files(withSuffix: CardLanguage.fileSuffix)) ?? []
      where seen.insert(path).inserted {
        cards.append(WorkspaceCard(uri: FileURI.uri(path), path: path, document: nil))
      }
    }
    return cards
  }

  /// The findings in `card`; nil when its file cannot be read.
  func diagnostics(of card: WorkspaceCard, in workspace: WorkspaceSnapshot) -> [LSP.Diagnostic]? {
    if let document = card.document { return diagnostics(of: document, in: workspace) }
    guard let path = card.path, let snapshot = analyst.snapshot(ofFileAt: path, in: workspace) else { return nil }
    return diagnostics(of: snapshot, lines: snapshot.lines, in: workspace)
  }
}
