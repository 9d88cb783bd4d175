import ArgumentParser
import ChildProcess
import FileSystem
import Rasterizing
import Workspace

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How the process ends; scripts and CI rely on these numbers.
enum ExitStatus: Int32, Comparable {
  /// Nothing to report.
  case success = 0
  /// There are findings at or above the asked severity, or files that are not formatted.
  case findings = 1
  /// The call is wrong, or an input cannot be read or an output written.
  case unusable = 2

  static func < (lhs: ExitStatus, rhs: ExitStatus) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The error that makes the argument parser end the process so.
  var code: ExitCode { ExitCode(rawValue) }

  /// Ends a process whose threads may still be at work: nothing that they use is taken down before.
  static func end(_ status: ExitStatus) -> Never { end(status.rawValue) }

  /// The same with a status that a protocol gives.
  static func end(_ status: Int32) -> Never {
    ProcessGroup.stopAll()
    _exit(status)
  }
}

/// An error that ends the command: what is wrong, where, and what to do.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String
  /// The path of the input or configuration that cannot be used, where it is about one: a report of the run names that.
  let input: String?

  init(_ description: String, input: String? = nil) { (self.description, self.input) = (description, input) }

  /// Whether `error` is one, or says as much itself.
  static func isLike(_ error: any Error) -> Bool {
    error is CommandFailure || error is FileError || error is RasterizingError || error is WorkspaceError
  }
}
