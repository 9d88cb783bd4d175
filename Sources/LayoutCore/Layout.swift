/// Which way a line of text runs.
package enum LayoutDirection: String, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// What a layout is made for.
package struct LayoutProposal: Hashable, Sendable {
  /// Width in points that the outermost box gets.
  package var width: Double
  /// Height in points that the outermost box gets; nil for what its content asks for.
  package var height: Double?
  /// Pixels of a point, 1, 2 or 3: edges fall on pixels; with very many they hardly move.
  package var scale: Double
  /// Which way leading and trailing point.
  package var direction: LayoutDirection

  /// A proposal of `width` points.
  package init(
    width: Double, height: Double? = nil, scale: Double = 1, direction: LayoutDirection = .leftToRight
  ) {
    self.width = Extent.sane(width)
    self.height = height.map(Extent.sane)
    self.scale = min(max(scale, 0.125), 65_536)
    self.direction = direction
  }
}

/// Boxes laid out: where each one is and how its text is set.
///
/// A value; equal inputs give equal results.
///
/// Four passes over the boxes in preorder, each linear and none recursive: widths that boxes ask for (inside out), widths
/// they get (outside in), heights (inside out), places (outside in).
package struct Layout: Sendable {
  /// The place of each box, on whole pixels, from the outermost box's top left.
  package let frames: [Frame]
  /// The lines of all texts.
  package let lines: [TextLine]
  /// First line in ``lines`` of each text of the tree; the last entry is the number of all lines.
  package let firstLines: [Int32]
  /// Boxes that are not shown because a flow had no line left for them.
  package let hidden: [Bool]
  /// How many children a flow hides, by its box; flows that hide none are not in it.
  package let hiddenCounts: [BoxID: Int]

  /// Lays `tree` out.
  package init(_ tree: BoxTree, _ proposal: LayoutProposal, _ measurer: inout TextMeasurer) {
    var pass = LayoutPass(tree, measurer)
    pass.run(proposal)
    (frames, hidden) = pass.makeFrames(proposal)
    hiddenCounts = pass.hiddenCounts
    (lines, firstLines) = pass.collectLines()
    measurer = pass.finish()
  }

  /// The place of box `id`.
  package subscript(id: BoxID) -> Frame { frames[id.index] }

  /// The lines of text `index` of the tree.
  package func lines(ofText index: Int) -> ArraySlice<TextLine> {
    guard index + 1 < firstLines.count else { return [] }
    return lines[Int(firstLines[index])..<Int(firstLines[index + 1])]
  }

  /// The size of the outermost box.
  package var size: Size { frames.first.map { Size($0.width, $0.height) } ?? Size(0, 0) }
}
