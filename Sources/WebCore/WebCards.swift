import CardAnalysis
import CardProject
import SourceText
import Standards
import Synchronization

/// The open cards as cards beside one another, and the language in which they are written.
final class WebCards: Sendable {
  private struct State {
    var project = CardProject()
    /// What the project does not know yet, by absolute path.
    var fresh: [String: DocumentSnapshot] = [:]
    var concernsOthers = false
  }

  private let state = Mutex(State())
  let language: CardLanguage

  init(_ language: CardLanguage) { self.language = language }

  /// The analysis of a text, which sees `files`.
  ///
  /// - Parameter memo: What is known of earlier versions.
  func analysis(
    _ uri: String, _ version: Int, _ lines: LineTable, _ files: WebFiles, memo: AnalysisMemo? = nil
  ) -> DocumentSnapshot {
    let folder = FileURI.path(uri).map { FileURI.folder(of: AbsolutePath.resolve($0, in: "/")) }
    return DocumentSnapshot(
      uri: uri, version: version, text: lines.text, language: language,
      resources: folder.map { files.resources(uri, inFolder: $0) } ?? .none, isEdited: true, lines: lines, memo: memo)
  }

  /// Takes a version of the card at the absolute `path`.
  ///
  /// What it has to do with others is found out when that is asked for: a picture waits for no schema.
  func take(_ card: DocumentSnapshot, at path: String) { state.withLock { $0.fresh[path] = card } }

  /// Lets the card at the absolute `path` go.
  func remove(at path: String) {
    state.withLock { state in
      state.fresh[path] = nil
      _ = state.project.set(nil, at: path)
    }
  }

  /// Whether what was taken since this was asked last may concern other cards.
  func concernOthers() -> Bool {
    learn()
    return state.withLock { state in
      defer { state.concernsOthers = false }
      return state.concernsOthers
    }
  }

  /// What is wrong with `card` as one of several.
  func findings(in card: DocumentSnapshot, _ files: WebFiles) -> [Diagnostic] {
    guard let path = FileURI.path(card.uri) else { return [] }
    learn()
    let (facts, whole) = (card.facts, AbsolutePath.resolve(path, in: "/"))
    return state.withLock { $0.project.findings(facts, at: whole, exists: files.exists) }
  }

  private func learn() {
    let fresh = state.withLock { state in
      defer { state.fresh = [:] }
      return state.fresh
    }
    for (path, card) in fresh {
      let facts = card.facts
      state.withLock { state in
        if state.project.set(facts, at: path) { state.concernsOthers = true }
      }
    }
  }
}
