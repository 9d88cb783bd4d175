package import CardAnalysis
import CardModel
import FileSystem
import JSON
import Standards
import Synchronization

/// The files that documents name, read once as long as they do not change on disk.
package final class ResourceCache: Sendable {
  private struct Entry {
    let stamp: FileStamp
    let bytes: [UInt8]
    var lastUse: Int
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var size = 0
    var uses = 0
    /// What JSON files hold: documents of one folder mostly read the same.
    var samples: [String: (stamp: FileStamp, value: JSONValue?)] = [:]
    /// The bytes of those files.
    var sampleSize = 0
  }

  private static let sizeLimit = 4 << 20
  /// Longer files are not read at all: sample data and images of a card are small.
  private static let fileLimit = 64 << 20
  /// Longer files are no samples: parsed, a file takes several times its bytes.
  private static let sampleLimit = 16 << 20
  /// So many bytes of files are kept parsed, and the last file whatever it has.
  private static let parsedLimit = 4 << 20

  private let state = Mutex(State())

  /// A cache of no file yet.
  package init() {}

  /// The files that the document at `uri` may see: those of the workspace folder that holds it, or else of its own folder.
  ///
  /// Each path is looked up at most once, so that a document which names a picture a thousand times asks the disk once:
  /// the answer is that of the moment of the first question, which is what one analysis needs.
  package func resources(for uri: String, folders: [String]) -> DocumentResources {
    FileURI.path(uri).map { resources(inFolder: FileURI.folder(of: $0), folders: folders) } ?? .none
  }

  /// The files that a document in the folder `base`, an absolute path, may see; as ``resources(for:folders:)``.
  ///
  /// - Parameter followsLinks: whether files are known by their paths without symbolic links.
  package func resources(
    inFolder base: String, folders: [String], followsLinks: Bool = false
  ) -> DocumentResources {
    let scope = FileScope(base: base, folders: folders, followsLinks: followsLinks)
    let gate = FileGate(scope)
    return DocumentResources(
      bytes: { gate.file($0).flatMap(self.bytes) }, names: { gate.folder($0).map(Self.names) ?? [] },
      exists: { gate.file($0) != nil }, sample: { gate.file($0).flatMap(self.sample) },
      sampleProblem: { gate.file($0).flatMap(self.problem) }, absolute: scope.path)
  }

  private func sample(_ file: FileGate.Found) -> JSONValue? {
    guard file.stamp.size <= Self.sampleLimit else { return nil }
    if let known = state.withLock({ $0.samples[file.path] }), known.stamp == file.stamp { return known.value }
    let value = bytes(file).flatMap { try? JSONParser.parse($0) }
    guard file.stamp.isSettled else { return value }
    state.withLock { state in
      if let old = state.samples.removeValue(forKey: file.path) { state.sampleSize -= old.stamp.size }
      if state.sampleSize + file.stamp.size > Self.parsedLimit { (state.samples, state.sampleSize) = ([:], 0) }
      state.samples[file.path] = (file.stamp, value)
      state.sampleSize += file.stamp.size
    }
    return value
  }

  private func problem(_ file: FileGate.Found) -> SampleProblem? {
    guard file.stamp.size <= Self.sampleLimit else { return .size(limit: Self.sampleLimit) }
    return bytes(file).flatMap { SampleProblem($0) }
  }

  private func bytes(_ file: FileGate.Found) -> [UInt8]? {
    guard file.stamp.size <= Self.fileLimit else { return nil }
    if let known = known(file.path, file.stamp) { return known }
    guard let bytes = try? File(file.path).read() else { return nil }
    keep(Entry(stamp: file.stamp, bytes: bytes, lastUse: 0), for: file.path)
    return bytes
  }

  private func known(_ path: String, _ stamp: FileStamp) -> [UInt8]? {
    state.withLock { state in
      guard let entry = state.entries[path], entry.stamp == stamp else { return nil }
      state.uses += 1
      state.entries[path]?.lastUse = state.uses
      return entry.bytes
    }
  }

  private func keep(_ entry: Entry, for path: String) {
    guard entry.bytes.count <= Self.sizeLimit / 4, entry.stamp.isSettled else { return }
    state.withLock { state in
      state.uses += 1
      var entry = entry
      entry.lastUse = state.uses
      if let old = state.entries.updateValue(entry, forKey: path) { state.size -= old.bytes.count }
      state.size += entry.bytes.count
      while state.size > Self.sizeLimit, let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
        state.entries[oldest.key] = nil
        state.size -= oldest.value.bytes.count
      }
    }
  }

  private static func names(_ path: String) -> [String] {
    ((try? Folder(path).entries()) ?? []).map { $0.isFolder ? $0.name + "/" : $0.name }
  }
}
