import CardAnalysis
import Dispatch
import JSON
import JSONRPC
import LSPTypes
import SourceText
import Synchronization
import Testing

@testable import LanguageServer

@Suite struct OrderingTests {
  private static let uri = "file:///w/a.card.xml"
  private static let document: JSONValue = ["textDocument": ["uri": .string(uri)]]

  /// A request that answers with the text that it sees, after a while.
  private static let slowText = Method.documentQuery("test/text", "Waits, then answers with the text.") {
    (query: DocumentQuery, _: LSP.TextDocumentParams) -> String? in
    for _ in 0..<20 {
      try query.query.flag.check()
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(1))
    }
    return query.snapshot.text.string
  }

  private struct Trouble: Error {}

  private static let failing = Method.documentQuery("test/fail", "Fails.") {
    (_: DocumentQuery, _: LSP.TextDocumentParams) -> String? in throw Trouble()
  }

  /// A request that never ends unless it is cancelled.
  private static let endless = Method.query("test/endless", "Waits to be cancelled.") {
    (query: Query, _: JSONValue) -> String? in
    while true {
      try query.flag.check()
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(1))
    }
  }

  @Test func eachRequestSeesTheTextAsItWasWhenItCame() async throws {
    let client = try await TestClient.started(methods: [Self.slowText])
    client.open(Self.uri, "0")
    var asked: [(id: JSONValue, text: String)] = []
    for version in 1...60 {
      client.change(Self.uri, version: version, [["text": .string("\(version)")]])
      asked.append((client.begin("test/text", Self.document), "\(version)"))
    }
    for (id, text) in asked {
      #expect(try await client.response(to: id)["result"] == .string(text))
    }
  }

  @Test func aRequestThatCameBeforeTheDocumentWasClosedIsAnswered() async throws {
    let client = try await TestClient.started(methods: [Self.slowText])
    client.open(Self.uri, "text")
    let id = client.begin("test/text", Self.document)
    client.notify("textDocument/didClose", Self.document)
    let late = client.begin("test/text", Self.document)
    #expect(try await client.response(to: id)["result"] == "text")
    #expect(try await client.response(to: late)["result"] == .null)
  }

  @Test func aFeatureThatFailsFailsOnlyItsOwnRequest() async throws {
    let client = try await TestClient.started(methods: [Self.failing, Self.slowText])
    client.open(Self.uri, "text")
    let failing = (0..<5).map { _ in client.begin("test/fail", Self.document) }
    let working = client.begin("test/text", Self.document)
    for id in failing {
      #expect(try await client.response(to: id)["error"]?["code"] == -32603)
    }
    #expect(try await client.response(to: working)["result"] == "text")
  }

  @Test func aCancelledRequestIsAnsweredOnceAndItsWorkStops() async throws {
    let client = try await TestClient.started(methods: [Self.endless])
    // More than there are threads, so that some are cancelled before they begin.
    let ids = (0..<10).map { _ in client.begin("test/endless", [:]) }
    for id in ids { client.notify("$/cancelRequest", ["id": id]) }
    for id in ids {
      #expect(try await client.response(to: id)["error"]?["code"] == -32800)
      client.notify("$/cancelRequest", ["id": id])
    }
    #expect(try await client.request("completionItem/resolve", ["label": "x"]) == ["label": "x"])
    #expect(client.rest().allSatisfy { $0["id"] == nil }, "a second answer")
  }

  @Test func cancellingWhatIsNotUnderWayDoesNothing() async throws {
    let client = try await TestClient.started()
    for id: JSONValue in [99, "x", nil, 1.5, [:]] { client.notify("$/cancelRequest", ["id": id]) }
    client.notify("$/cancelRequest", .null)
    client.notify("$/cancelRequest", [])
    #expect(try await client.request("completionItem/resolve", ["label": "x"]) == ["label": "x"])
  }

  @Test func anIdThatIsInUseIsRefused() async throws {
    let client = try await TestClient.started(methods: [Self.endless])
    for _ in 0..<2 { client.send(["jsonrpc": "2.0", "id": "same", "method": "test/endless", "params": [:]]) }
    #expect(try await client.response(to: "same")["error"]?["code"] == -32600)
    client.notify("$/cancelRequest", ["id": "same"])
    #expect(try await client.response(to: "same")["error"]?["code"] == -32800)
  }

  @Test func editsAreTakenWhileRequestsRun() async throws {
    let client = try await TestClient.started(methods: [Self.endless])
    client.open(Self.uri, "a")
    let ids = (0..<8).map { _ in client.begin("test/endless", [:]) }
    client.change(Self.uri, version: 2, [["text": "b"]])
    #expect(client.server.workspace.now.documents[Self.uri]?.lines.text.string == "b")
    for id in ids { client.notify("$/cancelRequest", ["id": id]) }
    for id in ids { _ = try await client.response(to: id) }
  }

  @Test(arguments: Method.all.filter { $0.name.hasPrefix("textDocument/") && $0.ordering == .concurrent }.map(\.name))
  func requestsAboutDocumentsThatAreNotOpenAreNoErrors(name: String) async throws {
    let client = try await TestClient.started()
    let position: JSONValue = ["line": 3, "character": 7]
    let params: JSONValue = [
      "textDocument": ["uri": "file:///never/opened.card.xml"], "position": position, "positions": [position],
      "range": ["start": position, "end": position], "context": ["diagnostics": [], "includeDeclaration": true],
      "options": ["tabSize": 2, "insertSpaces": true], "ch": ">", "newName": "n",
      "color": ["red": 1, "green": 0, "blue": 0, "alpha": 1],
    ]
    let result = try await client.request(name, params)
    let isEmpty = result.isNull || result == [] || result == ["kind": "full", "resultId": "", "items": []]
    #expect(isEmpty, "\(result)")
    client.open(Self.uri, "<Card")
    var opened = params.object
    opened?["textDocument"] = ["uri": .string(Self.uri)]
    let response = try await client.response(name, .object(try #require(opened)))
    #expect(response["error"]?["code"] == nil || response["error"]?["code"] == -32803, "\(response)")
  }
}
