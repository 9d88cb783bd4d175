extension BodyPart {
  /// Whether there is nothing to show: no text, no rows, no points, no pins.
  ///
  /// A calendar without events is still a calendar; a separator says nothing of its own.
  package var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .keyValue(let part): part.key.isEmpty && part.value.isEmpty
    case .labelBar(let bar): bar.labels.isEmpty
    case .tagBar(let bar): bar.tags.isEmpty
    case .kpi(let kpi): kpi.text.isEmpty
    case .progressKPI(let kpi): kpi.value == nil && kpi.text.isEmpty
    case .avatarRow(let row): row.avatars.isEmpty && row.label == nil
    case .dataTable(let table): table.rows.isEmpty
    case .chart(let chart): chart.series.allSatisfy(\.points.isEmpty)
    case .calendar: false
    case .map(let map): map.pins.isEmpty
    case .timeline(let timeline): timeline.entries.isEmpty
    case .message(let message): message.title == nil && message.description == nil
    case .objectCells(let list): list.sections.allSatisfy(\.cells.isEmpty) && list.unknown.isEmpty
    case .contactCells(let list): list.cells.isEmpty && list.unknown.isEmpty
    case .separator: true
    case .unknown: false
    }
  }
}
