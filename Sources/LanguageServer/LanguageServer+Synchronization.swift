import CardAnalysis
import Configuration
import Dispatch
import JSON
import JSONRPC
import LSPTypes
import SourceText
import Standards
import Synchronization
import Workers
import Workspace

extension LanguageServer {
  /// `textDocument/didOpen`; a document that is open already is opened anew.
  func open(_ params: LSP.DidOpenParams) {
    let document = OpenDocument(
      uri: params.uri, languageID: params.languageID, version: params.version, lines: LineTable(SourceText(params.text))
    )
    workspace.change { $0.documents[params.uri] = document }
    configurationsChanged([params.uri])
    lookAtConfigurations()
    checks.opened(params.uri)
    checks.check(params.uri, after: .opening)
    preview.update(params.uri, isEdited: true)
    lookAtProject()
  }

  /// `textDocument/didChange`; changes of a document that is not open are dropped.
  func change(_ params: LSP.DidChangeParams) throws {
    // Only the reading thread changes texts, so the text cannot change between the two locks.
    let now = workspace.now
    guard let document = now.documents[params.uri] else {
      throw ResponseError(.invalidParams, "\(params.uri) is not open")
    }
    let timesForgotten = document.timesForgotten
    let changed = document.applying(
      params.changes, version: params.version ?? document.version + 1, encoding: now.encoding)
    workspace.change { $0.documents[params.uri] = changed }
    // What it has taken over was forgotten before anybody could see it; see ``lookAtNamedFiles()``.
    if document.timesForgotten != timesForgotten { changed.forgetAnalysis() }
    configurationsChanged([params.uri])
    checks.check(params.uri, after: .editing)
    preview.update(params.uri, isEdited: true)
  }

  /// `textDocument/didClose`: what the client shows for the document goes away.
  func close(_ uri: String) {
    let wasOpen = workspace.change { $0.documents.removeValue(forKey: uri) != nil }
    configurationsChanged([uri])
    analyst.forget(uri)
    tokens.forget(uri)
    preview.remove(uri)
    guard wasOpen else { return }
    checks.closed(uri)
    lookAtProject()
  }

  /// `textDocument/didSave`: other documents may name the saved one.
  func save(_ params: LSP.DidSaveParams) {
    filesChanged([params.uri])
    lookAtConfigurations()
  }

  /// Takes in what other programs have changed in configurations; not every client tells of that.
  private func lookAtConfigurations() {
    if analyst.configurations.look() { lookAnewAtProject() }
  }

  /// `workspace/didChangeWorkspaceFolders`.
  func change(_ params: LSP.DidChangeWorkspaceFoldersParams) {
    let removed = params.removed.compactMap { FileURI.path($0.uri) }.map { AbsolutePath.resolve($0, in: "/") }
    let added = params.added.compactMap { FileURI.path($0.uri) }.map { AbsolutePath.resolve($0, in: "/") }
    workspace.change { workspace in
      workspace.folders.removeAll { removed.contains($0) || added.contains($0) }
      workspace.folders += added
    }
    analyst.configurations.forget()
    lookAnew(at: workspace.now.documents.values)
    lookAtProject()
  }

  /// Files were made, changed or deleted: checks the open documents anew that name one of them, and the changed files
  /// themselves if the client shows findings for them.
  func filesChanged(_ uris: [String]) {
    configurationsChanged(uris)
    for uri in uris where checks.showsClosed(uri) {
      background.submit {
        let card = WorkspaceCard(uri: uri, path: FileURI.path(uri), document: nil)
        self.checks.publishClosed(uri, self.analyst.findings(in: card, self.workspace.now) ?? [])
      }
    }
    let names = Set(uris.compactMap { FileURI.path($0) }.map { $0.utf8.suffix(while: { $0 != 0x2F }) })
    // A change of branches may bring thousands: then every card is looked at anew rather than searched for each name.
    let isEverythingStale = names.count > Self.mostSearchedNames
    let stale = workspace.now.documents.values.filter { document in
      document.isCard && (isEverythingStale || names.contains { document.lines.text.contains($0) })
    }
    if !stale.isEmpty { lookAnew(at: stale) }
    preview.filesChanged()
    lookAtProject()
  }

  /// Looks at the cards of the workspace on disk, and checks the open documents of which something else is to be said then, as
  /// well as those that name a file which has changed unless the client tells of such files.
  ///
  /// One look serves all who ask before it begins, such as an editor that closes a hundred documents.
  func lookAtProject() {
    guard !isLookDue.exchange(true, ordering: .acquiringAndReleasing) else { return }
    background.submit {
      self.isLookDue.store(false, ordering: .releasing)
      self.tellOfMissingSampleSet()
      let workspace = self.workspace.now
      if !workspace.client.watchedFilesRegistration { self.lookAtNamedFiles() }
      if self.analyst.lookAtProject(in: workspace.folders) { self.tellConcerned(in: workspace) }
    }
  }

  /// Looks anew at the open cards that name a file which has changed.
  private func lookAtNamedFiles() {
    var outdated = analyst.outdated(in: workspace.now)
    if outdated.isEmpty { return }
    while !outdated.isEmpty {
      lookAnew(at: outdated)
      // A version that has come meanwhile has taken over what was known.
      let now = workspace.now.documents
      outdated = outdated.compactMap { old in now[old.uri].flatMap { $0 === old ? nil : $0 } }
    }
    preview.filesChanged()
  }

  /// Looks now and then at the files that open cards name: for a client that does not tell of them.
  ///
  /// - Parameter pause: The microseconds before the first look; the more files there are, and the slower their disk, the longer is it
  ///   before the next.
  func watchNamedFiles(after pause: Int = LanguageServer.leastNamedFilesPause) {
    DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(pause)) { [weak self] in
      guard let self, self.life.withLock({ $0.phase }) == .running else { return }
      let start = ContinuousClock.now
      if !self.analyst.outdated(in: self.workspace.now).isEmpty { self.lookAtProject() }
      let longer = Int((ContinuousClock.now - start) / .microseconds(1)) * 100
      self.watchNamedFiles(after: min(max(Self.leastNamedFilesPause, longer), Self.mostNamedFilesPause))
    }
  }

  /// Has the open documents of `workspace` be checked of which something else is to be said, now that the project has changed.
  func tellConcerned(in workspace: WorkspaceSnapshot) {
    if workspace.client.pullDiagnostics {
      if !analyst.concerned(in: workspace).isEmpty { checks.refreshPulled() }
    } else {
      checks.checkConcerned(in: workspace)
    }
  }

  /// Takes in those of the documents at `uris` that are configurations and set something else than before: every card is
  /// looked at anew.
  private func configurationsChanged(_ uris: [String]) {
    let paths = uris.filter { $0.hasSuffix("/" + ConfigurationFile.name) }.compactMap { FileURI.path($0) }
    if !paths.filter(analyst.configurations.hasChanged).isEmpty { lookAnewAtProject() }
  }

  /// Looks at every card anew, as other settings hold.
  private func lookAnewAtProject() {
    lookAtProject()
    lookAnew(at: workspace.now.documents.values.filter(\.isCard))
    for uri in checks.shownClosed {
      background.submit {
        let card = WorkspaceCard(uri: uri, path: FileURI.path(uri), document: nil)
        self.checks.publishClosed(uri, self.analyst.findings(in: card, self.workspace.now) ?? [])
      }
    }
  }

  /// Checks and draws `documents` anew, although their texts are as before.
  func lookAnew(at documents: some Sequence<OpenDocument>) {
    for document in documents {
      analyst.lookAnew(at: document)
      checks.check(document.uri, after: .files)
      preview.update(document.uri, isEdited: false)
    }
    checks.refreshPulled()
  }

  /// The microseconds between two looks at the files that open cards name: soon enough for whoever has saved a file and looks at the
  /// card, and a look is a few calls of the system.
  static let leastNamedFilesPause = 1_000_000
  /// The same where looking takes long.
  private static let mostNamedFilesPause = 30_000_000

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
