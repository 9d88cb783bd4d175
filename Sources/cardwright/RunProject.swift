import CardAnalysis
import CardProject
import SourceText
import Workspace

/// The cards of one run as a project.
final class RunProject: Sendable {
  private let files: ProjectFiles

  /// Knows no card yet.
  init(_ language: CardLanguage, _ configurations: ConfigurationFiles) {
    files = ProjectFiles({ language }, configurations)
  }

  /// Takes the `cards` in `folder`, by their absolute paths, as they are on disk.
  func read(_ cards: ArraySlice<String>, in folder: String) { files.read(cards, in: folder) }

  /// Takes the card in `input`, in which `facts` stand.
  func take(_ facts: FileFacts, of input: InputFile) {
    if let path = path(of: input) { files.take(facts, at: path) }
  }

  /// What there is to say of `input` beside the cards that are known.
  func findings(in input: InputFile) -> [Diagnostic] {
    path(of: input).map { files.findings(at: $0) } ?? []
  }

  /// Every finding in a version of `input` beside the cards that are known, for its repair.
  func repaired(_ input: InputFile) -> (DocumentSnapshot) -> [Diagnostic] { files.repaired(at: path(of: input)) }

  private func path(of input: InputFile) -> String? {
    switch input {
    case .file(let path), .standardInput(.some(let path)): WorkingFolder.absolute(path)
    case .standardInput(nil): nil
    }
  }
}
