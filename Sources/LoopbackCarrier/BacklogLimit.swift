import NIOCore

/// Drops a connection whose other side leaves too much of what is sent, or takes nothing of it for too long.
///
/// What is to be sent goes on in pieces, so that one who reads slowly can be told from one who does not read.
final class BacklogLimit: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = IOData
  typealias OutboundOut = IOData

  private static let piece = 1 << 12

  /// How many bytes wait to be written.
  private var waiting = 0
  /// When something was last written, or began to wait.
  private var lastProgress = NIODeadline.uptimeNanoseconds(0)
  private var watch: Scheduled<Void>?

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .byteBuffer(var bytes) = unwrapOutboundIn(data), bytes.readableBytes > 0 else {
      return context.write(data, promise: promise)
    }
    if waiting == 0 { begin(context) }
    waiting += bytes.readableBytes
    guard waiting <= LoopbackLimits.waiting else {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return context.close(promise: nil)
    }
    while let piece = bytes.readSlice(length: min(Self.piece, bytes.readableBytes)), piece.readableBytes > 0 {
      let isLast = bytes.readableBytes == 0
      let written = context.eventLoop.makePromise(of: Void.self)
      written.futureResult.assumeIsolated().whenSuccess { self.didWrite(piece.readableBytes, context) }
      if isLast, let promise { written.futureResult.cascade(to: promise) }
      context.write(wrapOutboundOut(.byteBuffer(piece)), promise: written)
    }
  }

  private func didWrite(_ count: Int, _ context: ChannelHandlerContext) {
    waiting -= count
    lastProgress = context.eventLoop.now
    guard waiting == 0 else { return }
    watch?.cancel()
    watch = nil
    context.fireUserInboundEventTriggered(Drained())
  }

  private func begin(_ context: ChannelHandlerContext) {
    lastProgress = context.eventLoop.now
    look(context)
  }

  /// Drops the connection once nothing has been written for too long.
  private func look(_ context: ChannelHandlerContext) {
    watch = context.eventLoop.assumeIsolated().scheduleTask(deadline: lastProgress + LoopbackLimits.patience) {
      guard self.waiting > 0 else { return }
      if context.eventLoop.now - self.lastProgress < LoopbackLimits.patience { return self.look(context) }
      context.close(promise: nil)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    watch?.cancel()
    context.fireChannelInactive()
  }
}
