import Testing

@testable import LayoutCore

@Suite struct IncrementalLayoutTests {
  private func expectSame(_ incremental: IncrementalLayout, _ note: String) throws {
    var measurer = try TestFont.measurer()
    let tree = incremental.tree
    let full = Layout(tree, incremental.proposal, &measurer)
    let layout = incremental.layout
    let wrong = layout.frames.indices.first { layout.frames[$0] != full.frames[$0] }
    if let wrong {
      var path: [String] = []
      var id: BoxID? = BoxID(wrong)
      while let box = id {
        path.append("\(tree.kind(of: box)) \(box.index) \(layout[box]) \(full[box])")
        id = tree.parent(of: box)
      }
      Issue.record("\(note): \(path.joined(separator: "\n"))")
    }
    #expect(layout.lines == full.lines && layout.firstLines == full.firstLines, "\(note)")
    #expect(layout.hidden == full.hidden && layout.hiddenCounts == full.hiddenCounts, "\(note)")
    #expect((0..<tree.count).allSatisfy { incremental.frame(of: BoxID($0)) == full.frames[$0] }, "\(note)")
    #expect(tree.texts.indices.allSatisfy { incremental.lines(ofText: $0) == Array(full.lines(ofText: $0)) }, "\(note)")
  }

  /// Many trees, many edits: the same as a layout of the whole tree, to the last bit.
  @Test(arguments: 0..<8) func whateverChangesItIsTheLayoutOfTheWhole(_ part: Int) throws {
    let measurer = try TestFont.measurer()
    for seed in part * 25..<(part + 1) * 25 {
      var random = RandomTree(UInt64(seed), isAbsurd: seed % 7 == 0)
      let tree = random.tree(boxes: 2 + seed % 90)
      let proposal = LayoutProposal(
        width: random.dice.points(500), height: seed % 3 == 0 ? 400 : nil, scale: Double(1 + seed % 3),
        direction: seed % 2 == 0 ? .leftToRight : .rightToLeft)
      var incremental = IncrementalLayout(tree, proposal, measurer)
      try expectSame(incremental, "seed \(seed)")
      for edit in 0..<12 {
        let id = BoxID(random.dice.upTo(tree.count))
        if random.dice.hits(50) {
          incremental.setStyle(random.style(), of: id)
        } else {
          incremental.setText(
            Array(random.text().utf8), random.dice.hits(50) ? random.setting() : nil, of: id)
        }
        try expectSame(incremental, "seed \(seed), edit \(edit)")
      }
    }
  }

  /// Typing into one text, over and over: what was replaced does not pile up.
  @Test func replacedTextsAreForgotten() throws {
    var builder = BoxTreeBuilder()
    builder.open(.column)
    let text = builder.addText("first", TestFont.body)
    builder.addText("The second text goes on for more than one line of this page", TestFont.body)
    var incremental = IncrementalLayout(builder.finish(), LayoutProposal(width: 200), try TestFont.measurer())
    for count in 0..<3000 {
      incremental.setText(Array(String(repeating: "word ", count: count % 20).utf8), of: text)
    }
    #expect(incremental.tree.textBytes.count < 10_000)
    #expect(incremental.tree.string(incremental.tree.texts[1].range).hasPrefix("The second"))
    try expectSame(incremental, "after all")
  }

  /// A text that stays on its line leaves everything else alone; one that takes another moves what is below it.
  @Test func whatIsBelowMovesDown() throws {
    var builder = BoxTreeBuilder()
    builder.open(.column)
    let text = builder.addText("short", TestFont.body)
    builder.open(.row)
    let below = builder.addText("below", TestFont.body)
    var incremental = IncrementalLayout(builder.finish(), LayoutProposal(width: 120), try TestFont.measurer())
    #expect(incremental.frame(of: below).y == 22)
    incremental.setText(Array("still short".utf8), of: text)
    #expect(incremental.frame(of: below).y == 22)
    incremental.setText(Array("now it is much longer than a line".utf8), of: text)
    #expect(incremental.lines(ofText: 0).count == 3)
    #expect(incremental.frame(of: below).y == 66)
  }

  @Test func changesOfNothingAreNoTrouble() throws {
    var empty = IncrementalLayout(
      BoxTree(boxes: [], texts: [], textBytes: []), LayoutProposal(width: 9), try TestFont.measurer())
    empty.setText([], of: BoxID(0))
    empty.setStyle(BoxStyle(), of: BoxID(3))
    #expect(empty.layout.frames.isEmpty && empty.frame(of: BoxID(0)) == .zero && empty.lines(ofText: 0).isEmpty)
  }
}
