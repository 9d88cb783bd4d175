import Testing

@testable import LayoutCore

/// Scroll containers, and pictures that keep their proportions.
@Suite struct ScrollTests {
  private func layout(
    _ width: Double, height: Double? = nil, _ build: (inout BoxTreeBuilder) -> Void
  ) throws -> Layout {
    var measurer = try TestFont.measurer()
    var builder = BoxTreeBuilder()
    build(&builder)
    return Layout(builder.finish(), LayoutProposal(width: width, height: height), &measurer)
  }

  private func fixed(_ width: Double, _ height: Double) -> BoxStyle {
    BoxStyle {
      $0.width = .fixed(width)
      $0.height = .fixed(height)
    }
  }

  /// A header, what scrolls, and a footer on a page 300 points high.
  @Test(arguments: [(0.0, 212.0), (230, 230)])
  func whatScrollsGivesWay(_ least: Double, _ height: Double) throws {
    let layout = try layout(100, height: 300) { builder in
      builder.open(.column)
      builder.addLeaf(fixed(100, 50))
      builder.add(.scrollColumn, BoxStyle { $0.height = .atLeast(least) }) { builder in
        for _ in 0..<10 { builder.addLeaf(fixed(100, 100)) }
      }
      builder.addLeaf(fixed(100, 38))
    }
    #expect(layout.frames[2] == Frame(x: 0, y: 50, width: 100, height: height))
    #expect(layout.frames[3].y == 50 && layout.frames[12].y == 950)
    #expect(layout.frames[13].y == 50 + height)
  }

  @Test func whatScrollsIsAsHighAsItsContentWhereThereIsRoom() throws {
    let layout = try layout(100) { builder in
      builder.open(.column)
      builder.add(.scrollColumn) { $0.addLeaf(fixed(100, 700)) }
    }
    #expect(layout.size.height == 700)
  }

  @Test func whatScrollsSidewaysKeepsItsWidths() throws {
    let layout = try layout(100) { builder in
      builder.open(
        .scrollRow,
        BoxStyle {
          $0.spacing = 10
          $0.padding = Insets(vertical: 0, horizontal: 16)
        })
      for _ in 0..<3 { builder.addLeaf(fixed(60, 20)) }
    }
    #expect(layout.frames[1...].map(\.x) == [16, 86, 156])
    #expect(layout.frames[1...].allSatisfy { $0.width == 60 } && layout.size == Size(100, 20))
  }

  /// A picture of 2 to 1 within 200 by 50 points, fitted in and filling.
  @Test(arguments: [(true, 100.0), (false, 200)]) func picturesFitOrFill(_ keeps: Bool, _ width: Double) throws {
    let layout = try layout(200) { builder in
      builder.open(.column, BoxStyle { $0.horizontal = .center })
      builder.addLeaf(
        BoxStyle {
          $0.width = .fill
          $0.height = .atMost(50)
          $0.aspectRatio = 2
          $0.keepsAspect = keeps
        })
    }
    #expect(layout.frames[1] == Frame(x: (200 - width) / 2, y: 0, width: width, height: 50))
  }

  @Test func aPictureOfAGivenHeightIsAsWideAsItsProportionsSay() throws {
    let layout = try layout(300) { builder in
      builder.open(.row)
      for _ in 0..<2 {
        builder.addLeaf(
          BoxStyle {
            $0.height = Extent(ideal: 40)
            $0.aspectRatio = 1.5
            $0.keepsAspect = true
          })
      }
    }
    #expect(layout.frames[1...].map(\.width) == [60, 60] && layout.frames[2].height == 40)
  }
}
