import CardAnalysis
import CardProject
import SourceText
import Standards
import Synchronization

/// The open cards as cards beside one another, and the language in which they are written.
final class WebCards: Sendable {
  private struct State {
    var language: CardLanguage?
    var project = CardProject()
  }

  private let state = Mutex(State())
  private let load: @Sendable () -> CardLanguage

  init(_ load: @escaping @Sendable () -> CardLanguage) { self.load = load }

  /// The language, which takes a while when it is first asked for.
  var language: CardLanguage {
    if let known = state.withLock({ $0.language }) { return known }
    let language = load()
    state.withLock { $0.language = language }
    return language
  }

  /// The analysis of a text, which sees `files`.
  ///
  /// - Parameter memo: What is known of earlier versions.
  func analysis(
    _ uri: String, _ version: Int, _ lines: LineTable, _ files: WebFiles, memo: AnalysisMemo? = nil
  ) -> DocumentSnapshot {
    let folder = FileURI.path(uri).map { FileURI.folder(of: AbsolutePath.resolve($0, in: "/")) }
    return DocumentSnapshot(
      uri: uri, version: version, text: lines.text, language: language,
      resources: folder.map { files.resources(inFolder: $0) } ?? .none, isEdited: true, lines: lines, memo: memo)
  }

  /// Takes what the card at the absolute `path` has to do with others, or lets it go; whether others may be concerned.
  @discardableResult
  func set(_ facts: FileFacts?, at path: String) -> Bool { state.withLock { $0.project.set(facts, at: path) } }

  /// What is wrong with `card` as one of several.
  func findings(in card: DocumentSnapshot, _ files: WebFiles) -> [Diagnostic] {
    guard let path = FileURI.path(card.uri) else { return [] }
    let (facts, whole) = (card.facts, AbsolutePath.resolve(path, in: "/"))
    return state.withLock { $0.project.findings(facts, at: whole, exists: files.exists) }
  }
}
