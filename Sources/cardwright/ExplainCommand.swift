import ArgumentParser
import DesignRules
import Reporting
import SourceText

/// `cardwright explain`: what a finding means, why it matters and what to do.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explain a finding by its code, such as the one in brackets at a line's end.")

  @Argument(help: "The code.", completion: .list(DiagnosticCatalogue.kinds.map(\.code)))
  var code: String?

  @Flag(help: "List all codes, each with its severity and what it says.")
  var list = false

  func validate() throws {
    if (code == nil) != list { throw ValidationError("Give a code, or --list to see them all.") }
  }

  func run() throws {
    guard let code else { return listAll() }
    guard let kind = DiagnosticCatalogue.kind(code) else { throw unknown(code) }
    let page = TerminalMarkdown(isColored: StandardStream.output.wantsColor).rendered(Explanation(kind).markdown)
    StandardStream.output.write(page)
  }

  private func listAll() {
    let width = DiagnosticCatalogue.kinds.map(\.code.utf8.count).max() ?? 0
    for kind in DiagnosticCatalogue.kinds {
      let code = kind.code + String(repeating: " ", count: width - kind.code.utf8.count)
      let severity = kind.severity.reportName + String(repeating: " ", count: 7 - kind.severity.reportName.utf8.count)
      StandardStream.output.write("\(code)  \(kind.source.rawValue)  \(severity)  \(kind.summary)\n")
    }
  }

  private func unknown(_ code: String) -> CommandFailure {
    let suggestion = Explanation.nearest(to: code, among: DiagnosticCatalogue.kinds)
    let advice = suggestion.map { "did you mean “\($0)”?" } ?? "“cardwright explain --list” shows them all"
    return CommandFailure("there is no code “\(code)”; \(advice)")
  }
}
