import BundledData
import CardModel
import JSON
import SchemaReader
import SourceText
import TestSupport
import Testing
import XMLSyntax

@testable import CardProject

/// What is said of cards beside one another, and the map of them.
@Suite struct CardProjectTests {
  static let kinds: LinkKinds? = try? LinkKinds(
    SchemaReader.read(entry: "card.xsd", files: BundledFile.schemas.map { ($0.name, $0.bytes) }))

  /// A project of `files`, their texts by name; all in one folder.
  static func project(_ files: [String: String]) throws -> CardProject {
    let kinds = try #require(kinds)
    var project = CardProject()
    for (name, text) in files { project.set(facts(text, kinds), at: "/w/" + name + ".card.xml") }
    return project
  }

  static func facts(_ text: String, _ kinds: LinkKinds) -> FileFacts {
    let tree = XMLParser.parse(SourceText(text))
    return FileFacts(tree, words: CardWord.words(of: tree), kinds) { $0.hasPrefix("/") ? nil : "/w/" + $0 }
  }

  /// A card with `contents`, leading to `target`.
  static func card(_ id: String, target: String = "", _ contents: String = "") -> String {
    let target = target.isEmpty ? "" : " target=\"\(target)\""
    return "<Card xmlns=\"urn:cardwright:1\" id=\"\(id)\"\(target)>\(contents)</Card>"
  }

  static func findings(_ project: inout CardProject, _ name: String, exists: Bool = false) -> [Diagnostic] {
    let path = "/w/\(name).card.xml"
    return project.findings(project.files[path] ?? FileFacts(), at: path) { _ in exists }
  }

  static func codes(_ project: CardProject, _ name: String) -> [String] {
    var project = project
    return findings(&project, name).map(\.kind.code)
  }

  @Test func linksAreCalledByTheirTextOrTheTitleInside() throws {
    let kinds = try #require(Self.kinds)
    let facts = Self.facts(
      """
      <Card xmlns="urn:cardwright:1" xml:lang="de" target="a"><Card target="b"><Action target="c">Mehr</Action>
      <Title><Title> Pumpe
      </Title></Title></Card><Card target="d"/><Action xml:lang="fr">Plus</Action><Action>Weniger</Action></Card>
      """, kinds)
    #expect(facts.meaning.links.map(\.label) == ["Card", "Card", "Mehr", "Card"])
    #expect(facts.meaning.actions.map(\.language) == ["de", "fr", "de"])
    let titled = Self.facts(
      Self.card("a", target: "b", "<Header><Title>Pump 7</Title></Header><Title>No</Title>"), kinds)
    #expect(titled.meaning.links.map(\.label) == ["Pump 7"])
  }

  @Test func targetsThatAreNotThereAreTold() throws {
    var project = try Self.project([
      "a": Self.card("a", target: "order.card.xml"), "orders": Self.card("orders"),
      "b": Self.card("b", target: "orders.card.xml#head"), "c": Self.card("c", target: "nowhere"),
      "d": Self.card("d", target: "app://x"), "e": Self.card("e", target: "{target}"),
      "f": Self.card("f", target: "x/1"), "g": Self.card("g", target: "orders.card.xlm"),
      "h": Self.card("h", target: "nope.xml"),
    ])
    func findings(_ name: String) -> [Diagnostic] { Self.findings(&project, name) }
    let missing = try #require(findings("a").first)
    #expect(missing.message == "The card “order.card.xml” is not there; did you mean “orders.card.xml”?")
    #expect(missing.fixes.first?.edits == [TextEdit(missing.range, "orders.card.xml")])
    #expect(findings("b").map(\.message) == ["“orders.card.xml” has no part “head”"])
    #expect(findings("c").map(\.message) == ["There is no part “nowhere” in this file"])
    #expect(
      findings("g").map(\.message) == ["The card “orders.card.xlm” is not there; did you mean “orders.card.xml”?"])
    #expect(findings("h").map(\.message) == ["The card “nope.xml” is not there"])
    for name in ["d", "e", "f", "orders"] { #expect(findings(name).isEmpty) }
    #expect(Self.findings(&project, "a", exists: true).isEmpty)
  }

  @Test("What is a card beside this one, an address without its scheme, or this card itself, is told as such")
  func targetsThatAreMeantOtherwise() throws {
    var project = try Self.project([
      "work-order": Self.card("order"), "to-file": Self.card("a", target: "work-order"),
      "to-id": Self.card("b", target: "#order"), "host": Self.card("h", target: "example.com/orders#top"),
      "www": Self.card("w", target: "www.sap.com"), "path": Self.card("p", target: "orders/4711"),
      "mail": Self.card("m", target: "ana@example.com"), "outside": Self.card("o", target: "/v/x.card.xml#o"),
      "host-part": Self.card("top", target: "example.com#top"), "named": Self.card("n", target: "named"),
      "team": Self.card("t", "<Footer><Action target=\"team.card.xml\">Team</Action></Footer>"),
      "folder": Self.card("l", target: "example.com/a.xml"),
      "own-id": Self.card("c", target: "c"), "own-mark": Self.card("d", target: "#d"),
      "own-file": Self.card("e", target: "own-file.card.xml"),
      "own-part": Self.card("f", target: "own-part.card.xml#x", "<Body id=\"x\"/>"),
      "scene": "<CardScene xmlns=\"urn:cardwright:1\" id=\"s\"><PlainCard id=\"k\" target=\"s\"/></CardScene>",
    ])
    func told(_ name: String) -> [String] {
      Self.findings(&project, name).map { finding in
        finding.message + (finding.fixes.first.map { " → \($0.edits[0].replacement)" } ?? "")
      }
    }
    let file = "did you mean “work-order.card.xml”? → work-order.card.xml"
    #expect(told("to-file") == ["There is no part “work-order” in this file; \(file)"])
    #expect(told("to-id") == ["There is no part “order” in this file; \(file)"])
    let finding = try #require(Self.findings(&project, "to-id").first)
    let fixed = SourceText(Self.card("b", target: "#order")).applying(finding.fixes[0].edits)?.string
    #expect(fixed == Self.card("b", target: "work-order.card.xml"))
    let address = "is read as a file without its scheme; did you mean"
    #expect(told("host") == ["“example.com/orders” \(address) “https://example.com/orders”? → https://"])
    #expect(told("www") == ["“www.sap.com” \(address) “https://www.sap.com”? → https://"])
    #expect(told("mail") == ["“ana@example.com” \(address) “mailto:ana@example.com”? → mailto:"])
    #expect(told("host-part") == ["“example.com” \(address) “https://example.com”? → https://"])
    #expect(told("named") == ["There is no part “named” in this file"])
    #expect(Self.findings(&project, "folder", exists: true).isEmpty)
    let here = "is where people are already; name where they get to from here"
    #expect(told("own-id") == ["“c” \(here)"] && told("own-mark") == ["“d” \(here)"])
    #expect(told("own-file") == ["“own-file.card.xml” \(here)"])
    for name in ["path", "outside", "team", "own-part", "scene", "work-order"] { #expect(told(name) == [], "\(name)") }
  }

  @Test func ofVeryManyTargetsThatAreNotThereTheFirstAreTold() throws {
    func told(_ count: Int) throws -> [Diagnostic] {
      let cells = (0..<count).map { "<ObjectCell id=\"c\($0)\" target=\"#gone\"/>" }.joined()
      var project = try Self.project(["a": "<CardList xmlns=\"urn:cardwright:1\" id=\"a\">\(cells)</CardList>"])
      return Self.findings(&project, "a")
    }
    #expect(try told(1_000).last?.message == "There is no part “gone” in this file")
    let findings = try told(1_003)
    #expect(findings.count == 1_000)
    #expect(findings.last?.message == "There is no part “gone” in this file (and 3 more)")
  }

  @Test func ofManyFilesTheOneIsFoundThatWasMeant() throws {
    var files = Dictionary(uniqueKeysWithValues: (100..<400).map { ("order-\($0)-page", Self.card("c\($0)")) })
    let meant = [
      "ordr-250-page": "order-250-page", "order-250-pge": "order-250-page", "odrer-399-page": "order-399-page",
    ]
    for wrong in meant.keys { files["to " + wrong] = Self.card("to-" + wrong, target: wrong + ".card.xml") }
    var project = try Self.project(files)
    for (wrong, right) in meant {
      let found = Self.findings(&project, "to " + wrong)
      #expect(found.first?.message.hasSuffix("did you mean “\(right).card.xml”?") == true, "\(found)")
    }
  }

  @Test func whereATargetLeadsIsChangedWithoutAskingForATypingErrorAlone() throws {
    for (wrong, right, isPreferred) in [
      ("ordr", "order" as String?, true), ("odrer", "order", true), ("orders", "order", false),
      ("step-3", "step-1", false),
      ("map", nil, false), ("asset", nil, false), ("invoce.v2", "invoice.v2", true),
      ("invoce.v1", "invoice.v2", false),
    ] {
      let names = ["order", "step-1", "home", "invoice.v2"]
      var files = Dictionary(uniqueKeysWithValues: names.map { ($0, Self.card($0)) })
      files["from"] = Self.card("from", target: wrong + ".card.xml")
      var project = try Self.project(files)
      let fix = try #require(Self.findings(&project, "from").first { $0.kind.code == "target-missing" }).fixes.first
      #expect(fix?.edits.first?.replacement == right.map { $0 + ".card.xml" }, "\(wrong)")
      #expect(fix?.isPreferred ?? false == isPreferred, "\(wrong)")
    }
  }

  @Test func aCardIsUnreachedOnlyWhereTheAppHasABeginning() throws {
    var files = ["home": Self.card("h", target: "a.card.xml"), "a": Self.card("a"), "b": Self.card("b")]
    #expect(Self.codes(try Self.project(files), "b") == ["card-unreached"])
    #expect(Self.codes(try Self.project(files), "a").isEmpty)
    files["home"] = nil
    #expect(Self.codes(try Self.project(files), "b").isEmpty)
  }

  @Test func severalEntriesAreOneBeginningAndTheNearestIsNamed() throws {
    let kinds = try #require(Self.kinds)
    var project = CardProject()
    for (path, target) in [
      ("/w/home.card.xml", "/w/a.card.xml"), ("/w/a.card.xml", ""), ("/w/left.card.xml", ""),
      ("/w/x/main.card.xml", "/w/x/y/b.card.xml"), ("/w/x/y/b.card.xml", ""), ("/w/x/y/left.card.xml", ""),
      ("/v/left.card.xml", ""),
    ] {
      let tree = XMLParser.parse(SourceText(Self.card("c", target: target)))
      project.set(FileFacts(tree, words: CardWord.words(of: tree), kinds) { $0 }, at: path)
    }
    func messages(_ path: String) -> [String] {
      project.findings(project.files[path] ?? FileFacts(), at: path) { _ in false }
        .filter { $0.kind == CardProject.cardUnreached }.map(\.message)
    }
    let end = "; give a card a target that does"
    #expect(messages("/w/left.card.xml") == ["No way leads here from home.card.xml" + end])
    #expect(messages("/w/x/y/left.card.xml") == ["No way leads here from /w/x/main.card.xml" + end])
    for path in ["/w/home.card.xml", "/w/a.card.xml", "/w/x/main.card.xml", "/w/x/y/b.card.xml", "/v/left.card.xml"] {
      #expect(messages(path).isEmpty, "\(path)")
    }
    // What is said counts, whatever a file is called.
    project.set(project.files["/w/home.card.xml"], at: "/w/home.card.xml", isEntry: false)
    #expect(messages("/w/left.card.xml").isEmpty)
    project.set(project.files["/v/left.card.xml"], at: "/v/left.card.xml", isEntry: true)
    project.set(project.files["/w/left.card.xml"], at: "/v/right.card.xml")
    #expect(messages("/v/right.card.xml") == ["No way leads here from left.card.xml" + end])
  }

  @Test func twoFilesOfAFolderHaveIDsOfTheirOwn() throws {
    let project = try Self.project(["a": Self.card("x"), "b": Self.card("x")])
    #expect(Self.codes(project, "a").isEmpty)
    #expect(Self.codes(project, "b") == ["card-id-twice"])
  }

  private static func actions(_ id: String, _ label: String) -> String {
    "<Footer><Action id=\"\(id)\">\(label)</Action></Footer>"
  }

  @Test func oneActionHasOneLabelInCardsThatLeadToOneAnother() throws {
    func codes(_ target: String, _ first: (String, String), _ second: (String, String)) throws -> [String] {
      let project = try Self.project([
        "a": Self.card("a", target: target, Self.actions(first.0, first.1)),
        "b": Self.card("b", Self.actions(second.0, second.1)),
      ])
      #expect(Self.codes(project, "a") == (target.isEmpty || target == "b.card.xml" ? [] : ["target-missing"]))
      return Self.codes(project, "b")
    }
    #expect(try codes("b.card.xml", ("approve", "Approve"), ("approve", "Accept")) == ["action-label-varies"])
    #expect(try codes("", ("approve", "Approve"), ("approve", "Accept")).isEmpty)
    #expect(try codes("b.card.xml", ("approve", "Approve"), ("release", "Approve")) == ["action-label-shared"])
    #expect(try codes("b.card.xml", ("order-details", "Details"), ("stockDetails", "Details")).isEmpty)
    #expect(try codes("b.card.xml", ("approve", "Approve"), ("approve", "Approve")).isEmpty)
    #expect(try codes("b.card.xml", ("approve", "Approve"), ("approve", "{label}")).isEmpty)
  }

  @Test func whatMostFilesSayIsUsualHoweverOftenOneSaysIt() throws {
    let target = Self.actions("approve", "Approve")
    let project = try Self.project([
      "a": Self.card("a", target: "b.card.xml", Self.actions("approve", "Accept") + Self.actions("approve", "Accept")),
      "b": Self.card("b", target: "c.card.xml", target), "c": Self.card("c", target),
    ])
    #expect(Self.codes(project, "a") == ["action-label-varies", "action-label-varies"])
    #expect(Self.codes(project, "b").isEmpty)
  }

  /// Whether cards are a tree, one long way, one list, or a list where each leads on and back.
  enum Shape: CaseIterable { case tree, way, list, ring }

  private static func shape(_ shape: Shape, _ count: Int) throws -> CardProject {
    try project(
      Dictionary(
        uniqueKeysWithValues: (0..<count).map { index in
          let targets =
            switch shape {
            case .tree: Array(index * 8 + 1..<index * 8 + 9)
            case .way: [index + 1]
            case .list: index == 0 ? Array(1..<count) : []
            case .ring: index == 0 ? Array(1..<count) : [0, index + 1]
            }
          let cells = targets.map { "<ObjectCell target=\"c\($0).card.xml\"/>" }.joined()
          return (
            "c\(index)",
            card(
              "c\(index)",
              "<Header><Title>T</Title></Header><ExtendedHeader><Row><Tag>x</Tag></Row></ExtendedHeader><Body>\(cells)</Body>"
                + actions("a\(index)", "A"))
          )
        }))
  }

  @Test(arguments: Shape.allCases) func theWorkGrowsAsTheProjectDoes(_ shape: Shape) throws {
    func work(_ count: Int) throws -> Int {
      var project = try Self.shape(shape, count)
      for index in 0..<count { _ = Self.findings(&project, "c\(index)") }
      return project.relations.visitedFiles
    }
    let (small, large) = (try work(40), try work(160))
    #expect(small > 40 && large <= 5 * small)
  }

  @Test func onlyWhatDependsOnAChangeIsFoundAnew() throws {
    let kinds = try #require(Self.kinds)
    var files: [String: String] = [:]
    for (index, pair) in zip("abcdefgh", "bbddffhh").enumerated() {
      files[String(pair.0)] = Self.card(
        "\(index)", target: pair.0 == pair.1 ? "" : "\(pair.1).card.xml", Self.actions("x", "X"))
    }
    var project = try Self.project(files)
    func work() -> Int {
      let before = project.relations.visitedFiles
      for name in files.keys { _ = Self.findings(&project, name) }
      return project.relations.visitedFiles - before
    }
    #expect(work() > 8)
    #expect(work() == 0)
    // The words of the two cards that lead to one another.
    project.set(Self.facts(Self.card("0", target: "b.card.xml", Self.actions("x", "Y")), kinds), at: "/w/a.card.xml")
    #expect(work() == 2)
    // The ids of all.
    project.set(Self.facts(Self.card("new", target: "b.card.xml", Self.actions("x", "Y")), kinds), at: "/w/a.card.xml")
    #expect(work() == 8)
  }

  @Test(arguments: 1..<5 as Range<UInt64>) func filesThatComeAndGoAreJudgedAsIfTheyHadAlwaysBeenSo(seed: UInt64) throws
  {
    let kinds = try #require(Self.kinds)
    var script = EditScript(seed: seed)
    let names = ["order", "orders", "ordre", "visit", "visits", "stock", "home", "stack"]
    var project = CardProject()
    for step in 0..<80 {
      let name = names[script.number(below: names.count)]
      if script.number(below: 4) == 0 {
        project.set(nil, at: "/w/\(name).card.xml")
      } else {
        let target = "\(names[script.number(below: names.count)]).card.xml"
        let text = Self.card(
          "c\(script.number(below: 4))", target: target, Self.actions("a", "A\(script.number(below: 2))"))
        project.set(Self.facts(text, kinds), at: "/w/\(name).card.xml")
      }
      if script.number(below: 3) == 0 { continue }
      var fresh = CardProject()
      for (path, facts) in project.files { fresh.set(facts, at: path) }
      for (path, facts) in project.files {
        let found = project.findings(facts, at: path) { _ in false }
        #expect(found == fresh.findings(facts, at: path) { _ in false }, "seed \(seed), step \(step), \(path)")
      }
    }
  }

  @Test func filesThatComeAreNoWorkForWhatDoesNotDependOnThem() throws {
    let kinds = try #require(Self.kinds)
    var project = try Self.project([:])
    for index in 0..<100 {
      project.set(Self.facts(Self.card("c\(index)", target: "no.card.xml"), kinds), at: "/w/c\(index).card.xml")
      #expect(Self.codes(project, "c\(index)") == ["target-missing"])
      _ = Self.findings(&project, "c\(index)")
    }
    // The graph for each of them; ids and names but once.
    #expect(project.relations.visitedFiles <= 100 * 101 / 2 + 2)
  }

  @Test func cardsOfOneListHaveTheSameRows() throws {
    func header(_ rows: String) -> String {
      "<Header><Title>T</Title></Header><ExtendedHeader>\(rows)</ExtendedHeader>"
    }
    let (first, second) = (
      "<Row><Tag>x</Tag></Row><Row><Label>y</Label></Row>", "<Row><Label>y</Label></Row><Row><Tag>x</Tag></Row>"
    )
    let list = "<Body>" + ["a", "b", "c"].map { "<ObjectCell target=\"\($0).card.xml\"/>" }.joined() + "</Body>"
    let project = try Self.project([
      "list": Self.card("list", list), "a": Self.card("a", header(first)), "b": Self.card("b", header(first)),
      "c": Self.card("c", header(second)),
    ])
    #expect(Self.codes(project, "a").isEmpty)
    #expect(Self.codes(project, "c") == ["sibling-headers"])
    // Another list, in which it is as the others are.
    var both = project
    for name in ["x", "y"] {
      both.set(try Self.facts(Self.card(name, header(second)), #require(Self.kinds)), at: "/w/\(name).card.xml")
    }
    let other = "<Body>" + ["c", "x", "y"].map { "<ObjectCell target=\"\($0).card.xml\"/>" }.joined() + "</Body>"
    both.set(try Self.facts(Self.card("other", other), #require(Self.kinds)), at: "/w/other.card.xml")
    #expect(Self.codes(both, "c").isEmpty)
  }

  @Test func onlyWhatMattersToOthersChangesTheProject() throws {
    let kinds = try #require(Self.kinds)
    var project = try Self.project(["a": Self.card("a", target: "b.card.xml")])
    let generation = project.generation
    let isMoved = project.set(
      Self.facts("\n" + Self.card("a", target: "b.card.xml", "<Body/>"), kinds), at: "/w/a.card.xml")
    #expect(!isMoved)
    #expect(project.generation == generation)
    let isOther = project.set(Self.facts(Self.card("a", target: "c.card.xml"), kinds), at: "/w/a.card.xml")
    #expect(isOther)
    #expect(project.places(naming: "/w/c.card.xml").map(\.path) == ["/w/a.card.xml"])
  }

  // MARK: The map

  private static func map(_ files: [String: String]) throws -> FlowMap {
    FlowMap(try project(files)) { String($0.dropFirst(3)) }
  }

  @Test func theMapHasCardsWithWaysFirst() throws {
    let map = try Self.map([
      "a": Self.card("a"), "b": Self.card("b", target: "c.card.xml", "<Header><Title>To &lt;c&gt;</Title></Header>"),
      "c": Self.card("c", target: "gone.card.xml"),
      "s": """
      <CardScene xmlns="urn:cardwright:1" id="s" root="one"><PlainCard id="one"><On event="tap"><Push card="two"/></On>\
      </PlainCard><PlainCard id="two"/></CardScene>
      """,
    ])
    #expect(
      map.cards.map(\.name) == [
        "b.card.xml", "c.card.xml", "gone.card.xml", "s.card.xml", "s.card.xml#one", "s.card.xml#two", "a.card.xml",
      ])
    #expect(map.cards.filter(\.isMissing).map(\.name) == ["gone.card.xml"])
    let ways = map.ways.map { "\(map.cards[$0.from].name) \(map.cards[$0.to].name) \($0.labels)" }
    #expect(
      ways == [
        #"b.card.xml c.card.xml ["To <c>"]"#, #"c.card.xml gone.card.xml ["Card"]"#,
        #"s.card.xml s.card.xml#one ["Begin"]"#, #"s.card.xml#one s.card.xml#two ["Push"]"#,
      ])
    #expect(map.dot.contains(#""b.card.xml" -> "c.card.xml" [label="To <c>"];"#))
    #expect(map.json["cards"]?[2]?["missing"] == true)
  }

  @Test func cardsOfAMapNeitherTouchNorLeaveIt() throws {
    var files: [String: String] = [:]
    for index in 0..<30 {
      files["c\(index)"] = Self.card(
        "c\(index)", target: "c\((index * 7 + 3) % 30).card.xml",
        "<Body><ObjectCell target=\"c\(index / 2).card.xml\"/></Body>")
    }
    let map = try Self.map(files)
    let layout = FlowLayout(map)
    for (index, place) in layout.places.enumerated() {
      #expect(place.x >= 0 && place.y >= 0)
      #expect(
        place.x + layout.figures.cardWidth <= layout.size.x && place.y + layout.figures.cardHeight <= layout.size.y)
      for other in layout.places[..<index] {
        #expect(
          abs(place.x - other.x) >= layout.figures.cardWidth || abs(place.y - other.y) >= layout.figures.cardHeight)
      }
    }
    #expect(layout.routes.count == map.ways.count && layout.routes.allSatisfy { $0.count > 1 })
    let svg = FlowDrawing.svg(map, mark: { _ in nil }, thumbnail: { _ in nil })
    #expect(XMLParser.parse(SourceText(svg)).diagnostics.isEmpty)
  }

  @Test(
    "A card in the map is as wide as its box, and seen from where it begins, with something of what it stands on",
    arguments: [
      (900.0, 0.0, "0 0 368 216"), (900.0, 40.0, "0 0 368 216"), (900.0, 430.0, "0 376 368 216"),
      (900.0, 880.0, "0 684 368 216"), (80.0, 0.0, "0 0 368 80"),
    ])
  func thumbnails(height: Double, start: Double, seen: String) throws {
    var thumbnail = FlowDrawing.Thumbnail(svg: Array("<g/>".utf8), width: 368, height: height)
    thumbnail.start = start
    let svg = FlowDrawing.svg(try Self.map(["a": Self.card("a")]), mark: { _ in nil }, thumbnail: { _ in thumbnail })
    #expect(String(decoding: svg, as: UTF8.self).contains(#"viewBox="\#(seen)" preserveAspectRatio="xMidYMin" "#))
  }
}
