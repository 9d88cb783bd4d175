import NIOCore

/// Keeps the connections of a listener few; closes those that are too many, and all when the listener ends.
final class ConnectionLimit: ChannelInboundHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel

  private var connections: [ObjectIdentifier: any Channel] = [:]

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let connection = unwrapInboundIn(data)
    guard connections.count < LoopbackLimits.connections else { return connection.close(promise: nil) }
    let id = ObjectIdentifier(connection)
    connections[id] = connection
    connection.closeFuture.assumeIsolated().whenComplete { _ in self.connections[id] = nil }
    context.fireChannelRead(data)
  }

  func channelInactive(context: ChannelHandlerContext) {
    for connection in connections.values { connection.pipeline.fireUserInboundEventTriggered(GoingAway()) }
    context.fireChannelInactive()
  }
}
