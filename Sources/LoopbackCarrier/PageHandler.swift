import NIOCore
import NIOWebSocket

/// A page at the end of a WebSocket: hands its messages on and sends those that it gets.
final class PageHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  /// A message, one JSON object.
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = WebSocketFrame

  private let pages: PageService
  /// The page's number, while it is there.
  private var page: Int?

  init(_ pages: PageService) { self.pages = pages }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    page = pages.opened { message in
      // The loop of a connection that is gone may be gone, too.
      guard channel.isActive else { return }
      channel.writeAndFlush(ByteBuffer(bytes: message), promise: nil)
    }
  }

  func channelInactive(context: ChannelHandlerContext) { leave() }

  func handlerRemoved(context: ChannelHandlerContext) { leave() }

  private func leave() {
    guard let page else { return }
    self.page = nil
    pages.closed(page)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard let page else { return }
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text: pages.received(page, Array(buffer: frame.unmaskedData))
    case .ping:
      let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    case .connectionClose: end(context, .normalClosure)
    default: return
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard page != nil else { return promise?.fail(ChannelError.ioOnClosedChannel) ?? () }
    let frame = WebSocketFrame(fin: true, opcode: .text, data: unwrapOutboundIn(data))
    context.write(wrapOutboundOut(frame), promise: promise)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case is Drained: if let page { pages.drained(page) }
    case is GoingAway:
      end(context, .goingAway)
      context.close(promise: nil)
    default: return
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { end(context, FrameLimit.code(error)) }

  /// Says good-bye; the connection ends when that is written, and nothing more is read or sent.
  private func end(_ context: ChannelHandlerContext, _ code: WebSocketErrorCode) {
    guard page != nil else { return }
    leave()
    var reason = context.channel.allocator.buffer(capacity: 2)
    reason.write(webSocketErrorCode: code)
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: reason)
    context.writeAndFlush(wrapOutboundOut(frame)).assumeIsolated().whenComplete { _ in context.close(promise: nil) }
  }
}
