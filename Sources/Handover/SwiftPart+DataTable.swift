import CardModel
import JSON

// Tables, and how high parts are that fill what they are given.
extension SwiftPart {
  static func table(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode? {
    let columns = object["columns"]?.array ?? []
    let limit = object["limit"]
    let rows = (object["rows"]?.array ?? []).map { row -> JSONValue in
      guard var row = row.object, let limit, row["_each"] != nil else { return row }
      row["_limit"] = limit
      return .object(row)
    }
    let data = writer.list(.array(rows)) { writer, row in
      .call("TableRowItem", [("data", .list((row["data"]?.array ?? []).compactMap { cell($0, &writer)?.traced($0) }))])
    }
    guard let data else { return nil }
    var arguments: [(label: String, value: SwiftCode)] = []
    if writer.flag(object["hasHeader"]) != "false" {
      arguments.append(
        ("headerData", .call("TableRowItem", [("data", .list(columns.compactMap { cell($0, &writer)?.traced($0) }))])))
    }
    arguments.append(("rowData", data))
    if columns.dropFirst().contains(where: { $0["sticky"] == .bool(true) }) {
      writer.lose("columns other than the first that stay while others move")
    }
    if columns.first?["sticky"] == .bool(true) { arguments.append(("isFirstColumnSticky", .plain("true"))) }
    if !columns.isEmpty {
      arguments.append(("columnAttributes", .list(columns.map { column($0).traced($0) })))
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

  static func cell(_ value: JSONValue, _ writer: inout SwiftWriter) -> SwiftCode? {
    guard let object = value.object else { return nil }
    if let path = object["src"]?.string {
      if !SwiftText(path).isLiteral || HandoverFile.isElsewhere(path) {
        writer.lose("pictures at addresses that stand in a table: the component takes images of the app alone")
      }
      if object["color"] != nil { writer.lose("the colour of cells that show a picture") }
      return .call("DataImageItem", [("", picture(path, writer))])
    }
    var arguments: [(label: String, value: SwiftCode)] = [("", .plain(writer.string(object["text"]?.string ?? "")))]
    if let color = writer.color(object["color"]) { arguments += [("", .plain("nil")), ("", .plain(color))] }
    if let lines = writer.number(object["lineLimit"], whole: true) { arguments.append(("lineLimit", .plain(lines))) }
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
  static func height(_ object: JSONObject, _ writer: inout SwiftWriter) -> String? {
    if let rows = object["rows"]?.array {
      // A row and the head are 48 points high, as those of the component.
      let head = writer.flag(object["hasHeader"]) != "false" ? 1 : 0
      let single = rows.filter { $0["_each"] == nil }.count + head
      var terms = single > 0 ? ["\(single)"] : []
      for row in rows {
        guard let (steps, path) = row["_each"]?.string.map(SwiftText.init)?.binding,
          let list = writer.opened(steps, path)?.list
        else { continue }
        terms.append(list + (writer.number(object["limit"], whole: true).map { ".prefix(\($0))" } ?? "") + ".count")
      }
      return terms.count < 2 && single > 0
        ? "\(48 * single)" : "48 * CGFloat(\(terms.joined(separator: " + ")))"
    }
    return writer.number(object["height"])
  }
}
