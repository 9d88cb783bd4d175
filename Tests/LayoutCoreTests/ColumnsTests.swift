import Testing

@testable import LayoutCore

/// Masonry, carousel and split row.
@Suite struct ColumnsTests {
  private func layout(
    _ kind: BoxKind, _ rule: ColumnRule, heights: [Double], width: Double,
    direction: LayoutDirection = .leftToRight, _ change: (inout BoxStyle) -> Void = { _ in }
  ) throws -> Layout {
    var measurer = try TestFont.measurer()
    var builder = BoxTreeBuilder()
    builder.open(
      kind,
      BoxStyle {
        $0.spacing = 8
        $0.lineSpacing = 4
        change(&$0)
      }, rule)
    for height in heights {
      builder.addLeaf(
        BoxStyle {
          $0.width = .fill
          $0.height = .fixed(height)
        })
    }
    return Layout(builder.finish(), LayoutProposal(width: width, direction: direction), &measurer)
  }

  private func corners(_ layout: Layout) -> [[Double]] { layout.frames[1...].map { [$0.x, $0.y] } }

  @Test func masonryFillsColumnsThenTakesTheShortest() throws {
    let layout = try layout(.masonry, ColumnRule(count: 3), heights: [30, 10, 20, 10, 10], width: 316)
    #expect(corners(layout) == [[0, 0], [108, 0], [216, 0], [108, 14], [216, 24]])
    #expect(layout.frames[1...].allSatisfy { $0.width == 100 })
    #expect(layout.size.height == 34)
  }

  @Test func tiesGoToTheFirstColumn() throws {
    let layout = try layout(.masonry, ColumnRule(count: 2), heights: [10, 10, 10, 10], width: 208)
    #expect(corners(layout) == [[0, 0], [108, 0], [0, 14], [108, 14]])
  }

  @Test func roundRobinDoesNotLookAtHeights() throws {
    let layout = try layout(.masonry, ColumnRule(count: 2, order: .roundRobin), heights: [50, 10, 10, 10], width: 208)
    #expect(corners(layout) == [[0, 0], [108, 0], [0, 54], [108, 14]])
  }

  @Test func equalHeightsMakeAGrid() throws {
    let layout = try layout(.masonry, ColumnRule(count: 2, equalHeights: true), heights: [50, 10, 20], width: 208)
    #expect(corners(layout) == [[0, 0], [108, 0], [0, 54]])
    #expect(layout.frames[1...].allSatisfy { $0.height == 50 })
  }

  @Test func masonryIsMirrored() throws {
    let layout = try layout(
      .masonry, ColumnRule(count: 2), heights: [10, 20, 10], width: 208, direction: .rightToLeft)
    #expect(corners(layout) == [[108, 0], [0, 0], [108, 14]])
  }

  /// A child that asks for more than a column gets the column's width and keeps its own height.
  @Test func childIsNeverWiderThanItsColumn() throws {
    var measurer = try TestFont.measurer()
    var builder = BoxTreeBuilder()
    builder.open(.masonry, BoxStyle(), ColumnRule(count: 2))
    builder.addLeaf(
      BoxStyle {
        $0.width = .fixed(500)
        $0.height = .fixed(20)
      })
    let layout = Layout(builder.finish(), LayoutProposal(width: 200), &measurer)
    #expect(layout.frames[1] == Frame(x: 0, y: 0, width: 100, height: 20))
  }

  @Test(arguments: [(HorizontalAlignment.leading, 0.0), (.center, 30), (.trailing, 60)])
  func narrowChildStandsWhereAsked(_ alignment: HorizontalAlignment, _ x: Double) throws {
    var measurer = try TestFont.measurer()
    var builder = BoxTreeBuilder()
    builder.open(.masonry, BoxStyle { $0.horizontal = alignment }, ColumnRule(count: 2))
    builder.addLeaf(
      BoxStyle {
        $0.width = .fixed(40)
        $0.height = .fixed(20)
      })
    #expect(Layout(builder.finish(), LayoutProposal(width: 200), &measurer).frames[1].x == x)
  }

  /// The slice of the next card is twice the spacing (the SDK's Views/Carousel).
  @Test(arguments: [(8.0, 350.0, 16.0), (16, 326, 32)])
  func carouselShowsASliceOfTheNext(_ spacing: Double, _ width: Double, _ peek: Double) throws {
    let layout = try layout(.carousel, ColumnRule(), heights: [10, 30, 20], width: 390) {
      $0.spacing = spacing
      $0.padding = Insets(vertical: 0, horizontal: 16)
    }
    #expect(layout.frames[1...].allSatisfy { $0.width == width })
    #expect(layout.frames[1].x == 16)
    #expect(390 - layout.frames[2].x == peek)
    #expect(layout.size == Size(390, 30))
  }

  @Test func carouselTakesPeekAndWidth() throws {
    let peeking = try layout(.carousel, ColumnRule(peek: 40), heights: [10, 10], width: 390)
    #expect(390 - peeking.frames[2].x == 40)
    let fixed = try layout(.carousel, ColumnRule(itemWidth: 280), heights: [10, 10], width: 390)
    #expect(fixed.frames[1...].map(\.width) == [280, 280])
  }

  @Test func carouselIsMirrored() throws {
    let layout = try layout(.carousel, ColumnRule(), heights: [10, 10], width: 390, direction: .rightToLeft) {
      $0.padding = Insets(vertical: 0, horizontal: 16)
    }
    #expect(layout.frames[1].maxX == 374)
    #expect(layout.frames[2].maxX == 16)
  }

  @Test(arguments: [(VerticalAlignment.top, 0.0), (.center, 10), (.bottom, 20)])
  func carouselAlignsDifferentHeights(_ alignment: VerticalAlignment, _ y: Double) throws {
    let layout = try layout(.carousel, ColumnRule(), heights: [10, 30], width: 390) { $0.vertical = alignment }
    #expect(layout.frames[1].y == y)
  }

  @Test func carouselCanBeOfOneHeight() throws {
    let layout = try layout(.carousel, ColumnRule(equalHeights: true), heights: [10, 30], width: 390)
    #expect(layout.frames[1...].allSatisfy { $0.height == 30 && $0.y == 0 })
  }

  @Test func firstOfASplitRowHasItsShare() throws {
    let layout = try layout(.splitRow, ColumnRule(share: 0.25), heights: [10, 10], width: 424) { $0.spacing = 24 }
    #expect(layout.frames[1...].map(\.x) == [0, 124])
    #expect(layout.frames[1...].map(\.width) == [100, 300])
  }

  @Test func rulesAreBroughtIntoRange() {
    let rule = ColumnRule(count: 0, peek: -1, itemWidth: 0, share: .nan)
    #expect(rule.count == 1 && rule.peek == 0 && rule.itemWidth == 1 && rule.share == 0)
    #expect(ColumnRule(count: 3).masonryColumnWidth(in: 4, spacing: 8) == 0)
    #expect(ColumnRule(count: 3).carouselItemWidth(in: 4, leading: 16, spacing: 8) == 1)
  }

  @Test(arguments: [BoxKind.masonry, .carousel, .splitRow])
  func nothingInsideIsNoTrouble(_ kind: BoxKind) throws {
    #expect(try layout(kind, ColumnRule(count: 3), heights: [], width: 100).size == Size(100, 0))
  }
}
