import ArgumentParser

/// The command line: one subcommand a file.
@main
struct Cardwright: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Understand, check and draw SAP Fiori mobile cards.", version: "0.1.0")
}
