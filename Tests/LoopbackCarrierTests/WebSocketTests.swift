import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import LoopbackCarrier

@Suite struct WebSocketTests {
  /// A frame as a browser sends it.
  private func frame(_ code: UInt8, _ payload: [UInt8], final: Bool = true, length: Int? = nil) -> [UInt8] {
    let count = length ?? payload.count
    var bytes = [(final ? 0x80 : 0) | code]
    if count <= 125 {
      bytes.append(0x80 | UInt8(count))
    } else if count <= 0xFFFF {
      bytes += [0x80 | 126, UInt8(count >> 8), UInt8(count & 0xFF)]
    } else {
      bytes += [0x80 | 127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
    }
    let mask: [UInt8] = [1, 2, 3, 4]
    return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }

  /// The frame that ends a connection with a code.
  private func end(_ code: UInt16) -> [UInt8] { [0x88, 2, UInt8(code >> 8), UInt8(code & 0xFF)] }

  @Test(arguments: [1, 7, Int.max]) func messagesComeInAnyPieces(piece: Int) throws {
    let connection = try TestConnection.openPage()
    let long = [UInt8](repeating: 0x61, count: 70_000)
    let bytes =
      frame(1, [0x68, 0x69]) + frame(9, [1]) + frame(1, [0x61], final: false) + frame(10, []) + frame(0, [0x62])
      + frame(1, long) + frame(8, []) + frame(1, [0x63])
    connection.receive(bytes, piece: piece)
    #expect(connection.messages() == [[0x68, 0x69], [0x61, 0x62], long])
    #expect(connection.sentBytes() == [0x8A, 1, 1] + end(1000))
    #expect(!connection.isOpen && connection.pages == 0)
  }

  @Test func messagesGoOutWhole() throws {
    let connection = try TestConnection.openPage()
    let long = [UInt8](repeating: 0x62, count: 200_000)
    let drains = connection.drains
    connection.send([0x61])
    connection.send(long)
    #expect(connection.sentBytes() == [0x81, 1, 0x61, 0x81, 127, 0, 0, 0, 0, 0, 3, 0x0D, 0x40] + long)
    #expect(connection.drains > drains)
    connection.receive(frame(8, []))
    connection.send([0x61])
    #expect(connection.sentBytes() == end(1000), "nothing follows the end")
  }

  /// What an other side that breaks the protocol gets.
  private func answer(_ bytes: [UInt8]) throws -> [UInt8] {
    let connection = try TestConnection.openPage()
    connection.receive(bytes)
    #expect(!connection.isOpen && connection.messages().isEmpty)
    return connection.sentBytes()
  }

  @Test func whatIsTooLongIsRefusedBeforeItHasCome() throws {
    #expect(try answer(frame(1, [], length: LoopbackLimits.message + 1)) == end(1009))
    #expect(try answer(frame(1, [], length: Int.max)) == end(1009))
    let half = [UInt8](repeating: 0x61, count: LoopbackLimits.message)
    #expect(try answer(frame(1, half, final: false) + frame(0, [0x61])) == end(1009))
    let pieces = (0...LoopbackLimits.pieces).flatMap { frame($0 == 0 ? 1 : 0, [], final: false) }
    #expect(try answer(pieces) == end(1009))
  }

  @Test func theLongestMessageIsTaken() throws {
    let connection = try TestConnection.openPage()
    let long = [UInt8](repeating: 0x61, count: LoopbackLimits.message)
    connection.receive(frame(1, long) + frame(1, Array(long.dropLast()), final: false) + frame(0, [0x61]))
    #expect(connection.messages() == [long, long] && connection.isOpen)
  }

  @Test func whatBreaksTheProtocolIsRefused() throws {
    #expect(try answer([0x81, 0x01, 0x61]) == end(1002), "not masked")
    #expect(try answer(frame(0, [])) == end(1002), "goes on with nothing")
    #expect(try answer(frame(1, [], final: false) + frame(1, [])) == end(1002), "begins in the middle")
    #expect(try answer(frame(0x41, [])) == end(1002), "a bit of an extension")
    #expect(try answer(frame(9, [], final: false)) == end(1002), "a ping in pieces")
    #expect(try answer(frame(9, [UInt8](repeating: 0, count: 126))) == end(1002), "a long ping")
    #expect(try answer(frame(11, [])) == end(1002), "of no known kind")
    #expect(try answer(frame(2, [])) == end(1003), "binary")
    #expect(try answer(frame(11, []) + frame(1, [0x61])) == end(1002), "nothing is read behind it")
  }

  @Test func theEndOfTheCarrierIsTold() throws {
    let connection = try TestConnection.openPage()
    connection.channel.pipeline.fireUserInboundEventTriggered(GoingAway())
    #expect(connection.sentBytes() == end(1001) && !connection.isOpen)
  }
}

@Suite struct LimitTests {
  /// Keeps what is written for itself until it is told to let it go.
  private final class Socket: ChannelOutboundHandler {
    typealias OutboundIn = IOData
    private var held: [EventLoopPromise<Void>] = []

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      held.append(promise ?? context.eventLoop.makePromise())
    }

    func take(_ count: Int) {
      for promise in held.prefix(count) { promise.succeed() }
      held.removeFirst(min(count, held.count))
    }
  }

  private func connection() throws -> (EmbeddedChannel, Socket) {
    let socket = Socket()
    let channel = EmbeddedChannel(handlers: [socket, BacklogLimit()])
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return (channel, socket)
  }

  @Test func aPageThatTakesNothingIsDropped() throws {
    let (channel, socket) = try connection()
    channel.writeAndFlush(ByteBuffer(repeating: 0, count: 1_000_000), promise: nil)
    for _ in 0..<5 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(9))
      #expect(channel.isActive, "it takes something now and then")
      socket.take(1)
    }
    channel.embeddedEventLoop.advanceTime(by: LoopbackLimits.patience)
    #expect(!channel.isActive)
  }

  @Test func aPageThatHasTakenEverythingMayRest() throws {
    let (channel, socket) = try connection()
    for _ in 0..<2 {
      channel.writeAndFlush(ByteBuffer(repeating: 0, count: 100_000), promise: nil)
      channel.embeddedEventLoop.advanceTime(by: .seconds(9))
      socket.take(.max)
      channel.embeddedEventLoop.advanceTime(by: .hours(1))
      #expect(channel.isActive)
    }
  }

  @Test func whatWaitsIsBounded() throws {
    let (channel, _) = try connection()
    let part = ByteBuffer(repeating: 0, count: LoopbackLimits.waiting / 4)
    for _ in 0..<4 { channel.writeAndFlush(part, promise: nil) }
    #expect(channel.isActive)
    channel.writeAndFlush(ByteBuffer(bytes: [0]), promise: nil)
    #expect(!channel.isActive)
  }

  @Test func connectionsAreFew() throws {
    let listener = EmbeddedChannel(handler: ConnectionLimit())
    try listener.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    func connect() throws -> EmbeddedChannel {
      let connection = EmbeddedChannel()
      try connection.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
      try listener.writeInbound(connection as any Channel)
      return connection
    }
    let connections = try (0..<LoopbackLimits.connections).map { _ in try connect() }
    #expect(connections.allSatisfy { $0.isActive })
    #expect(try !connect().isActive, "one too many")
    try connections[3].close().wait()
    connections[3].embeddedEventLoop.run()
    #expect(try connect().isActive, "there is a place again")
    #expect(try !connect().isActive)
  }
}
