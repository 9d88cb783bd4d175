extension CardReader {
  func progressKPI(_ element: Element) -> ProgressKPI {
    ProgressKPI(
      text: text(element), value: number(.value, element), maximum: number(.maximum, element) ?? 100,
      unit: shown(.unit, element), caption: shown(.caption, element), footnote: shown(.footnote, element),
      size: choice(.size, element, ProgressSize.small), kind: bound(.kind, element).flatMap(StatusKind.init),
      target: bound(.target, element))
  }

  mutating func avatarRow(_ element: Element) -> AvatarRow {
    var row = AvatarRow(
      source: source(element), avatars: [], size: number(.size, element) == 24 ? 24 : 16,
      total: count(.total, element))
    for child in children(element) {
      switch child.name {
      case .avatar: row.avatars.append(avatar(child))
      case .label where row.label == nil: row.label = label(child)
      default: continue
      }
    }
    return row
  }

  mutating func avatarGroup(_ element: Element) -> AvatarGroup {
    AvatarGroup(
      source: source(element), avatars: children(element).filter { $0.name == .avatar }.map { avatar($0) })
  }

  /// A person is a circle, and so is what has initials; an object is a square.
  private func avatar(_ element: Element) -> Picture {
    var picture = picture(element)
    if attribute(.shape, element) == nil, attribute(.represents, element) == nil, picture.initials != nil {
      picture.shape = .circle
    }
    return picture
  }

  mutating func timeline(_ element: Element) -> Timeline {
    Timeline(
      source: source(element),
      entries: children(element).filter { $0.name == .timelineEntry }.map { timelineEntry($0) })
  }

  private mutating func timelineEntry(_ element: Element) -> TimelineEntry {
    var entry = TimelineEntry(
      source: source(element), state: choice(.state, element, EntryState.open), target: bound(.target, element))
    for child in children(element) {
      switch child.name {
      case .timestamp: entry.timestamp = text(child)
      case .title: entry.title = text(child)
      case .subtitle: entry.subtitle = text(child)
      case .footnote: entry.footnote = text(child)
      case .status: entry.status = status(child)
      default: continue
      }
    }
    return entry
  }

  mutating func illustratedMessage(_ element: Element) -> IllustratedMessage {
    var message = IllustratedMessage(
      source: source(element), actions: [], size: choice(.illustration, element, IllustrationSize.small),
      name: bound(.name, element), layout: choice(.layout, element, MessageLayout.vertical),
      cause: choice(.cause, element, EmptyCause.empty))
    for child in children(element) {
      switch child.name {
      case .title: message.title = text(child)
      case .description: message.description = text(child)
      case .action: message.actions.append(action(child))
      default: continue
      }
    }
    return message
  }

  // MARK: Tables

  mutating func dataTable(_ element: Element) -> DataTable {
    let parts = children(element)
    let columns = parts.filter { $0.name == .column }
    let ids = columns.map { attribute(.id, $0) }
    var table = DataTable(
      source: source(element), columns: columns.map { column($0) }, rows: [], label: shown(.label, element),
      showsHeader: attribute(.header, element) == nil || flag(.header, element),
      hasDividers: flag(.dividers, element), rowAlignment: choice(.rowAlignment, element, RowAlignment.top),
      limit: count(.limit, element))
    for child in parts {
      switch child.name {
      case .tableRow: table.rows.append(tableRow(child, table.columns, ids))
      case .seeAll: table.seeAll = seeAll(child)
      default: continue
      }
    }
    return table
  }

  private func column(_ element: Element) -> TableColumn {
    let type = choice(.type, element, ColumnType.text)
    let width: ColumnWidth =
      switch attribute(.width, element) {
      case "infinity": .infinity
      case let points?: Double(points).map { .fixed($0) } ?? .flexible
      case nil: .flexible
      }
    return TableColumn(
      title: text(element), type: type, width: width, alignment: choice(.alignment, element, type.alignment),
      isSticky: flag(.sticky, element))
  }

  private mutating func tableRow(_ element: Element, _ columns: [TableColumn], _ ids: [String?]) -> TableRow {
    var row = TableRow(
      source: source(element), cells: Array(repeating: nil, count: columns.count), target: bound(.target, element))
    var next = 0
    for child in children(element) where child.name == .cell {
      let named = attribute(.column, child).flatMap { id in ids.firstIndex(of: id) }
      let index = named ?? next
      guard index < columns.count else { continue }
      row.cells[index] = cell(child, columns[index].type)
      next = index + 1
    }
    return row
  }

  private func cell(_ element: Element, _ type: ColumnType) -> TableCell {
    var text = text(element)
    text.string = type.shown(text.string)
    return TableCell(
      text: text, kind: bound(.kind, element).flatMap(StatusKind.init), image: bound(.src, element),
      icon: bound(.icon, element), alternative: shown(.alt, element))
  }
}

extension ColumnType {
  /// How a value of this type reads: dates in medium style, durations in hours and minutes (DataTable/ColumnAttribute).
  func shown(_ text: String) -> String {
    switch self {
    case .date: return CardDate(text)?.medium ?? text
    case .time:
      let parts = text.split(separator: ":")
      return parts.count == 3 && parts.allSatisfy { Int($0) != nil } ? "\(parts[0]):\(parts[1])" : text
    case .duration:
      let parts = text.split(separator: ":").map { Int($0) }
      guard parts.count >= 2, let hours = parts[0], let minutes = parts[1] else { return text }
      return "\(hours) Hrs \(minutes) Min"
    case .text, .number, .currency, .image, .listItem: return text
    }
  }
}
