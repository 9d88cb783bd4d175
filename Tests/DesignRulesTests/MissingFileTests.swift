import BundledData
import CardAnalysis
import SchemaReader
import SourceText
import Testing

@Suite("What may be meant by a file that is not there")
struct MissingFileTests {
  private static let folders = [
    "": ["images/", "samples/", "pump.xml", "logo.svg", ".git/"], ".git/": ["motor.png"],
    "images/": ["pump.png", "valve & co.png", "coolant.png", "hall-a.png", "ana.png", "pumps/"],
    "samples/": ["orders.json", "orders-da.json", "stores-fr.json", "kpis.json"],
  ]

  /// What the fixes of what is not there make of `card`, which are never made unasked.
  private func mended(_ card: String) throws -> [String] {
    let schema = try SchemaReader.read(entry: "card.xsd", files: BundledFile.schemas.map { ($0.name, $0.bytes) })
    let files = Set(Self.folders.flatMap { folder, names in names.map { folder + $0 } })
    let snapshot = DocumentSnapshot(
      uri: "", version: 0, text: SourceText(card), language: CardLanguage(schema: schema),
      resources: DocumentResources(
        bytes: { _ in nil }, names: { Self.folders[$0] ?? [] }, exists: { files.contains($0) }))
    return snapshot.diagnostics.filter { $0.kind.code == "file-missing" }.map { finding in
      #expect(!finding.fixes.contains { $0.isPreferred })
      return snapshot.text.applying(finding.fixes.flatMap { $0.edits })?.string ?? ""
    }
  }

  @Test(
    arguments: [
      ("images/pmup.png", "images/pump.png"), ("images/coolnat.png", "images/coolant.png"),
      ("images/pump.jpg", "images/pump.png"),
      ("images/Pump.png", "images/pump.png"), ("pump.png", "images/pump.png"), ("image/pump.png", "images/pump.png"),
      ("images/anja.png", "images/ana.png"), ("images/hall-b.png", nil),
      ("images/valve &amp; c.png", "images/valve &amp; co.png"),
      ("images/valve &#38; c.png#a", "images/valve &amp; co.png#a"),
      ("images/pmup.png&#35;front", nil),
      ("images/logo.svg", "logo.svg"),
      // Nothing like that, or of another kind.
      ("images/motor.png", nil), ("pump.xm", nil), ("images/orders.json", "samples/orders.json"),
    ])
  func pictures(path: String, meant: String?) throws {
    func card(_ path: String) -> String {
      let image = #"<DetailImage src="\#(path)" alt="Pump"/>"#
      return #"<ObjectCardView xmlns="urn:cardwright:1">"# + image + "<Title>Pump</Title></ObjectCardView>"
    }
    #expect(try mended(card(path)) == [card(meant ?? path)])
  }

  @Test func whereMostIsMissingNothingIsMeant() throws {
    let cell = #"<ObjectCell><DetailImage src="images/pmup.png"/><Title>Pump</Title></ObjectCell>"#
    let cells = String(repeating: cell, count: 12)
    let mended = try mended(#"<ObjectCellList xmlns="urn:cardwright:1">\#(cells)</ObjectCellList>"#)
    #expect(mended.count == 12 && mended.count { $0.contains("pump.png") } == 10)
  }

  @Test(
    "data in another language are never meant",
    arguments: [
      ("order.json#/0", "orders.json#/0"), ("odrers.json", "orders.json"), ("orders-de.json", nil),
      ("stores-ja.json", nil), ("nix.json", nil), ("kpi.json", "kpis.json"),
    ])
  func samples(path: String, meant: String?) throws {
    func card(_ path: String) -> String {
      #"<ObjectCardView xmlns="urn:cardwright:1" sample="samples/\#(path)"><Title>{a}</Title></ObjectCardView>"#
    }
    #expect(try mended(card(path)) == [card(meant ?? path)])
  }
}
