import FileSystem
import JSON
import Synchronization

/// The sample files that configurations name, each read once as long as it does not change on disk: a configuration is checked
/// with every key.
package final class SampleFiles: Sendable {
  /// Why a file is no sample.
  package enum Fault: Hashable, Sendable {
    /// There is no such file.
    case isMissing
    /// Something else: what is said behind its name.
    case other(String)
  }

  /// More files than these are not kept in mind.
  private static let mostKept = 10_000

  private let known: Mutex<[String: (stamp: FileStamp, fault: Fault?)]> = Mutex([:])

  /// Knows no file yet.
  package init() {}

  /// Why the file at the absolute `path` is no sample; nil where it is one.
  package func fault(of path: String) -> Fault? {
    guard let stamp = FileStamp(path) else {
      // A pipe would be waited for.
      return FileStamp.realPath(path) == nil ? .isMissing : .other("is no ordinary file")
    }
    if let known = known.withLock({ $0[path] }), known.stamp == stamp { return known.fault }
    let fault = Self.fault(reading: path)
    guard stamp.isSettled else { return fault }
    known.withLock { known in
      if known.count >= Self.mostKept { known = [:] }
      known[path] = (stamp, fault)
    }
    return fault
  }

  private static func fault(reading path: String) -> Fault? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try File(path).read()
    } catch {
      return error.isMissing ? .isMissing : .other("cannot be read: \(FileError.reason(error.code))")
    }
    do throws(JSONSyntaxError) {
      _ = try JSONParser.parse(bytes)
      return nil
    } catch {
      return .other("is no JSON: \(error)")
    }
  }
}
