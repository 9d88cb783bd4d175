import CardAnalysis
import CardProject
import SourceText
import Workspace
import XMLSyntax

/// The cards of one run as a project.
final class RunProject: Sendable {
  private let files: ProjectFiles
  private let workingFolder = FileStamp.realPath(".") ?? "/"

  /// Knows no card yet.
  init(_ language: CardLanguage) {
    let kinds = language.schema.map(LinkKinds.init)
    files = ProjectFiles { kinds }
  }

  /// Takes the card in `input`, whose text is `tree`.
  func take(_ tree: XMLTree, of input: InputFile) {
    guard let path = path(of: input) else { return }
    files.take(tree, at: path, folders: [workingFolder], isOpen: true)
  }

  /// What there is to say of `input` beside the cards that are known.
  func findings(in input: InputFile) -> [Diagnostic] {
    path(of: input).map(files.findings) ?? []
  }

  private func path(of input: InputFile) -> String? {
    switch input {
    case .file(let path), .standardInput(.some(let path)): FileURI.resolve(path, in: workingFolder)
    case .standardInput(nil): nil
    }
  }
}
