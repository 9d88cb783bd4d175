package import JSON

/// The bytes of one message as they go over the wire: header and body.
package struct OutgoingMessage: Hashable, Sendable {
  /// Header and body.
  package let bytes: [UInt8]

  /// The message whose body `body` writes: the members of the object after `jsonrpc`.
  private init(_ body: (inout JSONWriter) -> Void) {
    // The header's length is not known before the body is written, so it goes into room left for it in front.
    let room = Self.headerRoom
    var writer = JSONWriter(appendingTo: [UInt8](repeating: 0x20, count: room))
    writer.object {
      $0.member("jsonrpc", "2.0")
      body(&$0)
    }
    // Nothing else holds them, or all would be copied for the header.
    var bytes = (consume writer).finish()
    let header = Array("Content-Length: \(bytes.count - room)\r\n\r\n".utf8)
    bytes.replaceSubrange(0..<room, with: header)
    self.bytes = bytes
  }

  /// `Content-Length: `, up to seven digits, two line ends.
  private static let headerRoom = 16 + 7 + 4

  /// A response whose result `result` writes: exactly one value.
  package static func response(to id: RequestID, _ result: (inout JSONWriter) -> Void) -> OutgoingMessage {
    OutgoingMessage {
      $0.member("id", id)
      $0.member("result", result)
    }
  }

  /// A response that says why there is no result.
  package static func response(to id: RequestID, error: ResponseError) -> OutgoingMessage {
    OutgoingMessage {
      $0.member("id", id)
      $0.member("error", error)
    }
  }

  /// A notification.
  package static func notification<Params: JSONEncodable>(_ method: String, _ params: Params) -> OutgoingMessage {
    OutgoingMessage {
      $0.member("method", method)
      $0.member("params", params)
    }
  }

  /// A request.
  package static func request<Params: JSONEncodable>(
    _ id: RequestID, _ method: String, _ params: Params
  ) -> OutgoingMessage {
    OutgoingMessage {
      $0.member("id", id)
      $0.member("method", method)
      $0.member("params", params)
    }
  }

  /// The body without its header.
  package var body: [UInt8] {
    var decoder = FrameDecoder()
    decoder.append(bytes)
    guard case .body(let body) = decoder.next() else { return [] }
    return body
  }

  /// The body as a line, which it never has an end of within, for carriers that tell messages apart by lines.
  package var line: [UInt8] { body + [0x0A] }
}
