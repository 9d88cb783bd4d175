import CardAnalysis
import Dispatch
import JSON
import JSONRPC
import LSPTypes
import TestSupport
import Testing

@testable import LanguageServer

/// Fixes over files and on saving, snippets in edits, and progress, as a client sees them.
@Suite struct RepairTests {
  private static let literals: JSONValue = ["codeActionLiteralSupport": [:]]
  private static let actions: JSONValue = ["codeAction": literals]

  private static func actionParams(_ uri: String) -> JSONValue {
    [
      "textDocument": ["uri": .string(uri)], "context": ["diagnostics": []],
      "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 10]],
    ]
  }

  @Test func allOfAKindIsFixedInTheWorkspaceByOneEdit() async throws {
    let folder = try TemporaryFolder([
      "a.card.xml": "<a><b></a>", "b.card.xml": "<a/>", "sub/c.card.xml": "<c x=1 ><d></c>",
    ])
    let client = try await TestClient.started(
      [
        "workspace": ["applyEdit": true, "workspaceEdit": ["documentChanges": true]], "textDocument": Self.actions,
        "window": ["workDoneProgress": true],
      ], folders: [folder.path])
    let uri = folder.uri("a.card.xml")
    client.open(uri, "<a><b></a>", version: 3)
    let offered = try await client.request("textDocument/codeAction", Self.actionParams(uri))
    let action = try #require(
      offered.array?.first { $0["title"]?.string?.hasPrefix("Fix all of this kind in the workspace") == true })
    #expect(action["command"]?["command"] == "cardwright.fixWorkspace")
    #expect(action["title"]?.string?.hasSuffix(".") == false)
    let result = try await client.request("workspace/executeCommand", action["command"] ?? .null)
    #expect(result == ["files": 2, "fixed": 2])
    let changes = try await client.message("the edit") { $0["method"] == "workspace/applyEdit" }["params"]?["edit"]?[
      "documentChanges"]?.array
    #expect(
      changes?.map { $0["textDocument"] } == [
        ["uri": .string(uri), "version": 3], ["uri": .string(folder.uri("sub/c.card.xml")), "version": nil],
      ])
    // The attribute without quotes is of another kind.
    #expect(changes?.last?["edits"]?.text().contains("\\\"1\\\"") == false)
    let kinds = client.rest().filter { $0["method"] == "$/progress" }
      .compactMap { $0["params"]?["value"]?["kind"]?.string }
    #expect(kinds.first == "begin" && kinds.last == "end")
    let all = try await client.request("workspace/executeCommand", ["command": "cardwright.fixWorkspace"])
    #expect(all == ["files": 2, "fixed": 3])
  }

  @Test func whatLeavesNothingBetterIsNotOfferedForTheWorkspace() async throws {
    let text = "<a><!-- x --<><b/></a>"
    let folder = try TemporaryFolder(["a.card.xml": text])
    let client = try await TestClient.started(
      ["workspace": ["applyEdit": true], "textDocument": Self.actions], folders: [folder.path])
    client.open(folder.uri("a.card.xml"), text)
    let offered = try await client.request("textDocument/codeAction", Self.actionParams(folder.uri("a.card.xml")))
    let titles = (offered.array ?? []).compactMap { $0["title"]?.string }
    #expect(titles.contains { $0.hasPrefix("Add") })
    #expect(!titles.contains { $0.hasPrefix("Fix all of this kind in the workspace") })
  }

  @Test func thatNoFixOfAKindHoldsIsAnErrorAndNoEmptyEdit() async throws {
    let folder = try TemporaryFolder(["a.card.xml": "<a><b></a>"])
    let client = try await TestClient.started(["workspace": ["applyEdit": true]], folders: [folder.path])
    func resolved(_ code: JSONValue) async throws -> JSONValue {
      try await client.response("codeAction/resolve", ["title": "Fix all of this kind", "data": ["code": code]])
    }
    #expect(try await resolved("end-tag-missing")["result"]?["edit"] != nil)
    let error = try await resolved("attribute-unknown")["error"]
    #expect(error?["code"] == -32803)
    #expect(error?["message"] == "No fix of this kind holds here; apply the others first")
  }

  @Test func anEditThatTheEditorRefusesIsTold() async throws {
    let folder = try TemporaryFolder(["a.card.xml": "<a><b></a>"])
    let client = try await TestClient.started(["workspace": ["applyEdit": true]], folders: [folder.path])
    _ = try await client.request("workspace/executeCommand", ["command": "cardwright.fixWorkspace"])
    let id = try await client.message("the edit") { $0["method"] == "workspace/applyEdit" }["id"] ?? .null
    client.send([
      "jsonrpc": "2.0", "id": id, "result": ["applied": false, "failureReason": "The file is read-only"],
    ])
    let told = try await client.message("what is told") { $0["method"] == "window/showMessage" }
    #expect(told["params"]?["message"] == "The editor has not made the change: The file is read-only")
  }

  @Test func filesThatAreNotPlainUTF8AreLeftOut() async throws {
    let folder = try TemporaryFolder(["a.card.xml": "<a><b></a>", "bom.card.xml": "\u{FEFF}<a><b></a>"])
    let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a><b>".utf8) + [0xE4] + Array("</a>".utf8)
    try folder.write("latin.card.xml", latin)
    try folder.write("torn.card.xml", Array("<a><b>".utf8) + [0xFF] + Array("</a>".utf8))
    let client = try await TestClient.started(["workspace": ["applyEdit": true]], folders: [folder.path])
    let result = try await client.request("workspace/executeCommand", ["command": "cardwright.fixWorkspace"])
    #expect(result == ["files": 1, "fixed": 1, "leftOut": 3])
  }

  @Test(arguments: [3, "element-unclosed", ["kind": "x"], ["code": 5]] as [JSONValue])
  func anArgumentThatNamesNoKindFixesNothing(argument: JSONValue) async throws {
    let folder = try TemporaryFolder(["a.card.xml": "<a><b></a>"])
    let client = try await TestClient.started(["workspace": ["applyEdit": true]], folders: [folder.path])
    let answer = try await client.response(
      "workspace/executeCommand", ["command": "cardwright.fixWorkspace", "arguments": [argument]])
    #expect(answer["error"]?["message"]?.string?.contains("takes an object with the string “code”") == true)
  }

  @Test func whoTakesNoEditsIsNotOfferedThemAndToldWhatToDo() async throws {
    let folder = try TemporaryFolder(["a.card.xml": "<a><b></a>"])
    let client = try await TestClient.started(["textDocument": Self.actions], folders: [folder.path])
    let uri = folder.uri("a.card.xml")
    client.open(uri, "<a><b></a>")
    let offered = try await client.request("textDocument/codeAction", Self.actionParams(uri))
    #expect(offered.array?.contains { $0["title"]?.string?.contains("in the workspace") == true } == false)
    let answer = try await client.response("workspace/executeCommand", ["command": "cardwright.fixWorkspace"])
    #expect(answer["error"]?["message"]?.string?.contains("cardwright validate --fix") == true)
  }

  /// Goes step by step until somebody stops it.
  private static let endless = Method.query("test/endless", "Never ends.") { (query: Query, _: JSONValue) -> Bool? in
    let progress = WorkProgress(query)
    return try progress.run("Counting") {
      while true {
        try progress.step(1, of: 1_000)
        // Others need the processor.
        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(1))
      }
    }
  }

  @Test func workStopsWhenItsProgressIsCancelled() async throws {
    let client = try await TestClient.started(methods: [Self.endless])
    let id = client.begin("test/endless", ["workDoneToken": "mine"])
    _ = try await client.message("the begin") { $0["params"]?["value"]?["kind"] == "begin" }
    client.notify("window/workDoneProgress/cancel", ["token": "mine"])
    #expect(try await client.response(to: id)["error"]?["code"] == -32800)
    let end = try await client.message("the end") { $0["params"]?["value"]?["kind"] == "end" }
    #expect(end["params"]?["value"]?["message"] == "Stopped")
  }

  @Test func savingChangesOnlyWhatTheSettingsAskFor() async throws {
    let text = "<a>\n<b></a>\n"
    func saved(_ options: JSONValue, reason: JSONValue = 1, name: String = "a.card.xml") async throws -> JSONValue {
      let client = try await TestClient.started(
        ["textDocument": ["synchronization": ["willSaveWaitUntil": true]]], options: options)
      client.open("file:///w/\(name)", text)
      return try await client.request(
        "textDocument/willSaveWaitUntil", ["textDocument": ["uri": .string("file:///w/\(name)")], "reason": reason])
    }
    #expect(try await saved([:]) == [])
    #expect(try await saved(["save": ["fix": true, "format": true]], name: "a.html") == [])
    let formatted = try await saved(["save": ["fix": true, "format": true]])
    #expect(formatted.array?.map { $0["newText"] } == ["  <b></b>\n</a>\n"])
    #expect(try await saved(["save": ["format": true]]).array?.isEmpty == false)
    #expect(try await saved(["save": ["fix": true]], reason: 2) == [])
    let plain = try await TestClient().request("initialize", ["capabilities": [:]])
    #expect(plain["capabilities"]?["textDocumentSync"]?["willSaveWaitUntil"] == nil)
  }

  @Test func longRequestsReportProgress() async throws {
    let folder = try TemporaryFolder(["a.card.xml": "<a id=\"x\"/>", "b.card.xml": "<b/>"])
    let client = try await TestClient.started(["textDocument": ["diagnostic": [:]]], folders: [folder.path])
    let uri = folder.uri("a.card.xml")
    client.open(uri, "<a id=\"x\"><b></b></a>")
    let place: JSONValue = ["line": 0, "character": 11]
    let document: JSONValue = ["uri": .string(uri)]
    for (method, params): (String, JSONValue) in [
      ("textDocument/references", ["textDocument": document, "position": place, "workDoneToken": "t"]),
      ("textDocument/rename", ["textDocument": document, "position": place, "newName": "c", "workDoneToken": "t"]),
      ("workspace/symbol", ["query": "x", "workDoneToken": "t"]),
      ("workspace/diagnostic", ["previousResultIds": [], "workDoneToken": "t"]),
    ] {
      _ = try await client.response(method, params)
      for kind in ["begin", "end"] {
        _ = try await client.message("\(kind) of \(method)") {
          $0["params"]?["token"] == "t" && $0["params"]?["value"]?["kind"] == .string(kind)
        }
      }
    }
  }
}
