import FileSystem

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard output or standard error.
struct StandardStream: Sendable {
  static let output = StandardStream(descriptor: STDOUT_FILENO)
  static let error = StandardStream(descriptor: STDERR_FILENO)

  private let descriptor: Int32

  /// Whether a person looks at it.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Whether colour is wanted: on a terminal, unless `NO_COLOR` is set to something or the terminal is dumb.
  var wantsColor: Bool {
    isTerminal && Self.environment("NO_COLOR").isEmpty && Self.environment("TERM") != "dumb"
  }

  func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Writes `bytes`; a reader that has gone away (`| head`) is not worth a message, anything else ends the process with one.
  func write(_ bytes: [UInt8]) {
    guard !File.write(bytes, to: descriptor), errno != EPIPE, descriptor != Self.error.descriptor else { return }
    let reason = FileError.reason(errno)
    Self.tell("cannot write standard output: \(reason)")
    ExitStatus.end(.unusable)
  }

  /// Tells a person `message`.
  static func tell(_ message: String) { error.write("cardwright: \(message)\n") }

  private static func environment(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
