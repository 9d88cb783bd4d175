import Testing

@testable import LayoutCore

@Suite struct TextLayoutTests {
  /// The lines of `text` in a column of `width` points.
  private func lines(_ text: String, _ width: Double, _ setting: TextSetting = TestFont.body) throws -> [String] {
    var measurer = try TestFont.measurer()
    var builder = BoxTreeBuilder()
    builder.open(.column)
    let box = builder.addText(text, setting)
    let tree = builder.finish()
    let layout = Layout(tree, LayoutProposal(width: width), &measurer)
    let lines = layout.lines(ofText: 0).map { line -> String in
      let head = tree.string(Int(line.start)..<Int(line.end))
      let measured = measurer.fonts.width(
        line.hasEllipsis ? head + "…" + tree.string(Int(line.tailStart)..<Int(line.tailEnd)) : head, setting)
      #expect(abs(measured - line.width) < 0.6, "a line is as wide as what it shows: \(head)")
      return line.hasEllipsis ? head + "…" + tree.string(Int(line.tailStart)..<Int(line.tailEnd)) : head
    }
    #expect(layout[box].height == Double(lines.count) * setting.leading)
    return lines
  }

  @Test func breaksBetweenWords() throws {
    let text = "The motor hums but does not start after the repair."
    #expect(try lines(text, 200) == ["The motor hums but does", "not start after the repair."])
    #expect(try lines(text, 1000) == [text])
  }

  @Test func trailingSpaceTakesNoRoom() throws {
    let width = try TestFont.fonts().width("The motor", TestFont.body)
    #expect(try lines("The motor hums", width) == ["The motor", "hums"])
  }

  @Test func explicitBreaksEndLines() throws {
    #expect(try lines("one\ntwo three", 500) == ["one", "two three"])
  }

  @Test func aWordTooWideIsCut() throws {
    let cut = try lines("Donaudampfschifffahrtsgesellschaft", 100)
    #expect(cut.count > 2)
    #expect(cut.joined() == "Donaudampfschifffahrtsgesellschaft")
  }

  @Test func clustersAreNeverCut() throws {
    let family = "👩‍👩‍👧‍👦"
    #expect(try lines(String(repeating: family, count: 5), 30).allSatisfy { $0 == family })
  }

  @Test func tailGivesWayToAnEllipsis() throws {
    let text = "The motor hums but does not start after the repair."
    #expect(try lines(text, 200, TestFont.limited(1)) == ["The motor hums but doe…"])
    let two = try lines(text + " " + text, 200, TestFont.limited(2))
    #expect(two.count == 2 && two[1].hasSuffix("…"))
    #expect(try lines("short", 200, TestFont.limited(1)) == ["short"])
  }

  @Test func middleGivesWayToAnEllipsis() throws {
    let line = try #require(try lines("rotor-assembly-4711-final.pdf", 150, TestFont.limited(1, .middle)).first)
    #expect(line.hasPrefix("rotor") && line.hasSuffix(".pdf") && line.contains("…"))
  }

  @Test func noWidthStillGivesLines() throws {
    #expect(try lines("ab", 0) == ["a", "b"])
    #expect(try lines("ab", 0, TestFont.limited(1)) == ["…"])
  }

  /// A second layout at another width takes the text's analysis from the cache and gives what a fresh one gives.
  @Test func cachedRunsGiveTheSameLines() throws {
    var shared = try TestFont.measurer()
    var builder = BoxTreeBuilder()
    builder.open(.column)
    for text in ["The motor hums but does not start.", "Motor läuft, Öl fehlt — prüfen!"] {
      builder.addText(text, TestFont.body)
    }
    let tree = builder.finish()
    for width in stride(from: 20.0, to: 300, by: 17) {
      var fresh = try TestFont.measurer()
      let proposal = LayoutProposal(width: width)
      let first = Layout(tree, proposal, &shared)
      let second = Layout(tree, proposal, &fresh)
      #expect(first.lines == second.lines && first.frames == second.frames)
    }
  }
}
