import JSON
import JSONRPC
import SourceText
import Synchronization
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct PushedDiagnosticsTests {
  private static let uri = "file:///w/a.card.xml"
  private static let versions: JSONValue = [
    "textDocument": ["publishDiagnostics": ["versionSupport": true, "relatedInformation": true]]
  ]

  @Test func findingsComeWithVersionRangeAndCode() async throws {
    let client = try await TestClient.started(Self.versions)
    client.open(Self.uri, "<a>\r\n  <é😀 b=1/>\r\n</a>", version: 7)
    let params = try await client.published(Self.uri)
    #expect(params["version"] == 7)
    let finding = try #require(params["diagnostics"]?[0])
    #expect(finding["source"] == "cardwright")
    #expect(finding["code"]?.string?.isEmpty == false)
    #expect(finding["range"]?["start"]?["line"] == 1)
    #expect(finding["severity"] == 1)
  }

  @Test func theLatestFindingsAreThoseOfTheLatestText() async throws {
    let client = try await TestClient.started(Self.versions)
    client.open(Self.uri, "<a>", version: 1)
    for version in 2...30 {
      client.change(Self.uri, version: version, [["text": .string(version == 30 ? "<a></a>" : "<a>")]])
    }
    var last = JSONValue.null
    while last["version"] != 30 { last = try await client.published(Self.uri) }
    #expect(last["diagnostics"]?.array?.contains { $0["code"] == "tag-not-closed" } == false)
  }

  @Test func versionsOnlyRise() async throws {
    let client = try await TestClient.started(Self.versions)
    client.open(Self.uri, "<a>", version: 1)
    for version in 2...200 { client.change(Self.uri, version: version, [["text": "<a>"]]) }
    var versions: [Int] = []
    while versions.last != 200 {
      versions.append(try #require(try await client.published(Self.uri)["version"]?.integer))
    }
    #expect(versions == versions.sorted())
    #expect(versions.count < 200, "a burst of edits is not checked edit by edit")
  }

  @Test func closingClearsAndNothingFollows() async throws {
    let client = try await TestClient.started(Self.versions)
    for round in 1...20 {
      client.open(Self.uri, "<a>", version: round)
      client.notify("textDocument/didClose", ["textDocument": ["uri": .string(Self.uri)]])
      var params = try await client.published(Self.uri)
      while params["version"] != nil { params = try await client.published(Self.uri) }
      #expect(params["diagnostics"] == [])
    }
    _ = try await client.request("shutdown")
    #expect(!client.rest().contains { $0["method"] == "textDocument/publishDiagnostics" })
  }

  @Test func sampleDataIsNoCard() async throws {
    let client = try await TestClient.started(Self.versions)
    client.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": "file:///w/a.json", "languageId": "json", "version": 1, "text": "{}"]])
    client.open(Self.uri, "<a")
    _ = try await client.published(Self.uri)
    #expect(!client.rest().contains { $0["params"]?["uri"] == "file:///w/a.json" })
  }

  @Test func settingsHideAndRegradeFindings() async throws {
    let client = try await TestClient.started(
      ["textDocument": ["publishDiagnostics": ["codeDescriptionSupport": true]]],
      options: ["documentation": ["baseAddress": "https://cards.example/docs"], "diagnostics": ["debounce": 0]])
    client.open(Self.uri, "<a>")
    let finding = try #require(try await client.published(Self.uri)["diagnostics"]?[0])
    let code = try #require(finding["code"]?.string)
    #expect(finding["codeDescription"]?["href"] == .string("https://cards.example/docs/rules/\(code).html"))
    let regrade: JSONValue = .object(JSONObject([.init(code, "hint")]))
    client.notify(
      "workspace/didChangeConfiguration", ["settings": ["cardwright": ["diagnostics": ["severity": regrade]]]])
    #expect(
      try await client.published(Self.uri)["diagnostics"]?.array?.first { $0["code"] == .string(code) }?["severity"]
        == 4)
    let hide: JSONValue = .object(JSONObject([.init(code, "off")]))
    client.notify(
      "workspace/didChangeConfiguration", ["settings": ["cardwright": ["diagnostics": ["severity": hide]]]])
    #expect(
      try await client.published(Self.uri)["diagnostics"]?.array?.contains { $0["code"] == .string(code) } == false)
    client.notify("workspace/didChangeConfiguration", ["settings": ["cardwright": ["diagnostics": ["enable": false]]]])
    #expect(try await client.published(Self.uri)["diagnostics"] == [])
  }

  @Test func aChangedFileIsNoticedByThoseWhoNameIt() async throws {
    let client = try await TestClient.started(Self.versions)
    client.open(Self.uri, "<a sample=\"orders.json#/0\"/>", version: 3)
    client.open("file:///w/b.card.xml", "<a/>", version: 4)
    _ = try await client.published(Self.uri)
    _ = try await client.published("file:///w/b.card.xml")
    client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///w/orders.json", "type": 2]]])
    #expect(try await client.published(Self.uri)["version"] == 3)
    _ = try await client.request("shutdown")
    #expect(!client.rest().contains { $0["params"]?["uri"] == "file:///w/b.card.xml" })
  }
}

/// Files that cards name change, and no client tells of it.
@Suite struct NamedFilesTests {
  private static let card = """
    <ObjectCardView xmlns="urn:cardwright:1" id="a" target="b.card.xml" sample="s.json"><Title>{title}</Title></ObjectCardView>
    """
  private static let files = [
    "a.card.xml": card, "s.json": #"{"title": "Pump"}"#,
    "b.card.xml": #"<ObjectCardView xmlns="urn:cardwright:1" id="b"><Title>B</Title></ObjectCardView>"#,
  ]

  /// Waits until what is shown for the card are findings with just these codes.
  private func wait(for codes: [String], in client: TestClient, _ folder: TemporaryFolder) async throws {
    var shown: [String]?
    while shown != codes {
      let published = try await client.published(folder.uri("a.card.xml"))
      shown = published["diagnostics"]?.array?.compactMap { $0["code"]?.string }
    }
  }

  // One that fetches findings, and cannot be asked to do so again, is shown them.
  @Test(arguments: [[:], ["textDocument": ["diagnostic": [:]]]] as [JSONValue])
  func areLookedAtNowAndThen(capabilities: JSONValue) async throws {
    let folder = try TemporaryFolder(Self.files)
    let client = try await TestClient.started(
      capabilities, folders: [folder.path], language: TestClient.cards)
    client.open(folder.uri("a.card.xml"), Self.card)
    try await wait(for: [], in: client, folder)
    try folder.write("s.json", #"{"titel": "Pump"}"#)
    try await wait(for: ["binding-unknown"], in: client, folder)
    try folder.write("s.json", #"{"title": "Pump"}"#)
    try await wait(for: [], in: client, folder)
    try folder.remove("b.card.xml")
    try await wait(for: ["target-missing"], in: client, folder)
    try folder.write("b.card.xml", try #require(Self.files["b.card.xml"]))
    try await wait(for: [], in: client, folder)
  }

  @Test func areLeftToAClientThatWatchesThem() async throws {
    let folder = try TemporaryFolder(Self.files)
    let client = try await TestClient.started(
      ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]], folders: [folder.path],
      language: TestClient.cards)
    client.open(folder.uri("a.card.xml"), Self.card)
    try await wait(for: [], in: client, folder)
    try folder.write("s.json", #"{"titel": "Pump"}"#)
    try await Task.sleep(for: .milliseconds(1500))
    #expect(!client.rest().contains { $0["params"]?["diagnostics"]?.array?.isEmpty == false })
    client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(folder.uri("s.json")), "type": 2]]])
    try await wait(for: ["binding-unknown"], in: client, folder)
  }
}

@Suite struct PulledDiagnosticsTests {
  private static let uri = "file:///w/a.card.xml"
  private static let document: JSONValue = ["uri": .string(uri)]
  private static let capabilities: JSONValue = [
    "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
  ]

  @Test func aClientThatPullsIsNotPushedTo() async throws {
    let client = TestClient()
    let result = try await client.request("initialize", ["capabilities": Self.capabilities])
    #expect(result["capabilities"]?["diagnosticProvider"]?["workspaceDiagnostics"] == true)
    client.open(Self.uri, "<a>")
    let report = try await client.request("textDocument/diagnostic", ["textDocument": Self.document])
    #expect(report["kind"] == "full")
    #expect(report["items"]?.array?.isEmpty == false)
    client.notify("textDocument/didClose", ["textDocument": Self.document])
    _ = try await client.request("shutdown")
    #expect(!client.rest().contains { $0["method"] == "textDocument/publishDiagnostics" })
  }

  @Test func whatTheClientHoldsIsNotSentAgain() async throws {
    let client = try await TestClient.started(Self.capabilities)
    client.open(Self.uri, "<a>")
    let first = try await client.request("textDocument/diagnostic", ["textDocument": Self.document])
    let id = try #require(first["resultId"])
    let params: JSONValue = ["textDocument": Self.document, "previousResultId": id]
    #expect(try await client.request("textDocument/diagnostic", params) == ["kind": "unchanged", "resultId": id])
    client.change(Self.uri, version: 2, [["text": "<b>"]])
    #expect(try await client.request("textDocument/diagnostic", params)["kind"] == "full")
  }

  @Test func settingsMakeTheClientPullAnew() async throws {
    let client = try await TestClient.started(Self.capabilities)
    client.open(Self.uri, "<a>")
    client.notify("workspace/didChangeConfiguration", ["settings": ["cardwright": ["diagnostics": ["enable": false]]]])
    let refresh = try await client.message("a refresh") { $0["method"] == "workspace/diagnostic/refresh" }
    client.send(["jsonrpc": "2.0", "id": refresh["id"] ?? .null, "result": nil])
    let report = try await client.request("textDocument/diagnostic", ["textDocument": Self.document])
    #expect(report["items"] == [])
  }
}
