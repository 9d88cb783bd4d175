import BundledData
import CardAnalysis
import CardLayout
import EditorFeatures
import FileSystem
import SchemaReader
import SourceText

extension CardwrightBench {
  /// One letter is typed into a text of the document, and one stage of its analysis asked for.
  static func editWork(_ name: String, _ input: String) throws -> (() -> Int)? {
    let stages: [String: (DocumentSnapshot) -> Void] = [
      "edit-tree": { _ = $0.tree }, "edit-assessment": { _ = $0.assessment }, "edit-findings": { _ = $0.diagnostics },
      "edit-symbols": { _ = Outline($0).symbols() }, "edit-picture": { _ = $0.scene()?.parts },
      "edit-tokens": { _ = SemanticTokens($0, .utf16).all },
    ]
    guard let stage = stages[name] else { return nil }
    let schema = try SchemaReader.read(entry: "card.xsd", files: BundledFile.schemas.map { ($0.name, $0.bytes) })
    let language = CardLanguage(schema: schema)
    var lines = LineTable(SourceText(try File(input).read()))
    let places = titles(lines.text)
    var version = 0
    var snapshot = DocumentSnapshot(uri: "", version: 0, text: lines.text, language: language, lines: lines)
    stage(snapshot)
    return {
      let place = places[version * 7 % places.count]
      version += 1
      // A letter takes the place of another, so that all places stay where they are.
      lines.replace(ByteRange(place, place + 1), with: [version % 2 == 0 ? 0x78 : 0x79])
      snapshot = DocumentSnapshot(
        uri: "", version: version, text: lines.text, language: language, lines: lines,
        memo: snapshot.memo(after: Replacement(from: place, to: place + 1, newEnd: place + 1)))
      stage(snapshot)
      return 0
    }
  }

  /// Where the texts of titles begin.
  private static func titles(_ text: SourceText) -> [Int] {
    let tag = Array("<Title>".utf8)
    return text.bytes.indices.dropLast(tag.count).filter { text.bytes[$0..<$0 + tag.count] == tag[...] }
      .map { $0 + tag.count }
  }
}
