import Testing

@testable import LayoutCore

/// Which way texts run, found without resolving the levels of their characters.
@Suite struct TextDirectionTests {
  private func content(_ text: String) -> (TextContent, [UInt8]) {
    let bytes = Array(text.utf8)
    return (TextContent(start: 0, end: Int32(bytes.count), style: TestFont.body), bytes)
  }

  @Test(arguments: [
    ("Pump 4711", LayoutDirection.rightToLeft, false), ("4711", .rightToLeft, true), ("4711", .leftToRight, false),
    ("مضخة A", .leftToRight, true), ("4711 משאבה", .leftToRight, true),
    ("\u{2067}משאבה\u{2069} pump", .leftToRight, false),
    ("\n משאבה", .leftToRight, false), ("", .rightToLeft, true),
  ])
  func theFirstStrongCharacterDecides(_ text: String, _ direction: LayoutDirection, _ isRightToLeft: Bool) throws {
    let (content, bytes) = content(text)
    #expect(try TestFont.fonts().isRightToLeft(content, in: bytes, direction) == isRightToLeft)
  }

  @Test(arguments: [
    ("Pump 4711, “hall 4”", LayoutDirection.rightToLeft, true), ("Überprüfung – 95 %", .leftToRight, true),
    ("4711", .leftToRight, true), ("4711", .rightToLeft, false), ("Pump مضخة", .leftToRight, false),
    ("a\u{202E}b", .leftToRight, false), ("one\n4711", .rightToLeft, false), ("one\n4711", .leftToRight, true),
  ])
  func whatRunsFromLeftToRightIsKnown(_ text: String, _ direction: LayoutDirection, _ runs: Bool) throws {
    let (content, bytes) = content(text)
    #expect(try TestFont.fonts().runsLeftToRight(content, in: bytes, direction) == runs)
  }

  /// The shortcut never says so of a text whose resolved levels say otherwise.
  @Test func theShortcutAgreesWithTheLevels() throws {
    let fonts = try TestFont.fonts()
    var random = RandomTree(7)
    for _ in 0..<400 {
      let (content, bytes) = content(random.text())
      for direction in LayoutDirection.allCases where fonts.runsLeftToRight(content, in: bytes, direction) {
        let lines = fonts.lines(String(decoding: bytes, as: UTF8.self), TestFont.body, width: 120)
        let runs = fonts.visualRuns(of: lines, in: content, bytes, direction)
        #expect(runs.allSatisfy { $0.allSatisfy { !$0.isRightToLeft } })
      }
    }
  }
}
