import BundledData
import CardAnalysis
import EditorFeatures
import SchemaModel
import SchemaReader
import SourceText
import TestSupport
import Testing

/// The card language as it is bundled.
let cardLanguage = CardLanguage(schema: bundledSchema)

private let bundledSchema: Schema? = {
  do {
    return try SchemaReader.read(entry: "card.xsd", files: BundledFile.schemas.map { ($0.name, $0.bytes) })
  } catch {
    Issue.record("the bundled schema cannot be read: \(error)")
    return nil
  }
}()

/// The files around the documents of these tests.
private let files = [
  "orders.json":
    #"[{"title":"Pump","number":4711,"parts":[{"name":"Seal","stock":2},{"name":"Bearing","extra":true}],"plant":{"name":"Hamburg"}}]"#,
  "pump.png": "", "images/valve.png": "", "notes.txt": "",
  "stock.card.xml":
    #"<Card xmlns="urn:cardwright:1" id="stock"><Header id="head"><Title>Spare parts</Title></Header></Card>"#,
]

private let resources = DocumentResources(
  bytes: { path in files[path].map { Array($0.utf8) } },
  names: { folder in
    var names: Set<String> = []
    for path in files.keys where path.hasPrefix(folder) {
      let rest = path.dropFirst(folder.count)
      names.insert(rest.firstIndex(of: "/").map { String(rest[...$0]) } ?? String(rest))
    }
    return Array(names)
  })

/// A snapshot of `text` as a card with a few files beside it.
func card(_ text: String) -> DocumentSnapshot {
  DocumentSnapshot(
    uri: "file:///test.card.xml", version: 1, text: SourceText(text), language: cardLanguage, resources: resources)
}

/// A snapshot of `text` by a schema whose declarations are `declarations`, in the namespace `urn:t`, prefix `t`.
func document(_ text: String, schema declarations: String) throws -> DocumentSnapshot {
  let schema = """
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" xmlns:g="urn:cardwright:guideline:1"
      targetNamespace="urn:t" elementFormDefault="qualified">\(declarations)</xs:schema>
    """
  let language = CardLanguage(schema: try SchemaReader.read(entry: "t.xsd", files: [("t.xsd", Array(schema.utf8))]))
  return DocumentSnapshot(uri: "file:///t.xml", version: 1, text: SourceText(text), language: language)
}
