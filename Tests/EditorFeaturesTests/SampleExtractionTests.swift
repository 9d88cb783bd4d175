import CardAnalysis
import EditorFeatures
import SourceText
import TestSupport
import Testing

/// Literal texts that become sample data.
@Suite struct SampleExtractionTests {
  private func action(_ text: String, at name: String, _ files: [String: String] = [:]) -> CodeAction? {
    let resources = DocumentResources(
      bytes: { path in files[path].map { Array($0.utf8) } }, names: { _ in files.isEmpty ? [] : ["samples/"] })
    let snapshot = DocumentSnapshot(
      uri: "file:///w/pump%20house.card.xml", version: 1, text: SourceText(text), language: cardLanguage,
      resources: resources)
    let marked = text.utf8.firstRange(of: Array(("<" + name).utf8))?.lowerBound ?? text.utf8.startIndex
    let offset = text.utf8.distance(from: text.utf8.startIndex, to: marked) + 1
    return CodeActionFinder(snapshot).actions(in: ByteRange(at: offset)).first { $0.kind == .extract }
  }

  private let card = """
    <ObjectCardView xmlns="urn:cardwright:1" id="a">
      <Title>Pump &amp; valve</Title>
      <Status>Open</Status>
      <Status>{state}</Status>
      <Status>Late</Status>
      <Description>Leaks
        a lot</Description>
      <Actions><Action id="b">Approve</Action></Actions>
    </ObjectCardView>
    """

  @Test func everyTextGetsANameHoweverManyThereAreAndWhateverBindingsRead() throws {
    let statuses = (0..<150).map { "<Status>S\($0)</Status>" }.joined()
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1" id="a"><Title>{status2} {/status4} { status5}</Title>\(statuses)</ObjectCardView>
      """
    let found = try #require(action(text, at: "ObjectCardView"))
    #expect(found.title == "Extract 150 texts into sample.json")
    let after = applying(found.edits, to: text)
    #expect(after.contains("</Title><Status>{status}</Status><Status>{status3}</Status><Status>{status6}</Status>"))
    #expect(after.contains("<Status>{status153}</Status></ObjectCardView>"))
  }

  @Test func aSpaceThatDoesNotBreakStays() throws {
    let found = try #require(action(card.replacing("Leaks", with: "12&#160;kg"), at: "ObjectCardView"))
    guard case .create(_, let text)? = found.files.first else {
      Issue.record("no file")
      return
    }
    #expect(text.contains("\"12\u{A0}kg a lot\""))
  }

  @Test func aCardWithoutSampleGetsOne() throws {
    let found = try #require(action(card, at: "ObjectCardView"))
    #expect(found.title == "Extract 4 texts into sample.json")
    #expect(
      found.files == [
        .create(
          path: "sample.json",
          text: """
            {
              "title": "Pump & valve",
              "status": "Open",
              "status2": "Late",
              "description": "Leaks a lot"
            }

            """)
      ])
    #expect(
      applying(found.edits, to: card) == """
        <ObjectCardView xmlns="urn:cardwright:1" id="a" sample="sample.json">
          <Title>{title}</Title>
          <Status>{status}</Status>
          <Status>{state}</Status>
          <Status>{status2}</Status>
          <Description>{description}</Description>
          <Actions><Action id="b">Approve</Action></Actions>
        </ObjectCardView>
        """)
  }

  @Test func anElementAddsToTheSampleThatThereIs() throws {
    let card = card.replacing("id=\"a\"", with: "id=\"a\" sample=\"samples/o.json#/1\"")
    let sample = "[\n  {},\n  {\n    \"title\": \"Pump & valve\",\n    \"status\": 3\n  }\n]\n"
    func result(_ name: String, _ sample: String) -> String? {
      let found = action(card, at: name, ["samples/o.json": sample])
      guard case .edit("samples/o.json", _, let edits)? = found?.files.first else { return nil }
      return applying(edits, to: sample)
    }
    #expect(result("Status", sample) == sample.replacing("3\n", with: "3,\n    \"status2\": \"Open\"\n"))
    // The same text is there already.
    #expect(result("Title", sample) == sample)
    #expect(result("Status", "[1, {}]") == "[1, {\"status\": \"Open\"}]")
    #expect(result("Status", "[1, {\"a\": 2}]") == "[1, {\"a\": 2, \"status\": \"Open\"}]")
    #expect(result("Status", "[1]") == nil)
    #expect(result("Status", "[1, {]") == nil)
    #expect(result("Action", sample) == nil)
  }

  @Test func notesOfScenariosStayWhereTheyAre() throws {
    let text = """
      <CardScene xmlns="urn:cardwright:1" id="s" root="home"><Device id="d" like="iphone-se-1"/>
      <PlainCard id="home"><Title>Home</Title></PlainCard>
      <Scenario id="t" device="d"><Description>Walk on</Description><Step wait="1"/></Scenario></CardScene>
      """
    let found = try #require(action(text, at: "CardScene"))
    #expect(found.title.hasPrefix("Extract 1 text into"))
    #expect(applying(found.edits, to: text).contains("<Description>Walk on</Description>"))
  }

  @Test func numbersStayNumbersAndRepeatedPartsAsTheyAre() {
    let cell = """
      <ObjectCell xmlns="urn:cardwright:1"><NumericLabel><Number>4</Number></NumericLabel><Title>A</Title></ObjectCell>
      """
    #expect(action(cell, at: "Number")?.files == [.create(path: "sample.json", text: "{\n  \"number\": 4\n}\n")])
    let list = """
      <CardList xmlns="urn:cardwright:1" sample="samples/o.json">
        <ObjectCardView each="{orders}"><Title>A</Title></ObjectCardView></CardList>
      """
    #expect(action(list, at: "Title", ["samples/o.json": "{\"orders\": [{}]}"]) == nil)
    #expect(action(list, at: "CardList", ["samples/o.json": "{\"orders\": [{}]}"]) == nil)
  }
}
