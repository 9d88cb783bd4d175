import BundledData
import JSON
import SchemaModel
import SourceText
import Testing

@testable import Handover

/// What is handed over and imported again shows the same when it is handed over once more.
@Suite struct RoundTripTests {
  @Test(arguments: ImportFormat.all.map(\.name)) func generatedCardsComeBack(name: String) throws {
    let target = try #require(HandoverTarget.all.first { $0.name == name })
    var faults: [String: String] = [:]
    // Every third one: some 700 a target.
    for card in GeneratedCardTests.cards.enumerated().filter({ $0.offset % 3 == 0 }).map(\.element)
    where name != "adaptive" || !Self.isTextThere(card.text) && ImportTests.faults(card.text) == [] {
      let first = ExportedExample(card.text, name: "g", target)
      for fault in Self.faults(first, sample: .null) {
        if faults[fault] == nil { faults[fault] = card.text }
      }
    }
    for (fault, text) in faults.sorted(by: { $0.key < $1.key }) { Issue.record("\(fault)\n\(text)") }
  }

  @Test(
    arguments: ExportedExample.all.filter { example in ImportFormat.all.contains { $0.name == example.target.name } })
  func examplesComeBack(example: ExportedExample) throws {
    let source = BundledFile.examples.first { $0.name == example.name + ".card.xml" }?.bytes ?? []
    if example.target.name == "adaptive", Self.isTextThere(String(decoding: source, as: UTF8.self)) {
      let shown = ShownDocument(example: example, sample: nil, ids: example.ids).documents.reduce(into: Set()) {
        $0.formUnion(Self.texts($1))
      }
      let again = try example.imported().reduce(into: Set<String>()) { texts, card in
        let second = ShownDocument(
          example: card.exported(name: example.name), sample: card.importer.sample ?? .null, ids: example.ids)
        for document in second.documents { texts.formUnion(Self.texts(document)) }
      }
      #expect(shown.subtracting(again).sorted() == [])
      return
    }
    for fault in Self.faults(example, sample: nil) { Issue.record("\(fault)") }
  }

  /// No heading stands over the cells of another column.
  @Test(arguments: ["adaptive", "mdk"]) func aColumnWithoutAHeadingKeepsItsPlace(name: String) throws {
    let target = try #require(HandoverTarget.all.first { $0.name == name })
    let columns = "<Column/><Column>2025</Column><Column>2026</Column>"
    let card = #"""
      <Card xmlns="urn:cardwright:1"><Header><Title>T</Title></Header><Body><DataTable>\#(columns)<TableRow><Cell>Europe</Cell>\#
      <Cell>4</Cell><Cell>5</Cell></TableRow></DataTable></Body></Card>
      """#
    let again = try ExportedExample(card, name: "g", target).imported()
    #expect(again.first?.text.contains(columns) == true, "\(again.first?.text ?? "")")
    #expect(again.first?.told.contains { $0.contains("is kept") } == false, "\(again.first?.told ?? [])")
  }

  /// Whether an Adaptive Card has something of `card` as texts and rows that look like any others, and come back as such.
  private static func isTextThere(_ card: String) -> Bool {
    ["Map", "Chart", "Calendar", "ProgressKPI", "IllustratedMessage"].contains { card.contains("<\($0)") }
      || card.contains("<TimelineEntry") && !card.contains("<Timestamp")
  }

  /// The texts that people read in `value`.
  private static func texts(_ value: JSONValue) -> Set<String> {
    if let elements = value.array { return elements.reduce(into: []) { $0.formUnion(texts($1)) } }
    return (value.object?.members ?? []).reduce(into: []) { texts, member in
      if ["text", "title", "value"].contains(member.name), let text = member.value.string {
        if !text.allSatisfy(\.isWhitespace) { texts.insert(text) }
      } else {
        texts.formUnion(Self.texts(member.value))
      }
    }
  }

  private static func faults(_ first: ExportedExample, sample: JSONValue?) -> [String] {
    let shown = ShownDocument(example: first, sample: sample, ids: first.ids).documents
    // Of what the export says that there is nothing in it nothing comes back.
    let isEmpty = first.diagnostics.contains { $0.message.contains("there are no rows in it") }
    guard !shown.isEmpty, !isEmpty, first.documents.first?["Controls"]?[0]?["Sections"]?.array?.isEmpty != true else {
      return []
    }
    do throws(ImportProblem) {
      let cards = try first.imported()
      return zip(shown, cards).flatMap { shown, card -> [String] in
        let second = card.exported(name: first.name)
        let again = ShownDocument(example: second, sample: card.importer.sample ?? .null, ids: first.ids)
          .documents.first
        // What differs in a template is told where it is left out.
        let isTold = second.diagnostics.contains { $0.message.contains("all rows are made from one template") }
        return ShownDocument.differences(shown, again).filter { !isTold || !$0.contains(".actionsStrip") }
      }
    } catch {
      return ["is not imported: \(error.message)"]
    }
  }
}
