import JSON
import Testing

@testable import PreviewServer

/// Numbers that are the same in every run (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite struct MutationTests {
  private static let messages = [
    #"{"type":"show","uri":"file:///w/a.card.xml","views":[{"id":"a","device":"iphone-15","width":320}],"overlays":["boxes"]}"#,
    #"{"type":"inspect","uri":"file:///w/a.card.xml","version":1,"view":"a","part":3}"#,
    #"{"type":"inspect","uri":"file:///w/a.card.xml","version":1,"range":[0,9]}"#,
    #"{"type":"edit","request":1,"uri":"file:///w/a.card.xml","version":1,"range":[48,67],"attribute":"lines","value":"2"}"#,
    #"{"type":"edit","request":1,"uri":"file:///w/a.card.xml","version":1,"range":[48,67],"value":"x"}"#,
    #"{"type":"fix","request":1,"uri":"file:///w/a.card.xml","version":1,"finding":"0","fix":0}"#,
    #"{"type":"select","uri":"file:///w/a.card.xml","version":1,"range":[48,67],"focus":true}"#,
    #"{"type":"export","request":1,"uri":"file:///w/a.card.xml","format":"svg","view":"a"}"#,
    #"{"type":"settings","settings":{"a":1}}"#, #"{"type":"pin","uri":"file:///w/a.card.xml","pinned":true}"#,
    #"{"type":"hello","protocol":1}"#,
  ]

  private static let tokens = [
    "null", "-1", "1e300", "99999999999999999999", "\"\"", "[]", "{}", "true", "9223372036854775807",
    "-9223372036854775808",
    "[[]]", "\"file:///w/b.card.xml\"", "\u{0}", "\"", "}", ",", ":",
  ]

  @Test(arguments: 0..<8) func noMessageHarmsThePreview(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    let test = TestPreview()
    test.update(card("<Title>Pump</Title>"))
    let page = test.page()
    for _ in 0..<250 {
      var bytes = Array(Self.messages.randomElement(using: &generator).map(\.utf8) ?? "".utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<max(1, bytes.count), using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...6, using: &generator)))
        case 2:
          let token = Self.tokens.randomElement(using: &generator) ?? ""
          bytes.replaceSubrange(place..<min(bytes.count, place + 1), with: token.utf8)
        default:
          // A value is replaced as a whole, which leaves more messages readable.
          guard let colon = bytes[place...].firstIndex(of: UInt8(ascii: ":")) else { continue }
          let end =
            bytes[(colon + 1)...].firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}") } ?? bytes.count
          bytes.replaceSubrange((colon + 1)..<end, with: (Self.tokens.randomElement(using: &generator) ?? "").utf8)
        }
        if bytes.isEmpty { break }
      }
      test.preview.receive(page.id, bytes)
      test.work()
    }
    _ = page.takeTypes()
    page.say(["type": "hello", "protocol": 1])
    page.show([["id": "z"]])
    test.work()
    #expect(page.take("frames")?["views"]?[0]?["id"] == "z")
  }
}
