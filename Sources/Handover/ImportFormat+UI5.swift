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
    appFolders: [], pictures: "", bare: [],
    prepare: { importer throws(ImportProblem) in try UI5Reading.prepare(&importer) },
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
    let card = importer.tree.find("sap.card")
    if let card { importer.tree.top = card }
    let top = importer.tree.top
    guard !importer.tree.members(top).isEmpty else {
      let trouble = importer.tree.isObject(top) ? "is empty: there is no card in it" : "is no object"
      throw ImportProblem(message: "its sap.card \(trouble)", offset: importer.tree.nodes[top].range.start)
    }
    let type = importer.tree.string(importer.tree.find("type"))
    if type == "AdaptiveCard" {
      let isInside = card != nil
      throw ImportProblem(
        message: isInside
          ? "it holds an Adaptive Card; import what its content is by itself"
          : "it is an Adaptive Card; leave out --from, or say adaptive",
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
    var rows: [Int] = []
    if let main = importer.tree.member("mainIndicator", of: header),
      importer.tree.string(importer.tree.member("trend", of: main)) == "None"
    {
      importer.tree.remove("trend", of: main)
    }
    // Not copied again for each of them.
    let tree = importer.tree
    for entry in tree.entries("sideIndicators", of: header) {
      let said = ["title", "number", "unit"].compactMap { name in
        tree.member(name, of: entry).flatMap { node in word(node, tree).map { (node: node, text: $0) } }
      }
      guard !said.isEmpty else { continue }
      for (node, _) in said { importer.tree.read(node) }
      let node = tree.member("state", of: entry)
      let state = tree.string(node).flatMap { states[$0] }
      if let node, state != nil { importer.tree.read(node) }
      rows.append(row(&importer, said.map(\.text).joined(separator: " "), state, from: entry))
    }
    guard !rows.isEmpty else { return }
    importer.tell(
      ImportFindings.replaced, "indicators beside the figure are rows below the header",
      at: importer.tree.member("sideIndicators", of: header) ?? header)
    if importer.tree.members(importer.tree.member("infoSection", of: header)).isEmpty {
      importer.tree.set("infoSection", .object(JSONObject()), of: header, from: header)
    }
    guard let section = importer.tree.member("infoSection", of: header) else { return }
    importer.tree.link("rows", importer.tree.entries("rows", of: section) + rows, of: section)
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
    importer.tree.put("figure", item, into: header)
    importer.tree.remove("items", of: row)
    // What else the row says is not lost in silence.
    if !importer.tree.members(row).isEmpty { importer.tree.put("row", row, into: header) }
  }

  private static func word(_ node: Int?, _ tree: ImportTree) -> String? {
    switch tree.scalar(node) {
    case .string(let text): text.isEmpty ? nil : text
    case .integer(let number): String(number)
    case .number(let number): JSONValue.number(number).text()
    default: nil
    }
  }

  private static func row(_ importer: inout Importer, _ text: String, _ state: String?, from origin: Int) -> Int {
    var item = JSONObject([.init("type", "Status"), .init("value", .string(text))])
    if let state { item["state"] = .string(state) }
    return importer.tree.make(["items": [.object(item)]], from: origin)
  }

  /// The state of a status for that of an indicator.
  private static let states = [
    "Good": "Success", "Critical": "Warning", "Error": "Error", "Neutral": "None", "None": "None",
  ]

  /// Initials stand for a person, whose picture is round where nothing is said.
  private static func shape(_ importer: inout Importer, _ node: Int) {
    guard let icon = importer.tree.member("icon", of: node), !importer.tree.members(icon).isEmpty else { return }
    if importer.tree.member("initials", of: icon) == nil { importer.tree.move("text", of: icon, to: "initials") }
    let initials = importer.tree.string(importer.tree.member("initials", of: icon)) ?? ""
    guard importer.tree.member("shape", of: icon) == nil, !initials.isEmpty else { return }
    importer.tree.set("shape", "Circle", of: icon, from: icon)
  }

  private static func content(_ importer: inout Importer) {
    for entry in importer.tree.entries("actionsStrip", of: importer.tree.find("footer") ?? importer.tree.top)
    where isSame(importer.tree.member("type", of: entry), "ToolbarSpacer", importer.tree) {
      if let type = importer.tree.member("type", of: entry) { importer.tree.read(type) }
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
        let first = importer.tree.make(.object(JSONObject()), from: title)
        importer.tree.move("title", of: group, to: "value", of: first)
        importer.tree.link("items", [first] + items, of: group)
      }
      let all = importer.tree.entries("items", of: group)
      let forms = all.filter { [tree = importer.tree] in inputs.contains(tree.string(tree.member("type", of: $0)) ?? "")
      }
      if !forms.isEmpty {
        importer.tree.link("items", all.filter { !forms.contains($0) }, of: group)
        let name = importer.tree.free("inputs", in: group)
        importer.tree.link(name, forms, of: group)
        // It is not in the file: what is in it is told.
        if let list = importer.tree.member(name, of: group) { importer.tree.read(list) }
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
      importer.tree.move(importer.tree.nodes[text].name, of: progress, to: "value", of: column)
    }
  }

  private static func isSame(_ node: Int?, _ text: String, _ tree: ImportTree) -> Bool {
    tree.string(node)?.lowercased() == text.lowercased()
  }

  // MARK: Texts and settings

  private static func readTexts(_ importer: inout Importer) {
    let setting = importer.tree.find("sap.app", "i18n")
    let named = importer.tree.string(setting) ?? importer.tree.string(importer.tree.member("bundleUrl", of: setting))
    guard let bytes = importer.surroundings.file(named ?? "i18n/i18n.properties", importer.format) else { return }
    importer.texts = PropertyTexts(bytes).texts
  }

  private static func readParameters(_ importer: inout Importer) {
    for (name, node) in importer.tree.members(importer.tree.find("configuration", "parameters")) {
      guard let value = importer.tree.member("value", of: node), let text = word(value, importer.tree) else { continue }
      importer.parameters[name] = text
      importer.tree.read(value)
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
      readFeeds(&importer, node, of: content)
      return true
    case .dimensions:
      if let first = importer.tree.list(node)?.first { readNames(&importer, first) }
      return true
    default: return false
    }
    let dimension = importer.tree.member("dimensions", of: content).flatMap { importer.tree.list($0)?.first }
    let category = importer.tree.member("value", of: dimension)
    guard let each = content.flatMap({ importer.lists[$0] }), let measures = importer.tree.list(node) else {
      return false
    }
    let plotted = plotted(importer.tree, content, measures)
    // Of several that place the points in one way the first does; the others are told.
    var placing: [(node: Int, name: AttributeName)] = []
    for measure in measures {
      guard let name = plotted[measure], !placing.contains(where: { $0.name == name }) else { continue }
      placing.append((measure, name))
    }
    for (index, measure) in measures.enumerated() where plotted[measure] == nil {
      guard let value = importer.tree.member("value", of: measure), let text = importer.tree.string(value) else {
        continue
      }
      let series = ChartDraft(importer.schema, chart)
      let name = name(of: measure, importer.tree) ?? ""
      let isUsual = name == "Series \(index + 1)" || name == "Value"
      let label = isUsual ? "" : importer.format.text(&importer, name, measure)
      let point = category.flatMap { node in
        importer.tree.string(node).map { importer.format.text(&importer, $0, node) }
      }
      var others: [(name: AttributeName, value: String)] = []
      for other in placing {
        guard let node = importer.tree.member("value", of: other.node), let text = importer.tree.string(node) else {
          continue
        }
        others.append((other.name, importer.format.text(&importer, text, node)))
      }
      let up = importer.format.text(&importer, text, value)
      guard let said = series.add(label, [(each, up, point ?? "")], others) else { continue }
      readNames(&importer, measure)
      for other in placing where said.contains(other.name) { readNames(&importer, other.node) }
    }
    return !chart.children.isEmpty
  }

  /// Those of `measures` that place the points of another one, or size them, by what they are there.
  private static func plotted(_ tree: ImportTree, _ content: Int?, _ measures: [Int]) -> [Int: AttributeName] {
    let words = HandoverTarget.ui5.table.words
    let kind = tree.string(tree.member("chartType", of: content))?.lowercased()
    let isPlotted = words["points"]?.keys.contains { words["charts"]?[$0]?.text == kind } ?? false
    guard let content, isPlotted else { return [:] }
    var names: [String: AttributeName] = [:]
    for feed in tree.entries("feeds", of: content) {
      let values = tree.entries("values", of: feed).compactMap { tree.string($0) }
      guard let name = places[tree.string(tree.member("uid", of: feed)) ?? ""], values.count == 1 else { continue }
      names[values[0]] = name
    }
    var found: [Int: AttributeName] = [:]
    for measure in measures { found[measure] = name(of: measure, tree).flatMap { names[$0] } }
    return found.count < measures.count ? found : [:]
  }

  /// What feeds of charts say of the points of others.
  private static let places: [String: AttributeName] = ["valueAxis": .x, "bubbleWidth": .size]

  /// Takes over what a chart of a card has of the dimension or measure at `node`.
  private static func readNames(_ importer: inout Importer, _ node: Int) {
    let own = named(node, importer.tree)
    for member in [own, importer.tree.member("value", of: node)] { if let member { importer.tree.read(member) } }
  }

  /// Where a dimension or measure says what it is called: manifests of the line 1 have a label for it.
  private static func named(_ node: Int, _ tree: ImportTree) -> Int? {
    tree.member("name", of: node) ?? tree.member("label", of: node)
  }

  private static func name(of node: Int, _ tree: ImportTree) -> String? { tree.string(named(node, tree)) }

  /// Takes over feeds: which of the dimensions and measures of `content` stands where follows from the kind of the chart.
  private static func readFeeds(_ importer: inout Importer, _ node: Int, of content: Int?) {
    let tree = importer.tree
    let parts = ["dimensions", "measures"].flatMap { name in content.map { tree.entries(name, of: $0) } ?? [] }
    let names = Set(parts.compactMap { name(of: $0, tree) })
    for feed in tree.list(node) ?? [] {
      guard let uid = tree.member("uid", of: feed), uids.contains(tree.string(uid) ?? "") else { continue }
      importer.tree.read(uid)
      if let type = tree.member("type", of: feed) { importer.tree.read(type) }
      for value in tree.entries("values", of: feed) where names.contains(tree.string(value) ?? "") {
        importer.tree.read(value)
      }
    }
  }

  /// Where charts of cards have their categories and values.
  private static let uids: Set<String> = [
    "categoryAxis", "timeAxis", "color", "valueAxis", "valueAxis2", "size", "bubbleWidth",
  ]

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
    default: return false
    }
  }
}

/// The series of a chart that is imported.
struct ChartDraft {
  private let schema: Schema
  private let chart: ElementDraft

  init(_ schema: Schema, _ chart: ElementDraft) { (self.schema, self.chart) = (schema, chart) }

  /// Adds a series of points, which may repeat; which of `others` each of them says, or nil where there is no place for it.
  func add(
    _ label: String, _ points: [(each: String?, value: String, text: String)],
    _ others: [(name: AttributeName, value: String)] = []
  ) -> [AttributeName]? {
    guard let series = new("Series", in: chart) else { return nil }
    var isFilled = false
    var said = others
    if !label.isEmpty, let name = new("Label", in: series), series.insert(name, schema) { name.text = label }
    for (each, value, text) in points {
      guard let point = new("Point", in: series) else { continue }
      if let each { schema.set(.each, each, of: point) }
      // A value may be any text in a file.
      guard schema.set(.value, value, of: point), series.insert(point, schema) else { continue }
      said = said.filter { schema.set($0.name, $0.value, of: point) }
      isFilled = true
      if !text.isEmpty { point.text = text }
    }
    return isFilled && chart.insert(series, schema) ? said.map(\.name) : nil
  }

  private func new(_ name: String, in part: ElementDraft) -> ElementDraft? {
    schema.children(of: part.declaration).first { schema[$0].localName == name }.map(ElementDraft.init)
  }
}
