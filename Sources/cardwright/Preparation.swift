import CardAnalysis
import Dispatch
import Workers

/// Makes what a command is going to need, beside the reading of its arguments: a start on several processors is shorter.
struct Preparation {
  private let work = DispatchGroup()

  /// Begins, if the command called so needs the card language.
  init(for command: String?) {
    if let command, ["lsp", "preview", "mcp"].contains(command) { FreedMemory.keepLittle() }
    guard let command, ["validate", "test", "lsp", "preview", "render", "diff", "snapshot", "mcp"].contains(command)
    else { return }
    DispatchQueue.global().async(group: work) { _ = try? CardLanguage.bundled() }
    DispatchQueue.global().async(group: work) {
      BundledSchema.parseAhead()
      CardLanguage.prepare()
    }
  }

  /// Waits until nothing is under way: what runs while the process ends would meet what is being taken down.
  func finish() { work.wait() }
}
