import Standards

/// The folder that the process works in, from which the paths of its call count.
package enum WorkingFolder {
  /// Its absolute path, without symbolic links.
  package static let path = FileStamp.realPath(".") ?? "/"

  /// The absolute path that `path` names from it.
  package static func absolute(_ path: String) -> String { AbsolutePath.resolve(path, in: Self.path) }

  /// The absolute `path` as messages have it: from the working folder where it is below that.
  package static func name(of path: String) -> String {
    FileURI.isInside(path, Self.path) ? FileURI.name(path, in: Self.path) : path
  }
}
