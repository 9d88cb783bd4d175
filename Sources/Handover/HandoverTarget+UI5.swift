import CardModel
import JSON

extension HandoverTarget {
  /// A UI5 integration card: a manifest for hosts such as SAP Build Work Zone.
  static let ui5 = HandoverTarget(
    name: "ui5", title: "UI5", reading: { .ui5 }, standardApp: "com.example.cards", bindings: .ui5,
    folding: RecordFold.Rules(
      unbindable: ["actions/type", "actionsStrip/type", "columns/title", "columns/width", "columns/hAlign"],
      absent: [
        "state": "None", "showStateIcon": false, "inverted": false, "enabled": true, "buttonType": "Default",
        "overflowPriority": "High", "shape": "Circle",
      ], switches: ["actions": "enabled", "actionsStrip": "visible", "icon": "visible"]),
    begun: nil, pressReads: [.target, .external, .disabled],
    press: { exporter, part, context in UI5Files.press(&exporter, part, context) },
    image: { exporter, path, samples in UI5Files.copied(&exporter, path, isBound: samples != nil) },
    icon: IconNames.address,
    data: { exporter, _, list in UI5Files.data(&exporter, list) }, records: { _, _, records in .array(records) },
    chart: { records, part, literally in UI5Files.chart(records, part, literally) },
    frame: { exporter, draft, root, context in UI5Files.manifest(&exporter, draft, root, context) })
}

extension MappingTable {
  fileprivate static let ui5 = MappingTable(HandoverTarget.ui5Table)
}

/// The files of a UI5 card that an export writes.
private enum UI5Files {
  static func manifest(_ exporter: inout Exporter, _ draft: JSONValue, _ root: HandoverPart, _ context: HandoverContext)
  {
    let id = [exporter.options.name, exporter.document].compactMap { $0 }.map(camel).joined(separator: ".")
    var card = draft.object ?? JSONObject()
    var members: [JSONObject.Member] = [.init("type", card["type"] ?? "Object")]
    if let file = context.file, context.scope.root != nil {
      let address = copied(&exporter, file)
      members.append(
        .init("data", ["request": ["url": .string("./" + address)], "path": .string(pointer(context.pointer))]))
    }
    if var header = card["header"]?.object, let icon = header["icon"], icon["src"] == nil, icon["initials"] == nil {
      // A frame without a picture; why that is missing was told.
      header["icon"] = nil
      card["header"] = .object(header)
    }
    if var content = card["content"]?.object, let groups = content["groups"]?.array {
      // A group in which nothing has a place.
      content["groups"] = .array(groups.filter { $0["items"] != nil })
      card["content"] = .object(content)
    }
    if card["header"] == nil { members.append(.init("header", ["visible": false])) }
    card["type"] = nil
    let header = card["header"]
    let title =
      header?["title"]?.string.flatMap { $0.contains("{") || $0.isEmpty ? nil : $0 } ?? exporter.document
      ?? exporter.options.name
    let app: JSONValue = [
      "id": .string(exporter.options.app + "." + id), "type": "card", "title": .string(title),
      "applicationVersion": ["version": "1.0.0"],
    ]
    let manifest: JSONValue = [
      "_version": "2.8.0", "sap.app": app,
      "sap.ui": ["technology": "UI5", "deviceTypes": ["desktop": true, "tablet": true, "phone": true]],
      "sap.card": .object(JSONObject(members + card.members)),
    ]
    let path = folder(exporter) + "manifest.json"
    exporter.output.add(.document(manifest, at: path, from: root, isTraced: exporter.options.isTraced))
  }

  private static func camel(_ id: String) -> String {
    let name = IdentifierRegister.pascal(id)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Where the files of the document at hand stand: of several cards in one file each has a folder.
  private static func folder(_ exporter: Exporter) -> String {
    exporter.options.name + "/" + (exporter.document.map { $0 + "/" } ?? "")
  }

  /// What a tap does: a navigation where there is a target, else an action that the host knows by its id.
  static func press(_ exporter: inout Exporter, _ part: HandoverPart, _ context: HandoverContext) -> JSONValue? {
    var action: JSONObject
    if let target = part.attribute(.target) {
      var parameters = JSONObject([.init("url", .string(exporter.written(target, part, context)))])
      if ["true", "1"].contains(part.attribute(.external) ?? "") { parameters["target"] = "_blank" }
      if target.hasSuffix(".card.xml") {
        exporter.tell(
          HandoverFindings.replaced,
          "<\(part.name.rawValue)> leads to the card \(target): put an address of the app in its place",
          at: part.range)
      }
      action = JSONObject([.init("type", "Navigation"), .init("parameters", .object(parameters))])
    } else {
      guard exporter.mappings.presses.contains(part.name) else { return nil }
      let (id, isCounted) = exporter.identifiers.tapName(of: part)
      if isCounted {
        exporter.tell(HandoverFindings.needsID, HandoverFindings.counted("action", of: part), at: part.range)
      }
      action = JSONObject([.init("type", "Custom"), .init("parameters", ["id": .string(id)])])
    }
    if let enabled = exporter.value(.not(.disabled), part, context) { action["enabled"] = enabled }
    return .array([.object(action)])
  }

  /// The address of the file at `path`, which is copied beside the manifest.
  static func copied(_ exporter: inout Exporter, _ path: String, isBound: Bool = false) -> String {
    if isBound || HandoverFile.isElsewhere(path) { return path }
    return exporter.output.copied(path, to: folder(exporter))
  }

  static func data(_ exporter: inout Exporter, _ list: HandoverList) -> JSONValue {
    var data = JSONObject()
    if list.file != exporter.documentFile, let file = list.file {
      data["request"] = ["url": .string("./" + copied(&exporter, file))]
    }
    data["path"] = .string(pointer(list.pointer))
    return .object(data)
  }

  private static func pointer(_ steps: [String]) -> String { "/" + steps.joined(separator: "/") }

  static func chart(
    _ records: ChartRecords, _ part: ChartRecords.Part, _ literally: (String) -> String
  ) -> JSONValue? {
    if !records.points.isEmpty { return plot(records, part, literally) }
    let records = records.asSlices
    let isDonut = records.kind == "donut"
    let isValue = isDonut && records.series.count == 1
    let names = records.series.map { isValue && !$0.isNamed ? "Value" : literally($0.name) }
    switch part {
    case .dimensions:
      return [
        [
          "name": "Category",
          "value": binding(records.list == nil ? nil : records.categoryPath, "category"),
        ]
      ]
    case .measures:
      return .array(
        records.series.enumerated().map { index, series -> JSONValue in
          let value = binding(records.list == nil ? nil : series.path, "value\(index + 1)")
          return ["name": .string(names[index]), "value": value]
        })
    case .feeds:
      let uids = isDonut ? ("size", "color") : ("valueAxis", "categoryAxis")
      return .array([
        feed("Measure", uids.0, names.map { .string($0) }), feed("Dimension", uids.1, ["Category"]),
      ])
    case .data:
      if let list = records.list { return ["path": .string(pointer(list.pointer))] }
      return ["json": .array(records.categories.indices.map { row(records, $0) })]
    default: return nil
    }
  }

  /// Points by two values: those across, those up, and in bubbles their sizes.
  private static func plot(
    _ records: ChartRecords, _ part: ChartRecords.Part, _ literally: (String) -> String
  ) -> JSONValue? {
    let isOne = records.series.count == 1
    let name = isOne && records.series[0].isNamed ? literally(records.series[0].name) : "Value"
    let measures = [("X", "x", "valueAxis"), (name, "value", "valueAxis2"), ("Size", "size", "bubbleWidth")]
      .prefix(records.points[0].values.count)
    let dimensions = [("Category", "category")] + (isOne ? [] : [("Series", "series")])
    func object(_ name: String, _ path: String) -> JSONValue {
      ["name": .string(name), "value": binding(nil, path)]
    }
    switch part {
    case .dimensions: return .array(dimensions.map { object($0.0, $0.1) })
    case .measures: return .array(measures.map { object($0.0, $0.1) })
    case .feeds:
      return .array(
        measures.map { feed("Measure", $0.2, [.string($0.0)]) }
          + [feed("Dimension", "color", dimensions.map { .string($0.0) })])
    case .data:
      let rows = records.points.map { point -> JSONValue in
        var row = JSONObject([.init("category", .string(point.name))])
        if !isOne { row["series"] = .string(records.series[point.series].name) }
        for (measure, value) in zip(measures, point.values) {
          row[measure.1] = value.map(HandoverTarget.number) ?? .null
        }
        return .object(row)
      }
      return ["json": .array(rows)]
    default: return nil
    }
  }

  private static func binding(_ path: String?, _ other: String) -> JSONValue {
    .string(HandoverBindings.ui5.write(path ?? other, []))
  }

  private static func feed(_ type: JSONValue, _ uid: String, _ values: [JSONValue]) -> JSONValue {
    ["type": type, "uid": .string(uid), "values": .array(values)]
  }

  private static func row(_ records: ChartRecords, _ index: Int) -> JSONValue {
    var row = JSONObject([.init("category", .string(records.categories[index]))])
    for (number, series) in records.series.enumerated() {
      let value = index < series.values.count ? series.values[index] : nil
      row["value\(number + 1)"] = value.map(HandoverTarget.number) ?? .null
    }
    return .object(row)
  }
}
