import CardModel
import LayoutCore

// Timelines (FS/TimelineStyle).
extension SceneComposer {
  /// Adds the entries below one another, with their times before and a line through their marks.
  mutating func timeline(_ timeline: Timeline) {
    let entries = timeline.entries.filter { shows($0.source) }.map { entry in
      var entry = entry
      entry.timestamp = entry.timestamp.flatMap { shows($0.source) ? $0 : nil }
      entry.title = entry.title.flatMap { shows($0.source) ? $0 : nil }
      entry.subtitle = entry.subtitle.flatMap { shows($0.source) ? $0 : nil }
      entry.footnote = entry.footnote.flatMap { shows($0.source) ? $0 : nil }
      return entry
    }
    let hasTimes = entries.contains { $0.timestamp != nil }
    // At the largest sizes a time stands above its title.
    let hasColumn = hasTimes && !environment.isAccessibilitySize
    container(.column, Paint(source: timeline.source), { $0.width = .fill }) { composer in
      for (index, entry) in entries.enumerated() {
        let node = TimelineNode(
          state: entry.state, hasLineAbove: index > 0, next: index + 1 < entries.count ? entries[index + 1].state : nil,
          center: composer.setting(hasTimes && !hasColumn ? .caption1 : .headline).leading / 2)
        composer.timelineEntry(entry, node, hasColumn: hasColumn)
      }
    }
  }

  private mutating func timelineEntry(_ entry: TimelineEntry, _ node: TimelineNode, hasColumn: Bool) {
    let label = spokenIfDrawn(
      [entry.timestamp, entry.title, entry.subtitle, entry.footnote].compactMap { $0?.string }
        .filter { !$0.isEmpty }.joined(separator: ", "))
    let timeWidth = environment.scaled(BodyFigures.timeColumn)
    let nodeWidth = environment.scaled(BodyFigures.nodeColumn)
    let isLast = node.next == nil
    let side = TouchTargets.leastSide(environment.platform)
    container(
      .row, Paint(label: label, source: entry.source, isTouchable: entry.target != nil),
      { style in
        if entry.target != nil { style.height = Extent(min: side, grows: true) }
        style.spacing = BodyFigures.timelineGap
        style.width = .fill
      }
    ) { composer in
      if hasColumn { composer.timelineTime(entry, timeWidth) }
      composer.leaf(Paint(label: entry.state.spoken, drawing: .timelineNode(node))) { style in
        style.width = .fixed(nodeWidth)
        style.height = .fill
        style.priority = 1
      }
      composer.container(
        .column, nil,
        { style in
          style.width = .fill
          style.padding.bottom = isLast ? 0 : BodyFigures.timelineEntryGap
        }
      ) { composer in
        if !hasColumn, let time = entry.timestamp {
          composer.text(time, composer.setting(.caption1), .tertiaryLabel)
        }
        let taken = nodeWidth + BodyFigures.timelineGap
        composer.within(max(1, composer.textRoom - taken)) { $0.timelineLabels(entry) }
      }
    }
  }

  private mutating func timelineTime(_ entry: TimelineEntry, _ width: Double) {
    let drop = max(0, (setting(.headline).leading - setting(.caption1).leading) / 2)
    container(
      .column, nil,
      { style in
        style.width = .fixed(width)
        style.padding.top = drop
        style.priority = 1
      }
    ) { composer in
      if let time = entry.timestamp {
        composer.text(time, composer.setting(.caption1, lines: 2), .tertiaryLabel)
      }
    }
  }

  private mutating func timelineLabels(_ entry: TimelineEntry) {
    if let title = entry.title, !title.isEmpty {
      text(title, setting(.headline, .semibold), .primaryLabel, role: .heading)
    }
    if let subtitle = entry.subtitle, !subtitle.isEmpty {
      text(subtitle, setting(.subheadline), .secondaryLabel)
    }
    if let footnote = entry.footnote, !footnote.isEmpty {
      text(footnote, setting(.footnote), .tertiaryLabel)
    }
    if let status = entry.status, shows(status.text.source) { self.status(status) }
  }
}

extension EntryState {
  /// What is read for the mark.
  var spoken: String {
    switch self {
    case .complete: "Complete"
    case .inProgress: "In progress"
    case .open: "Open"
    }
  }
}
