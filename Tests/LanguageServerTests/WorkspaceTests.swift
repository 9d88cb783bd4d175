import CardAnalysis
import Foundation
import JSON
import LSPTypes
import Synchronization
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct WorkspaceTests {
  private static let validate: JSONValue = ["command": "cardwright.validateWorkspace", "arguments": []]

  @Test func validatingTheWorkspaceShowsFindingsAndProgress() async throws {
    let folder = try TemporaryFolder([
      "good.card.xml": "<a/>", "sub/bad.card.xml": "<a>", "open.card.xml": "<a>", "other.xml": "<a>",
    ])
    let client = try await TestClient.started(["window": ["workDoneProgress": true]], folders: [folder.path])
    client.open(folder.uri("open.card.xml"), "<a/>")
    let result = try await client.request("workspace/executeCommand", Self.validate)
    #expect(result["files"] == 3)
    let bad = try await client.published(folder.uri("sub/bad.card.xml"))
    #expect(bad["diagnostics"]?.array?.isEmpty == false)
    let create = try await client.message("a progress") { $0["method"] == "window/workDoneProgress/create" }
    let token = try #require(create["params"]?["token"])
    let kinds = client.rest().filter { $0["method"] == "$/progress" && $0["params"]?["token"] == token }
      .compactMap { $0["params"]?["value"]?["kind"]?.string }
    #expect(kinds.first == "begin" && kinds.last == "end" && kinds.contains("report"))
    #expect(!client.rest().contains { $0["params"]?["uri"] == .string(folder.uri("other.xml")) })
    try folder.write("sub/bad.card.xml", "<a/>")
    let change: JSONValue = ["uri": .string(folder.uri("sub/bad.card.xml")), "type": 2]
    client.notify("workspace/didChangeWatchedFiles", ["changes": [change]])
    #expect(try await client.published(folder.uri("sub/bad.card.xml"))["diagnostics"] == [])
  }

  @Test func aValidationStopsWhenItsProgressIsCancelled() async throws {
    let files = Dictionary(uniqueKeysWithValues: (0..<300).map { ("\($0).card.xml", "<a>") })
    let folder = try TemporaryFolder(files)
    let client = try await TestClient.started(folders: [folder.path])
    let id = client.begin(
      "workspace/executeCommand", ["command": "cardwright.validateWorkspace", "workDoneToken": "mine"])
    _ = try await client.message("the begin") {
      $0["params"]?["token"] == "mine" && $0["params"]?["value"]?["kind"] == "begin"
    }
    client.notify("window/workDoneProgress/cancel", ["token": "mine"])
    let response = try await client.response(to: id)
    #expect(response["error"]?["code"] == -32800 || response["result"]?["files"] == 300)
    _ = try await client.message("the end") { $0["params"]?["value"]?["kind"] == "end" }
  }

  @Test func pullingTheWorkspaceReportsEveryCard() async throws {
    let folder = try TemporaryFolder(["a.card.xml": "<a>", "b.card.xml": "<b/>"])
    let client = try await TestClient.started(["textDocument": ["diagnostic": [:]]], folders: [folder.path])
    client.open(folder.uri("b.card.xml"), "<b>", version: 5)
    let report = try await client.request("workspace/diagnostic", ["previousResultIds": []])
    let items = try #require(report["items"]?.array)
    #expect(items.map { $0["uri"] } == [.string(folder.uri("b.card.xml")), .string(folder.uri("a.card.xml"))])
    #expect(items.map { $0["version"] ?? "none" } == [5, .null])
    let held = items.map { ["uri": $0["uri"] ?? nil, "value": $0["resultId"] ?? nil] as JSONValue }
    let again = try await client.request("workspace/diagnostic", ["previousResultIds": .array(held)])
    #expect(again["items"]?.array?.map { $0["kind"] } == ["unchanged", "unchanged"])
  }

  @Test func foldersComeAndGo() async throws {
    let folder = try TemporaryFolder(["a.card.xml": "<a/>"])
    let client = try await TestClient.started(["workspace": ["workspaceFolders": true]])
    #expect(try await client.request("workspace/executeCommand", Self.validate)["files"] == 0)
    let named: JSONValue = ["uri": .string("file://" + folder.path), "name": "f"]
    client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [named], "removed": []]])
    #expect(try await client.request("workspace/executeCommand", Self.validate)["files"] == 1)
    client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": [named]]])
    #expect(try await client.request("workspace/executeCommand", Self.validate)["files"] == 0)
  }

  @Test func unknownCommandsAndWrongArgumentsAreNamed() async throws {
    let client = try await TestClient.started()
    for params: JSONValue in [["command": "no.such"], ["command": "cardwright.render"], [:], ["command": 7]] {
      #expect(try await client.errorCode("workspace/executeCommand", params) == -32602)
    }
    let unreadable: JSONValue = ["command": "cardwright.render", "arguments": [["uri": "file:///no/such.card.xml"]]]
    #expect(try await client.errorCode("workspace/executeCommand", unreadable) == -32803)
  }
}
