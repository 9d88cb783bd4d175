import BundledData
import CardAnalysis
import CardLayout
import EditorFeatures
import Handover
import JSON
import SchemaReader
import SchemaValidation
import SourceText
import Standards
import TestSupport
import XMLSyntax

/// The card language as it is bundled.
let cardLanguage = CardLanguage(
  schema: try? SchemaReader.read(entry: "card.xsd", files: BundledFile.schemas.map { ($0.name, $0.bytes) }))

/// Any bytes decode, parse into a lossless tree and answer every question.
func fuzzXML(_ bytes: [UInt8]) {
  for text in [SourceText(bytes), XMLDecoding.decode(bytes).text] {
    let tree = XMLParser.parse(text)
    if let violation = TreeInvariants.violation(in: tree) { demand(false, violation) }
    for offset in stride(from: 0, through: text.count, by: max(1, text.count / 64)) {
      _ = tree.cursorContext(at: offset)
      _ = tree.node(at: offset)
    }
    for attribute in tree.attributes { _ = tree.value(of: attribute) }
    _ = tree.textContent(of: .document)
  }
}

/// Any text is judged, drawn, asked about and laid out, and after edits it is judged as if it had been so from the start.
func fuzzCard(_ bytes: [UInt8]) {
  var text = XMLDecoding.decode(bytes).text
  var version = card(text)
  examine(version)
  _ = version.scene()
  _ = version.scenarioReports
  layOut(version)
  var script = EditScript(seed: FNV1a.hash(bytes, bytes.indices))
  for _ in 0..<3 {
    let edit = script.next(text.bytes)
    var changed = text.bytes
    changed.replaceSubrange(edit.range, with: edit.bytes)
    text = XMLDecoding.decode(changed).text
    version = card(text, version.memo(after: Replacement(of: version.text.bytes, by: text.bytes)))
    let fresh = card(text)
    demand(version.diagnostics == fresh.diagnostics, "findings after an edit are others than those of fresh text")
    demand(Outline(version).symbols() == Outline(fresh).symbols(), "an outline after an edit is another")
  }
}

/// Any data fit a card, or it is said why not.
func fuzzSample(_ bytes: [UInt8]) {
  let files = DocumentResources(bytes: { _ in bytes }, names: { _ in ["orders.json", "folder/"] })
  for example in BundledFile.examples where example.name.hasSuffix("order.card.xml") || example.name == "stock.card.xml"
  {
    let version = DocumentSnapshot(
      uri: "file:///w/a.card.xml", version: 1, text: SourceText(example.bytes), language: cardLanguage, resources: files
    )
    examine(version)
    _ = version.scene()
  }
}

private let importKnowledge = cardLanguage.schema.map { ImportKnowledge($0, icons: IconCatalogue.names) }

/// Any file becomes a card that is right by the schema, or is refused with words.
func fuzzImport(_ bytes: [UInt8]) {
  guard let importKnowledge, let schema = cardLanguage.schema else { return }
  for format in ImportFormat.all.map(Optional.some) + [nil] {
    do throws(ImportProblem) {
      var surroundings = ImportSurroundings(name: "card") { _, _ in bytes }
      surroundings.data = bytes
      let importer = try Importer(bytes, as: format, importKnowledge, surroundings)
      let tree = XMLParser.parse(SourceText(Array(importer.text.utf8)))
      demand(tree.diagnostics.allSatisfy { $0.severity < .error }, "an imported card is no XML")
      let faults = SchemaAssessment(tree: tree, schema: schema).diagnostics.filter { $0.severity == .error }
      demand(faults.isEmpty, "an imported card is wrong: \(faults.first?.message ?? "")")
    } catch {
      demand(!error.message.isEmpty && (error.offset ?? 0) <= bytes.count, "a file is refused without a word")
    }
  }
}

/// Any schema is read, or refused with words; what is read judges a document.
func fuzzSchema(_ bytes: [UInt8]) {
  _ = SchemaReader.targetNamespace(of: bytes)
  do {
    let language = CardLanguage(schema: try SchemaReader.read(entry: "a.xsd", files: [("a.xsd", bytes)]))
    for text in [SourceText(bytes), SourceText("<a xmlns=\"u:n\" b=\"1\"><c/>text<a/></a>")] {
      examine(DocumentSnapshot(uri: "file:///w/a.card.xml", version: 1, text: text, language: language))
    }
  } catch {
    demand(!error.problems.isEmpty && !error.description.isEmpty, "a schema is refused without a word")
  }
}

private func card(_ text: SourceText, _ memo: AnalysisMemo? = nil) -> DocumentSnapshot {
  let files = DocumentResources(
    bytes: { _ in Array(#"[{"title": "Pump", "count": 3, "items": [{"a": true}, null]}]"#.utf8) },
    names: { _ in ["a.json", "b.png", "folder/"] })
  return DocumentSnapshot(
    uri: "file:///w/a.card.xml", version: 1, text: text, language: cardLanguage, resources: files, isEdited: true,
    memo: memo)
}

/// Asks what an editor asks, at some places.
private func examine(_ version: DocumentSnapshot) {
  let count = version.text.count
  for finding in version.diagnostics {
    demand(finding.range.end <= count && !finding.message.isEmpty, "a finding beside the text, or without words")
    for fix in finding.fixes {
      demand(version.text.applying(fix.edits) != nil, "a fix of \(finding.kind.code) cannot be made")
    }
  }
  let whole = ByteRange(0, count)
  _ = version.inlayHints(in: whole)
  _ = version.scenarioLenses
  _ = Outline(version).symbols()
  _ = Folding(version).ranges()
  _ = DocumentLinks(version).all
  _ = DocumentColors(version).all
  _ = SampleDraft(version, today: "2026-03-14")
  for place in stride(from: 0, through: count, by: max(1, count / 12)) {
    _ = Completer(version, at: place).list
    _ = HoverFinder(version).hover(at: place)
    _ = SelectionChain(version, at: place)
    _ = CodeActionFinder(version).actions(in: ByteRange(place, min(count, place + 9)))
    let navigator = Navigator(version)
    _ = navigator.definition(at: place)
    _ = navigator.references(at: place, includingDeclaration: true)
    if let edits = try? navigator.rename(at: place, to: "renamed") {
      demand(version.text.applying(edits) != nil, "a renaming cannot be made")
    }
  }
}

/// Laying a document out changes its white space alone, and nothing the second time.
private func layOut(_ version: DocumentSnapshot) {
  guard let laid = version.text.applying(Formatter.edits(in: version)) else {
    return demand(false, "a layout cannot be made")
  }
  demand(Formatter.edits(in: card(laid)).isEmpty, "a layout is not the last")
}
