import EditorWire

extension Method {
  /// What the server understands, for people: every method, command and setting, as Markdown.
  package static var description: String {
    let methods = all.map { "| `\($0.name)` | \($0.ordering.rawValue) | \($0.summary) |" }
    let commands = Command.all.map { "| `\($0.name)` | \($0.summary) |" }
    let settings = Settings.descriptions.map { "| `\($0.name)` | \($0.text) |" }
    return """
      # The language server

      What `cardwright lsp` understands: the methods of the Language Server Protocol, commands and settings.

      ## Methods
      | method | runs | what it does |
      |---|---|---|
      \(methods.joined(separator: "\n"))

      ## Commands
      | command | what it does |
      |---|---|
      \(commands.joined(separator: "\n"))

      ## Settings
      | setting | what it does |
      |---|---|
      \(settings.joined(separator: "\n"))

      """
  }
}
