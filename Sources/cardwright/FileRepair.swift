import EditorFeatures
import FileSystem
import Reporting
import SourceText
import Workspace

/// How `cardwright validate` writes the fixes that it makes.
struct FileRepair: Sendable {
  /// What has come of one file.
  struct Outcome: Sendable {
    /// How many fixes were made, or would be.
    var count = 0
    /// What would change, where nothing is written.
    var diff: [UInt8] = []
    /// Why nothing was fixed although something could be.
    var trouble: String?
  }

  /// Which fixes are made.
  let reach: DocumentRepair.Reach
  /// Whether nothing is written.
  let isDry: Bool

  /// Writes `new` to the file `input`, in which `old` stood, all or nothing; `count` fixes make the one from the other.
  func write(_ new: SourceText, in input: InputFile, over old: SourceText, _ count: Int) -> Outcome {
    guard count > 0 else { return Outcome() }
    if isDry { return Outcome(count: count, diff: UnifiedDiff(of: old, by: new, path: input.name).bytes) }
    guard case .file(let path) = input else { return Outcome(count: count) }
    do {
      // What has two names is fixed under the first.
      guard try File(path).replace(old.bytes, with: new.bytes) || File(path).read() == new.bytes else {
        return Outcome(trouble: "\(input.name): nothing was fixed, as it has changed meanwhile; run it again")
      }
    } catch {
      return Outcome(trouble: "\(error)")
    }
    return Outcome(count: count)
  }
}
