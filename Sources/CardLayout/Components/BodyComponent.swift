import CardModel
import LayoutCore
import Standards

/// The parts of a body below one another.
struct BodyComponent: Component {
  let parts: [BodyPart]

  func compose(into page: inout Composition) {
    // Where a key stands above its value, pairs need more than a line's breath between them.
    let spacing =
      page.environment.isAccessibilitySize
      ? page.environment.scaled(CardFigures.bodySpacing) : CardFigures.bodySpacing
    page.column(BoxStyle(width: .fill, spacing: spacing)) { column in
      var index = 0
      while index < parts.count {
        let rings = rings(from: index, column.context)
        if rings.kpis.count > 1 {
          column.add(RingRowsComponent(kpis: rings.kpis))
        } else {
          for part in parts[index..<rings.end] where column.shows(part.source) {
            column.add(BodyPartComponent(part: part))
          }
        }
        index = rings.end
      }
    }
  }

  /// The rings that follow one another from part `index` on, and the part after them; after that part when it is none.
  private func rings(from index: Int, _ context: CardContext) -> (kpis: [ProgressKPI], end: Int) {
    var (kpis, end): ([ProgressKPI], Int) = ([], index)
    while end < parts.count, case .progressKPI(let kpi) = parts[end].content {
      if context.shows(parts[end].source), !parts[end].isEmpty { kpis.append(kpi) }
      end += 1
    }
    return (kpis, max(end, index + 1))
  }
}

/// Rings beside each other, in as many rows as they need.
private struct RingRowsComponent: Component {
  let kpis: [ProgressKPI]

  func compose(into page: inout Composition) {
    let count = ProgressKPIComponent.countBeside(kpis, page.context)
    for start in stride(from: 0, to: kpis.count, by: count) {
      page.container(.equalRow, BoxStyle(width: .fill, spacing: CardFigures.rowKPIGap)) { row in
        let width = (row.context.innerWidth + CardFigures.rowKPIGap) / Double(count) - CardFigures.rowKPIGap
        row.within(width) { row in
          for kpi in kpis[start..<min(start + count, kpis.count)] { row.add(ProgressKPIComponent(kpi: kpi)) }
          // Rings of a last row that is not full stand below those above.
          for _ in min(start + count, kpis.count)..<start + count { row.leaf(BoxStyle(width: .fill)) }
        }
      }
    }
  }
}

/// One part of a body; one that has nothing to show adds nothing.
struct BodyPartComponent: Component {
  let part: BodyPart

  func compose(into page: inout Composition) {
    switch part.content {
    case .separator: page.separator(part.source)
    case _ where part.isEmpty && !part.hasEmptyState: return
    case .text(let text):
      page.text(text, .body, .primaryLabel, BoxStyle(width: .atMost(page.environment.readableWidth)))
    case .keyValue(let pair): page.add(KeyValueComponent(pair: pair))
    case .labelBar(let bar): page.add(LabelBarComponent(bar: bar))
    case .tagBar(let bar): page.add(TagBarComponent(bar: bar))
    case .kpi(let kpi): page.add(KPIComponent(kpi: kpi))
    case .progressKPI(let kpi): page.add(ProgressKPIComponent(kpi: kpi))
    case .avatarRow(let row): page.add(AvatarRowComponent(row: row))
    case .dataTable(let table): page.add(DataTableComponent(table, page.context))
    case .chart(let chart): page.add(ChartComponent(chart, page.context))
    case .calendar(let calendar): page.add(CalendarComponent(calendar: calendar))
    case .map(let map): page.add(MapComponent(map: map))
    case .timeline(let timeline): page.add(TimelineComponent(timeline: timeline))
    case .message(let message): page.add(MessageComponent(message: message))
    case .objectCells(let list): page.add(ObjectCellListComponent(list: list, place: .inside(page.context.innerWidth)))
    case .contactCells(let list):
      page.add(ContactCellListComponent(list: list, place: .inside(page.context.innerWidth)))
    case .unknown(let part): page.placeholder(part.source)
    }
  }
}

/// A key with its value, beside each other only where both have room.
struct KeyValueComponent: Component {
  let pair: KeyValue

  func compose(into page: inout Composition) {
    let stacks = pair.axis == .vertical || page.environment.isAccessibilitySize
    page.container(
      stacks ? .column : .row,
      BoxStyle(
        width: .fill, spacing: stacks ? CellFigures.textSpacing : CardFigures.itemSpacing, vertical: .firstBaseline),
      Paint(source: pair.source)
    ) { box in
      if !pair.key.isEmpty, box.shows(pair.key.source) { box.text(pair.key, .subheadline, .tertiaryLabel) }
      if !pair.value.isEmpty, box.shows(pair.value.source) { box.text(pair.value, .body, .primaryLabel) }
    }
  }
}

/// Labels beside or below one another.
struct LabelBarComponent: Component {
  let bar: LabelBar

  func compose(into page: inout Composition) {
    guard bar.axis == .vertical else {
      return page.add(
        InlineItemsComponent(
          items: bar.labels.map(InlineItem.label), hasSeparators: bar.hasSeparators, source: bar.source))
    }
    page.column(BoxStyle(spacing: page.environment.scaled(CardFigures.rowSpacing)), Paint(source: bar.source)) {
      column in
      for label in bar.labels where column.shows(label.text.source) { column.add(LabelComponent(label: label)) }
    }
  }
}

/// The way to everything below a table.
struct SeeAllComponent: Component {
  let seeAll: SeeAll

  func compose(into page: inout Composition) {
    let text = seeAll.text.string
    let source = seeAll.text.source
    let environment = page.environment
    page.row(
      BoxStyle(
        width: .fill, height: .atLeast(TouchTargets.leastSide(environment.platform)), spacing: CardFigures.itemSpacing,
        vertical: .center),
      Paint(
        role: .button, label: Punctuation(source.language).list([text, seeAll.total ?? ""]), source: source,
        isRead: true,
        isTouchable: true)
    ) { row in
      row.add(
        SeeAllContent(
          seeAll: seeAll, font: .body.lines(2), color: .tintColor,
          iconSide: environment.scaled(CardFigures.iconStackWidth)))
    }
  }
}
