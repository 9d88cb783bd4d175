import JSON

/// A template of a document with its records filled in, as a host shows them.
enum FilledTemplate {
  /// The rows of the manifest `document`, whose content has its records in itself.
  static func rows(of document: JSONValue?) -> [JSONValue]? {
    guard let content = document?["sap.card"]?["content"],
      let records = (content["data"]?["json"] ?? content["data"]?["json"]?["events"])?.array,
      let template = content["item"] ?? content["row"]
    else { return nil }
    return records.map { filled(template, $0) }
  }

  /// `template` with its bindings to members of `record` filled in.
  static func filled(_ template: JSONValue, _ record: JSONValue) -> JSONValue {
    switch template {
    case .string(let text):
      guard text.first == "{", text.last == "}" else { return template }
      return record.object?[String(text.dropFirst().dropLast())] ?? template
    case .array(let elements): return .array(elements.map { filled($0, record) })
    case .object(let object):
      return .object(JSONObject(object.members.map { .init($0.name, filled($0.value, record)) }))
    default: return template
    }
  }
}

extension FilledTemplate {
  /// What is wrong with the rows of a manifest as they are shown.
  static func faults(manifest: JSONValue) -> [String] {
    guard let content = manifest["sap.card"]?["content"], let type = manifest["sap.card"]?["type"]?.string,
      let kind = ["List": "ListItem", "Table": "TableRow", "Timeline": "TimelineItem", "Calendar": "CalendarEvent"][
        type]
    else { return [] }
    let json = content["data"]?["json"]
    let template = content["item"]?["template"] ?? content["item"] ?? content["row"]
    return ((json?.array ?? json?["events"]?.array) ?? []).flatMap { record in
      template.map { shown(filled($0, record), kind) } ?? []
    }
  }

  /// What is wrong with the rows of the tables of a page, whose records stand in rules.
  static func faults(page: JSONValue, _ texts: [String: String]) -> [String] {
    let sections = page["Controls"]?[0]?["Sections"]?.array ?? []
    return sections.filter { $0["Row"] != nil }.flatMap { section -> [String] in
      guard let template = section["Row"], let rule = section["Target"]?.string?.split(separator: "/").last,
        let text = texts["Rules/\(rule)"], let start = text.firstRange(of: "return ")?.upperBound,
        let end = text.lastIndex(of: ";"),
        let records = try? JSONParser.parse(Array(text[start..<end].utf8)).array
      else { return ["a table without records"] }
      return records.flatMap { shown(filled(template, $0), "Row") }
    }
  }

  private static func shown(_ row: JSONValue, _ kind: String) -> [String] {
    let contract = kind == "Row" ? Contract.mdk : Contract.ui5
    var faults = contract.faults(row, kind, at: "shown \(kind)")
    if strings(row).contains(where: { $0.first == "{" && $0.last == "}" }) {
      faults.append("\(kind): a binding to nothing")
    }
    // What can be tapped leads somewhere.
    for action in actions(row) where action["enabled"] != false {
      let parameters = action["parameters"]
      if [parameters?["url"], parameters?["id"]].contains("") || parameters == nil {
        faults.append("\(kind): a tap to nowhere")
      }
    }
    return faults
  }

  private static func strings(_ value: JSONValue) -> [String] {
    switch value {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(strings)
    case .object(let object): object.members.flatMap { strings($0.value) }
    default: []
    }
  }

  private static func actions(_ value: JSONValue) -> [JSONValue] {
    switch value {
    case .array(let elements): elements.flatMap(actions)
    case .object(let object):
      object["visible"] == false
        ? [] : (object["actions"]?.array ?? []) + object.members.flatMap { actions($0.value) }
    default: []
    }
  }
}
