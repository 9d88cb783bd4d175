import Dispatch
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers the one request of a connection, which must come in time, and ends it; what is not a request ends it at
/// once.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// Makes pages of the documentation, one after the other.
  private static let documentation = DispatchQueue(
    label: "cardwright.preview.documentation", target: .global(qos: .utility))

  private let site: LoopbackSite
  private var deadline: Scheduled<Void>?
  private var hasRequest = false

  init(_ site: LoopbackSite) { self.site = site }

  func handlerAdded(context: ChannelHandlerContext) {
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: LoopbackLimits.patience) {
      context.close(promise: nil)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let request) = unwrapInboundIn(data), !hasRequest else { return }
    hasRequest = true
    deadline?.cancel()
    // There is never a body, and never another request.
    try? context.channel.syncOptions?.setOption(.autoRead, value: false)
    guard request.version == .http1_1 else { return context.close(promise: nil) }
    switch site.answer(request, port: context.channel.localAddress?.port ?? 0) {
    case .response(let response): respond(response, context)
    // One that asks for it as it should does not get here.
    case .channel: respond(.notFound, context)
    case .documentation(let path):
      let (loop, channel) = (context.eventLoop, context.channel)
      let bound = NIOLoopBound((handler: self, context: context), eventLoop: loop)
      Self.documentation.async { [site] in
        let page = site.page(at: path)
        // The loop of a connection that is gone may be gone, too.
        guard channel.isActive else { return }
        loop.execute { bound.value.handler.respond(page, bound.value.context) }
      }
    }
  }

  private func respond(_ response: LoopbackResponse, _ context: ChannelHandlerContext) {
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: response.status),
      headers: HTTPHeaders(response.fields))
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete { _ in
      context.close(promise: nil)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is GoingAway { context.close(promise: nil) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // What cannot become a WebSocket is a request like others, which follows.
    if error is NIOWebSocketUpgradeError { return }
    context.close(promise: nil)
  }
}
