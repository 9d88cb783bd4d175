package import EditorWire
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The server's log: lines of time since start, level and text, on standard error or in a file; never on standard output.
package final class Log: Sendable {
  private let descriptor: Int32
  private let threshold: Mutex<LogLevel>
  private let start = ContinuousClock.now

  /// A log on standard error.
  package init(_ level: LogLevel) {
    descriptor = STDERR_FILENO
    threshold = Mutex(level)
  }

  /// A log at the end of the file at `path`; nil when it cannot be written.
  package init?(_ level: LogLevel, appendingTo path: String) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return nil }
    threshold = Mutex(level)
  }

  /// How much is told.
  var level: LogLevel {
    get { threshold.withLock { $0 } }
    set { threshold.withLock { $0 = newValue } }
  }

  /// Adds a line if `level` is told; `text` is not even made when it is not.
  package func write(_ level: LogLevel, _ text: @autoclosure () -> String) {
    guard level <= self.level else { return }
    let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
    let fraction = String(milliseconds % 1000 + 1000).dropFirst()
    let line = Array("cardwright \(milliseconds / 1000).\(fraction) \(level.rawValue): \(text())\n".utf8)
    // One call for the whole line, so that lines of several threads do not mix.
    #if canImport(Glibc)
      _ = Glibc.write(descriptor, line, line.count)
    #else
      _ = Darwin.write(descriptor, line, line.count)
    #endif
  }
}
