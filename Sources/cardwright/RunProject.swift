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

  /// The absolute paths of the cards whose root has the id of that of `input`, itself among them.
  func namesakes(of input: InputFile) -> [String] {
    guard let path = path(of: input) else { return [] }
    return files.with { project in
      guard let id = project.files[path]?.meaning.id, !id.isEmpty else { return [] }
      return project.files.filter { $0.value.meaning.id == id }.map(\.key)
    }
  }

  private func path(of input: InputFile) -> String? {
    switch input {
    case .file(let path), .standardInput(.some(let path)): WorkingFolder.absolute(path)
    case .standardInput(nil), .unlisted: nil
    }
  }
}
