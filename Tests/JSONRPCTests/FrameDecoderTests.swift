import JSONRPC
import Testing

@Suite struct FrameDecoderTests {
  private static func frames(_ stream: String, pieces: Int = .max) -> [FrameDecoder.Frame] {
    var decoder = FrameDecoder()
    var frames: [FrameDecoder.Frame] = []
    var rest = Array(stream.utf8)[...]
    while !rest.isEmpty {
      decoder.append(rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
      while let frame = decoder.next() { frames.append(frame) }
    }
    return frames
  }

  private static func bodies(_ stream: String, pieces: Int = .max) -> [String] {
    frames(stream, pieces: pieces).compactMap {
      if case .body(let body) = $0 { String(decoding: body, as: UTF8.self) } else { nil }
    }
  }

  @Test(arguments: [1, 2, 3, 7, 1000])
  func findsMessagesHoweverTheBytesArrive(pieces: Int) {
    let stream =
      "Content-Length: 2\r\n\r\n{}Content-Length: 4\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n[😀"
      + "content-length:3 \n\nabcCONTENT-LENGTH: 0\r\n\r\nContent-Length: 1\r\n\r\nx"
    #expect(Self.bodies(stream.replacing("[😀", with: "😀"), pieces: pieces) == ["{}", "😀", "abc", "", "x"])
  }

  @Test(arguments: [
    "Hello\r\n\r\n", "X: 1\r\nY: 2\r\n\r\n{\"no\":\"length\"}", "Content-Length: many\r\n\r\n{}",
    "Content-Length: -5\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 9999999999\r\n\r\n",
    "\r\n\r\n", "}}}\n\n", String(repeating: "junk ", count: 4000),
    "Content-Length: 2\r\nContent-Type: text/plain; charset=latin-1\r\n\r\n{}",
  ])
  func saysThatBytesAreBrokenAndFindsTheNextMessage(junk: String) {
    for pieces in [1, 5, 100_000] {
      let frames = Self.frames(junk + "Content-Length: 2\r\n\r\nok", pieces: pieces)
      #expect(frames.last == .body(Array("ok".utf8)))
      #expect(frames.count >= 2, "nothing was said about the junk")
    }
  }

  @Test func acceptsBothSpellingsOfTheCharset() {
    for charset in ["utf8", "UTF-8", "\"utf-8\""] {
      #expect(Self.bodies("Content-Length: 2\r\nContent-Type: a/b; charset=\(charset)\r\n\r\n{}") == ["{}"])
    }
  }

  @Test func waitsForTheRestOfAMessage() {
    var decoder = FrameDecoder()
    decoder.append(Array("Content-Length: 10\r\n\r\n12345".utf8))
    #expect(decoder.next() == nil)
    #expect(!decoder.isBetweenMessages)
    decoder.append(Array("67890".utf8))
    #expect(decoder.next() == .body(Array("1234567890".utf8)))
    #expect(decoder.isBetweenMessages)
  }

  @Test func aHeaderThatNeverEndsIsGivenUp() {
    let frames = Self.frames("Content-Length: 5" + String(repeating: "x", count: 100_000), pieces: 4096)
    #expect(frames.contains { if case .broken = $0 { true } else { false } })
  }
}
