import CardAnalysis
import Configuration
import FileSystem
import Standards
import Workspace

/// One side of a comparison: files as they are on disk, or as they were in a revision.
struct ComparisonSide: Sendable {
  /// What people call it.
  let name: String
  /// What holds for its cards.
  let configurations: ConfigurationFiles
  private let revision: GitRevision?
  private let resources: RunResources

  /// Files on disk, which may name what is in the absolute `folder`.
  init(_ name: String, folder: String) {
    (self.name, revision) = (name, nil)
    (configurations, resources) = (ConfigurationFiles(), RunResources(in: [WorkingFolder.path, folder]))
  }

  /// The files of `revision`.
  init(_ revision: GitRevision) {
    (name, self.revision) = (revision.name, revision)
    (configurations, resources) = (revision.configurations(), RunResources())
  }

  /// The contents of the file at an absolute `path`.
  func read(_ path: String) throws -> [UInt8] {
    if let revision { return try revision.read(path) }
    return try File(path).read()
  }

  /// Whether what cannot be read is told of, and no failure: it is so in a revision for good.
  var isPast: Bool { revision != nil }

  /// Reads the files at these absolute paths at once, where that is of use.
  func prepare(_ paths: [String]) throws(WorkspaceError) { try revision?.prepare(paths) }

  /// What holds for the card at an absolute `path`.
  func configuration(of path: String) -> Configuration {
    configurations.configuration(inFolder: FileURI.folder(of: path))
  }

  /// What the card at an absolute `path` may see.
  func resources(of path: String) -> DocumentResources {
    let (folder, configuration) = (FileURI.folder(of: path), configuration(of: path))
    guard let revision else { return resources.resources(folder, configuration) }
    return revision.resources(
      inFolder: folder, folders: [WorkingFolder.path] + configuration.files.map(\.folder))
  }

  /// Whether the card at an absolute `path` is left out where folders are searched.
  func excludes(_ path: String) -> Bool { configurations.excludes(path) }

  /// Says what is wrong in the configurations of the cards at `paths`.
  ///
  /// - Throws: for one on disk that cannot be used, which can be mended.
  func check(_ paths: [String]) throws(CommandFailure) {
    do throws(CommandFailure) {
      try configurations.prepare(for: paths.map { .file($0) })
    } catch {
      guard isPast else { throw error }
      StandardStream.tell("\(error.description) (in \(name)); what can be read of it counts")
    }
  }
}
