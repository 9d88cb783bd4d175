/// Cuts what a browser sends over a WebSocket into messages (RFC 6455, section 5), none longer than a limit.
struct WebSocketDecoder: Sendable {
  /// Longest message in bytes.
  static let messageLimit = 1 << 20

  /// What has come.
  enum Event: Hashable, Sendable {
    /// A whole message; text, not checked to be UTF-8.
    case message([UInt8])
    case ping([UInt8])
    case close
    /// The other side breaks the protocol: the connection is to end with this code.
    case violation(code: UInt16)
  }

  private var input: [UInt8] = []
  /// Index in `input` of the first byte that is not read yet.
  private var start = 0
  /// The pieces of a message whose end has not come.
  private var message: [UInt8] = []
  private var isInMessage = false
  /// Whether the protocol was broken: nothing after that is read.
  private var isBroken = false

  /// Takes the next bytes.
  mutating func append(_ bytes: some Collection<UInt8>) {
    if start > 0 {
      input.removeFirst(start)
      start = 0
    }
    input.append(contentsOf: bytes)
  }

  /// The next event, if all of it has come.
  ///
  /// What is announced to be too long is refused before it has come, so no more than a message and a read are kept.
  mutating func next() -> Event? {
    guard !isBroken else { return nil }
    let event = nextEvent()
    if case .violation? = event { (isBroken, input, start) = (true, [], 0) }
    return event
  }

  private mutating func nextEvent() -> Event? {
    while true {
      guard let frame = head() else { return nil }
      let isControl = frame.code & 0x8 != 0
      guard frame.isPlain, frame.isMasked, !isControl || frame.isFinal && frame.length <= 125 else {
        return .violation(code: 1002)
      }
      guard message.count + frame.length <= Self.messageLimit else { return .violation(code: 1009) }
      guard input.count - start >= frame.headLength + frame.length else { return nil }
      let payload = take(frame)
      switch frame.code {
      case 0x0 where isInMessage, 0x1 where !isInMessage:
        message += payload
        isInMessage = !frame.isFinal
        guard frame.isFinal else { continue }
        defer { message = [] }
        return .message(message)
      case 0x8: return .close
      case 0x9: return .ping(payload)
      case 0xA: continue
      // Binary messages are not part of the channel.
      case 0x2: return .violation(code: 1003)
      default: return .violation(code: 1002)
      }
    }
  }

  private struct Head {
    var code: UInt8
    var isFinal: Bool
    /// Whether no bit of an extension is set.
    var isPlain: Bool
    var isMasked: Bool
    var length: Int
    /// Bytes before the payload.
    var headLength: Int
  }

  /// The head of the frame at ``start``, once it has come.
  private func head() -> Head? {
    guard input.count - start >= 2 else { return nil }
    let (first, second) = (input[start], input[start + 1])
    let isMasked = second & 0x80 != 0
    var length = Int(second & 0x7F)
    let extra = length == 126 ? 2 : length == 127 ? 8 : 0
    let headLength = 2 + extra + (isMasked ? 4 : 0)
    guard input.count - start >= headLength else { return nil }
    if extra > 0 {
      let long = input[start + 2..<start + 2 + extra].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      // Whatever is longer than any limit is as good as the longest.
      length = Int(min(long, UInt64(Int32.max)))
    }
    return Head(
      code: first & 0xF, isFinal: first & 0x80 != 0, isPlain: first & 0x70 == 0, isMasked: isMasked, length: length,
      headLength: headLength)
  }

  /// The payload behind `frame`, unmasked.
  private mutating func take(_ frame: Head) -> [UInt8] {
    let begin = start + frame.headLength
    let mask = Array(input[begin - 4..<begin])
    var payload = Array(input[begin..<begin + frame.length])
    for index in payload.indices { payload[index] ^= mask[index & 3] }
    start = begin + frame.length
    return payload
  }
}

/// Frames as a server sends them: whole and unmasked.
enum WebSocketFrame {
  /// A text message.
  static func text(_ bytes: [UInt8]) -> [UInt8] { head(0x1, bytes.count) + bytes }

  /// The answer to a ping.
  static func pong(_ bytes: [UInt8]) -> [UInt8] { head(0xA, bytes.count) + bytes }

  /// The end, with a code of RFC 6455 section 7.4.
  static func close(_ code: UInt16) -> [UInt8] {
    head(0x8, 2) + [UInt8(truncatingIfNeeded: code >> 8), UInt8(truncatingIfNeeded: code)]
  }

  private static func head(_ code: UInt8, _ length: Int) -> [UInt8] {
    func bytes(_ count: Int) -> [UInt8] { (0..<count).reversed().map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } }
    if length <= 125 { return [0x80 | code, UInt8(length)] }
    return length <= 0xFFFF ? [0x80 | code, 126] + bytes(2) : [0x80 | code, 127] + bytes(8)
  }
}
