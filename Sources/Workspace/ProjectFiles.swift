import CardAnalysis
package import CardProject
import FileSystem
package import SourceText
import Synchronization
package import XMLSyntax

/// The card files of folders as one project: as they are on disk, or in an editor where they are open.
package final class ProjectFiles: Sendable {
  private struct State {
    var project = CardProject()
    /// How the files were when they were read; those that are open have none.
    var stamps: [String: FileStamp] = [:]
    var open: Set<String> = []
  }

  private let kinds: @Sendable () -> LinkKinds?
  private let state = Mutex(State())

  /// Knows no file yet; `kinds` says what names files, once the language is known, and nil for one without a schema.
  package init(_ kinds: @escaping @Sendable () -> LinkKinds?) { self.kinds = kinds }

  /// The project as it is known, for a short look.
  package func with<Result: Sendable>(_ look: (inout CardProject) -> Result) -> Result {
    state.withLock { look(&$0.project) }
  }

  /// What is wrong with the file at the absolute `path` as one of several.
  package func findings(at path: String) -> [Diagnostic] {
    with { $0.findings(at: path) { FileStamp($0) != nil } }
  }

  /// Takes `tree` for the file at the absolute `path`, of which `folders` may be seen.
  ///
  /// - Parameter isOpen: whether it is open in an editor, so that the file on disk does not count.
  /// - Returns: whether other files may be concerned.
  @discardableResult
  package func take(_ tree: XMLTree, at path: String, folders: [String], isOpen: Bool) -> Bool {
    guard let kinds = kinds() else { return false }
    let scope = FileScope(base: FileURI.folder(of: path), folders: folders)
    let facts = CardFacts(tree, kinds, path: scope.path)
    return state.withLock { state in
      if isOpen {
        state.open.insert(path)
        state.stamps[path] = nil
      }
      return state.project.set(facts, at: path)
    }
  }

  /// The file at `path` is not open any more: what is on disk counts again.
  package func close(_ path: String) { state.withLock { _ = $0.open.remove(path) } }

  /// Looks at the files of `folders` on disk, and reads those that have changed.
  ///
  /// - Parameter stop: asked after each file that is read.
  /// - Returns: whether something has changed in what matters to other files.
  @discardableResult
  package func look(in folders: [String], stop: () -> Bool = { false }) -> Bool {
    guard kinds() != nil else { return false }
    var paths: Set<String> = []
    for folder in folders {
      paths.formUnion((try? Folder(folder).files(withSuffix: CardLanguage.fileSuffix)) ?? [])
    }
    var hasChanged = state.withLock { state in
      let gone = state.project.files.keys.filter { !paths.contains($0) && !state.open.contains($0) }
      for path in gone {
        state.project.set(nil, at: path)
        state.stamps[path] = nil
      }
      return !gone.isEmpty
    }
    for path in paths {
      if stop() { return hasChanged }
      guard let stamp = FileStamp(path), state.withLock({ !$0.open.contains(path) && $0.stamps[path] != stamp }),
        let bytes = try? File(path).read()
      else { continue }
      if take(XMLParser.parse(XMLDecoding.decode(bytes).text), at: path, folders: folders, isOpen: false) {
        hasChanged = true
      }
      if stamp.isSettled { state.withLock { $0.stamps[path] = stamp } }
    }
    return hasChanged
  }
}
