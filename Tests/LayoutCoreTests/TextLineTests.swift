import Testing

@testable import LayoutCore

/// Lines of text as a reader sees them.
@Suite struct TextLineTests {
  private struct Setting {
    let tree: BoxTree
    let layout: Layout
    let fonts: FontFaces
    var lines: [String] { layout.lines(ofText: 0).map { tree.string($0) } }

    /// What each line shows from left to right; what runs from right to left in angle brackets, in reading order.
    func runs(_ direction: LayoutDirection = .leftToRight) -> [String] {
      let lines = layout.lines(ofText: 0)
      let all = fonts.visualRuns(of: lines, in: tree.texts[0], tree.textBytes, direction)
      return zip(lines, all).map { line, runs in
        var x = 0.0
        for run in runs {
          #expect(abs(run.x - x) < 1e-9)
          x += run.width
        }
        #expect(abs(x - line.width) < 1e-6)
        return runs.map { run in
          let string =
            switch run.content {
            case .text(let range): tree.string(range)
            case .ellipsis: "…"
            case .hyphen: "‐"
            }
          return run.isRightToLeft ? "<\(string)>" : string
        }.joined(separator: "|")
      }
    }
  }

  private func set(_ text: String, _ width: Double, _ setting: TextSetting = TestFont.body) throws -> Setting {
    var builder = BoxTreeBuilder()
    builder.addText(Array(text.utf8), setting)
    let tree = builder.finish()
    var measurer = try TestFont.measurer()
    let layout = Layout(tree, LayoutProposal(width: width), &measurer)
    for line in layout.lines(ofText: 0) { #expect(line.width <= max(width, 15) + 0.02, "\(line)") }
    return Setting(tree: tree, layout: layout, fonts: measurer.fonts)
  }

  @Test func linesAreFilledFirstFit() throws {
    #expect(try set("Check the pump in hall 4", 100).lines == ["Check the", "pump in hall", "4"])
    #expect(try set("first\nsecond", 300).lines == ["first", "second"])
    #expect(try set("", 300).lines == [""])
  }

  @Test func whatDoesNotFitInTheLastLineIsAnEllipsis() throws {
    let tail = try set("Check the pump in hall 4", 100, TestFont.limited(2)).lines
    #expect(tail == ["Check the", "pump in ha…"])
    let middle = try set("Check the pump in hall 4", 130, TestFont.limited(1, .middle)).lines
    #expect(middle == ["Check t…n hall 4"])
    #expect(try set("first\nsecond", 300, TestFont.limited(1)).lines == ["first…"])
    #expect(try set("Check", 1, TestFont.limited(1)).layout.lines(ofText: 0).count == 1)
  }

  @Test func aWordTooWideForALineIsCutBetweenClusters() throws {
    #expect(try set("👩‍🔧👩‍🔧👩‍🔧", 45).lines == ["👩‍🔧👩‍🔧", "👩‍🔧"])
    #expect(try set("Donaudampfschiff", 60).lines.joined() == "Donaudampfschiff")
  }

  @Test func aSoftHyphenShowsOnlyWhereALineEnds() throws {
    let word = "Schiff\u{AD}fahrts\u{AD}gesell\u{AD}schaft"
    #expect(try set(word, 300).lines == [word])
    #expect(try set(word, 110).lines == ["Schiff\u{AD}fahrts\u{AD}‐", "gesell\u{AD}schaft"])
    // "Schiff" fits, "Schiff‐" does not.
    let bare = try TestFont.fonts().width("Schiff", TestFont.body)
    #expect(try set(word, bare + 1).lines.first != "Schiff\u{AD}‐")
  }

  @Test func nothingIsHyphenated() throws {
    #expect(try set("international maintenance", 120).lines == ["international", "maintenance"])
  }

  @Test func mixedLinesStandInVisualOrder() throws {
    #expect(try set("Pump שלום עולם 42", 400).runs() == ["Pump |42|<שלום עולם >"])
    #expect(try set("שלום Pump (4)", 400).runs() == ["Pump (4)|<שלום >"])
  }

  @Test func anEllipsisStandsAtTheEndOfAParagraphFromRightToLeft() throws {
    let runs = try set("שלום עולם שלום", 80, TestFont.limited(1)).runs()
    #expect(runs.first?.hasPrefix("<…>") == true)
  }

  @Test func aTextWithoutLettersRunsAsTheEnvironmentDoes() throws {
    let setting = try set("12 - 34", 400)
    #expect(setting.runs() == ["12 - 34"])
    #expect(setting.runs(.rightToLeft) == ["34|< - >|12"])
  }
}
