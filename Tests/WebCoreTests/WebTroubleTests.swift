import BundledData
import JSON
import TestSupport
import Testing
import WebCore

/// What is said wrongly is answered, and nothing ends.
@Suite struct WebTroubleTests {
  @Test func whatIsNoMessageIsAnswered() {
    let page = WebClient()
    func error(_ message: String) -> (code: Int?, id: JSONValue?) {
      let answer = page.say(message).first
      return (answer?["error"]?["code"]?.integer, answer?["id"])
    }
    #expect(error("{").code == -32700)
    #expect(error("[]").code == -32600)
    #expect(error("{\"jsonrpc\":\"1.0\",\"id\":7,\"method\":\"shutdown\"}") == (-32600, 7))
    #expect(error("{\"jsonrpc\":\"2.0\",\"id\":8,\"method\":\"no/such\"}") == (-32601, 8))
    #expect(error("{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"textDocument/didOpen\"}") == (-32600, 9))
    #expect(error("{\"jsonrpc\":\"2.0\",\"id\":10,\"method\":\"textDocument/hover\",\"params\":{}}") == (-32602, 10))
  }

  @Test func whatIsTriedBeforeTheFirstPageIsAnswered() {
    let answers = AnswerList()
    let core = WebCore(version: "1", tell: answers.add)
    for message in WebCore.trial { core.answer(Array(message.utf8)) }
    let told = answers.take()
    let responses = told.filter { $0["method"] == nil }
    #expect(responses.compactMap { $0["id"]?.integer } == [1, 2, 3, 4])
    for response in responses { #expect(response["error"] == nil) }
    #expect(!told.contains { $0["method"] == "window/showMessage" })
    // The tables that are forgotten behind it have been asked: an icon and an illustration are drawn.
    let drawing = responses.last?["result"]?["svg"]?.string ?? ""
    #expect(drawing.contains("data-element=\"HeaderAction\"") && drawing.contains("M12 4v16M4 12h16"))
    #expect(drawing.contains("<circle") && drawing.contains("fill=\"#D1EFFF\""))
    let findings = told.flatMap { $0["params"]?["diagnostics"]?.array ?? [] }
    #expect(!findings.contains { $0["severity"] == 1 })
  }

  @Test func theFirstRequestIsInitialize() {
    let answers = AnswerList()
    let core = WebCore(version: "1", tell: answers.add)
    core.answer(Array("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"shutdown\"}".utf8))
    let message = answers.take().first?["error"]?["message"]?.string
    #expect(message?.contains("The first request must be initialize") == true)
    core.answer(Array("{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\"}".utf8))
    #expect(answers.take().isEmpty)
  }

  @Test func aDocumentThatIsNotOpenIsNamed() {
    let page = WebClient()
    let params: JSONValue = ["textDocument": ["uri": "file:///none"], "position": ["line": 0, "character": 0]]
    #expect(page.trouble("textDocument/hover", params).contains("file:///none is not open"))
    #expect(page.trouble("cardwright/draw", ["uri": "file:///none"]).contains("not open"))
    page.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": "file:///a.json", "languageId": "json", "version": 1, "text": "{}"]])
    #expect(page.trouble("cardwright/draw", ["uri": "file:///a.json"]).contains("not a card"))
    page.notify("textDocument/didClose", ["textDocument": ["uri": "file:///none"]])
    #expect(page.told("window/showMessage").last?["message"]?.string?.contains("not open") == true)
  }

  @Test func anOlderVersionIsRefused() {
    let page = WebClient()
    page.open(card("<Status>x</Status>"))
    page.forget()
    page.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(WebClient.uri), "version": 1], "contentChanges": [["text": "<a/>"]]])
    #expect(page.told("window/showMessage").last?["message"]?.string?.contains("not newer") == true)
    #expect(page.findings() == nil)
  }

  @Test func placesOutsideOfTheTextAreAnswered() {
    let page = WebClient()
    page.open(card("<Status>x</Status>"))
    let params: JSONValue = [
      "textDocument": ["uri": .string(WebClient.uri)], "position": ["line": -5, "character": 2_000_000_000],
    ]
    for method in ["textDocument/hover", "textDocument/completion", "textDocument/prepareRename"] {
      #expect(page.request(method, params)["error"] == nil, "\(method)")
    }
  }

  /// Two thousand messages made of pieces of real ones: each request has one response, whatever it says.
  @Test func randomMessagesAreAnswered() {
    var random = SplitMix(state: 16)
    let page = WebClient(["workspace": ["applyEdit": true], "window": ["showDocument": ["support": true]]])
    let examples = BundledFile.examples.filter { $0.name.hasSuffix(".card.xml") }
    let methods = [
      "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "textDocument/hover",
      "textDocument/completion", "textDocument/codeAction", "codeAction/resolve", "completionItem/resolve",
      "textDocument/formatting", "textDocument/documentSymbol", "textDocument/semanticTokens/full",
      "textDocument/rename", "textDocument/definition", "textDocument/diagnostic", "cardwright/putFile",
      "cardwright/draw", "workspace/executeCommand", "cardwright/preview/fromPage", "cardwright/listFiles",
      "textDocument/codeLens",
      "textDocument/documentLink", "workspace/didChangeConfiguration", "textDocument/inlayHint",
      "textDocument/onTypeFormatting", "textDocument/documentColor", "cardwright/cursor", "initialize",
    ]
    let commands = ["open", "close", "pin", "export", "x"].map { "cardwright.preview.\($0)" }
    func number() -> JSONValue { .integer([-1, 0, 1, 3, 40, 2_147_483_647][random.next(6)]) }
    func place() -> JSONValue { ["line": number(), "character": number()] }
    func value() -> JSONValue {
      switch random.next(8) {
      case 0: .null
      case 1: number()
      case 2: .string("x")
      case 3: ["type": "hello", "protocol": 1]
      case 4: ["type": "show", "uri": .string(WebClient.uri), "views": [["id": "a"]], "overlays": []]
      case 5: ["type": "act", "uri": .string(WebClient.uri), "view": "a", "verb": "tap", "x": number(), "y": number()]
      case 6: .array([number()])
      default: .object(JSONObject([.init("uri", .string(WebClient.uri))]))
      }
    }
    for round in 0..<2000 {
      var text = examples[random.next(examples.count)].bytes
      for _ in 0..<random.next(4) { text[random.next(text.count)] = UInt8(random.next(256)) }
      var members: [JSONObject.Member] = [
        .init(
          "textDocument",
          [
            "uri": .string(WebClient.uri), "version": .integer(round), "languageId": "xml",
            "text": .string(String(decoding: text, as: UTF8.self)),
          ]), .init("position", place()), .init("range", ["start": place(), "end": place()]),
        .init("contentChanges", [["range": ["start": place(), "end": place()], "text": "<a "]]),
        .init("context", ["diagnostics": []]), .init("options", ["tabSize": number(), "insertSpaces": true]),
        .init("uri", .string(WebClient.uri)), .init("page", 1), .init("message", value()), .init("newName", "b"),
        .init("ch", ">"), .init("text", "{}"), .init("uris", .array([value()])),
        .init("command", .string(commands[random.next(commands.count)])), .init("arguments", .array([value()])),
        .init("settings", value()),
      ]
      if random.next(4) == 0 { members[random.next(members.count)] = .init("textDocument", value()) }
      let method = methods[random.next(methods.count)]
      var message: [JSONObject.Member] = [
        .init("jsonrpc", "2.0"), .init("method", .string(method)), .init("params", .object(JSONObject(members))),
      ]
      let isRequest = random.next(3) > 0
      if isRequest { message.append(.init("id", .integer(100_000 + round))) }
      let answers = page.say(String(decoding: JSONValue.object(JSONObject(message)).jsonBytes, as: UTF8.self))
      let responses = answers.filter { $0["method"] == nil }
      #expect(responses.count == (isRequest ? 1 : 0), "\(method)")
      page.forget()
    }
  }
}

/// Numbers that are the same in every run.
private struct SplitMix {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }
}
