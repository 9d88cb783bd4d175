package import CardAnalysis
import CardModel
package import CardProject
import FileSystem
package import SourceText
import Standards
import Synchronization
import XMLSyntax

/// The card files of folders as one project: as they are on disk, or in an editor where they are open.
package final class ProjectFiles: Sendable {
  private struct State {
    var project = CardProject()
    /// How the files were when they were read; those that are open have none.
    var stamps: [String: FileStamp] = [:]
    var open: Set<String> = []
    /// The folders of which all files have been looked at.
    var folders: [String] = []
    /// The generation of the configurations that said with which files an app begins.
    var entries: Int?
  }

  private let language: @Sendable () -> CardLanguage
  private let configurations: ConfigurationFiles?
  private let isConfined: Bool
  private let state = Mutex(State())

  /// Knows no file yet.
  ///
  /// - Parameters:
  ///   - language: the language, which says what names files.
  ///   - configurations: say with which files an app begins, and which are left out unless they are open; nil where nothing is said.
  ///   - isConfined: whether nothing counts but what really lies in the folders, each file once and by its path without symbolic
  ///     links: for whoever may see these folders alone. People may link to whatever is theirs.
  package init(
    _ language: @escaping @Sendable () -> CardLanguage, _ configurations: ConfigurationFiles? = nil,
    isConfined: Bool = false
  ) {
    (self.language, self.configurations, self.isConfined) = (language, configurations, isConfined)
  }

  /// The project as it is known, for a short look.
  package func with<Result: Sendable>(_ look: (inout CardProject) -> Result) -> Result {
    state.withLock { look(&$0.project) }
  }

  /// The absolute paths of all cards that are not left out, as far as they are known; nil as long as not all below `folder` have
  /// been looked at.
  package func cards(below folder: String) -> [String]? {
    let known = state.withLock { state in
      state.folders.contains { FileURI.isInside(folder, $0) } ? Array(state.project.files.keys) : nil
    }
    // One that is open is known whatever is left out.
    guard let configurations else { return known }
    return known?.filter { !configurations.excludes($0) }
  }

  /// What is wrong with the file at the absolute `path` as one of several.
  ///
  /// - Parameters:
  ///   - facts: what stands in it, where that is not what the project has.
  ///   - most: how many findings of a kind are told.
  package func findings(
    _ facts: FileFacts? = nil, at path: String, most: Int = CardProject.mostFindings
  ) -> [Diagnostic] {
    guard let facts = facts ?? with({ $0.files[path] }) else { return [] }
    // The disk may be slow: nobody waits for it.
    let others = with { $0.strangers(to: facts) }.filter(isThere)
    return with { $0.findings(facts, at: path, most: most, exists: others.contains) }
  }

  /// Whether there is a file at the absolute `path` that may be known of.
  private func isThere(_ path: String) -> Bool {
    guard FileStamp(path) != nil else { return false }
    guard isConfined else { return true }
    guard let real = FileStamp.realPath(path) else { return false }
    return state.withLock { $0.folders.contains { FileURI.isInside(real, $0) } }
  }

  /// Every finding in a version of the file at the absolute `path` as one of several, as that wants it told, for its repair.
  package func repaired(at path: String?) -> (DocumentSnapshot) -> [Diagnostic] {
    guard let path else { return { _ in [] } }
    return { $0.told(self.findings($0.facts, at: path, most: .max)) }
  }

  /// Takes `facts` for the file at the absolute `path` as it is on disk, which does not count while it is open in an editor.
  ///
  /// - Returns: whether other files may be concerned.
  @discardableResult
  package func take(_ facts: FileFacts, at path: String) -> Bool {
    let isEntry = configurations?.isEntry(path)
    return state.withLock { $0.open.contains(path) ? false : $0.project.set(facts, at: path, isEntry: isEntry) }
  }

  /// Takes `facts` for the file at the absolute `path` as it is in an editor, unless `isCurrent` denies that when it comes to it: it
  /// may have been closed or edited meanwhile.
  package func take(_ facts: FileFacts, at path: String, while isCurrent: () -> Bool) {
    let isEntry = configurations?.isEntry(path)
    state.withLock { state in
      guard isCurrent() else { return }
      state.open.insert(path)
      state.stamps[path] = nil
      state.project.set(facts, at: path, isEntry: isEntry)
    }
  }

  /// The file at the absolute `path` is not there any more; whether other files may be concerned.
  package func remove(_ path: String) -> Bool {
    state.withLock { state in
      state.stamps[path] = nil
      return state.project.set(nil, at: path)
    }
  }

  /// The file at `path` is not open any more: what is on disk counts again, once somebody looks.
  package func close(_ path: String) { state.withLock { _ = $0.open.remove(path) } }

  /// Bytes of a card that is read though nobody named it: who reads on in what is none waits long.
  private static let mostUnnamedBytes = 4 << 20

  /// Reads the cards at the absolute `paths`, which nobody named, of files in `folder`; what cannot be read, or is far too large for
  /// a card, is not there.
  package func read(_ paths: some Collection<String>, in folder: String) {
    guard let kinds = language().linkKinds else { return }
    // A pipe would be waited for.
    for path in paths {
      guard let stamp = FileStamp(path), stamp.size <= Self.mostUnnamedBytes else { continue }
      read(path, kinds, [folder])
    }
  }

  @discardableResult
  private func read(_ path: String, _ kinds: LinkKinds, _ folders: [String]) -> Bool {
    guard let bytes = try? File(path).read() else { return false }
    let tree = XMLParser.parse(XMLDecoding.decode(bytes).text)
    let scope = FileScope(base: FileURI.folder(of: path), folders: folders, followsLinks: isConfined)
    take(FileFacts(tree, words: CardWord.words(of: tree), kinds, path: scope.path), at: path)
    return true
  }

  /// Looks at the files of `folders` on disk, and reads those that have changed; asks anew with which an app begins.
  ///
  /// - Parameter stop: asked before each file that is read.
  /// - Returns: whether something has changed in what matters to other files.
  @discardableResult
  package func look(in folders: [String], stop: () -> Bool = { false }) -> Bool {
    guard let kinds = language().linkKinds else { return false }
    let before = with { $0.generation }
    let isExcluded = { (path: String) in self.configurations?.excludes(path) ?? false }
    let paths = Set(
      isConfined
        ? CardPaths.real(in: folders).filter { !isExcluded($0) }
        : CardPaths.written(in: folders, isExcluded: isExcluded))
    state.withLock { state in
      for path in state.project.files.keys where !paths.contains(path) && !state.open.contains(path) {
        state.project.set(nil, at: path)
        state.stamps[path] = nil
      }
    }
    for path in paths {
      guard let stamp = FileStamp(path), state.withLock({ !$0.open.contains(path) && $0.stamps[path] != stamp }) else {
        continue
      }
      guard !stop(), read(path, kinds, folders) else { continue }
      if stamp.isSettled { state.withLock { if !$0.open.contains(path) { $0.stamps[path] = stamp } } }
    }
    askForEntries()
    if !stop() { state.withLock { $0.folders = folders } }
    return with { $0.generation } != before
  }

  /// Asks anew with which files an app begins, unless the configurations are those that were asked last.
  private func askForEntries() {
    guard let configurations else { return }
    let generation = configurations.generation
    guard state.withLock({ $0.entries }) != generation else { return }
    for (path, facts) in with({ $0.files }) {
      let isEntry = configurations.isEntry(path)
      state.withLock { state in
        // Another may have been taken meanwhile, for which it was asked then.
        if state.project.files[path]?.meaning == facts.meaning {
          state.project.set(state.project.files[path], at: path, isEntry: isEntry)
        }
      }
    }
    state.withLock { $0.entries = generation }
  }
}
