import JSONRPC

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard input and output as a channel for messages, guarded against everything else that prints.
///
/// The channel takes the descriptor of standard output for itself; what any code prints from then on goes to standard
/// error, where it cannot break a message.
package struct StandardChannel: Sendable {
  private let output: Int32

  /// Takes over standard output; nil when the system refuses.
  ///
  /// From now on a reader that has gone away makes `write` fail; no signal ends the process.
  package init?() {
    signal(SIGPIPE, SIG_IGN)
    let output = dup(STDOUT_FILENO)
    guard output >= 0 else { return nil }
    _ = fcntl(output, F_SETFD, FD_CLOEXEC)
    guard dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return nil }
    self.output = output
  }

  /// Waits for the next bytes; nil when there will be none.
  package func read() -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(STDIN_FILENO, &chunk, chunk.count)
      #else
        let count = Darwin.read(STDIN_FILENO, &chunk, chunk.count)
      #endif
      if count > 0 {
        chunk.removeLast(chunk.count - count)
        return chunk
      }
      guard count < 0, isWorthAnotherTry(STDIN_FILENO, POLLIN) else { return nil }
    }
  }

  /// Writes all of `bytes`, or returns false when the reader has gone away.
  ///
  /// Only one thread may write.
  package func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.count == bytes.count ? bytes : Array(rest)
      #if canImport(Glibc)
        let count = Glibc.write(output, piece, piece.count)
      #else
        let count = Darwin.write(output, piece, piece.count)
      #endif
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if !isWorthAnotherTry(output, POLLOUT) {
        return false
      }
    }
    return true
  }

  /// Whether the last call failed for a temporary reason; waits when the other side made the descriptor non-blocking.
  private func isWorthAnotherTry(_ descriptor: Int32, _ event: Int32) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN || errno == EWOULDBLOCK else { return false }
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    return poll(&request, 1, -1) >= 0 || errno == EINTR
  }
}
