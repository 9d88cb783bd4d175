import CardwrightCore
import Foundation
import Testing

// The examples of the documentation, so that they are compiled and run.

func check(_ text: String) -> Bool {
  let card = CardText(text)
  for finding in card.findings {
    print("\(finding.line):\(finding.column): \(finding.severity.rawValue): \(finding.message) [\(finding.code)]")
  }
  return !card.findings.contains { $0.severity == .error }
}

func card(_ text: String, orders: [UInt8], pump: [UInt8]) -> CardText {
  CardText(text, files: ["samples/orders.json": orders, "images/pump.png": pump])
}

func pictures(of card: CardText) throws -> [CardDrawing] {
  let light = try card.drawing()
  let dark = try card.drawing(["platform": "android", "appearance": "dark", "textSize": "xxxLarge"])
  let explained = try card.drawing(overlays: ["boxes", "targets"])
  return [light, dark, explained]
}

func isLaidOut(_ text: String) -> Bool { CardText(text).formatted == text }

private func ofCardText() throws -> String {
  let card = CardText(#"<ObjectCardView xmlns="urn:cardwright:1"><Title>Pump</Title></ObjectCardView>"#)
  for finding in card.findings { print(finding.line, finding.message) }
  let svg = try card.drawing(["platform": "android", "appearance": "dark"]).svg
  return svg
}

private func ofTheReadme(_ text: String, _ orders: [UInt8]) throws -> [String] {
  let card = CardText(text, files: ["samples/orders.json": orders])
  for finding in card.findings { print("\(finding.line):\(finding.column) \(finding.message) [\(finding.code)]") }
  let svg = try card.drawing(["platform": "android", "appearance": "dark"]).svg
  let laidOut = card.formatted
  return [svg, laidOut]
}

@Suite struct DocumentedExamples {
  private static let text = """
    <ObjectCardView xmlns="urn:cardwright:1" sample="samples/orders.json">
      <DetailImage src="images/pump.png" alt="Pump"/>
      <Title>{name}</Title>
    </ObjectCardView>

    """

  @Test func theyDoWhatTheySay() throws {
    #expect(check(Self.text))
    #expect(!check("<Card>"))
    let drawn = try pictures(of: card(Self.text, orders: Array(#"{"name": "Valve"}"#.utf8), pump: []))
    #expect(drawn.count == 3 && Set(drawn).count == 3)
    #expect(drawn.allSatisfy { $0.svg.contains("Valve") })
    #expect(isLaidOut(Self.text))
    #expect(!isLaidOut(Self.text + " "))
    #expect(try ofCardText().contains("Pump"))
    #expect(try ofTheReadme(Self.text, Array(#"{"name": "Valve"}"#.utf8)).last == Self.text)
  }

  /// What stands as code in the documentation stands above, too.
  @Test(arguments: [
    "Sources/CardwrightCore/CardwrightCore.docc/CardwrightCore.md", "Sources/CardwrightCore/CardText.swift",
    "README.md",
  ])
  func allOfThemAreHere(_ path: String) throws {
    let own = URL(filePath: #filePath)
    let root = own.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let compiled = Self.lines(try String(contentsOf: own, encoding: .utf8))
    let page = try String(contentsOf: root.appending(path: path), encoding: .utf8).replacing("\n/// ", with: "\n")
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
    let examples = blocks.map(Self.lines).filter { $0.contains("CardText") }
    #expect(!examples.isEmpty)
    for example in examples { #expect(compiled.contains(example), "\(example)") }
  }

  /// The lines of a text without their margins, and without what imports and comments say.
  private static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }.joined(separator: "\n")
  }
}
