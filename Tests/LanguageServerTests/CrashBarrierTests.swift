import CardAnalysis
import JSON
import JSONRPC
import LSPTypes
import SourceText
import Synchronization
import Testing

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
}
