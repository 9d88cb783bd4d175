package import CardAnalysis
import Configuration
import Dispatch
import FileSystem
package import SourceText
import Standards
import Synchronization
import XMLSyntax

/// The card file at a path, or the card files in the folder there: read, and read anew when they or what they name change.
package final class WatchedCards: Sendable {
  /// The state of a file.
  package enum Change: Sendable {
    /// It was read, because it was saved itself or because something that counts for it has changed; its versions count from 1.
    case read(DocumentSnapshot, isSaved: Bool)
    /// It has gone.
    case removed(uri: String)
  }

  /// One file as it was last read.
  private struct Watched {
    var version = 0
    var stamp: FileStamp?
    /// How many looks in a row have not found it.
    var missed = 0
    let named: NamedFiles
  }

  /// Who is notified of changes.
  private struct Observer {
    let isInterested: @Sendable () -> Bool
    let tell: @Sendable (Change) -> Void
  }

  /// How often files are looked at while somebody is interested, and while nobody is.
  private static let interval = DispatchTimeInterval.milliseconds(40)
  private static let idleInterval = DispatchTimeInterval.milliseconds(250)
  /// So many looks in a row do not find a file before it counts as gone: editors that replace one remove it for a moment.
  private static let patience = 10
  /// How many looks at files go by between two looks for new ones.
  private static let folderInterval = 25

  private let path: String
  private let isFolder: Bool
  /// The folders that cards may see beside it, where they are in these.
  private let folders: [String]
  private let language: CardLanguage
  private let cache = ResourceCache()
  /// What is set for the cards.
  package let configurations = ConfigurationFiles()
  /// The configuration files that were looked for.
  private let settings = NamedFiles()
  private let state: Mutex<[String: Watched]> = Mutex([:])
  private let observer: Mutex<Observer?> = Mutex(nil)
  /// A thread of all queues does it: one of its own would stand idle between the looks.
  private let queue = DispatchQueue(label: "cardwright.files", target: .global())

  /// The card file at `path`, from the working folder, or all card files in the folder there.
  ///
  /// - Parameter folders: absolute paths of folders that cards may see beside it, where they are in these.
  /// - Throws: when there is none.
  package init(_ path: String, seeing folders: [String] = [], language: CardLanguage) throws(WorkspaceError) {
    let whole = WorkingFolder.absolute(path)
    (self.path, self.folders, self.language) = (whole, folders, language)
    isFolder = Folder(whole).exists
    guard !paths.isEmpty else { throw WorkspaceError("there is no *\(CardLanguage.fileSuffix) in \(path)") }
    guard isFolder || FileStamp(whole) != nil else {
      throw WorkspaceError("cannot read \(path): no such file")
    }
  }

  /// The path of the folder that holds the cards.
  package var folder: String { isFolder ? path : FileURI.folder(of: path) }

  private var paths: [String] {
    guard isFolder else { return [path] }
    return ((try? Folder(path).files(withSuffix: CardLanguage.fileSuffix, unlisted: { _ in })) ?? []).filter {
      !configurations.excludes($0)
    }
  }

  /// Reads the files, and reports every change to them from now on.
  ///
  /// - Parameters:
  ///   - isInterested: whether changes are worth looking for now; asked each time before that is done.
  ///   - tell: takes a change; one call at a time, by this thread and later by one of its own.
  package func watch(
    while isInterested: @escaping @Sendable () -> Bool, _ tell: @escaping @Sendable (Change) -> Void
  ) {
    observer.withLock { $0 = Observer(isInterested: isInterested, tell: tell) }
    for path in paths { look(at: path) }
    look(round: 0)
  }

  private func look(round: Int) {
    let isNeeded = observer.withLock { $0 }?.isInterested() ?? false
    queue.asyncAfter(deadline: .now() + (isNeeded ? Self.interval : Self.idleInterval)) { [weak self] in
      guard let self else { return }
      if isNeeded {
        let known = self.state.withLock { Array($0.keys) }
        let isSetAnew = self.settings.haveChanged
        if isSetAnew {
          self.settings.forget()
          self.configurations.forget()
        }
        let all = isSetAnew || round % Self.folderInterval == 0 ? Set(known).union(self.paths).sorted() : known
        for path in all { self.look(at: path, isSetAnew: isSetAnew) }
      }
      self.look(round: round + 1)
    }
  }

  /// Takes in the file at `path` if it, or a file that it names, has changed, or what is set for it.
  private func look(at path: String, isSetAnew: Bool = false) {
    guard let observer = observer.withLock({ $0 }) else { return }
    let known = state.withLock { $0[path] }
    let uri = FileURI.uri(path)
    // What is set now may leave out what was there.
    guard var stamp = FileStamp(path), !isSetAnew || !isFolder || !configurations.excludes(path) else {
      guard var known else { return }
      known.missed += 1
      if FileStamp(path) == nil, known.missed < Self.patience { return state.withLock { [known] in $0[path] = known } }
      guard !isFolder || !paths.contains(path) else { return }
      state.withLock { $0[path] = nil }
      return observer.tell(.removed(uri: uri))
    }
    if known?.missed ?? 0 > 0 { state.withLock { $0[path]?.missed = 0 } }
    let hasChanged = known.map { $0.stamp != stamp } ?? true
    if !hasChanged, !isSetAnew, known?.named.haveChanged == false { return }
    guard var bytes = try? File(path).read() else { return }
    // Who writes it now has emptied it before: with the stamp of that, the same text would be another version at the next look.
    if let later = FileStamp(path), later != stamp, let newer = try? File(path).read() {
      (stamp, bytes) = (later, newer)
    }
    let isSaved = known.map { $0.stamp != stamp } ?? false
    let folder = FileURI.folder(of: path)
    let configuration = configurations.configuration(inFolder: folder)
    let named = NamedFiles()
    let seen = folders + (isFolder ? [self.path] : []) + configuration.files.map(\.folder)
    let resources = named.remembering(cache.resources(for: uri, folders: seen), folder)
    let version = (known?.version ?? 0) + 1
    for path in configurations.paths(inFolder: folder) { settings.note(path, folder) }
    let checks = configuration.checks
    state.withLock { $0[path] = Watched(version: version, stamp: stamp, named: named) }
    observer.tell(
      .read(
        DocumentSnapshot(
          uri: uri, version: version, text: XMLDecoding.decode(bytes).text, language: language, resources: resources,
          checks: checks), isSaved: isSaved))
  }

  /// The address of the card file at `path` from the one at `uri`, which is followed from now on; nil when the folder that
  /// holds the cards has no such file.
  package func card(at path: String, from uri: String) -> String? {
    guard let base = FileURI.path(uri) else { return nil }
    let whole = AbsolutePath.resolve(path, in: FileURI.folder(of: base))
    guard FileStamp(whole) != nil, let real = FileStamp.realPath(whole), let root = FileStamp.realPath(folder),
      FileURI.isInside(real, root)
    else { return nil }
    queue.sync { if state.withLock({ $0[whole] == nil }) { look(at: whole) } }
    return FileURI.uri(whole)
  }

  /// The file's name: its path as seen from the folder that is watched.
  package func name(of uri: String) -> String {
    FileURI.path(uri).map { FileURI.name($0, in: folder) } ?? uri
  }

  /// Writes `text` into the file at `uri`, all or nothing, if the file is still as it was read as `version`.
  ///
  /// - Parameters:
  ///   - edits: what makes the text of that version into `text`.
  ///   - done: takes the error, if there is one; called before the change is reported.
  package func write(
    _ text: SourceText, by edits: [TextEdit], to uri: String, version: Int,
    done: @escaping @Sendable (WorkspaceError?) -> Void
  ) {
    queue.async {
      done(self.trouble(writing: text, by: edits, to: uri, version: version))
      if let path = FileURI.path(uri) { self.look(at: path) }
    }
  }

  private func trouble(writing text: SourceText, by edits: [TextEdit], to uri: String, version: Int) -> WorkspaceError?
  {
    guard let path = FileURI.path(uri), let known = state.withLock({ $0[path] }), known.version == version else {
      return WorkspaceError("The file has changed since; try again in a moment")
    }
    do {
      let bytes = try File(path).read()
      guard FileStamp(path) == known.stamp, SourceText(bytes).applying(edits) == text else {
        return WorkspaceError("The file has changed since, or is not written in UTF-8; change it in an editor")
      }
      try File(path).replace(with: text.bytes)
    } catch {
      return WorkspaceError("The file stays as it is: \(error)")
    }
    return nil
  }
}
