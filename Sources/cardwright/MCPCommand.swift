import AgentServer
import ArgumentParser
import CardAnalysis
import DocumentationGenerator
import FileSystem
import JSONRPC
import JSONRPCChannel

/// `cardwright mcp`: the server for coding agents on standard input and output.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve a coding agent: the Model Context Protocol on standard input and output.",
    discussion: """
      The agent's program starts this command. It sees files of the folders that the program grants (its roots), or of the \
      folders named here where it grants none itself; nothing is written unless the agent says so.
      """)

  @Argument(
    help: "Folders whose cards a program may see that grants none itself.", completion: .directory)
  var folders: [String] = []

  @Flag(help: "Print what agents can do (tools, resources, prompts) as Markdown, and end.")
  var describe = false

  func run() throws {
    if describe { return StandardStream.output.write(AgentServer.description) }
    if let missing = folders.first(where: { !Folder($0).exists }) {
      throw CommandFailure("there is no folder “\(missing)”; name one whose cards an agent may see")
    }
    guard let channel = StandardChannel() else {
      throw CommandFailure("standard output cannot be used; start the server with its three streams open")
    }
    AgentServer.serve(channel) { output in
      AgentServer(
        version: Cardwright.configuration.version, kinds: DiagnosticCatalogue.kinds, folders: folders,
        language: { CardLanguage.bundled { StandardStream.tell($0) } },
        documentation: { (try? CardLanguage.bundled().schema).map { .bundled($0) } }, output: output)
    }
    ExitStatus.end(.success)
  }
}
