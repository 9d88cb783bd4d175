import CardModel
import JSON

// Tables, and how high parts are that fill what they are given.
extension SwiftPart {
  static func table(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode? {
    let columns = (object["columns"]?.array ?? []).compactMap(\.object)
    let all = object["rows"]?.array ?? []
    let rows = object["limit"].map { writer.limited(all, $0) } ?? all
    let data = writer.items(.array(rows)) { writer, row in
      .call("TableRowItem", [("data", cells(row, columns, &writer))])
    }
    var arguments: [(label: String, value: SwiftCode)] = []
    if writer.flag(object["hasHeader"]) != "false" {
      let head = writer.items(.array(columns.map { .object($0) })) { cell($1, &$0) }
      arguments.append(("headerData", .call("TableRowItem", [("data", head)])))
    }
    arguments.append(("rowData", data))
    for column in columns.dropFirst() where column["sticky"] == .bool(true) {
      writer.at(column) { $0.lose("that a column other than the first stays while others move") }
    }
    if let first = columns.first, first["sticky"] == .bool(true) {
      arguments.append(("isFirstColumnSticky", .plain(writer.condition(first) ?? "true")))
    }
    if !columns.isEmpty {
      let attributes = writer.items(.array(columns.map { .object($0) })) { column($1) }
      arguments.append(("columnAttributes", attributes))
    }
    if object["rowAlignment"]?.string == "baseline" { arguments.append(("rowAlignment", .plain(".baseline"))) }
    if let ruled = writer.flag(object["ruled"]), ruled != "true" {
      arguments += [("showRowDivider", .plain(ruled)), ("showColoumnDivider", .plain(ruled))]
    }
    if let partial = writer.flag(object["allowsPartialRowDisplay"]) {
      arguments.append(("allowsPartialRowDisplay", .plain(partial)))
    }
    return .call("DataTable", [("model", .call("TableModel", arguments))])
  }

  /// The cells of `row`, one in each column, which is for the width for which that is.
  private static func cells(
    _ row: JSONObject, _ columns: [JSONObject], _ writer: inout SwiftWriter
  ) -> SwiftCode {
    let cells = zip((row["data"]?.array ?? []).compactMap(\.object), columns).map { cell, column in
      var own = cell
      (own["_if"], own["isAmount"]) = (column["_if"], amounts.contains(column["holds"]) ? true : nil)
      return JSONValue.object(own)
    }
    return writer.items(.array(cells)) { cell($1, &$0) }
  }

  /// What columns hold in which numbers are amounts.
  private static let amounts: [JSONValue?] = ["number", "currency"]

  private static func cell(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode {
    if let path = object["src"]?.string {
      if !SwiftText(path).isLiteral || HandoverFile.isElsewhere(path) {
        writer.lose("pictures at addresses that stand in a table: the component takes images of the app alone")
      }
      if object["color"] != nil { writer.lose("the colour of cells that show a picture") }
      return .call("DataImageItem", [("", SwiftPicture.image(path, writer))])
    }
    let text = writer.words(object["text"]?.string ?? "", object["isAmount"] == .bool(true) ? .amount : .text)
    var arguments: [(label: String, value: SwiftCode)] = [("", text)]
    if let color = writer.color(object["color"]) { arguments += [("", .plain("nil")), ("", .plain(color))] }
    if let lines = writer.number(object["lineLimit"], whole: true) { arguments.append(("lineLimit", .plain(lines))) }
    return .call("DataTextItem", arguments)
  }

  private static func column(_ value: JSONObject) -> SwiftCode {
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
  static func height(_ object: JSONObject, _ writer: inout SwiftWriter) -> String? {
    if let all = object["rows"]?.array {
      let rows = object["limit"].map { writer.limited(all, $0) } ?? all
      // The component fills what it is given. Its rows and its head grow with the letters.
      writer.need(.rowHeight)
      let head = writer.flag(object["hasHeader"]) != "false" ? 1 : 0
      let single = rows.filter { $0["_each"] == nil && $0["_if"] == nil }.count + head
      var terms = single > 0 ? ["\(single)"] : []
      for row in rows.compactMap(\.object) {
        var count: String?
        if let (steps, path) = row["_each"]?.string.map(SwiftText.init)?.binding {
          let limit = writer.number(row["_limit"], whole: true).map { ".prefix(\($0))" } ?? ""
          count = writer.opened(steps, path).map { writer.loaded($0.list, steps, path) + limit + ".count" }
        }
        if let condition = writer.condition(row) { count = "(\(condition) ? \(count ?? "1") : 0)" }
        if let count { terms.append(count) }
      }
      return terms.count < 2 && single > 0
        ? "rowHeight * \(single)" : "rowHeight * CGFloat(\(terms.joined(separator: " + ")))"
    }
    return writer.number(object["height"])
  }
}
