import Configuration
import Reporting
import SourceText
import Workspace

/// The configurations of the cards that a command is called with.
extension ConfigurationFiles {
  /// Reads those of `inputs`.
  ///
  /// - Throws: when one cannot be read, or is no JSON: what it would change is not known.
  func prepare(for inputs: [InputFile]) throws(CommandFailure) {
    var last: String??
    for folder in inputs.map(\.folder) where last != .some(folder) {
      last = .some(folder)
      _ = configuration(inFolder: folder)
    }
    if let trouble = troubles.first {
      let name = WorkingFolder.name(of: trouble.path)
      throw CommandFailure("cannot use \(name): \(trouble.reason)", input: name)
    }
    for file in files {
      guard let error = file.syntaxError else { continue }
      let name = WorkingFolder.name(of: file.path)
      throw CommandFailure("\(name):\(error)", input: name)
    }
  }

  /// The files in which something is wrong, with that; `cards` gives all cards in a folder and below it where they are known.
  func findings(_ cards: (_ folder: String) -> [String]? = { _ in nil }) -> [CheckedFile] {
    files.compactMap { file in
      let found = file.diagnostics + file.findings(beside: cards(file.folder))
      return found.isEmpty
        ? nil
        : CheckedFile(
          path: WorkingFolder.name(of: file.path), text: file.text,
          diagnostics: found.sorted { $0.range.start < $1.range.start })
    }
  }

  /// Tells on standard error what is wrong in the files, for commands without a report.
  func tell() {
    let report = Report(.text, options: ReportOptions(), kinds: [])
    for file in findings() { StandardStream.error.write(report.entry(for: file)) }
  }
}
