import CardModel
import LayoutCore
import Standards

/// Entries below one another, with their times before and a line through their marks (FS/TimelineStyle).
struct TimelineComponent: Component {
  let timeline: Timeline

  func compose(into page: inout Composition) {
    let context = page.context
    let entries = timeline.entries.filter { context.shows($0.source) }.map { $0.shown(in: context) }
    let hasTimes = entries.contains { $0.timestamp != nil }
    let timeWidth = hasTimes ? Self.timeWidth(entries, context) : nil
    let center = context.setting(hasTimes && timeWidth == nil ? .caption1 : .headline).leading / 2
    page.column(BoxStyle(width: .fill), Paint(source: timeline.source)) { column in
      for (index, entry) in entries.enumerated() {
        let node = TimelineNode(
          state: entry.state, hasLineAbove: index > 0, next: index + 1 < entries.count ? entries[index + 1].state : nil,
          center: center)
        column.add(TimelineEntryComponent(entry: entry, node: node, timeWidth: timeWidth))
      }
    }
  }

  /// Width of a column that tears no word and no date of the times, in points; nil where each stands above its title: at the largest
  /// sizes, and where the column would leave the titles too little.
  private static func timeWidth(_ entries: [TimelineEntry], _ context: CardContext) -> Double? {
    guard !context.environment.isAccessibilitySize else { return nil }
    let width = entries.reduce(context.environment.scaled(BodyFigures.timeColumn)) {
      max($0, context.longestWord($1.timestamp?.string ?? "", .caption1))
    }
    return width <= context.textRoom * BodyFigures.timeShare ? width : nil
  }
}

/// One entry: its time, its mark and its labels.
private struct TimelineEntryComponent: Component {
  let entry: TimelineEntry
  let node: TimelineNode
  /// Width of the column of times, in points; nil where there is none.
  let timeWidth: Double?

  func compose(into page: inout Composition) {
    let environment = page.environment
    let nodeWidth = environment.scaled(BodyFigures.nodeColumn)
    let least = TouchTargets.leastSide(environment.platform)
    page.row(
      BoxStyle(
        width: .fill, height: entry.target == nil ? .content : Extent(min: least, grows: true),
        spacing: BodyFigures.timelineGap),
      Paint(label: page.spoken(entry), source: entry.source, isTouchable: entry.target != nil)
    ) { row in
      if let timeWidth { time(into: &row, timeWidth) }
      row.leaf(
        BoxStyle(width: .fixed(nodeWidth), height: .fill, priority: 1),
        Paint(label: entry.state.word(entry.source.language), drawing: .timelineNode(node)))
      let gap = node.next == nil ? 0 : BodyFigures.timelineEntryGap
      row.column(BoxStyle(width: .fill, padding: Insets(bottom: gap))) { column in
        if timeWidth == nil, let time = entry.timestamp { column.text(time, .caption1, .tertiaryLabel) }
        column.within(column.context.textRoom - nodeWidth - BodyFigures.timelineGap) { labels(into: &$0) }
      }
    }
  }

  private func time(into page: inout Composition, _ width: Double) {
    let context = page.context
    let drop = max(0, (context.setting(.headline).leading - context.setting(.caption1).leading) / 2)
    page.column(BoxStyle(width: .fixed(width), padding: Insets(top: drop), priority: 1)) { column in
      if let time = entry.timestamp { column.text(time, .caption1.lines(2), .tertiaryLabel) }
    }
  }

  private func labels(into page: inout Composition) {
    if let title = entry.title, !title.isEmpty { page.text(title, .headline.semibold, .primaryLabel, role: .heading) }
    if let subtitle = entry.subtitle, !subtitle.isEmpty { page.text(subtitle, .subheadline, .secondaryLabel) }
    if let footnote = entry.footnote, !footnote.isEmpty { page.text(footnote, .footnote, .tertiaryLabel) }
    if let status = entry.status, page.shows(status.text.source) { page.add(StatusComponent(status: status)) }
  }
}

extension TimelineEntry: Spoken {
  var spoken: String {
    Punctuation(source.language).list([timestamp, title, subtitle, footnote].compactMap { $0?.string })
  }

  /// The entry with those of its labels that are shown here.
  fileprivate func shown(in context: CardContext) -> TimelineEntry {
    func shown(_ text: CardText?) -> CardText? { context.has(text?.source) ? text : nil }
    var entry = self
    (entry.timestamp, entry.title) = (shown(timestamp), shown(title))
    (entry.subtitle, entry.footnote) = (shown(subtitle), shown(footnote))
    return entry
  }
}

extension EntryState {
  /// What is read for the mark.
  fileprivate var word: DrawnWord {
    switch self {
    case .complete: .complete
    case .inProgress: .inProgress
    case .open: .open
    }
  }
}
