import CardModel
import JSON

// Figures, charts, tables and the like, and how cards stand beside one another.
extension SwiftWriter {
  // MARK: Figures

  /// A figure with its units.
  mutating func components(_ object: JSONObject) -> SwiftCode? {
    var parts: [SwiftCode] = []
    if let icon = object["icon"]?.string { parts.append(.call(".icon", [("", .plain(icon))])) }
    for (name, kind) in [("leading", "unit"), ("text", "metric"), ("unit", "unit")] {
      if let text = object[name]?.string { parts.append(.call(".\(kind)", [("", .plain(string(text)))])) }
    }
    return parts.isEmpty ? nil : .call(".components", [("", .list(parts))])
  }

  mutating func figure(_ object: JSONObject) -> SwiftCode? {
    guard let components = components(object) else { return nil }
    guard let subtitle = object["subtitle"]?.string else { return .call("_KPIItem", [("", components)]) }
    return .call("_KPIItem", [("data", components), ("subtitle", .plain(string(subtitle)))])
  }

  mutating func figureItem(_ object: JSONObject) -> SwiftCode? {
    var parts: [SwiftCode] = []
    func add(_ value: SwiftCode, _ type: String) {
      parts.append(.call("FigurePart", [("kPISubItemValue", value), ("kPISubItemType", .plain("." + type))]))
    }
    if let icon = object["icon"]?.string { add(.call(".icon", [("", .plain(icon))]), "icon") }
    for (name, type) in [("leading", "unit"), ("text", "metric"), ("unit", "unit")] {
      if let text = object[name]?.string { add(.call(".text", [("", attributed(text))]), type) }
    }
    guard !parts.isEmpty else { return nil }
    need(.figurePart)
    var arguments: [(label: String, value: SwiftCode)] = []
    if let caption = object["kpiCaption"]?["text"]?.string { arguments.append(("kpiCaption", attributed(caption))) }
    arguments += [
      ("items", .list(parts)), ("proposedViewSize", .plain("." + (object["proposedViewSize"]?.string ?? "medium"))),
    ]
    return .call("KPIItem", arguments)
  }

  mutating func progress(_ object: JSONObject) -> SwiftCode? {
    guard let value = number(object["data"]) else { return nil }
    let maximum = number(object["maximum"]) ?? "100"
    let share = SwiftCode.call(".percent", [("", .plain("\(value) / \(maximum)"))])
    var arguments: [(label: String, value: SwiftCode)] = []
    if object["kPIContent"]?["text"] != nil {
      arguments.append(("kPIContent", .closure(SwiftBlock(statements(object["kPIContent"])))))
    }
    for name in ["kpiCaption", "footnote"] {
      if let text = object[name]?["text"]?.string { arguments.append((name, attributed(text))) }
    }
    arguments += [
      ("data", .call(".constant", [("", share)])),
      ("chartSize", .plain("." + (object["chartSize"]?.string ?? "small"))),
    ]
    return .call("KPIProgressItem", arguments)
  }

  // MARK: Cards beside one another

  mutating func collection(_ object: JSONObject) -> SwiftCode? {
    var layout = object["layout"]?.object ?? JSONObject()
    if let columns = layout["regular"] {
      need(.sizeClass)
      let name = layout["_"] == "Carousel" ? "numberOfColumns" : "numOfColumns"
      let compact = layout[name].flatMap { number($0, whole: true) } ?? "1"
      layout[name] = .string("horizontalSizeClass == .regular ? \(number(columns, whole: true) ?? "2") : \(compact)")
    }
    let isSame = layout["sameHeight"] == .bool(true) || layout["isSameHeight"] == .bool(true)
    (layout["cardStyle"], layout["isIntrinsic"]) = (true, isSame ? nil : true)
    let cards = statements(.object(layout))
    let heading = statements(object["heading"])
    let trailing = statements(object["trailing"])
    var content = cards
    if !(heading + trailing).isEmpty {
      var head: [SwiftCode] = heading
      if heading.count > 1 {
        head = [.call("VStack", [("alignment", .plain(".leading"))], trailing: [("", SwiftBlock(heading))])]
      }
      if !trailing.isEmpty { head += [.call("Spacer", [])] + trailing }
      content.insert(.call("HStack", [], trailing: [("", SwiftBlock(head))]), at: 0)
    }
    if content.count > 1 {
      content = [
        .call(
          "VStack", [("alignment", .plain(".leading")), ("spacing", .plain("8"))], trailing: [("", SwiftBlock(content))]
        )
      ]
    }
    return .call("ScrollView", [], trailing: [("", SwiftBlock(content))])
  }

  mutating func carousel(_ object: JSONObject) -> SwiftCode? {
    var arguments: [(label: String, value: SwiftCode)] = []
    if let width = number(object["itemWidth"]) {
      arguments.append(("itemWidth", .plain(width)))
    } else if let columns = object["numberOfColumns"], columns != .integer(1) {
      arguments.append(("numberOfColumns", .plain(columns.string ?? columns.text())))
    }
    let insets = [number(object["leadingInset"]) ?? "16", number(object["trailingInset"]) ?? "16"]
    if insets != ["16", "16"] {
      arguments.append(
        ("contentInsets", .plain("EdgeInsets(top: 0, leading: \(insets[0]), bottom: 0, trailing: \(insets[1]))")))
    }
    if let spacing = number(object["spacing"]), spacing != "8" { arguments.append(("spacing", .plain(spacing))) }
    if let alignment = object["alignment"]?.string, alignment != "top" {
      arguments.append(("alignment", .plain("." + alignment)))
    }
    if flag(object["isSnapping"]) == "false" { arguments.append(("isSnapping", .plain("false"))) }
    if flag(object["isSameHeight"]) == "true" { arguments.append(("isSameHeight", .plain("true"))) }
    return .call("Carousel", arguments, trailing: [("", SwiftBlock(statements(object["content"])))])
  }

  // MARK: Maps and days

  mutating func map(_ object: JSONObject) -> SwiftCode? {
    need(.mapKit)
    return .call("Map", [], trailing: [("", SwiftBlock(statements(object["content"])))])
  }

  mutating func marker(_ object: JSONObject) -> SwiftCode? {
    guard let latitude = number(object["latitude"]), let longitude = number(object["longitude"]) else { return nil }
    let place = SwiftCode.call(
      "CLLocationCoordinate2D", [("latitude", .plain(latitude)), ("longitude", .plain(longitude))])
    let marker = SwiftCode.call(
      "Marker", [("", .plain(string(object["title"]?.string ?? ""))), ("coordinate", place)])
    guard let tint = object["tint"]?.string else { return marker }
    guard SwiftText(tint).isLiteral else {
      lose("the colours of places that the data name: the palette has names of its own")
      return marker
    }
    return .modified(marker, [.call("tint", [("", .plain("Color.preferredColor(.\(tint))"))])])
  }

  mutating func calendar(_ object: JSONObject) -> SwiftCode? {
    var arguments: [(label: String, value: SwiftCode)] = [
      ("calendarStyle", .plain("." + (object["calendarStyle"]?.string ?? "week")))
    ]
    if let date = object["selectedDate"]?.string {
      need(.date)
      arguments.append(("selectedDate", .call("calendarDay", [("", .plain(string(date)))])))
    }
    return .call("CalendarView", [("model", .call("CalendarModel", arguments))])
  }

  // MARK: Charts and tables

  mutating func chart(_ object: JSONObject) -> SwiftCode? {
    guard let series = object["data"]?.array, let categories = object["titlesForCategory"]?.array else { return nil }
    need(.charts)
    let data = series.map { values in
      SwiftCode.list((values.array ?? []).map { .plain($0 == .null ? "nil" : $0.text()) })
    }
    let names = SwiftCode.list(categories.map { .plain(SwiftText.quoted($0.string ?? "")) })
    return .call(
      "ChartView",
      [
        (
          "",
          .call(
            "ChartModel",
            [
              ("chartType", .plain("." + (object["chartType"]?.string ?? "line"))), ("data", .list(data)),
              ("titlesForCategory", .list([names])),
            ])
        )
      ])
  }

  /// The names of series, which the component does not show.
  func legend(_ object: JSONObject) -> [SwiftCode] {
    guard let names = object["series"]?.array else { return [] }
    let texts = names.map { text($0.string ?? "") }
    return [
      .modified(
        .call("HStack", [], trailing: [("", SwiftBlock(texts))]),
        [.call("font", [("", .call(".fiori", [("forTextStyle", .plain(".caption"))]))])])
    ]
  }

  mutating func table(_ object: JSONObject) -> SwiftCode? {
    let columns = object["columns"]?.array ?? []
    let limit = object["limit"]
    let rows = (object["rows"]?.array ?? []).map { row -> JSONValue in
      guard var row = row.object, let limit, row["_each"] != nil else { return row }
      row["_limit"] = limit
      return .object(row)
    }
    let data = list(.array(rows)) { writer, row in
      .call("TableRowItem", [("data", .list((row["data"]?.array ?? []).compactMap { writer.cell($0) }))])
    }
    guard let data else { return nil }
    var arguments: [(label: String, value: SwiftCode)] = []
    if flag(object["hasHeader"]) != "false" {
      arguments.append(
        ("headerData", .call("TableRowItem", [("data", .list(columns.compactMap { cell($0) }))])))
    }
    arguments.append(("rowData", data))
    if columns.dropFirst().contains(where: { $0["sticky"] == .bool(true) }) {
      lose("columns other than the first that stay while others move")
    }
    if columns.first?["sticky"] == .bool(true) { arguments.append(("isFirstColumnSticky", .plain("true"))) }
    if !columns.isEmpty {
      arguments.append(("columnAttributes", .list(columns.map(Self.column))))
    }
    if object["rowAlignment"]?.string == "baseline" { arguments.append(("rowAlignment", .plain(".baseline"))) }
    if let dividers = flag(object["dividers"]), dividers != "true" {
      arguments += [("showRowDivider", .plain(dividers)), ("showColoumnDivider", .plain(dividers))]
    }
    if let partial = flag(object["allowsPartialRowDisplay"]) {
      arguments.append(("allowsPartialRowDisplay", .plain(partial)))
    }
    return .call("DataTable", [("model", .call("TableModel", arguments))])
  }

  private mutating func cell(_ value: JSONValue) -> SwiftCode? {
    guard let object = value.object else { return nil }
    if let path = object["src"]?.string {
      if !SwiftText(path).isLiteral || HandoverFile.isElsewhere(path) {
        lose("pictures at addresses that stand in a table: the component takes images of the app alone")
      }
      if object["color"] != nil { lose("the colour of cells that show a picture") }
      return .call("DataImageItem", [("", picture(path))])
    }
    var arguments: [(label: String, value: SwiftCode)] = [("", .plain(string(object["text"]?.string ?? "")))]
    if let color = color(object["color"]) { arguments += [("", .plain("nil")), ("", .plain(color))] }
    if let lines = number(object["lineLimit"], whole: true) { arguments.append(("lineLimit", .plain(lines))) }
    return .call("DataTextItem", arguments)
  }

  private static func column(_ value: JSONValue) -> SwiftCode {
    let width = value["width"]?.string ?? value["width"]?.text() ?? "flexible"
    let isNumber = Double(width)?.isFinite == true
    return .call(
      "ColumnAttribute",
      [
        ("textAlignment", .plain("." + (value["textAlignment"]?.string ?? "leading"))),
        ("width", .plain(isNumber ? ".fixed(\(width))" : ".\(width)")),
      ])
  }

  /// How high a part is that fills what it is given.
  mutating func height(_ object: JSONObject) -> String? {
    if let rows = object["rows"]?.array {
      // A row and the head are 48 points high, as those of the component.
      let head = flag(object["hasHeader"]) != "false" ? 1 : 0
      let single = rows.filter { $0["_each"] == nil }.count + head
      var terms = single > 0 ? ["\(single)"] : []
      for row in rows {
        guard let (steps, path) = row["_each"]?.string.map(SwiftText.init)?.binding,
          let list = opened(steps, path)?.list
        else { continue }
        terms.append(list + (number(object["limit"], whole: true).map { ".prefix(\($0))" } ?? "") + ".count")
      }
      return terms.count < 2 && single > 0
        ? "\(48 * single)" : "48 * CGFloat(\(terms.joined(separator: " + ")))"
    }
    return number(object["height"])
  }
}
