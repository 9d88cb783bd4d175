package import CardModel
package import LayoutCore

/// How a card's parts come out in one environment: what findings are made of.
///
/// It lays out what `PositionedScene` does, without the parts that only painting needs, so that checking many files
/// stays cheap.
package struct LayoutSurvey: Sendable {
  /// One text.
  package struct Text: Sendable {
    /// The part of the file that it shows.
    package var source: PartSource
    /// How many lines it takes.
    package var lines: Int
    /// Whether an ellipsis stands for what found no room.
    package var isCut: Bool
    /// Whether a word, a number or a date is broken where no line may break, because it is wider than its place.
    package var breaksWord: Bool
    /// Whether it is set in a face for figures, titles and buttons.
    package var isBold: Bool
    /// Its box.
    fileprivate var box: BoxID
    /// Its index among the texts of the layout.
    fileprivate var index: Int
  }

  /// The surface of one card.
  package struct Card: Sendable {
    /// The card.
    package var source: PartSource
    /// Where it is.
    package var frame: Frame
    /// How much of its height is empty, because its neighbours are higher; in points.
    package var slack: Double
    /// The length of the longest word in its bold texts, in bytes.
    package fileprivate(set) var longestBoldWord = 0

    /// The height that its content asks for, in points.
    package var height: Double { frame.height - slack }
  }

  /// One place that takes taps.
  package struct Target: Sendable {
    /// The part of the file, or nil for what the layout adds.
    package var source: PartSource?
    /// What is drawn, before the target grows around it.
    package var frame: Frame
  }

  /// Pixels of a point, so many that edges hardly move to them.
  private static let finestScale = 65_536.0

  /// What it was laid out for.
  package let environment: CardEnvironment
  /// Width and height of the page in points.
  package let size: Size
  /// The texts that come from the file, in reading order.
  package private(set) var texts: [Text] = []
  /// Those of ``texts`` in which an ellipsis stands for what found no room.
  package private(set) var cutTexts: [Text] = []
  /// The cards, in reading order.
  package private(set) var cards: [Card] = []
  /// What takes taps, in reading order.
  package private(set) var targets: [Target] = []
  /// The carousels, in reading order.
  package private(set) var carousels: [(source: PartSource, frame: Frame)] = []
  /// The parts that reach beyond the side edges of their card.
  package private(set) var clipped: [PartSource] = []
  /// The rows that show “+n” in place of some of their items, with that number.
  package private(set) var shortened: [(source: PartSource, hidden: Int)] = []
  /// The length of the longest word in bold texts, in bytes.
  package private(set) var longestBoldWord = 0
  /// The same of those that stand on no card.
  package private(set) var longestBoldWordOutside = 0
  /// What was given up.
  package let compromises: [LayoutCompromise]

  private let isFine: Bool
  private let tree: BoxTree
  private let layout: Layout

  /// Lays out `root`, which is no scene, for `environment`, on a page with the platform's margins.
  ///
  /// - Parameters:
  ///   - isFine: Whether edges do not fall on pixels, so that the height of a card does not depend on where it stands.
  ///   - measurer: remembers what it learns about the texts; pass the same one again for the same card.
  package init(
    _ root: CardRoot?, _ environment: CardEnvironment, isFine: Bool = false, _ measurer: inout TextMeasurer
  ) {
    let scale = isFine ? Self.finestScale : nil
    let environment = environment.reading(root?.source.language)
    let page = LaidOutPage(for: .survey, environment, width: environment.width, scale: scale, &measurer) {
      $0.add(PageComponent(root: root))
    }
    self.init(page, isFine: isFine)
  }

  /// How the parts of a page laid out for a survey come out.
  package init(_ page: LaidOutPage, isFine: Bool = false) {
    self.isFine = isFine
    (tree, layout) = (page.tree, page.layout)
    environment = page.environment
    size = layout.size
    compromises = page.compromises
    gather(page.paints.traces, stretches: page.stretches)
  }

  // MARK: What texts show

  /// What is seen of `text`: its lines, the ellipsis included.
  package func shown(_ text: Text) -> String {
    var shown = ""
    for line in layout.lines(ofText: text.index) {
      var line = line
      let isBroken = line.hasHyphen
      line.hasHyphen = false
      shown += tree.string(line) + (isBroken ? "" : " ")
    }
    return String(shown.dropLast(shown.last == " " ? 1 : 0))
  }

  /// All of `text`, whatever is seen of it.
  package func whole(_ text: Text) -> String {
    String(decoding: tree.textBytes[tree.texts[text.index].range], as: UTF8.self)
  }

  /// Where `text` is.
  package func frame(_ text: Text) -> Frame { layout[text.box] }

  // MARK: Gathering

  private mutating func gather(_ traces: [PagePaints.Trace], stretches: [BoxID]) {
    // The innermost card around the box at hand, with the box after it.
    var open: [(card: Int, end: Int)] = []
    var next = 0
    texts.reserveCapacity(tree.texts.count)
    for (index, trace) in traces.enumerated() {
      while next < stretches.count, stretches[next] < trace.box {
        addSlack(of: stretches[next], open)
        next += 1
      }
      while let last = open.last, last.end <= trace.box.index { open.removeLast() }
      guard !layout.hidden[trace.box.index] else { continue }
      gather(trace, card: open.last?.card)
      if trace.countsHidden { gather(hiddenIn: traces[..<index], trace.box) }
      if trace.role == .card, trace.source != nil {
        open.append((cards.count - 1, tree.subtreeEnd(of: trace.box)))
      }
    }
    for stretch in stretches[next...] { addSlack(of: stretch, open) }
  }

  private mutating func addSlack(of stretch: BoxID, _ open: [(card: Int, end: Int)]) {
    guard let card = open.last(where: { $0.end > stretch.index })?.card else { return }
    cards[card].slack += steady(layout[stretch].height)
  }

  /// `height` in whole pixels, as it is where the top falls on one.
  private func steady(_ height: Double) -> Double {
    guard isFine else { return height }
    // Even pixels as fine as these leave a trace of where it stands.
    let exact = (height * 256).rounded() / 256
    return (exact * environment.scale).rounded(.toNearestOrEven) / environment.scale
  }

  /// Finds what the box at the end of a flow counts; `traces` are those before it, and the flow's is not far away.
  private mutating func gather(hiddenIn traces: ArraySlice<PagePaints.Trace>, _ box: BoxID) {
    guard let flow = tree.parent(of: box), let hidden = layout.hiddenCounts[flow],
      let trace = traces.last(where: { $0.box <= flow }), trace.box == flow, let source = trace.source
    else { return }
    shortened.append((source, hidden))
  }

  private mutating func gather(_ trace: PagePaints.Trace, card: Int?) {
    let (box, frame) = (trace.box, layout[trace.box])
    if trace.isTouchable { targets.append(Target(source: trace.source, frame: frame)) }
    guard let source = trace.source else { return }
    if trace.role == .card {
      var frame = frame
      frame.height = steady(frame.height)
      cards.append(Card(source: source, frame: frame, slack: 0))
    }
    if tree.kind(of: box) == .carousel { carousels.append((source, frame)) }
    if trace.showsText, let text = tree.textIndex(of: box) { gather(source, text, box, card: card) }
    if let card, reachesOut(frame, of: cards[card].frame) { clipped.append(source) }
  }

  private mutating func gather(_ source: PartSource, _ index: Int, _ box: BoxID, card: Int?) {
    let lines = layout.lines(ofText: index)
    let style = tree.texts[index].style
    if style.face == .bold {
      let length = longestWord(tree.texts[index].range)
      longestBoldWord = max(longestBoldWord, length)
      if let card {
        cards[card].longestBoldWord = max(cards[card].longestBoldWord, length)
      } else {
        longestBoldWordOutside = max(longestBoldWordOutside, length)
      }
    }
    let text = Text(
      source: source, lines: lines.count, isCut: lines.last?.hasEllipsis ?? false, breaksWord: breaksWord(lines),
      isBold: style.face == .bold, box: box, index: index)
    texts.append(text)
    if text.isCut { cutTexts.append(text) }
  }

  private func longestWord(_ range: Range<Int>) -> Int {
    var (longest, length) = (0, 0)
    for byte in tree.textBytes[range] {
      length = byte > 0x40 ? length + 1 : 0
      longest = max(longest, length)
    }
    return longest
  }

  /// Whether a line ends, and the next begins, inside a run of letters that a script with hyphens has, a number or a date.
  private func breaksWord(_ lines: ArraySlice<TextLine>) -> Bool {
    guard lines.count > 1 else { return false }
    return zip(lines, lines.dropFirst()).contains { line, next in
      line.end == next.start && !line.hasEllipsis && line.end > line.start
        && WordBreak.tears(tree.textBytes, at: Int(next.start))
    }
  }

  private func reachesOut(_ frame: Frame, of card: Frame) -> Bool {
    frame.width > 0 && (frame.maxX > card.maxX + 1 || frame.x < card.x - 1)
  }
}
