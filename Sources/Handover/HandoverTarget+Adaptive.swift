import CardModel
import JSON
import Standards

extension HandoverTarget {
  /// Adaptive Cards: a template, and data beside it.
  static let adaptive = HandoverTarget(
    name: "adaptive", title: "Adaptive Cards", reading: { .adaptive }, versions: ["1.5", "1.6"],
    standardApp: "", bindings: .adaptive,
    repeats: .anywhere(member: "$data") { path, steps in .string(HandoverBindings.adaptive.write(path, steps)) },
    folding: RecordFold.Rules(), begun: nil, pressReads: [.target, .external, .disabled],
    press: { exporter, part, context in AdaptiveFiles.press(&exporter, part, context) },
    image: { exporter, path, samples in AdaptiveFiles.image(&exporter, path, isBound: samples != nil) },
    icon: { _ in nil },
    data: { _, _, _ in .null }, records: { _, _, _ in .null },
    chart: { records, part, literally in AdaptiveFiles.chart(records, part, literally) },
    frame: { exporter, draft, root, context in AdaptiveFiles.card(&exporter, draft, root, context) })
}

extension MappingTable {
  fileprivate static let adaptive = MappingTable(HandoverTarget.adaptiveTable)
}

/// The files of an Adaptive Card that an export writes.
enum AdaptiveFiles {
  /// The verb of what leads somewhere, which its data name.
  static let way = "open"

  static func card(_ exporter: inout Exporter, _ draft: JSONValue, _ root: HandoverPart, _ context: HandoverContext) {
    let version = exporter.options.version ?? exporter.target.versions[0]
    var card = JSONObject([
      .init("$schema", "http://adaptivecards.io/schemas/adaptive-card.json"), .init("type", "AdaptiveCard"),
      .init("version", .string(version)),
    ])
    var made = cleaned(draft).object ?? JSONObject()
    // The language that a collection says is that of its cards.
    made["lang"] = root.languageName.map { .string($0) }
    if root.language?.isRightToLeft == true { made["rtl"] = true }
    for name in ["lang", "rtl", "fallbackText", "selectAction", "body", "actions"] { card[name] = made[name] }
    var template: JSONValue = .object(card)
    var data = context.scope.item ?? .object(JSONObject())
    if data.array != nil {
      // Data are an object, so that what a card asks for besides has a place.
      data = ["items": data]
      template = AdaptiveData.moved(template, into: "items")
    }
    let completed = AdaptiveData(
      template, data, colors: exporter.mappings.words["colors"] ?? [:], numbers: NumberFormat(root.language))
    let path = exporter.options.name + (exporter.document.map { "/" + $0 } ?? "")
    exporter.output.add(.document(template, at: path + ".json", from: root, isTraced: exporter.options.isTraced))
    guard completed.isNeeded else { return }
    exporter.output.add(HandoverFile(path + ".data.json", .text(completed.data.text(.indented) + "\n")))
    guard context.scope.root != nil else { return }
    for (names, trouble) in [
      (
        completed.missing,
        "the sample lacks %, which is empty in the data file: where data lack a member, hosts show its path"
      ),
      (
        completed.added,
        "the data file has % beside the kind, a colour that hosts know: the app has to give it (negative is attention)"
      ),
      (
        completed.retyped,
        "the sample has other values than texts for %, which are texts in the data file: hosts show nothing else"
      ),
      (
        completed.foreign,
        "the sample has % where hosts look for the colour of a kind, and know no such colour: give that value another name"
      ),
      (
        completed.marked,
        "signs in the sample's values of % may be marks of Markdown to hosts: lists, or letters with another look"
      ),
    ] where !names.isEmpty {
      let text = trouble.replacing("%", with: names.joined(separator: ", "))
      exporter.tell(HandoverFindings.replaced, text, at: root.range)
    }
  }

  /// What a tap does: an address is opened, all else comes to the app by the id of the part.
  static func press(_ exporter: inout Exporter, _ part: HandoverPart, _ context: HandoverContext) -> JSONValue? {
    let target = part.attribute(.target)
    guard target != nil || exporter.mappings.presses.contains(part.name) else { return nil }
    var action: JSONObject
    let address = target.map { exporter.written($0, part, context) }
    if let target, let address, HandoverFile.isElsewhere(context.scope.filled(target) ?? address) {
      action = JSONObject([.init("type", "Action.OpenUrl"), .init("url", .string(address))])
    } else {
      // What leads somewhere says where.
      let isWay = address != nil && part.attribute(.id) == nil
      let (verb, isCounted) = isWay ? (way, false) : exporter.identifiers.tapName(of: part, reserved: way)
      if isCounted {
        exporter.tell(HandoverFindings.needsID, HandoverFindings.counted("verb", of: part), at: part.range)
      }
      action = JSONObject([.init("type", "Action.Execute"), .init("verb", .string(verb))])
      var data = JSONObject()
      if let address { data["target"] = .string(address) }
      // Which of the items it was.
      if context.isBound, context.steps.count > 1 { data["item"] = "${$data}" }
      if data.count > 0 { action["data"] = .object(data) }
    }
    if let enabled = exporter.value(.not(.disabled), part, context) { action["isEnabled"] = enabled }
    return .object(action)
  }

  /// The address of the picture at `path`, which is copied beside the card.
  static func image(_ exporter: inout Exporter, _ path: String, isBound: Bool) -> String {
    if isBound || HandoverFile.isElsewhere(path) { return path }
    return exporter.output.copied(path, to: exporter.document == nil ? "" : exporter.options.name + "/")
  }

  // MARK: Charts

  /// The points of a chart as a table.
  static func chart(
    _ records: ChartRecords, _ part: ChartRecords.Part, _ literally: (String) -> String
  ) -> JSONValue? {
    switch part {
    case .dimensions: return .array([["width": 2]] + records.series.map { _ in ["width": 1] })
    case .data:
      let head = row(["\u{A0}"] + records.series.map { $0.isNamed ? literally($0.name) : "\u{A0}" }, isHead: true)
      if let bound = boundRow(records) { return .array([head, bound]) }
      return .array(
        [head]
          + records.categories.indices.map { index in
            let values = records.series.map { series in
              (index < series.values.count ? series.values[index] : nil)
                .map { NumberFormat(records.language).number(HandoverTarget.number($0).text(), inGroups: true) }
            }
            return row([literally(records.categories[index])] + values.map { $0 ?? "–" })
          })
    default: return nil
    }
  }

  /// The row of all points, where these are the items of one list.
  private static func boundRow(_ records: ChartRecords) -> JSONValue? {
    let bindings = HandoverBindings.adaptive
    let paths = [records.categoryPath] + records.series.map(\.path)
    let known = paths.compactMap { $0 }
    guard records.list != nil, let list = records.listPath, known.count == paths.count,
      ([list] + known).allSatisfy({ bindings.reaches($0, true) })
    else { return nil }
    var row = row(known.map { bindings.write($0, [list, list]) }).object ?? JSONObject()
    row["$data"] = .string(bindings.write(list, []))
    return .object(row)
  }

  private static func row(_ texts: [String], isHead: Bool = false) -> JSONValue {
    let cells: [JSONValue] = texts.enumerated().map { index, text in
      var block = JSONObject([.init("type", "TextBlock"), .init("text", .string(text)), .init("wrap", true)])
      if isHead { block["weight"] = "bolder" }
      if index > 0 { block["horizontalAlignment"] = "right" }
      return ["type": "TableCell", "items": .array([.object(block)])]
    }
    return ["type": "TableRow", "cells": .array(cells)]
  }

  // MARK: Cleaning

  /// The members of what shows nothing without them.
  private static let contents = [
    "TextBlock": "text", "Image": "url", "Column": "items", "Container": "items", "ColumnSet": "columns",
    "ActionSet": "actions", "FactSet": "facts", "Table": "rows",
  ]

  /// `value` without frames in which nothing is left, buttons of menus behind the others; why something is missing was told.
  private static func cleaned(_ value: JSONValue) -> JSONValue {
    if let elements = value.array { return .array(elements.map(cleaned).filter(isShown)) }
    guard let object = value.object else { return value }
    var members = JSONObject(object.members.map { .init($0.name, cleaned($0.value)) })
    if let actions = members["actions"]?.array {
      members["actions"] = .array(
        actions.filter { $0["mode"] == nil } + actions.filter { $0["mode"] != nil })
    }
    if members["type"] == "TableCell", members["items"] == nil { members["items"] = [] }
    if let facts = members["facts"]?.array {
      members["facts"] = .array(facts.map { fact in fact.adding("title").adding("value") })
    }
    // What an object is comes first, as it mostly does anyway.
    let first = first.compactMap { name in members[name].map { JSONObject.Member(name, $0) } }
    if zip(first, members.members).allSatisfy({ $0.name == $1.name }) { return .object(members) }
    return .object(JSONObject(first + members.members.filter { member in !first.contains { $0.name == member.name } }))
  }

  private static let first = ["type", "$data", "$when"]

  private static func isShown(_ value: JSONValue) -> Bool {
    guard let object = value.object else { return true }
    if object["separator"] == true, object["items"] == [] { return true }
    let type = object["type"]?.string ?? (object["items"] == nil ? "" : "Column")
    guard let content = contents[type] else { return true }
    guard let shown = object[content] else { return false }
    return shown != [] && shown != ""
  }
}

extension JSONValue {
  /// The object with an empty text for the member `name` where it lacks it.
  fileprivate func adding(_ name: String) -> JSONValue {
    guard var object, object[name] == nil else { return self }
    object[name] = ""
    return .object(object)
  }
}
