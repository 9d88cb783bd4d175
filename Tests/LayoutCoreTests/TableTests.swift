import Testing

@testable import LayoutCore

@Suite struct TableTests {
  private func widths(_ columns: [TableRule.Width], _ ideal: [Double], _ words: [Double]) -> TableWidths {
    TableWidths(
      TableRule(columns.map { TableRule.Column($0) }, least: 48, share: 0.5), ideal: ideal, words: words, width: 320)
  }

  @Test func spareWidthGoesToTheInfiniteColumn() {
    #expect(widths([.flexible, .infinite], [60, 10], [20, 10]).widths == [60, 260])
  }

  @Test func withoutAnInfiniteColumnTheFirstTakesTheRest() {
    #expect(widths([.flexible, .flexible], [60, 10], [20, 10]).widths == [272, 48])
  }

  @Test func flexibleColumnsShrinkToHalf() {
    #expect(widths([.flexible, .fixed(80)], [500, 10], [20, 10]).widths == [240, 80])
    let both = widths([.flexible, .flexible], [500, 400], [20, 10])
    #expect(both.widths == [160, 160] && both.fits)
  }

  @Test func noColumnIsNarrowerThanItsWords() {
    let table = widths([.flexible, .flexible, .flexible], [300, 300, 300], [150, 80, 60])
    #expect(table.fits)
    #expect(zip(table.widths, [150, 80, 60]).allSatisfy { $0 >= $1 - 0.01 })
    #expect(abs(table.widths.reduce(0, +) - 320) < 0.01)
    #expect(!widths([.flexible, .flexible], [300, 300], [200, 200]).fits)
  }

  /// A table of two rows: a number, a name, and a column that takes the rest.
  private func table(_ width: Double, direction: LayoutDirection = .leftToRight) throws -> Layout {
    var measurer = try TestFont.measurer()
    var builder = BoxTreeBuilder()
    builder.openTable(
      BoxStyle {
        $0.width = .fill
        $0.spacing = 4
      },
      TableRule([.init(.fixed(40)), .init(.flexible), .init(.infinite)]))
    for name in ["Pump", "Compressor"] {
      builder.open(.tableRow, BoxStyle { $0.spacing = 10 })
      builder.addLeaf(BoxStyle { $0.height = .fixed(20) })
      builder.addText(name, TestFont.body, BoxStyle { $0.keepsWords = true })
      builder.addLeaf(BoxStyle { $0.height = .fixed(30) })
      builder.close()
      builder.addLeaf(
        BoxStyle {
          $0.width = .fill
          $0.height = .fixed(1)
        })
    }
    return Layout(builder.finish(), LayoutProposal(width: width, scale: 64, direction: direction), &measurer)
  }

  @Test func allRowsHaveTheSameColumns() throws {
    let layout = try table(300)
    let name = try TestFont.fonts().width("Compressor", TestFont.body)
    for row in [1, 6] {
      #expect(layout.frames[row + 1].x == 0 && layout.frames[row + 1].width == 40)
      #expect(layout.frames[row + 2].x == 50 && abs(layout.frames[row + 2].width - name) < 0.05)
      #expect(abs(layout.frames[row + 3].x - 60 - name) < 0.05 && abs(layout.frames[row + 3].maxX - 300) < 0.05)
    }
    #expect(layout.frames[5].width == 300)
    #expect([1, 5, 6, 10].map { layout.frames[$0].y } == [0, 34, 39, 73])
    #expect(layout.size.height == 74)
  }

  @Test func columnsAreMirrored() throws {
    let layout = try table(300, direction: .rightToLeft)
    #expect(layout.frames[2].maxX == 300 && layout.frames[3].maxX == 250)
    #expect(layout.frames[4].x == 0)
  }

  /// A row without a table stands for itself.
  @Test func rowWithoutATableIsARow() throws {
    var measurer = try TestFont.measurer()
    var builder = BoxTreeBuilder()
    builder.open(.tableRow)
    builder.addText("Pump", TestFont.body)
    let layout = Layout(builder.finish(), LayoutProposal(width: 100), &measurer)
    #expect(layout.frames[1].width > 30 && layout.size.height == 22)
  }
}
