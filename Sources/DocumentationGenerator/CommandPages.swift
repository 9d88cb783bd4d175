import JSON
import Standards

/// The pages of the commands, as the command line describes them.
struct CommandPages {
  /// What ArgumentParser says (`--experimental-dump-help`).
  let commandLine: JSONValue

  /// A page for every command that the command line describes.
  var all: [PageDraft] {
    let root = commandLine["command"] ?? .null
    let program = root["commandName"]?.string ?? ""
    return (root["subcommands"]?.array ?? []).filter(isShown).compactMap { command in
      guard let name = command["commandName"]?.string, name != "help" else { return nil }
      let arguments = Self.joined((command["arguments"]?.array ?? []).filter(isShown))
      let page = Page(
        .command, "commands/" + name, title: name, summary: command["abstract"]?.string ?? "",
        content: .facts([
          "program": .string(program),
          "usage": .string(([program, name] + arguments.filter { !isGeneral($0) }.map(usage)).joined(separator: " ")),
          "text": command["discussion"] ?? .null, "arguments": .array(arguments.map(argument)),
        ]))
      return PageDraft(page: page)
    }
  }

  /// `arguments` with each flag that says the opposite of one before it as another name of that, under the member `inversion`: both have
  /// one text, which is about the former.
  private static func joined(_ arguments: [JSONValue]) -> [JSONValue] {
    arguments.reduce(into: []) { joined, argument in
      let name = argument["preferredName"]?["name"]?.string ?? ""
      guard var former = joined.last?.object, argument["abstract"] == former["abstract"],
        let affirmed = former["preferredName"]?["name"]?.string, name == "no-" + affirmed
      else { return joined.append(argument) }
      former["inversion"] = .string("--" + name)
      joined[joined.count - 1] = .object(former)
    }
  }

  private func isShown(_ value: JSONValue) -> Bool { value["shouldDisplay"]?.bool ?? true }

  /// Whether every command has it.
  private func isGeneral(_ argument: JSONValue) -> Bool {
    ["help", "version"].contains(argument["preferredName"]?["name"]?.string ?? "")
  }

  private func argument(_ argument: JSONValue) -> JSONValue {
    let names = (argument["names"]?.array ?? []).map { spelled($0) }
    let value = "<\(argument["valueName"]?.string ?? "value")>"
    let isFlag = argument["kind"]?.string == "flag"
    let inversion = argument["inversion"]?.string.map { "/" + $0 } ?? ""
    let spelling = names.isEmpty ? value : names.joined(separator: ", ") + inversion + (isFlag ? "" : " " + value)
    let text = argument["abstract"]?.string ?? ""
    // A text that names them all says more of them.
    let choices = argument["allValues"]?.array ?? []
    let isToldOfThem = choices.allSatisfy { text.firstRange(of: $0.string ?? "") != nil }
    let option = isGeneral(argument) ? nil : argument["preferredName"].map { spelled($0) }
    return .facts([
      "name": .string(spelling), "option": .text(option), "anchor": .text(option.map { "option" + $0 }),
      "inversion": argument["inversion"] ?? .null,
      "text": .string(text), "discussion": argument["discussion"] ?? .null,
      "isRequired": .bool(argument["isOptional"]?.bool == false),
      "isRepeating": argument["isRepeating"] ?? .null, "default": argument["defaultValue"] ?? .null,
      "choices": isToldOfThem ? .null : .array(choices),
    ])
  }

  private func spelled(_ name: JSONValue) -> String {
    (name["kind"]?.string == "long" ? "--" : "-") + (name["name"]?.string ?? "")
  }

  private func usage(_ argument: JSONValue) -> String {
    let value = "<\(argument["valueName"]?.string ?? "value")>"
    let name = argument["preferredName"].map { spelled($0) }
    let inversion = argument["inversion"]?.string.map { "|" + $0 } ?? ""
    let text = name.map { argument["kind"]?.string == "flag" ? $0 + inversion : $0 + " " + value } ?? value
    let repeated = argument["isRepeating"]?.bool == true ? text + " …" : text
    return argument["isOptional"]?.bool == false ? repeated : "[\(repeated)]"
  }
}
