import Rendering
import Standards

/// What a request is answered with; the connection ends behind it.
struct HTTPResponse: Hashable, Sendable {
  var status: Int
  /// The media type of the body.
  var type = "text/plain; charset=utf-8"
  var body: [UInt8] = []
  /// Further fields.
  var fields: [String] = []

  /// There is nothing here; nothing more is told.
  static let notFound = HTTPResponse(status: 404)
  /// Whoever asks may not.
  static let forbidden = HTTPResponse(status: 403)

  /// What goes over the wire.
  var bytes: [UInt8] {
    let reason = [200: "OK", 403: "Forbidden", 404: "Not Found"][status] ?? "Error"
    var lines = ["HTTP/1.1 \(status) \(reason)", "Content-Type: \(type)", "Content-Length: \(body.count)"]
    lines += Self.guards + fields + ["Connection: close", "", ""]
    return Array(lines.joined(separator: "\r\n").utf8) + body
  }

  /// Nothing is kept, guessed, framed or told to others.
  private static let guards = [
    "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
    "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin", "X-Frame-Options: DENY",
  ]

  /// The answer that turns the connection into a WebSocket (RFC 6455, section 4.2.2).
  static func switchingProtocols(key: String) -> [UInt8] {
    let accept = SHA1.digest(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
    let lines = [
      "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Accept: " + String(decoding: Base64.encoded(accept), as: UTF8.self), "", "",
    ]
    return Array(lines.joined(separator: "\r\n").utf8)
  }
}
