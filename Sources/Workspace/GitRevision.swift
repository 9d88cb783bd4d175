package import CardAnalysis
import Configuration
import JSON
import Standards
import Synchronization

/// The files of a working tree as they were in one revision: nothing is checked out.
package final class GitRevision: Sendable {
  private struct State {
    /// Contents that were read, by their names.
    var contents: [String: [UInt8]] = [:]
    /// What JSON files hold, by the names of their contents.
    var samples: [String: JSONValue?] = [:]
  }

  /// What people call it.
  package let name: String
  /// The name of its commit.
  package let commit: String
  /// Its files by their absolute paths.
  package let entries: [String: GitRepository.Entry]
  private let repository: GitRepository
  private let state = Mutex(State())

  /// `commit` in `repository`, which people call `name`.
  package init(_ name: String, _ commit: String, in repository: GitRepository) throws(WorkspaceError) {
    (self.name, self.commit, self.repository) = (name, commit, repository)
    entries = try repository.entries(of: commit)
  }

  /// Its configurations; no file on disk counts, and none above `folders`, absolute paths.
  ///
  /// - Parameter folders: Nil for all of the working tree.
  package func configurations(below folders: [String]? = nil) -> ConfigurationFiles {
    let roots = folders ?? [repository.top]
    try? prepare(entries.keys.filter { $0.hasSuffix("/" + ConfigurationFile.name) })
    return ConfigurationFiles(roots: { roots }, only: { try? self.read($0) })
  }

  /// Reads the files at these absolute paths at once, for those who ask for them later.
  package func prepare(_ paths: [String]) throws(WorkspaceError) {
    let ids = paths.compactMap { entries[$0] }.filter { $0.kind == .file }.map(\.id)
    let wanted = state.withLock { state in Set(ids).filter { state.contents[$0] == nil } }
    let found = try repository.contents(wanted.sorted())
    state.withLock { $0.contents.merge(found) { first, _ in first } }
  }

  /// The contents of the file at an absolute `path`.
  package func read(_ path: String) throws(WorkspaceError) -> [UInt8] {
    guard let entry = entries[path] else { throw WorkspaceError("\(name) has no \(place(path))") }
    switch entry.kind {
    case .file: break
    case .link: throw WorkspaceError("\(place(path)) is a symbolic link in \(name), and none is followed there")
    case .other: throw WorkspaceError("\(place(path)) is no file in \(name)")
    }
    try prepare([path])
    guard let bytes = state.withLock({ $0.contents[entry.id] }) else {
      throw WorkspaceError("git has no contents of \(place(path)) in \(name)")
    }
    if bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      throw WorkspaceError("\(place(path)) is kept in Git LFS, and what it was in \(name) is not at hand")
    }
    return bytes
  }

  private func place(_ path: String) -> String { FileURI.name(path, in: repository.top) }

  /// What a document in the absolute folder `base` may see, with the workspace's `folders` open.
  package func resources(inFolder base: String, folders: [String]) -> DocumentResources {
    let scope = FileScope(base: base, folders: folders)
    @Sendable func entry(_ relative: String) -> (path: String, id: String)? {
      guard let path = scope.path(relative), let entry = entries[path], entry.kind == .file else { return nil }
      return (path, entry.id)
    }
    @Sendable func bytes(_ relative: String) -> [UInt8]? { entry(relative).flatMap { try? self.read($0.path) } }
    return DocumentResources(
      bytes: bytes,
      // Names are for completion, for which nobody asks here.
      names: { _ in [] }, exists: { entry($0) != nil },
      sample: { relative in
        guard let (path, id) = entry(relative) else { return nil }
        if let known = self.state.withLock({ $0.samples[id] }) { return known }
        let value = (try? self.read(path)).flatMap { try? JSONParser.parse($0) }
        self.state.withLock { $0.samples[id] = .some(value) }
        return value
      }, absolute: scope.path)
  }
}
