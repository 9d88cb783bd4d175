import BundledData
import Testing

@testable import LayoutCore

@Suite struct BidiParagraphTests {
  /// Lines of Unicode's BidiCharacterTest.txt: characters, direction asked for, level of the paragraph, levels.
  @Test func agreesWithUnicodesCharacterTests() throws {
    let properties = try #require(TextProperties(BundledFile.table("text-properties.bin")))
    var failures: [String] = []
    let lines = try UnicodeTestFile.lines("BidiCharacterTest.txt")
    for line in lines {
      let fields = line.split(separator: ";")
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      let paragraph = BidiParagraph(
        scalars.map(properties.direction), brackets: scalars.map(properties.bracket), baseLevel: Self.level(fields[1]))
      let isRight = Self.matches(paragraph, levels: fields[3]) && paragraph.baseLevel == UInt8(fields[2])
      if !isRight { failures.append(line) }
    }
    #expect(failures.isEmpty, "\(failures.count) of \(lines.count), first: \(failures.prefix(3))")
    #expect(lines.count > 1500)
  }

  /// Lines of Unicode's BidiTest.txt: classes and the directions that give the levels stated before them.
  @Test func agreesWithUnicodesClassTests() throws {
    var failures: [String] = []
    var levels: Substring = ""
    var tested = 0
    for line in try UnicodeTestFile.lines("BidiTest.txt") {
      if line.hasPrefix("@Levels:") { levels = line.dropFirst(8) }
      if line.hasPrefix("@") { continue }
      let fields = line.split(separator: ";")
      let classes = fields[0].split(separator: " ").compactMap { Self.classes[String($0)] }
      let directions = Int(fields[1].trimmingPrefix(" ")) ?? 0
      for (bit, level) in [nil, UInt8(0), UInt8(1)].enumerated() where directions >> bit & 1 == 1 {
        let none = [BidiBracket?](repeating: nil, count: classes.count)
        let paragraph = BidiParagraph(classes, brackets: none, baseLevel: level)
        if !Self.matches(paragraph, levels: levels) { failures.append("\(line) at \(bit), expected\(levels)") }
        tested += 1
      }
    }
    #expect(failures.isEmpty, "\(failures.count) of \(tested), first: \(failures.prefix(3))")
    #expect(tested > 2000)
  }

  @Test func deepNestingIsLinear() {
    let classes = [BidiClass](repeating: .fsi, count: 100_000) + [.r] + [BidiClass](repeating: .pdi, count: 100_000)
    let none = [BidiBracket?](repeating: nil, count: classes.count)
    #expect(BidiParagraph(classes, brackets: none, baseLevel: nil).levels.count == classes.count)
  }

  private static let classes: [String: BidiClass] = [
    "L": .l, "R": .r, "AL": .al, "EN": .en, "ES": .es, "ET": .et, "AN": .an, "CS": .cs, "NSM": .nsm, "BN": .bn,
    "B": .b, "S": .s, "WS": .ws, "ON": .on, "LRE": .lre, "LRO": .lro, "RLE": .rle, "RLO": .rlo, "PDF": .pdf,
    "LRI": .lri, "RLI": .rli, "FSI": .fsi, "PDI": .pdi,
  ]

  private static func level(_ direction: Substring) -> UInt8? { direction == "2" ? nil : UInt8(direction) }

  /// Whether the levels of the whole paragraph as one line are `levels`; `x` stands for a removed character.
  private static func matches(_ paragraph: BidiParagraph, levels: Substring) -> Bool {
    let expected = levels.split(whereSeparator: { " \t".contains($0) })
    let found = paragraph.lineLevels(paragraph.levels.indices)
    return expected.count == found.count
      && zip(expected, found).allSatisfy { $0 == "x" || UInt8($0) == $1 }
  }
}
