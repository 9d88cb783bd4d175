import CardAnalysis
import CardProject
import SourceText
import Synchronization
import Workspace
import XMLSyntax

/// The cards of one run as a project.
final class RunProject: Sendable {
  private let files: ProjectFiles
  /// Whether all cards are known.
  private let isWhole = Atomic(false)
  private let workingFolder = FileStamp.realPath(".") ?? "/"

  /// Knows no card yet.
  init(_ language: CardLanguage) {
    let kinds = language.schema.map(LinkKinds.init)
    files = ProjectFiles { kinds }
  }

  /// All cards are known from now on.
  func complete() { isWhole.store(true, ordering: .releasing) }

  /// Takes the card in `input`, whose text is `tree`; what there is to say of it beside the others, once all are known.
  func check(_ tree: XMLTree, of input: InputFile) -> [Diagnostic] {
    guard let path = path(of: input) else { return [] }
    files.take(tree, at: path, folders: [workingFolder], isOpen: true)
    return isWhole.load(ordering: .acquiring) ? files.findings(at: path) : []
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
