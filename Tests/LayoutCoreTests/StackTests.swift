import Testing

@testable import LayoutCore

@Suite struct StackTests {
  private func layout(
    _ width: Double, height: Double? = nil, scale: Double = 1, direction: LayoutDirection = .leftToRight,
    _ build: (inout BoxTreeBuilder) -> Void
  ) throws -> Layout {
    var measurer = try TestFont.measurer()
    var builder = BoxTreeBuilder()
    build(&builder)
    return Layout(
      builder.finish(), LayoutProposal(width: width, height: height, scale: scale, direction: direction), &measurer)
  }

  private func fixed(_ width: Double, _ height: Double) -> BoxStyle {
    BoxStyle {
      $0.width = .fixed(width)
      $0.height = .fixed(height)
    }
  }

  @Test func columnStacksWithSpacingAndPadding() throws {
    let layout = try layout(200) { builder in
      builder.open(
        .column,
        BoxStyle {
          $0.padding = Insets(top: 16, leading: 10, bottom: 6, trailing: 20)
          $0.spacing = 4
        })
      builder.addLeaf(fixed(30, 10))
      builder.addLeaf(fixed(50, 20))
    }
    #expect(layout.frames[1] == Frame(x: 10, y: 16, width: 30, height: 10))
    #expect(layout.frames[2] == Frame(x: 10, y: 30, width: 50, height: 20))
    #expect(layout.size == Size(200, 56))
  }

  @Test(arguments: [(HorizontalAlignment.leading, 0.0), (.center, 85), (.trailing, 170)])
  func columnAlignsItsChildren(_ alignment: HorizontalAlignment, _ x: Double) throws {
    let layout = try layout(200) { builder in
      builder.open(.column, BoxStyle { $0.horizontal = alignment })
      builder.addLeaf(fixed(30, 10))
    }
    #expect(layout.frames[1].x == x)
  }

  @Test(arguments: [(VerticalAlignment.top, 0.0), (.center, 15), (.bottom, 30)])
  func rowAlignsItsChildren(_ alignment: VerticalAlignment, _ y: Double) throws {
    let layout = try layout(200) { builder in
      builder.open(.row, BoxStyle { $0.vertical = alignment })
      builder.addLeaf(fixed(10, 40))
      builder.addLeaf(fixed(10, 10))
    }
    #expect(layout.frames[2].y == y)
  }

  @Test func spacerPushesToTheEnd() throws {
    let layout = try layout(200) { builder in
      builder.open(.row, BoxStyle { $0.spacing = 8 })
      builder.addLeaf(fixed(30, 10))
      builder.addSpacer()
      builder.addLeaf(fixed(50, 10))
    }
    #expect(layout.frames[3].x == 150)
    #expect(layout.frames[2].width == 104)
  }

  @Test func growersShareEvenly() throws {
    let layout = try layout(210) { builder in
      builder.open(.row, BoxStyle { $0.spacing = 10 })
      for _ in 0..<3 {
        builder.addLeaf(
          BoxStyle {
            $0.width = .fill
            $0.height = .fixed(5)
          })
      }
    }
    #expect(layout.frames[1...].map(\.x) == [0, 73, 147])
    #expect(layout.frames[3].maxX == 210)
  }

  /// The higher priority keeps what it asks for, the other one gives way.
  @Test func priorityIsServedFirst() throws {
    let text = "Spare parts below the reorder point"
    let layout = try layout(200) { builder in
      builder.open(.row)
      builder.addText(text, TestFont.limited(1), BoxStyle { $0.width = .fill })
      builder.addText("2 of 36", TestFont.limited(1), BoxStyle { $0.priority = 1 })
    }
    let counter = try TestFont.fonts().width("2 of 36", TestFont.body)
    #expect(layout.frames[2].maxX == 200)
    #expect(abs(layout.frames[2].width - counter) < 1)
    #expect(layout.lines(ofText: 0).first?.hasEllipsis == true)
    #expect(layout.lines(ofText: 1).first?.hasEllipsis == false)
  }

  @Test func firstBaselinesMeet() throws {
    var measurer = try TestFont.measurer()
    var builder = BoxTreeBuilder()
    builder.open(.row, BoxStyle { $0.vertical = .firstBaseline })
    let large = TextSetting(face: .bold, size: 28, leading: 34)
    builder.addText("86", large)
    builder.addText("%", TestFont.body)
    let layout = Layout(builder.finish(), LayoutProposal(width: 300, scale: 64), &measurer)
    let first = layout.frames[1].y + measurer.fonts.metrics(.bold).baseline(inLeading: 34, at: 28)
    let second = layout.frames[2].y + measurer.fonts.metrics(.regular).baseline(inLeading: 22, at: 17)
    #expect(abs(first - second) < 0.02)
  }

  @Test func equalRowGivesEqualWidths() throws {
    let layout = try layout(326) { builder in
      builder.open(.equalRow, BoxStyle { $0.spacing = 8 })
      builder.addText("Reject", TestFont.limited(1))
      builder.addText("Approve everything", TestFont.limited(1))
    }
    #expect(layout.frames[1].width == 159 && layout.frames[2].width == 159)
    #expect(layout.frames[2].x == 167)
  }

  @Test func overlayPutsFillingChildrenAtItsOwnSize() throws {
    let layout = try layout(361) { builder in
      builder.open(
        .overlay,
        BoxStyle {
          $0.height = .fixed(145)
          $0.vertical = .bottom
        })
      builder.addFilling()
      builder.addText("Hall 4", TestFont.body, BoxStyle { $0.padding = Insets(16) })
    }
    #expect(layout.frames[1] == Frame(x: 0, y: 0, width: 361, height: 145))
    #expect(layout.frames[2].maxY == 145 && layout.frames[2].height == 54)
  }

  @Test func growingHeightsTakeWhatIsLeft() throws {
    let layout = try layout(100, height: 300) { builder in
      builder.open(.column)
      builder.addLeaf(fixed(10, 50))
      builder.addLeaf(BoxStyle { $0.height = .fill })
      builder.addLeaf(fixed(10, 38))
    }
    #expect(layout.frames[2].height == 212 && layout.frames[3].maxY == 300)
  }

  @Test func aspectRatioGivesTheHeight() throws {
    let layout = try layout(320) { builder in
      builder.open(.column)
      builder.addLeaf(
        BoxStyle {
          $0.width = .fill
          $0.aspectRatio = 16.0 / 9
        })
    }
    #expect(layout.frames[1].height == 180)
  }

  /// Edges fall on pixels, neighbours share an edge, and no text is cut by rounding.
  @Test(arguments: [1.0, 2, 3])
  func edgesFallOnPixels(_ scale: Double) throws {
    let layout = try layout(100, scale: scale) { builder in
      builder.open(.row)
      for _ in 0..<3 {
        builder.addLeaf(
          BoxStyle {
            $0.width = .fill
            $0.height = .fixed(10.2)
          })
      }
    }
    for frame in layout.frames {
      for edge in [frame.x, frame.y, frame.maxX, frame.maxY] {
        #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
      }
    }
    #expect(layout.frames[1].maxX == layout.frames[2].x && layout.frames[2].maxX == layout.frames[3].x)
  }

  @Test func rightToLeftIsTheMirrorImage() throws {
    func build(_ builder: inout BoxTreeBuilder) {
      builder.open(.row, BoxStyle { $0.padding = Insets(top: 0, leading: 16, bottom: 0, trailing: 4) })
      builder.addLeaf(fixed(30, 10))
      builder.addSpacer()
      builder.addLeaf(fixed(50, 20))
    }
    let plain = try layout(200, build)
    let mirrored = try layout(200, direction: .rightToLeft, build)
    for (a, b) in zip(plain.frames, mirrored.frames) {
      #expect(b == Frame(x: 200 - a.maxX, y: a.y, width: a.width, height: a.height))
    }
    #expect(mirrored.frames[1].maxX == 184)
  }

  @Test func absurdInputGivesFiniteFrames() throws {
    let layout = try layout(.nan, scale: .infinity) { builder in
      builder.open(.row, BoxStyle { $0.width = .fixed(-.infinity) })
      builder.addLeaf(fixed(.infinity, .nan))
      builder.addText("text", TextSetting(face: .black, size: .nan, leading: -3))
    }
    #expect(layout.frames.allSatisfy { $0.width.isFinite && $0.maxX.isFinite && $0.maxY.isFinite })
  }

  @Test func noBoxesGiveNoFrames() throws {
    #expect(try layout(100) { _ in }.frames.isEmpty)
  }

  /// Depth costs memory, never the stack.
  @Test func aHundredThousandNestedBoxesAreLaidOut() throws {
    let layout = try layout(300) { builder in
      for _ in 0..<100_000 { builder.open(.column) }
      builder.addLeaf(fixed(10, 10))
    }
    #expect(layout.size == Size(300, 10))
    #expect(layout.frames.last == Frame(x: 0, y: 0, width: 10, height: 10))
  }
}
