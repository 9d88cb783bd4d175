/// One connection: what has come and is not read, what is to go and is not written.
struct LoopbackConnection {
  /// What the bytes mean.
  enum Mode {
    /// The head of a request is awaited.
    case request
    /// The answer to a request is being made.
    case answering
    /// A WebSocket is open.
    case webSocket(WebSocketDecoder)
    /// Nothing more is read; the rest is written, and then the connection ends.
    case ending
  }

  /// So much may wait to be written; a page that leaves more is dropped.
  static let queueLimit = 64 << 20
  /// Seconds within which a request must have come, and within which a page must take something of what waits.
  static let patience = 10.0

  let socket: LoopbackSocket
  var mode = Mode.request
  var input: [UInt8] = []
  /// When something last went through, in seconds of a clock that never goes back.
  var lastProgress: Double
  private var queue: [[UInt8]] = []
  /// How much of the first piece in `queue` is written.
  private var written = 0
  /// How many bytes wait to be written.
  private(set) var waiting = 0

  init(_ socket: LoopbackSocket, now: Double) {
    self.socket = socket
    lastProgress = now
  }

  /// Adds `bytes` to what is to be written; false when that is too much.
  mutating func queue(_ bytes: [UInt8], now: Double) -> Bool {
    if queue.isEmpty { lastProgress = now }
    queue.append(bytes)
    waiting += bytes.count
    return waiting <= Self.queueLimit
  }

  /// Writes what goes now; false when the connection is at its end.
  mutating func flush(now: Double) -> Bool {
    while let first = queue.first {
      let piece = written == 0 && first.count <= 1 << 16 ? first : Array(first[written...].prefix(1 << 16))
      switch socket.write(piece) {
      case .bytes(let count):
        lastProgress = now
        written += count
        waiting -= count
        if written == first.count {
          queue.removeFirst()
          written = 0
        }
      case .wait: return true
      case .end: return false
      }
    }
    if case .ending = mode { return false }
    return true
  }

  /// Whether the other side has kept the connection waiting for too long.
  func isOverdue(now: Double) -> Bool {
    switch mode {
    case .webSocket where queue.isEmpty, .answering: return false
    default: break
    }
    return now - lastProgress > Self.patience
  }
}
