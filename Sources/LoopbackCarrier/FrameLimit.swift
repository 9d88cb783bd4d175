import NIOCore
import NIOWebSocket

/// Lets those frames of a WebSocket pass that a browser sends (RFC 6455, section 5): masked, of no extension, no binary ones.
final class FrameLimit: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  /// The other side breaks the protocol: the connection is to end with this code.
  struct Violation: Error {
    let code: WebSocketErrorCode
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return refuse(.protocolError, context) }
    switch frame.opcode {
    case .continuation, .text, .ping, .pong, .connectionClose: context.fireChannelRead(data)
    case .binary: refuse(.unacceptableData, context)
    default: refuse(.protocolError, context)
    }
  }

  private func refuse(_ code: WebSocketErrorCode, _ context: ChannelHandlerContext) {
    context.fireErrorCaught(Violation(code: code))
  }

  /// The code with which a connection ends in which `error` came up.
  static func code(_ error: any Error) -> WebSocketErrorCode {
    switch error {
    case let violation as Violation: violation.code
    case NIOWebSocketError.invalidFrameLength: .messageTooLarge
    case NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge,
      NIOWebSocketFrameAggregator.Error.tooManyFragments:
      .messageTooLarge
    default: .protocolError
    }
  }
}
