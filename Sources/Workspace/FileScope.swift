import Standards

/// Where a document may look for files: the workspace folders that hold it, or else its own folder.
///
/// Paths are compared by name alone; ``FileGate`` follows symbolic links as well.
package struct FileScope: Sendable {
  /// The document's folder, an absolute path.
  let base: String
  /// The folders of which it may see the files.
  let roots: [String]

  /// The scope of a document in the folder `base`, an absolute path, with the workspace's `folders` open.
  package init(base: String, folders: [String]) {
    self.base = base
    let roots = folders.filter { FileURI.isInside(base, $0) }
    self.roots = roots.isEmpty ? [base] : roots
  }

  /// The absolute path that the document names as `relative`; nil when it leads out of the scope.
  package func path(_ relative: String) -> String? {
    let path = AbsolutePath.resolve(relative, in: base)
    return roots.contains { FileURI.isInside(path, $0) } ? path : nil
  }
}
