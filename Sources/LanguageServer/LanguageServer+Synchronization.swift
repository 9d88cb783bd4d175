import CardAnalysis
import JSON
import JSONRPC
import LSPTypes
import PreviewServer
import SourceText
import Synchronization
import Workspace

extension LanguageServer {
  /// `textDocument/didOpen`; a document that is open already is opened anew.
  func open(_ params: LSP.DidOpenParams) {
    let document = OpenDocument(
      uri: params.uri, languageID: params.languageID, version: params.version, lines: LineTable(SourceText(params.text))
    )
    state.withLock { state in
      state.workspace.documents[params.uri] = document
      state.publishedClosed.remove(params.uri)
    }
    check(params.uri, after: .opening)
    updatePreview(params.uri, isEdited: true)
  }

  /// `textDocument/didChange`; changes of a document that is not open are dropped.
  func change(_ params: LSP.DidChangeParams) throws {
    // Only the reading thread changes documents, so the document cannot change between the two locks.
    let (document, encoding) = state.withLock { ($0.workspace.documents[params.uri], $0.workspace.encoding) }
    guard let document else {
      throw ResponseError(.invalidParams, "\(params.uri) is not open")
    }
    let changed = document.applying(
      params.changes, version: params.version ?? document.version + 1, encoding: encoding)
    state.withLock { $0.workspace.documents[params.uri] = changed }
    check(params.uri, after: .editing)
    updatePreview(params.uri, isEdited: true)
  }

  /// `textDocument/didClose`: what the client shows for the document goes away.
  func close(_ uri: String) {
    analyst.forget(uri)
    live.withLock { $0 }?.preview.remove(uri)
    state.withLock { state in
      state.checks[uri] = nil
      guard state.workspace.documents.removeValue(forKey: uri) != nil else { return }
      guard !state.workspace.client.pullDiagnostics else { return }
      // Sent under the lock, as every publication is: a check that ends now cannot overtake it.
      send(
        .notification(
          "textDocument/publishDiagnostics", LSP.PublishDiagnosticsParams(uri: uri, version: nil, diagnostics: [])))
    }
  }

  /// `textDocument/didSave`: other documents may name the saved one.
  func save(_ params: LSP.DidSaveParams) {
    filesChanged([params.uri])
  }

  /// `workspace/didChangeWorkspaceFolders`.
  func change(_ params: LSP.DidChangeWorkspaceFoldersParams) {
    let removed = params.removed.compactMap { FileURI.path($0.uri) }.map { FileURI.resolve($0, in: "/") }
    let added = params.added.compactMap { FileURI.path($0.uri) }.map { FileURI.resolve($0, in: "/") }
    state.withLock { state in
      state.workspace.folders.removeAll { removed.contains($0) || added.contains($0) }
      state.workspace.folders += added
    }
    checkAll()
  }

  /// Files were made, changed or deleted: checks the open documents anew that name one of them, and the changed files
  /// themselves if the client shows findings for them.
  func filesChanged(_ uris: [String]) {
    for uri in uris where state.withLock({ $0.publishedClosed.contains(uri) }) {
      background.submit {
        let card = WorkspaceCard(uri: uri, path: FileURI.path(uri), document: nil)
        self.publishClosed(uri, self.diagnostics(of: card, in: self.state.withLock { $0.workspace }) ?? [])
      }
    }
    let names = Set(uris.compactMap { FileURI.path($0) }.map { $0.utf8.suffix(while: { $0 != 0x2F }) })
    // A change of branches may bring thousands: then every card is looked at anew rather than searched for each name.
    let isEverythingStale = names.count > Self.mostSearchedNames
    let documents = state.withLock { Array($0.workspace.documents.values) }
    var hasStale = false
    for document in documents where document.isCard {
      guard isEverythingStale || names.contains(where: { document.lines.text.contains($0) }) else { continue }
      hasStale = true
      document.forgetAnalysis()
      check(document.uri, after: .files)
      updatePreview(document.uri, isEdited: false)
    }
    if hasStale { refreshPulledDiagnostics() }
  }

  /// More names of changed files than this are not searched for in the texts of the open cards.
  private static let mostSearchedNames = 32
}

extension Sequence {
  /// The elements after the last one that does not satisfy `condition`.
  fileprivate func suffix(while condition: (Element) -> Bool) -> [Element] {
    reduce(into: []) { if condition($1) { $0.append($1) } else { $0.removeAll() } }
  }
}

extension SourceText {
  /// Whether `bytes` stand somewhere in the text; nothing stands nowhere.
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard let first = part.first, self.bytes.count >= part.count else { return false }
    let bytes = self.bytes
    for start in 0...(bytes.count - part.count) where bytes[start] == first {
      var matched = 1
      while matched < part.count, bytes[start + matched] == part[matched] { matched += 1 }
      if matched == part.count { return true }
    }
    return false
  }
}
