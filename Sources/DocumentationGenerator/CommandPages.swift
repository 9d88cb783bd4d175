import JSON

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
      let arguments = (command["arguments"]?.array ?? []).filter(isShown)
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

  private func isShown(_ value: JSONValue) -> Bool { value["shouldDisplay"]?.bool ?? true }

  /// Whether every command has it.
  private func isGeneral(_ argument: JSONValue) -> Bool {
    ["help", "version"].contains(argument["preferredName"]?["name"]?.string ?? "")
  }

  private func argument(_ argument: JSONValue) -> JSONValue {
    let names = (argument["names"]?.array ?? []).map { spelled($0) }
    let value = "<\(argument["valueName"]?.string ?? "value")>"
    let isFlag = argument["kind"]?.string == "flag"
    let spelling = names.isEmpty ? value : names.joined(separator: ", ") + (isFlag ? "" : " " + value)
    return .facts([
      "name": .string(spelling), "text": argument["abstract"] ?? .null, "discussion": argument["discussion"] ?? .null,
      "isRequired": .bool(argument["isOptional"]?.bool == false),
      "isRepeating": argument["isRepeating"] ?? .null, "default": argument["defaultValue"] ?? .null,
      "choices": argument["allValues"] ?? .null,
    ])
  }

  private func spelled(_ name: JSONValue) -> String {
    (name["kind"]?.string == "long" ? "--" : "-") + (name["name"]?.string ?? "")
  }

  private func usage(_ argument: JSONValue) -> String {
    let value = "<\(argument["valueName"]?.string ?? "value")>"
    let name = argument["preferredName"].map { spelled($0) }
    let text = name.map { argument["kind"]?.string == "flag" ? $0 : $0 + " " + value } ?? value
    let repeated = argument["isRepeating"]?.bool == true ? text + " …" : text
    return argument["isOptional"]?.bool == false ? repeated : "[\(repeated)]"
  }
}
