import AgentServer
import JSON
import TestSupport
import Testing

@Suite struct AnswerTests {
  /// A list of so many cells.
  private static func list(_ count: Int) -> String {
    let cells = (1...count).map { "  <ObjectCell id=\"c\($0)\"><Title>Pump \($0)</Title></ObjectCell>\n" }.joined()
    return "<ObjectCellList xmlns=\"urn:cardwright:1\" id=\"list\">\n\(cells)</ObjectCellList>\n"
  }

  /// What a tool says in words, and how long the whole answer is.
  private static func text(
    _ agent: TestAgent, _ tool: String, _ arguments: JSONValue
  ) async throws -> (text: String, length: Int) {
    let result = try await agent.result("tools/call", ["name": .string(tool), "arguments": arguments])
    return (result["content"]?[0]?["text"]?.string ?? "", result.text().count)
  }

  @Test func longAnswersSayHowToGetTheRest() async throws {
    let broken = Self.list(1000).replacing("<Title>", with: "<Titel>").replacing("</Title>", with: "</Titel>")
    let folder = try TemporaryFolder([
      "list.card.xml": Self.list(1000), "broken.card.xml": broken,
    ])
    let agent = try await TestAgent.started(folders: [folder.path])
    let list: JSONValue = ["path": "list.card.xml"]
    func asked(_ members: (String, JSONValue)...) -> JSONValue {
      .object(JSONObject((list.object?.members ?? []) + members.map { .init($0.0, $0.1) }))
    }
    for (tool, arguments, words) in [
      ("outline", ["path": "list.card.xml"], "more: ask with skip"),
      ("outline", ["path": "list.card.xml", "limit": 5000], "more: ask with skip"),
      ("validate", ["path": "broken.card.xml"], "more: mend these first, or ask validate with skip"),
      ("validate", ["path": "broken.card.xml", "limit": 5000], "more: mend these first, or ask validate with skip"),
      ("render", ["path": "list.card.xml", "format": "json"], "more: ask with skip"),
      ("fix", ["path": "broken.card.xml"], "more lines"),
      (
        "complete", ["text": "<Icon xmlns='urn:cardwright:1'/>", "element": "/Icon", "attribute": "name"],
        "more: say with query what their names hold"
      ),
    ] as [(String, JSONValue, String)] {
      let answer = try await Self.text(agent, tool, arguments)
      #expect(answer.length < 30_000, "\(tool): \(answer.length)")
      #expect(answer.text.contains(words), "\(tool): \(answer.text.suffix(200))")
    }
    let first = try await agent.call("outline", list)["elements"]?.array ?? []
    let next = try await agent.call("outline", asked(("skip", .integer(first.count))))["elements"]?.array ?? []
    #expect(first.count > 50 && next.first?["line"]?.integer ?? 0 >= first.last?["line"]?.integer ?? .max - 1)
    let one = try await agent.call("outline", asked(("element", "#c900")))
    #expect(
      one["elements"]?.array?.compactMap { $0["element"] } == [
        "/ObjectCellList/ObjectCell[900]", "/ObjectCellList/ObjectCell[900]/Title",
      ])
  }

  @Test func whatNoAnswerHoldsIsRefusedWithWhatToDo() async throws {
    let folder = try TemporaryFolder(["list.card.xml": Self.list(3000)])
    let agent = try await TestAgent.started(folders: [folder.path])
    for (tool, arguments, words) in [
      ("render", ["path": "list.card.xml", "format": "svg"], "ask for png, ask for format json"),
      ("validate", ["path": "list.card.xml", "limit": -1], "limit "),
      ("validate", ["path": "list.card.xml", "limit": 1_000_000], "limit "),
      ("outline", ["path": "list.card.xml", "skip": -1], "skip "),
      ("search_docs", ["query": "chart", "limit": -1], "limit must be from 1 to 50"),
      ("search_docs", ["query": "chart", "limit": 51], "limit must be from 1 to 50"),
      ("read_docs", ["page": "elements/Chart", "skip": -1], "skip "),
    ] as [(String, JSONValue, String)] {
      let result = try await agent.result("tools/call", ["name": .string(tool), "arguments": arguments])
      let text = result["content"]?[0]?["text"]?.string ?? ""
      #expect(result["isError"] == true && text.contains(words) && text.utf8.count < 1000, "\(tool): \(text)")
    }
  }

  @Test func theLastOfManyIsChangedAsTheFirst() async throws {
    let agent = try await TestAgent.started()
    let changes: JSONValue = [
      ["element": "/ObjectCellList/ObjectCell[6000]/Title", "text": "Last"],
      ["element": "/ObjectCellList", "add": "<ObjectCell id=\"new\"><Title>New</Title></ObjectCell>"],
    ]
    let answer = try await agent.call("edit", ["text": .string(Self.list(6_000)), "changes": changes])
    #expect(answer["diff"]?.string?.contains("<Title>Last</Title>") == true)
    #expect(answer["text"]?.string?.hasSuffix("</ObjectCell>\n</ObjectCellList>\n") == true)
  }

  @Test func whatIsWrongWithTheConfigurationIsTold() async throws {
    let folder = try TemporaryFolder([
      "a/a.card.xml": "<Card xmlns='urn:cardwright:1' id='a'/>",
      ".cardwright.json": #"{ "rules": { "value-lenght": "off" }, "samples": { "s": { "a.json": "/etc/hostname" } } }"#,
      "a/.cardwright.json": "{ ",
    ])
    let agent = try await TestAgent.started(folders: [folder.path])
    let result = try await agent.result("tools/call", ["name": "validate", "arguments": ["path": "a/a.card.xml"]])
    let notes = result["structuredContent"]?["configuration"]?.array ?? []
    #expect(Set(notes.compactMap { $0["file"]?.string }) == [".cardwright.json", "a/.cardwright.json"], "\(notes)")
    let text = result["content"]?[0]?["text"]?.string ?? ""
    #expect(text.contains("value-lenght") && !text.contains("hostname"), "\(text)")
    try folder.write(".cardwright.json", "{}")
    try folder.write("a/.cardwright.json", "{}")
    #expect(try await agent.call("validate", ["path": "a/a.card.xml"])["configuration"] == [])
  }

  @Test func aConfigurationThatIsNoJSONAnyMoreIsToldWhereItIsRead() async throws {
    let name = ".cardwright.json"
    let folder = try TemporaryFolder(["a.card.xml": "<Card xmlns='urn:cardwright:1' id='a'/>", name: ""])
    let agent = try await TestAgent.started(folders: [folder.path])
    let former = "the card is checked with what stood there before"
    for (text, words) in [
      (#"{"platforms":["ioss"]}"#, "platforms"), ("{\n \"rules\": ", former), ("{}", nil),
      ("{ \"rules\":   ", former), (#"{"targets":["mdkk"]}"#, "targets"),
    ] as [(String, String?)] {
      try folder.write(name, text)
      let notes = try await agent.call("validate", ["path": "a.card.xml"])["configuration"]?.array ?? []
      #expect(notes.count == (words == nil ? 0 : 1), "\(text): \(notes)")
      #expect(notes.first?["message"]?.string?.contains(words ?? "") != false, "\(text): \(notes)")
    }
  }

  @Test func aFileThatIsMissingIsSuggested() async throws {
    let folder = try TemporaryFolder(["cards/order.card.xml": "<Card xmlns='urn:cardwright:1' id='a'/>"])
    let agent = try await TestAgent.started(folders: [folder.path])
    for path in ["order.card.xml", "cards/ordre.card.xml"] {
      let words = try await agent.refusal("validate", ["path": .string(path)])
      #expect(words == "there is no file \(path); did you mean cards/order.card.xml?")
    }
    for (path, words) in [
      ("something-else.card.xml", "there is no file something-else.card.xml; there are cards/order.card.xml."),
      ("cards", "cards is a folder, where one card is wanted; there are cards/order.card.xml."),
    ] { #expect(try await agent.refusal("validate", ["path": .string(path)]) == words) }
    let empty = try TemporaryFolder()
    let other = try await TestAgent.started(folders: [empty.path])
    let words = try await other.refusal("validate", ["path": "b.card.xml"])
    #expect(words == "there is no file b.card.xml; there is none yet, new_card makes one.")
  }

  @Test func whatWasProbablyMeantIsSaid() async throws {
    let agent = try await TestAgent.started()
    for (tool, arguments, words) in [
      ("validate", ["pth": "a"], "did you mean path?"), ("validate", ["zzzzzz": "a"], "validate takes path, text"),
      ("render", ["text": "<Card/>", "device": "iphone-se-33"], "did you mean iphone-se-3?"),
      ("explain", ["code": "one-primary"], "did you mean “one-primary-action”?"),
      ("explain", ["code": "zzzzzzzzzzzzzz"], "search_docs finds them by words"),
      ("edit", ["text": "<Card/>", "changes": []], "changes is empty: say what is to change"),
    ] as [(String, JSONValue, String)] {
      let refusal = try await agent.refusal(tool, arguments)
      #expect(refusal.contains(words), "\(refusal)")
    }
    let tool = try await agent.response("tools/call", ["name": "validat", "arguments": [:]])
    #expect(tool["error"]?["message"] == "There is no tool “validat”; did you mean validate?")
  }

  @Test func theLanguageOfANewCardIsAFactAsWell() async throws {
    let agent = try await TestAgent.started()
    for name in ["lang", "xml:lang"] {
      let facts = JSONValue.object(JSONObject([.init("title", "Pumpe"), .init(name, "de")]))
      let text = try await agent.call("new_card", ["family": "Card", "facts": facts])["text"]?.string
      #expect(text?.contains(" xml:lang=\"de\"") == true, "\(text ?? "")")
    }
  }
}
