import CardAnalysis
import CardProject
import Configuration
import FileSystem
import LSPTypes
import SourceText
import Standards
import Synchronization
import Workers
import Workspace
import XMLSyntax

/// Makes the analyses of documents, and keeps only the latest used ones: memory stays bounded with 1,000 documents open.
final class Analyst: Sendable {
  /// How many bytes the kept analyses may take.
  private static let keptBytes = 10 << 20
  /// How many of the latest used analyses are kept however much they take.
  private static let keptAlways = 4

  /// A document whose analysis is kept.
  private struct Kept {
    let document: OpenDocument
    weak var snapshot: DocumentSnapshot?

    /// What the analysis takes, about: ten times its text, and what else it holds.
    var bytes: Int { 10 * document.lines.text.count + (snapshot?.heldBytes ?? 0) }
  }

  /// A version of a document that the project has.
  private struct Taken {
    weak var document: OpenDocument?
  }

  /// A closure in a value of its own: as the value of a lock, it would be wrapped once more at each access, and so for ever.
  private struct Listener: Sendable {
    let tell: @Sendable () -> Void
  }

  private let loader: LanguageLoader
  private let workspace: CurrentWorkspace
  private let resources = ResourceCache()
  /// The files that configurations name.
  let samples = SampleFiles()
  /// What projects set for their cards: files as they are in the editor, or else on disk.
  let configurations: ConfigurationFiles
  /// The cards of the workspace as one project.
  let project: ProjectFiles
  /// What was found in open documents as cards of a project when they were looked at last, by URI.
  private let projectFindings: Mutex<[String: [Diagnostic]]> = Mutex([:])
  /// Which version of each open document was taken last by ``takeOpenCards(of:)``, by URI.
  private let taken: Mutex<[String: Taken]> = Mutex([:])
  /// What open documents name, by URI, where the client does not tell of files that change: one for all versions of each, as these
  /// take over what those before them have found.
  private let named: Mutex<[String: NamedFiles]> = Mutex([:])
  /// Is told when something else is to be said of cards because of others.
  private let listener: Mutex<Listener?> = Mutex(nil)
  /// What ``concerned(in:)`` has told of.
  private let told = Mutex(0)
  /// The documents whose analyses are kept, the latest used last.
  private let kept: Mutex<[Kept]> = Mutex([])

  init(_ loader: LanguageLoader, _ workspace: CurrentWorkspace) {
    (self.loader, self.workspace) = (loader, workspace)
    configurations = ConfigurationFiles(
      roots: { workspace.now.folders }, reader: { workspace.now.document(atPath: $0)?.lines.text.bytes })
    project = ProjectFiles({ loader.language }, configurations)
  }

  /// What holds for the card at `uri`.
  func configuration(for uri: String) -> Configuration {
    configurations.configuration(inFolder: FileURI.path(uri).map { FileURI.folder(of: $0) })
  }

  /// Takes `document`, which is analysed by `snapshot`, into the project; its path there, if it is a file.
  @discardableResult
  func take(_ document: OpenDocument, _ snapshot: DocumentSnapshot) -> String? {
    guard let path = document.path else { return nil }
    if let named = files(namedBy: document.uri) {
      let folder = FileURI.folder(of: path)
      for link in snapshot.facts.meaning.links where link.kind == .card {
        if let other = link.path { named.note(other, folder) }
      }
    }
    let before = project.with { $0.generation }
    project.take(snapshot.facts, at: path) { workspace.now.documents[document.uri] === document }
    if project.with({ $0.generation }) != before { listener.withLock { $0 }?.tell() }
    return path
  }

  /// Lets go of what is only kept to do the next work sooner.
  func rest() { loader.loaded?.rest() }

  /// Has `tell` be called when something else may be to be said of cards because of others; soon, and perhaps in vain.
  func onChange(_ tell: @escaping @Sendable () -> Void) { listener.withLock { $0 = Listener(tell: tell) } }

  /// Looks at the cards of the workspace on disk; whether something has changed in what matters to other files.
  ///
  /// - Parameter stop: asked before each file that is read.
  func lookAtProject(in folders: [String], stop: () -> Bool = { false }) -> Bool {
    let hasChanged = project.look(in: folders, stop: stop)
    if hasChanged { listener.withLock { $0 }?.tell() }
    return hasChanged
  }

  /// Takes every open card of `workspace` into the project that is another than when it was taken last.
  func takeOpenCards(of workspace: WorkspaceSnapshot) {
    // One at which work has trapped is looked at where it is asked about alone.
    for document in workspace.documents.values where document.isCard && document.faults.isEmpty {
      let isKnown = taken.withLock { $0[document.uri]?.document === document }
      if isKnown { continue }
      take(document, snapshot(of: document, in: workspace))
      taken.withLock { $0[document.uri] = Taken(document: document) }
    }
  }

  /// Every finding in a version of `document`, which is analysed by `snapshot`, as a card of the project, for its repair.
  func repaired(_ document: OpenDocument, _ snapshot: DocumentSnapshot) -> (DocumentSnapshot) -> [Diagnostic] {
    project.repaired(at: take(document, snapshot))
  }

  /// What is wrong with `document`, which is analysed by `snapshot`, as a card of the project, about to be shown.
  func projectFindings(in document: OpenDocument, _ snapshot: DocumentSnapshot) -> [Diagnostic] {
    guard let path = take(document, snapshot) else { return [] }
    var (findings, generation): ([Diagnostic], Int?) = ([], nil)
    // What has changed meanwhile was told of before these could be compared with it; what never rests is told as it is.
    for _ in 0..<3 where generation != project.with({ $0.generation }) {
      generation = project.with { $0.generation }
      findings = project.findings(snapshot.facts, at: path)
      projectFindings.withLock { $0[document.uri] = findings }
    }
    return findings
  }

  /// The open documents of `workspace` that are to be looked at anew because of what has changed in others.
  func concerned(in workspace: WorkspaceSnapshot) -> [OpenDocument] {
    let generation = project.with { $0.generation }
    let isKnown = told.withLock { told in
      defer { told = generation }
      return told == generation
    }
    if isKnown { return [] }
    let shown = projectFindings.withLock { $0 }
    return workspace.documents.values.filter { document in
      // It says with which cards an app begins.
      if document.isConfiguration { return true }
      guard document.isCard, let path = document.path, let shown = shown[document.uri] else {
        return false
      }
      return project.findings(at: path) != shown
    }
  }

  /// Begins to load the language, which takes a while.
  func prepare() { loader.start() }

  /// The language, once it is loaded.
  var language: CardLanguage { loader.language }

  /// The analysis of `document`.
  func snapshot(of document: OpenDocument, in workspace: WorkspaceSnapshot) -> DocumentSnapshot {
    while true {
      let snapshot = document.snapshot { document, memo in
        let checks = configuration(for: document.uri).checks
        return DocumentSnapshot(
          uri: document.uri, version: document.version, text: document.lines.text, language: loader.language,
          resources: files(for: document.uri, checks, workspace, noting: files(namedBy: document.uri)),
          checks: checks, isEdited: true,
          lines: document.lines, memo: memo)
      }
      CrashBarrier.looks(at: snapshot)
      // Work on it may have trapped while this came to it.
      if snapshot.hasTrapped { continue }
      use(document, snapshot)
      return snapshot
    }
  }

  /// The analysis of the file at `path`, which is not open, in whatever encoding; nil when it is not an ordinary file
  /// that can be read.
  func snapshot(
    ofFileAt path: String, version: Int = 0, in workspace: WorkspaceSnapshot
  ) -> DocumentSnapshot? {
    guard FileStamp(path) != nil, let bytes = try? File(path).read() else { return nil }
    let uri = FileURI.uri(path)
    let checks = configuration(for: uri).checks
    let snapshot = DocumentSnapshot(
      uri: uri, version: version, text: XMLDecoding.decode(bytes).text, language: loader.language,
      resources: files(for: uri, checks, workspace), checks: checks)
    CrashBarrier.looks(at: snapshot)
    return snapshot
  }

  /// The files that the document at `uri` may see, with those of the sample set that is chosen now.
  ///
  /// - Parameter named: remembers which of them were asked for.
  private func files(
    for uri: String, _ checks: CheckSettings, _ workspace: WorkspaceSnapshot, noting named: NamedFiles? = nil
  ) -> DocumentResources {
    guard let path = FileURI.path(uri) else { return .none }
    let seen = resources.resources(for: uri, folders: workspace.folders)
    // The preview looks at documents without all that does not matter to a drawing.
    return (named?.remembering(seen, FileURI.folder(of: path)) ?? seen)
      .reading(checks.sampleSet(self.workspace.now.sampleSet))
  }

  /// What the open document at `uri` names; nil where it was closed while work on it went on, or the client tells of files itself.
  private func files(namedBy uri: String) -> NamedFiles? {
    named.withLock { named in
      // Asked under the lock: what is closed later is forgotten later.
      let now = workspace.now
      guard now.documents[uri] != nil, !now.client.watchedFilesRegistration else { return nil }
      if let known = named[uri] { return known }
      let files = NamedFiles()
      named[uri] = files
      return files
    }
  }

  /// The open cards of `workspace` of which a file that they name is not as it was when they were looked at.
  func outdated(in workspace: WorkspaceSnapshot) -> [OpenDocument] {
    let named = named.withLock { $0 }
    return workspace.documents.values.filter { named[$0.uri]?.haveChanged == true }
  }

  /// The files that `document` names are looked at anew, and it with them.
  func lookAnew(at document: OpenDocument) {
    named.withLock { $0[document.uri] }?.forget()
    document.forgetAnalysis()
  }

  /// Lets the analysis of a closed document go.
  func forget(_ uri: String) {
    let closed = kept.withLock { kept in
      defer { kept.removeAll { $0.document.uri == uri } }
      return kept.filter { $0.document.uri == uri }
    }
    for closed in closed { closed.document.forgetAnalysis() }
    projectFindings.withLock { $0[uri] = nil }
    taken.withLock { $0[uri] = nil }
    named.withLock { $0[uri] = nil }
    if let path = FileURI.path(uri) { project.close(path) }
  }

  private func use(_ document: OpenDocument, _ snapshot: DocumentSnapshot) {
    let surplus = kept.withLock { kept -> [Kept] in
      // An older version of the same document is needed only by requests that already hold its analysis.
      kept.removeAll { $0.document === document || $0.document.uri == document.uri }
      kept.append(Kept(document: document, snapshot: snapshot))
      var bytes = kept.reduce(0) { $0 + $1.bytes }
      var surplus: [Kept] = []
      while bytes > Self.keptBytes, kept.count > Self.keptAlways {
        let oldest = kept.removeFirst()
        bytes -= oldest.bytes
        surplus.append(oldest)
      }
      return surplus
    }
    for oldest in surplus { oldest.document.forgetAnalysis() }
  }
}
