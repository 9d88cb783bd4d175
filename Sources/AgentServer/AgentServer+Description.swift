import JSON

extension AgentServer {
  /// What agents can do, for people: every tool with its arguments, resource and prompt, as Markdown.
  package static var description: String {
    let tools = Tool.all.map { tool in
      let arguments = tool.arguments.map { argument in
        let type =
          argument.schema["type"]?.string
          ?? (argument.schema["enum"]?.array ?? []).map { $0.text() }.joined(separator: ", ")
        let summary = argument.schema["description"]?.string ?? ""
        return "| `\(argument.name)`\(argument.isRequired ? ", required" : "") | \(type) | \(summary) |"
      }
      return """
        ### \(tool.name)
        \(tool.summary)

        | argument | is | meaning |
        |---|---|---|
        \(arguments.joined(separator: "\n"))

        """
    }
    let resources = AgentResource.all.map { "| `\($0.template)` | \($0.mimeType) | \($0.summary) |" }
    let prompts = AgentPrompt.all.map { prompt in
      let arguments = prompt.arguments.map { "`\($0.name)`\($0.isRequired ? "" : " (optional)")" }.joined(
        separator: ", ")
      return "| `\(prompt.name)` | \(arguments) | \(prompt.summary) |"
    }
    return """
      # The server for agents

      What `cardwright mcp` offers coding agents by the Model Context Protocol. Nothing is written unless `write` is true.

      ## Tools
      \(tools.joined(separator: "\n"))
      ## Resources
      | address | type | what it is |
      |---|---|---|
      \(resources.joined(separator: "\n"))

      ## Prompts
      | prompt | arguments | what it begins |
      |---|---|---|
      \(prompts.joined(separator: "\n"))

      """
  }
}
