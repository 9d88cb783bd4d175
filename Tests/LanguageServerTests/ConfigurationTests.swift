import JSON
import TestSupport
import Testing

@Suite struct ProjectConfigurationTests {
  private static let card = "file:///w/deep/a.card.xml"
  private static let configuration = "file:///w/.cardwright.json"

  private func codes(_ published: JSONValue) -> [String] {
    (published["diagnostics"]?.array ?? []).compactMap { $0["code"]?.string }
  }

  private func client() async throws -> TestClient {
    try await TestClient.started(
      ["textDocument": ["codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]]]],
      options: ["diagnostics": ["debounce": 0]], folders: ["/w"])
  }

  @Test func findingsFollowTheConfigurationWhileItIsEdited() async throws {
    let client = try await client()
    client.open(Self.card, "<a>")
    let code = try #require(codes(try await client.published(Self.card)).first)
    client.open(Self.configuration, "{ \"rules\": { \"\(code)\": \"off\" } }")
    #expect(try await !codes(client.published(Self.card)).contains(code))
    #expect(try await codes(client.published(Self.configuration)).isEmpty)
    client.change(
      Self.configuration, version: 2, [["text": .string("{ \"rules\": { \"\(code)\": \"hint\" } }")]])
    let regraded = try await client.published(Self.card)["diagnostics"]?.array?.first { $0["code"] == .string(code) }
    #expect(regraded?["severity"] == 4)
    // The file on disk, which is not there, holds again.
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(Self.configuration)]])
    #expect(try await codes(client.published(Self.card)).contains(code))
  }

  @Test func theEditorsOwnSeverityCountsThere() async throws {
    let client = try await client()
    client.open(Self.card, "<a>")
    let code = try #require(codes(try await client.published(Self.card)).first)
    client.open(Self.configuration, "{ \"rules\": { \"\(code)\": \"hint\" } }")
    _ = try await client.published(Self.card)
    let severity = JSONValue.object(JSONObject([.init(code, "warning")]))
    client.notify(
      "workspace/didChangeConfiguration", ["settings": ["cardwright": ["diagnostics": ["severity": severity]]]])
    let found = try await client.published(Self.card)["diagnostics"]?.array
    #expect(found?.first { $0["code"] == .string(code) }?["severity"] == 2)
  }

  @Test func aConfigurationIsCheckedCompletedAndExplained() async throws {
    let client = try await client()
    client.open(Self.configuration, "{\n  \"ruels\": {},\n  \"platforms\": [\"ios\", ]\n}")
    let published = try await client.published(Self.configuration)
    #expect(codes(published) == ["configuration-unknown-name"])
    func at(_ line: Int, _ character: Int) -> JSONValue {
      [
        "textDocument": ["uri": .string(Self.configuration)],
        "position": ["line": .integer(line), "character": .integer(character)],
      ]
    }
    let values = try await client.request("textDocument/completion", at(2, 23))
    #expect(values["items"]?.array?.compactMap { $0["label"]?.string } == ["\"ios\"", "\"android\""])
    let names = try await client.request("textDocument/completion", at(1, 5))
    #expect(names["items"]?.array?.contains { $0["label"] == "\"rules\"" } == true)
    let hover = try await client.request("textDocument/hover", at(2, 5))
    #expect(hover["contents"]?["value"]?.string?.contains("platforms that the cards are for") == true)
    let actions = try await client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(Self.configuration)], "context": ["diagnostics": []],
        "range": ["start": ["line": 1, "character": 3], "end": ["line": 1, "character": 3]],
      ])
    #expect(actions[0]?["title"] == "Change to “rules”")
  }

  @Test func ofAllRulesThoseOfWhatIsFoundInOpenCardsAreOfferedFirst() async throws {
    let client = try await client()
    client.open(Self.card, "<a>")
    let found = Set(codes(try await client.published(Self.card)))
    client.open(Self.configuration, "{ \"rules\": {  } }")
    let list = try await client.request(
      "textDocument/completion",
      ["textDocument": ["uri": .string(Self.configuration)], "position": ["line": 0, "character": 13]])
    let labels = list["items"]?.array?.compactMap { $0["label"]?.string } ?? []
    #expect(labels.count > 300 && !found.isEmpty && labels.starts(with: found.sorted().map { "\"\($0)\"" }))
  }

  @Test func theFilesThatItNamesAreLookedFor() async throws {
    let text = "{ \"samples\": { \"few\": { \"order.json\": \"few.json\" } } }"
    let folder = try TemporaryFolder(["orders.json": "[]", "few.json": "[1"])
    let client = try await TestClient.started(
      ["textDocument": ["codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]]]],
      folders: [folder.path])
    let uri = folder.uri(".cardwright.json")
    client.open(uri, text)
    let found = try await client.published(uri)["diagnostics"]?.array?.compactMap { $0["message"]?.string } ?? []
    #expect(found.first == "There is no file “order.json”; did you mean “orders.json”?")
    #expect(found.last?.hasPrefix("“few.json” is no JSON: ") == true && found.count == 2)
    let actions = try await client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(uri)], "context": ["diagnostics": []],
        "range": ["start": ["line": 0, "character": 26], "end": ["line": 0, "character": 26]],
      ])
    #expect(actions[0]?["title"] == "Change to “orders.json”")
    let hover = try await client.request(
      "textDocument/hover",
      ["textDocument": ["uri": .string(uri)], "position": ["line": 0, "character": 16]])
    #expect(hover["contents"]?["value"]?.string == "few: a sample set. It is an object, in it each sample by its name.")
  }

  @Test func filesAreLaidOutAsTheProjectSays() async throws {
    let client = try await client()
    client.open(Self.configuration, "{ \"format\": { \"tabSize\": 4, \"insertSpaces\": true } }")
    client.open(Self.card, "<a>\n<b/>\n</a>\n")
    let edits = try await client.request(
      "textDocument/formatting",
      ["textDocument": ["uri": .string(Self.card)], "options": ["tabSize": 8, "insertSpaces": false]])
    #expect(edits[0]?["newText"]?.string?.hasSuffix("    ") == true)
  }
}
