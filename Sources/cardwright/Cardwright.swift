import ArgumentParser
import LanguageServer

/// The command line: one subcommand a file.
@main
struct Cardwright: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cardwright",
    abstract: "Understand, check and draw SAP Fiori mobile cards.",
    discussion: """
      Exit status: 0 when all is well, 1 when there are findings, 2 when the call is wrong or an input cannot be read.
      Shell completions: cardwright --generate-completion-script bash|zsh|fish
      """,
    version: "0.1.0",
    subcommands: [
      ValidateCommand.self, TestCommand.self, FormatCommand.self, ExplainCommand.self, LSPCommand.self,
      RenderCommand.self, DiffCommand.self, SnapshotCommand.self, PreviewCommand.self, SampleCommand.self,
      DevicesCommand.self, SchemaCommand.self, InitCommand.self, NewCommand.self, ConfigCommand.self,
      ExportCommand.self, ImportCommand.self,
      FlowCommand.self, DocsCommand.self, MCPCommand.self,
    ])

  /// Runs the command that the arguments name; a wrong call ends with status 2, like every other error of that kind.
  static func main() async {
    let (arguments, surplus) = InputPaths.withoutSurplus(
      EnvironmentOptions.withImpliedValues(Array(CommandLine.arguments.dropFirst())))
    let preparation = Preparation(for: arguments.first)
    await InputPaths.$surplus.withValue(surplus) { await run(arguments, preparation) }
  }

  private static func run(_ arguments: [String], _ preparation: Preparation) async {
    defer { preparation.finish() }
    do {
      if let wrong = WrongCall.unknownCommand(arguments) { throw wrong }
      // Editors wait for this start, of which the argument parser would be more than a third.
      if LSPCommand.isPlain(arguments) { try LSPCommand.serve(Log(LSPCommand.usualLevel)) }
      var command = try Self.parseAsRoot(arguments)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let error where CommandFailure.isLike(error) {
      StandardStream.tell("\(error)")
      preparation.finish()
      Self.exit(withError: ExitStatus.unusable.code)
    } catch {
      preparation.finish()
      guard Self.exitCode(for: error) == .validationFailure else { Self.exit(withError: error) }
      StandardStream.error.write(WrongCall.suggesting(Self.fullMessage(for: error)) + "\n")
      Self.exit(withError: ExitStatus.unusable.code)
    }
  }
}
