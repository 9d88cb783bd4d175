import Standards

/// Where a document may look for files: the workspace folders that hold it, or else its own folder.
///
/// Paths are compared by name; ``FileGate`` keeps what symbolic links lead to outside of it from being read.
package struct FileScope: Sendable {
  /// The document's folder, an absolute path.
  let base: String
  /// The folders of which it may see the files.
  package let roots: [String]
  private let followsLinks: Bool

  /// The scope of a document in the folder `base`, an absolute path, with the workspace's `folders` open.
  ///
  /// - Parameter followsLinks: whether a file is known by its path without symbolic links where these lead to one in the scope.
  package init(base: String, folders: [String], followsLinks: Bool = false) {
    (self.base, self.followsLinks) = (base, followsLinks)
    let roots = folders.filter { FileURI.isInside(base, $0) }
    self.roots = roots.isEmpty ? [base] : roots
  }

  /// The absolute path that the document names as `relative`; nil when it leads out of the scope.
  package func path(_ relative: String) -> String? {
    let path = AbsolutePath.resolve(relative, in: base)
    guard isInside(path) else { return nil }
    guard followsLinks, let real = FileStamp.realPath(path), isInside(real) else { return path }
    return real
  }

  private func isInside(_ path: String) -> Bool { roots.contains { FileURI.isInside(path, $0) } }
}
