import Guidelines
import JSON
import SchemaModel
import Standards

extension PageMaterial {
  /// What a declaration's notes say: guidance, platforms, figures, sources and related parts.
  func notes(_ documentation: Documentation) -> [(String, JSONValue)] {
    func texts(_ name: String) -> JSONValue {
      .array(documentation.notes(named: name).map { .string($0.text) })
    }
    let platforms = [("iOS", "ios"), ("Android", "android")].flatMap { title, name in
      documentation.notes(named: name).map { JSONValue.facts(["platform": .string(title), "text": .string($0.text)]) }
    }
    let figures = documentation.notes(named: "figure").map { figure -> JSONValue in
      .facts([
        "name": .text(figure["name"]), "value": .string(figure["value"] ?? figure.text), "unit": .text(figure["unit"]),
      ])
    }
    let related = documentation.notes(named: "related").compactMap { note -> JSONValue? in
      note["part"].map { .facts(["name": .string($0), "page": .text(page(ofPart: $0))]) }
    }
    return [
      ("do", texts("do")), ("dont", texts("dont")), ("platforms", .array(platforms)), ("figures", .array(figures)),
      ("related", .array(related)), ("sources", sources(documentation.notes(named: "source").compactMap { $0["ref"] })),
    ]
  }

  /// The page of a part as notes name it: `Title`, or `Status/@kind` for an attribute.
  private func page(ofPart part: String) -> String? {
    let steps = part.split(separator: "/@")
    guard let path = steps.first.flatMap({ addresses.element(named: String($0)) }) else { return nil }
    return steps.count > 1 ? "\(path)#attribute-\(steps[1])" : path
  }

  /// The file and line of a declaration.
  func location(_ location: SchemaLocation) -> JSONValue {
    location.line > 0 ? .facts(["file": .string(location.file), "line": .integer(location.line)]) : .null
  }

  /// The guideline sources with these keys.
  func sources(_ keys: [String]) -> JSONValue {
    .array(
      keys.map { key in
        let source = GuidelineSource.named(key)
        return .facts([
          "key": .string(key), "title": .string(source?.title ?? key), "address": .text(source?.address),
        ])
      })
  }
}

extension JSONValue {
  /// This object with `members` behind its own; those that say nothing are left out.
  func adding(_ members: [(String, JSONValue)]) -> JSONValue {
    var object = self.object ?? JSONObject()
    for (name, value) in members {
      if case .object(let fact) = JSONValue.facts(KeyValuePairs(dictionaryLiteral: (name, value))) {
        object.append(fact.members)
      }
    }
    return .object(object)
  }
}
