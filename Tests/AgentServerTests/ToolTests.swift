import AgentServer
import Foundation
import JSON
import TestSupport
import Testing

@Suite struct ToolTests {
  private static let card = """
    <Card xmlns="urn:cardwright:1" id="a">
      <Header>
        <Title>Order</Title>
      </Header>
      <Footer>
        <Action id="call">Call</Action>
        <Action id="pay">Pay</Action>
      </Footer>
    </Card>
    """

  @Test func everyToolSaysWhatItTakesAndGives() async throws {
    let agent = try await TestAgent.started()
    for tool in try await agent.result("tools/list")["tools"]?.array ?? [] {
      let name = tool["name"]?.string ?? ""
      #expect(tool["inputSchema"]?["additionalProperties"] == false, "\(name)")
      #expect(tool["outputSchema"]?["type"] == "object" && tool["description"]?.string?.isEmpty == false, "\(name)")
      let writes = tool["inputSchema"]?["properties"]?["write"] != nil
      #expect(tool["annotations"]?["readOnlyHint"] == .bool(!writes), "\(name)")
      #expect(AgentServer.description.contains("### \(name)\n"), "\(name)")
    }
  }

  @Test func elementsAreNamedByPaths() async throws {
    let agent = try await TestAgent.started()
    let elements = try await agent.call("outline", ["text": .string(Self.card)])["elements"]?.array ?? []
    let paths = elements.compactMap { $0["element"]?.string }
    #expect(
      paths == [
        "/Card", "/Card/Header", "/Card/Header/Title", "/Card/Footer", "/Card/Footer/Action[1]",
        "/Card/Footer/Action[2]",
      ])
    let hover = try await agent.call("hover", ["text": .string(Self.card), "element": "#pay", "attribute": "id"])
    #expect(hover["markdown"]?.string?.contains("id") == true)
    for (path, words) in [
      ("/Card/Footer/Action", "there are 2 Action in /Card/Footer: say which, from Action[1] to Action[2]."),
      ("/Card/Footer/Action[3]", "there is no Action[3] in /Card/Footer, which has 2 Action."),
      ("/Card/Heder", "there is no Heder in /Card; did you mean Header?"),
      ("#pya", "there is no element with the id “pya”; did you mean pay?"),
      ("/Card/", "the path “/Card/” has a step without a name: take a “/” out of it."),
      ("Card", "“Card” is no path of an element: write it as /Card/Header, /Card/Body/Chart[2] or #id."),
    ] {
      #expect(try await agent.refusal("hover", ["text": .string(Self.card), "element": .string(path)]) == words)
    }
  }

  @Test func whatMayStandThereIsTold() async throws {
    let agent = try await TestAgent.started()
    func names(_ list: String, _ arguments: JSONValue) async throws -> [String] {
      let answer = try await agent.call("complete", arguments)
      return (answer[list]?.array ?? []).compactMap { $0["name"]?.string }
    }
    let inside = try await names("elements", ["text": .string(Self.card), "element": "/Card"])
    #expect(inside.contains("Body") && !inside.contains("Title"))
    let empty = "<Card xmlns='urn:cardwright:1' id='a'/>"
    #expect(try await names("elements", ["text": .string(empty), "element": "/Card"]).contains("Header"))
    let attributes = try await names("attributes", ["text": .string(Self.card), "element": "#pay"])
    #expect(attributes.contains("role") && !attributes.contains("id"))
    let values = try await names("values", ["text": .string(Self.card), "element": "#pay", "attribute": "role"])
    #expect(values.contains("primary"))
    let odd: JSONValue = ["text": .string(Self.card), "element": "#pay", "attribute": "id\"x"]
    #expect(try await agent.refusal("complete", odd).contains("“id\"x” is no name of an attribute"))
  }

  @Test func changesAreMadeWhereTheSchemaWantsThem() async throws {
    let agent = try await TestAgent.started()
    let changes: JSONValue = [
      ["element": "/Card/Header", "add": "<Subtitle>Today</Subtitle>"],
      ["element": "/Card/Header/Subtitle", "attribute": "xml:lang", "value": "en"],
      ["element": "#call", "remove": true],
      ["element": "#pay", "text": "Pay & go"],
      ["element": "#pay", "attribute": "role", "value": "primary"],
      ["element": "#pay", "attribute": "role", "remove": true],
    ]
    let answer = try await agent.call("edit", ["text": .string(Self.card), "changes": changes])
    #expect(answer["written"] == false && answer["valid"] == true)
    #expect(
      answer["text"]?.string == """
        <Card xmlns="urn:cardwright:1" id="a">
          <Header>
            <Title>Order</Title>
            <Subtitle xml:lang="en">Today</Subtitle>
          </Header>
          <Footer>
            <Action id="pay">Pay &amp; go</Action>
          </Footer>
        </Card>
        """)
  }

  @Test func changesThatMakeTheCardWrongAreRefused() async throws {
    let agent = try await TestAgent.started()
    for (change, words) in [
      (["element": "/Card/Header", "add": "<Chart/>"], "Chart may not stand in /Card/Header; it takes"),
      (["element": "/Card/Header", "add": "<Titel>x</Titel>"], "where Title is already"),
      (["element": "/Card/Header", "add": "<Subtitel>x</Subtitel>"], "did you mean Subtitle?"),
      (["element": "/Card/Header", "add": "x"], "add must be the XML of an element"),
      (["element": "/Card/Header", "add": "<Subtitle>x"], "nothing was changed"),
      (["element": "/Card/Header/Title", "remove": true], "nothing was changed"),
      (["element": "#pay", "attribute": "role", "value": "loud"], "nothing was changed"),
      (["element": "#pay", "attribute": "rolle", "value": "primary"], "has no attribute rolle; did you mean role?"),
      (["element": "/Card/Header", "text": "x"], "holds elements"),
      (["element": "/Card", "remove": true], "the root of the card cannot go"),
      (["element": "#pay"], "say what is to change"),
      (["element": "#pay", "attribute": "role"], "say which value role gets"),
    ] as [(JSONValue, String)] {
      let refusal = try await agent.refusal("edit", ["text": .string(Self.card), "changes": [change]])
      #expect(refusal.contains(words), "\(change.text()): \(refusal)")
    }
  }

  @Test func cardsOfEveryFamilyAreMade() async throws {
    let agent = try await TestAgent.started()
    for family in ["Card", "ObjectCardView", "ObjectCell", "ObjectCellList", "ContactCellList", "CardScene"] {
      let answer = try await agent.call("new_card", ["family": .string(family)])
      #expect(answer["valid"] == true, "\(family): \(answer.text())")
      #expect(answer["missing"]?.array?.isEmpty == false, "\(family)")
    }
    let facts: JSONValue = [
      "title": "A & B", "action": [["id": "x", "text": "Go"]], "Body": ["Chart": ["type": "line"]],
    ]
    let answer = try await agent.call("new_card", ["family": "card", "facts": facts])
    let text = answer["text"]?.string ?? ""
    #expect(text.contains("<Card xmlns=\"urn:cardwright:1\" id=\"a-b\">\n  <Header>\n    <Title>A &amp; B</Title>"))
    #expect(text.contains("<Footer>\n    <Action id=\"x\">Go</Action>"))
    let chart: JSONValue = ["Body": ["Chart": ["type": "bar", "Series": ["Point": [1, 2]]]]]
    let drawn = try await agent.call("new_card", ["family": "Card", "facts": chart])
    #expect(
      drawn["missing"]?.array?.prefix(3) == [
        "/Card/Header/Title", "/Card/Body/Chart/Series/Point[1]@value", "/Card/Body/Chart/Series/Point[2]@value",
      ])
    #expect(drawn["text"]?.string?.contains("</Series>\n      <CategoryAxis/>\n") == true)
    let series: JSONValue = ["Body": ["Chart": ["type": "bar", "Series": ["label": "a", "value": [1, 2, 3]]]]]
    let points = try await agent.call("new_card", ["family": "Card", "facts": series])["text"]?.string ?? ""
    #expect([1, 2, 3].allSatisfy { points.contains("<Point value=\"\($0)\"") }, "\(points)")
    for (facts, words) in [
      (["titel": "x"], "there is no fact titel in Card; did you mean Title?"),
      (["Body": "x"], "give an object of these"),
      (["variation": ["chart", "list"]], "variation stands once in Card; give one value"),
      (["in": "compact", "In": "regular"], "In stands once in Card; give one value"),
      (["Header": [["title": "a"], ["title": "b"]]], "Card takes no more Header"),
    ] as [(JSONValue, String)] {
      let refusal = try await agent.refusal("new_card", ["family": "Card", "facts": facts])
      #expect(refusal.contains(words), "\(refusal)")
    }
    for facts: JSONValue in [["title": ["text": ["text": 1]]], ["id": ["text": "a"]]] {
      #expect(
        try await agent.refusal("new_card", ["family": "Card", "facts": facts]).hasSuffix(
          "is a text, where an object was given."))
    }
    #expect(try await agent.refusal("new_card", ["family": "Crad"]).contains("did you mean Card?"))
    let list = try await agent.call("new_card", ["family": "CardList", "facts": ["title": "Open"]])
    #expect(list["text"]?.string?.contains("<Header>\n    <Title>Open</Title>") == true)
    let cells: JSONValue = ["title": "Open orders", "objectcell": [["title": "a"], ["title": "b"]]]
    let refusal = try await agent.refusal("new_card", ["family": "ObjectCellList", "facts": cells])
    #expect(refusal.contains("ObjectCellList has no title of its own: say it in each ObjectCell"))
  }

  @Test func nothingIsWrittenUnlessItIsSaid() async throws {
    let folder = try TemporaryFolder(["a.card.xml": Self.card])
    let agent = try await TestAgent.started(folders: [folder.path])
    func stored(_ name: String) async throws -> String? {
      let uri = JSONValue.string(folder.uri(name))
      return try await agent.response("resources/read", ["uri": uri])["result"]?["contents"]?[0]?["text"]?.string
    }
    let changes: JSONValue = [["element": "/Card/Header/Title", "text": "B"]]
    let dry = try await agent.call("edit", ["path": "a.card.xml", "changes": changes])
    #expect(dry["written"] == false && dry["diff"]?.string?.contains("+    <Title>B</Title>") == true)
    #expect(try await stored("a.card.xml") == Self.card)
    #expect(try await agent.call("edit", ["path": "a.card.xml", "changes": changes, "write": true])["written"] == true)
    #expect(try await stored("a.card.xml") == dry["text"]?.string)
    let both = try await agent.refusal(
      "fix", ["path": "a.card.xml", "text": .string(Self.card), "write": true])
    #expect(both.contains("write goes with path alone"))
    let new: JSONValue = ["family": "Card", "facts": ["title": "N"], "path": "n.card.xml", "write": true]
    _ = try await agent.result("logging/setLevel", ["level": "info"])
    #expect(try await agent.call("new_card", new)["written"] == true)
    let told = try await agent.message("a message of the log") { $0["method"] == "notifications/message" }
    #expect(told["params"]?["data"]?.string?.hasSuffix("/n.card.xml") == true)
    #expect(try await stored("n.card.xml")?.contains("<Title>N</Title>") == true)
    #expect(try await agent.refusal("new_card", new).contains("is there already"))
    #expect(try await agent.refusal("validate", ["path": "n.json"]).contains("must end in .card.xml"))
  }

  @Test func aProjectsConfigurationCounts() async throws {
    let folder = try TemporaryFolder([
      "a.card.xml": Self.card.replacing("Order", with: ""),
      ".cardwright.json": #"{ "rules": { "value-length": "off" } }"#,
    ])
    let agent = try await TestAgent.started(folders: [folder.path])
    let before = try await agent.call("validate", ["path": "a.card.xml"])
    #expect(!before.text().contains("value-length"))
    try folder.write(".cardwright.json", "{}")
    #expect(try await agent.call("validate", ["path": "a.card.xml"]).text().contains("value-length"))
  }

  @Test func aClientGrantsFolders() async throws {
    let (folder, other) = (
      try TemporaryFolder(["a.card.xml": Self.card]), try TemporaryFolder(["b.card.xml": Self.card])
    )
    let agent = try await TestAgent.started(folders: [other.path], ["roots": ["listChanged": true]])
    func grant(_ folder: TemporaryFolder?) async throws {
      let question = try await agent.message("a question for roots") { $0["method"] == "roots/list" }
      let roots = folder.map { JSONValue.array([["uri": .string($0.uri(""))]]) } ?? []
      agent.send(["jsonrpc": "2.0", "id": question["id"] ?? .null, "result": ["roots": roots]])
    }
    let early = agent.begin("tools/call", ["name": "validate", "arguments": ["path": "a.card.xml"]])
    try await grant(folder)
    let answer = try await agent.message("the answer") { $0["id"] == early && $0["method"] == nil }
    #expect(answer["result"]?["structuredContent"]?["valid"] == true)
    #expect(try await agent.refusal("validate", ["path": .string(other.path + "/b.card.xml")]).contains("outside"))
    agent.send(["jsonrpc": "2.0", "method": "notifications/roots/list_changed"])
    try await grant(other)
    #expect(try await agent.call("validate", ["path": "b.card.xml"])["valid"] == true)
    #expect(try await agent.refusal("validate", ["path": .string(folder.path + "/a.card.xml")]).contains("outside"))
    agent.send(["jsonrpc": "2.0", "method": "notifications/roots/list_changed"])
    try await grant(nil)
    #expect(
      try await agent.call("validate", ["path": "b.card.xml"])["valid"] == true, "those of the command line count")
  }

  @Test func cardsAreSeenBesideOneAnother() async throws {
    let link = Self.card.replacing("id=\"a\"", with: "id=\"a\" target=\"othr.card.xml\"")
    let folder = try TemporaryFolder(["a.card.xml": link, "other.card.xml": Self.card])
    let agent = try await TestAgent.started(folders: [folder.path])
    let result = try await agent.result(
      "tools/call", ["name": "validate", "arguments": ["path": "a.card.xml", "text": nil]])
    let codes = result["structuredContent"]?["findings"]?.array?.compactMap { $0["code"]?.string } ?? []
    #expect(codes.contains("target-missing"), "\(codes)")
    let other = try await agent.call("validate", ["path": "other.card.xml"])["findings"]?.array ?? []
    #expect(other.contains { $0["code"] == "card-id-twice" })
    let text = try #require(result["content"]?[0]?["text"]?.string)
    #expect(text.contains("[target-missing] /Card\n  fixes: Change to “other.card.xml”\n"), "\(text)")
    let fixed = try await agent.call("fix", ["path": "a.card.xml", "code": "target-missing"])
    #expect(fixed["count"] == 1 && fixed["text"]?.string?.contains("target=\"other.card.xml\"") == true)
    let refused = try await agent.refusal("fix", ["path": "a.card.xml", "code": "target-mising"])
    #expect(refused.contains("did you mean “target-missing”"))
    let outline = try await agent.call("outline", ["path": "a.card.xml", "limit": 2])
    #expect(outline["elements"]?.array?.count == 2 && outline["isCut"] == true)
  }

  @Test func aChangeDoesOneThingAndNoWrongCardIsWritten() async throws {
    let folder = try TemporaryFolder(["a.card.xml": Self.card])
    let agent = try await TestAgent.started(folders: [folder.path])
    let both: JSONValue = ["element": "#call", "attribute": "kind", "value": "negative", "text": "Delete"]
    #expect(
      try await agent.refusal("edit", ["path": "a.card.xml", "changes": [both]]).contains(
        "make 2 of attribute and text"))
    let wrong: JSONValue = [
      "family": "ObjectCardView", "path": "b.card.xml", "write": true,
      "facts": ["title": "Order", "status": ["text": "High", "kind": "bogus"]],
    ]
    #expect(try await agent.refusal("new_card", wrong).contains("nothing was written"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/b.card.xml"))
  }

  @Test func onlyCardsAreOpenedHoweverTheirPathIsWritten() async throws {
    let folder = try TemporaryFolder([".env": "TOKEN=1", "a.card.xml": Self.card, "b/b.card.xml": Self.card])
    #expect(symlink(".env", folder.path + "/link.card.xml") == 0)
    let agent = try await TestAgent.started(folders: [folder.path + "/b", folder.path, folder.path + "/b"])
    for path in ["file://\(folder.path)/.env?.card.xml", "file://\(folder.path)/.env#.card.xml", "link.card.xml"] {
      #expect(try await agent.refusal("validate", ["path": .string(path)]).contains("is no card file"))
      #expect(try await agent.response("resources/read", ["uri": .string(path)])["error"] != nil)
    }
    for path in ["/etc", "/no-such-folder"] {
      #expect(try await agent.refusal("validate", ["path": .string(path)]).hasPrefix("\(path) is no card file"))
    }
    #expect(try await agent.refusal("validate", ["path": ".env\0.card.xml"]).contains("zero byte"))
    let escaped = try await agent.refusal("validate", ["path": .string("file://\(folder.path)/.env%00.card.xml")])
    #expect(escaped.contains("no file"))
    // A folder inside another is listed once, and every folder is looked into.
    let cards = try #require(
      try await agent.result("resources/list")["resources"]?.array?.compactMap { $0["uri"]?.string })
    #expect(cards.count { $0.hasSuffix("b/b.card.xml") } == 1)
    #expect(try await agent.call("validate", ["path": "b/b.card.xml"])["findings"] != nil)
  }

  @Test func nothingOutsideOfTheFoldersIsToldThroughALink() async throws {
    let outside = try TemporaryFolder(["secret.card.xml": Self.card.replacing("id=\"a\"", with: "id=\"secret\"")])
    let cards = [
      "m.card.xml": "secret.card.xml", "n.card.xml": "link.card.xml#secre", "o.card.xml": "dangling.card.xml",
    ]
    let folder = try TemporaryFolder(
      cards.mapValues { "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"secret\" target=\"\($0)\" title=\"x\"/>" })
    #expect(symlink(outside.path + "/secret.card.xml", folder.path + "/link.card.xml") == 0)
    #expect(symlink(outside.path + "/none.card.xml", folder.path + "/dangling.card.xml") == 0)
    let agent = try await TestAgent.started(folders: [folder.path])
    for (name, target) in cards {
      let answer = try await agent.call("validate", ["path": .string(name)])
      let told = (answer["findings"]?.array ?? []).compactMap { $0["message"]?.string }
      // Whether a link leads to something there is not told either.
      let file = target.prefix { $0 != "#" }
      #expect(told.contains { $0.hasPrefix("The card “\(file)") && $0.contains("is not there") }, "\(told)")
      #expect(!told.contains { $0.contains("link.card.xml has") || $0.contains("“secret”?") }, "\(told)")
    }
  }

  @Test func aLinkInAFolderIsTheCardThatItLeadsTo() async throws {
    let folder = try TemporaryFolder([
      "z.card.xml": Self.card,
      "b.card.xml": "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"b\" target=\"inner.card.xml#pya\" title=\"x\"/>",
    ])
    #expect(symlink("z.card.xml", folder.path + "/inner.card.xml") == 0)
    let agent = try await TestAgent.started(folders: [folder.path])
    func told(_ name: String) async throws -> [String] {
      let answer = try await agent.call("validate", ["path": .string(name)])
      return (answer["findings"]?.array ?? []).compactMap { $0["message"]?.string }
    }
    for name in ["z.card.xml", "inner.card.xml"] {
      let told = try await told(name)
      #expect(!told.contains { $0.contains("too; choose another one") }, "\(told)")
    }
    let other = try await told("b.card.xml")
    #expect(other.contains { $0.contains("has no part “pya”; did you mean “pay”?") }, "\(other)")
  }

  @Test func whatIsOfferedCanBeRead() async throws {
    let folder = try TemporaryFolder(["real.card.xml": Self.card])
    for (link, target) in [("dangling", "none.card.xml"), ("inner", "real.card.xml"), ("outer", "/etc/passwd")] {
      #expect(symlink(target, "\(folder.path)/\(link).card.xml") == 0)
    }
    #expect(mkfifo(folder.path + "/pipe.card.xml", 0o600) == 0)
    let agent = try await TestAgent.started(folders: [folder.path])
    let listed = try await agent.result("resources/list")["resources"]?.array?.compactMap { $0["uri"]?.string } ?? []
    #expect(listed.filter { $0.hasPrefix("file:") } == [folder.uri("real.card.xml")])
    let refusal = try await agent.refusal("validate", ["path": "dangling.card.xml"])
    #expect(refusal == "there is no file dangling.card.xml; there are real.card.xml.")
    let completed = try await agent.result(
      "completion/complete",
      ["ref": ["type": "ref/prompt", "name": "review_card"], "argument": ["name": "path", "value": ""]])
    #expect(completed["completion"]?["values"] == ["real.card.xml"])
  }

  @Test func whatIsCancelledIsNotAnswered() async throws {
    let folder = try TemporaryFolder()
    let agent = try await TestAgent.started(folders: [folder.path], ["roots": [:]])
    let question = try await agent.message("a question for roots") { $0["method"] == "roots/list" }
    let waiting = agent.begin("tools/call", ["name": "validate", "arguments": ["path": "a.card.xml"]])
    agent.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": waiting]])
    agent.send(["jsonrpc": "2.0", "id": question["id"] ?? .null, "result": ["roots": []]])
    agent.server.finish()
    #expect(try await agent.result("ping") == [:])
    #expect(agent.waitingMessages.allSatisfy { $0["id"] != waiting })
  }

  @Test func resourcesComeInPages() async throws {
    let files = Dictionary(uniqueKeysWithValues: (0..<130).map { ("\($0).card.xml", Self.card) })
    let folder = try TemporaryFolder(files)
    let agent = try await TestAgent.started(folders: [folder.path])
    let first = try await agent.result("resources/list")
    #expect(first["resources"]?.array?.count == 100 && first["nextCursor"] == "100")
    let second = try await agent.result("resources/list", ["cursor": "100"])
    #expect(second["resources"]?[29]?["mimeType"] == "application/xml" && second["resources"]?.array?.count ?? 0 > 30)
    for cursor in ["-1", "x", "9999"] {
      #expect(try await agent.response("resources/list", ["cursor": .string(cursor)])["error"]?["code"] == -32602)
    }
    #expect(try await agent.response("resources/read", ["uri": "cardwright://x"])["error"]?["code"] == -32002)
    let progress = try await agent.result(
      "tools/call",
      [
        "name": "render", "arguments": ["path": "0.card.xml", "format": "json"], "_meta": ["progressToken": "p"],
      ])
    #expect(progress["structuredContent"]?["parts"]?.array?.isEmpty == false)
    let told = try await agent.message("progress") { $0["method"] == "notifications/progress" }
    #expect(told["params"]?["progressToken"] == "p")
  }
}
