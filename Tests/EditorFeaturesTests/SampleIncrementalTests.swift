import CardAnalysis
import Foundation
import JSON
import SourceText
import Synchronization
import TestSupport
import Testing

/// A card over sample data answers as a fresh one does while both are edited.
@Suite struct SampleIncrementalTests {
  private static let card = """
    <CardList xmlns="urn:cardwright:1" id="all" sample="s.json" schema="t.json">
      <Card each="{orders}" target="app://orders/{number}">
        <Header><Title>{title} of {plant/name}</Title><Subtitle>{/currency}</Subtitle></Header>
        <ExtendedHeader><Row><Status kind="{state}">{number}</Status></Row><KPI caption="Left">{left}</KPI></ExtendedHeader>
        <Body><ProgressKPI value="{done}" caption="Done"/></Body>
      </Card>
      <ObjectCardView id="one" sample="s.json#/orders/0"><Title>{title}</Title><Subtitle>{R&amp;D}</Subtitle></ObjectCardView>
    </CardList>

    """
  private static let samples = [
    #"{"currency": "EUR", "orders": [{"title": "Pump", "number": 1, "plant": {"name": "Hall"}, "state": "negative", "left": 3, "done": 40, "R&D": "x"}, {"title": "Fan", "number": 2}]}"#,
    #"{"orders": [{"titel": "Pump", "number": [], "plant": {"name": {}}, "state": "open", "left": "soon", "done": 400}]}"#,
    #"{"currency": "EUR", "orders": {"title": "Pump"}}"#, "[1, 2]", "no JSON",
  ]
  private static let schemas = [
    ##"{"properties": {"currency": {"type": "string"}, "orders": {"type": "array", "items": {"$ref": "#/$defs/o"}}}, "$defs": {"o": {"properties": {"title": {"type": "string"}, "number": {"type": "integer"}, "state": {"enum": ["negative", "open"]}, "done": {"type": "string"}}}}}"##,
    ##"{"$ref": "#"}"##, "{}", "no JSON",
  ]
  private static let pieces = [
    " schema=\"t.json\"", " schema=\"t.json#/$defs/o\"", "t.json", "schema", "{state}", "{done}",
    "{title}", "{titel}", "{/currency}", "{.}", "{plant}", "{R&amp;D}", "{", "}", "{{", " sample=\"s.json#/orders/1\"",
    " each=\"{/orders}\"", "#/orders/9", "number", "<Card each=\"{.}\"><Header><Title>{number}</Title></Header></Card>",
    "</Card>", "<Status kind=\"{state}\">x</Status>", "&amp;", "left", " platform=\"ios\"",
  ]

  @Test(arguments: 0..<6)
  func everyVersionAnswersAsAFreshOne(seed: Int) {
    var script = EditScript(seed: UInt64(seed + 500), pieces: Self.pieces)
    let sample = Mutex(0)
    var bytes = Array(Self.card.utf8)
    func snapshot(_ version: Int, _ memo: AnalysisMemo? = nil) -> DocumentSnapshot {
      // What a version sees of a file does not change while it is looked at.
      let number = sample.withLock { $0 }
      let files = ["s.json": Self.samples[number], "t.json": Self.schemas[number * 3 % 4]].mapValues { Array($0.utf8) }
      return DocumentSnapshot(
        uri: "file:///t.card.xml", version: version, text: SourceText(bytes), language: cardLanguage,
        resources: DocumentResources(bytes: { files[$0] }, names: { _ in [] }), memo: memo)
    }
    var last = snapshot(0)
    _ = last.diagnostics
    for step in 1..<60 {
      // Now and then everything is as it was at the start, so that not all versions are broken.
      let edit: (range: Range<Int>, bytes: [UInt8]) =
        step % 12 == 0 ? (0..<bytes.count, Array(Self.card.utf8)) : { ($0.range, $0.bytes) }(script.next(bytes))
      bytes.replaceSubrange(edit.range, with: edit.bytes)
      if script.number(below: 4) == 0 { sample.withLock { $0 = script.number(below: Self.samples.count) } }
      let memo = last.memo(
        after: Replacement(
          from: edit.range.lowerBound, to: edit.range.upperBound, newEnd: edit.range.lowerBound + edit.bytes.count))
      last = snapshot(step, memo)
      if script.number(below: 3) == 0 { continue }
      if let difference = IncrementalTests.difference(last, snapshot(step), &script) {
        Issue.record("seed \(seed), step \(step): \(difference)\n\(String(decoding: bytes, as: UTF8.self))")
        return
      }
    }
  }
}
