package import CardModel
package import LayoutCore
import Standards

extension PositionedScene {
  /// Lays out `root`, which is no scene, for `environment`, on a page with the platform's margins.
  ///
  /// - Parameters:
  ///   - state: what people have done to the card, where it is played.
  ///   - unchanged: the cards of a list that `root` is without, as they are like those of an earlier drawing; nil where cards are
  ///     not kept for the next one.
  ///   - measurer: remembers what it learns about the texts; pass the same one again for the same card.
  package init(
    _ root: CardRoot?, _ environment: CardEnvironment, playing state: PlayState? = nil,
    keeping unchanged: KeptCards.Unchanged? = nil, _ measurer: inout TextMeasurer
  ) {
    let environment = environment.reading(root?.source.language)
    let page = LaidOutPage(
      for: .drawing, environment, width: environment.width, keeping: unchanged, &measurer
    ) { page in
      page.playing(state) { $0.add(PageComponent(root: root)) }
    }
    self.init(page, &measurer)
  }

  /// The scene of a page laid out for a drawing, with the menu that is open on it.
  package init(_ page: LaidOutPage, _ measurer: inout TextMeasurer) {
    var assembly = SceneAssembly(page, measurer.fonts)
    self.init(size: page.layout.size, environment: page.environment, parts: assembly.assemble(), card: nil)
    if page.unchanged != nil { keptCards = KeptCards(page, parts, assembly.cards) }
    card = parts.firstIndex { $0.role == .card }
    if let menu = page.claims.menu { open(menu, &measurer) }
  }
}

extension LaidOutPage {
  /// What is painted, in the order in which it is painted and read; nothing where it was laid out for a survey.
  package func parts(_ fonts: FontFaces) -> [ScenePart] {
    var assembly = SceneAssembly(self, fonts)
    return assembly.assemble()
  }
}

/// Turns boxes that were laid out into the parts of a scene.
private struct SceneAssembly {
  private let tree: BoxTree
  private let layout: Layout
  private let paints: PagePaints
  private let environment: CardEnvironment
  private let fonts: FontFaces
  private var parts: [ScenePart] = []
  private var readings = 0
  /// The parts that are read after what follows them in their container.
  private var late: [Int] = []
  /// The innermost painted containers around the box at hand, each with the box after it.
  private var open: [(part: Int, end: Int)] = []
  /// The cards of a list, where they are kept, and those of an earlier drawing.
  private(set) var cards: [KeptCards.Card]
  private let earlier: KeptCards?

  init(_ page: LaidOutPage, _ fonts: FontFaces) {
    (tree, layout, paints, environment) = (page.tree, page.layout, page.paints, page.environment)
    self.fonts = fonts
    (cards, earlier) = (page.cards, page.unchanged?.earlier)
  }

  mutating func assemble() -> [ScenePart] {
    parts.reserveCapacity(tree.count)
    var next = 0
    for index in cards.indices {
      assemble(next..<cards[index].boxes.lowerBound)
      addCard(index)
      next = cards[index].boxes.upperBound
    }
    assemble(next..<tree.count)
    if !late.isEmpty {
      moveLateParts()
      numberReadings()
    }
    return parts
  }

  /// Adds what the boxes `range` paint.
  private mutating func assemble(_ range: Range<Int>) {
    let paintList = paints.list
    // Paints are large, and asking an array for a part of one copies the whole.
    let span = paintList.span
    for index in range {
      while let last = open.last, last.end <= index { open.removeLast() }
      guard !layout.hidden[index], let place = paints.place(of: index) else { continue }
      add(BoxID(index), span, place, parent: open.last?.part)
      open.append((parts.count - 1, tree.subtreeEnd(of: BoxID(index))))
      if let drawing = span[place].drawing { draw(drawing) }
    }
  }

  // MARK: Cards of a list

  /// Adds the parts of card `index`: those of an earlier drawing where its boxes have stayed where they were.
  private mutating func addCard(_ index: Int) {
    let (start, card) = (parts.count, cards[index])
    if let earlier, let old = card.earlier.map({ earlier.cards[$0] }), hasStayed(card, old, earlier) {
      while let last = open.last, last.end <= card.boxes.lowerBound { open.removeLast() }
      let parent = open.last?.part
      for var part in earlier.parts[old.parts] {
        part.parent = part.parent.flatMap {
          $0 < old.parts.lowerBound ? parent : $0 - old.parts.lowerBound + start
        }
        if part.readingOrder != nil {
          readings += 1
          part.readingOrder = readings
        }
        parts.append(part)
      }
      move(from: start, card.moved - old.moved)
    } else {
      assemble(card.boxes)
      move(from: start, card.moved)
    }
    cards[index].parts = start..<parts.count
  }

  /// Whether the boxes of `card` are where those of `old` were, of which they are copies.
  private func hasStayed(_ card: KeptCards.Card, _ old: KeptCards.Card, _ earlier: KeptCards) -> Bool {
    layout.frames[card.boxes] == earlier.frames[old.boxes] && layout.hidden[card.boxes] == earlier.hidden[old.boxes]
  }

  /// Says of the parts from `start` on that what they show stands further on in the file.
  private mutating func move(from start: Int, _ distance: KeptCards.Distance) {
    guard distance != KeptCards.Distance() else { return }
    // Neighbours often share one.
    var last: (old: PartSource, new: PartSource)?
    for index in start..<parts.count {
      guard let source = parts[index].source else { continue }
      let known = last.flatMap { $0.old === source ? $0.new : nil } ?? source.moved(by: distance)
      last = (source, known)
      parts[index].source = known
    }
  }

  // MARK: Order

  /// Moves late parts, with what they hold, behind everything else in their containers, the last of them first.
  private mutating func moveLateParts() {
    let top = parts.count
    // The first part in each container, and the part after each in the same one; -1 for none.
    var first = Array(repeating: -1, count: top + 1)
    var next = Array(repeating: -1, count: top)
    var isLate = Array(repeating: false, count: top)
    for index in late {
      guard let parent = parts[index].parent else { continue }
      isLate[index] = true
      (next[index], first[parent]) = (first[parent], index)
    }
    for index in parts.indices.reversed() where !isLate[index] {
      let parent = parts[index].parent ?? top
      (next[index], first[parent]) = (first[parent], index)
    }
    var places = next
    var count = 0
    var open = [first[top]]
    while let index = open.popLast() {
      guard index >= 0 else { continue }
      places[index] = count
      count += 1
      open.append(next[index])
      open.append(first[index])
    }
    for index in parts.indices { parts[index].parent = parts[index].parent.map { places[$0] } }
    for index in cards.indices where !cards[index].parts.isEmpty {
      let start = places[cards[index].parts.lowerBound]
      cards[index].parts = start..<start + cards[index].parts.count
    }
    // In place: parts are large, and most of them stay where they are.
    for index in parts.indices {
      while places[index] != index {
        let place = places[index]
        parts.swapAt(index, place)
        places.swapAt(index, place)
      }
    }
  }

  private mutating func numberReadings() {
    var number = 0
    for index in parts.indices where parts[index].readingOrder != nil {
      number += 1
      parts[index].readingOrder = number
    }
  }

  // MARK: Parts

  /// Adds what `box` paints, the paint at `place`; by its place, as a paint is large and little of it is needed.
  private mutating func add(_ box: BoxID, _ paints: Span<Paint>, _ place: Int, parent: Int?) {
    let frame = layout[box]
    var part = ScenePart(
      frame: frame, content: paints[place].content, role: paints[place].role, label: paints[place].label,
      isChecked: paints[place].isChecked, isDisabled: paints[place].isDisabled, isAction: paints[place].isAction,
      source: paints[place].source, parent: parent)
    if let textPaint = paints[place].text {
      if let text = tree.textIndex(of: box) {
        part.content = .text(sceneText(text, textPaint, frame, box))
      } else if paints[place].countsHidden, let flow = tree.parent(of: box) {
        part.content = .text(count(layout.hiddenCounts[flow] ?? 0, textPaint, frame))
      }
    }
    if paints[place].isTouchable {
      let side = TouchTargets.leastSide(environment.platform)
      part.touchTarget = frame.grown(toAtLeast: Size(side, side))
    }
    if paints[place].isRead {
      readings += 1
      part.readingOrder = readings
    }
    if paints[place].isReadLast { late.append(parts.count) }
    parts.append(part)
  }

  /// Gives the last part its drawing, and what stands upon it as parts inside.
  private mutating func draw(_ drawing: Drawing) {
    let index = parts.count - 1
    var sketch = Sketch(parts[index].frame, environment, fonts)
    drawing.draw(&sketch)
    parts[index].content = .drawing(sketch.drawing)
    for var detail in sketch.details {
      detail.parent = index
      parts.append(detail)
    }
  }

  private func sceneText(
    _ index: Int, _ paint: TextPaint, _ frame: Frame, _ box: BoxID
  ) -> SceneText {
    let content = tree.texts[index]
    let padding = tree.padding(of: box)
    let isRightToLeft = fonts.isRightToLeft(content, in: tree.textBytes, environment.direction)
    var lines: [SceneText.Line] = []
    var y = frame.y + padding.top
    let baseline = fonts.metrics(content.style.face).baseline(
      inLeading: content.style.leading, at: content.style.size)
    let mirrors = environment.direction == .rightToLeft
    let left = frame.x + (mirrors ? padding.trailing : padding.leading)
    let right = frame.maxX - (mirrors ? padding.leading : padding.trailing)
    var isTruncated = false
    let fullText = tree.string(content.range)
    let runs = runs(index, content)
    for (place, line) in layout.lines(ofText: index).enumerated() {
      isTruncated = isTruncated || line.hasEllipsis
      let x =
        switch paint.alignment {
        case .leading: mirrors ? right - line.width : left
        case .center: (left + right - line.width) / 2
        case .trailing: mirrors ? left : right - line.width
        }
      lines.append(
        SceneText.Line(
          string: line.isAll(of: content) ? fullText : tree.string(line), x: x, baseline: y + baseline,
          width: line.width,
          runs: runs.isEmpty ? [] : runs[place]))
      y += content.style.leading
    }
    return SceneText(
      lines: lines, setting: content.style, color: paint.color, isRightToLeft: isRightToLeft, isTruncated: isTruncated,
      hasMissingData: paint.hasMissingData, fullText: fullText, edge: paint.isInColumn ? paint.alignment : nil,
      pinsEnd: paint.pinsEnd)
  }

  /// The runs of each line, or nothing for a text that runs from left to right.
  private func runs(_ index: Int, _ content: TextContent) -> [[SceneText.Run]] {
    if fonts.runsLeftToRight(content, in: tree.textBytes, environment.direction) { return [] }
    let lines = fonts.visualRuns(
      of: layout.lines(ofText: index), in: content, tree.textBytes, environment.direction)
    return lines.map { line in
      guard line.count > 1 else { return [] }
      return line.map { run in
        let string =
          switch run.content {
          case .text(let range): tree.string(range)
          case .ellipsis: "\u{2026}"
          case .hyphen: "\u{2010}"
          }
        return SceneText.Run(string: string, isRightToLeft: run.isRightToLeft, x: run.x, width: run.width)
      }
    }
  }

  /// "+n" in the middle of its frame.
  private func count(_ hidden: Int, _ paint: TextPaint, _ frame: Frame) -> SceneText {
    let metrics = environment.metrics(.footnote)
    let setting = TextSetting(face: .regular, size: metrics.size, leading: metrics.leading, lineLimit: 1)
    let string = "+" + NumberFormat(environment.language).whole("\(hidden)")
    let width = fonts.width(string, setting)
    let baseline = fonts.metrics(.regular).baseline(inLeading: setting.leading, at: setting.size)
    let line = SceneText.Line(
      string: string, x: frame.midX - width / 2, baseline: frame.y + CardFigures.tagVertical + baseline, width: width)
    return SceneText(
      lines: [line], setting: setting, color: paint.color, isRightToLeft: false, isTruncated: false,
      hasMissingData: false, fullText: string)
  }
}
