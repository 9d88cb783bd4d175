package import NIOCore
import NIOHTTP1
import NIOWebSocket

/// The handlers of a connection: a request is answered, or becomes a WebSocket; every limit is a handler's.
///
///     socket → BacklogLimit → HTTP → RequestHandler
///     socket → BacklogLimit → WebSocket frames → FrameLimit → whole messages → PageHandler
package struct LoopbackPipeline: Sendable {
  let site: LoopbackSite

  /// The handlers of connections to `site`.
  package init(_ site: LoopbackSite) { self.site = site }

  /// Puts the handlers that wait for a request into `channel`; on its event loop.
  package func awaitRequest(on channel: any Channel) throws {
    let pipeline = channel.pipeline.syncOperations
    let encoder = HTTPResponseEncoder()
    let decoder = ByteToMessageHandler(
      HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: LoopbackLimits.decoding),
      // The decoder's own limits do not count white space between the parts of a head.
      maximumBufferSize: 2 * LoopbackLimits.head)
    let requests = RequestHandler(site)
    let upgrader = HTTPServerUpgradeHandler(
      upgraders: [upgrader], httpEncoder: encoder, extraHTTPHandlers: [decoder, requests],
      upgradeCompletionHandler: { _ in })
    try pipeline.addHandlers([BacklogLimit(), encoder, decoder, upgrader, requests])
  }

  /// Opens a WebSocket for requests that ask for one as they should; all others go on to ``RequestHandler``.
  private var upgrader: NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: LoopbackLimits.message, automaticErrorHandling: false,
      shouldUpgrade: { [site] channel, request in
        var fields: HTTPHeaders?
        if case .channel = site.answer(request, port: channel.localAddress?.port ?? 0),
          LoopbackSite.isHandshake(request)
        {
          fields = HTTPHeaders()
        }
        return channel.eventLoop.makeSucceededFuture(fields)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture { try openPage(on: channel) }
      })
  }

  /// Puts the handlers of a page's messages behind those that cut frames.
  private func openPage(on channel: any Channel) throws {
    let messages = NIOWebSocketFrameAggregator(
      minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: LoopbackLimits.pieces,
      maxAccumulatedFrameSize: LoopbackLimits.message)
    try channel.pipeline.syncOperations.addHandlers([FrameLimit(), messages, PageHandler(site.pages)])
  }
}

/// An event for all connections: the carrier ends.
struct GoingAway: Sendable {}

/// An event for a connection: all that was to be sent is written.
struct Drained: Sendable {}
