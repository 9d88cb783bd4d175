import JSON

@testable import Handover

/// An Adaptive Card with its data, as a host fills it: what is repeated, what is left out, and the paths in texts.
struct AdaptiveTemplate {
  let name: String
  let template: JSONValue
  let data: JSONValue

  /// The templates among the files of `example`.
  static func all(of example: ExportedExample) -> [AdaptiveTemplate] {
    example.texts.sorted { $0.key < $1.key }.filter { !$0.key.hasSuffix(".data.json") }.compactMap { path, text in
      guard let template = try? JSONParser.parse(Array(text.utf8)) else { return nil }
      let data = example.texts[String(path.dropLast(5)) + ".data.json"].flatMap {
        try? JSONParser.parse(Array($0.utf8))
      }
      return AdaptiveTemplate(name: path, template: template, data: data ?? .object(JSONObject()))
    }
  }

  /// What is bound and not there.
  var faults: [String] {
    var missing: [String] = []
    _ = filled(template, data, anyway: nil, &missing)
    return missing.map { "\(name): there is nothing at \($0)" }
  }

  /// The card that is shown; with what stands under a condition if it is shown `anyway`.
  func shown(anyway: Bool) -> [JSONValue] {
    var missing: [String] = []
    return filled(template, data, anyway: anyway ? true : nil, &missing)
  }

  private func filled(_ value: JSONValue, _ scope: JSONValue, anyway: Bool?, _ missing: inout [String]) -> [JSONValue] {
    switch value {
    case .string(let text): return [filled(text, scope, &missing)]
    case .array(let elements):
      return [.array(elements.flatMap { filled($0, scope, anyway: anyway, &missing) })]
    case .object(var object):
      var scopes = [scope]
      if let source = object["$data"] {
        object["$data"] = nil
        let inner = source.string.map { filled($0, scope, &missing) } ?? source
        scopes = inner.array ?? [inner]
      }
      let condition = object["$when"]?.string
      object["$when"] = nil
      return scopes.compactMap { scope in
        if let condition, !(anyway ?? (filled(condition, scope, &missing) == true)) { return nil }
        return .object(
          JSONObject(
            object.members.compactMap { member in
              filled(member.value, scope, anyway: anyway, &missing).first.map { .init(member.name, $0) }
            }))
      }
    default: return [value]
    }
  }

  /// `text` with what its paths lead to; that itself where it is a path alone.
  private func filled(_ text: String, _ scope: JSONValue, _ missing: inout [String]) -> JSONValue {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\", rest.hasPrefix("${") {
        rest.removeFirst(2)
        result += "${"
      } else if character == "$", rest.first == "{", let end = rest.firstIndex(of: "}") {
        let path = String(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
        let value = value(path, scope)
        if value == nil { missing.append(path) }
        if result.isEmpty, rest.isEmpty { return value ?? "" }
        result += value?.string ?? value?.text() ?? ""
      } else {
        result.append(character)
      }
    }
    return .string(result)
  }

  private func value(_ path: String, _ scope: JSONValue) -> JSONValue? {
    var steps = path.split { ".[]".contains($0) }.map(String.init)
    var place: JSONValue? = steps.first == "$root" ? data : scope
    if steps.first?.first == "$" { steps.removeFirst() }
    for step in steps { place = place?.array != nil ? Int(step).flatMap { place?[$0] } : place?[step] }
    return place
  }
}
