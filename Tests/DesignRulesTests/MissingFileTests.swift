import BundledData
import CardAnalysis
import SchemaReader
import SourceText
import Testing

@Suite("What may be meant by a file that is not there")
struct MissingFileTests {
  private static let folders = [
    "": ["images/", "samples/", "pump.xml", "logo.svg"],
    "images/": ["pump.png", "valve & co.png", "coolant.png", "hall-a.png", "ana.png", "pumps/"],
    "samples/": ["orders.json", "orders-da.json", "stores-fr.json"],
  ]

  /// The fixes of what is not there in `card`, as “replacement”, with “!” for those that are made unasked.
  private func meant(_ card: String) throws -> [String] {
    let schema = try SchemaReader.read(entry: "card.xsd", files: BundledFile.schemas.map { ($0.name, $0.bytes) })
    let files = Set(Self.folders.flatMap { folder, names in names.map { folder + $0 } })
    let snapshot = DocumentSnapshot(
      uri: "", version: 0, text: SourceText(card), language: CardLanguage(schema: schema),
      resources: DocumentResources(
        bytes: { _ in nil }, names: { Self.folders[$0] ?? [] }, exists: { files.contains($0) }))
    return snapshot.diagnostics.filter { $0.kind.code == "file-missing" }.map { finding in
      finding.fixes.map { $0.edits[0].replacement + ($0.isPreferred ? "!" : "") }.joined()
    }
  }

  @Test(
    arguments: [
      ("images/pmup.png", "images/pump.png"), ("images/coolnat.png", "images/coolant.png!"),
      ("images/pump.jpg", "images/pump.png"),
      ("images/Pump.png", "images/pump.png"), ("pump.png", "images/pump.png"), ("image/pump.png", "images/pump.png"),
      ("images/anja.png", "images/ana.png"), ("images/hall-b.png", ""),
      ("images/valve &amp; c.png", "images/valve &amp; co.png"), ("images/logo.svg", "logo.svg"),
      // Nothing like that, or of another kind.
      ("images/motor.png", ""), ("pump.xm", ""), ("images/orders.json", "samples/orders.json"),
    ])
  func pictures(path: String, meant: String) throws {
    let image = #"<DetailImage src="\#(path)" alt="Pump"/>"#
    let card = #"<ObjectCardView xmlns="urn:cardwright:1">"# + image + "<Title>Pump</Title></ObjectCardView>"
    #expect(try self.meant(card) == [meant])
  }

  @Test(
    "data in another language are never meant",
    arguments: [
      ("order.json#/0", "samples/orders.json"), ("odrers.json", "samples/orders.json"), ("orders-de.json", ""),
      ("stores-ja.json", ""),
    ])
  func samples(path: String, meant: String) throws {
    let card =
      #"<ObjectCardView xmlns="urn:cardwright:1" sample="samples/\#(path)"><Title>{a}</Title></ObjectCardView>"#
    #expect(try self.meant(card) == [meant])
  }
}
