import CardModel
import LayoutCore

// The body of a card and what stands in its place: fiori.md sections 3 and 7.
extension SceneComposer {
  /// Width in points of what stands inside a card's side padding.
  var innerWidth: Double { max(0, cardWidth - 2 * CardFigures.side) }

  /// Adds one part of a body; one that has nothing to show adds nothing.
  mutating func bodyPart(_ part: BodyPart) {
    switch part.content {
    case .separator: return separator(part.source)
    case _ where part.isEmpty: return
    case .text(let text):
      let readable = environment.readableWidth
      self.text(text, setting(.body), .primaryLabel) { $0.width = .atMost(readable) }
    case .keyValue(let part): keyValue(part)
    case .labelBar(let bar): labelBar(bar)
    case .tagBar(let bar): tagBar(bar)
    case .kpi(let kpi): self.kpi(kpi, caption: (.subheadline, 2), alignment: .leading)
    case .progressKPI(let kpi): progressKPI(kpi)
    case .avatarRow(let row): avatarRow(row)
    case .dataTable(let table): dataTable(table)
    case .chart(let chart): self.chart(chart)
    case .calendar(let calendar): self.calendar(calendar)
    case .map(let map): self.map(map)
    case .timeline(let timeline): self.timeline(timeline)
    case .message(let message): self.message(message)
    case .objectCells(let list): objectCells(list, ListPlace(width: innerWidth, side: 0, isScreen: false))
    case .contactCells(let list): contactCells(list, ListPlace(width: innerWidth, side: 0, isScreen: false))
    case .unknown(let part): placeholder(part)
    }
  }

  /// Adds parts below one another.
  mutating func bodyParts(_ parts: [BodyPart]) {
    container(
      .column, nil,
      { style in
        style.spacing = CardFigures.bodySpacing
        style.width = .fill
      }
    ) { composer in
      for part in parts where composer.shows(part.source) { composer.bodyPart(part) }
    }
  }

  mutating func keyValue(_ part: KeyValue) {
    // Beside each other only where both have room.
    let stacks = part.axis == .vertical || environment.isAccessibilitySize
    container(
      stacks ? .column : .row, Paint(source: part.source),
      { style in
        style.spacing = stacks ? CardFigures.cellTextSpacing : CardFigures.itemSpacing
        style.vertical = .firstBaseline
        style.width = .fill
      }
    ) { composer in
      if !part.key.isEmpty, composer.shows(part.key.source) {
        composer.text(part.key, composer.setting(.subheadline), .tertiaryLabel)
      }
      if !part.value.isEmpty, composer.shows(part.value.source) {
        composer.text(part.value, composer.setting(.body), .primaryLabel)
      }
    }
  }

  mutating func labelBar(_ bar: LabelBar) {
    guard bar.axis == .vertical else {
      return inlineItems(bar.labels.map(InlineItem.label), hasSeparators: bar.hasSeparators, source: bar.source)
    }
    container(.column, Paint(source: bar.source), { $0.spacing = CardFigures.rowSpacing }) { composer in
      for label in bar.labels where composer.shows(label.text.source) { composer.label(label) }
    }
  }

  /// The way to everything below a table.
  mutating func seeAll(_ seeAll: SeeAll) {
    let text = seeAll.text.isEmpty ? "See all" : seeAll.text.string
    let side = TouchTargets.leastSide(environment.platform)
    container(
      .row,
      Paint(
        role: .button, label: seeAll.total.map { "\(text), \($0)" } ?? text, source: seeAll.text.source, isRead: true,
        isTouchable: true),
      { style in
        style.height = .atLeast(side)
        style.spacing = CardFigures.itemSpacing
        style.vertical = .center
        style.width = .fill
      }
    ) { composer in
      composer.string(text, composer.setting(.body, lines: 2), .tintColor, source: seeAll.text.source)
      composer.builder.addSpacer()
      if let total = seeAll.total {
        composer.string(total, composer.setting(.body, lines: 1), .tertiaryLabel, source: seeAll.text.source)
      }
      composer.icon("disclosure", composer.environment.scaled(CardFigures.iconStackWidth), .tertiaryLabel)
    }
  }
}
