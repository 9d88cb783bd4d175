package import Configuration
import FileSystem
import Standards
import Synchronization

/// The configuration files of folders, each read once until ``forget()``.
package final class ConfigurationFiles: Sendable {
  /// A configuration file that cannot be used, and why, as a sentence without a full stop.
  package struct Trouble: Sendable {
    /// Its absolute path.
    package let path: String
    /// Why.
    package let reason: String
  }

  private struct State {
    /// What holds in a folder, by its absolute path.
    var configurations: [String: Configuration] = [:]
    /// What was read, by folder; nil where there is none.
    var files: [String: ConfigurationFile?] = [:]
    var troubles: [String: Trouble] = [:]
    /// How the files were on disk, or that there were none, by path; those that are read from elsewhere have none.
    var stamps: [String: FileStamp?] = [:]
    /// Whether one of them may have changed since within the same tick of the clock.
    var isUnsettled = false
    /// The last of each file that could be read as JSON, by path.
    var sound: [String: ConfigurationFile] = [:]
    /// What stands where one of ``sound`` holds and is no JSON any more, by path.
    var unsound: [String: ConfigurationFile] = [:]
    /// How often everything was let go: what was read before that is not kept.
    var generation = 0
  }

  private let reader: @Sendable (String) -> [UInt8]?
  private let roots: @Sendable () -> [String]?
  /// Whether there are files on disk beside those that ``reader`` gives.
  private let readsDisk: Bool
  private let state = Mutex(State())

  /// - Parameters:
  ///   - roots: The folders above which nothing is read, by their absolute paths; nil where the folder that holds `.git`, or else
  ///     the working folder, is that.
  ///   - reader: The text of the file at an absolute path where that is not the one on disk; nil for that.
  package init(
    roots: @escaping @Sendable () -> [String]? = { nil },
    reader: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) {
    (self.roots, self.reader, readsDisk) = (roots, reader, true)
  }

  /// Files that are not on disk.
  ///
  /// - Parameter only: The text of the file at an absolute path; nil where there is none.
  init(roots: @escaping @Sendable () -> [String]?, only: @escaping @Sendable (String) -> [UInt8]?) {
    (self.roots, reader, readsDisk) = (roots, only, false)
  }

  /// What holds for cards in `folder`, absolute or from the working folder; only what holds by default for nil.
  package func configuration(inFolder folder: String?) -> Configuration {
    guard let folder else { return .standard }
    let whole = WorkingFolder.absolute(folder)
    let (known, generation) = state.withLock { ($0.configurations[whole], $0.generation) }
    if let known { return known }
    let files = files(whole, generation)
    let made = files.isEmpty ? .standard : Configuration(files)
    state.withLock { if $0.generation == generation { $0.configurations[whole] = made } }
    return made
  }

  /// Looks at the configuration at the absolute `path` again.
  ///
  /// - Returns: Whether it sets something else than before; then everything is let go that was read.
  package func hasChanged(_ path: String) -> Bool {
    let folder = FileURI.folder(of: path)
    let known = state.withLock { $0.files[folder] } ?? nil
    let isSame = ConfigurationFile.setSame(known, read(path))
    if !isSame { forget() }
    return !isSame
  }

  /// Lets everything go that was read.
  package func forget() {
    state.withLock { state in
      let (sound, generation) = (state.sound, state.generation + 1)
      state = State()
      (state.sound, state.generation) = (sound, generation)
    }
  }

  /// Lets everything go that was read if a file is not on disk as it was then, is there now, or may have changed within the same tick
  /// of the clock; whether it is so: for those whom nobody tells of changes.
  @discardableResult
  package func look() -> Bool {
    let known = state.withLock { $0 }
    guard known.isUnsettled || known.stamps.contains(where: { FileStamp($0.key) != $0.value }) else { return false }
    forget()
    return true
  }

  /// How often everything was let go.
  package var generation: Int { state.withLock { $0.generation } }

  /// The files that could not be used so far, by path.
  package var troubles: [Trouble] { state.withLock { $0.troubles.values.sorted { $0.path < $1.path } } }

  /// What stands at the absolute `path` where that is no JSON, so that what was read before still holds; nil elsewhere.
  package func unsound(_ path: String) -> ConfigurationFile? { state.withLock { $0.unsound[path] } }

  /// Every file that was read so far, by path.
  package var files: [ConfigurationFile] {
    state.withLock { $0.files.values.compactMap { $0 } }.sorted { $0.path < $1.path }
  }

  /// Whether the file at `path`, absolute or from the working folder, is left out where folders are searched.
  package func excludes(_ path: String) -> Bool {
    let configuration = configuration(inFolder: InputFile.file(path).folder)
    return configuration.excludesAnything && configuration.excludes(WorkingFolder.absolute(path))
  }

  /// Whether an app begins with the file at the absolute `path`; nil where its project does not say.
  package func isEntry(_ path: String) -> Bool? {
    configuration(inFolder: FileURI.folder(of: path)).isEntry(path)
  }

  /// Where files that hold in the absolute `folder` would stand, the nearest first, whether there are any.
  package func paths(inFolder folder: String) -> [String] { folders(folder).map(Self.path) }

  /// The files that hold in the absolute `folder`, the nearest first.
  private func files(_ folder: String, _ generation: Int) -> [ConfigurationFile] {
    var found: [ConfigurationFile] = []
    for folder in folders(folder) {
      guard let file = file(in: folder, generation) else { continue }
      found.append(file)
      if file.isRoot { break }
    }
    return found
  }

  /// The absolute `folder` and those around it in which a configuration holds for it.
  private func folders(_ folder: String) -> [String] {
    let top = top(of: folder)
    var folders = [folder]
    while let last = folders.last, last != top, last != "/" { folders.append(FileURI.folder(of: last)) }
    return folders
  }

  /// The folder of the project that `folder`, absolute or from the working folder, belongs to: the outermost of which a
  /// configuration holds there, or else the one that holds `.git`; nil where nothing says that there is one.
  package func project(of folder: String) -> String? {
    let whole = WorkingFolder.absolute(folder)
    if let outermost = configuration(inFolder: whole).files.last { return FileURI.folder(of: outermost.path) }
    let top = top(of: whole)
    return FileStamp.realPath(top + "/.git") == nil ? nil : top
  }

  private static func path(_ folder: String) -> String {
    (folder == "/" ? "" : folder) + "/" + ConfigurationFile.name
  }

  /// The folder above which nothing is read for what is in the absolute `folder`.
  private func top(of folder: String) -> String {
    if let roots = roots() {
      return roots.filter { FileURI.isInside(folder, $0) }.min { $0.utf8.count < $1.utf8.count } ?? folder
    }
    if let repository = WorkingFolder.repository(holding: folder) { return repository }
    return FileURI.isInside(folder, WorkingFolder.path) ? WorkingFolder.path : folder
  }

  private func file(in folder: String, _ generation: Int) -> ConfigurationFile? {
    if let known = state.withLock({ $0.files[folder] }) { return known }
    let file = read(Self.path(folder))
    state.withLock { if $0.generation == generation { $0.files[folder] = .some(file) } }
    return file
  }

  /// The file at the absolute `path`; while that is no JSON, as it was before, as nobody knows what is still to come.
  private func read(_ path: String) -> ConfigurationFile? {
    guard let file = readNow(path) else {
      // One that is made there later is another.
      state.withLock { ($0.sound[path], $0.unsound[path]) = (nil, nil) }
      return nil
    }
    return state.withLock { state in
      guard file.syntaxError != nil else {
        (state.sound[path], state.unsound[path]) = (file, nil)
        return file
      }
      if state.sound[path] != nil { state.unsound[path] = file }
      return state.sound[path] ?? file
    }
  }

  private func readNow(_ path: String) -> ConfigurationFile? {
    if let bytes = reader(path) {
      state.withLock { $0.stamps[path] = nil }
      return ConfigurationFile(path: path, bytes: bytes)
    }
    guard readsDisk else { return nil }
    let stamp = FileStamp(path)
    state.withLock { state in
      state.stamps[path] = .some(stamp)
      if stamp?.isSettled == false { state.isUnsettled = true }
    }
    guard let stamp else {
      if Folder(path).exists {
        note(path, "it is a folder, where a configuration is a file")
      } else if FileStamp.isThere(path) {
        note(path, "it is no ordinary file, or a link that leads to none")
      }
      return nil
    }
    guard stamp.size <= ConfigurationFile.mostBytes else {
      note(path, "it has \(stamp.size) bytes, where a configuration has at most \(ConfigurationFile.mostBytes)")
      return nil
    }
    do throws(FileError) {
      return ConfigurationFile(path: path, bytes: try File(path).read())
    } catch {
      note(path, FileError.reason(error.code))
      return nil
    }
  }

  private func note(_ path: String, _ reason: String) {
    state.withLock { $0.troubles[path] = Trouble(path: path, reason: reason) }
  }
}
