import CardAnalysis
import EditorFeatures
import FileSystem
import Reporting
import SourceText
import Workspace
import XMLSyntax

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

  /// Writes `document` to the file `input`, whose contents were `bytes` in `encoding`, all or nothing.
  func write(
    _ document: DocumentRepair, in input: InputFile, over bytes: [UInt8], _ encoding: XMLEncoding?
  ) throws(FileError) -> Outcome {
    guard document.count > 0 else { return Outcome() }
    let (old, new) = (document.original.text, document.snapshot.text)
    // Letters beyond ASCII would be others in an encoding that its declaration names.
    guard old.bytes == bytes, encoding == .utf8 else {
      return Outcome(trouble: "\(input.name): nothing was fixed, as only files that are stored as UTF-8 are")
    }
    var outcome = Outcome(count: document.count)
    if isDry {
      outcome.diff = UnifiedDiff(of: old, by: new, path: input.name).bytes
    } else if case .file(let path) = input {
      guard try File(path).replace(bytes, with: new.bytes) else {
        return Outcome(trouble: "\(input.name): nothing was fixed, as it has changed meanwhile; run it again")
      }
    }
    return outcome
  }
}
