import CardAnalysis
import FileSystem
import SourceText
import Synchronization
import Workspace
import XMLSyntax

/// Makes the analyses of documents, and keeps only the latest used ones: memory stays bounded with 1,000 documents open.
final class Analyst: Sendable {
  /// How many bytes of text the kept analyses may cover; an analysis takes about ten times its text, and most of that again
  /// for every environment that it was laid out for.
  private static let keptBytes = 1 << 20
  /// How many of the latest used analyses are kept however long their texts are.
  private static let keptAlways = 4

  private let loader: LanguageLoader
  private let resources = ResourceCache()
  /// The documents whose analyses are kept, the latest used last.
  private let kept: Mutex<[OpenDocument]> = Mutex([])

  init(_ loader: LanguageLoader) {
    self.loader = loader
  }

  /// Begins to load the language, which takes a while.
  func prepare() { loader.start() }

  /// The language, once it is loaded.
  var language: CardLanguage { loader.language }

  /// The analysis of `document`.
  func snapshot(of document: OpenDocument, in workspace: WorkspaceSnapshot) -> DocumentSnapshot {
    let snapshot = document.snapshot { document in
      DocumentSnapshot(
        uri: document.uri, version: document.version, text: document.lines.text, language: loader.language,
        resources: resources.resources(for: document.uri, folders: workspace.folders), lines: document.lines)
    }
    use(document)
    return snapshot
  }

  /// The analysis of the file at `path`, which is not open, in whatever encoding; nil when it is not an ordinary file
  /// that can be read.
  func snapshot(ofFileAt path: String, in workspace: WorkspaceSnapshot) -> DocumentSnapshot? {
    guard FileStamp(path) != nil, let bytes = try? File(path).read() else { return nil }
    let uri = FileURI.uri(path)
    return DocumentSnapshot(
      uri: uri, version: 0, text: XMLDecoding.decode(bytes).text, language: loader.language,
      resources: resources.resources(for: uri, folders: workspace.folders))
  }

  /// Lets the analysis of a closed document go.
  func forget(_ uri: String) {
    let closed = kept.withLock { kept in
      defer { kept.removeAll { $0.uri == uri } }
      return kept.filter { $0.uri == uri }
    }
    for document in closed { document.forgetAnalysis() }
  }

  private func use(_ document: OpenDocument) {
    let surplus = kept.withLock { kept -> [OpenDocument] in
      // An older version of the same document is needed only by requests that already hold its analysis.
      kept.removeAll { $0 === document || $0.uri == document.uri }
      kept.append(document)
      var bytes = kept.reduce(0) { $0 + $1.lines.text.count }
      var surplus: [OpenDocument] = []
      while bytes > Self.keptBytes, kept.count > Self.keptAlways {
        let oldest = kept.removeFirst()
        bytes -= oldest.lines.text.count
        surplus.append(oldest)
      }
      return surplus
    }
    for document in surplus { document.forgetAnalysis() }
  }
}
