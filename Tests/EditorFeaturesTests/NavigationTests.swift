import BundledData
import CardAnalysis
import EditorFeatures
import SourceText
import TestSupport
import Testing

@Suite struct IdentifierTests {
  private let table = """
    <DataTable xmlns="urn:cardwright:1">
      <Column id="3️⃣a">Part</Column><Column id="b">Stock</Column>
      <TableRow><Cell column="1️⃣a">a</Cell><Cell column="2️⃣a">x</Cell><Cell column="4️⃣zz">x</Cell></TableRow>
    </DataTable>
    """

  @Test func aReferenceLeadsToItsId() throws {
    let marked = MarkedText(table)
    let navigation = try #require(Navigator(card(marked.text)).definition(at: marked["1️⃣"]))
    guard case .here(_, let selection) = navigation.targets.first else {
      Issue.record("\(navigation)")
      return
    }
    #expect(selection.start == marked["3️⃣"])
    #expect(Navigator(card(marked.text)).definition(at: marked["4️⃣"]) == nil)
  }

  @Test(arguments: ["1️⃣", "2️⃣", "3️⃣"])
  func allPlacesOfAnIdAreFoundFromEach(mark: String) throws {
    let marked = MarkedText(table)
    let snapshot = card(marked.text)
    let places = [marked["3️⃣"], marked["1️⃣"], marked["2️⃣"]]
    #expect(Navigator(snapshot).references(at: marked[mark], includingDeclaration: true).map(\.start) == places)
    #expect(
      Navigator(snapshot).references(at: marked[mark], includingDeclaration: false).map(\.start)
        == Array(places.dropFirst()))
    #expect(Navigator(snapshot).highlights(at: marked[mark]).map(\.kind) == [.write, .read, .read])
    let renamed = applying(try Navigator(snapshot).rename(at: marked[mark], to: "part"), to: marked.text)
    #expect(renamed.contains("<Column id=\"part\">Part"))
    #expect(renamed.contains("<Cell column=\"part\">a</Cell><Cell column=\"part\">"))
  }

  /// The schema compares the two as they are written, so that a mark is part of the name.
  @Test func whatTheSchemaComparesHasNoMark() throws {
    let marked = MarkedText(table.replacing("column=\"", with: "column=\"#"))
    let navigator = Navigator(card(marked.text))
    #expect(navigator.references(at: marked["3️⃣"], includingDeclaration: true).map(\.start) == [marked["3️⃣"]])
    let both = MarkedText(marked.text.replacing("id=\"a\"", with: "id=\"1️⃣#a\""))
    let renamed = applying(try Navigator(card(both.text)).rename(at: both["1️⃣"], to: "part"), to: both.text)
    #expect(renamed.contains("<Column id=\"part\">") && renamed.contains("<Cell column=\"part\">"))
  }

  @Test(arguments: ["1️⃣", "2️⃣"])
  func aTargetWithItsMarkNamesTheIdBehindIt(mark: String) throws {
    let marked = MarkedText(
      """
      <ObjectCell xmlns="urn:cardwright:1" id="a" target="#1️⃣foot"><Title>b</Title><Subtitle id="2️⃣foot">c</Subtitle></ObjectCell>
      """)
    let navigator = Navigator(card(marked.text))
    let place = marked[mark]
    #expect(navigator.renameRange(at: place) == ByteRange(place, place + 4))
    #expect(navigator.references(at: place, includingDeclaration: true).map(\.start) == [marked["1️⃣"], marked["2️⃣"]])
    let renamed = applying(try navigator.rename(at: place, to: "toe"), to: marked.text)
    #expect(renamed.contains("target=\"#toe\"") && renamed.contains("<Subtitle id=\"toe\">"))
    guard case .here(_, let selection)? = navigator.definition(at: marked["1️⃣"])?.targets.first else {
      Issue.record("it leads nowhere")
      return
    }
    #expect(selection.start == marked["2️⃣"])
  }

  @Test(arguments: ["", "1a", "a b", "b", "a<"])
  func aNameThatCannotBeAnIdIsRefused(name: String) {
    let marked = MarkedText(table)
    #expect(throws: RenameRefusal.self) { try Navigator(card(marked.text)).rename(at: marked["1️⃣"], to: name) }
  }

  @Test func elementsAreRenamedInBothTags() throws {
    let marked = MarkedText("<a><1️⃣b x='1'>b</b><c>2️⃣</c></a>")
    let snapshot = plainXML(marked.text)
    #expect(
      applying(try Navigator(snapshot).rename(at: marked["1️⃣"], to: "d"), to: marked.text)
        == "<a><d x='1'>b</d><c></c></a>")
    #expect(Navigator(snapshot).renameRange(at: marked["1️⃣"]) == ByteRange(4, 5))
    #expect(Navigator(snapshot).renameRange(at: marked["2️⃣"]) == nil)
    #expect(throws: RenameRefusal.self) { try Navigator(snapshot).rename(at: marked["2️⃣"], to: "d") }
  }

  @Test func aTargetMayBeAnIdAFileOrAnAddress() throws {
    func target(_ value: String) -> NavigationTarget? {
      let marked = MarkedText(
        "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"card\" target=\"1️⃣\(value)\"><Title>x</Title></ObjectCardView>")
      return Navigator(card(marked.text)).definition(at: marked["1️⃣"])?.targets.first
    }
    #expect(target("stock.card.xml") == .file(path: "stock.card.xml", id: ""))
    #expect(target("stock.card.xml#part") == .file(path: "stock.card.xml", id: "part"))
    #expect(target("https://example.com") == nil)
    #expect(target("nothing") == nil)
    guard case .here = target("card") else {
      Issue.record("an id is not found")
      return
    }
  }

  @Test func theSchemaIsOneStepAway() throws {
    let marked = MarkedText("<1️⃣Card xmlns=\"urn:cardwright:1\" 2️⃣platform=\"3️⃣ios\"/>")
    for mark in ["1️⃣", "2️⃣", "3️⃣"] {
      guard
        case .schema(let file, let line) = Navigator(card(marked.text)).typeDefinition(at: marked[mark])?.targets.first
      else {
        Issue.record("no declaration at \(mark)")
        continue
      }
      #expect(line > 1 && BundledFile.schemas.contains { $0.name == file }, "\(mark)")
    }
  }

  @Test func keysInScopesOfTheirOwnStayApart() throws {
    let schema = """
      <xs:element name='r'><xs:complexType><xs:sequence><xs:element name='s' maxOccurs='2'><xs:complexType><xs:sequence>
        <xs:element name='i' maxOccurs='9'><xs:complexType><xs:attribute name='n'/><xs:attribute name='of'/></xs:complexType></xs:element>
      </xs:sequence></xs:complexType>
        <xs:key name='k'><xs:selector xpath='t:i'/><xs:field xpath='@n'/></xs:key>
        <xs:keyref name='f' refer='t:k'><xs:selector xpath='t:i'/><xs:field xpath='@of'/></xs:keyref>
      </xs:element></xs:sequence></xs:complexType></xs:element>
      """
    let marked = MarkedText("<r xmlns='urn:t'><s><i n='x'/><i n='y' of='1️⃣x'/></s><s><i n='x' of='x'/></s></r>")
    let snapshot = try document(marked.text, schema: schema)
    #expect(Navigator(snapshot).references(at: marked["1️⃣"], includingDeclaration: true).count == 2)
    let labels = Completer(snapshot, at: marked["1️⃣"]).list.items.map(\.label)
    #expect(labels == ["x", "y"])
  }
}

@Suite struct LinkAndColourTests {
  @Test func filesAndAddressesAreLinks() {
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1" target="https://example.com/a" sample="orders.json#/0">
        <DetailImage src="pump.png"/><Title>x</Title><Overflow><Action target="">x</Action><Action target="{t}">x</Action>\
      </Overflow></ObjectCardView>
      """
    let links = DocumentLinks(card(text)).all
    #expect(
      links.map(\.target) == [
        .address("https://example.com/a"), .file("orders.json", fragment: "/0"), .file("pump.png", fragment: ""),
      ])
    #expect(links.allSatisfy { !$0.range.isEmpty })
  }

  @Test func coloursAreThoseOfTheTokens() throws {
    let snapshot = card(
      "<Map xmlns=\"urn:cardwright:1\"><Pin color=\"tintColor\"/><Pin color=\"no\"/><Pin color=\"chart3\"/></Map>")
    let colors = DocumentColors(snapshot).all
    #expect(colors.map { snapshot.text[$0.range] } == ["tintColor", "chart3"])
    let token = try #require(Palette.token(named: "chart3"))
    #expect(colors.last?.color == token.light)
    let range = try #require(colors.first).range
    #expect(DocumentColors(snapshot).presentations(for: token.light, in: range).map(\.label).contains("chart3"))
  }
}

@Suite struct SymbolTests {
  @Test func theOutlineNamesPartsByIdAndText() {
    let symbols = Outline(
      card(
        "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"order\"><Title>Pump</Title><Actions><Action>Go</Action></Actions></ObjectCardView>"
      )
    ).symbols()
    #expect(symbols.map(\.name) == ["order", "Pump", "Go", "Go"])
    let escaped = Outline(card("<Card><Title>A &amp; B &lt; C</Title></Card>")).symbols()
    #expect(escaped.last?.name == "A & B < C")
    #expect(symbols.map(\.detail) == ["ObjectCardView", "Title", "Actions", "Action"])
    #expect(symbols.map(\.parent) == [nil, 0, 0, 2])
    #expect(symbols.allSatisfy { $0.range.contains($0.selectionRange) && !$0.name.isEmpty })
  }

  @Test func whatHappensInASceneIsNamedByItsAttributes() {
    let scene = Outline(
      card(
        """
        <CardScene xmlns="urn:cardwright:1" id="zoo" root="home"><PlainCard id="home"><Title>Home</Title>\
        <On event="select" of="bears"><Push card="trip"/><Info>Off we go</Info></On>\
        <On event="built"><Pop animated="false"/><Pop/></On></PlainCard><Scenario id="walk">\
        <Step tap="search"/><Step drag="10" hold="true"/><Expect top="home" depth="1"/></Scenario></CardScene>
        """))
    let events = scene.symbols().filter { $0.kind == .event }
    #expect(
      events.map { "\($0.detail): \($0.name)" } == [
        "On: select of bears", "Push: trip", "On: built", "Pop: animated false", "Step: tap search",
        "Step: drag 10 hold", "Expect: top home depth 1",
      ])
    #expect(scene.symbols(matching: "").map(\.symbol.detail).allSatisfy { !["On", "Push", "Step"].contains($0) })
  }

  @Test func namesAreWhatPeopleRead() {
    let text = "<a><b>Pumps &amp; valves</b><c> <![CDATA[R&D]]> </c><d>A <![CDATA[B &amp; <b>]]> C</d></a>"
    #expect(
      Outline(plainXML(text)).symbols().suffix(3).map(\.name) == ["Pumps & valves", "R&D", "A B &amp; <b> C"])
  }

  @Test func limitsHold() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(Outline(plainXML(deep)).symbols(depthLimit: 50).count == 50)
    #expect(Outline(plainXML("<a><b/><b/><b/></a>")).symbols(limit: 2).count == 2)
    #expect(Outline(plainXML("<a><")).symbols().count == 1)
  }

  @Test func theWorkspaceIsSearchedByLetters() {
    let snapshot = card(
      "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"work-order\"><Title>Pump</Title></ObjectCardView>")
    func found(_ query: String, in snapshot: DocumentSnapshot) -> [String] {
      Outline(snapshot).symbols(matching: query).map(\.symbol.name)
    }
    #expect(found("wo", in: snapshot) == ["work-order"])
    #expect(found("title", in: snapshot) == ["Pump"])
    #expect(found("zzz", in: snapshot) == [])
    let list = card(
      """
      <CardList xmlns="urn:cardwright:1" id="list"><ObjectCardView id="first"><Title>All the stock</Title></ObjectCardView>
      <ObjectCardView id="laststock"><Title>Sold to our customers kindly</Title></ObjectCardView>
      <ObjectCardView id="stock-tiles"><Title>Tiles</Title></ObjectCardView></CardList>
      """)
    #expect(found("stock", in: list) == ["stock-tiles", "All the stock", "laststock"])
    #expect(found("", in: list).first == "list")
    // Letters of a sentence are no name.
    #expect(found("stmk", in: list) == [])
    // What a title names is found once, but as a title where that is asked for.
    let headed = card("<Card xmlns=\"urn:cardwright:1\"><Header><Title>One</Title></Header></Card>")
    func elements(_ query: String) -> [String] { Outline(headed).symbols(matching: query).map(\.symbol.detail) }
    #expect(elements("one") == ["Header"] && elements("") == ["Header"] && elements("title") == ["Title"])
  }
}

@Suite struct CodeActionTests {
  @Test func fixesOfFindingsAreOffered() throws {
    let text = "<a><b>x</a>"
    let actions = CodeActionFinder(plainXML(text)).actions(in: ByteRange(4, 4))
    let action = try #require(actions.first)
    #expect(action.kind == .quickFix && !action.diagnostics.isEmpty)
    #expect(CodeActionFinder(plainXML(applying(action.edits, to: text))).actions(in: ByteRange(0, 12)) == [])
  }

  @Test func findingsOfOneKindAreFixedTogether() throws {
    let text = "<a b=1 c=2 d=3/>"
    let action = try #require(
      CodeActionFinder(plainXML(text)).actions(in: ByteRange(5, 6)).first { $0.title.hasPrefix("Fix all 3") })
    #expect(action.kind == .quickFix)
    #expect(applying(action.edits, to: text) == "<a b=\"1\" c=\"2\" d=\"3\"/>")
  }

  @Test func wholeElementsCanBeCommentedOut() throws {
    let marked = MarkedText("<a>⏩<b/> <c>x</c> ⏪<d/></a>")
    let range = try #require(marked.selection.map { ByteRange($0.lowerBound, $0.upperBound) })
    let action = try #require(CodeActionFinder(plainXML(marked.text)).actions(in: range).first { $0.kind == .rewrite })
    #expect(applying(action.edits, to: marked.text) == "<a><!-- <b/> <c>x</c> --> <d/></a>")
    #expect(CodeActionFinder(plainXML("<a><b/></a>")).actions(in: ByteRange(0, 6)) == [])
    #expect(CodeActionFinder(plainXML("<a><!-- x --><b/></a>")).actions(in: ByteRange(3, 13)) == [])
  }
}
