import EditorWire
import JSON
import Synchronization
import Testing

@testable import LanguageServer

@Suite struct LifecycleTests {
  @Test func answersInitializeWithCapabilitiesAndName() async throws {
    let client = TestClient()
    let result = try await client.request("initialize", ["capabilities": [:]])
    #expect(result["serverInfo"] == ["name": "cardwright", "version": "1.2.3"])
    let capabilities = try #require(result["capabilities"])
    #expect(capabilities["positionEncoding"] == "utf-16")
    #expect(capabilities["textDocumentSync"] == ["openClose": true, "change": 2, "save": true])
    #expect(capabilities["completionProvider"]?["resolveProvider"] == true)
    #expect(capabilities["hoverProvider"] == true)
    #expect(capabilities["diagnosticProvider"] == nil, "the client does not pull")
    #expect(capabilities["workspace"] == nil, "the client knows no folders")
  }

  @Test func aServerThatIsGivenUpLeavesNothing() async throws {
    weak var server: LanguageServer?
    weak var analyst: Analyst?
    do {
      let client = try await TestClient.started()
      client.open("file:///a.card.xml", "<Card xmlns=\"urn:cardwright:1\" id=\"a\"/>")
      _ = try await client.request("textDocument/documentSymbol", ["textDocument": ["uri": "file:///a.card.xml"]])
      (server, analyst) = (client.server, client.server.analyst)
    }
    // Work that is under way holds them a moment longer.
    for _ in 0..<1000 where server != nil || analyst != nil { try await Task.sleep(for: .milliseconds(10)) }
    #expect(server == nil && analyst == nil)
  }

  @Test func everyAdvertisedRequestIsUnderstood() async throws {
    let client = try await TestClient.started()
    for method in Method.all where method.ordering == .concurrent {
      let code = try await client.errorCode(method.name, [:])
      #expect(code != -32601, "\(method.name)")
    }
  }

  @Test(arguments: [
    ([], "utf-16"), (["utf-8", "utf-16"], "utf-8"), (["utf-32"], "utf-32"), (["ucs-2"], "utf-16"),
    (["utf-16", "utf-8"], "utf-16"), (["ucs-2", "utf-8"], "utf-8"),
  ])
  func takesTheFirstPositionEncodingThatItKnows(offered: [String], taken: String) async throws {
    let client = TestClient()
    let result = try await client.request(
      "initialize",
      ["capabilities": ["general": ["positionEncodings": .array(offered.map { .string($0) })]]])
    #expect(result["capabilities"]?["positionEncoding"] == .string(taken))
  }

  @Test func refusesRequestsBeforeInitialize() async throws {
    let client = TestClient()
    #expect(try await client.errorCode("textDocument/hover", [:]) == -32002)
    #expect(try await client.errorCode("shutdown") == -32002)
    #expect(try await client.errorCode("no/such") == -32002)
    client.open("file:///a.card.xml", "<Card/>")
    _ = try await client.request("initialize", ["capabilities": [:]])
    #expect(client.server.workspace.now.documents.isEmpty, "the notification came too early")
  }

  @Test func refusesASecondInitialize() async throws {
    let client = try await TestClient.started()
    #expect(try await client.errorCode("initialize", ["capabilities": [:]]) == -32600)
  }

  @Test func refusesEverythingAfterShutdownAndEndsWithZero() async throws {
    let client = try await TestClient.started()
    #expect(try await client.request("shutdown") == .null)
    #expect(try await client.errorCode("textDocument/hover", [:]) == -32600)
    #expect(try await client.errorCode("shutdown") == -32600)
    #expect(client.notify("exit") == 0)
  }

  @Test func endsWithOneWhenExitComesWithoutShutdown() async throws {
    #expect(TestClient().notify("exit") == 1)
    #expect(try await TestClient.started().notify("exit") == 1)
  }

  @Test func theEndOfTheInputIsAnExit() async throws {
    let client = try await TestClient.started()
    #expect(client.server.receiveEnd() == 1)
    _ = try await client.request("shutdown")
    #expect(client.server.receiveEnd() == 0)
  }

  @Test func saysThatAMethodIsUnknown() async throws {
    let client = try await TestClient.started()
    #expect(try await client.errorCode("foo/bar") == -32601)
    #expect(try await client.errorCode("$/foo") == -32601)
    client.notify("$/foo", [:])
    client.notify("foo/bar", [:])
    _ = try await client.request("completionItem/resolve", ["label": "x"])
    #expect(client.rest().allSatisfy { $0["error"] == nil }, "notifications are never answered")
  }

  @Test func livesOnAfterBrokenMessages() async throws {
    let client = try await TestClient.started()
    for (bytes, code) in [
      ("Content-Length: 5\r\n\r\n{oops", -32700), ("Content-Length: 2\r\n\r\n[]", -32600),
      ("Content-Length: 2\r\n\r\n{}", -32600), ("Nonsense\r\n\r\n", -32700),
      ("Content-Length: 17\r\n\r\n{\"jsonrpc\":\"2.0\"}", -32600),
    ] {
      client.send(bytes: bytes)
      let response = try await client.response(to: .null)
      #expect(response["error"]?["code"] == .integer(code))
    }
    #expect(try await client.request("completionItem/resolve", ["label": "x"]) == ["label": "x"])
  }

  @Test func namesTheParameterThatIsWrong() async throws {
    let client = try await TestClient.started()
    let response = try await client.response(
      "textDocument/hover", ["textDocument": ["uri": "u"], "position": ["line": "x", "character": 0]])
    #expect(response["error"]?["code"] == -32602)
    #expect(response["error"]?["message"]?.string?.contains("position.line") == true)
  }

  @Test(arguments: ["null", "{}", #"{"textDocument":{}}"#, #"{"workspace":null,"textDocument":{"hover":null}}"#])
  func worksWithAnyCapabilities(text: String) async throws {
    let client = try await TestClient.started(JSONParser.parse(text))
    client.open("file:///a.card.xml", "<Card/>")
    #expect(try await client.published("file:///a.card.xml")["diagnostics"]?.array != nil)
    _ = try await client.request("shutdown")
  }

  @Test func anInitializeWithoutParametersIsInvalid() async throws {
    let client = TestClient()
    #expect(try await client.errorCode("initialize", [:]) == nil)
  }

  @Test func tracesWhatTheClientWantsToSee() async throws {
    let client = try await TestClient.started()
    _ = try await client.request("completionItem/resolve", ["label": "x"])
    client.notify("$/setTrace", ["value": "messages"])
    _ = try await client.request("completionItem/resolve", ["label": "x"])
    let trace = try await client.message("a trace") { $0["method"] == "$/logTrace" }
    #expect(trace["params"]?["message"]?.string?.hasPrefix("completionItem/resolve 3 took") == true)
    client.notify("$/setTrace", ["value": "off"])
    _ = try await client.request("completionItem/resolve", ["label": "x"])
    #expect(!client.rest().contains { $0["method"] == "$/logTrace" })
  }

  @Test func theDescriptionNamesEveryMethodCommandAndSetting() {
    let text = Method.description
    for name in Method.all.map(\.name) + Command.all.map(\.name) { #expect(text.contains("| `\(name)` |"), "\(name)") }
    #expect(text.contains("`diagnostics.severity`"))
  }

  @Test func asksForWatchedFilesAndSettingsWhereOffered() async throws {
    let client = TestClient()
    _ = try await client.request(
      "initialize",
      [
        "capabilities": [
          "workspace": [
            "configuration": true, "didChangeConfiguration": ["dynamicRegistration": true],
            "didChangeWatchedFiles": ["dynamicRegistration": true],
          ]
        ]
      ])
    client.notify("initialized", [:])
    let registration = try await client.message("a registration") { $0["method"] == "client/registerCapability" }
    let methods = registration["params"]?["registrations"]?.array?.compactMap { $0["method"]?.string }
    #expect(methods == ["workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration"])
    let question = try await client.message("a question") { $0["method"] == "workspace/configuration" }
    client.send(["jsonrpc": "2.0", "id": question["id"] ?? .null, "result": [["format": ["lineLength": 77]]]])
    #expect(client.server.workspace.now.settings.lineLength == 77)
  }
}
