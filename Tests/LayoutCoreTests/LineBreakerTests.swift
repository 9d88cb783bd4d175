import BundledData
import Testing

@testable import LayoutCore

@Suite struct LineBreakerTests {
  private let table = TextProperties(BundledFile.table("text-properties.bin"))

  /// Every line of Unicode's own test file: `÷` where a line may break, `×` where not.
  @Test func agreesWithUnicodesTestFile() throws {
    let table = try #require(table)
    var tested = 0
    var failures: [String] = []
    for line in try UnicodeTestFile.lines("LineBreakTest.txt") {
      let (scalars, expected) = UnicodeTestFile.breaks(line)
      if Self.opportunities(scalars, table) != expected { failures.append(line) }
      tested += 1
    }
    #expect(failures.isEmpty, "\(failures.count) of \(tested), first: \(failures.prefix(5))")
    #expect(tested > 7000)
  }

  @Test(arguments: [
    ("Check the pump", ["Check ", "the ", "pump"]),
    ("work-order 4711", ["work-", "order ", "4711"]),
    ("€ 12.50 (net)", ["€ ", "12.50 ", "(net)"]),
    ("50 % of 3,000.00", ["50 ", "% ", "of ", "3,000.00"]),
    ("non\u{A0}breaking", ["non\u{A0}breaking"]),
    ("東京都庁", ["東", "京", "都", "庁"]),
    ("「東京」です。", ["「東", "京」", "で", "す。"]),
    ("see https://example.com/a", ["see ", "https://", "example.com/", "a"]),
    ("first\nsecond", ["first\n", "second"]),
    ("👩‍🔧👩‍🔧", ["👩‍🔧", "👩‍🔧"]),
    ("", []),
  ])
  func breaksWhereReadersExpect(_ text: String, _ expected: [String]) throws {
    let fonts = try TestFont.fonts()
    #expect(fonts.segments(text, .regular) == expected)
  }

  private static func opportunities(_ scalars: [UInt32], _ table: TextProperties) -> [Bool] {
    var breaker = LineBreaker()
    return scalars.indices.map { index in
      let following = scalars[(index + 1)...].map { table.lineBreak($0) }.first { $0 != .cm && $0 != .zwj }
      return breaker.opportunity(before: table.lineBreak(scalars[index]), next: following ?? .al) != .prohibited
    }.dropFirst().map { $0 }
  }
}
