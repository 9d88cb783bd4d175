import Testing

@testable import PreviewServer

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

  private func events(_ bytes: [UInt8], piece: Int = .max) -> [WebSocketDecoder.Event] {
    var decoder = WebSocketDecoder()
    var events: [WebSocketDecoder.Event] = []
    for start in stride(from: 0, to: bytes.count, by: min(piece, bytes.count)) {
      decoder.append(bytes[start..<min(bytes.count, start + min(piece, bytes.count))])
      while let event = decoder.next() { events.append(event) }
    }
    return events
  }

  @Test(arguments: [1, 7, Int.max]) func messagesComeInAnyPieces(piece: Int) {
    let long = [UInt8](repeating: 0x61, count: 70_000)
    let bytes =
      frame(1, [0x68, 0x69]) + frame(9, [1]) + frame(1, [0x61], final: false) + frame(10, []) + frame(0, [0x62])
      + frame(1, long) + frame(8, [])
    #expect(
      events(bytes, piece: piece) == [
        .message([0x68, 0x69]), .ping([1]), .message([0x61, 0x62]), .message(long), .close,
      ])
  }

  @Test func whatIsTooLongIsRefusedBeforeItHasCome() {
    #expect(events(frame(1, [], length: WebSocketDecoder.messageLimit + 1)) == [.violation(code: 1009)])
    #expect(events(frame(1, [], length: Int.max)) == [.violation(code: 1009)])
    let half = [UInt8](repeating: 0x61, count: WebSocketDecoder.messageLimit)
    #expect(events(frame(1, half, final: false) + frame(0, [0x61])) == [.violation(code: 1009)])
  }

  @Test func whatBreaksTheProtocolIsRefused() {
    #expect(events([0x81, 0x01, 0x61]) == [.violation(code: 1002)], "not masked")
    #expect(events(frame(0, [])) == [.violation(code: 1002)], "goes on with nothing")
    #expect(events(frame(0x41, [])) == [.violation(code: 1002)], "a bit of an extension")
    #expect(events(frame(9, [], final: false)) == [.violation(code: 1002)], "a ping in pieces")
    #expect(events(frame(2, [])) == [.violation(code: 1003)], "binary")
  }

  @Test func theHandshakesDigestIsThatOfTheStandard() {
    // RFC 6455, section 1.3.
    let bytes = HTTPResponse.switchingProtocols(key: "dGhlIHNhbXBsZSBub25jZQ==")
    #expect(String(decoding: bytes, as: UTF8.self).contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
  }
}

@Suite struct RequestTests {
  private func read(_ text: String) -> HTTPRequest? { HTTPRequest(Array(text.utf8)) }

  @Test func aRequestIsRead() throws {
    let request = try #require(read("GET /a/../b?x=1 HTTP/1.1\r\nHost: h\r\nConnection: keep-alive, Upgrade"))
    #expect(request.method == "GET" && request.path == "/a/../b")
    #expect(request["host"] == "h")
    #expect(request.lists("upgrade", in: "connection"))
  }

  @Test func aFieldThatStandsTwiceHasNoValue() throws {
    let request = try #require(read("GET / HTTP/1.1\r\nHost: a\r\nHOST: b"))
    #expect(request["host"] == nil && request.has("host"))
  }

  @Test(arguments: [
    "", "GET", "GET / HTTP/1.0", "GET http://a/ HTTP/1.1", "GET  / HTTP/1.1", "GET / HTTP/1.1\r\nbroken",
    "GET / HTTP/1.1\r\n folded: x", "GET / HTTP/1.1\r\n: x",
  ])
  func whatIsNoRequestIsRefused(text: String) { #expect(read(text) == nil) }

  @Test func aThousandFieldsAreRefused() {
    #expect(read("GET / HTTP/1.1" + String(repeating: "\r\na: b", count: 1000)) == nil)
    #expect(HTTPRequest([0x47, 0xFF]) == nil)
  }
}

@Suite struct WebviewTests {
  @Test func thePageIsInOnePiece() {
    let page = PreviewPages.webview
    #expect(page.contains("<style nonce=\"{{nonce}}\">"))
    #expect(page.contains("<script type=\"module\" nonce=\"{{nonce}}\">"))
    #expect(!page.contains("src=\"") && !page.contains("href=\"preview.css\""))
    #expect(page.contains("Content-Security-Policy"))
  }
}
