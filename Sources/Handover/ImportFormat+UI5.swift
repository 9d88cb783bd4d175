import CardModel
import JSON
import SchemaModel
import SourceText

extension ImportFormat {
  /// UI5 integration cards: `manifest.json`, of either line of versions.
  static let ui5 = ImportFormat(
    name: "ui5", title: "UI5", target: .ui5, extra: MappingTable(ui5Table),
    isFormat: { tree in
      tree.find("sap.card") != nil
        || tree.find("header") != nil && UI5Reading.types.contains(tree.string(tree.find("type")) ?? "")
    },
    pictures: "", bare: [], prepare: { importer throws(ImportProblem) in try UI5Reading.prepare(&importer) },
    text: { importer, text, node in UI5Texts.text(&importer, text, node) },
    choice: { text, words in
      guard text.hasPrefix("{= ${"), let end = text.firstIndex(of: "}") else { return nil }
      let path = String(text[text.index(text.startIndex, offsetBy: 5)..<end])
      return HandoverBindings.ui5.choice?(path, [], words) == text ? path : nil
    },
    press: { importer, node, values in UI5Reading.press(&importer, node, &values) },
    image: { $0.hasPrefix("sap-icon://") ? nil : $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 },
    chart: { importer, node, part, chart in UI5Reading.chart(&importer, node, part, chart) },
    isSilent: { tree, node in UI5Reading.isSilent(tree, node) })
}

/// What a manifest has that stands in no table.
private enum UI5Reading {
  /// Items of an object into which people write, which cards do not have.
  private static let inputs: Set<String> = [
    "Input", "TextArea", "ComboBox", "Duration", "DateRange", "RadioButtonGroup",
  ]
  /// The types of which a card has something.
  static let types = Set(
    (HandoverTarget.ui5.table.rows[.card] ?? []).flatMap(\.fields).compactMap { path, value -> String? in
      guard path.shown == "type", case .constant(let type) = value else { return nil }
      return type.string
    })

  static func prepare(_ importer: inout Importer) throws(ImportProblem) {
    if let version = importer.tree.find("_version") {
      let text = importer.tree.string(version) ?? importer.tree.json(version).text()
      guard text.hasPrefix("1.") || text.hasPrefix("2.") else {
        throw ImportProblem(
          message: "the version “\(text)” of the manifest is not known; those of the lines 1 and 2 are read",
          offset: importer.tree.nodes[version].range.start)
      }
    }
    readTexts(&importer)
    if let card = importer.tree.find("sap.card") { importer.tree.top = card }
    let top = importer.tree.top
    guard !importer.tree.members(top).isEmpty else {
      throw ImportProblem(message: "its sap.card is no object", offset: importer.tree.nodes[top].range.start)
    }
    let type = importer.tree.string(importer.tree.find("type"))
    if type == "AdaptiveCard" {
      throw ImportProblem(
        message: "it holds an Adaptive Card; import what its content is by itself",
        offset: importer.tree.nodes[top].range.start)
    }
    if !types.contains(type ?? "") {
      let message =
        type.map { "a card of type “\($0)” is code or a page: its header is taken over as that of an object" }
        ?? "the type of the card is not said: it is taken for an object"
      importer.tell(ImportFindings.replaced, message, at: importer.tree.find("type") ?? top)
      importer.tree.set("type", "Object", of: top, from: importer.tree.find("type") ?? top)
    }
    readParameters(&importer)
    UI5Data.read(&importer)
    header(&importer)
    content(&importer)
  }

  // MARK: Layout of the file

  private static func header(_ importer: inout Importer) {
    guard let header = importer.tree.find("header") else { return }
    shape(&importer, header)
    figure(&importer, header)
    var rows: [JSONValue] = []
    for entry in importer.tree.entries("sideIndicators", of: header) {
      let texts = ["title", "number", "unit"].compactMap { word(importer.tree.member($0, of: entry), importer.tree) }
      guard !texts.isEmpty else { continue }
      rows.append(row(texts.joined(separator: " "), state(importer.tree.member("state", of: entry), importer.tree)))
    }
    let main = importer.tree.member("mainIndicator", of: header)
    if let main, let trend = importer.tree.member("trend", of: main), let text = importer.tree.string(trend) {
      if !text.contains("{"), text != "None" { rows.insert(row(text, nil), at: 0) }
      if !text.contains("{") { importer.tree.remove("trend", of: main) }
    }
    guard !rows.isEmpty else { return }
    let origin = importer.tree.member("sideIndicators", of: header) ?? header
    importer.tell(
      ImportFindings.replaced, "trend and indicators beside the figure are rows below the header", at: origin)
    importer.tree.remove("sideIndicators", of: header)
    let known = importer.tree.find("infoSection", "rows", from: header).map { importer.tree.json($0).array ?? [] } ?? []
    importer.tree.set("infoSection", ["rows": .array(known + rows)], of: header, from: origin)
  }

  /// A titled state that stands alone in a row below the header is a figure: the last one.
  private static func figure(_ importer: inout Importer, _ header: Int) {
    guard let section = importer.tree.member("infoSection", of: header),
      importer.tree.string(importer.tree.member("type", of: header)) != "Numeric"
    else { return }
    let rows = importer.tree.entries("rows", of: section)
    let row = rows.last { [tree = importer.tree] row in
      let items = tree.entries("items", of: row)
      return items.count == 1 && tree.member("title", of: items[0]) != nil
    }
    guard let row, let item = importer.tree.entries("items", of: row).first else { return }
    importer.tree.link("rows", rows.filter { $0 != row }, of: section)
    importer.tree.set("figure", importer.tree.json(item), of: header, from: item)
  }

  private static func word(_ node: Int?, _ tree: ImportTree) -> String? {
    switch tree.scalar(node) {
    case .string(let text): text.isEmpty ? nil : text
    case .integer(let number): String(number)
    case .number(let number): JSONValue.number(number).text()
    default: nil
    }
  }

  private static func row(_ text: String, _ state: JSONValue?) -> JSONValue {
    var item = JSONObject([.init("type", "Status"), .init("value", .string(text))])
    if let state { item["state"] = state }
    return ["items": [.object(item)]]
  }

  /// The state of a status for that of an indicator.
  private static func state(_ node: Int?, _ tree: ImportTree) -> JSONValue? {
    switch tree.string(node) {
    case "Good": "Success"
    case "Critical": "Warning"
    case "Error": "Error"
    default: nil
    }
  }

  /// The picture of `node` is round where nothing is said.
  private static func shape(_ importer: inout Importer, _ node: Int) {
    guard let icon = importer.tree.member("icon", of: node), !importer.tree.members(icon).isEmpty else { return }
    if importer.tree.member("shape", of: icon) == nil { importer.tree.set("shape", "Circle", of: icon, from: icon) }
    if importer.tree.member("initials", of: icon) == nil, let text = importer.tree.member("text", of: icon) {
      importer.tree.set("initials", importer.tree.json(text), of: icon, from: text)
      importer.tree.remove("text", of: icon)
    }
  }

  private static func content(_ importer: inout Importer) {
    for entry in importer.tree.entries("actionsStrip", of: importer.tree.find("footer") ?? importer.tree.top)
    where isSame(importer.tree.member("type", of: entry), "ToolbarSpacer", importer.tree) {
      importer.tree.readAll(entry)
    }
    if let message = importer.tree.find("configuration", "messages", "noData"),
      importer.tree.member("type", of: message) == nil
    {
      importer.tree.set("type", "", of: message, from: message)
    }
    guard let content = importer.tree.find("content") else { return }
    for name in ["item", "rows"] {
      for entry in importer.tree.entries(name, of: content) { shape(&importer, entry) }
    }
    for group in importer.tree.entries("groups", of: content) {
      let items = importer.tree.entries("items", of: group)
      let isBar =
        isSame(importer.tree.member("alignment", of: group), "Default", importer.tree)
        && items.allSatisfy { [tree = importer.tree] item in
          tree.member("label", of: item) == nil
            && (tree.member("type", of: item) == nil || tree.scalar(tree.member("inverted", of: item)) == true)
        }
      if !isBar { importer.tree.set("alignment", "Stretch", of: group, from: group) }
      if let title = importer.tree.member("title", of: group), let text = importer.tree.string(title), !text.isEmpty {
        let others = items.map { importer.tree.json($0) }
        importer.tree.set("items", .array([["value": .string(text)]] + others), of: group, from: group)
        importer.tree.remove("title", of: group)
      }
      let all = importer.tree.entries("items", of: group)
      let forms = all.filter { [tree = importer.tree] in inputs.contains(tree.string(tree.member("type", of: $0)) ?? "")
      }
      if !forms.isEmpty {
        importer.tree.link("items", all.filter { !forms.contains($0) }, of: group)
        importer.tree.link("inputs", forms, of: group)
      }
      for item in importer.tree.entries("items", of: group) {
        guard let template = importer.tree.member("template", of: item),
          let path = importer.tree.string(importer.tree.member("path", of: item))
        else { continue }
        importer.lists[template] = "{\(path)}"
        importer.tree.remove("path", of: item)
      }
    }
    let templates =
      [importer.tree.find("row", from: content)].compactMap { $0 } + importer.tree.entries("rows", of: content)
    for column in templates.flatMap({ importer.tree.entries("columns", of: $0) }) {
      guard importer.tree.member("value", of: column) == nil,
        let progress = importer.tree.member("progressIndicator", of: column)
      else { continue }
      guard let text = importer.tree.member("text", of: progress) ?? importer.tree.member("percent", of: progress)
      else {
        continue
      }
      importer.tree.set("value", importer.tree.json(text), of: column, from: text)
      importer.tree.remove(importer.tree.nodes[text].name, of: progress)
    }
  }

  private static func isSame(_ node: Int?, _ text: String, _ tree: ImportTree) -> Bool {
    tree.string(node)?.lowercased() == text.lowercased()
  }

  // MARK: Texts and settings

  private static func readTexts(_ importer: inout Importer) {
    let setting = importer.tree.find("sap.app", "i18n")
    let named = importer.tree.string(setting) ?? importer.tree.string(importer.tree.member("bundleUrl", of: setting))
    guard let bytes = importer.surroundings.file(named ?? "i18n/i18n.properties") else { return }
    importer.readTexts(bytes)
  }

  private static func readParameters(_ importer: inout Importer) {
    for (name, node) in importer.tree.members(importer.tree.find("configuration", "parameters")) {
      if let text = word(importer.tree.member("value", of: node), importer.tree) { importer.parameters[name] = text }
    }
  }

  // MARK: Taps and charts

  static func press(_ importer: inout Importer, _ node: Int, _ values: inout ImportedValues) -> Bool {
    let tree = importer.tree
    guard let action = tree.list(node)?.first ?? (tree.list(node) == nil ? node : nil) else { return false }
    let parameters = tree.member("parameters", of: action)
    let (type, enabled) = (tree.member("type", of: action), tree.member("enabled", of: action))
    var isSaid = false
    let url = tree.member("url", of: parameters) ?? tree.member("url", of: action)
    if let url, let text = tree.string(url), isSame(type, "Navigation", tree) {
      let target = importer.format.text(&importer, text, url)
      guard importer.schema.set(.target, target, of: values.element) else { return false }
      importer.tree.read(url)
      isSaid = true
      if let window = tree.member("target", of: parameters) ?? tree.member("target", of: action) {
        let isOther = isSame(window, "_blank", tree) && importer.schema.set(.external, "true", of: values.element)
        if isOther || isSame(window, "_self", tree) || isSame(window, "", tree) { importer.tree.read(window) }
      }
    }
    if let id = tree.member("id", of: parameters), let text = tree.string(id), isSame(type, "Custom", tree) {
      isSaid = importer.named(text, &values)
      importer.tree.read(id)
    }
    if let enabled {
      let text = tree.string(enabled) ?? ""
      if let flag = tree.scalar(enabled)?.bool {
        if !flag { isSaid = importer.schema.set(.disabled, "true", of: values.element) || isSaid }
        importer.tree.read(enabled)
      } else if text.hasPrefix("{= !${"), text.hasSuffix("}}") {
        let path = String(text.dropFirst(6).dropLast(2))
        if importer.schema.set(.disabled, "{\(path)}", of: values.element) {
          importer.tree.read(enabled)
          isSaid = true
        }
      }
    }
    if isSaid, let type { importer.tree.read(type) }
    return isSaid
  }

  static func chart(_ importer: inout Importer, _ node: Int, _ part: ChartRecords.Part, _ chart: ElementDraft) -> Bool {
    let content = importer.tree.nodes[node].parent
    switch part {
    case .measures: break
    case .feeds:
      importer.tree.readAll(node)
      return true
    case .dimensions:
      if let first = importer.tree.list(node)?.first { importer.tree.readAll(first) }
      return true
    default: return false
    }
    let dimension = importer.tree.member("dimensions", of: content).flatMap { importer.tree.list($0)?.first }
    let category = importer.tree.member("value", of: dimension)
    guard let each = content.flatMap({ importer.lists[$0] }), let measures = importer.tree.list(node) else {
      return false
    }
    for (index, measure) in measures.enumerated() {
      guard let value = importer.tree.member("value", of: measure), let text = importer.tree.string(value) else {
        continue
      }
      let series = ChartDraft(importer.schema, chart)
      let name = importer.tree.string(importer.tree.member("name", of: measure)) ?? ""
      let isUsual = name == "Series \(index + 1)" || name == "Value"
      let label = isUsual ? "" : importer.format.text(&importer, name, measure)
      let point = category.flatMap { node in
        importer.tree.string(node).map { importer.format.text(&importer, $0, node) }
      }
      guard series.add(label, [(each, importer.format.text(&importer, text, value), point ?? "")]) else { continue }
      importer.tree.readAll(measure)
    }
    return !chart.children.isEmpty
  }

  // MARK: What need not be told

  static func isSilent(_ tree: ImportTree, _ node: Int) -> Bool {
    let name = tree.nodes[node].name
    let around = tree.nodes[node].parent.map { tree.nodes[$0].name } ?? ""
    switch tree.scalar(node) {
    case .string(let text):
      if text.isEmpty || HandoverTarget.ui5.folding.absent[name]?.string == text { return true }
      // What something is shows in what it became.
      if name == "justifyContent" || name == "alignment" { return true }
      if name == "type" {
        return ["Default", "Status", "Button", "Link", "Icon", "text"].contains(text) || around == "header"
      }
      return false
    case .bool, .integer, .null, .number:
      return HandoverTarget.ui5.folding.absent[name] == tree.scalar(node)
        || name == "visible" && tree.scalar(node) == true
        || tree.scalar(node) == .null
    default: return tree.find("configuration", "parameters") == node
    }
  }
}

/// The series of a chart that is imported.
struct ChartDraft {
  private let schema: Schema
  private let chart: ElementDraft

  init(_ schema: Schema, _ chart: ElementDraft) { (self.schema, self.chart) = (schema, chart) }

  /// Adds a series of points, which may repeat; tells whether there is a place for it.
  func add(_ label: String, _ points: [(each: String?, value: String, text: String)]) -> Bool {
    guard let series = new("Series", in: chart) else { return false }
    var isFilled = false
    if !label.isEmpty, let name = new("Label", in: series), series.insert(name, schema) { name.text = label }
    for (each, value, text) in points {
      guard let point = new("Point", in: series) else { continue }
      if let each { schema.set(.each, each, of: point) }
      // A value may be any text in a file.
      guard schema.set(.value, value, of: point), series.insert(point, schema) else { continue }
      isFilled = true
      if !text.isEmpty { point.text = text }
    }
    return isFilled && chart.insert(series, schema)
  }

  private func new(_ name: String, in part: ElementDraft) -> ElementDraft? {
    schema.children(of: part.declaration).first { schema[$0].localName == name }.map(ElementDraft.init)
  }
}
