import CardAnalysis
import Configuration
import JSON
import SourceText
import Standards
import Workspace

/// What is wrong with the project's configurations that count for a card: it is checked as if that part were not there, or with what
/// they were before, as long as one is no JSON.
struct ConfigurationNotes {
  private struct Note {
    let file: String
    let severity: String
    let message: String
    let line: Int
    let column: Int
    /// Whether what the file said before counts.
    var isFormer = false
  }

  private let notes: [Note]

  /// So many are told: one is enough to look.
  private static let most = 20

  /// What is wrong for `card`.
  init(for card: OpenCard) {
    guard let path = card.path, let project = card.project else {
      notes = []
      return
    }
    func name(_ path: String) -> String { CardOpener.name(path, in: card.folders) }
    let (folder, samples) = (FileURI.folder(of: path), card.snapshot.resources.sample)
    let places = Set(project.configurations.paths(inFolder: folder))
    let files = project.configurations.configuration(inFolder: folder).files
    let unread = project.configurations.troubles.filter { places.contains($0.path) }.map {
      Note(file: name($0.path), severity: "error", message: "It cannot be used: \($0.reason)", line: 1, column: 1)
    }
    notes = files.reduce(into: unread) { notes, file in
      // Of a text that is gone nothing is told.
      if let now = project.configurations.unsound(file.path), let error = now.syntaxError {
        let place = LineTable(now.text).position(of: min(error.offset, now.text.bytes.count), in: .utf32)
        return notes.append(
          Note(
            file: name(file.path), severity: "error",
            message: "This is no JSON (\(error.message)), and the card is checked with what stood there before",
            line: place.line + 1, column: place.character + 1, isFormer: true))
      }
      let lines = LineTable(file.text)
      // Samples are looked at once as long as they do not change, and only where they are granted.
      let found =
        file.diagnostics
        + file.findings(beside: project.cards.cards(below: file.folder)) { sample in
          samples(sample) != nil
            || !card.folders.contains { FileURI.isInside(FileStamp.realPath(sample) ?? sample, $0) }
        }
      notes += found.prefix(Self.most).map { finding in
        let place = lines.position(of: finding.range.start, in: .utf32)
        return Note(
          file: name(file.path), severity: finding.severity.reportName, message: finding.message, line: place.line + 1,
          column: place.character + 1)
      }
    }
  }

  /// The member of a result that tells them.
  var member: JSONObject.Member {
    .init(
      "configuration",
      .array(
        notes.map {
          [
            "file": .string($0.file), "severity": .string($0.severity), "message": .string($0.message),
            "line": .integer($0.line), "column": .integer($0.column),
          ]
        }))
  }

  /// The schema of ``member``.
  static let schema = Tool.Argument(
    "configuration",
    of: Tool.schema([
      .init("file", "string", "The .cardwright.json in which it stands.", isRequired: true),
      .init("severity", ["enum": ["error", "warning", "info", "hint"]], isRequired: true),
      .init("message", "string", "What is wrong there.", isRequired: true),
      .init("line", "integer", "Its line, from 1.", isRequired: true),
      .init("column", "integer", "Its column, from 1.", isRequired: true),
    ]), "What is wrong with the project's configuration: the card is checked as if that were not there.",
    isRequired: true)

  /// The notes as lines.
  var text: String {
    notes.map {
      "\($0.file):\($0.line):\($0.column) \($0.severity): \($0.message)"
        + ($0.isFormer ? "\n" : " (the card is checked without that)\n")
    }
    .joined()
  }
}
