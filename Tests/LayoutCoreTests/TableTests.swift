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
}
