import NIOCore
import NIOHTTP1
import PreviewServer

/// How much a browser, or whatever connects instead of one, may use.
enum LoopbackLimits {
  /// More connections are closed as soon as they come.
  static let connections = 48
  /// Bytes of a request's address and fields, and the number of these.
  static let head = 16 << 10
  static let fields = 64
  /// Bytes of a message, and the number of its pieces: each holds the buffer in which it came.
  static let message = Preview.messageLimit
  static let pieces = 128
  /// Bytes that may wait to be written; a page that leaves more is dropped.
  static let waiting = 64 << 20
  /// Within this a request must have come, and within this a page must take something of what waits.
  static let patience = TimeAmount.seconds(10)

  /// The limits of a request's head, for the decoder.
  static var decoding: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    (limits.maxHeaderFieldSize, limits.maxHeaderListSize, limits.maxHeaderFieldCount) = (head, head, fields)
    return limits
  }
}
