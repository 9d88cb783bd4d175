import LoopbackCarrier
import NIOCore
import NIOEmbedded
import Synchronization

/// Whatever a browser may send comes to the same in any pieces, and stays within bounds.
func fuzzChannel(_ bytes: [UInt8]) {
  let middle = bytes.isEmpty ? 0 : Int(bytes[0]) * bytes.count / 256
  for opening in ["", handshake] {
    let whole = Conversation(opening, [bytes[...]])
    demand(whole == Conversation(opening, [bytes[..<middle], bytes[middle...]]), "pieces change the meaning")
    for message in whole.messages { demand(message.count <= bytes.count, "a message is longer than what came") }
  }
}

private let token = "0123456789abcdef0123456789abcdef"

/// What opens a WebSocket.
private let handshake =
  "GET /\(token)/channel HTTP/1.1\r\nHost: 127.0.0.1:1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
  + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"

/// What comes of bytes that a browser sends.
private struct Conversation: Equatable {
  private(set) var messages: [[UInt8]] = []
  private(set) var sent: [UInt8] = []
  private(set) var goesOn = false

  init(_ opening: String, _ pieces: [ArraySlice<UInt8>]) {
    let received = Received()
    let pages = PageService(
      opened: { _ in 0 }, received: { _, message in received.messages.withLock { $0.append(message) } },
      drained: { _ in }, closed: { _ in })
    let channel = EmbeddedChannel()
    channel.localAddress = try? SocketAddress(ipAddress: "127.0.0.1", port: 1)
    guard let address = channel.localAddress, (try? channel.connect(to: address).wait()) != nil else { return }
    try? LoopbackPipeline(LoopbackSite(pages: pages, token: token)).awaitRequest(on: channel)
    for piece in [Array(opening.utf8)[...]] + pieces {
      _ = try? channel.writeInbound(ByteBuffer(bytes: piece))
      channel.embeddedEventLoop.run()
    }
    while let data = try? channel.readOutbound(as: IOData.self) {
      if case .byteBuffer(let buffer) = data { sent += Array(buffer: buffer) }
    }
    messages = received.messages.withLock { $0 }
    goesOn = channel.isActive
    _ = try? channel.finish()
  }
}

private final class Received: Sendable {
  let messages: Mutex<[[UInt8]]> = Mutex([])
}
