import Testing

@testable import LayoutCore

@Suite struct FlowTests {
  private func layout(
    _ widths: [Double], width: Double, lineLimit: UInt8 = 0, countWidth: Double? = nil, spacing: Double = 8
  ) throws -> Layout {
    var measurer = try TestFont.measurer()
    var builder = BoxTreeBuilder()
    builder.open(
      .flow,
      BoxStyle {
        $0.spacing = spacing
        $0.lineSpacing = 10
        $0.flowLineLimit = lineLimit
      })
    for width in widths {
      builder.addLeaf(
        BoxStyle {
          $0.width = .fixed(width)
          $0.height = .fixed(20)
        })
    }
    if let countWidth {
      builder.addOverflowCount(
        BoxStyle {
          $0.width = .fixed(countWidth)
          $0.height = .fixed(20)
        })
    }
    return Layout(builder.finish(), LayoutProposal(width: width), &measurer)
  }

  @Test func childrenGoOnToTheNextLine() throws {
    let layout = try layout([40, 40, 40], width: 100)
    #expect(layout.frames[1...].map(\.x) == [0, 48, 0])
    #expect(layout.frames[1...].map(\.y) == [0, 0, 30])
    #expect(layout.size.height == 50)
  }

  @Test func childTooWideHasALineOfItsOwn() throws {
    let layout = try layout([40, 300, 40], width: 100)
    #expect(layout.frames[1...].map(\.y) == [0, 30, 60])
  }

  @Test func whatFindsNoRoomIsHiddenAndCounted() throws {
    let layout = try layout([40, 40, 40, 40, 40], width: 148, lineLimit: 1, countWidth: 30)
    #expect(layout.hidden == [false, false, false, true, true, true, false])
    #expect(layout.hiddenCounts == [BoxID(0): 3])
    #expect(layout.frames[6] == Frame(x: 96, y: 0, width: 30, height: 20))
    #expect(layout.size.height == 20)
  }

  @Test func noCountWhenEverythingFits() throws {
    let layout = try layout([40, 40], width: 148, lineLimit: 1, countWidth: 30)
    #expect(layout.hidden == [false, false, false, true])
    #expect(layout.hiddenCounts.isEmpty)
  }

  @Test func separatorsVanishAtLineEnds() throws {
    var measurer = try TestFont.measurer()
    var builder = BoxTreeBuilder()
    builder.open(.flow, BoxStyle { $0.spacing = 8 })
    for index in 0..<3 {
      if index > 0 { builder.addFlowSeparator("·", TestFont.body) }
      builder.addLeaf(
        BoxStyle {
          $0.width = .fixed(40)
          $0.height = .fixed(20)
        })
    }
    let tree = builder.finish()
    let narrow = Layout(tree, LayoutProposal(width: 110), &measurer)
    #expect(narrow.hidden == [false, false, false, false, true, false])
    #expect(narrow.frames[5].x == 0 && narrow.frames[5].y > 0)
    let wide = Layout(tree, LayoutProposal(width: 300), &measurer)
    #expect(!wide.hidden.contains(true))
  }
}
