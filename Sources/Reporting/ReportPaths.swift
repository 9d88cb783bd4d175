import Standards

/// How reports that are read beside a whole repository name files: from its top folder, wherever the run was started.
package struct ReportPaths: Sendable {
  /// The folder from which relative paths count, an absolute path.
  private let workingFolder: String
  /// The top folder, an absolute path.
  let root: String
  /// The absolute path of a folder without symbolic links; nil where there is none.
  private let realFolder: @Sendable (String) -> String?

  /// Names from the absolute `root`, which has no symbolic links in it as `realFolder` sees them, for paths that count from the
  /// absolute `workingFolder`.
  package init(root: String, workingFolder: String, realFolder: @escaping @Sendable (String) -> String? = { $0 }) {
    (self.root, self.workingFolder, self.realFolder) = (root, workingFolder, realFolder)
  }

  /// The name of the file at `path` from the top folder; an absolute path for one that is elsewhere.
  func name(of path: String) -> String {
    let whole = AbsolutePath.resolve(path, in: workingFolder)
    let folder = FileURI.folder(of: whole)
    // A shell writes the links by which it came to a folder.
    let real = realFolder(folder).map { AbsolutePath.resolve(FileURI.name(whole, in: folder), in: $0) }
    let inside = [whole, real ?? whole].first { $0 != root && FileURI.isInside($0, root) }
    return inside.map { FileURI.name($0, in: root) } ?? whole
  }
}
