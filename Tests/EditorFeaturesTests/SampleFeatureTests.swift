import CardAnalysis
import EditorFeatures
import JSON
import SourceText
import TestSupport
import Testing

/// What an editor offers where a card reads sample data.
@Suite struct SampleFeatureTests {
  private let list = """
    <CardList xmlns="urn:cardwright:1" sample="orders.json"><Card each="{.}"><Header><Title>{title}</Title>\
    <Subtitle>{plant/name}</Subtitle></Header><ExtendedHeader><Row><Status each="{parts}">{name} of {/0/title}</Status></Row></ExtendedHeader></Card></CardList>
    """

  @Test func valuesStandBehindBindings() {
    let snapshot = card(list)
    let hints = snapshot.inlayHints(in: ByteRange(0, list.utf8.count))
    #expect(hints.map(\.label) == ["= list of 1", "= Pump", "= Hamburg", "= list of 2", "= Seal", "= Pump"])
    #expect(hints.map { snapshot.text[ByteRange($0.offset - 1, $0.offset)] } == Array(repeating: "}", count: 6))
    let title = list.utf8.count / 3
    #expect(snapshot.inlayHints(in: ByteRange(title, title)).count < 6)
  }

  @Test func valuesReadAsTheyAreDrawn() {
    let text = """
      <Card xmlns="urn:cardwright:1" xml:lang="de" sample="n.json"><Header><Title>{n}</Title></Header><ExtendedHeader>\
      <KPI caption="x">{n}</KPI></ExtendedHeader><Body><DataTable><Column>A</Column><Column type="date">D</Column>\
      <TableRow><Cell>{x}</Cell><Cell>{d}</Cell></TableRow></DataTable></Body></Card>
      """
    let sample = #"{"n": 4711, "x": 12345.5, "d": "2026-11-28"}"#
    let snapshot = DocumentSnapshot(
      uri: "file:///n.card.xml", version: 1, text: SourceText(text), language: cardLanguage,
      resources: DocumentResources(bytes: { $0 == "n.json" ? Array(sample.utf8) : nil }, names: { _ in [] }))
    let hints = snapshot.inlayHints(in: ByteRange(0, text.utf8.count))
    #expect(hints.map(\.label) == ["= 4711", "= 4.711", "= 12.345,5", "= 28.11.2026"])
  }

  @Test(arguments: [
    ("ar-EG", "2026-09-04T14:30:00Z", "١٤:٣٠"), ("de", "2026-09-04T14:30:00+02:00", "14:30"),
    ("de", "14:30:00", "14:30"),
    ("de", "bald", "bald"), ("de", "2026-09-04", "2026-09-04"),
  ])
  func timesReadAsTheLanguageWritesThem(_ language: String, _ time: String, _ shown: String) {
    let text = """
      <Card xmlns="urn:cardwright:1" xml:lang="\(language)" sample="n.json"><Header><Title>x</Title></Header><Body><DataTable>\
      <Column type="time">T</Column><TableRow><Cell>{t}</Cell></TableRow></DataTable></Body></Card>
      """
    let snapshot = DocumentSnapshot(
      uri: "", version: 1, text: SourceText(text), language: cardLanguage,
      resources: DocumentResources(bytes: { _ in Array(#"{"t": "\#(time)"}"#.utf8) }, names: { _ in [] }))
    #expect(snapshot.inlayHints(in: ByteRange(0, text.utf8.count)).map(\.label) == ["= " + shown])
  }

  @Test func hoverTellsTypeAndFirstValues() {
    let marked = MarkedText(list.replacing("{name}", with: "{na1️⃣me}"))
    let text = HoverFinder(card(marked.text)).hover(at: marked["1️⃣"])?.contents.plainText
    #expect(
      text?.contains("binding, text") == true && text?.contains("Seal") == true && text?.contains("Bearing") == true)
  }

  /// A card over `orders.json`, of which a schema says more than the sample has.
  private func snapshot(_ text: String) -> DocumentSnapshot {
    let files = [
      "o.json": #"[{"title": "Pump", "R&D": 1}]"#,
      "s.json": """
      {"type": "array", "items": {"properties": {"title": {"type": "string", "description": "What it is"},
      "state": {"enum": ["open", "done"]}, "due": {"type": "string", "format": "date"}, "R&D": {"type": "integer"},
      "parts": {"type": "array", "items": {"properties": {"name": {"type": "string"}}}}}}}
      """,
    ].mapValues { Array($0.utf8) }
    return DocumentSnapshot(
      uri: "", version: 0, text: SourceText(text), language: cardLanguage,
      resources: DocumentResources(bytes: { files[$0] }, names: { _ in [] }))
  }

  private func bound(_ path: String) -> MarkedText {
    MarkedText(
      #"<Card xmlns="urn:cardwright:1" sample="o.json#/0" schema="s.json"><Header><Title>{\#(path)}</Title></Header></Card>"#
    )
  }

  private func bindings(_ marked: MarkedText) -> [CompletionItem] {
    Completer(snapshot(marked.text), at: marked["1️⃣"]).list.items.filter { $0.kind == .binding }
  }

  @Test func completionShowsWhatTheSchemaSays() {
    let marked = bound("1️⃣")
    let items = bindings(marked)
    #expect(items.map(\.label) == ["title", "R&D", "state", "due", "parts"])
    #expect(
      items.map(\.detail) == [
        "Pump – a text", "1 – a whole number", "“open”, “done”", "a text, date", "a list",
      ])
    #expect(items[1].insertText == "R&amp;D" && items[4].insertText == "parts/")
    let deeper = bound("parts/0/1️⃣")
    #expect(bindings(deeper).map(\.label) == ["parts/0/name"])
  }

  @Test func hoverShowsWhatTheSchemaSays() {
    for (path, words) in [
      ("ti1️⃣tle", ["Pump", "By its schema: a text. What it is"]),
      ("st1️⃣ate", ["not in the sample data", "By its schema: “open”, “done”"]),
      ("R&amp;1️⃣D", ["In the sample:", "By its schema: a whole number"]),
    ] {
      let marked = bound(path)
      let text = HoverFinder(snapshot(marked.text)).hover(at: marked["1️⃣"])?.contents.plainText ?? ""
      for words in words { #expect(text.contains(words), "\(text)") }
    }
  }

  @Test("A binding leads to the value in the sample, of the first record that has it")
  func bindingsLeadIntoTheSample() {
    for (written, marked, pointer) in [
      ("{title}", "{ti1️⃣tle}", "/0/title"), ("{plant/name}", "{pl1️⃣ant/name}", "/0/plant"),
      ("{plant/name}", "{plant/na1️⃣me}", "/0/plant/name"), ("{parts}", "{1️⃣parts}", "/0/parts"),
      ("{name}", "{na1️⃣me}", "/0/parts/0/name"), ("{name}", "{ext1️⃣ra}", "/0/parts/1/extra"),
      ("{/0/title}", "{/0/title1️⃣}", "/0/title"), ("{name}", "{.1️⃣}", "/0/parts/0"),
    ] {
      let marked = MarkedText(list.replacing(written, with: marked))
      let target = Navigator(card(marked.text)).definition(at: marked["1️⃣"])?.targets.first
      #expect(target == JSONPointer(pointer).map { .sample(path: "orders.json", pointer: $0) }, "\(pointer)")
    }
    let none = MarkedText(list.replacing("{title}", with: "{no1️⃣thing}"))
    #expect(Navigator(card(none.text)).definition(at: none["1️⃣"]) == nil)
    let sample = MarkedText(list.replacing("orders.json", with: "orders.json#/01️⃣"))
    #expect(
      Navigator(card(sample.text)).definition(at: sample["1️⃣"])?.targets
        == [.sample(path: "orders.json", pointer: JSONPointer(tokens: ["0"]))])
  }

  @Test("A step of a path is renamed wherever it leads to the same place")
  func pathsAreRenamed() throws {
    let marked = MarkedText(list.replacing("{title}", with: "{ti1️⃣tle}"))
    let navigator = Navigator(card(marked.text))
    let edits = try navigator.rename(at: marked["1️⃣"], to: "heading")
    #expect(applying(edits, to: marked.text) == list.replacing("title}", with: "heading}"))
    #expect(navigator.references(at: marked["1️⃣"], includingDeclaration: true).count == 2)
    #expect(navigator.highlights(at: marked["1️⃣"]).count == 2)
    let range = try #require(navigator.renameRange(at: marked["1️⃣"]))
    #expect(marked.text.utf8.dropFirst(range.start).prefix(range.count).elementsEqual("title".utf8))
    #expect(throws: RenameRefusal.self) { try navigator.rename(at: marked["1️⃣"], to: "a b") }
  }

  @Test("Steps of the same name elsewhere stay")
  func otherPathsStay() throws {
    let marked = MarkedText(list.replacing("{plant/name}", with: "{plant/na1️⃣me}"))
    let edits = try Navigator(card(marked.text)).rename(at: marked["1️⃣"], to: "hall")
    #expect(applying(edits, to: marked.text) == list.replacing("{plant/name}", with: "{plant/hall}"))
  }

  @Test func aDraftFitsTheBindings() throws {
    let text = """
      <Card xmlns="urn:cardwright:1" sample="new.json#/orders/0" target="{link}"><Header>
      <DetailImage src="{image}" alt=""/><Title>{workCenter}</Title></Header>
      <ExtendedHeader><Row><Status kind="{state}">{plant/name}</Status><Status each="{parts}">{.}</Status>\
      <Status each="{/notes}">{text}</Status></Row><KPI caption="Left">{left}</KPI></ExtendedHeader>
      <Body><ProgressKPI value="{done}" caption="Done"/></Body></Card>
      """
    let draft = SampleDraft(card(text), today: "2026-03-14")
    let (path, value) = try #require(draft.files.first)
    #expect(path == "new.json" && draft.files.count == 1)
    let orders = try #require(value.object?["orders"]?.array)
    #expect(orders.count == 3)
    #expect(
      orders[1].object?["workCenter"] == .string("Work center 2") && orders[0].object?["left"]?.integer != nil
        && orders[0].object?["done"]?.integer != nil)
    // Pictures that there are, or none: of one that is missing the check would complain.
    #expect(orders.map { $0.object?["image"]?.string } == ["pump.png", "images/valve.png", "pump.png"])
    #expect(orders[0].object?["parts"]?.array?.count == 3)
    #expect(value.object?["notes"]?.array?.first?.object?["text"] == .string("Text 1"))
    let json = Array(value.text().utf8)
    let snapshot = DocumentSnapshot(
      uri: "", version: 0, text: SourceText(text), language: cardLanguage,
      resources: DocumentResources(bytes: { $0 == "new.json" ? json : nil }, names: { _ in [] }))
    let found = snapshot.diagnostics.map(\.kind.code).filter { $0.hasPrefix("binding-") || $0.hasPrefix("each-") }
    #expect(found == [])
  }

  @Test func aDraftNamesNoPicturesThatAreMissing() throws {
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1" sample="new.json"><DetailImage src="{image}" alt=""/><Title>{title}</Title>\
      </ObjectCardView>
      """
    let snapshot = DocumentSnapshot(uri: "", version: 0, text: SourceText(text), language: cardLanguage)
    let value = try #require(SampleDraft(snapshot, today: "2026-03-14").files.first).value
    #expect(value.object?["image"] == JSONValue.null)
  }

  @Test(arguments: ["40", "3000000000", "9223372036854775807"])
  func aDraftIsNotLongerThanPeopleRead(_ number: String) throws {
    let text = """
      <Card xmlns="urn:cardwright:1" sample="new.json#/orders/\(number)"><Header><Title>{title}</Title></Header></Card>
      """
    let value = try #require(SampleDraft(card(text), today: "2026-03-14").files.first).value
    #expect(value["orders"]?.array?.count == 40)
  }

  @Test func aDraftHasWhatColumnsHold() throws {
    let text = """
      <Card xmlns="urn:cardwright:1" sample="new.json" target="x://{id}"><Header><Title>{id}</Title></Header><Body><DataTable>
      <Column>Part</Column><Column type="number">Left</Column><Column type="date">Day</Column><Column type="time">At</Column>
      <TableRow each="{parts}"><Cell>{name}</Cell><Cell>{stock} {unit}</Cell><Cell>{day} – {end}</Cell><Cell>{at}</Cell></TableRow>
      </DataTable></Body></Card>
      """
    let value = try #require(SampleDraft(card(text), today: "2026-03-14").files.first).value
    #expect(value["id"] == .string("4711"))
    let part = try #require(value["parts"]?.array?.first)
    #expect(part["name"] == .string("Name 1") && part["stock"]?.integer != nil && part["unit"] == .string("Unit 1"))
    #expect(part["end"] == .string("2026-03-14"))
    #expect(part["day"] == .string("2026-03-14") && part["at"] == .string("09:30"))
  }

  @Test func whatAColumnHoldsIsOfferedFirst() {
    let marked = MarkedText(
      """
      <Card xmlns="urn:cardwright:1" sample="n.json"><Header><Title>x</Title></Header><Body><DataTable><Column type="number">N</Column>\
      <TableRow><Cell>{1️⃣}</Cell></TableRow></DataTable></Body></Card>
      """)
    let sample = Array(#"{"name": "Pump", "stock": 12, "note": "Hall three"}"#.utf8)
    let snapshot = DocumentSnapshot(
      uri: "", version: 0, text: SourceText(marked.text), language: cardLanguage,
      resources: DocumentResources(bytes: { $0 == "n.json" ? sample : nil }, names: { _ in [] }))
    let labels = Completer(snapshot, at: marked["1️⃣"]).list.items.filter { $0.kind == .binding }.map(\.label)
    #expect(labels == ["stock", "name", "note"])
  }

  @Test func whatAnAttributeHoldsIsOfferedFirst() {
    let sample = Array(#"{"title": "Pump", "state": "negative", "due": "2026-12-01"}"#.utf8)
    let resources = DocumentResources(bytes: { $0 == "n.json" ? sample : nil }, names: { _ in [] })
    func first(_ part: String) -> String? {
      let marked = MarkedText(#"<ObjectCardView xmlns="urn:cardwright:1" sample="n.json">"# + part)
      let snapshot = DocumentSnapshot(
        uri: "", version: 0, text: SourceText(marked.text), language: cardLanguage, resources: resources)
      return Completer(snapshot, at: marked["1️⃣"]).list.items.first { $0.kind == .binding }?.label
    }
    #expect(first(#"<Title>x</Title><Status kind="{1️⃣}">x</Status></ObjectCardView>"#) == "state")
    #expect(first(#"<Title>{1️⃣}</Title></ObjectCardView>"#) == "title")
  }

  @Test("A sample keeps the schema that the card names")
  func draftsKeepTheSchema() throws {
    let text = """
      <CardList xmlns="urn:cardwright:1" sample="new.json" schema="new.schema.json"><Header><Title>Orders</Title></Header>
      <ObjectCardView each="{orders}"><Title>{title}</Title><Subtitle>{due}</Subtitle><Status kind="{kind}">{left}</Status>
      </ObjectCardView></CardList>
      """
    let schema = """
      {"type": "object", "required": ["orders", "total"], "properties": {"total": {"type": "integer"}, "orders": {"type": "array",
      "items": {"type": "object", "required": ["id"], "properties": {"id": {"type": "string"}, "title": {}, "due": {"type": "string",
      "format": "date"}, "left": {"type": "number"}, "kind": {"enum": ["critical", "neutral"]}}}}}}
      """
    var files = ["new.schema.json": Array(schema.utf8)]
    func snapshot() -> DocumentSnapshot {
      DocumentSnapshot(
        uri: "", version: 0, text: SourceText(text), language: cardLanguage,
        resources: DocumentResources(bytes: { [files] in files[$0] }, names: { _ in [] }))
    }
    let value = try #require(SampleDraft(snapshot(), today: "2026-03-14").files.first).value
    let orders = try #require(value["orders"]?.array)
    #expect(value["total"]?.integer != nil && orders.count == 3)
    #expect(
      orders[0]["due"]?.string == "2026-03-14" && orders[0]["id"]?.string != nil && orders[0]["left"]?.number != nil)
    #expect(Set(orders.map { $0["kind"]?.string }) == ["critical", "neutral"])
    files["new.json"] = Array(value.text().utf8)
    let found = snapshot().diagnostics.map(\.kind.code)
    #expect(!found.contains("sample-schema") && !found.contains { $0.hasPrefix("binding-") })
  }

  @Test func namesWinOverTheValueItself() {
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1" sample="new.json"><Title>{title} {.} {9}</Title></ObjectCardView>
      """
    #expect(SampleDraft(card(text), today: "2026-03-14").files.first?.value.object?["title"] == .string("Title 1"))
  }

  @Test("Every example gets a sample without findings")
  func draftsFitTheExamples() throws {
    for example in Examples.all {
      let text = String(decoding: example.bytes, as: UTF8.self)
      let draft = SampleDraft(card(text), today: "2026-03-14")
      let files = Dictionary(uniqueKeysWithValues: draft.files.map { ($0.path, Array($0.value.text().utf8)) })
      let snapshot = DocumentSnapshot(
        uri: "", version: 0, text: SourceText(text), language: cardLanguage,
        resources: DocumentResources(bytes: { files[$0] }, names: { _ in [] }))
      let found = snapshot.diagnostics.filter { $0.kind.code.hasPrefix("binding-") || $0.kind.code.hasPrefix("each-") }
      #expect(found.map(\.message) == [], "\(example.name)")
    }
  }
}
