#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why a file or folder could not be read or written.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  package let path: String
  /// What was tried, such as `read`.
  package let operation: String
  /// The system's error number.
  package let code: Int32

  /// Whether there is nothing at the path.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// The error that the system's last call left in `errno`.
  init(_ operation: String, _ path: String) {
    self.path = path
    self.operation = operation
    code = errno
  }

  /// What stands at the path is a pipe or a device.
  init(notOrdinary path: String) {
    self.path = path
    operation = "read"
    code = Self.notOrdinary
  }

  /// No number of the system's.
  private static let notOrdinary: Int32 = -1

  /// What is wrong and where, such as `cannot read a.card.xml: No such file or directory`.
  package var description: String {
    "cannot \(operation) \(path): \(Self.reason(code))"
  }

  /// What the system's error `code` means, such as `No such file or directory`.
  package static func reason(_ code: Int32) -> String {
    code == notOrdinary ? "it is no ordinary file, but a pipe or a device" : String(cString: strerror(code))
  }
}
