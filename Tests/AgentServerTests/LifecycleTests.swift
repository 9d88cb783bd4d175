import AgentServer
import JSON
import TestSupport
import Testing

@Suite struct LifecycleTests {
  @Test func nothingIsAnsweredBeforeInitialize() async throws {
    let agent = TestAgent()
    let error = try await agent.response("tools/list")["error"]
    #expect(error?["code"] == -32600 && error?["message"]?.string?.contains("initialize") == true)
    #expect(try await agent.result("ping") == [:])
  }

  @Test(arguments: [
    ("2025-03-26", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"),
    ("1999-01-01", "2025-11-25"), ("2026-07-28", "2025-11-25"),
  ])
  func versionsAreNegotiated(offered: String, agreed: String) async throws {
    let agent = TestAgent()
    let result = try await agent.result("initialize", ["protocolVersion": .string(offered), "capabilities": [:]])
    #expect(result["protocolVersion"] == .string(agreed))
    #expect(result["serverInfo"]?["version"] == "1.2.3" && result["capabilities"]?["tools"] != nil)
    let again = try await agent.response("initialize", ["protocolVersion": "2025-06-18"])
    #expect(again["error"]?["code"] == -32600)
  }

  @Test func aRequestMaySayItsVersionInstead() async throws {
    let agent = TestAgent()
    let meta: (String) -> JSONValue = { ["_meta": ["io.modelcontextprotocol/protocolVersion": .string($0)]] }
    let list = try await agent.result("tools/list", meta("2026-07-28"))
    #expect(list["resultType"] == "complete" && list["cacheScope"] == "private")
    let error = try await agent.response("tools/list", meta("2031-01-01"))["error"]
    #expect(error?["code"] == -32022 && error?["data"]?["supported"]?[0] == "2026-07-28")
    #expect(try await agent.result("server/discover")["supportedVersions"]?[0] == "2026-07-28")
    #expect(try await agent.response("ping", meta("2026-07-28"))["error"]?["code"] == -32601)
  }

  @Test func foldersAreAskedForInTheAnswerWhereThatIsTheVersionsWay() async throws {
    let folder = try TemporaryFolder(["a.card.xml": "<Card xmlns='urn:cardwright:1' id='a'/>"])
    let agent = TestAgent()
    let meta: JSONValue = [
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": ["roots": [:]],
    ]
    var call = JSONObject([
      .init("name", "validate"), .init("arguments", ["path": "a.card.xml"]), .init("_meta", meta),
    ])
    let question = try await agent.result("tools/call", .object(call))
    #expect(question["resultType"] == "input_required")
    #expect(question["inputRequests"]?["folders"]?["method"] == "roots/list")
    call["inputResponses"] = ["folders": ["roots": [["uri": .string(folder.uri(""))]]]]
    let answer = try await agent.result("tools/call", .object(call))
    #expect(answer["resultType"] == "complete" && answer["structuredContent"]?["findings"] != nil)
    // Lists ask nothing, by the protocol.
    #expect(try await agent.result("resources/list", ["_meta": meta])["resources"]?.array?.isEmpty == false)
  }

  @Test func whatIsWrongIsSaidAndTheServerGoesOn() async throws {
    let agent = try await TestAgent.started()
    agent.server.receive(Array("{ no json\n".utf8))
    let error = try await agent.message("an error") { $0["id"] == .null }
    #expect(error["error"]?["code"] == -32700)
    #expect(try await agent.response("no/such")["error"]?["code"] == -32601)
    let tool = try await agent.response("tools/call", ["name": "fly", "arguments": [:]])
    #expect(tool["error"]?["code"] == -32602 && tool["error"]?["message"]?.string?.contains("validate") == true)
    #expect(try await agent.refusal("validate", ["text": 3]) == "text must be a text.")
    #expect(try await agent.refusal("validate", ["txt": "a"]).contains("must not have “txt”"))
    #expect(try await agent.refusal("validate", [:]).contains("its path, or its text"))
    #expect(try await agent.refusal("explain", ["code": "actions-maxx"]).contains("did you mean “actions-max”"))
  }

  /// Wherever its id stands, and whatever looks like one.
  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":77,"method":"tools/call","params":{"text":""#, #""}}"#, 77),
    (#"{"method":"tools/call","params":{"text":""#, #"","id":5},"jsonrpc":"2.0","id":78}"#, 78),
    (#"{"jsonrpc" : "2.0", "id" : 79, "method" : "tools/call", "params" : {"text" : ""#, #""}}"#, 79),
    (#"{"jsonrpc":"2.0","method":"tools/call","params":{"text":""#, #"","id":5}}"#, nil),
  ]) func aMessageThatIsTooLongIsRefused(head: String, tail: String, id: Int?) async throws {
    let agent = try await TestAgent.started()
    agent.server.receive(Array(head.utf8))
    let piece = [UInt8](repeating: 0x61, count: 1 << 24)
    for _ in 0..<6 { agent.server.receive(piece) }
    agent.server.receive(Array("\(tail)\n".utf8))
    let error = try await agent.message("a refusal") { $0["error"] != nil }
    #expect(error["id"] == id.map { .integer($0) } ?? .null)
    #expect(error["error"]?["message"]?.string?.hasPrefix("The message is longer than 64 MB and was not read") == true)
    #expect(try await agent.result("ping") == [:])
  }

  @Test func aRequestThatSaysItsVersionSeesWhatTheSessionGrants() async throws {
    let (folder, other) = (
      try TemporaryFolder(["a.card.xml": "<Card xmlns='urn:cardwright:1' id='a'/>"]),
      try TemporaryFolder(["b.card.xml": "<Card xmlns='urn:cardwright:1' id='b'/>"])
    )
    let agent = try await TestAgent.started(folders: [other.path], ["roots": [:]])
    let question = try await agent.message("a question for roots") { $0["method"] == "roots/list" }
    agent.send([
      "jsonrpc": "2.0", "id": question["id"] ?? .null, "result": ["roots": [["uri": .string(folder.uri(""))]]],
    ])
    func validate(_ name: String, _ meta: JSONValue) async throws -> JSONValue {
      try await agent.result(
        "tools/call", ["name": "validate", "arguments": ["path": .string(name)], "_meta": meta])
    }
    let meta: JSONValue = ["io.modelcontextprotocol/protocolVersion": "2026-07-28"]
    #expect(try await validate("a.card.xml", meta)["structuredContent"]?["findings"] != nil)
    #expect(try await validate("b.card.xml", meta)["isError"] == true)
    // The version that was agreed on may be said again.
    let same: JSONValue = ["io.modelcontextprotocol/protocolVersion": "2025-06-18"]
    #expect(try await validate("a.card.xml", same)["structuredContent"]?["findings"] != nil)
    let wrong = try await agent.response(
      "tools/list", ["_meta": ["io.modelcontextprotocol/protocolVersion": "2025-11-25"]])["error"]?["message"]?.string
    #expect(wrong?.contains("but of 2026-07-28; 2025-11-25 and 2025-06-18 begin with initialize") == true)
  }

  @Test func logLevelsAreChecked() async throws {
    let agent = try await TestAgent.started()
    #expect(try await agent.result("logging/setLevel", ["level": "info"]) == [:])
    #expect(try await agent.response("logging/setLevel", ["level": "loud"])["error"]?["code"] == -32602)
  }
}
