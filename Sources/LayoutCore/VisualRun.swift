/// A part of a line whose characters all run the same way; the runs of a line stand from left to right.
package struct VisualRun: Hashable, Sendable {
  /// What it shows.
  package enum Content: Hashable, Sendable {
    /// The bytes of this range of the text's tree.
    case text(Range<Int>)
    /// The ellipsis for what is left out.
    case ellipsis
    /// The hyphen of a word that goes on in the next line.
    case hyphen
  }

  /// What it shows.
  package var content: Content
  /// Whether its characters run from right to left.
  package var isRightToLeft: Bool
  /// Distance in points of its left edge from the left edge of the line.
  package var x: Double
  /// Width in points.
  package var width: Double
}

extension FontFaces {
  /// Whether the paragraph of `text` runs from right to left: its first strong character decides (UAX #9, P2 and P3),
  /// without one `direction` does.
  package func isRightToLeft(_ text: TextContent, in bytes: [UInt8], _ direction: LayoutDirection) -> Bool {
    var search = FirstStrongCharacter()
    var offset = text.range.lowerBound
    while offset < text.range.upperBound {
      let current = properties.direction(UTF8Scalars.decode(bytes, &offset, text.range.upperBound))
      if let level = search.level(current) { return level == 1 }
      if current == .b { break }
    }
    return direction == .rightToLeft
  }

  /// Whether all of `text` runs from left to right, so that each of its lines is one run: found without resolving levels.
  package func runsLeftToRight(_ text: TextContent, in bytes: [UInt8], _ direction: LayoutDirection) -> Bool {
    var isDecided = direction == .leftToRight
    var offset = text.range.lowerBound
    while offset < text.range.upperBound {
      switch properties.direction(UTF8Scalars.decode(bytes, &offset, text.range.upperBound)) {
      case .l: isDecided = true
      case .r, .al, .an, .lre, .rle, .lro, .rlo, .pdf, .lri, .rli, .fsi, .pdi: return false
      // The next paragraph has a direction of its own.
      case .b where direction == .rightToLeft: return false
      default: continue
      }
    }
    return isDecided
  }

  /// The runs of each of `lines`, from left to right, in the order that UAX #9 gives them; the widths of a line's runs add
  /// up to the line's.
  ///
  /// - Parameters:
  ///   - lines: lines of `text`.
  ///   - bytes: the UTF-8 that the offsets of both count in, such as ``BoxTree/textBytes``.
  ///   - direction: of a text without strong character.
  package func visualRuns(
    of lines: some Sequence<TextLine>, in text: TextContent, _ bytes: [UInt8], _ direction: LayoutDirection
  ) -> [[VisualRun]] {
    let order = LineOrder(self, text, bytes, direction)
    return lines.map { order.runs($0) }
  }
}

/// Puts the lines of one text in visual order.
private struct LineOrder {
  private let fonts: FontFaces
  private let text: TextContent
  private let bytes: [UInt8]
  private let font: FontMetrics
  /// Offsets of the characters, and of the end.
  private var offsets: [Int] = []
  /// The paragraphs and the index of the first character of each; never empty.
  private var paragraphs: [(first: Int, levels: BidiParagraph)] = []

  init(_ fonts: FontFaces, _ text: TextContent, _ bytes: [UInt8], _ direction: LayoutDirection) {
    self.fonts = fonts
    self.text = text
    self.bytes = bytes
    font = fonts.metrics(text.style.face)
    var (classes, brackets): ([BidiClass], [BidiBracket?]) = ([], [])
    var offset = text.range.lowerBound
    while offset < text.range.upperBound {
      offsets.append(offset)
      let scalar = UTF8Scalars.decode(bytes, &offset, text.range.upperBound)
      let current = fonts.properties.direction(scalar)
      classes.append(current)
      brackets.append(fonts.properties.bracket(scalar))
      if current == .b { close(&classes, &brackets, direction) }
    }
    if !classes.isEmpty || paragraphs.isEmpty { close(&classes, &brackets, direction) }
    offsets.append(offset)
  }

  /// Resolves the paragraph of these characters and begins the next one.
  private mutating func close(
    _ classes: inout [BidiClass], _ brackets: inout [BidiBracket?], _ direction: LayoutDirection
  ) {
    let levels = BidiParagraph(
      classes, brackets: brackets, baseLevel: nil, fallback: direction == .rightToLeft ? 1 : 0)
    paragraphs.append((offsets.count - classes.count, levels))
    classes.removeAll(keepingCapacity: true)
    brackets.removeAll(keepingCapacity: true)
  }

  /// A stretch of one level in reading order.
  private struct Piece {
    var content: VisualRun.Content
    var level: UInt8
    var width: Double
  }

  func runs(_ line: TextLine) -> [VisualRun] {
    var pieces = pieces(Int(line.start)..<Int(line.end))
    let base = paragraph(of: character(at: Int(line.start))).levels.baseLevel
    if line.hasEllipsis {
      pieces.append(Piece(content: .ellipsis, level: base, width: width(of: font.tables.ellipsis)))
      pieces += self.pieces(Int(line.tailStart)..<Int(line.tailEnd))
    }
    if line.hasHyphen {
      let level = pieces.last?.level ?? base
      pieces.append(Piece(content: .hyphen, level: level, width: width(of: font.tables.hyphen)))
    }
    var x = 0.0
    return Self.visualOrder(pieces.map { $0.level }).map { index in
      let piece = pieces[index]
      defer { x += piece.width }
      return VisualRun(content: piece.content, isRightToLeft: piece.level & 1 == 1, x: x, width: piece.width)
    }
  }

  private func width(of glyph: Int) -> Double {
    font.points(Int32(font.tables.glyphs[glyph].advance), at: text.style.size)
  }

  private func character(at offset: Int) -> Int {
    var (low, high) = (0, offsets.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The paragraph of the character at index `character`.
  private func paragraph(of character: Int) -> (first: Int, levels: BidiParagraph) {
    var (low, high) = (0, paragraphs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if paragraphs[middle].first <= character { low = middle } else { high = middle - 1 }
    }
    return paragraphs[low]
  }

  private func pieces(_ range: Range<Int>) -> [Piece] {
    let first = character(at: range.lowerBound)
    let paragraph = paragraph(of: first)
    let end = min(character(at: range.upperBound), paragraph.first + paragraph.levels.levels.count)
    let levels = paragraph.levels.lineLevels(first - paragraph.first..<max(first, end) - paragraph.first)
    var pieces: [Piece] = []
    // Shaped in one go, so that the widths add up to the line's.
    var walk = GlyphWalk(range, font.tables.substitutions(bytes, range))
    var (start, from, level) = (range.lowerBound, Int32(0), levels.first ?? 0)
    var index = first
    func close(_ end: Int, _ position: Int32) {
      guard end > start else { return }
      let width = font.points(position - from, at: text.style.size)
      pieces.append(Piece(content: .text(start..<end), level: level, width: width))
    }
    while let step = walk.next(bytes, font.tables, fonts.properties) {
      while offsets[index] < step.start { index += 1 }
      let current = index - first < levels.count ? levels[index - first] : level
      guard current != level else { continue }
      close(step.start, step.origin)
      (start, from, level) = (step.start, step.origin, current)
    }
    close(range.upperBound, walk.position)
    return pieces
  }

  /// Rule L2: the indices of stretches of these levels, from left to right.
  private static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else { return order }
    for level in (lowestOdd...highest).reversed() {
      var index = 0
      while index < order.count {
        let first = index
        while index < order.count, levels[order[index]] >= level { index += 1 }
        if index > first { order[first..<index].reverse() }
        if index == first { index += 1 }
      }
    }
    return order
  }
}
