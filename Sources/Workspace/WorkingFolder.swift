import Standards

/// The folder that the process works in, from which the paths of its call count.
package enum WorkingFolder {
  /// Its absolute path, without symbolic links.
  package static let path = FileStamp.realPath(".") ?? "/"

  /// The top folder of the git repository that it is in; nil where it is in none.
  package static var repository: String? { repository(holding: path) }

  /// The folder that holds `.git` among the absolute `folder` and those around it; nil where none does.
  static func repository(holding folder: String) -> String? {
    var next = folder
    while next != "/" {
      if FileStamp.realPath(next + "/.git") != nil { return next }
      next = FileURI.folder(of: next)
    }
    return nil
  }

  /// The absolute path that `path` names from it.
  package static func absolute(_ path: String) -> String { AbsolutePath.resolve(path, in: Self.path) }

  /// The absolute `path` as messages have it: from the working folder where it is below that.
  package static func name(of path: String) -> String {
    FileURI.isInside(path, Self.path) ? FileURI.name(path, in: Self.path) : path
  }
}
