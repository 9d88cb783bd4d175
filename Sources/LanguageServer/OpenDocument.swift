import CardAnalysis
import LSPTypes
import SourceText
import Synchronization

/// One version of a document that the client has open; its analysis is made when it is first asked for.
final class OpenDocument: Sendable {
  /// The address, as the client spells it.
  let uri: String
  /// The client's name of the language, such as `xml`.
  let languageID: String
  /// The client's version number.
  let version: Int
  /// The text and its lines.
  let lines: LineTable
  /// The methods whose work on this very text trapped; they are not tried again.
  let faults: Set<String>

  private let analysis: Mutex<DocumentSnapshot?> = Mutex(nil)

  init(uri: String, languageID: String, version: Int, lines: LineTable, faults: Set<String> = []) {
    self.uri = uri
    self.languageID = languageID
    self.version = version
    self.lines = lines
    self.faults = faults
  }

  /// Whether it is a card and not, say, the sample data of one.
  var isCard: Bool { !languageID.hasPrefix("json") && !uri.hasSuffix(".json") }

  /// The analysis; `make` makes it if there is none that can be asked.
  func snapshot(_ make: (OpenDocument) -> DocumentSnapshot) -> DocumentSnapshot {
    analysis.withLock { analysis in
      if let analysis, !analysis.hasTrapped { return analysis }
      let made = make(self)
      analysis = made
      return made
    }
  }

  /// The same document after the work of `method` trapped; that is not tried on it again.
  func afterFault(in method: String) -> OpenDocument {
    OpenDocument(
      uri: uri, languageID: languageID, version: version, lines: lines, faults: faults.union([method]))
  }

  /// Lets the analysis go, because memory is short or files that the document names have changed.
  func forgetAnalysis() { analysis.withLock { $0 = nil } }

  /// The document after `changes`, each against the text that the one before left.
  func applying(_ changes: [LSP.ContentChange], version: Int, encoding: PositionEncoding) -> OpenDocument {
    var lines = lines
    for change in changes {
      let bytes = Array(change.text.utf8)
      if let range = change.range {
        let start = lines.offset(of: Position(range.start), in: encoding)
        let end = lines.offset(of: Position(range.end), in: encoding)
        lines.replace(ByteRange(min(start, end), max(start, end)), with: bytes)
      } else {
        lines = LineTable(SourceText(bytes))
      }
    }
    return OpenDocument(uri: uri, languageID: languageID, version: version, lines: lines)
  }
}

extension Position {
  /// The place that `position` names on the wire.
  init(_ position: LSP.Position) {
    self.init(line: position.line, character: position.character)
  }
}
