import CardAnalysis
import EditorFeatures
import SchemaValidation
import SourceText
import TestSupport
import Testing
import XMLSyntax

/// Completes at 1️⃣ and gives the items whose labels are not markup of XML itself.
private func complete(_ marked: String) -> (items: [CompletionItem], snapshot: DocumentSnapshot, offset: Int) {
  let marked = MarkedText(marked)
  let snapshot = card(marked.text)
  return (Completer(snapshot, at: marked["1️⃣"]).list.items, snapshot, marked["1️⃣"])
}

private func labels(_ marked: String) -> [String] {
  complete(marked).items.map(\.label).filter { !$0.hasPrefix("<!") && !$0.hasPrefix("<?") }
}

/// Accepts the item `label` at 1️⃣ in its plain form, replacing, and expects `expected`.
private func accept(
  _ label: String, _ marked: String, _ expected: String, location: SourceLocation = #_sourceLocation
) throws {
  let (items, snapshot, _) = complete(marked)
  let item = try #require(items.first { $0.label == label }, sourceLocation: location)
  let text = applying([TextEdit(item.replaceRange, item.insertText)], to: snapshot.text.string)
  #expect(text == expected, sourceLocation: location)
}

private func snippet(_ label: String, _ marked: String) -> String? {
  complete(marked).items.first { $0.label == label }?.snippet
}

@Suite struct ElementCompletionTests {
  private let open = #"<ObjectCardView xmlns="urn:cardwright:1">"#

  @Test func onlyWhatFitsIsOfferedInSchemaOrder() {
    #expect(labels("\(open)1️⃣</ObjectCardView>") == ["IconStack", "DetailImage", "Title"])
    #expect(labels("\(open)<1️⃣</ObjectCardView>") == ["IconStack", "DetailImage", "Title"])
    #expect(
      labels("\(open)<Title>x</Title>1️⃣<Footnote>y</Footnote></ObjectCardView>") == ["Subtitle"])
    #expect(
      labels("\(open)<Title>x</Title><Status/>1️⃣<Description/></ObjectCardView>")
        == ["Status", "TagBar", "Rating", "Overflow"])
    #expect(labels("\(open)<DetailImage/>1️⃣<Title>x</Title></ObjectCardView>") == [])
  }

  @Test func halfAWordIsReplaced() throws {
    try accept("Title", "\(open)\n  <Ti1️⃣tl\n</ObjectCardView>", "\(open)\n  <Title>\n</ObjectCardView>")
    try accept("Title", "\(open)\n  Ti1️⃣\n</ObjectCardView>", "\(open)\n  <Title>\n</ObjectCardView>")
    try accept("Title", "\(open)<Ti1️⃣>x</Ti></ObjectCardView>", "\(open)<Title>x</Ti></ObjectCardView>")
    let (items, snapshot, _) = complete("\(open)<Ti1️⃣tl x='1'/></ObjectCardView>")
    let item = items.first { $0.label == "Title" }
    #expect(item.map { snapshot.text[$0.insertRange] } == "Ti")
    #expect(item.map { snapshot.text[$0.replaceRange] } == "Titl")
    #expect(item?.insertText == "Title")
  }

  @Test func theBracketThatAnEditorWroteAlongIsReplaced() throws {
    try accept("Title", "\(open)\n  <1️⃣>\n</ObjectCardView>", "\(open)\n  <Title>\n</ObjectCardView>")
    let title = "\(open)<Title>x</Title>"
    try accept("Status", "\(title)<1️⃣></ObjectCardView>", "\(title)<Status kind=\"\"></ObjectCardView>")
    try accept("Card", "<1️⃣>\n", "<Card xmlns=\"urn:cardwright:1\">\n")
    let (items, snapshot, _) = complete("\(open)<1️⃣></ObjectCardView>")
    #expect(items.allSatisfy { snapshot.text[$0.insertRange] == ">" && $0.insertRange == $0.replaceRange })
    // Where both names were deleted, they alone are missing.
    try accept("Title", "\(open)<1️⃣>x</></ObjectCardView>", "\(open)<Title>x</></ObjectCardView>")
    try accept("Title", "\(open)<1️⃣></></ObjectCardView>", "\(open)<Title></></ObjectCardView>")
    #expect(complete("\(open)<1️⃣></></ObjectCardView>").items.map(\.label) == ["IconStack", "DetailImage", "Title"])
  }

  @Test("A client without snippets has a start tag, behind which the content goes, and chooses for itself")
  func withoutSnippets() throws {
    try accept("ObjectCardView", "<Obj1️⃣", "<ObjectCardView xmlns=\"urn:cardwright:1\">")
    try accept("Status", "\(open)<Title>x</Title><St1️⃣", "\(open)<Title>x</Title><Status kind=\"\">")
    try accept("Overflow", "\(open)<Title>x</Title><Ov1️⃣", "\(open)<Title>x</Title><Overflow>")
    try accept("Rating", "\(open)<Title>x</Title><Ra1️⃣", "\(open)<Title>x</Title><Rating value=\"\"/>")
    try accept("kind", "\(open)<Title>x</Title><Status ki1️⃣/>", "\(open)<Title>x</Title><Status kind=\"\"/>")
  }

  @Test func requiredAndUsualPartsComeAsASnippet() {
    #expect(snippet("Title", "\(open)1️⃣</ObjectCardView>") == "<Title>$1</Title>$0")
    #expect(snippet("DetailImage", "\(open)<1️⃣</ObjectCardView>") == #"DetailImage src="$1" alt="$2"/>$0"#)
    #expect(
      snippet("Rating", "\(open)<Title>x</Title><1️⃣</ObjectCardView>") == #"Rating value="$1"/>$0"#)
    #expect(
      snippet("Overflow", "\(open)<Title>x</Title><1️⃣</ObjectCardView>")
        == "Overflow>\n  <Action>$1</Action>\n</Overflow>$0")
  }

  /// An icon has a name in place of a text; a binding is no choice; a chart's title says what its number is.
  @Test func whatIsUsualFollowsFromTypeAndPlace() {
    let parts = "\(open)<Title>x</Title>"
    let chart = #"<Card xmlns="urn:cardwright:1"><Body><Chart type="line">"#
    let header = #"<Card xmlns="urn:cardwright:1"><Header><Title>x</Title></Header><ExtendedHeader>"#
    #expect(
      snippet("Icon", "\(open)<IconStack><1️⃣</IconStack></ObjectCardView>")
        == #"Icon name="$1" label="$2"/>$0"#)
    #expect(
      snippet("Status", "\(parts)<1️⃣</ObjectCardView>")
        == #"Status kind="${1|informative,positive,critical,negative,neutral|}">$2</Status>$0"#)
    #expect(
      snippet("Trend", "\(chart)<1️⃣</Chart></Body></Card>")
        == #"Trend direction="${1|up,down,steady|}">$2</Trend>$0"#)
    #expect(snippet("KPI", "\(chart)<1️⃣</Chart></Body></Card>") == "KPI>$1</KPI>$0")
    #expect(snippet("KPI", "\(header)<1️⃣</ExtendedHeader></Card>") == #"KPI caption="$1">$2</KPI>$0"#)
    #expect(labels("\(header)<KPI 1️⃣</ExtendedHeader></Card>").first == "caption")
    #expect(labels("\(chart)<KPI 1️⃣</Chart></Body></Card>").first != "caption")
  }

  @Test func whatComesAfterSomethingMissingIsOfferedWhenItIsAskedFor() {
    #expect(labels("\(open)<Subt1️⃣</ObjectCardView>").contains("Subtitle"))
  }

  @Test func aMisspeltOrUnknownElementAroundIsNoObstacle() {
    #expect(labels("<Card xmlns=\"urn:cardwright:1\"><Heder><1️⃣</Heder></Card>").contains("Title"))
    #expect(labels("<Card xmlns=\"urn:cardwright:1\"><Whatever><1️⃣</Whatever></Card>").contains("Header"))
    #expect(labels("<Title xmlns=\"urn:cardwright:1\"><Header><1️⃣</Header></Title>").contains("Title"))
  }

  @Test func prefixesAreKept() throws {
    try accept(
      "c:Title", "<c:ObjectCardView xmlns:c=\"urn:cardwright:1\"><1️⃣</c:ObjectCardView>",
      "<c:ObjectCardView xmlns:c=\"urn:cardwright:1\"><c:Title></c:ObjectCardView>")
  }

  @Test func nothingIsOfferedWhereNothingMayStand() {
    for text in [
      "<Card><!-- 1️⃣ --></Card>", "<?xml 1️⃣version='1.0'?><Card/>", "<Card><![CDATA[ <1️⃣ ]]></Card>", "<?p 1️⃣?><Card/>",
      "<Card id 1️⃣='x'/>", "<Card/>1️⃣x",
    ] {
      #expect(labels(text) == [], "\(text)")
    }
  }

  @Test func endTagsCloseTheInnermostOpenElement() throws {
    try accept("Title", "\(open)<Title>x</1️⃣\n</ObjectCardView>", "\(open)<Title>x</Title>\n</ObjectCardView>")
    try accept("Title", "\(open)<Title>x</Ti1️⃣></ObjectCardView>", "\(open)<Title>x</Title></ObjectCardView>")
    #expect(labels("\(open)<Title>x</Title></1️⃣") == ["ObjectCardView"])
    #expect(labels("\(open)<Actions><Action>x</Action>1️⃣").contains("</Actions>"))
    #expect(!labels("\(open)<Actions><Action>x</Action>1️⃣</Actions></ObjectCardView>").contains("</Actions>"))
  }

  @Test func commentsAndSectionsAreOfferedWhereTheyAreLegal() {
    func markup(_ text: String) -> [String] { complete(text).items.map(\.label).filter { $0.hasPrefix("<!") } }
    #expect(markup("\(open)1️⃣</ObjectCardView>") == ["<!-- -->", "<!-- #region -->"])
    #expect(markup("\(open)<!1️⃣</ObjectCardView>") == ["<!-- -->", "<!-- #region -->"])
    #expect(markup("\(open)<Title>1️⃣</Title></ObjectCardView>") == ["<!-- -->", "<![CDATA[ ]]>"])
    #expect(markup("\(open)<Title 1️⃣/></ObjectCardView>") == [])
    #expect(markup("\(open)<Title>{1️⃣</Title></ObjectCardView>") == [])
  }
}

@Suite struct RootCompletionTests {
  @Test(arguments: ["1️⃣", "<1️⃣", "<Car1️⃣", "Car1️⃣", "<?xml version=\"1.0\"?>\n1️⃣", "<!-- x -->\n<1️⃣"])
  func everyRootHasATemplate(marked: String) {
    let labels = labels(marked)
    for root in ["Card", "ObjectCardView", "ObjectCellList", "CardList", "CardScene"] {
      #expect(labels.contains(root), "\(root)")
    }
  }

  @Test func aTemplateIsValid() throws {
    for item in complete("1️⃣").items where item.kind == .snippet && !item.label.hasPrefix("<") {
      let filled = try #require(item.snippet)
        .replacing(/\$\{\d+\|([^,|]*)[^}]*\}/) { $0.output.1 }.replacing(/\$\d/, with: "")
      let snapshot = card(filled)
      #expect(snapshot.tree.diagnostics.map(\.message) == [], "\(filled)")
      let names = snapshot.assessment?.diagnostics.filter {
        $0.kind.code.contains("element") || $0.kind.code.contains("attribute")
      }
      #expect(names?.map(\.message) ?? [] == [], "\(filled)")
    }
    // What the scene begins with is its first card.
    #expect(snippet("CardScene", "<1️⃣")?.contains("root=\"$2\">\n  <PlainCard id=\"$2\">\n    $3\n") == true)
    #expect(
      snippet("ObjectCardView", "<1️⃣")
        == "ObjectCardView xmlns=\"urn:cardwright:1\">\n  <Title>$1</Title>\n</ObjectCardView>$0")
  }

  @Test func aRootWithoutItsNamespaceIsOfferedIt() throws {
    let item = try #require(complete("<Card 1️⃣/>").items.first)
    #expect(item.insertText == #"xmlns="urn:cardwright:1""#)
    #expect(!labels("<Card xmlns='urn:cardwright:1'><Header 1️⃣/></Card>").contains("xmlns"))
    #expect(labels("<Card xmlns='1️⃣'/>") == ["urn:cardwright:1"])
  }

  @Test func anXMLDeclarationIsCompleted() throws {
    #expect(labels("<?xml 1️⃣?><Card/>") == ["version", "encoding", "standalone"])
    #expect(labels("<?xml version='1.0' 1️⃣?><Card/>") == ["encoding", "standalone"])
    #expect(labels("<?xml 1️⃣ encoding='UTF-8'?><Card/>") == ["version", "standalone"])
    #expect(labels("<?xml encoding=\"1️⃣\"?><Card/>").first == "UTF-8")
    #expect(!labels("<?xml1️⃣?><Card/>").contains("version") && labels("<?xml  1️⃣").first == "version")
    #expect(snippet("version", "<?xml 1️⃣?>") == "version=\"1.0\"$0")
    #expect(snippet("standalone", "<?xml version='1.0'1️⃣?>") == " standalone=\"${1|yes,no|}\"$0")
    try accept("UTF-8", "<?xml version=\"1.0\" encoding=\"UT1️⃣F\"?>", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
  }

  @Test func aDocumentHasOneRoot() {
    #expect(labels("<Card xmlns=\"urn:cardwright:1\"/>\n1️⃣") == [])
    #expect(labels("<Card xmlns=\"urn:cardwright:1\"/><1️⃣") == [])
  }
}

@Suite struct AttributeCompletionTests {
  private func inside(_ element: String) -> String {
    "<ObjectCardView xmlns=\"urn:cardwright:1\"><Title>x</Title>\(element)</ObjectCardView>"
  }

  @Test func requiredOnesComeFirstThenUsualOnesAndPresentOnesNot() {
    #expect(labels(#"<Card xmlns="urn:cardwright:1"><Body><Chart 1️⃣/></Body></Card>"#).starts(with: ["type", "label"]))
    #expect(labels(inside("<DetailImage 1️⃣/>")).starts(with: ["src", "alt"]))
    for part in ["<Card xmlns=\"urn:cardwright:1\" 1️⃣/>", "<ObjectCell xmlns=\"urn:cardwright:1\" 1️⃣/>"] {
      #expect(labels(part).first == "target", "where most parts lead to before what few repeat")
    }
    #expect(labels(inside("<Rating 1️⃣/>")).first == "value")
    #expect(!labels(inside("<Rating value=\"1\" 1️⃣/>")).contains("value"))
    #expect(labels(inside("<Rating val1️⃣ue=\"1\"/>")).contains("value"))
    // What nearly all elements have says little of any.
    let picture = labels(inside(#"<DetailImage src="x" 1️⃣/>"#))
    #expect(picture.first == "alt" && picture.firstIndex(of: "icon") ?? .max < picture.firstIndex(of: "id") ?? 0)
    let target = labels(#"<Card xmlns="urn:cardwright:1" 1️⃣/>"#)
    #expect(
      ["id", "xml:lang", "platform"].allSatisfy {
        target.firstIndex(of: $0) ?? 0 > target.firstIndex(of: "target") ?? .max
      })
  }

  @Test func aValueComesWithTheName() {
    #expect(snippet("value", inside("<Rating 1️⃣/>")) == #"value="$1"$0"#)
    #expect(snippet("platform", inside("<Rating 1️⃣/>")) == #"platform="${1|ios,android|}"$0"#)
    #expect(snippet("value", inside("<Rating val1️⃣=\"1\"/>")) == nil)
    #expect(snippet("kind", inside("<Status icon=\"x\"1️⃣/>"))?.hasPrefix(#" kind=""#) == true)
  }

  @Test func aStepWithAnEventIsOfferedWhatSaysMoreAboutIt() {
    func names(_ written: String) -> [String] {
      labels("<CardScene xmlns=\"urn:cardwright:1\"><Scenario><Step \(written) 1️⃣/></Scenario></CardScene>")
    }
    #expect(names("").contains("tap") && names("").contains("velocity"))
    #expect(names("tap=\"home\"") == ["index"] && names("scroll=\"9\"") == ["velocity"])
    #expect(names("close=\"true\"") == [] && names("velocity=\"9\"").contains("drag"))
  }

  @Test func halfANameIsReplaced() throws {
    try accept("value", inside("<Rating va1️⃣l/>"), inside("<Rating value=\"\"/>"))
    try accept("value", inside("<Rating va1️⃣l=\"1\"/>"), inside("<Rating value=\"1\"/>"))
  }
}

@Suite struct ValueCompletionTests {
  private func inside(_ element: String) -> String {
    "<ObjectCardView xmlns=\"urn:cardwright:1\" sample=\"orders.json#/0\"><Title>x</Title>\(element)</ObjectCardView>"
  }

  @Test func enumerationsAndBooleans() throws {
    #expect(
      labels(inside("<Status kind=\"1️⃣\"/>"))
        == ["neutral", "informative", "positive", "critical", "negative"])
    #expect(labels(inside("<Actions><Action disabled='1️⃣'>x</Action></Actions>")).starts(with: ["true", "false"]))
    let step = "<CardScene xmlns=\"urn:cardwright:1\"><Scenario><Step "
    #expect(labels("\(step)close=\"1️⃣\"/></Scenario></CardScene>") == ["true"])
    #expect(snippet("close", "\(step)1️⃣/></Scenario></CardScene>") == "close=\"true\"$0")
    try accept("critical", inside("<Status kind=\"neg1️⃣ative\"/>"), inside("<Status kind=\"critical\"/>"))
    try accept("critical", inside("<Status kind=1️⃣ />"), inside("<Status kind=\"critical\" />"))
  }

  @Test func filesByTheirKind() throws {
    #expect(labels(inside("<DetailImage src=\"1️⃣\"/>")) == ["images/", "pump.png"])
    #expect(labels(inside("<DetailImage src=\"images/1️⃣\"/>")) == ["images/valve.png"])
    try accept(
      "images/valve.png", inside("<DetailImage src=\"images/1️⃣\"/>"), inside("<DetailImage src=\"images/valve.png\"/>"))
    // There is no sample in the folder of the pictures.
    #expect(labels("<Card xmlns=\"urn:cardwright:1\" sample=\"1️⃣\"/>") == ["orders.json"])
    #expect(labels("<Card xmlns=\"urn:cardwright:1\" target=\"1️⃣\"/>").contains("stock.card.xml"))
    #expect(labels(inside("<DetailImage src=\"../1️⃣\"/>")) == [])
  }

  @Test("Behind # a target has the parts of the file before it, and nowhere what it stands in")
  func partsOfCards() throws {
    func targets(_ typed: String) -> [String] {
      labels(
        #"<Card xmlns="urn:cardwright:1" id="c" target="\#(typed)"><Body id="b"><Text id="t">x</Text></Body></Card>"#)
    }
    #expect(targets("1️⃣") == ["b", "t", "stock.card.xml"])
    #expect(targets("#1️⃣") == ["b", "t"] && targets("#t1️⃣").first == "t")
    #expect(targets("stock.card.xml#1️⃣") == ["stock", "head"] && targets("stock.card.xml#he1️⃣ad") == ["head"])
    #expect(targets("none.card.xml#1️⃣") == [])
    try accept(
      "head", inside("<Overflow><Action target=\"stock.card.xml#1️⃣x\">A</Action></Overflow>"),
      inside("<Overflow><Action target=\"stock.card.xml#head\">A</Action></Overflow>"))
    let marked = MarkedText(#"<Card xmlns="urn:cardwright:1" target="1️⃣"/>"#)
    let snapshot = DocumentSnapshot(
      uri: "file:///w/a%20b.card.xml", version: 1, text: SourceText(marked.text), language: cardLanguage,
      resources: DocumentResources(bytes: { _ in nil }, names: { $0.isEmpty ? ["a b.card.xml", "c.card.xml"] : [] }))
    #expect(Completer(snapshot, at: marked["1️⃣"]).list.items.map(\.label) == ["c.card.xml"])
  }

  @Test func namesOfFilesAreEscaped() throws {
    func completed(_ typed: String, _ label: String) throws -> String {
      let marked = MarkedText(inside("<DetailImage src=\"\(typed)1️⃣\"/>"))
      let files = [
        "a & b/": ["c.png"], "none/": ["f#g.png", "h\ni.png", "j  k.png"],
        "": ["a & b/", "d\"e.png", "f#g.png", "h\ni.png", " l.png", "none/"],
      ]
      let snapshot = DocumentSnapshot(
        uri: "file:///t.card.xml", version: 1, text: SourceText(marked.text), language: cardLanguage,
        resources: DocumentResources(bytes: { _ in nil }, names: { files[$0] ?? [] }))
      let items = Completer(snapshot, at: marked["1️⃣"]).list.items
      // Nothing that a card cannot name, and no folder that holds nothing else.
      #expect(items.allSatisfy { ["a & b/", "d\"e.png", "a & b/c.png"].contains($0.label) }, "\(items.map(\.label))")
      return try #require(items.first { $0.label == label }).insertText
    }
    #expect(try completed("", "a & b/") == "a &amp; b/")
    #expect(try completed("", "d\"e.png") == "d&quot;e.png")
    #expect(try completed("a &amp; b/", "a & b/c.png") == "a &amp; b/c.png")
  }

  @Test func pointersIntoTheSample() throws {
    #expect(labels("<Card xmlns=\"urn:cardwright:1\" sample=\"orders.json#1️⃣\"/>") == ["/0"])
    #expect(
      labels("<Card xmlns=\"urn:cardwright:1\" sample=\"orders.json#/0/1️⃣\"/>")
        == ["/0/title", "/0/number", "/0/parts", "/0/plant"])
  }

  @Test func bindingPathsFollowTheSample() throws {
    #expect(labels(inside("<Subtitle>Job {1️⃣}</Subtitle>")) == ["title", "number", "parts", "plant"])
    try accept("title", inside("<Subtitle>Job {ti1️⃣</Subtitle>"), inside("<Subtitle>Job {title}</Subtitle>"))
    try accept("title", inside("<Subtitle>Job {n1️⃣umber} x</Subtitle>"), inside("<Subtitle>Job {title} x</Subtitle>"))
    #expect(labels(inside("<Subtitle>{plant/1️⃣}</Subtitle>")) == ["plant/name"])
    #expect(labels(inside("<Subtitle>{plant.1️⃣}</Subtitle>")) == ["plant.name"])
    try accept(
      "parts.0", inside("<Subtitle>{parts.1️⃣}</Subtitle>"), inside("<Subtitle>{parts.0.}</Subtitle>"))
    #expect(labels(inside("<Status icon=\"{1️⃣\"/>")).contains("title"))
    #expect(labels(inside("<Subtitle>{{1️⃣</Subtitle>")) == [])
    #expect(labels(inside("<Subtitle>{title} 1️⃣</Subtitle>")) == [])
  }

  /// Behind what else a value can be, and only those that it can hold.
  @Test func bindingsAreProposedWhereNothingStands() throws {
    #expect(labels(inside("<Subtitle>1️⃣</Subtitle>")) == ["{title}", "{number}"])
    try accept("{title}", inside("<Subtitle>1️⃣</Subtitle>"), inside("<Subtitle>{title}</Subtitle>"))
    #expect(labels(inside("<Subtitle>x1️⃣</Subtitle>")) == [])
    #expect(labels(inside("<DetailImage alt=\"1️⃣\"/>")) == ["{title}", "{number}"])
    #expect(labels(inside("<Status each=\"{parts}\">1️⃣</Status>")) == ["{name}", "{stock}", "{extra}"])
    let marked = MarkedText(
      #"<ObjectCardView xmlns="urn:cardwright:1" sample="o.json"><Title>x</Title><Status kind="1️⃣"/></ObjectCardView>"#)
    let sample = Array(#"{"title": "Pump", "state": "negative"}"#.utf8)
    let snapshot = DocumentSnapshot(
      uri: "", version: 0, text: SourceText(marked.text), language: cardLanguage,
      resources: DocumentResources(bytes: { $0 == "o.json" ? sample : nil }, names: { _ in [] }))
    let kinds = Completer(snapshot, at: marked["1️⃣"]).list.items.map(\.label)
    #expect(kinds.first == "neutral" && kinds.last == "{state}" && !kinds.contains("{title}"))
  }

  @Test func aRepeatedPartHasTheItemsOfItsList() throws {
    #expect(labels(inside("<Status each=\"{1️⃣}\"/>")).first == "parts")
    #expect(labels(inside("<Status each=\"1️⃣\"/>")).first == "parts")
    #expect(labels(inside("<Status each=\"{parts}\">{1️⃣}</Status>")) == ["name", "stock", "extra"])
    // A number names no icon.
    #expect(labels(inside("<Status each=\"{parts}\" icon=\"{1️⃣}\"/>")) == ["name", "extra", "stock"])
    // As in the drawing, the top is that of the file, a list here.
    #expect(labels(inside("<Status each=\"{parts}\">{/1️⃣}</Status>")) == ["/0"])
    #expect(labels(inside("<Status each=\"{parts}\">{/0/1️⃣}</Status>")).contains("/0/title"))
  }

  @Test func coloursAndIcons() {
    let colors = complete("<Map xmlns=\"urn:cardwright:1\"><Pin color=\"1️⃣\"/></Map>").items
    #expect(colors.first { $0.label == "tintColor" }?.kind == .color)
    #expect(labels(inside("<Status icon=\"share1️⃣\"/>")).contains("actions.share"))
    let list = Completer(
      card("<Pin xmlns=\"urn:cardwright:1\" icon=\"\"/>"), at: "<Pin xmlns=\"urn:cardwright:1\" icon=\"".utf8.count
    ).list
    #expect(list.isIncomplete && !list.items.isEmpty)
  }

  @Test func wholeWordsComeFirstThenTheirBeginnings() throws {
    #expect(
      labels(inside("<Status icon=\"cart1️⃣\"/>")).prefix(3) == ["shopping.cart", "things.cart", "shopping.cart2"])
    // The icon that is called so comes before one of which it is one word of several.
    #expect(labels(inside("<Status icon=\"share1️⃣\"/>")).prefix(2) == ["actions.share", "arrows.share"])
    let cars = labels(inside("<Status icon=\"car1️⃣\"/>"))
    #expect(cars.prefix(2) == ["documents.insuranceCar", "transport.carRental"])
    let places = ["shopping.cart", "status.cancelShare"].map { cars.firstIndex(of: $0) ?? .max }
    #expect(places[0] < places[1])
    #expect(labels(inside("<Status icon=\"user1️⃣\"/>")).first == "actions.keyUserSettings")
    // What begins as was typed comes before what only holds it at the beginning of a word.
    #expect(labels(inside("<Status icon=\"mess1️⃣\"/>")).first?.hasPrefix("message.") == true)
    let states = labels("<Card xmlns=\"urn:cardwright:1\"><Body><Label icon=\"sta1️⃣\"/></Body></Card>")
    #expect(states.prefix(20).allSatisfy { $0.hasPrefix("status.") })
    let illustrations = labels(#"<Body xmlns="urn:cardwright:1"><EmptyState name="user1️⃣"/></Body>"#)
    #expect(illustrations.first?.contains("User") == true)
    let colors = labels("<Map xmlns=\"urn:cardwright:1\"><Pin color=\"label1️⃣\"/></Map>")
    #expect(colors.first?.contains("Label") == true)
  }

  @Test func theBestOfManyIdsIsOffered() {
    let columns = (0..<300).map { "<Column id=\"p\($0)-art\">x</Column>" }.joined() + "<Column id=\"part\">x</Column>"
    let found = labels(
      "<DataTable xmlns=\"urn:cardwright:1\">\(columns)<TableRow><Cell column=\"part1️⃣\">x</Cell></TableRow></DataTable>"
    )
    #expect(found.first == "part" && found.count == 250)
  }

  @Test func theBestOfManyFilesIsOffered() {
    let marked = MarkedText(inside("<DetailImage src=\"pump1️⃣\"/>"))
    let snapshot = DocumentSnapshot(
      uri: "file:///t.card.xml", version: 1, text: SourceText(marked.text), language: cardLanguage,
      resources: DocumentResources(
        bytes: { _ in nil }, names: { $0.isEmpty ? (0..<300).map { "a\($0).png" } + ["pump.png"] : [] }))
    let list = Completer(snapshot, at: marked["1️⃣"]).list
    #expect(list.items.first?.label == "pump.png" && list.isIncomplete)
  }

  @Test func theKeysOfAShortcutAreOffered() {
    func keys(_ typed: String) -> [String] {
      labels("<CardScene xmlns=\"urn:cardwright:1\"><Shortcut keys=\"\(typed)1️⃣\" do=\"expand\"/></CardScene>")
    }
    let first = keys("")
    #expect(Set(first).isSuperset(of: ["ctrl+", "cmd+", "up", "pagedown", "a", "9", "["]) && first.count == 59)
    #expect(first.firstIndex(of: "up") ?? .max < first.firstIndex(of: "a") ?? 0)
    #expect(keys("pa").prefix(2) == ["pagedown", "pageup"])
    #expect(keys("ctrl+").contains("ctrl+up") && keys("ctrl+").contains("ctrl+shift+"))
    #expect(keys("ctrl+shift+u").first == "ctrl+shift+u" && keys("ctrl+shift+u").contains("ctrl+shift+up"))
  }

  @Test func anAddressBeginsAsThePurposeSays() {
    func targets(_ purpose: String) -> [CompletionItem] {
      complete(
        "<ContactCell xmlns=\"urn:cardwright:1\"><ActionsArea><Action purpose=\"\(purpose)\" target=\"1️⃣\"/></ActionsArea></ContactCell>"
      ).items
    }
    #expect(targets("phone").first?.label == "tel:" && targets("phone").first?.detail == "Calls the contact")
    #expect(targets("email").first?.label == "mailto:")
    #expect(targets("detail").map(\.label) == ["stock.card.xml"])
  }

  @Test func aPictureIsBoundToWhatNamesOne() {
    let text = MarkedText(
      #"<Card xmlns="urn:cardwright:1" sample="o.json" target="{2️⃣"><Header><DetailImage src="{1️⃣" alt="x"/></Header></Card>"#
    )
    let sample = #"{"title": "Pump", "link": "app://orders/1", "image": "images/pump.png"}"#
    let snapshot = DocumentSnapshot(
      uri: "file:///t.card.xml", version: 1, text: SourceText(text.text), language: cardLanguage,
      resources: DocumentResources(bytes: { $0 == "o.json" ? Array(sample.utf8) : nil }, names: { _ in [] }))
    #expect(Completer(snapshot, at: text["1️⃣"]).list.items.map(\.label) == ["link", "image", "title"])
    #expect(Completer(snapshot, at: text["2️⃣"]).list.items.first?.label == "link")
  }

  @Test func idsWithWhatTheyAre() {
    let table = "<DataTable xmlns=\"urn:cardwright:1\"><Column id=\"a\">Part</Column><Column id=\"b\">Stock</Column>"
    let items = complete("\(table)<TableRow id=\"row\"><Cell column=\"1️⃣\">x</Cell></TableRow></DataTable>").items
    #expect(items.map(\.label) == ["a", "b"])
    #expect(items.map(\.detail) == ["Column “Part”", "Column “Stock”"])
  }

  @Test func cardsAroundComeLastAndPagesAreThoseOfTheirCard() {
    func ids(_ initial: String, _ push: String) -> [String] {
      labels(
        """
        <CardScene xmlns="urn:cardwright:1" id="s" root="home"><PlainCard id="home"><Title>Home</Title>\
        <On event="didAppear"><Swap card="\(push)"/></On></PlainCard>\
        <PageCard id="trips" initial="\(initial)"><PageItem card="one"/></PageCard>\
        <PageCard id="others"><PageItem card="two"/></PageCard>\
        <PlainCard id="one"><Title>One</Title></PlainCard><PlainCard id="two"><Title>Two</Title></PlainCard></CardScene>
        """)
    }
    #expect(ids("1️⃣", "") == ["one"])
    #expect(ids("", "1️⃣") == ["trips", "others", "one", "two", "home"])
  }

  @Test("What a card answers, pushes or has as a page is offered as far as it can be")
  func partsThatCanBeMeant() {
    func ids(_ on: String, push: String = "", page: String = "") -> [String] {
      labels(
        """
        <CardScene xmlns="urn:cardwright:1" id="s" root="home"><MapContent id="town"><Pin id="zoo">Zoo</Pin></MapContent>\
        <TableCard id="more"><Section><ObjectCell id="cage"/></Section></TableCard>\
        <TableCard id="home"><StickyBar><SearchField id="search">x</SearchField></StickyBar><Section>\
        <ObjectCell id="bears"/></Section><On \(on)><Push card="\(push)"/></On></TableCard>\
        <PageCard id="pages"><PageItem card="\(page)"/></PageCard>\
        <PageCard id="others"><PageItem card="more"/></PageCard></CardScene>
        """)
    }
    #expect(ids(#"event="select" of="1️⃣""#) == ["bears", "cage"])
    #expect(ids(#"event="focus" of="1️⃣""#) == ["search"])
    #expect(ids(#"event="page" of="1️⃣""#, page: "home") == ["more", "home"])
    #expect(ids(#"of="1️⃣""#) == ["search", "bears", "zoo", "cage"])
    #expect(ids(#"event="built""#, push: "1️⃣") == ["more", "pages", "others"])
    #expect(ids(#"event="built""#, page: "1️⃣") == ["more", "home", "others"])
  }

  @Test func referencesOfXML() throws {
    #expect(labels(inside("<Subtitle>a &1️⃣</Subtitle>")) == ["&lt;", "&amp;", "&gt;", "&quot;", "&apos;"])
    try accept("&amp;", inside("<Subtitle>a &a1️⃣ b</Subtitle>"), inside("<Subtitle>a &amp; b</Subtitle>"))
  }

  @Test func everyItemHasItsExplanation() throws {
    for marked in [
      inside("<1️⃣"), inside("<Status 1️⃣/>"), inside("<Status kind=\"1️⃣\"/>"), inside("<Map><Pin color=\"1️⃣\"/></Map>"),
    ] {
      for item in complete(marked).items {
        guard let key = item.documentation else { continue }
        let text = try #require(
          cardLanguage.documentation(for: DocumentationKey(rawValue: key.rawValue)), "\(item.label)")
        #expect(!text.markdown.isEmpty && !text.plainText.isEmpty)
      }
    }
    #expect(cardLanguage.documentation(for: DocumentationKey(rawValue: "e99999")) == nil)
    #expect(cardLanguage.documentation(for: DocumentationKey(rawValue: "nonsense")) == nil)
  }
}

/// What is usual at a place comes first.
@Suite struct UsualValueTests {
  private func card(_ inside: String) -> String {
    #"<Card xmlns="urn:cardwright:1">\#(inside)</Card>"#
  }

  @Test func coloursOfChartsComeFirstInASeries() {
    let found = labels(card(#"<Body><Chart type="line" label="x"><Series color="1️⃣"/></Chart></Body>"#))
    #expect(Array(found.prefix(13)) == (1...12).map { "chart\($0)" } + ["chartBad"])
    #expect(found.contains("tintColor") && Set(found).count == found.count)
  }

  @Test func iconsOfActionsComeFirstInActionsAndOfStatesInStates() {
    let header = labels(card(#"<Header><Title>x</Title><HeaderAction icon="1️⃣"/></Header>"#))
    #expect(header.prefix(20).allSatisfy { $0.hasPrefix("actions.") })
    let status = labels(card(#"<ExtendedHeader><Row><Status icon="1️⃣">x</Status></Row></ExtendedHeader>"#))
    #expect(status.prefix(20).allSatisfy { $0.hasPrefix("status.") })
    #expect(
      labels(card(#"<Header><Title>x</Title><HeaderAction icon="status.1️⃣"/></Header>"#)).first?.hasPrefix("status.")
        == true)
  }

  @Test func unitsCurrenciesAndLanguagesAreOffered() {
    #expect(labels(card(#"<ExtendedHeader><KPI caption="x" unit="1️⃣">1</KPI></ExtendedHeader>"#)).contains("kWh"))
    #expect(labels(card(#"<ExtendedHeader><KPI caption="x" leadingUnit="1️⃣">1</KPI></ExtendedHeader>"#)).first == "€")
    #expect(Set(labels(#"<Card xmlns="urn:cardwright:1" xml:lang="1️⃣"/>"#)).isSuperset(of: ["de", "ja", "pt-PT"]))
  }

  @Test func datesHaveTodaysAsAnExample() {
    let march14 = 20_526 * 86_400 + 3_600
    let marked = MarkedText(card(#"<Body><Calendar today="1️⃣"/></Body>"#))
    let snapshot = EditorFeaturesTests.card(marked.text)
    let items = Completer(snapshot, at: marked["1️⃣"], now: march14).list.items
    #expect(items.map(\.label) == ["2026-03-14"] && items[0].detail == "Today")
    let text = MarkedText(card("<Header><Title>1️⃣</Title></Header>"))
    let others = Completer(EditorFeaturesTests.card(text.text), at: text["1️⃣"], now: march14).list.items
    #expect(!others.contains { $0.label == "2026-03-14" })
  }

  @Test func otherWordsFindTheirValue() {
    let place = #"<ExtendedHeader><Row><Status kind="ERROR1️⃣">x</Status></Row></ExtendedHeader>"#
    for (typed, value, filter) in [
      ("err", "negative", "error"), ("warn", "critical", "warning"), ("succ", "positive", "success"),
      ("neg", "negative", "negative"), ("", "negative", "negative"),
    ] {
      let found = complete(card(place.replacing("ERROR", with: typed))).items.first { $0.label == value }
      #expect(found?.filterText == filter && found?.insertText == value, "\(typed)")
    }
  }
}
