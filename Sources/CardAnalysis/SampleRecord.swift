import JSON
import Synchronization

/// The samples that a document has read, to tell whether they are still the same for its next version.
final class SampleRecord: Sendable {
  private let read: @Sendable (_ path: String) -> JSONValue?
  private let known = Mutex<[String: JSONValue?]>([:])

  /// A record of what is read by `read`.
  init(_ read: @escaping @Sendable (_ path: String) -> JSONValue?) { self.read = read }

  /// What was read so far, by path.
  var values: [String: JSONValue?] { known.withLock { $0 } }

  /// What the sample at `path` holds.
  func value(_ path: String) -> JSONValue? {
    if let value = known.withLock({ $0[path] }) { return value }
    let value = read(path)
    // Of two that read it at once all get what the first has read: the file may have changed between them.
    return known.withLock { known in
      if let first = known[path] { return first }
      known[path] = .some(value)
      return value
    }
  }

  /// More samples than this are not taken over: what was typed of paths and is gone would be read for ever.
  private static let mostTakenOver = 128

  /// Reads again what an earlier version has read; returns whether all of it is the same.
  func takeOver(_ earlier: [String: JSONValue?]?) -> Bool {
    guard let earlier, earlier.count <= Self.mostTakenOver else { return false }
    return earlier.allSatisfy { value($0.key) == $0.value }
  }
}
