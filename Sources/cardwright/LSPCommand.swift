import ArgumentParser
import CardAnalysis
import EditorWire
import JSONRPC
import JSONRPCChannel
import LanguageServer
import PreviewServer

/// `cardwright lsp`: the language server on standard input and output.
struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor: the language server on standard input and output.",
    discussion: """
      The editor starts this command and speaks the Language Server Protocol 3.17 with it. Settings come from the \
      editor, as initializationOptions or as its section “cardwright”.
      """)

  @Option(help: "How much the log tells: \(LogLevel.allCases.map(\.rawValue).joined(separator: ", ")).")
  var logLevel = Self.usualLevel

  @Option(help: "The file to which the log is added; standard error when it is missing.", completion: .file())
  var logFile: String?

  @Flag(help: "Print what the server understands (methods, commands, settings) as Markdown, and end.")
  var describe = false

  @Flag(help: "Print the page of the live preview, for editors that show it themselves, and end.")
  var page = false

  @Flag(help: "Accepted for editors that say so; standard input and output are the only way.")
  var stdio = false

  func run() throws {
    if describe { return StandardStream.output.write(Method.description) }
    if page { return StandardStream.output.write(PreviewPages.webview) }
    try Self.serve(openLog())
  }

  /// What the log tells where nothing is said of that.
  static let usualLevel = LogLevel.warning

  /// Whether `arguments` call this command and say nothing more.
  static func isPlain(_ arguments: [String]) -> Bool {
    arguments.first == "lsp" && arguments.dropFirst().allSatisfy { $0 == "--stdio" }
  }

  /// Serves the editor until it goes away, and ends the process.
  static func serve(_ log: Log) throws -> Never {
    guard let channel = StandardChannel() else {
      throw CommandFailure("standard output cannot be used; start the server with its three streams open")
    }
    let status = LanguageServer.serve(channel) { output in
      LanguageServer(
        version: Cardwright.configuration.version, log: log, documentation: .bundled,
        loadLanguage: {
          Preparation.makeTables()
          return CardLanguage.bundled { log.write(.error, $0) }
        }, output: output)
    }
    ExitStatus.end(status)
  }

  private func openLog() throws -> Log {
    guard let logFile else { return Log(logLevel) }
    guard let log = Log(logLevel, appendingTo: logFile) else {
      throw CommandFailure("cannot write the log file \(logFile); name another with --log-file")
    }
    return log
  }
}

extension LogLevel: ExpressibleByArgument {}
