import CardAnalysis
import EditorFeatures
import EditorWire
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
      query.answers.definition(params)
    },
    .documentQuery(
      "textDocument/typeDefinition", "Leads to the schema's declaration of an element, attribute or value.",
      ServerCapability("typeDefinitionProvider")
    ) { (query: DocumentQuery, params: LSP.TextDocumentPositionParams) -> Locations? in
      query.answers.typeDefinition(params)
    },
    .documentQuery(
      "textDocument/references",
      "Finds what refers to an id, a card, a sample or a picture, in all cards of the workspace.",
      ServerCapability("referencesProvider", is: ["workDoneProgress": true])
    ) { (query: DocumentQuery, params: LSP.ReferenceParams) -> [LSP.Location]? in
      try WorkProgress(query.query).run("Looking for references") {
        let found = try query.references(
          at: query.wire.offset(params.position), includingDeclaration: params.includeDeclaration)
        return (found, "\(found.count) reference\(found.count == 1 ? "" : "s")")
      }
    },
    .documentQuery(
      "textDocument/prepareCallHierarchy", "Tells which card is named or described at a place.",
      ServerCapability("callHierarchyProvider")
    ) { (query: DocumentQuery, params: LSP.TextDocumentPositionParams) -> [LSP.CallHierarchyItem]? in
      try query.callHierarchyItems(at: query.wire.offset(params.position))
    },
    .query("callHierarchy/incomingCalls", "Tells which cards lead to a card, by a target or a `Push`.") {
      (query: Query, params: LSP.CallHierarchyParams) -> [LSP.CallHierarchyCall]? in
      try query.calls(params, isIncoming: true)
    },
    .query("callHierarchy/outgoingCalls", "Tells to which cards a card leads.") {
      (query: Query, params: LSP.CallHierarchyParams) -> [LSP.CallHierarchyCall]? in
      try query.calls(params, isIncoming: false)
    },
    .documentQuery(
      "textDocument/documentLink", "Makes the files and addresses in a document clickable.",
      ServerCapability("documentLinkProvider", is: ["resolveProvider": false])
    ) { (query: DocumentQuery, _: LSP.TextDocumentParams) -> [LSP.DocumentLink]? in
      query.answers.links
    },
    .documentQuery(
      "textDocument/prepareRename", "Tells whether an id, a file, an element or a path into the sample can be renamed."
    ) {
      (query: DocumentQuery, params: LSP.TextDocumentPositionParams) -> LSP.PrepareRenameResult? in
      try query.renameRange(at: query.wire.offset(params.position)).map {
        LSP.PrepareRenameResult(range: query.wire.range($0), placeholder: query.snapshot.text[$0])
      }
    },
    .documentQuery(
      "textDocument/rename",
      "Renames an id or a file with all that names it, an element's two tags, or a step of a path in all bindings.",
      ServerCapability("renameProvider") {
        $0.prepareRename ? ["prepareProvider": true, "workDoneProgress": true] : true
      }
    ) { (query: DocumentQuery, params: LSP.RenameParams) -> LSP.WorkspaceEdit? in
      try WorkProgress(query.query).run("Renaming") {
        let edit = try query.rename(at: query.wire.offset(params.position), to: params.newName)
        return (edit, "\(edit.documents.count) files")
      }
    },
  ]
}
