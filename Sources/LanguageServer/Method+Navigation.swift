import CardAnalysis
import EditorFeatures
import JSON
import JSONRPC
import LSPTypes
import SourceText

extension Method {
  static let navigation: [Method] = [
    .documentQuery(
      "textDocument/definition", "Leads from a reference to the part, the file or the address that it names.",
      ServerCapability("definitionProvider")
    ) { (query: DocumentQuery, params: LSP.TextDocumentPositionParams) -> Locations? in
      Navigator(query.snapshot).definition(at: query.wire.offset(params.position)).flatMap {
        query.locations($0, asLinks: query.client.definitionLinks)
      }
    },
    .documentQuery(
      "textDocument/typeDefinition", "Leads to the schema's declaration of an element, attribute or value.",
      ServerCapability("typeDefinitionProvider")
    ) { (query: DocumentQuery, params: LSP.TextDocumentPositionParams) -> Locations? in
      Navigator(query.snapshot).typeDefinition(at: query.wire.offset(params.position)).flatMap {
        query.locations($0, asLinks: query.client.typeDefinitionLinks)
      }
    },
    .documentQuery(
      "textDocument/references", "Finds what refers to an id in the document.", ServerCapability("referencesProvider")
    ) { (query: DocumentQuery, params: LSP.ReferenceParams) -> [LSP.Location]? in
      let offset = query.wire.offset(params.position)
      return Navigator(query.snapshot).references(at: offset, includingDeclaration: params.includeDeclaration).map {
        LSP.Location(uri: query.document.uri, range: query.wire.range($0))
      }
    },
    .documentQuery(
      "textDocument/documentLink", "Makes the files and addresses in a document clickable.",
      ServerCapability("documentLinkProvider", is: ["resolveProvider": false])
    ) { (query: DocumentQuery, _: LSP.TextDocumentParams) -> [LSP.DocumentLink]? in
      // A picture that is named a thousand times is looked up once.
      var known: [DocumentLink.Target: String?] = [:]
      return DocumentLinks(query.snapshot).all.compactMap { link in
        let address = known[link.target] ?? query.address(of: link.target)
        known[link.target] = .some(address)
        return address.map { target in
          LSP.DocumentLink(
            range: query.wire.range(link.range), target: target,
            tooltip: query.client.linkTooltips && !link.tooltip.isEmpty ? link.tooltip : nil)
        }
      }
    },
    .documentQuery(
      "textDocument/prepareRename", "Tells whether an id, an element or a path into the sample can be renamed."
    ) {
      (query: DocumentQuery, params: LSP.TextDocumentPositionParams) -> LSP.PrepareRenameResult? in
      Navigator(query.snapshot).renameRange(at: query.wire.offset(params.position)).map {
        LSP.PrepareRenameResult(range: query.wire.range($0), placeholder: query.snapshot.text[$0])
      }
    },
    .documentQuery(
      "textDocument/rename",
      "Renames an id with all references, an element's two tags, or a step of a path in all bindings.",
      ServerCapability("renameProvider") { $0.prepareRename ? ["prepareProvider": true] : true }
    ) { (query: DocumentQuery, params: LSP.RenameParams) -> LSP.WorkspaceEdit? in
      do {
        return query.workspaceEdit(
          try Navigator(query.snapshot).rename(at: query.wire.offset(params.position), to: params.newName))
      } catch let refusal as RenameRefusal {
        throw ResponseError(.requestFailed, refusal.message)
      }
    },
  ]
}
