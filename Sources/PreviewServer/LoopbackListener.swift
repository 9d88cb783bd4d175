import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// HTTP and WebSocket for browsers on this machine: one thread, every connection bounded in time, length and number.
///
/// Small on purpose: it answers `GET` requests without a body and holds WebSockets of text, and nothing else comes in. A
/// request whose `Host` or `Origin` is not its own address gets 403, whatever else it asks for (so a page of another site
/// cannot reach it by a name that leads to 127.0.0.1).
package final class LoopbackListener: Sendable {
  /// What comes of a request.
  enum Answer {
    case response(HTTPResponse)
    /// A WebSocket is opened, if that is asked for.
    case webSocket
    /// ``respond(_:to:)`` will be called.
    case later
  }

  /// Who answers; every call comes from the listener's thread and should be short.
  struct Service: Sendable {
    /// The answer to a request for a path.
    let answer: @Sendable (_ connection: Int, _ path: String) -> Answer
    /// A WebSocket was opened.
    let opened: @Sendable (_ connection: Int) -> Void
    /// A message came.
    let received: @Sendable (_ connection: Int, _ message: [UInt8]) -> Void
    /// All that was to be sent is written.
    let drained: @Sendable (_ connection: Int) -> Void
    /// The WebSocket ended.
    let closed: @Sendable (_ connection: Int) -> Void
  }

  private enum Order {
    case send([UInt8])
    case respond(HTTPResponse)
    case close(code: UInt16)
  }

  /// More connections are closed as soon as they come.
  static let connectionLimit = 48

  /// The port of 127.0.0.1 at which it listens.
  package let port: UInt16
  private let socket: LoopbackSocket
  /// A pipe: what is written to its second end ends the wait for something to happen.
  private let wake: (read: Int32, write: Int32)
  private struct Orders {
    var pending: [(connection: Int, order: Order)] = []
    var isStopped = false
  }
  private let orders = Mutex(Orders())

  /// Listens at `port`; 0 for one that the system chooses.
  init(port: UInt16) throws(PreviewError) {
    (socket, self.port) = try LoopbackSocket.listening(at: port)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      socket.close()
      throw PreviewError("a pipe cannot be made: \(String(cString: strerror(errno)))")
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    wake = (ends[0], ends[1])
  }

  deinit {
    socket.close()
    for end in [wake.read, wake.write] { LoopbackSocket(descriptor: end).close() }
  }

  /// The address of the page's origin.
  var origin: String { "http://127.0.0.1:\(port)" }

  /// Sends a text message over the WebSocket `connection`; from any thread.
  func send(_ message: [UInt8], to connection: Int) { give(.send(WebSocketFrame.text(message)), to: connection) }

  /// Answers a request for which there was no answer at once; from any thread.
  func respond(_ response: HTTPResponse, to connection: Int) { give(.respond(response), to: connection) }

  /// Ends the WebSocket `connection` once all is written; from any thread.
  func close(_ connection: Int, code: UInt16 = 1000) { give(.close(code: code), to: connection) }

  /// Has ``run(_:)`` return; from any thread.
  package func stop() {
    orders.withLock { $0.isStopped = true }
    ring()
  }

  private func give(_ order: Order, to connection: Int) {
    let isFirst = orders.withLock { orders in
      orders.pending.append((connection, order))
      return orders.pending.count == 1
    }
    if isFirst { ring() }
  }

  private func ring() {
    var byte: UInt8 = 1
    _ = write(wake.write, &byte, 1)
  }

  /// Serves until ``stop()``; takes the calling thread for itself.
  func run(_ service: Service) {
    var round = LoopbackRound(service: service, origin: origin)
    while true {
      let orders = self.orders.withLock { orders in
        defer { orders.pending = [] }
        return orders
      }
      for (connection, order) in orders.pending {
        switch order {
        case .send(let bytes): round.send(bytes, to: connection)
        case .respond(let response): round.respond(response, to: connection)
        case .close(let code): round.end(connection, code: code)
        }
      }
      if orders.isStopped { return round.endAll() }
      wait(&round)
    }
  }

  /// Waits for something to happen, at most until a connection may be overdue, and sees to it.
  private func wait(_ round: inout LoopbackRound) {
    var descriptors = [
      pollfd(fd: wake.read, events: Int16(POLLIN), revents: 0),
      pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let connections = round.connections
    for (_, connection) in connections {
      let events = POLLIN | (connection.waiting > 0 ? POLLOUT : 0)
      descriptors.append(pollfd(fd: connection.socket.descriptor, events: Int16(events), revents: 0))
    }
    let isWatchful = connections.contains { connection in
      if case .webSocket = connection.value.mode { return connection.value.waiting > 0 }
      return true
    }
    guard poll(&descriptors, nfds_t(descriptors.count), isWatchful ? 1000 : -1) >= 0 else { return }
    if descriptors[0].revents != 0 {
      var bytes = [UInt8](repeating: 0, count: 64)
      while read(wake.read, &bytes, bytes.count) > 0 {}
    }
    for ((id, _), descriptor) in zip(connections, descriptors.dropFirst(2)) where descriptor.revents != 0 {
      round.serve(id, canRead: Int32(descriptor.revents) & ~POLLOUT != 0)
    }
    if descriptors[1].revents != 0 { while let connection = socket.accept() { round.welcome(connection) } }
    round.dropOverdue()
  }
}
