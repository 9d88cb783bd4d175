import CardLayout
import Foundation
import LayoutCore
import Rendering
import SourceText
import Testing
import XMLSyntax

/// Drawings of the examples, compared byte by byte with those that were looked at.
@Suite struct GoldenDrawingTests {
  private static let examples = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Examples").standardizedFileURL
  private static let goldens = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

  private static func draw(_ example: String, _ environment: CardEnvironment) throws -> [UInt8] {
    let bytes = [UInt8](try Data(contentsOf: examples.appending(path: example + ".card.xml")))
    return CardDrawing.svg(XMLParser.parse(SourceText(bytes)), environment) { path in
      try? [UInt8](Data(contentsOf: examples.appending(path: path)))
    }
  }

  @Test(arguments: [
    "work-order", "work-order dark", "work-order AX3", "work-order ipad-10", "stock", "stock dark", "stock rtl",
    "batch-release", "service-contract", "open-orders", "invoice", "supplier", "work-order android-compact",
  ])
  func drawingIsTheOneThatWasLookedAt(_ name: String) throws {
    let words = name.split(separator: " ").map(String.init)
    var environment = CardEnvironment()
    for word in words.dropFirst() {
      if let device = Device.named(word) { environment = CardEnvironment(device) }
      if let appearance = Appearance(rawValue: word) { environment.appearance = appearance }
      if let direction = LayoutDirection(rawValue: word) { environment.direction = direction }
      if let size = TextSizeCategory(rawValue: word) { environment.textSize = size }
    }
    let drawn = try Self.draw(words[0], environment)
    let file = Self.goldens.appending(path: words.joined(separator: "-") + ".svg")
    guard let golden = try? Data(contentsOf: file) else {
      try Data(drawn).write(to: file)
      Issue.record("recorded \(file.lastPathComponent): look at it, then run again")
      return
    }
    #expect(
      golden == Data(drawn), "\(file.lastPathComponent) has changed: look at the new drawing, then delete the old")
  }

  /// Whatever stands in a file, the drawing is well-formed XML.
  @Test(
    arguments: try FileManager.default.contentsOfDirectory(atPath: examples.path).filter { $0.hasSuffix(".card.xml") })
  func everyExampleGivesAWellFormedDrawing(_ name: String) throws {
    for environment in [CardEnvironment(), CardEnvironment(try #require(Device.named("ipad-mini-6")))] {
      let drawn = try Self.draw(String(name.dropLast(".card.xml".count)), environment)
      let tree = XMLParser.parse(SourceText(drawn))
      #expect(tree.diagnostics.isEmpty)
      #expect(tree.root.map { tree.name(of: $0).local } == "svg")
    }
  }

  /// Every prefix of a file is drawn, without a trap and well-formed.
  @Test func everyPrefixIsDrawn() throws {
    let bytes = [UInt8](try Data(contentsOf: Self.examples.appending(path: "work-order.card.xml")))
    for end in stride(from: 0, through: bytes.count, by: 7) {
      let drawn = CardDrawing.svg(XMLParser.parse(SourceText(Array(bytes[..<end]))))
      #expect(XMLParser.parse(SourceText(drawn)).diagnostics.isEmpty)
    }
  }
}
