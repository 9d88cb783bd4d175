import Synchronization
import Testing

@testable import SourceText

/// What ends the lines of a text.
@Suite struct LineEndTests {
  /// Bytes that count how often one of them is looked at.
  private struct Counted: Collection {
    let bytes: [UInt8]
    let looks = Looks()
    var startIndex: Int { 0 }
    var endIndex: Int { bytes.count }

    func index(after index: Int) -> Int { index + 1 }

    subscript(index: Int) -> UInt8 {
      looks.count.withLock { $0 += 1 }
      return bytes[index]
    }
  }

  private final class Looks: Sendable {
    let count = Mutex(0)
  }

  @Test(arguments: [
    ("", "\n"), ("one line", "\n"), ("a\nb\r\n", "\n"), ("a\r\nb\n", "\r\n"), ("a\rb\n", "\r"), ("a\r", "\r"),
  ]) func itIsThatOfTheFirstLine(text: String, end: String) {
    #expect(SourceText(text).lineEnd == end)
  }

  /// A text of one line has to be read to its end for it: once, however often somebody asks the text that holds it.
  @Test func eachByteIsReadOnceAtMost() {
    for (text, most) in [
      (String(repeating: "x", count: 1_000), 1_000), ("ab\r\n" + String(repeating: "x", count: 1_000), 8),
    ] {
      let bytes = Counted(bytes: Array(text.utf8))
      _ = SourceText.lineEnd(of: bytes)
      #expect(bytes.looks.count.withLock { $0 } <= most)
    }
    let isStored = Mirror(reflecting: SourceText("a")).children.contains { $0.label == "lineEnd" }
    #expect(isStored)
  }
}
