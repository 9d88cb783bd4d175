import JSONRPC
import Testing

@Suite struct LineDecoderTests {
  /// What comes of `text`, handed in pieces of `size` bytes.
  private func lines(_ text: String, size: Int, limit: Int = 8) -> [LineDecoder.Line] {
    var decoder = LineDecoder(limit: limit)
    var lines: [LineDecoder.Line] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      decoder.append(rest.prefix(size))
      rest = rest.dropFirst(size)
      while let line = decoder.next() { lines.append(line) }
    }
    return lines
  }

  @Test(arguments: [1, 2, 3, 7, 100]) func eachLineIsAMessage(size: Int) {
    func body(_ text: String) -> LineDecoder.Line { .body(Array(text.utf8)) }
    #expect(lines("{\"a\"}\n\n  \r\n[1]\r\n{", size: size) == [body("{\"a\"}"), body("[1]")])
    #expect(lines("12345678\nb\n", size: size) == [body("12345678"), body("b")])
  }

  @Test(arguments: [1, 5, 100]) func whatIsTooLongIsLetGo(size: Int) {
    let found = lines("123456789 and more\nnext\n", size: size)
    #expect(found.count == 2 && found.last == .body(Array("next".utf8)))
    guard case .tooLong(let head, let tail) = found.first else {
      Issue.record("\(found)")
      return
    }
    #expect(head.starts(with: Array("123456789".utf8)) && tail.suffix(4) == Array("more".utf8))
  }
}
