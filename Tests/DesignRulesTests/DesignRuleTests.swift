import BundledData
import CardAnalysis
import CardModel
import DesignRules
import Foundation
import Guidelines
import SchemaModel
import SchemaReader
import SchemaValidation
import SourceText
import TestSupport
import Testing
import XMLSyntax

@Suite struct DesignRuleTests {
  /// Files that the examples of the rules may name.
  private static let files: [String: [UInt8]] = {
    var files = Dictionary(uniqueKeysWithValues: BundledFile.examples.map { ($0.name, $0.bytes) })
    for name in ["pump.png", "ana.png"] { files[name] = [] }
    files["orders.json"] = Array(#"{"orders": [{"id": "4711", "title": "Coolant pump", "state": "Open"}]}"#.utf8)
    files["samples/drafts.json"] = Array(
      """
      {"draft": "Lorem ipsum dolor", "markup": "<b>Ben</b>", "order": {"title": "Coolant pump"}, "few": 2, "many": 5, "empty": "", "yes": true, "no": false,
       "days": {"right": "Tuesday, 24 November 2026", "wrong": "Monday, 24 November 2026"},
       "icons": {"right": "actions.filter", "wrong": "actions.filtre"}, "rows": [{"name": "A"}, {"name": "B"}],
       "trends": {"up": "up", "more": "5 % more", "less": "5 % less"},
       "pictures": {"there": "pump.png", "missing": "bne.png", "none": null, "name": "pump"}}
      """.utf8)
    files["list.json"] = Array(#"[{"title": "Coolant pump"}]"#.utf8)
    files["broken.json"] = Array(#"{"orders": open}"#.utf8)
    files["types.schema.json"] = Array(#"{"type": "obj", "properties": {"title": {"type": "string"}}}"#.utf8)
    return files
  }()

  /// The schema of the card language.
  private static let schema = Result {
    try SchemaReader.read(entry: "card.xsd", files: BundledFile.schemas.map { ($0.name, $0.bytes) })
  }

  /// What other rules say of an example all the same, by its rule, and why.
  private static let usualBesides: [String: Set<String>] = [
    // An empty label is against the schema, too.
    "action-label-required": ["value-length"],
    // More things than can be taken in are more parts than a body has.
    "card-too-many-elements": ["body-components-max"],
    // A card that is too high to be seen beside another one is too high.
    "carousel-visible": ["card-height-max", "carousel-height", "carousel-minimum", "media-height-ratio"],
    // What is swapped is not what the list shows.
    "counter-format": ["counter-matches-items"],
    // What is so wide that it does not fit leaves nothing to see of its neighbour.
    "fixed-size-risk": ["carousel-peek"],
    // With its caption a figure would be high enough.
    "touch-target-ios": ["kpi-label"],
  ]

  /// What other rules say after a fix that they did not say before, by the rule of the fix, and why.
  private static let usualAfterFix: [String: Set<String>] = [
    // What a list does not show any more is told.
    "list-preview-rows": ["list-see-all"],
    // The value that a pointer means need not be the record that the card was written for.
    "sample-place": ["binding-unknown"],
  ]

  /// The findings of `rule` in `document`.
  private func findings(of rule: DesignRule, in document: String) throws -> [Diagnostic] {
    try findings(in: document).filter { $0.kind == rule.kind }
  }

  /// All findings in `document`.
  private func findings(in document: String) throws -> [Diagnostic] {
    let resources = DocumentResources(
      bytes: { Self.files[$0] }, names: { folder in Self.files.keys.filter { folder.isEmpty && !$0.contains("/") } },
      exists: { Self.files[$0] != nil })
    let snapshot = DocumentSnapshot(
      uri: "", version: 0, text: SourceText(document), language: CardLanguage(schema: try Self.schema.get()),
      resources: resources)
    return snapshot.diagnostics
  }

  @Test func aRuleTellsAThousandFindingsAndTheNumberOfTheRest() throws {
    let rule = try #require(DesignRule.named("unknown-icon"))
    func findings(_ number: Int) throws -> [Diagnostic] {
      let action = #"<Action icon="actions.filtre">Go</Action>"#
      let actions = String(repeating: action, count: number)
      return try self.findings(
        of: rule, in: #"<Card xmlns="urn:cardwright:1"><Footer>"# + actions + "</Footer></Card>")
    }
    let all = try findings(1_000)
    #expect(all.count == 1_000 && Set(all.map(\.message)).count == 1)
    let most = try findings(3_000)
    #expect(most.dropLast() == all.dropLast())
    #expect(most.last?.message == (all.last?.message ?? "") + " (and 2000 more)")
  }

  @Test(
    "A name that is no icon is changed to the one that is meant, and without asking only where nothing else can be meant",
    arguments: [
      ("action.flag", "actions.flag", true), ("Action.flag", "actions.flag", true),
      ("actions.filtre", "actions.filter", true),
      ("action.filtre", "actions.filter", false), ("cart.fill", "shopping.cart", false),
      ("gear", "actions.settings", false), ("sap-icon://alert", "status.alert", true),
      ("actions.reject", "actions.decline", false),
    ])
  func unknownIcons(name: String, meant: String, isPreferred: Bool) throws {
    let rule = try #require(DesignRule.named("unknown-icon"))
    let document = #"<Card xmlns="urn:cardwright:1"><Footer><Action icon="\#(name)">Go</Action></Footer></Card>"#
    let fixes = try findings(of: rule, in: document).flatMap(\.fixes)
    #expect(fixes.flatMap(\.edits).map(\.replacement) == [meant])
    #expect(fixes.map(\.isPreferred) == [isPreferred])
  }

  @Test(
    "A colour that is written as it looks is told once, with the tokens that look most like it",
    arguments: [
      ("#f00", ["negativeLabel", "red7", "stockDownStroke"]),
      ("#FF000080", ["negativeLabel", "red7", "stockDownStroke"]),
      ("#f008", ["negativeLabel", "red7", "stockDownStroke"]),
      ("#ffa500", ["chartCritical", "mango5", "customColor5"]),
      ("Tint Color", ["tintColor"]), ("f00", []), ("#f0", []), ("#red", []),
    ])
  func unknownColors(name: String, meant: [String]) throws {
    let card = """
      <Card xmlns="urn:cardwright:1" target="a"><Header><Title>Depots</Title></Header><Body><Map label="One depot in Nuremberg">
      <Pin latitude="49.45" longitude="11.08" color="\(name)">Nuremberg</Pin></Map></Body></Card>
      """
    let found = try findings(in: card).filter { $0.severity == .error }
    #expect(found.map(\.kind.code) == ["unknown-color"])
    #expect(found.flatMap(\.fixes).flatMap(\.edits).map(\.replacement) == meant)
  }

  @Test("Keys that are to do two things are told once, of a scene as of a card", arguments: ["PlainCard", "CardScene"])
  func shortcutsTwice(holder: String) throws {
    let scene = #"""
      <CardScene xmlns="urn:cardwright:1" id="s" root="a"><PlainCard id="a"><Title>Jobs</Title><Text>Four are open.</Text></PlainCard></CardScene>
      """#
    let keys = #"<Shortcut keys="cmd+e" do="expand"/><Shortcut keys="cmd+e" do="collapse"/></\#(holder)>"#
    #expect(try findings(in: scene.replacing("</\(holder)>", with: keys)).map(\.kind.code) == ["shortcut-twice"])
  }

  @Test("An icon that means the opposite is not offered", arguments: ["status.lowPriority", "message.lowPriority"])
  func oppositeIcons(name: String) throws {
    let rule = try #require(DesignRule.named("unknown-icon"))
    let document = #"<Card xmlns="urn:cardwright:1"><Footer><Action icon="\#(name)">Go</Action></Footer></Card>"#
    let found = try findings(of: rule, in: document)
    #expect(found.count == 1 && found.allSatisfy { $0.fixes.isEmpty && !$0.message.contains("did you mean") })
  }

  @Test("An axis that is added stands on a line of its own, as the series before it does")
  func addedAxes() throws {
    let rule = try #require(DesignRule.named("chart-axis-labels"))
    let fix = try #require(try findings(of: rule, in: rule.failingDocument).first?.fixes.first)
    let fixed = SourceText(rule.failingDocument).applying(fix.edits)?.string
    #expect(fixed?.contains("      </Series>\n      <CategoryAxis/>\n") == true)
  }

  @Test(
    "Where either of two may be the wrong one, they do not change places without asking",
    arguments: ["event-order", "counter-format"])
  func swapsAreOffered(code: String) throws {
    let rule = try #require(DesignRule.named(code))
    let fixes = try findings(of: rule, in: rule.failingDocument).flatMap(\.fixes)
    #expect(fixes.map(\.isPreferred) == [false])
  }

  @Test(
    "A counter above three cells is mended so that it agrees with these and with “See all”",
    arguments: [
      ("8 of 3", #"<SeeAll total="8">See all</SeeAll>"#, ["3 of 8"], ["3 of 8", "3 of 3"]),
      ("8 of 3", #"<SeeAll total="3">See all</SeeAll>"#, ["3 of 3"], ["3 of 8", "3 of 3"]),
      ("8 of 3", "", [], ["3 of 8", "3 of 3"]), ("4 of 12", "", ["3 of 12"], ["3 of 12"]),
      ("3 of 2", #"<SeeAll total="12">See all</SeeAll>"#, [], []),
    ])
  func counters(text: String, link: String, preferred: [String], offered: [String]) throws {
    let cells = String(repeating: "<ObjectCell><Title>Pump</Title></ObjectCell>", count: 3)
    let card = """
      <Card xmlns="urn:cardwright:1" target="a"><Header><Title>Orders</Title><Counter>\(text)</Counter></Header><Body>
      <ObjectCellList>\(cells)\(link)</ObjectCellList></Body></Card>
      """
    let fixes = try findings(in: card).filter { $0.kind.code.hasPrefix("counter-") }.flatMap(\.fixes)
    #expect(fixes.filter(\.isPreferred).flatMap(\.edits).map(\.replacement) == preferred)
    #expect(Set(fixes.flatMap(\.edits).map(\.replacement)) == Set(offered))
  }

  @Test("A list that the sample lacks is not taken for the record itself without asking")
  func recordsThemselves() throws {
    let rule = try #require(DesignRule.named("binding-unknown"))
    let list = """
      <ObjectCellList xmlns="urn:cardwright:1" id="a" sample="list.json"><ObjectCell each="{weeks}" target="t">
      <Title>A</Title></ObjectCell></ObjectCellList>
      """
    let fixes = try findings(of: rule, in: list).flatMap(\.fixes)
    #expect(fixes.map(\.title) == ["Change to “.”"] && !fixes.contains(where: \.isPreferred))
  }

  @Test("What the schema says of an empty title no rule says again")
  func emptyTitles() throws {
    let rule = try #require(DesignRule.named("text-empty"))
    let card = #"<ObjectCardView xmlns="urn:cardwright:1"><Title></Title><TagBar><Tag/></TagBar></ObjectCardView>"#
    #expect(try findings(of: rule, in: card) == [])
  }

  @Test(
    "What an element has that holds an unclosed one is not judged: it may have been swallowed",
    arguments: [("object-card-actions", "</Title>"), ("table-row-cells", "</Cell>")])
  func unclosedElements(code: String, endTag: String) throws {
    let rule = try #require(DesignRule.named(code))
    let place = try #require(rule.passing.range(of: endTag))
    let found = try findings(in: rule.passing.replacingCharacters(in: place, with: ""))
    #expect(found.map(\.kind.code).contains("end-tag-missing") && !found.contains { $0.kind == rule.kind })
  }

  @Test(
    "What a scene answers and shows is not judged where something in it is unclosed",
    arguments: [
      (
        "button-idle", "</On>",
        #"<PlainCard id="a" map="m"><Title>A</Title><FloatingRow><Action id="go">Go</Action></FloatingRow><On event="traits">"#
          + #"<Info>A</Info>¦<On event="tap" of="go"><Info>B</Info></On></PlainCard>"#
      ),
      (
        "disclosure-target", "</On>",
        #"<TableCard id="a" map="m"><Title>A</Title><Section><ObjectCell id="b" variation="navigation"><Title>B</Title></ObjectCell>"#
          + #"<ObjectCell id="c" variation="navigation"><Title>C</Title></ObjectCell></Section><On event="select" of="b">"#
          + #"<Info>B</Info>¦<On event="select" of="c"><Info>C</Info></On></TableCard>"#
      ),
      (
        "action-without-effect", "</HeaderBar>",
        #"<PageCard id="a"><HeaderBar><Title>A</Title>¦<PageItem card="b"/></PageCard><PlainCard id="b" map="m"><Title>B</Title>"#
          + #"<FloatingRow><Action id="go">Go</Action></FloatingRow><On event="tap" of="go"><Page turn="next"/></On></PlainCard>"#
      ),
      (
        "card-unreachable", "</On>",
        #"<PageCard id="a"><PageItem card="b"/><On event="traits"><Info>A</Info>¦<On event="page"><Push card="c"/></On></PageCard>"#
          + #"<PlainCard id="b" map="m"><Title>B</Title></PlainCard><PlainCard id="c" map="m"><Title>C</Title></PlainCard>"#
      ),
      (
        "event-impossible", "</Line>",
        #"<MapContent id="n"><Line points="1,1 2,2">L¦<Pin id="p" latitude="1" longitude="1">P</Pin></MapContent>"#
          + #"<PlainCard id="a" map="n"><Title>A</Title><On event="tap" of="p"><Info>P</Info></On></PlainCard>"#
      ),
      (
        "scene-overlays-off", "</On>",
        #"<PlainCard id="a" map="m"><Title>A</Title><FloatingRow><Action id="go">Go</Action></FloatingRow>"#
          + #"<On event="tap" of="go"><Overlays show="false"/></On><On event="traits"><Info>A</Info>¦"#
          + #"<On event="tap"><Overlays show="true"/></On></PlainCard>"#
      ),
    ])
  func unclosedScenes(code: String, endTag: String, cards: String) throws {
    for tag in [endTag, ""] {
      let scene = #"<CardScene xmlns="urn:cardwright:1" id="s" root="a"><MapContent id="m"/>\#(cards)</CardScene>"#
      let found = try findings(in: scene.replacing("¦", with: tag)).map(\.kind.code)
      #expect(found.contains("end-tag-missing") == tag.isEmpty && !found.contains(code), "\(found)")
    }
  }

  @Test("No fix writes something of its own in the place of a binding: the data are to be corrected")
  func bindingsStay() throws {
    let document = """
      <Card xmlns="urn:cardwright:1" id="a" target="a" sample="samples/drafts.json"><Header><Title>Parts</Title>
      <HeaderAction id="b" icon="{icons/wrong}" label="Filter"/></Header>
      <Body><Chart type="line" label="Stock"><Trend direction="{trends/up}">{trends/less}</Trend>
      <Series><Point value="1">A</Point></Series></Chart></Body></Card>
      """
    let found = try findings(in: document)
    #expect(Set(["unknown-icon", "trend-direction"]).isSubset(of: found.map(\.kind.code)))
    let replaced = found.flatMap(\.fixes).flatMap(\.edits).filter { !$0.range.isEmpty }.map { edit in
      SourceText(document)[edit.range]
    }
    #expect(replaced.filter { $0.contains("{") } == [])
  }

  @Test("Of two primary actions the one that takes something away gives way, wherever it stands")
  func rejectionGivesWay() throws {
    let rule = try #require(DesignRule.named("one-primary-action"))
    func kept(_ actions: String) throws -> [String] {
      let document = #"<Card xmlns="urn:cardwright:1"><Footer>"# + actions + "</Footer></Card>"
      return try findings(of: rule, in: document).flatMap(\.fixes).map(\.title)
    }
    let (approve, reject) = (#"<Action role="primary">Approve</Action>"#, #"<Action role="primary">Reject</Action>"#)
    #expect(try kept(approve + reject) == ["Make “Reject” secondary"])
    #expect(try kept(reject + approve) == ["Make “Reject” secondary"])
  }

  @Test("Actions do not change places where something is said of one of them")
  func commentsStayWithTheirActions() throws {
    let rule = try #require(DesignRule.named("primary-action-last"))
    func fixes(_ note: String) throws -> [Int] {
      let actions = note + #"<Action role="primary">Approve</Action><Action>Forward</Action>"#
      return try findings(of: rule, in: #"<Card xmlns="urn:cardwright:1"><Footer>\#(actions)</Footer></Card>"#)
        .map(\.fixes.count)
    }
    #expect(try fixes("") == [1])
    #expect(try fixes("<!-- Books the budget -->") == [0])
    #expect(try fixes("<?cardwright ignore button-short?>") == [0])
  }

  @Test("What a round picture of somebody shows is asked before its shape is changed")
  func roundPictures() throws {
    let rule = try #require(DesignRule.named("avatar-shape"))
    func fixes(_ title: String) throws -> [Fix] {
      let image = #"<DetailImage src="a.png" represents="object" shape="circle" alt="\#(title)"/>"#
      let cell = #"<ObjectCell xmlns="urn:cardwright:1">"# + image + "<Title>\(title)</Title></ObjectCell>"
      return try findings(of: rule, in: cell).flatMap(\.fixes)
    }
    #expect(try fixes("Elif Kaya").map(\.isPreferred) == [false, false])
    #expect(try fixes("Elif Kaya").first?.edits.map(\.replacement) == ["person"])
    #expect(try fixes("Pump").map(\.isPreferred) == [true, false])
    #expect(try fixes("Pump").first?.edits.map(\.replacement) == ["square"])
  }

  @Test("An action does not become the second one to call")
  func purposesOfActions() throws {
    let rule = try #require(DesignRule.named("purpose-target"))
    func fixes(beside purpose: String) throws -> [[String]] {
      let actions = #"<Action purpose="\#(purpose)"/><Action purpose="email" target="tel:+49401234"/>"#
      return try findings(
        of: rule, in: #"<ContactCell xmlns="urn:cardwright:1"><ActionsArea>"# + actions + "</ActionsArea></ContactCell>"
      ).map { $0.fixes.flatMap(\.edits).map(\.replacement) }
    }
    #expect(try fixes(beside: "message") == [["phone"]])
    #expect(try fixes(beside: "phone") == [[]])
  }

  @Test("Cards in cards and parts beside each other have findings in proportion to their number")
  func findingsGrowWithTheDocument() {
    func count(_ document: String) -> Int {
      DocumentSnapshot(
        uri: "", version: 0, text: SourceText(document), language: CardLanguage(schema: try? Self.schema.get())
      ).diagnostics.count
    }
    func tower(_ height: Int) -> Int {
      count(
        #"<CardList xmlns="urn:cardwright:1">"# + String(repeating: #"<Card target="order">"#, count: height)
          + String(repeating: "</Card>", count: height) + "</CardList>")
    }
    func counters(_ number: Int) -> Int {
      count(
        #"<Card xmlns="urn:cardwright:1"><Header><Title>Pump</Title>"#
          + String(repeating: "<Counter>1 of 2</Counter>", count: number) + "</Header></Card>")
    }
    #expect(tower(40) >= 40)
    #expect(tower(80) <= 2 * tower(40))
    #expect(counters(40) >= 40)
    #expect(counters(80) <= 2 * counters(40))
  }

  @Test("Rules and model know every element of the schema by its name")
  func everyElementHasAName() throws {
    let elements = Set(try Self.schema.get().elements.map(\.localName))
    #expect(elements.filter { CardWord.named($0).element == .other } == [])
    #expect(Set(DesignRule.all.flatMap(\.elements)).subtracting(elements) == [])
    #expect(Set(ElementName.allCases.map(\.rawValue)).subtracting(elements) == [""])
  }

  @Test("What a scene measures where it does not say is what the schema says")
  func figuresOfScenes() throws {
    let schema = try Self.schema.get()
    func usual(_ element: String, _ attribute: String) -> Double? {
      let index = schema.elements.indices.first { schema.elements[$0].localName == element }
      let uses = index.map { schema.attributes(of: ElementID($0)) } ?? []
      return uses.first { $0.localName == attribute }?.defaultValue.flatMap { Double($0) }
    }
    #expect(usual("StickyBar", "height") == StickyBar.usualHeight)
    #expect(usual("Metrics", "mapStrip") == SceneMetrics().mapStrip)
    #expect(usual("Metrics", "mapStripHome") == SceneMetrics().mapStripHome)
  }

  @Test("Rules know every attribute that holds a name or a file, by its name")
  func everyHolderHasAName() throws {
    let schema = try Self.schema.get()
    let uses = schema.elements.indices.flatMap { schema.attributes(of: ElementID($0)) }
    let held = uses.filter { use in
      schema.contentKinds(of: use).contains { [.iconName, .colorToken, .imageFile, .sampleFile].contains($0) }
    }
    #expect(held.count > 20)
    #expect(Set(held.map(\.localName).filter { CardWord.named($0).attribute == nil }) == [])
  }

  @Test(arguments: DesignRule.all.map(\.kind.code))
  func thePassingExamplePasses(code: String) throws {
    let rule = try #require(DesignRule.named(code))
    let tree = XMLParser.parse(SourceText(rule.passing))
    #expect(tree.diagnostics.isEmpty)
    #expect(SchemaAssessment(tree: tree, schema: try Self.schema.get()).diagnostics == [])
    #expect(try findings(of: rule, in: rule.passing) == [])
  }

  @Test("What a rule shows as the better design breaks no other rule", arguments: DesignRule.all.map(\.kind.code))
  func thePassingExampleKeepsEveryRule(code: String) throws {
    let rule = try #require(DesignRule.named(code))
    let left = try findings(in: rule.passing).filter { $0.severity >= .information }
    #expect(Set(left.map(\.kind.code)).subtracting(Self.usualBesides[code] ?? []) == [])
  }

  @Test(arguments: DesignRule.all.map(\.kind.code))
  func theFailingExampleHasOneFindingWhereItIsMarked(code: String) throws {
    let rule = try #require(DesignRule.named(code))
    let marked = MarkedText(rule.failing)
    let selection = try #require(marked.selection, "the failing example marks the finding with ⏩⏪")
    let found = try findings(of: rule, in: marked.text)
    #expect(found.map(\.range) == [ByteRange(selection.lowerBound, selection.upperBound)])
    #expect(rule.failingDocument == marked.text)
    let others = try findings(in: marked.text).filter { $0.kind != rule.kind && $0.severity >= .information }
    #expect(Set(others.map(\.kind.code)).subtracting(Self.usualBesides[code] ?? []) == [], "an example has one fault")
  }

  @Test(arguments: DesignRule.all.filter { !$0.edges.isEmpty }.map(\.kind.code))
  func cardsAtTheEdgesFallOnTheirSides(code: String) throws {
    let rule = try #require(DesignRule.named(code))
    for edge in rule.edges {
      let place = "the failing example has “\(rule.text(of: edge))” once"
      if let passing = edge.passing {
        let document = try #require(rule.document(edge, passing), "\(place)")
        let tree = XMLParser.parse(SourceText(document))
        #expect(tree.diagnostics.isEmpty, "\(document)")
        #expect(SchemaAssessment(tree: tree, schema: try Self.schema.get()).diagnostics == [], "\(document)")
        #expect(try findings(of: rule, in: document) == [], "\(document)")
      }
      if let failing = edge.failing {
        let document = try #require(rule.document(edge, failing), "\(place)")
        let found = try findings(of: rule, in: document)
        #expect(found.count == 1, "\(document)")
        let said = found.flatMap { [$0.message] + $0.fixes.map(\.title) }
        #expect(said.contains { $0.contains(edge.says) || edge.says.isEmpty }, "\(said) of \(document)")
      }
    }
  }

  @Test(
    "A fix resolves its finding, and no rule says anything that it did not say before", arguments: codesOfRulesWithFixes
  )
  func fixesPleaseEveryRule(code: String) throws {
    let rule = try #require(DesignRule.named(code))
    let edges = rule.edges.compactMap { edge in edge.failing.flatMap { rule.document(edge, $0) } }
    var fixes = 0
    for document in [rule.failingDocument] + edges {
      let before = try findings(in: document)
      for fix in before.filter({ $0.kind == rule.kind }).flatMap(\.fixes) {
        let fixed = try #require(SourceText(document).applying(fix.edits), "\(fix.title): edits overlap")
        let after = try findings(in: fixed.string)
        #expect(!after.map(\.kind).contains(rule.kind), "\(fix.title) gives\n\(fixed.string)")
        var added = after.filter { $0.severity >= .information }.map(\.kind.code)
        for finding in before { if let known = added.firstIndex(of: finding.kind.code) { added.remove(at: known) } }
        #expect(Set(added).subtracting(Self.usualAfterFix[code] ?? []) == [], "\(fix.title) gives\n\(fixed.string)")
        #expect(
          !fix.isPreferred || after.count < before.count || Self.usualAfterFix[code] != nil,
          "\(fix.title) gives\n\(fixed.string)")
        fixes += 1
      }
    }
    #expect(fixes > 0, "the rule makes a fix that none of its examples shows")
  }

  @Test("A card that is too high on the smallest phone alone is no warning")
  func aSmallPhoneMakesCardsHigher() throws {
    func severities(mapHeight: Int) throws -> [DiagnosticSeverity] {
      let document = """
        <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
          <Header><Title>Coolant pump</Title></Header>
          <Body>
            <Text>Oil has been found below the pump.</Text>
            <Map height="\(mapHeight)" label="Site"><Pin latitude="48.1" longitude="11.6">Hall 3</Pin></Map>
          </Body>
        </Card>
        """
      return try findings(in: document).filter { $0.kind.code == "card-height-max" }.map(\.severity)
    }
    #expect(try severities(mapHeight: 410) == [.information])
    #expect(try severities(mapHeight: 420) == [.warning])
  }

  @Test func sourcesAreKnown() {
    for rule in DesignRule.all {
      #expect(!rule.sources.isEmpty, "\(rule.kind.code)")
      for key in rule.sources { #expect(GuidelineSource.named(key) != nil, "\(rule.kind.code) names \(key)") }
    }
  }

  @Test func codesAreUniqueAndEveryRuleFileIsListed() throws {
    #expect(Set(DesignRule.all.map(\.kind.code)).count == DesignRule.all.count)
    let files = try ruleFiles()
    #expect(files.count == DesignRule.all.count, "a rule is missing from DesignRule.all, or has no file of its own")
  }

  @Test func foreignElementsOfTheSameNameAreLeftAlone() {
    let document = "<Counter xmlns='urn:elsewhere'>many</Counter>"
    #expect(DesignRule.diagnostics(in: XMLParser.parse(SourceText(document)), knowledge: nil) == [])
  }
}

/// The texts of the files of the rules.
private func ruleFiles() throws -> [String] {
  let folder = URL(filePath: #filePath).appending(path: "../../../Sources/DesignRules/Rules").standardized
  return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    .filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
}

/// The codes of the rules whose files make a fix.
private let codesOfRulesWithFixes = {
  let files = ((try? ruleFiles()) ?? []).filter { $0.contains("fixes: ") }
  return DesignRule.all.map(\.kind.code).filter { code in files.contains { $0.contains("\"\(code)\",") } }
}()
