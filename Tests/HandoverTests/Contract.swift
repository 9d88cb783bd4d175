import Foundation
import JSON

/// A compact form of the contract of a target: names, types and enumerations, written down as facts.
///
/// A line is `Object: name type, name! type, …`, where a type is `text`, `int`, `number`, `bool`, `any`, the name of another object, `A|B` for
/// these words, `=A` for this one, `@A|B` for the one of these objects that `type` names, or `[type]`. A text with a binding may stand for any of them but objects. Names that begin with `_` are free unless they are named.
struct Contract {
  private struct Member {
    let type: String
    let isRequired: Bool
  }

  private var objects: [String: [String: Member]] = [:]

  init(_ text: String) {
    for line in text.split(separator: "\n") where line.contains(": ") && !line.hasPrefix("#") {
      let colon = line.range(of: ": ")?.lowerBound ?? line.startIndex
      let name = String(line[..<colon])
      for piece in line[colon...].dropFirst(2).split(separator: ",") {
        let words = piece.split(separator: " ").map(String.init)
        guard words.count == 2 else { continue }
        let isRequired = words[0].hasSuffix("!")
        objects[name, default: [:]][isRequired ? String(words[0].dropLast()) : words[0]] = Member(
          type: words[1], isRequired: isRequired)
      }
    }
  }

  /// What is wrong with `value`, which is to be of `type`.
  func faults(_ value: JSONValue, _ type: String, at path: String = "") -> [String] {
    if let object = objects[type] {
      guard let members = value.object else { return ["\(path): no \(type)"] }
      var faults = object.filter { $0.value.isRequired && members[$0.key] == nil }.map { "\(path): lacks \($0.key)" }
      for member in members.members {
        if let known = object[member.name] {
          faults += self.faults(member.value, known.type, at: path + "/" + member.name)
        } else if !member.name.hasPrefix("_") {
          faults.append("\(path): \(type) has no \(member.name)")
        }
      }
      return faults
    }
    if type.hasPrefix("@") {
      let own = value["type"]?.string ?? "Column"
      let isKnown = type.dropFirst().split(separator: "|").contains(Substring(own))
      return isKnown ? faults(value, own, at: path) : ["\(path): \(own) has no place there"]
    }
    if type.hasPrefix("[") {
      guard let elements = value.array else { return ["\(path): no list"] }
      return elements.enumerated().flatMap {
        faults($0.element, String(type.dropFirst().dropLast()), at: "\(path)/\($0.offset)")
      }
    }
    if let text = value.string, text.contains("{"), text.contains("}") { return [] }
    let isRight =
      switch type {
      case "any": true
      case "text": value.string != nil
      case "int": value.integer != nil
      case "number": value.number != nil
      case "bool": value.bool != nil
      case "icon": value.string?.hasPrefix("sap-icon://") == true
      case "picture":
        value.string.map { text in
          ["sap-icon://", "/MyApp/Images/", "res://", "https://"].contains { text.hasPrefix($0) }
        } == true
      case "rule": value.string.map { $0.hasSuffix(".js") || $0.hasSuffix(".action") } == true
      default: value.string.map { type.split { $0 == "|" || $0 == "=" }.contains(Substring($0)) } == true
      }
    return isRight ? [] : ["\(path): \(value.text()) is no \(type)"]
  }
}
