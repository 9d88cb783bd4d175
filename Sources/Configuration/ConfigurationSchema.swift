package import JSON

/// The JSON Schema (draft 2020-12) of configuration files, made from the table of settings.
package enum ConfigurationSchema {
  /// The name of the file where it is published.
  package static let fileName = "cardwright.schema.json"

  /// The schema.
  package static var json: JSONValue {
    var schema = object(Setting.all)
    schema["title"] = "Configuration of Cardwright"
    schema["allowTrailingCommas"] = true
    return .object(JSONObject([.init("$schema", "https://json-schema.org/draft/2020-12/schema")] + schema.members))
  }

  private static func object(_ settings: [Setting]) -> JSONObject {
    let properties = settings.map { setting in
      var schema = schema(of: setting.shape)
      schema["markdownDescription"] = .string(setting.summary)
      schema["description"] = .string(setting.summary.filter { $0 != "`" })
      if let example = try? JSONParser.parse(setting.example) { schema["examples"] = [example] }
      return JSONObject.Member(setting.name, .object(schema))
    }
    return object(properties)
  }

  private static func object(_ properties: [JSONObject.Member]) -> JSONObject {
    JSONObject([
      .init("type", "object"), .init("properties", .object(JSONObject(properties))),
      .init("additionalProperties", false),
    ])
  }

  private static func schema(of shape: Setting.Shape) -> JSONObject {
    switch shape {
    case .flag: JSONObject([.init("type", "boolean")])
    case .number(let range): integer(range)
    case .limit(let most): integer(1...most)
    case .text, .path: JSONObject([.init("type", "string")])
    case .color: JSONObject([.init("type", "string"), .init("pattern", "^#[0-9A-Fa-f]{6}$")])
    case .word(let words):
      JSONObject([
        .init("enum", .array(words.map { .string($0.name) })),
        // What editors that know it show beside each value; others pass over it.
        .init("enumDescriptions", .array(words.map { .string($0.summary) })),
      ])
    case .list(let item):
      JSONObject([.init("type", "array"), .init("items", .object(schema(of: item)))])
    case .table(_, let names, let value):
      object(
        names.map { name in
          var schema = schema(of: value)
          schema["description"] = .string(name.summary)
          return .init(name.name, .object(schema))
        })
    case .named(_, let value):
      JSONObject([.init("type", "object"), .init("additionalProperties", .object(schema(of: value)))])
    case .group(let settings): object(settings)
    }
  }

  private static func integer(_ range: ClosedRange<Int>) -> JSONObject {
    JSONObject([
      .init("type", "integer"), .init("minimum", .integer(range.lowerBound)),
      .init("maximum", .integer(range.upperBound)),
    ])
  }
}
