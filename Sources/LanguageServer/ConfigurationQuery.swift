import CardAnalysis
import Configuration
import EditorFeatures
import EditorWire
import JSON
import LSPTypes
import SourceText
import Standards
import Workspace

/// A request about a project's configuration that is open.
struct ConfigurationQuery {
  let file: ConfigurationFile
  /// The way between the document's bytes and positions on the wire.
  let wire: WireText
  private let document: OpenDocument
  private let query: Query

  /// The request `query` about `document`; nil where that is no configuration.
  init?(_ query: Query, _ document: OpenDocument) {
    guard let file = document.configuration else { return nil }
    (self.file, self.document, self.query) = (file, document, query)
    wire = WireText(uri: document.uri, lines: document.lines, workspace: query.workspace)
  }

  var assistant: ConfigurationAssistant {
    ConfigurationAssistant(file) {
      // Without it that is offered which is known.
      try? query.lookAtProject()
      var neighbours = query.server.analyst.project.neighbours(of: file)
      neighbours.codes = codes
      return neighbours
    }
  }

  /// More open cards than these are not asked for what is found in them.
  private static let mostCards = 8

  /// The codes of what is found in the open cards for which the configuration holds.
  private var codes: Set<String> {
    let cards = query.workspace.documents.values.filter { card in
      // One at which work has trapped is looked at where it is asked about alone.
      card.isCard && card.faults.isEmpty && card.path.map { FileURI.isInside($0, file.folder) } == true
    }
    let findings = cards.sorted { $0.uri < $1.uri }.prefix(Self.mostCards).flatMap {
      query.server.analyst.snapshot(of: $0, in: query.workspace).diagnosticsAtRest
    }
    return Set(findings.map { $0.kind.code })
  }

  func hover(_ params: LSP.TextDocumentPositionParams) -> LSP.Hover? {
    assistant.hover(at: wire.offset(params.position)).map { hover in
      let isMarkdown = query.workspace.client.hoverMarkdown
      return LSP.Hover(
        contents: LSP.MarkupContent(
          isMarkdown: isMarkdown, value: isMarkdown ? hover.contents.markdown : hover.contents.plainText),
        range: wire.range(hover.range))
    }
  }

  /// The fixes of what is wrong in the range that the client asks about.
  func codeActions(_ params: LSP.CodeActionParams) -> CodeActions {
    let range = wire.bytes(params.range)
    let literals = query.server.analyst.findings(about: file).filter {
      $0.range.start <= range.end && range.start <= $0.range.end
    }.flatMap {
      finding in
      finding.fixes.map { fix in
        LSP.CodeAction(
          title: fix.title, kind: CodeAction.Kind.quickFix.rawValue, diagnostics: [wire.diagnostic(finding)],
          isPreferred: fix.isPreferred && query.workspace.client.codeActionPreferred,
          edit: LSP.WorkspaceEdit(
            documents: [
              LSP.WorkspaceEdit.DocumentEdits(
                uri: document.uri, version: document.version, edits: fix.edits.map(wire.edit))
            ], isVersioned: query.workspace.client.workspaceEditDocumentChanges), data: nil)
      }
    }
    return CodeActions(literals, query.workspace.client)
  }
}
