import Testing

@testable import LayoutCore

/// What holds for every tree.
@Suite struct LayoutPropertyTests {
  private static let proposals = [
    LayoutProposal(width: 320), LayoutProposal(width: 393, scale: 3), LayoutProposal(width: 90, height: 500, scale: 2),
    LayoutProposal(width: 0), LayoutProposal(width: 1366, height: 40, direction: .rightToLeft),
  ]

  @Test(arguments: proposals) func anyTreeGivesFiniteFrames(_ proposal: LayoutProposal) throws {
    var measurer = try TestFont.measurer()
    for seed in 0..<150 {
      var random = RandomTree(UInt64(seed), isAbsurd: seed % 2 == 0)
      let tree = random.tree(boxes: 1 + seed % 60)
      let layout = Layout(tree, proposal, &measurer)
      #expect(layout.frames.count == tree.count && layout.hidden.count == tree.count)
      for frame in layout.frames {
        let isFinite = frame.x.isFinite && frame.y.isFinite && frame.maxX.isFinite && frame.maxY.isFinite
        #expect(isFinite && frame.width >= 0 && frame.height >= 0, "seed \(seed): \(frame)")
      }
      for index in tree.texts.indices {
        let text = tree.texts[index].range
        #expect(layout.lines(ofText: index).allSatisfy { text.lowerBound <= $0.start && $0.end <= text.upperBound })
      }
    }
  }

  @Test(arguments: proposals) func theSameTreeGivesTheSameLayout(_ proposal: LayoutProposal) throws {
    var measurer = try TestFont.measurer()
    for seed in 0..<60 {
      var (first, second) = (RandomTree(UInt64(seed)), RandomTree(UInt64(seed)))
      let layout = Layout(first.tree(boxes: 60), proposal, &measurer)
      var fresh = try TestFont.measurer()
      let again = Layout(second.tree(boxes: 60), proposal, &fresh)
      #expect(layout.frames == again.frames && layout.lines == again.lines && layout.hidden == again.hidden)
    }
  }

  @Test func copiedBoxesAreLaidOutAsThoseThatWereAdded() throws {
    var measurer = try TestFont.measurer()
    for seed in 0..<60 {
      var random = RandomTree(UInt64(seed))
      let trees = (0..<3).map { random.tree(boxes: 20 + 10 * $0) }
      var (added, copied) = (BoxTreeBuilder(), BoxTreeBuilder())
      added.open(.column)
      copied.open(.column)
      for tree in trees {
        added.append(tree, 0..<tree.count)
        // A copy of a copy is one, too.
        var again = BoxTreeBuilder()
        again.addText("before", TextSetting(face: .bold, size: 12, leading: 14))
        again.append(tree, 0..<tree.count)
        copied.append(again.finish(), 1..<tree.count + 1)
      }
      let (first, second) = (added.finish(), copied.finish())
      #expect(
        first.texts.map { first.string($0.range) } == trees.flatMap { tree in tree.texts.map { tree.string($0.range) } }
      )
      let proposal = LayoutProposal(width: 320, scale: 64)
      let (one, other) = (Layout(first, proposal, &measurer), Layout(second, proposal, &measurer))
      #expect(one.frames == other.frames && one.lines == other.lines && one.hidden == other.hidden)
      // Below one another each is as alone; edges fall on 64ths of points, wherever it stands.
      var start = 1
      for tree in trees {
        let alone = Layout(tree, LayoutProposal(width: one[BoxID(start)].width, scale: 64), &measurer)
        let hidden = Array(one.hidden[start..<start + tree.count])
        #expect(hidden == alone.hidden, "seed \(seed)")
        let (corner, places) = (one.frames[start], zip(one.frames[start...], alone.frames))
        let isSame = zip(places, hidden).allSatisfy { place, isHidden in
          let (frame, own) = place
          let differences = [
            frame.x - corner.x - own.x, frame.y - corner.y - own.y, frame.width - own.width, frame.height - own.height,
          ]
          return isHidden || differences.allSatisfy { abs($0) <= 2.0 / 64 }
        }
        #expect(isSame, "seed \(seed)")
        start += tree.count
      }
    }
  }

  @Test func rightToLeftIsTheMirrorImageOfLeftToRight() throws {
    var measurer = try TestFont.measurer()
    // Edges fall on 64ths of points; a text takes up one more at the end of its line.
    let pixel = 1.0 / 64
    for seed in 0..<200 {
      var random = RandomTree(UInt64(seed))
      let tree = random.tree(boxes: 50)
      let plain = Layout(tree, LayoutProposal(width: 375, scale: 64), &measurer)
      let mirrored = Layout(tree, LayoutProposal(width: 375, scale: 64, direction: .rightToLeft), &measurer)
      #expect(plain.hidden == mirrored.hidden && plain.lines == mirrored.lines)
      for (index, (left, right)) in zip(plain.frames, mirrored.frames).enumerated() where !plain.hidden[index] {
        #expect(abs(375 - left.maxX - right.x) <= pixel && abs(375 - left.x - right.maxX) <= pixel, "seed \(seed)")
        #expect(left.y == right.y && left.height == right.height, "seed \(seed)")
      }
    }
  }

  /// Edges fall on pixels of every screen.
  @Test(arguments: [1.0, 2, 3]) func everyEdgeFallsOnAPixel(_ scale: Double) throws {
    var measurer = try TestFont.measurer()
    for seed in 0..<60 {
      var random = RandomTree(UInt64(seed))
      let layout = Layout(random.tree(boxes: 50), LayoutProposal(width: 375, scale: scale), &measurer)
      for frame in layout.frames {
        for edge in [frame.x, frame.y, frame.maxX, frame.maxY] {
          #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6, "seed \(seed)")
        }
      }
    }
  }

  /// Boxes inside a column keep their distance and never overlap, whatever they hold.
  @Test func childrenOfAColumnStandBelowOneAnother() throws {
    var measurer = try TestFont.measurer()
    for seed in 0..<100 {
      var random = RandomTree(UInt64(seed))
      let tree = random.tree(boxes: 60)
      let layout = Layout(tree, LayoutProposal(width: 375, scale: 64), &measurer)
      for index in 0..<tree.count where tree.kind(of: BoxID(index)) == .column && !layout.hidden[index] {
        let children = tree.children(of: BoxID(index)).map { layout[$0] }
        for (upper, lower) in zip(children, children.dropFirst()) {
          #expect(abs(upper.maxY + tree.boxes[index].spacing - lower.y) <= 2.0 / 64, "seed \(seed)")
        }
      }
    }
  }
}
