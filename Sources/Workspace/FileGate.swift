import Standards
import Synchronization

/// Lets one document's analysis see the files below certain folders, and no others.
final class FileGate: Sendable {
  /// An ordinary file that may be read.
  struct Found: Sendable {
    /// Its path, without symbolic links.
    let path: String
    let stamp: FileStamp
  }

  private struct State {
    /// The folders without symbolic links, once they have been looked up.
    var realRoots: [String]?
    /// What has been asked for, and what was there.
    var files: [String: Found?] = [:]
  }

  private let scope: FileScope
  private let state = Mutex(State())

  /// A gate to what lies in `scope`.
  init(_ scope: FileScope) { self.scope = scope }

  /// The file at `relative`, seen from the document's folder; nil when there is none or it lies elsewhere.
  func file(_ relative: String) -> Found? {
    if let known = state.withLock({ $0.files[relative] }) { return known }
    let found = allowed(relative).flatMap { path in FileStamp(path).map { Found(path: path, stamp: $0) } }
    state.withLock { $0.files[relative] = .some(found) }
    return found
  }

  /// The path of the folder at `relative`; nil when it lies elsewhere.
  func folder(_ relative: String) -> String? { allowed(relative) }

  /// The path that `relative` names, its symbolic links followed, if that stays inside the scope.
  private func allowed(_ relative: String) -> String? {
    guard let path = scope.path(relative), let real = FileStamp.realPath(path) else { return nil }
    return realRoots.contains { FileURI.isInside(real, $0) } ? real : nil
  }

  private var realRoots: [String] {
    if let known = state.withLock({ $0.realRoots }) { return known }
    let found = scope.roots.compactMap(FileStamp.realPath)
    state.withLock { $0.realRoots = found }
    return found
  }
}
