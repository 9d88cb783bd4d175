import CardAnalysis
import Dispatch
import Synchronization
import Workers

/// Makes what a command is going to need, beside the reading of its arguments: a start on several processors is shorter.
struct Preparation {
  private static let work = DispatchGroup()
  private static let isOver = Atomic(false)

  /// Begins, if the command called so needs the card language.
  init(for command: String?) {
    if let command, ["lsp", "preview", "mcp"].contains(command) { FreedMemory.keepLittle() }
    guard let command, ["validate", "test", "lsp", "preview", "render", "diff", "snapshot", "mcp"].contains(command)
    else { return }
    DispatchQueue.global().async(group: Self.work) {
      FreedMemory.growAtOnce()
      _ = try? CardLanguage.bundled()
    }
    // An editor waits for its first answer, with which a third thread would share two processors.
    if command != "lsp" { DispatchQueue.global().async(group: Self.work) { Self.makeTables() } }
  }

  /// Makes what needs no schema, while another thread reads that.
  static func makeTables() {
    work.enter()
    defer { work.leave() }
    guard !isOver.load(ordering: .sequentiallyConsistent) else { return }
    FreedMemory.growAtOnce()
    CardLanguage.prepare()
  }

  /// Waits until nothing is under way, and has nothing begin: what runs while the process ends would meet what is being taken down.
  func finish() {
    Self.isOver.store(true, ordering: .sequentiallyConsistent)
    Self.work.wait()
  }
}
