import Standards

/// How reports that are read beside a whole repository name files: from its top folder, wherever the run was started.
package struct ReportPaths: Sendable {
  /// The folder from which relative paths count, an absolute path.
  private let workingFolder: String
  /// The top folder, an absolute path.
  let root: String

  /// Names from the absolute `root` for paths that count from the absolute `workingFolder`.
  package init(root: String, workingFolder: String) { (self.root, self.workingFolder) = (root, workingFolder) }

  /// The name of the file at `path` from the top folder; an absolute path for one that is elsewhere.
  func name(of path: String) -> String {
    let whole = AbsolutePath.resolve(path, in: workingFolder)
    return whole != root && FileURI.isInside(whole, root) ? FileURI.name(whole, in: root) : whole
  }
}
