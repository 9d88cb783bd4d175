import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOWebSocket
import PreviewServer
import Synchronization
import Testing

@testable import LoopbackCarrier

/// A connection without a socket, and what its page says.
final class TestConnection {
  static let token = "0123456789abcdef0123456789abcdef"
  static let port = 4711

  /// What came from pages.
  private final class Record: Sendable {
    let messages: Mutex<[[UInt8]]> = Mutex([])
    let drains = Atomic(0)
    let pages = Atomic(0)
    let send: Mutex<(@Sendable ([UInt8]) -> Void)?> = Mutex(nil)
  }

  private let record = Record()
  let channel = EmbeddedChannel()
  private let pipeline: LoopbackPipeline

  init(documentation: PreviewDocumentation? = nil) throws {
    let record = self.record
    let pages = PageService(
      opened: { send in
        record.send.withLock { $0 = send }
        record.pages.add(1, ordering: .relaxed)
        return 7
      },
      received: { _, message in record.messages.withLock { $0.append(message) } },
      drained: { _ in record.drains.add(1, ordering: .relaxed) },
      closed: { _ in record.pages.subtract(1, ordering: .relaxed) })
    pipeline = LoopbackPipeline(LoopbackSite(pages: pages, token: Self.token, documentation: documentation))
    channel.localAddress = try SocketAddress(ipAddress: "127.0.0.1", port: Self.port)
  }

  /// A connection that waits for a request.
  static func awaitingRequest(documentation: PreviewDocumentation? = nil) throws -> TestConnection {
    let connection = try TestConnection(documentation: documentation)
    try connection.pipeline.awaitRequest(on: connection.channel)
    try connection.channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return connection
  }

  /// A connection on which a WebSocket is open.
  static func openPage() throws -> TestConnection {
    let connection = try awaitingRequest()
    connection.receive(
      "GET /\(token)/channel HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: keep-alive, Upgrade\r\n"
        + "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
    let answer = connection.sent()
    try #require(answer.hasPrefix("HTTP/1.1 101 "), "\(answer)")
    // RFC 6455, section 1.3.
    #expect(answer.lowercased().contains("sec-websocket-accept: s3pplmbitxaq9kygzzhzrbk+xoo=\r\n"))
    return connection
  }

  /// Takes bytes from the other side, in pieces; what goes wrong is the connection's own business.
  func receive(_ bytes: [UInt8], piece: Int = .max) {
    for start in stride(from: 0, to: bytes.count, by: min(piece, max(1, bytes.count))) {
      let bytes = bytes[start..<min(bytes.count, start + min(piece, bytes.count))]
      _ = try? channel.writeInbound(ByteBuffer(bytes: bytes))
      channel.embeddedEventLoop.run()
    }
  }

  func receive(_ text: String) { receive(Array(text.utf8)) }

  /// What was sent to the other side since the last call.
  func sentBytes() -> [UInt8] {
    var bytes: [UInt8] = []
    while let data = try? channel.readOutbound(as: IOData.self) {
      if case .byteBuffer(let buffer) = data { bytes += Array(buffer: buffer) }
    }
    return bytes
  }

  func sent() -> String { String(decoding: sentBytes(), as: UTF8.self) }

  /// Whether the connection goes on.
  var isOpen: Bool { channel.isActive }

  /// How many pages are there.
  var pages: Int { record.pages.load(ordering: .relaxed) }
  /// How often all that was sent had gone.
  var drains: Int { record.drains.load(ordering: .relaxed) }

  /// Sends a message to the page.
  func send(_ message: [UInt8]) { record.send.withLock { $0 }?(message) }

  /// The messages of the page, which are taken.
  func messages() -> [[UInt8]] {
    record.messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
