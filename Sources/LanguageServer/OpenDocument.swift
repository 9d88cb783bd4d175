import CardAnalysis
import Configuration
import EditorWire
import LSPTypes
import SourceText
import Standards
import Synchronization
import Workspace

/// One version of a document that the client has open; its analysis is made when it is first asked for.
final class OpenDocument: Sendable {
  /// The address, as the client spells it.
  let uri: String
  /// The path that its address names, where there may be a file; nil where it names none of this machine.
  let path: String?
  /// The client's name of the language, such as `xml`.
  let languageID: String
  /// The client's version number.
  let version: Int
  /// The text and its lines.
  let lines: LineTable
  /// The methods whose work on this very text trapped; they are not tried again.
  let faults: Set<String>

  private let analysis: Mutex<DocumentSnapshot?> = Mutex(nil)
  private let timesLetGo = Atomic(0)
  /// The latest analysis of an earlier version, and how the text has changed since; gone once it is made use of.
  private let earlier: Mutex<(analysis: DocumentSnapshot, edit: Replacement)?>

  init(
    uri: String, languageID: String, version: Int, lines: LineTable, faults: Set<String> = [],
    earlier: sending (analysis: DocumentSnapshot, edit: Replacement)? = nil
  ) {
    self.earlier = Mutex(earlier)
    (self.uri, path) = (uri, FileURI.path(uri))
    self.languageID = languageID
    self.version = version
    self.lines = lines
    self.faults = faults
  }

  /// Whether it is a card and not, say, the sample data of one.
  var isCard: Bool { !languageID.hasPrefix("json") && !uri.hasSuffix(".json") }

  /// Whether it is a project's configuration.
  var isConfiguration: Bool { uri.hasSuffix("/" + ConfigurationFile.name) }

  /// What it sets, where it is a project's configuration.
  var configuration: ConfigurationFile? {
    isConfiguration ? ConfigurationFile(path: path ?? "", bytes: lines.text.bytes) : nil
  }

  /// The analysis; `make` makes it if there is none that can be asked, with what is known of earlier versions.
  func snapshot(_ make: (OpenDocument, AnalysisMemo?) -> DocumentSnapshot) -> DocumentSnapshot {
    analysis.withLock { analysis in
      if let analysis, !analysis.hasTrapped { return analysis }
      let made = make(self, takeMemo())
      analysis = made
      return made
    }
  }

  /// The same document after the work of `method` trapped; that is not tried on it again.
  func afterFault(in method: String) -> OpenDocument {
    OpenDocument(
      uri: uri, languageID: languageID, version: version, lines: lines, faults: faults.union([method]))
  }

  /// How often the analysis was let go.
  var timesForgotten: Int { timesLetGo.load(ordering: .sequentiallyConsistent) }

  /// Lets the analysis go, because memory is short or files that the document names have changed.
  func forgetAnalysis() {
    analysis.withLock { $0 = nil }
    earlier.withLock { $0 = nil }
    timesLetGo.wrappingAdd(1, ordering: .sequentiallyConsistent)
  }

  private func takeMemo() -> AnalysisMemo? {
    let taken = earlier.withLock { earlier in
      defer { earlier = nil }
      return earlier
    }
    guard let taken, !taken.analysis.hasTrapped else { return nil }
    return taken.analysis.memo(after: taken.edit)
  }

  /// The latest analysis that there is, and how the text has changed since once `edit` is made.
  private func latest(_ edit: Replacement) -> (analysis: DocumentSnapshot, edit: Replacement)? {
    if let analysis = analysis.withLock({ $0 }) { return (analysis, edit) }
    return earlier.withLock { $0 }.map { ($0.analysis, $0.edit.then(edit)) }
  }

  /// The document after `changes`, each against the text that the one before left.
  func applying(_ changes: [LSP.ContentChange], version: Int, encoding: PositionEncoding) -> OpenDocument {
    var lines = lines
    let edit = lines.apply(changes, in: encoding)
    return OpenDocument(
      uri: uri, languageID: languageID, version: version, lines: lines,
      earlier: latest(edit ?? Replacement(from: 0, to: 0, newEnd: 0)))
  }
}
