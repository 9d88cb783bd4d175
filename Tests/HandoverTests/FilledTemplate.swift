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
