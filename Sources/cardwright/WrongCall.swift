import ArgumentParser
import SourceText
import Standards

/// What is added to what the argument parser says of a wrong call: the nearest of what could have been meant.
enum WrongCall {
  /// Why `arguments` name no command, or ask for help on none; nil where they do not, or none is named.
  static func unknownCommand(_ arguments: [String]) -> CommandFailure? {
    let commands = Cardwright.configuration.subcommands.map { $0._commandName }
    let named = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let name = named.first, !name.hasPrefix("-"), name != "help", !commands.contains(name) else { return nil }
    let near = Spelling.nearest(to: name, among: commands).map { "did you mean \($0)? " } ?? ""
    return CommandFailure("there is no command “\(name)”; \(near)“cardwright --help” tells what there is")
  }

  /// `message` of the argument parser, with the nearest value before the list of all where it has one: for every option that takes
  /// one of some words, without a word of its own.
  static func suggesting(_ message: String) -> String {
    guard let start = message.firstRange(of: "The value '")?.upperBound,
      let end = message.firstRange(of: "' is invalid for '"), start <= end.lowerBound,
      let list = message.firstRange(of: "Please provide one of"),
      let near = Spelling.nearest(
        to: String(message[start..<end.lowerBound]), among: values(message[list.upperBound...]))
    else { return message }
    return message[..<list.lowerBound] + "Did you mean '\(near)'? " + message[list.lowerBound...]
  }

  /// The values that `list` begins with: each in a line behind a hyphen, or in a sentence each in quotes.
  private static func values(_ list: Substring) -> [String] {
    let lines = list.split(separator: "\n", omittingEmptySubsequences: false)
    let marked = lines.dropFirst().prefix { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
    guard marked.isEmpty else { return marked }
    return (lines.first ?? "").split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
