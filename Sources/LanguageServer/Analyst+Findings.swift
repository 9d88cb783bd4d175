import CardAnalysis
import Configuration
import EditorWire
import LSPTypes
import SourceText
import Workspace

extension Analyst {
  /// The findings in `document`, as the settings and the client want them.
  func findings(in document: OpenDocument, _ workspace: WorkspaceSnapshot) -> [LSP.Diagnostic] {
    guard workspace.settings.reportsDiagnostics else { return [] }
    if let configuration = document.configuration {
      let wire = WireText(uri: document.uri, lines: document.lines, workspace: workspace)
      return findings(about: configuration).compactMap { workspace.settings.applied(to: $0).map(wire.diagnostic) }
    }
    let snapshot = snapshot(of: document, in: workspace)
    return findings(in: snapshot, document.lines, workspace, projectFindings(in: document, snapshot))
  }

  /// What is wrong with `configuration`, by itself and in what it says of other files.
  func findings(about configuration: ConfigurationFile) -> [Diagnostic] {
    configuration.diagnostics
      + configuration.findings(beside: project.cards(below: configuration.folder), reading: samples)
  }

  /// The findings in `card`; nil when its file cannot be read.
  func findings(in card: WorkspaceCard, _ workspace: WorkspaceSnapshot) -> [LSP.Diagnostic]? {
    if let document = card.document { return findings(in: document, workspace) }
    guard let path = card.path, let snapshot = snapshot(ofFileAt: path, in: workspace) else { return nil }
    project.take(snapshot.facts, at: path)
    return findings(in: snapshot, snapshot.lines, workspace, project.findings(snapshot.facts, at: path))
  }

  private func findings(
    in snapshot: DocumentSnapshot, _ lines: LineTable, _ workspace: WorkspaceSnapshot, _ project: [Diagnostic]
  ) -> [LSP.Diagnostic] {
    let wire = WireText(uri: snapshot.uri, lines: lines, workspace: workspace)
    return (snapshot.diagnosticsAsRead + snapshot.told(project)).compactMap {
      workspace.settings.applied(to: $0).map(wire.diagnostic)
    }
  }
}
