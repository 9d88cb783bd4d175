import CardwrightCore
import Testing

/// The library as another package uses it: by what is public alone.
@Suite struct CardTextTests {
  private static let sound = #"<ObjectCardView xmlns="urn:cardwright:1"><Title>Pump</Title></ObjectCardView>"#

  @Test func findingsSayWhatIsWrongAndWhere() throws {
    #expect(CardText(Self.sound).findings.isEmpty)
    let text = Self.sound.replacing(
      "</ObjectCardView>", with: "\n  <Status kind=\"negativ\">x</Status></ObjectCardView>")
    let finding = try #require(CardText(text).findings.first { $0.severity == .error })
    #expect(finding.line == 2)
    #expect(finding.message.contains("negativ"))
    #expect(Array(text.utf8)[finding.bytes].elementsEqual("negativ".utf8))
    #expect(finding.column == 17)
  }

  @Test func whatIsNoXMLIsAnswered() {
    #expect(!CardText("<").findings.isEmpty)
    let unclosed = Self.sound.replacing("</Title>", with: "")
    #expect(CardText(unclosed).formatted == unclosed)
    #expect(!CardText("").findings.isEmpty)
  }

  @Test func aCardIsLaidOut() {
    #expect(
      CardText(Self.sound).formatted
        == "<ObjectCardView xmlns=\"urn:cardwright:1\">\n  <Title>Pump</Title>\n</ObjectCardView>\n")
  }

  @Test func aCardIsDrawnAsIsChosen() throws {
    let card = CardText(Self.sound)
    let drawing = try card.drawing()
    #expect(drawing.svg.hasPrefix("<svg"))
    #expect(drawing.width > 200 && drawing.height > 40)
    #expect(try card.drawing(["appearance": "dark"]).svg != drawing.svg)
    #expect(try card.drawing(overlays: ["boxes"]).svg != drawing.svg)
    let choice = #expect(throws: CardError.self) { try card.drawing(["platform": "palm"]) }
    #expect(choice?.description.contains("android") == true)
    let axis = #expect(throws: CardError.self) { try card.drawing(["colour": "red"]) }
    #expect(axis?.description.contains("platform") == true)
    let overlay = #expect(throws: CardError.self) { try card.drawing(overlays: ["all"]) }
    #expect(overlay?.description.contains("“all”") == true && overlay?.description.contains("boxes") == true)
  }

  @Test func whatLiesBesideIsRead() throws {
    let text = Self.sound.replacing("urn:cardwright:1\"", with: "urn:cardwright:1\" sample=\"data/pump.json\"")
      .replacing("Pump", with: "{name}")
    let card = CardText(text, files: ["data/pump.json": Array(#"{"name": "Valve"}"#.utf8)])
    #expect(card.findings.isEmpty)
    #expect(try card.drawing().svg.contains("Valve"))
    #expect(!CardText(text, files: [:]).findings.isEmpty)
    #expect(CardText(text).findings.isEmpty)
  }
}
