import BundledData
import CardModel
import JSON

@testable import Handover

/// What a host shows of a document: its data filled in, what is hidden or holds anyway left out, every number a text.
///
/// Two documents that differ in where their data stand are the same then.
struct ShownDocument {
  let example: ExportedExample
  /// The sample of every file; nil for those of the examples.
  let sample: JSONValue?
  /// The ids that a card gives: all other names of taps are made of what else is there.
  let ids: Set<String>

  /// What is shown of each document.
  var documents: [JSONValue] {
    if example.target.name == "adaptive" {
      return AdaptiveTemplate.all(of: example).flatMap { $0.shown(anyway: true) }.map(unnamed)
    }
    return example.documents.map { document in
      example.target.name == "mdk" ? page(document) : manifest(document["sap.card"] ?? .null)
    }
  }

  // MARK: Adaptive Cards

  /// `value` without the names of taps that no card gives.
  private func unnamed(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): .array(elements.map(unnamed))
    case .object(let object):
      .object(
        JSONObject(
          object.members.filter { $0.name != "verb" || isGiven($0.value) }.map { .init($0.name, unnamed($0.value)) }))
    default: value
    }
  }

  private func isGiven(_ name: JSONValue?) -> Bool { name?.string.map(ids.contains) ?? false }

  // MARK: MDK

  private func page(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): return .array(elements.map(page).filter { !isShell($0) })
    case .object(let object):
      var members: [JSONObject.Member] = []
      let records = object["Target"]?.string.flatMap(rule)
      for member in object.members where !isToldElsewhere(member) && (member.name != "Target" || records == nil) {
        if member.name.hasPrefix("On") {
          members.append(.init(member.name, tap(member.value)))
          continue
        }
        guard let records, ["Card", "ObjectCell", "ContactCell", "Row", "Cell"].contains(member.name) else {
          members.append(.init(member.name, page(member.value)))
          continue
        }
        members.append(
          .init(member.name, .array(records.map { page(filled(member.value, SampleScope(root: nil, item: $0))) })))
      }
      if object["_Type"] == "Card.Type.Chart" { members.removeAll { $0.name == "Title" } }
      return .object(JSONObject(members.filter { !isShell($0.value) }))
    default: return text(value)
    }
  }

  /// What the table says comes near, or is lost: names that are made, headings of what stands in sections of its own, pages to which
  /// an action leads, and the side of an icon that holds anyway.
  private func isToldElsewhere(_ member: JSONObject.Member) -> Bool {
    switch member.name {
    case "ImagePosition": member.value == "Leading"
    case "LayoutType": member.value == "Horizontal"
    case "Selected": member.value == false
    case "ColumnWidth": member.value.array?.allSatisfy { $0 == -1 } == true
    case "_Name", "Caption", "IsTrendUpward": true
    default: false
    }
  }

  /// Whether there is nothing in it but what it is, and the frame of pictures that are not there.
  private func isShell(_ value: JSONValue) -> Bool {
    if let elements = value.array { return elements.isEmpty }
    return value.object.map {
      $0.names.allSatisfy { ["_Type", "FooterStyle", "ImageIsCircular"].contains($0) }
        && $0["_Type"] != "CardBodyContent.Type.Separator"
    } ?? false
  }

  /// What a tap does: what a rule says that it does, else what it runs.
  private func tap(_ value: JSONValue) -> JSONValue {
    guard let name = value.string?.split(separator: "/").last, let text = example.texts["Rules/\(name)"] else {
      return value
    }
    let said = text.split(separator: "\n").dropFirst().first ?? ""
    // A rule that is begun for a way out of the card is that way.
    guard let way = said.firstRange(of: "The card leads to ")?.upperBound else { return .string(String(said)) }
    return .string(String(said[way...].dropLast()))
  }

  private func rule(_ path: String) -> [JSONValue]? {
    guard let name = path.split(separator: "/").last, let text = example.texts["Rules/\(name)"],
      let start = text.firstRange(of: "return ")?.upperBound, let end = text.lastIndex(of: ";")
    else { return nil }
    return try? JSONParser.parse(Array(text[start..<end].utf8)).array
  }

  // MARK: UI5

  private func manifest(_ card: JSONValue) -> JSONValue {
    let root = card["data"]?["request"]?["url"]?.string.flatMap(file)
    let pointer = card["data"]?["path"]?.string ?? "/"
    let scope = SampleScope(root: root, item: item(root, pointer))
    var object = card.object ?? JSONObject()
    object["data"] = nil
    if let content = object["content"]?.object { object["content"] = .object(rows(content, root, pointer)) }
    return plain(filled(.object(object), scope), "")
  }

  /// The content of a card with a row for each of its records.
  private func rows(_ content: JSONObject, _ root: JSONValue?, _ pointer: String) -> JSONObject {
    var content = content
    let data = content["data"]
    content["data"] = nil
    let own = data?["json"] ?? data?["request"]?["url"]?.string.flatMap(file) ?? root
    var path = data?["path"]?.string ?? (data?["json"] == nil ? pointer : "/")
    if content["item"]?["template"] != nil {
      path = content["item"]?["path"]?.string ?? path
      content["item"] = content["item"]?["template"]
    }
    let records = item(own, path)?.array ?? []
    for name in ["item", "row"] {
      guard let template = content[name] else { continue }
      content["rows"] = .array(records.map { filled(template, SampleScope(root: own, item: $0)) })
      content[name] = nil
    }
    if let measures = content["measures"], let dimensions = content["dimensions"] {
      let values: JSONValue = ["measures": measures, "dimensions": dimensions]
      content["points"] = .array(records.map { filled(values, SampleScope(root: own, item: $0)) })
      (content["measures"], content["dimensions"]) = (nil, nil)
    }
    return content
  }

  private func file(_ url: String) -> JSONValue? {
    if let sample { return sample }
    let path = url.hasPrefix("./") ? String(url.dropFirst(2)) : url
    return BundledFile.examples.first { $0.name == path }.flatMap { try? JSONParser.parse($0.bytes) }
  }

  private func item(_ root: JSONValue?, _ path: String) -> JSONValue? {
    let steps = path.split(separator: "/").map(String.init)
    return steps.reduce(root) { value, step in value?[step] ?? Int(step).flatMap { value?[$0] } }
  }

  // MARK: Values

  private func filled(_ value: JSONValue, _ scope: SampleScope) -> JSONValue {
    switch value {
    case .string(let text): .string(filled(text, scope))
    case .array(let elements): .array(elements.map { filled($0, scope) })
    case .object(let object): .object(JSONObject(object.members.map { .init($0.name, filled($0.value, scope)) }))
    default: value
    }
  }

  private func filled(_ text: String, _ scope: SampleScope) -> String {
    if text.hasPrefix("{= !${"), text.hasSuffix("}}") {
      return shown(String(text.dropFirst(6).dropLast(2)), scope) == "true" ? "false" : "true"
    }
    if text.hasPrefix("{= "), text.hasSuffix("}") {
      for choice in text.dropFirst(3).dropLast().split(separator: " : ") {
        let words = choice.split(separator: "'", omittingEmptySubsequences: false)
        guard words.count == 5, let end = choice.firstIndex(of: "}") else {
          return String(words.dropFirst().first ?? "")
        }
        let path = String(choice[choice.index(choice.startIndex, offsetBy: 2)..<end])
        if shown(path, scope) == words[1] { return String(words[3]) }
      }
    }
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\" {
        if let next = rest.popFirst() { result += "\\\(next)" }
      } else if character == "{", let end = rest.firstIndex(of: "}") {
        result += shown(String(rest[..<end]), scope)
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(character)
      }
    }
    return result
  }

  private func shown(_ path: String, _ scope: SampleScope) -> String {
    scope.value(path).flatMap(SampleScope.text) ?? ""
  }

  private func text(_ value: JSONValue) -> JSONValue {
    value.string == nil && value.array == nil && value.object == nil ? .string(value.text()) : value
  }

  /// `value` without what holds anyway and what is not shown.
  private func plain(_ value: JSONValue, _ name: String) -> JSONValue {
    switch value {
    case .array(let elements):
      let shown = elements.map { plain($0, name) }.filter { $0 != .null && $0["type"] != "ToolbarSpacer" }
      // The menu of a host is behind its buttons.
      let isMenu: (JSONValue) -> Bool = { $0["overflowPriority"] == "AlwaysOverflow" }
      return .array(shown.filter { !isMenu($0) } + shown.filter(isMenu))
    case .object(let object):
      let members = object.members.map { JSONObject.Member($0.name, plain($0.value, $0.name)) }.filter { member in
        let usual = example.target.folding.absent[member.name].map(text)
        return member.value != "" && member.value != .null && member.value != usual
          && member.value.array?.isEmpty != true
      }
      var result = JSONObject(members)
      // An icon that the target lacks is none.
      if result["type"] == "Link" { result["type"] = nil }
      if result["customStateIcon"] == nil { result["showStateIcon"] = nil }
      if !isGiven(result["id"]) { result["id"] = nil }
      let isHidden =
        result["visible"] == "false" && name != "header" || result["enabled"] == "false" && result["type"] != nil
      return isHidden ? .null : .object(JSONObject(result.members.filter { $0.name != "visible" || name == "header" }))
    default: return text(value)
    }
  }

  /// Where two documents differ: the ways to values, without the numbers of entries.
  static func differences(_ first: JSONValue?, _ second: JSONValue?, _ path: String = "") -> [String] {
    guard first != second else { return [] }
    if let first = first?.object, let second = second?.object {
      let names = first.names + second.names.filter { first[$0] == nil }
      return names.flatMap { differences(first[$0], second[$0], path + "." + $0) }
    }
    if let first = first?.array, let second = second?.array, first.count == second.count {
      return zip(first, second).flatMap { differences($0, $1, path + "[]") }
    }
    return ["\(path): \(first?.text() ?? "nothing") becomes \(second?.text() ?? "nothing")"]
  }
}
