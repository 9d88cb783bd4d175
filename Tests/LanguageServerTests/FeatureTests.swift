import JSON
import TestSupport
import Testing

@testable import LanguageServer

/// The features as a client sees them.
@Suite struct FeatureTests {
  private static let uri = "file:///w/a.card.xml"
  private static let document: JSONValue = ["uri": .string(uri)]

  private static func at(_ line: Int, _ character: Int) -> JSONValue {
    ["textDocument": document, "position": ["line": .integer(line), "character": .integer(character)]]
  }

  private static func span(_ line: Int, _ start: Int, _ end: Int) -> JSONValue {
    [
      "start": ["line": .integer(line), "character": .integer(start)],
      "end": ["line": .integer(line), "character": .integer(end)],
    ]
  }

  private static func opened(_ text: String, _ capabilities: JSONValue = [:]) async throws -> TestClient {
    let client = try await TestClient.started(capabilities)
    client.open(uri, text)
    return client
  }

  @Test(arguments: [("utf-8", 14), ("utf-16", 11), ("utf-32", 10)])
  func positionsCountInTheAgreedUnit(encoding: String, endName: Int) async throws {
    let client = try await Self.opened(
      "<none>\r\n<name>é😀</name>\r\n</none>", ["general": ["positionEncodings": [.string(encoding)]]])
    let ranges = try await client.request("textDocument/linkedEditingRange", Self.at(1, 2))["ranges"]
    #expect(ranges == [Self.span(1, 1, 5), Self.span(1, endName, endName + 4)])
  }

  @Test func anOutlineNestsWhereTheClientCanShowIt() async throws {
    let text = "<a><b><c/></b></a>"
    let capabilities: JSONValue = ["textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]]]
    let nested = try await Self.opened(text, capabilities)
      .request("textDocument/documentSymbol", ["textDocument": Self.document])
    #expect(nested[0]?["children"]?[0]?["children"]?[0]?["name"] == "c")
    let flat = try await Self.opened(text).request("textDocument/documentSymbol", ["textDocument": Self.document])
    #expect(flat.array?.count == 3)
    #expect(flat[2]?["location"]?["uri"] == .string(Self.uri))
  }

  @Test func foldingKeepsToTheClientsLimit() async throws {
    let text = "<a>\n<b>\n\n</b>\n<c>\n\n</c>\n</a>"
    let all = try await Self.opened(text).request("textDocument/foldingRange", ["textDocument": Self.document])
    #expect((all.array?.count ?? 0) >= 3)
    let few = try await Self.opened(text, ["textDocument": ["foldingRange": ["rangeLimit": 1]]])
      .request("textDocument/foldingRange", ["textDocument": Self.document])
    #expect(few.array?.count == 1)
  }

  private static let moving = """
    <CardScene xmlns="urn:cardwright:1" id="s" root="a"><Device id="d" like="iphone-se-1"/><MapContent id="m"/>
    <PlainCard id="a" map="m" position="peaking"/><Scenario id="x" device="d">
    <Step tapTitle="true"/>
    </Scenario><Scenario id="y" device="d">
    <Expect position="extended" y="70"/></Scenario></CardScene>
    """

  @Test func behindAStepStandsWhatBecameOfTheScene() async throws {
    let hints = try await Self.opened(Self.moving).request(
      "textDocument/inlayHint", ["textDocument": Self.document, "range": Self.lines(0, 9)])
    #expect(hints.array?.count == 1)
    #expect(hints[0]?["label"] == "a · extended · cardTop 70 · 0.25 s")
    #expect(hints[0]?["position"] == ["line": 2, "character": 23])
  }

  @Test func aboveScenariosStandsWhatComesOfThem() async throws {
    let client = try await Self.opened(Self.moving)
    let lenses = try await client.request("textDocument/codeLens", ["textDocument": Self.document])
    let titles = lenses.array?.dropFirst().map { $0["command"]?["title"] }
    #expect(
      titles == [
        "Run · 2 scenarios, 1 fails", "Run · passed", "Run · 2 claims fail", "Film", "Film", "Record", "Record",
      ])
    #expect(lenses[4]?["command"]?["command"] == "cardwright.film")
    #expect(lenses[6]?["command"]?["command"] == "cardwright.preview.record")
    #expect(lenses[3]?["range"] == Self.span(3, 12, 20))
    let command = try #require(lenses[3]?["command"])
    let answer = try await client.request("workspace/executeCommand", command)
    #expect(answer["scenarios"]?.array?.count == 1)
    let scenario = try #require(answer["scenarios"]?[0])
    #expect(scenario["id"] == "y" && scenario["outcome"] == "failed")
    let claims: [JSONValue?] = ["position", "y"]
    #expect(scenario["failures"]?.array?.map { $0["claim"] } == claims)
    #expect(scenario["failures"]?[0]?["actual"] == "peaking")
    #expect(scenario["failures"]?[0]?["range"] == Self.span(4, 18, 26))
    let shown = try await client.message("window/showMessage") { $0["method"] == "window/showMessage" }
    #expect(shown["params"]?["message"] == "y: 2 claims fail")
  }

  @Test func aStepThatNobodyCanTakeIsToldAboveItsScenario() async throws {
    let text = Self.moving.replacing(#"<Step tapTitle="true"/>"#, with: #"<Step page="next"/>"#)
    let lenses = try await Self.opened(text).request("textDocument/codeLens", ["textDocument": Self.document])
    #expect(lenses[2]?["command"]?["title"] == "Run · 1 step is impossible")
    let answer = try await Self.opened(text).request("workspace/executeCommand", try #require(lenses[2]?["command"]))
    let failure = try #require(answer["scenarios"]?[0]?["failures"]?[0])
    #expect(failure["claim"] == "page" && failure["expected"] == "a step that people can do")
  }

  @Test func actionsThatNeverEndFailAScenario() async throws {
    let text = Self.moving.replacing(
      #"position="peaking"/>"#,
      with: """
        position="peaking"><On event="didMove" position="extended"><Move to="peaking"/></On>\
        <On event="didMove" position="peaking"><Move to="extended"/></On></PlainCard>
        """)
    let answer = try await Self.opened(text).request(
      "workspace/executeCommand",
      ["command": "cardwright.test", "arguments": [["uri": .string(Self.uri), "scenario": "x"]]])
    #expect(answer["scenarios"]?[0]?["outcome"] == "failed")
    let message = answer["scenarios"]?[0]?["failures"]?[0]?["message"]?.string
    #expect(message?.hasSuffix("those that answer them never end") == true)
  }

  @Test func scenariosAreListedWithoutRunning() async throws {
    let client = try await Self.opened(Self.moving.replacing("</CardScene>", with: ""))
    let answer = try await client.request(
      "workspace/executeCommand",
      ["command": "cardwright.test", "arguments": [["uri": .string(Self.uri), "runs": false]]])
    let ids: [JSONValue?] = ["x", "y"]
    #expect(answer["scenarios"]?.array?.map { $0["id"] } == ids)
    #expect(answer["scenarios"]?[0]?["outcome"] == nil)
  }

  @Test func scenariosOfAWrongTextDoNotRun() async throws {
    let client = try await Self.opened(Self.moving.replacing("</CardScene>", with: ""))
    let lenses = try await client.request("textDocument/codeLens", ["textDocument": Self.document])
    #expect(lenses.array?.count == 1)
    let answer = try await client.response(
      "workspace/executeCommand", ["command": "cardwright.test", "arguments": [["uri": .string(Self.uri)]]])
    #expect(answer["error"]?["message"] == "The scenarios run once the other errors of the file are gone")
  }

  /// A range over whole lines.
  private static func lines(_ first: Int, _ last: Int) -> JSONValue {
    [
      "start": ["line": .integer(first), "character": 0], "end": ["line": .integer(last), "character": 0],
    ]
  }

  @Test func selectionRangesAnswerEveryPosition() async throws {
    let client = try await Self.opened("<a>\n  <b>text</b>\n</a>")
    let positions: JSONValue = [["line": 1, "character": 6], ["line": 99, "character": 0]]
    let result = try await client.request(
      "textDocument/selectionRange", ["textDocument": Self.document, "positions": positions])
    #expect(result.array?.count == 2)
    #expect(result[0]?["range"] != nil && result[0]?["parent"] != nil)
    #expect(result[1]?["range"] != nil)
  }

  @Test func formattingTakesTheClientsOptions() async throws {
    let client = try await Self.opened("<a><b></b>\n      <c/></a>")
    let tabs = try await client.request(
      "textDocument/formatting",
      ["textDocument": Self.document, "options": ["tabSize": 4, "insertSpaces": false]])
    #expect(tabs.array?.contains { $0["newText"]?.string?.contains("\t") == true } == true)
    let spaces = try await client.request(
      "textDocument/formatting", ["textDocument": Self.document, "options": ["tabSize": 4, "insertSpaces": true]])
    #expect(spaces.array?.contains { $0["newText"]?.string?.contains("    ") == true } == true)
  }

  @Test func closingATagIsOfferedInBothWays() async throws {
    let client = try await Self.opened("<a><b></a>")
    let snippet = try await client.request("cardwright/closeTag", Self.at(0, 6))
    #expect(snippet["snippet"]?.string?.contains("</b>") == true)
    var params = Self.at(0, 6).object
    params?["ch"] = ">"
    params?["options"] = ["tabSize": 2, "insertSpaces": true]
    let edits = try await client.request("textDocument/onTypeFormatting", .object(try #require(params)))
    #expect(edits.array?.contains { $0["newText"] == "</b>" } == true)
  }

  @Test func fixesComeAsActionsCommandsOrToBeResolved() async throws {
    let text = "<a><b></a>"
    let range: JSONValue = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 10]]
    let params: JSONValue = ["textDocument": Self.document, "range": range, "context": ["diagnostics": []]]
    let literals: JSONValue = ["codeActionLiteralSupport": [:], "isPreferredSupport": true]
    let plain = try await Self.opened(text, ["textDocument": ["codeAction": literals]])
      .request("textDocument/codeAction", params)
    let action = try #require(plain[0])
    #expect(action["kind"] == "quickfix")
    #expect(action["diagnostics"]?.array?.isEmpty == false)
    #expect(action["edit"]?["changes"]?[Self.uri]?.array?.isEmpty == false)

    let commands = try await Self.opened(text).request("textDocument/codeAction", params)
    #expect(commands[0]?["command"] == "cardwright.applyEdit")
    #expect(commands[0]?["arguments"]?[0] == action["edit"])

    var resolving = literals.object
    resolving?["dataSupport"] = true
    resolving?["resolveSupport"] = ["properties": ["edit"]]
    let client = try await Self.opened(text, ["textDocument": ["codeAction": .object(try #require(resolving))]])
    let deferred = try #require(try await client.request("textDocument/codeAction", params)[0])
    #expect(deferred["edit"] == nil)
    #expect(try await client.request("codeAction/resolve", deferred)["edit"] == action["edit"])
    client.change(Self.uri, version: 2, [["text": "<a/>"]])
    #expect(try await client.errorCode("codeAction/resolve", deferred) == -32801)
  }

  @Test func onlyTheWantedKindsOfActionsCome() async throws {
    let client = try await Self.opened(
      "<a><b></a>", ["textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]])
    let range: JSONValue = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 10]]
    for (only, kinds): ([JSONValue], Set<JSONValue>) in [
      (["quickfix"], ["quickfix"]), (["refactor.extract"], []), ([""], ["quickfix"]),
    ] {
      let context: JSONValue = ["diagnostics": [], "only": .array(only)]
      let result = try await client.request(
        "textDocument/codeAction", ["textDocument": Self.document, "range": range, "context": context])
      let found = Set((result.array ?? []).compactMap { $0["kind"] })
      #expect(found.isSuperset(of: kinds))
      if kinds.isEmpty { #expect(result == []) }
    }
  }

  @Test func renamingWhatHasNoNameIsRefusedWithAReason() async throws {
    let client = try await Self.opened("<a>text</a>")
    #expect(try await client.request("textDocument/prepareRename", Self.at(0, 5)) == .null)
    var params = Self.at(0, 5).object
    params?["newName"] = "x"
    #expect(try await client.errorCode("textDocument/rename", .object(try #require(params))) == -32803)
  }

  @Test func itemsThatNobodyKnowsComeBackAsTheyWere() async throws {
    let client = try await TestClient.started()
    for item: JSONValue in [["label": "x"], ["label": "x", "data": "no such key"], ["label": "x", "data": [1]]] {
      #expect(try await client.request("completionItem/resolve", item) == item)
    }
  }

  @Test func aCardIsDrawn() async throws {
    let client = try await Self.opened(
      "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\"><Title>Electric pump</Title></ObjectCardView>")
    func render(_ argument: JSONValue) async throws -> JSONValue {
      try await client.response(
        "workspace/executeCommand", ["command": "cardwright.render", "arguments": [argument]])
    }
    let uri = JSONValue.string(Self.uri)
    let light = try #require(try await render(["uri": uri])["result"]?.string)
    #expect(light.contains("<svg") && light.contains("Electric"))
    let dark = try await render(["textDocument": ["uri": uri], "appearance": "dark", "device": "iphone-se-3"])
    #expect(dark["result"]?.string != light)
    let frames = try #require(try await render(["uri": uri, "format": "json"])["result"]?.string)
    #expect(try JSONParser.parse(frames).object != nil)
    for wrong: JSONValue in [
      ["uri": uri, "device": "toaster"], ["uri": uri, "format": "bmp"], ["uri": uri, "width": -1],
    ] {
      #expect(try await render(wrong)["error"]?["code"] == -32602)
    }
  }

  @Test func tokensAreToldAsWhatDiffersFromTheOnesBefore() async throws {
    let client = try await Self.opened("<a b='c'>\n<d/>\n</a>", ["textDocument": ["semanticTokens": [:]]])
    func ask(_ previous: JSONValue?) async throws -> JSONValue {
      guard let previous else {
        return try await client.request("textDocument/semanticTokens/full", ["textDocument": Self.document])
      }
      return try await client.request(
        "textDocument/semanticTokens/full/delta", ["textDocument": Self.document, "previousResultId": previous])
    }
    let first = try await ask(nil)
    #expect(first["data"]?.array?.count == 25)
    client.change(Self.uri, version: 2, [["range": Self.span(1, 1, 2), "text": "longer"]])
    let second = try await ask(first["resultId"])
    #expect(second["edits"] == [["start": 15, "deleteCount": 5, "data": [1, 1, 6, 0, 0]]])
    #expect(try await ask(second["resultId"])["edits"] == [])
    #expect(try await ask("gone")["data"]?.array?.count == 25)
    let part = try await client.request(
      "textDocument/semanticTokens/range", ["textDocument": Self.document, "range": Self.span(1, 0, 3)])
    #expect(part["data"] == [1, 1, 6, 0, 0])
  }
}
