import JSON
import SourceText
import Synchronization
import Testing

@testable import LanguageServer

@Suite struct SynchronizationTests {
  private static let uri = "file:///w/a.card.xml"

  private static func started(_ encoding: String = "utf-16") async throws -> TestClient {
    try await TestClient.started(["general": ["positionEncodings": [.string(encoding)]]])
  }

  private func text(_ client: TestClient) -> String? {
    client.server.workspace.now.documents[Self.uri]?.lines.text.string
  }

  @Test(arguments: [("utf-8", 4, 8), ("utf-16", 3, 5), ("utf-32", 3, 4)])
  func appliesARangeInEveryEncoding(encoding: String, start: Int, end: Int) async throws {
    let client = try await Self.started(encoding)
    client.open(Self.uri, "x\r\n<aé😀ñ/>")
    client.change(Self.uri, version: 2, [replacement((1, start), (1, end), "-")])
    #expect(text(client) == "x\r\n<aé-ñ/>")
  }

  @Test(arguments: [nil, 2, 999])
  func theDeprecatedLengthChangesNothing(length: Int?) async throws {
    let client = try await Self.started()
    client.open(Self.uri, "<a/>\n<b/>")
    client.change(Self.uri, version: 2, [replacement((0, 1), (0, 2), "card", length: length)])
    #expect(text(client) == "<card/>\n<b/>")
  }

  @Test func appliesTheChangesOfAMessageOneAfterTheOther() async throws {
    let client = try await Self.started()
    client.open(Self.uri, "")
    client.change(
      Self.uri, version: 2,
      [
        ["text": "abc"], replacement((0, 3), (0, 3), "\r\ndef"), replacement((1, 0), (1, 1), ""),
        replacement((0, 0), (0, 0), "\n"), replacement((0, 9), (9, 9), "|"),
      ])
    #expect(text(client) == "|")
    client.change(Self.uri, version: 3, [["text": "one\ntwo"], replacement((7, 0), (7, 0), "!")])
    #expect(text(client) == "one\ntwo!")
  }

  @Test func aRangeThatRunsBackwardsIsTurnedRound() async throws {
    let client = try await Self.started()
    client.open(Self.uri, "abcdef")
    client.change(Self.uri, version: 2, [replacement((0, 4), (0, 1), "-")])
    #expect(text(client) == "a-ef")
  }

  /// A fixed sequence of pseudo-random edits gives the text that a plain array of characters gives.
  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func manyIncrementalEditsEqualTheFullText(encoding: String) async throws {
    let client = try await Self.started(encoding)
    var model: [Unicode.Scalar] = Array("<Card>\r\n  é😀\n</Card>\r".unicodeScalars)
    client.open(Self.uri, String(String.UnicodeScalarView(model)))
    let pieces = ["", "x", "\r\n", "\n", "\r", "😀é", "<Title>\n</Title>"]
    var random: UInt64 = 42
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % bound
    }
    for version in 2..<400 {
      let first = next(model.count + 1)
      let last = min(model.count, first + next(6))
      // A place between CR and LF has no position of its own.
      func isInsideLineEnd(_ index: Int) -> Bool {
        index > 0 && index < model.count && model[index - 1] == "\r" && model[index] == "\n"
      }
      if isInsideLineEnd(first) || isInsideLineEnd(last) { continue }
      let lines = LineTable(SourceText(String(String.UnicodeScalarView(model))))
      func position(_ index: Int) throws -> (Int, Int) {
        let offset = String(String.UnicodeScalarView(model[..<index])).utf8.count
        let position = lines.position(of: offset, in: try #require(PositionEncoding(rawValue: encoding)))
        return (position.line, position.character)
      }
      let piece = pieces[next(pieces.count)]
      client.change(Self.uri, version: version, [replacement(try position(first), try position(last), piece)])
      model.replaceSubrange(first..<last, with: piece.unicodeScalars)
      #expect(text(client).map { Array($0.unicodeScalars) } == model, "version \(version)")
    }
  }

  @Test func changesOfAClosedOrUnknownDocumentAreDropped() async throws {
    let client = try await Self.started()
    client.change(Self.uri, version: 2, [["text": "x"]])
    #expect(text(client) == nil)
    client.open(Self.uri, "x")
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(Self.uri)]])
    client.change(Self.uri, version: 2, [["text": "y"]])
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(Self.uri)]])
    #expect(text(client) == nil)
  }

  @Test func aThousandDocumentsCanBeOpen() async throws {
    let client = try await Self.started()
    for number in 0..<1000 { client.open("file:///w/\(number).card.xml", "<Card xmlns=\"urn:cardwright:1\"/>") }
    for number in [0, 500, 999] {
      let params: JSONValue = ["textDocument": ["uri": .string("file:///w/\(number).card.xml")]]
      _ = try await client.request("textDocument/documentSymbol", params)
    }
    #expect(try await client.published("file:///w/999.card.xml")["diagnostics"]?.array != nil)
  }
}
