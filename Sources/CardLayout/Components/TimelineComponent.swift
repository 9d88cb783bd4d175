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
    // At the largest sizes a time stands above its title.
    let hasColumn = hasTimes && !context.environment.isAccessibilitySize
    let center = context.setting(hasTimes && !hasColumn ? .caption1 : .headline).leading / 2
    page.column(BoxStyle(width: .fill), Paint(source: timeline.source)) { column in
      for (index, entry) in entries.enumerated() {
        let node = TimelineNode(
          state: entry.state, hasLineAbove: index > 0, next: index + 1 < entries.count ? entries[index + 1].state : nil,
          center: center)
        column.add(TimelineEntryComponent(entry: entry, node: node, hasColumn: hasColumn))
      }
    }
  }
}

/// One entry: its time, its mark and its labels.
private struct TimelineEntryComponent: Component {
  let entry: TimelineEntry
  let node: TimelineNode
  /// Whether times have a column of their own.
  let hasColumn: Bool

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
      if hasColumn { time(into: &row) }
      row.leaf(
        BoxStyle(width: .fixed(nodeWidth), height: .fill, priority: 1),
        Paint(label: entry.state.word(entry.source.language), drawing: .timelineNode(node)))
      let gap = node.next == nil ? 0 : BodyFigures.timelineEntryGap
      row.column(BoxStyle(width: .fill, padding: Insets(bottom: gap))) { column in
        if !hasColumn, let time = entry.timestamp { column.text(time, .caption1, .tertiaryLabel) }
        column.within(column.context.textRoom - nodeWidth - BodyFigures.timelineGap) { labels(into: &$0) }
      }
    }
  }

  private func time(into page: inout Composition) {
    let context = page.context
    let drop = max(0, (context.setting(.headline).leading - context.setting(.caption1).leading) / 2)
    let width = context.environment.scaled(BodyFigures.timeColumn)
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
