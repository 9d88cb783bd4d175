#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The connections of a listener and what is done about them; belongs to the listener's thread.
struct LoopbackRound {
  let service: LoopbackListener.Service
  /// `http://127.0.0.1:PORT`.
  let origin: String
  private(set) var connections: [Int: LoopbackConnection] = [:]
  private var lastID = 0
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init(service: LoopbackListener.Service, origin: String) {
    self.service = service
    self.origin = origin
  }

  /// Takes in a new connection, unless there are too many.
  mutating func welcome(_ socket: LoopbackSocket) {
    guard connections.count < LoopbackListener.connectionLimit else { return socket.close() }
    lastID += 1
    connections[lastID] = LoopbackConnection(socket, now: Self.now())
  }

  /// Reads and writes what can be; `canRead` when something has come.
  mutating func serve(_ id: Int, canRead: Bool) {
    guard var connection = connections[id] else { return }
    let hadWaiting = connection.waiting > 0
    guard connection.flush(now: Self.now()) else { return drop(id) }
    connections[id] = connection
    if hadWaiting, connection.waiting == 0, case .webSocket = connection.mode { service.drained(id) }
    guard canRead else { return }
    switch connection.socket.read(into: &buffer) {
    case .bytes(let count): take(buffer[..<count], id)
    case .wait: return
    case .end: drop(id)
    }
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>, _ id: Int) {
    switch connections[id]?.mode {
    case .request:
      connections[id]?.input += bytes
      readRequest(id)
    case .webSocket(var decoder):
      // Out of the connection while it changes, so that it is not copied.
      connections[id]?.mode = .request
      decoder.append(bytes)
      connections[id]?.mode = .webSocket(decoder)
      readMessages(id)
    case .answering, .ending, nil: return
    }
  }

  private mutating func readRequest(_ id: Int) {
    guard let input = connections[id]?.input else { return }
    guard let end = Self.headEnd(input) else {
      if input.count > HTTPRequest.lengthLimit { drop(id) }
      return
    }
    guard end <= HTTPRequest.lengthLimit, let request = HTTPRequest(input[..<end]) else { return drop(id) }
    connections[id]?.input = []
    guard isOwn(request) else { return finish(id, HTTPResponse.forbidden.bytes) }
    guard request.method == "GET" else { return finish(id, HTTPResponse.notFound.bytes) }
    switch service.answer(id, request.path) {
    case .response(let response): return finish(id, response.bytes)
    case .later:
      connections[id]?.mode = .answering
      return
    case .webSocket: break
    }
    guard let key = Self.webSocketKey(request) else { return finish(id, HTTPResponse.notFound.bytes) }
    var decoder = WebSocketDecoder()
    decoder.append(input[(end + 4)...])
    connections[id]?.mode = .webSocket(decoder)
    send(HTTPResponse.switchingProtocols(key: key), to: id)
    service.opened(id)
    readMessages(id)
  }

  /// Where the empty line begins that ends the head.
  private static func headEnd(_ input: [UInt8]) -> Int? {
    guard input.count >= 4 else { return nil }
    let end: [UInt8] = [13, 10, 13, 10]
    return (0...(input.count - 4)).first { input[$0] == 13 && input[$0..<$0 + 4].elementsEqual(end) }
  }

  /// Whether the request was made of this address, by a page of this address if by a page at all.
  private func isOwn(_ request: HTTPRequest) -> Bool {
    guard request["host"] == String(origin.dropFirst("http://".count)) else { return false }
    return !request.has("origin") || request["origin"] == origin
  }

  /// The key of a proper opening handshake (RFC 6455, section 4.2.1).
  private static func webSocketKey(_ request: HTTPRequest) -> String? {
    guard request["upgrade"]?.lowercased() == "websocket", request.lists("upgrade", in: "connection"),
      request["sec-websocket-version"] == "13", let key = request["sec-websocket-key"], key.utf8.count == 24
    else { return nil }
    return key
  }

  private mutating func readMessages(_ id: Int) {
    while case .webSocket(var decoder)? = connections[id]?.mode {
      let event = decoder.next()
      connections[id]?.mode = .webSocket(decoder)
      switch event {
      case .message(let message): service.received(id, message)
      case .ping(let payload): send(WebSocketFrame.pong(payload), to: id)
      case .close: end(id, code: 1000)
      case .violation(let code): end(id, code: code)
      case nil: return
      }
    }
  }

  /// Queues `bytes` for a connection and writes what goes now.
  mutating func send(_ bytes: [UInt8], to id: Int) {
    guard var connection = connections[id] else { return }
    if case .ending = connection.mode { return }
    let now = Self.now()
    guard connection.queue(bytes, now: now), connection.flush(now: now) else { return drop(id) }
    connections[id] = connection
    if connection.waiting == 0, case .webSocket = connection.mode { service.drained(id) }
  }

  /// Answers a request that waits for it.
  mutating func respond(_ response: HTTPResponse, to id: Int) {
    guard case .answering? = connections[id]?.mode else { return }
    finish(id, response.bytes)
  }

  /// Says good-bye to a WebSocket; the connection ends when that is written.
  mutating func end(_ id: Int, code: UInt16) {
    guard case .webSocket? = connections[id]?.mode else { return }
    service.closed(id)
    finish(id, WebSocketFrame.close(code))
  }

  /// Ends everything, as far as it goes without waiting.
  mutating func endAll() {
    for id in connections.keys.sorted() {
      end(id, code: 1001)
      drop(id)
    }
  }

  /// Drops whoever keeps the others waiting.
  mutating func dropOverdue() {
    let now = Self.now()
    for (id, connection) in connections where connection.isOverdue(now: now) { drop(id) }
  }

  private mutating func finish(_ id: Int, _ bytes: [UInt8]) {
    guard var connection = connections[id] else { return }
    let now = Self.now()
    _ = connection.queue(bytes, now: now)
    connection.mode = .ending
    guard connection.flush(now: now) else { return drop(id, connection) }
    connections[id] = connection
  }

  private mutating func drop(_ id: Int) {
    if let connection = connections[id] { drop(id, connection) }
  }

  private mutating func drop(_ id: Int, _ connection: LoopbackConnection) {
    connections[id] = nil
    connection.socket.close()
    if case .webSocket = connection.mode { service.closed(id) }
  }

  /// Seconds of a clock that never goes back.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
