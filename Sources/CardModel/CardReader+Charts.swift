extension CardReader {
  mutating func chart(_ element: Element) -> Chart {
    var chart = Chart(
      source: source(element), type: choice(.type, element, ChartType.column), label: shown(.label, element),
      height: points(.height, element), highlight: attribute(.highlight, element),
      series: [])
    for child in children(element) {
      switch child.name {
      case .kpi: chart.kpi = kpi(child)
      case .trend: chart.trend = trend(child)
      case .timestamp: chart.timestamp = text(child)
      case .valueAxis: chart.valueAxis = valueAxis(child)
      case .series: chart.series.append(series(child))
      case .categoryAxis:
        chart.categoryAxis = CategoryAxis(
          title: text(child), labels: choice(.labels, child, CategoryLabels.firstAndLast))
      case .legend: chart.legend = Legend(source: source(child), limit: max(1, count(.limit, child) ?? 4))
      default: continue
      }
    }
    return chart
  }

  /// A length above 0, at most the 4,096 points that the schema allows.
  private func points(_ name: AttributeName, _ element: Element) -> Double? {
    number(name, element).flatMap { $0 > 0 ? min($0, 4096) : nil }
  }

  private func trend(_ element: Element) -> Trend {
    Trend(
      text: text(element), direction: choice(.direction, element, TrendDirection.steady),
      kind: choice(.kind, element, StatusKind.neutral))
  }

  private func valueAxis(_ element: Element) -> ValueAxis {
    ValueAxis(
      title: text(element), labels: min(count(.labels, element) ?? 0, 10),
      hasGridlines: attribute(.gridlines, element) == nil || flag(.gridlines, element),
      minimum: number(.minimum, element), maximum: number(.maximum, element), unit: shown(.unit, element))
  }

  private mutating func series(_ element: Element) -> ChartSeries {
    var series = ChartSeries(
      source: source(element), type: choice(.type, element, SeriesType.column), color: bound(.color, element),
      points: [])
    for child in children(element) {
      switch child.name {
      case .label: series.label = label(child)
      case .point: series.points.append(point(child))
      default: continue
      }
    }
    return series
  }

  private func point(_ element: Element) -> ChartPoint {
    ChartPoint(
      category: text(element), value: number(.value, element), x: number(.x, element), size: number(.size, element),
      open: number(.open, element), low: number(.low, element), high: number(.high, element),
      isTotal: flag(.total, element), color: bound(.color, element))
  }

  // MARK: Calendars and maps

  mutating func calendar(_ element: Element) -> CardCalendar {
    CardCalendar(
      source: source(element), view: choice(.view, element, CalendarView.week),
      date: bound(.date, element).flatMap { CardDate($0) }, today: bound(.today, element).flatMap { CardDate($0) },
      label: shown(.label, element),
      events: children(element).filter { $0.name == .event }.map { event($0) })
  }

  private func event(_ element: Element) -> CalendarEvent {
    CalendarEvent(
      text: text(element), start: bound(.date, element).flatMap { CardDate($0) },
      end: bound(.end, element).flatMap { CardDate($0) }, kind: choice(.kind, element, StatusKind.neutral),
      target: bound(.target, element))
  }

  mutating func map(_ element: Element) -> CardMap {
    CardMap(
      source: source(element), pins: children(element).filter { $0.name == .pin }.map { pin($0) },
      label: shown(.label, element), height: points(.height, element),
      zoom: zoom(element), focus: attribute(.focus, element), target: bound(.target, element))
  }

  /// The zoom level that `zoom` names or gives.
  func zoom(_ element: Element) -> MapZoom? { attribute(.zoom, element).flatMap(MapZoom.init) }

  func pin(_ element: Element) -> MapPin {
    var place: GeographicPoint?
    if let latitude = number(.latitude, element), let longitude = number(.longitude, element) {
      place = GeographicPoint(latitude: min(max(latitude, -90), 90), longitude: min(max(longitude, -180), 180))
    }
    return MapPin(
      text: text(element), place: place, icon: bound(.icon, element),
      color: bound(.color, element) ?? "tintColor", target: bound(.target, element))
  }
}
