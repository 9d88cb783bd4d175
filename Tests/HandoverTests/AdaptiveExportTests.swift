import JSON
import SourceText
import Standards
import Testing

@testable import Handover

@Suite struct AdaptiveExportTests {
  private func card(_ text: String, sample: JSONValue? = nil) throws -> (template: JSONValue, data: JSONValue) {
    let example = ExportedExample(text, name: "a", .adaptive, sample: sample)
    let template = try #require(AdaptiveTemplate.all(of: example).first)
    #expect(template.faults == [])
    let hasData = example.texts["a.data.json"] != nil
    return (template.template, hasData ? template.data : .null)
  }

  @Test func listsRepeatInLists() throws {
    let text = """
      <ObjectCellList xmlns="urn:cardwright:1" sample="a.json">
        <Section each="{/groups}"><Title>{name} at {/site}</Title>
          <ObjectCell each="{rows}" target="order.card.xml"><Title>{plant/name}</Title><TagBar><Tag each="{tags}">{.}</Tag></TagBar></ObjectCell>
        </Section>
      </ObjectCellList>
      """
    let sample: JSONValue = [
      "site": "Hamburg",
      "groups": [["name": "G", "rows": [["plant": ["name": "P"], "tags": ["x", "y"]]]], ["name": "H", "rows": []]],
    ]
    let (template, data) = try card(text, sample: sample)
    #expect(data == sample)
    let section = template["body"]?[0]?["items"]?[0]
    #expect(section?["$data"] == "${$root.groups}")
    #expect(section?["items"]?[0]?["text"] == "${name} at ${$root.site}")
    let cell = section?["items"]?[1]
    #expect(cell?["$data"] == "${rows}")
    #expect(
      cell?["selectAction"] == [
        "type": "Action.Execute", "verb": "open", "data": ["target": "order.card.xml", "item": "${$data}"],
      ])
    let items = cell?["items"]?[0]?["columns"]?[0]?["items"]
    #expect(items?[0]?["text"] == "${plant.name}")
    // What repeats beside one another repeats as columns.
    let tag = items?[1]?["columns"]?[0]
    #expect(tag?["$data"] == "${tags}" && tag?["items"]?[0]?["text"] == "${$data}")
  }

  /// Hosts show texts as they are: numbers and days in them are as the card's language has them.
  @Test func textsAreInTheLanguageOfTheCard() throws {
    let text = """
      <CardList xmlns="urn:cardwright:1" xml:lang="de" sample="a.json"><Card><Header><Title>{sum} t</Title></Header>
        <ExtendedHeader><Row><Rating value="4.5" reviews="1204"/></Row></ExtendedHeader>
        <Body><ProgressKPI value="1234.5"/><Calendar label="Tage"><Event date="2026-03-04">Wartung</Event></Calendar></Body></Card></CardList>
      """
    let example = ExportedExample(text, name: "a", .adaptive, sample: ["sum": 12345.5])
    let card = try #require(AdaptiveTemplate.all(of: example).first)
    #expect(card.template["lang"] == "de")
    #expect(card.data == ["sum": "12.345,5"])
    let written = card.template.text()
    #expect(written.contains("\"4,5 / 5 (1.204)\"") && written.contains("\"04.03.2026\""))
    #expect(written.contains("\"1.234,5\""))
  }

  /// Which way a card runs follows from its language; where it does not, that is told.
  @Test(arguments: [
    ("he", true), ("ar-SA", true), ("az-Arab", true), ("de", false), ("ar-Latn", false),
  ])
  func cardsRunAsTheirLanguageDoes(language: String, isReversed: Bool) throws {
    let text = """
      <Card xmlns="urn:cardwright:1" xml:lang="\(language)"><Header><Title>A</Title></Header><Body><Text>b</Text></Body></Card>
      """
    let template = try card(text).template
    #expect(template["rtl"]?.bool == (isReversed ? true : nil))
    func told(_ direction: JSONValue) throws -> [String] {
      var file = try #require(template.object)
      file["rtl"] = direction
      return try ImportedCard(JSONValue.object(file).text()).told
    }
    #expect(try told(.bool(isReversed)) == [])
    #expect(try told(.bool(!isReversed)).count == 1)
    #expect(try told(.bool(!isReversed)).first?.contains("rtl") == true)
  }

  @Test(arguments: [("de", "4,5 / 5 (1.204)"), ("ar-SA", "٤٫٥ / 5 (١٬٢٠٤)")])
  func numbersInTextsComeBack(language: String, text: String) throws {
    let stars = """
      <ObjectCardView xmlns="urn:cardwright:1" xml:lang="\(language)"><Title>A</Title><Rating value="4.5" reviews="1204"/></ObjectCardView>
      """
    let example = ExportedExample(stars, name: "a", .adaptive)
    #expect(example.strings.contains(text))
    let again = try #require(try example.imported().first)
    #expect(again.text.contains("<Rating value=\"4.5\" reviews=\"1204\"/>"))
  }

  @Test(arguments: ["en", "de", "es", "fr", "he", "ar-SA", "ar-DZ", "en-IN", "de-CH"])
  func numbersOfALanguageAreRead(language: String) {
    let format = NumberFormat(LanguageTag(language))
    for number in ["0", "7", "-7", "1204", "-1234567", "0.25", "-1234.5"] {
      #expect(format.plain(format.number(number, inGroups: true)) == number)
    }
    for text in ["", "-", format.minus, "x", "1 of 2"] { #expect(format.plain(text) == nil, "\(text)") }
  }

  @Test func dataAreWhatHostsCanShow() throws {
    let text = """
      <ObjectCellList xmlns="urn:cardwright:1" sample="a.json">
        <ObjectCell each="{.}"><Title>{name}</Title><Subtitle>{count} pieces</Subtitle><Attribute><Status kind="{kind}">{kind}</Status></Attribute></ObjectCell>
        <EmptyState><Title>None</Title></EmptyState>
      </ObjectCellList>
      """
    let example = ExportedExample(
      text, name: "a", .adaptive, sample: [["name": "N", "count": 3, "kind": "negative"], ["count": .null]])
    let card = try #require(AdaptiveTemplate.all(of: example).first)
    #expect(
      card.data == [
        "items": [
          ["name": "N", "count": "3", "kind": "negative", "kindColor": "attention"],
          ["count": "", "name": "", "kind": "", "kindColor": "default"],
        ], "isEmpty": false,
      ])
    #expect(card.template["body"]?[0]?["items"]?[0]?["$data"] == "${$root.items}")
    #expect(card.template["body"]?[1]?["$when"] == "${$root.isEmpty}")
    let told = example.diagnostics.map(\.message).joined(separator: "\n")
    for name in ["lacks name, count, kind,", "has kindColor beside", "texts for count,"] {
      #expect(told.contains(name), "\(told)")
    }
  }

  @Test func threeButtonsStandBesideOneAnother() throws {
    let text = """
      <Card xmlns="urn:cardwright:1"><Header><Title>A</Title><Overflow><Action id="o">O</Action></Overflow></Header><Footer>
        <Action id="a">A</Action><Action id="b" kind="negative">B</Action><Action id="c" role="primary">C</Action>
        <Action id="d" target="tel:1">D</Action><Action id="e" disabled="true">E</Action>
      </Footer></Card>
      """
    let actions = try card(text).template["actions"]?.array ?? []
    #expect(actions.compactMap { $0["title"]?.string } == ["C", "A", "B", "O", "D", "E"])
    #expect(actions.map { $0["mode"] == "secondary" } == [false, false, false, true, true, true])
    #expect(actions[0]["style"] == "positive" && actions[2]["style"] == "destructive")
    #expect(actions[4]["url"] == "tel:1" && actions[5]["isEnabled"] == false)
  }

  @Test func whatHasASampleOfItsOwnHasItsData() throws {
    let text = """
      <Card xmlns="urn:cardwright:1" sample="a.json"><Header><Title>{t}</Title></Header><Body>
        <ObjectCellList sample="b.json#/rows"><ObjectCell each="{.}"><Title>{t}</Title></ObjectCell></ObjectCellList>
      </Body></Card>
      """
    let sample: JSONValue = ["t": "T", "rows": [["t": "x"]]]
    // A list at the top would repeat the frame around it.
    let list = try card(text, sample: sample).template["body"]?[1]
    #expect(list?["$data"] == nil)
    #expect(list?["items"]?[0]?["items"]?[0]?["columns"]?[0]?["items"]?[0]?["text"] == "x")
    let one = text.replacing("#/rows", with: "#/rows/0").replacing(" each=\"{.}\"", with: "")
    let bound = try card(one, sample: sample).template["body"]?[1]
    #expect(bound?["$data"] == ["t": "x"])
    #expect(bound?["items"]?[0]?["items"]?[0]?["columns"]?[0]?["items"]?[0]?["text"] == "${t}")
  }

  @Test(arguments: ["a-b", "größe", "2nd", "a b", "true", "Null"]) func whatIsNoPlainNameIsWrittenOut(name: String)
    throws
  {
    let text = """
      <ObjectCellList xmlns="urn:cardwright:1" sample="a.json"><ObjectCell each="{.}"><Title>{\(name)} ${{x}}</Title></ObjectCell></ObjectCellList>
      """
    let (template, data) = try card(text, sample: [[name: "1"], [name: "2"]])
    let cells = template["body"]?[0]?["items"]?.array ?? []
    let titles = cells.compactMap { $0["items"]?[0]?["columns"]?[0]?["items"]?[0]?["text"]?.string }
    #expect(titles == ["1 \\${x}", "2 \\${x}"])
    #expect(data == .null)
  }

  @Test func whatHostsTakeForMarksIsTold() throws {
    let text = """
      <Card xmlns="urn:cardwright:1" sample="a.json"><Header><Title>C:\\{t} *now*</Title></Header><Body>
        <ProgressKPI value="40" unit="%">{t}</ProgressKPI>
      </Body></Card>
      """
    let example = ExportedExample(text, name: "a", .adaptive, sample: ["t": "T"])
    #expect(example.strings.contains("C:\\ ${t} *now*") && example.strings.contains("${t} %"))
    let told = example.diagnostics.map(\.message).joined(separator: "\n")
    #expect(told.contains("a space keeps the backslash") && told.contains("may be marks of Markdown"))
  }

  @Test func whatHostsTakeForMoreInDataIsTold() throws {
    let text = """
      <ObjectCellList xmlns="urn:cardwright:1" sample="a.json"><ObjectCell each="{.}"><Title>{t}</Title><Subtitle>{u}</Subtitle>
        <Attribute><Status kind="{kind}">s</Status></Attribute></ObjectCell></ObjectCellList>
      """
    let example = ExportedExample(
      text, name: "a", .adaptive,
      sample: [["t": "plain", "u": "- a _list_", "kind": "critical", "kindColor": "#ff0000"]])
    let told = example.diagnostics.map(\.message)
    #expect(told.contains { $0.contains("sample's values of u may be marks of Markdown") })
    #expect(told.contains { $0.contains("the sample has kindColor where hosts look for the colour of a kind") })
  }

  @Test func documentsDifferInMoreThanCapitals() throws {
    let text = """
      <CardList xmlns="urn:cardwright:1"><Card id="z"><Header><Title>A</Title></Header></Card><Card id="Z"><Header><Title>B</Title></Header></Card></CardList>
      """
    for target in [HandoverTarget.adaptive, .ui5] {
      let paths = ExportedExample(text, name: "a", target).files.map { $0.path.lowercased() }
      #expect(paths.count == 2 && Set(paths).count == 2)
    }
  }

  @Test func versionsDifferInTheirNumber() throws {
    let example = ExportedExample("work-order.card.xml", .adaptive)
    #expect(example.documents.first?["version"] == "1.5")
    #expect(HandoverTarget.adaptive.versions == ["1.5", "1.6"])
  }
}
