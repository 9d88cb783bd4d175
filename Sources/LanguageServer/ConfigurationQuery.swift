import CardAnalysis
import Configuration
import EditorFeatures
import EditorWire
import JSON
import LSPTypes
import SourceText
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
      return query.server.analyst.project.neighbours(of: file)
    }
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
