import CardAnalysis
import JSON
import JSONRPC
import LSPTypes
import SourceText
import Synchronization
import Testing
import Workers

@testable import LanguageServer

@Suite(.serialized) struct CrashBarrierTests {
  private static let uri = "file:///w/a.card.xml"
  private static let document: JSONValue = ["textDocument": ["uri": .string(uri)]]

  /// A feature with a fault: it asks an array for more than it has.
  private static let trapping = Method.documentQuery("test/trap", "Traps.") {
    (query: DocumentQuery, _: LSP.TextDocumentParams) -> Int? in
    query.snapshot.lines.lineStarts[query.snapshot.text.count + 1]
  }

  /// A feature whose recursion has no end.
  private static let overflowing = Method.documentQuery("test/overflow", "Runs out of stack.") {
    (query: DocumentQuery, _: LSP.TextDocumentParams) -> Int? in depth(query.snapshot.text, 0)
  }

  private static func depth(_ text: SourceText, _ level: Int) -> Int {
    let rest = SourceText(text.bytes + [UInt8(truncatingIfNeeded: level)])
    return level < 0 ? 0 : depth(rest.count > 64 ? text : rest, level + 1) + rest.count
  }

  /// A command with a fault: it names its document in an argument.
  private static func trappingCommand(_ seen: Snapshots) -> Method {
    .query("test/command", "Traps.") { (query: Query, params: LSP.ExecuteCommandParams) -> Int? in
      guard let document = query.document else { return nil }
      let snapshot = query.server.analyst.snapshot(of: document, in: query.workspace)
      seen.list.withLock { $0.append(snapshot) }
      return snapshot.lines.lineStarts[snapshot.text.count + 1]
    }
  }

  /// The analyses that were looked at.
  private final class Snapshots: Sendable {
    let list: Mutex<[DocumentSnapshot]> = Mutex([])
  }

  private static let text = Method.documentQuery("test/text", "Answers with the text.") {
    (query: DocumentQuery, _: LSP.TextDocumentParams) -> String? in query.snapshot.text.string
  }

  @Test(arguments: ["test/trap", "test/overflow"])
  func aTrapFailsOnlyItsOwnRequest(method: String) async throws {
    CrashBarrier.raise()
    let client = try await TestClient.started(methods: [Self.trapping, Self.overflowing, Self.text])
    client.open(Self.uri, "<a/>", version: 1)
    // More often than the pool has threads; on the same text it is tried only once.
    for _ in 0..<5 { #expect(try await client.errorCode(method, Self.document) == -32603) }
    #expect(try await client.request("test/text", Self.document) == "<a/>")
    client.change(Self.uri, version: 2, [["text": "<b/>"]])
    #expect(try await client.errorCode(method, Self.document) == -32603)
    #expect(try await client.request("test/text", Self.document) == "<b/>")
    #expect(try await client.request("completionItem/resolve", ["label": "x"]) == ["label": "x"])
  }

  @Test func aTrapInACommandLeavesAnAnalysisThatCanBeAsked() async throws {
    CrashBarrier.raise()
    let seen = Snapshots()
    let client = try await TestClient.started(methods: [Self.trappingCommand(seen), Self.text])
    client.open(Self.uri, "<a/>", version: 1)
    let call: JSONValue = ["command": "test.trap", "arguments": [["uri": .string(Self.uri)]]]
    for _ in 0..<2 { #expect(try await client.errorCode("test/command", call) == -32603) }
    let trapped = seen.list.withLock { $0 }
    #expect(trapped.count == 1, "it is tried once")
    #expect(trapped.first?.hasTrapped == true)
    #expect(try await client.request("test/text", Self.document) == "<a/>")
    let document = try #require(client.server.workspace.now.documents[Self.uri])
    let fresh = client.server.analyst.snapshot(of: document, in: client.server.workspace.now)
    #expect(fresh !== trapped.first && !fresh.hasTrapped)
  }

  /// Requests that came before the trap still have the document as it was.
  @Test func anAnalysisThatTrappedIsMadeAnew() async throws {
    let client = try await TestClient.started()
    client.open(Self.uri, "<a/>", version: 1)
    let workspace = client.server.workspace.now
    let document = try #require(workspace.documents[Self.uri])
    let snapshot = client.server.analyst.snapshot(of: document, in: workspace)
    #expect(client.server.analyst.snapshot(of: document, in: workspace) === snapshot)
    snapshot.didTrap()
    #expect(client.server.analyst.snapshot(of: document, in: workspace) !== snapshot)
  }
}
