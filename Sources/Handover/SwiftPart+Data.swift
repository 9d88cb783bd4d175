import BundledData
import CardModel
import JSON

// Figures, charts and the like, and how cards stand beside one another.
extension SwiftPart {
  // MARK: Figures

  /// A figure with its units.
  static func components(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode? {
    var parts: [SwiftCode] = []
    if let icon = object["icon"]?.string { parts.append(.call(".icon", [("", .plain(icon))])) }
    for (name, kind) in [("leading", "unit"), ("text", "metric"), ("unit", "unit")] {
      if let text = object[name]?.string {
        parts.append(.call(".\(kind)", [("", writer.words(text, .amount))]))
      }
    }
    return parts.isEmpty ? nil : .call(".components", [("", .list(parts))])
  }

  static func figure(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode? {
    guard let components = components(object, &writer) else { return nil }
    guard let subtitle = object["subtitle"]?.string else { return .call("_KPIItem", [("", components)]) }
    return .call("_KPIItem", [("data", components), ("subtitle", writer.words(subtitle))])
  }

  static func figureItem(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode? {
    var parts: [SwiftCode] = []
    func add(_ value: SwiftCode, _ type: String) {
      parts.append(.call("FigurePart", [("kPISubItemValue", value), ("kPISubItemType", .plain("." + type))]))
    }
    if let icon = object["icon"]?.string { add(.call(".icon", [("", .plain(icon))]), "icon") }
    for (name, type) in [("leading", "unit"), ("text", "metric"), ("unit", "unit")] {
      if let text = object[name]?.string { add(.call(".text", [("", writer.attributed(text, .amount))]), type) }
    }
    guard !parts.isEmpty else { return nil }
    writer.need(.figurePart)
    var arguments: [(label: String, value: SwiftCode)] = []
    if let caption = object["kpiCaption"]?["text"]?.string {
      arguments.append(("kpiCaption", writer.attributed(caption).traced(object["kpiCaption"])))
    } else {
      // Without it there would be two initialisers.
      arguments.append(("kpiCaption", .plain("nil")))
    }
    arguments += [
      ("items", .list(parts)), ("proposedViewSize", .plain("." + (object["proposedViewSize"]?.string ?? "medium"))),
    ]
    return .call("KPIItem", arguments)
  }

  static func progress(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode? {
    guard let value = writer.number(object["data"]) else { return nil }
    let maximum = writer.number(object["maximum"]) ?? "100"
    let share = SwiftCode.call(".percent", [("", .plain("\(value) / \(maximum)"))])
    var arguments: [(label: String, value: SwiftCode)] = []
    if object["kPIContent"]?["text"] != nil {
      arguments.append(("kPIContent", .closure(SwiftBlock(writer.statements(object["kPIContent"])))))
    }
    for name in ["kpiCaption", "footnote"] {
      if let text = object[name]?["text"]?.string {
        arguments.append((name, writer.attributed(text).traced(object[name])))
      }
    }
    arguments += [
      ("data", .call(".constant", [("", share)])),
      ("chartSize", .plain("." + (object["chartSize"]?.string ?? "small"))),
    ]
    return .call("KPIProgressItem", arguments)
  }

  // MARK: Cards beside one another

  static func collection(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode? {
    var layout = object["layout"]?.object ?? JSONObject()
    if let columns = layout["regular"] {
      writer.need(.sizeClass)
      let name = layout["_"] == "Carousel" ? "numberOfColumns" : "numOfColumns"
      let compact = layout[name].flatMap { writer.number($0, whole: true) } ?? "1"
      layout[name] = .string(
        "horizontalSizeClass == .regular ? \(writer.number(columns, whole: true) ?? "2") : \(compact)")
    }
    let isSame = layout["sameHeight"] == .bool(true) || layout["isSameHeight"] == .bool(true)
    (layout["cardStyle"], layout["isIntrinsic"]) = (true, isSame ? nil : true)
    let cards = writer.statements(.object(layout))
    let heading = writer.statements(object["heading"])
    let trailing = writer.statements(object["trailing"])
    var content = cards
    if !(heading + trailing).isEmpty {
      var head: [SwiftCode] = heading
      if heading.count > 1 {
        head = [.call("VStack", [("alignment", .plain(".leading"))], trailing: [("", SwiftBlock(heading))])]
      }
      if !trailing.isEmpty { head += [.call("Spacer", [])] + trailing }
      content.insert(.call("HStack", [], trailing: [("", SwiftBlock(head))]), at: 0)
    }
    if content.count > 1 { content = [.stacked(content)] }
    return content.isEmpty ? nil : .call("ScrollView", [], trailing: [("", SwiftBlock(content))])
  }

  static func carousel(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode? {
    var arguments: [(label: String, value: SwiftCode)] = []
    if let width = writer.number(object["itemWidth"]) {
      arguments.append(("itemWidth", .plain(width)))
    } else if let columns = object["numberOfColumns"], columns != .integer(1) {
      arguments.append(("numberOfColumns", .plain(columns.string ?? columns.text())))
    }
    let insets = [writer.number(object["leadingInset"]) ?? "16", writer.number(object["trailingInset"]) ?? "16"]
    if insets != ["16", "16"] {
      arguments.append(
        ("contentInsets", .plain("EdgeInsets(top: 0, leading: \(insets[0]), bottom: 0, trailing: \(insets[1]))")))
    }
    if let spacing = writer.number(object["spacing"]), spacing != "8" { arguments.append(("spacing", .plain(spacing))) }
    if let alignment = object["alignment"]?.string, alignment != "top" {
      arguments.append(("alignment", .plain("." + alignment)))
    }
    if writer.flag(object["isSnapping"]) == "false" { arguments.append(("isSnapping", .plain("false"))) }
    if writer.flag(object["isSameHeight"]) == "true" { arguments.append(("isSameHeight", .plain("true"))) }
    let content = writer.statements(object["content"])
    return content.isEmpty ? nil : .call("Carousel", arguments, trailing: [("", SwiftBlock(content))])
  }

  // MARK: Maps and days

  static func map(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode? {
    writer.need(.mapKit)
    return .call("Map", [], trailing: [("", SwiftBlock(writer.statements(object["content"])))])
  }

  static func marker(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode? {
    guard let latitude = writer.number(object["latitude"]), let longitude = writer.number(object["longitude"]) else {
      return nil
    }
    let place = SwiftCode.call(
      "CLLocationCoordinate2D", [("latitude", .plain(latitude)), ("longitude", .plain(longitude))])
    let marker = SwiftCode.call(
      "Marker", [("", writer.words(object["title"]?.string ?? "")), ("coordinate", place)])
    guard let tint = object["tint"]?.string else { return marker }
    guard Palette.token(named: tint) != nil else {
      writer.lose("the colour of a place: it is none of the palette, or the data name it")
      return marker
    }
    return .modified(marker, [.call("tint", [("", .plain("Color.preferredColor(.\(tint))"))])])
  }

  static func calendar(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode? {
    var arguments: [(label: String, value: SwiftCode)] = [
      ("calendarStyle", .plain("." + (object["calendarStyle"]?.string ?? "week")))
    ]
    if let date = object["selectedDate"]?.string {
      writer.need(.date)
      arguments.append(("selectedDate", .call("calendarDay", [("", .plain(writer.string(date)))])))
    }
    return .call("CalendarView", [("model", .call("CalendarModel", arguments))])
  }

  // MARK: Charts

  static func chart(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode? {
    guard let series = object["data"]?.array, let categories = object["titlesForCategory"]?.array else { return nil }
    writer.need(.charts)
    var arguments: [(label: String, value: SwiftCode)] = [
      ("chartType", .plain("." + (object["chartType"]?.string ?? "line")))
    ]
    if let points = object["data3d"] {
      arguments.append(("data3d", points.literal(writer)))
    } else {
      arguments.append(("data", .list(series.map { $0.literal(writer) })))
    }
    arguments.append(("titlesForCategory", .list(categories.map { $0.literal(writer) })))
    if let totals = object["totals"] { arguments.append(("indexesOfTotalsCategories", totals.literal(writer))) }
    return .call("ChartView", [("", .call("ChartModel", arguments))])
  }

  /// The names of series, in a ring those of its slices, in the colours in which the component draws them: it does not show them.
  static func legend(_ object: JSONObject, _ writer: inout SwiftWriter) -> [SwiftCode] {
    let isRing = object["chartType"] == "donut"
    let slices = (object["titlesForCategory"]?.array ?? []).map { $0[0] ?? "" }
    guard let names = isRing ? slices : object["series"]?.array, names.contains(where: { $0 != "" }) else { return [] }
    let entries = names.enumerated().map { index, name -> SwiftCode in
      let swatch = SwiftCode.modified(
        .call("Circle", []),
        [
          .call("fill", [("", .plain("Color.preferredColor(.chart\(index % colors + 1))"))]),
          .call("frame", [("width", .plain("8")), ("height", .plain("8"))]),
        ])
      let text =
        name["verbatim"]?.string.map { SwiftCode.call("Text", [("verbatim", .plain(writer.string($0)))]) }
        ?? writer.text(name.string ?? "")
      return .call(
        "Label", [],
        trailing: [("", SwiftBlock([text])), ("icon", SwiftBlock([swatch]))])
    }
    return [
      .modified(
        .call("HStack", [], trailing: [("", SwiftBlock(entries))]),
        [.call("font", [("", .call(".fiori", [("forTextStyle", .plain(".caption"))]))])])
    ]
  }

  /// So many colours charts have for series, then again from the first.
  private static let colors = 11
}

extension JSONValue {
  /// It as Swift writes it.
  fileprivate func literal(_ writer: SwiftWriter) -> SwiftCode {
    if let values = array { return .list(values.map { $0.literal(writer) }) }
    if let text = self["verbatim"]?.string { return .plain(writer.string(text)) }
    return string.map { writer.words($0) } ?? .plain(self == .null ? "nil" : text())
  }
}
