import BundledData
import Testing

@testable import LayoutCore

@Suite struct ClusterBreakerTests {
  /// Every line of Unicode's own test file: `÷` where a cluster begins, `×` where not.
  @Test func agreesWithUnicodesTestFile() throws {
    let properties = try #require(TextProperties(BundledFile.table("text-properties.bin")))
    var failures: [String] = []
    let lines = try UnicodeTestFile.lines("GraphemeBreakTest.txt")
    for line in lines {
      let (scalars, expected) = UnicodeTestFile.breaks(line)
      var breaker = ClusterBreaker()
      let found = scalars.map { breaker.startsCluster(properties.cluster($0)) }
      if Array(found.dropFirst()) != expected { failures.append(line) }
    }
    #expect(failures.isEmpty, "\(failures.count) of \(lines.count), first: \(failures.prefix(5))")
    #expect(lines.count > 500)
  }

  /// In thousandths of an em, rounded.
  @Test(arguments: [
    ("東京", 2000), ("안녕", 1840), ("👩‍🔧", 1245), ("🇩🇪🇫🇷", 2489), ("👍🏽", 1245), ("1️⃣", 1245), ("❤️", 1245), ("שלום", 2236),
    ("e\u{301}", 540), ("a\u{AD}b", 1105), ("a\u{200B}b", 1105), ("ab", 1105),
  ])
  func whatTheFaceLacksHasStatedWidths(_ text: String, _ thousandths: Int) throws {
    let width = try TestFont.fonts().width(text, TextSetting(face: .regular, size: 1000, leading: 1000))
    #expect(Int(width.rounded()) == thousandths)
  }
}
