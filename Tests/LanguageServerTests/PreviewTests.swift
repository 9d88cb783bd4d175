import FileSystem
import JSON
import PreviewServer
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct PreviewTests {
  private static let uri = "file:///w/a.card.xml"
  private static let text = "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\"><Title>Pump</Title></ObjectCardView>"
  private static let able: JSONValue = [
    "window": ["showDocument": ["support": true]],
    "workspace": ["applyEdit": true, "workspaceEdit": ["documentChanges": true]],
  ]

  private static func command(
    _ name: String, _ argument: JSONValue = ["uri": .string(uri)], in client: TestClient
  ) async throws -> JSONValue {
    try await client.request("workspace/executeCommand", ["command": .string(name), "arguments": [argument]])
  }

  /// A page that the client carries and that shows the document; its number.
  private static func page(in client: TestClient) async throws -> JSONValue {
    client.open(uri, text)
    let opened = try await command("cardwright.preview.open", ["uri": .string(uri), "carrier": "webview"], in: client)
    let page = try #require(opened["page"])
    #expect(opened["html"]?.string?.contains("{{nonce}}") == true)
    say(["type": "hello", "protocol": 1], to: page, in: client)
    _ = try await message("hello", to: page, in: client)
    say(["type": "show", "uri": .string(uri), "views": [["id": "v"]]], to: page, in: client)
    return page
  }

  private static func say(_ message: JSONValue, to page: JSONValue, in client: TestClient) {
    client.notify("cardwright/preview/fromPage", ["page": page, "message": message])
  }

  private static func message(_ type: String, to page: JSONValue, in client: TestClient) async throws -> JSONValue {
    let found = try await client.message("\(type) to the page") {
      $0["method"] == "cardwright/preview/toPage" && $0["params"]?["page"] == page
        && $0["params"]?["message"]?["type"]?.string == type
    }
    return found["params"]?["message"] ?? .null
  }

  @Test func everyKeystrokeChangesThePicture() async throws {
    let client = try await TestClient.started(Self.able)
    let page = try await Self.page(in: client)
    #expect(try await Self.message("frames", to: page, in: client)["version"] == 1)
    client.change(Self.uri, version: 2, [["text": .string(Self.text.replacing("Pump", with: "Valve"))]])
    let frames = try await Self.message("frames", to: page, in: client)
    #expect(frames["version"] == 2)
    #expect(frames["views"]?[0]?["svg"]?.string?.contains(">Valve</text>") == true)
  }

  /// A card that a tap has opened from disk is drawn as its file is, and goes with it.
  @Test func aCardOnDiskIsFollowed() async throws {
    let folder = try TemporaryFolder()
    let first = Self.text.replacing("id=", with: "target=\"b.card.xml\" id=")
    try folder.write("a.card.xml", first)
    try folder.write("b.card.xml", Self.text.replacing("Pump", with: "Valve"))
    let (uri, other) = (folder.uri("a.card.xml"), folder.uri("b.card.xml"))
    let client = try await TestClient.started(Self.able, folders: [folder.path])
    client.open(uri, first)
    let opened = try await Self.command(
      "cardwright.preview.open", ["uri": .string(uri), "carrier": "webview"], in: client)
    let page = try #require(opened["page"])
    func show(_ uri: String) {
      Self.say(["type": "show", "uri": .string(uri), "views": [["id": "v"]], "plays": true], to: page, in: client)
    }
    Self.say(["type": "hello", "protocol": 1], to: page, in: client)
    _ = try await Self.message("hello", to: page, in: client)
    show(uri)
    let drawn = try await Self.message("frames", to: page, in: client)
    let target = try #require(drawn["views"]?[0]?["targets"]?[0]?["id"])
    _ = try await Self.message("played", to: page, in: client)
    Self.say(
      ["type": "gesture", "uri": .string(uri), "kind": "tap", "view": "v", "depth": 0, "target": target], to: page,
      in: client)
    let played = try await client.message("what the tap has opened") {
      $0["params"]?["message"]?["opens"]?.string == other
    }
    #expect(played["params"]?["message"]?["depth"] == 1)
    show(other)
    func frames(_ text: String) async throws {
      _ = try await client.message("a picture of \(text)") {
        $0["params"]?["message"]?["views"]?[0]?["svg"]?.string?.contains(">\(text)</text>") == true
      }
    }
    try await frames("Valve")
    try folder.write("b.card.xml", Self.text.replacing("Pump", with: "Motor"))
    client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(other), "type": 2]]])
    try await frames("Motor")
    try folder.remove("b.card.xml")
    client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(other), "type": 3]]])
    #expect(try await Self.message("removed", to: page, in: client)["uri"]?.string == other)
  }

  @Test func aSampleThatHasChangedIsDrawnThoughNobodyTellsOfIt() async throws {
    let text = Self.text.replacing("Pump", with: "{name}").replacing("id=", with: "sample=\"s.json\" id=")
    let folder = try TemporaryFolder(["a.card.xml": text])
    let uri = folder.uri("a.card.xml")
    let client = try await TestClient.started(Self.able, folders: [folder.path])
    client.open(uri, text)
    let opened = try await Self.command(
      "cardwright.preview.open", ["uri": .string(uri), "carrier": "webview"], in: client)
    let page = try #require(opened["page"])
    Self.say(["type": "hello", "protocol": 1], to: page, in: client)
    _ = try await Self.message("hello", to: page, in: client)
    Self.say(["type": "show", "uri": .string(uri), "views": [["id": "v"]]], to: page, in: client)
    _ = try await Self.message("frames", to: page, in: client)
    for name in ["Valve", "Motor"] {
      try folder.write("s.json", "{\"name\": \"\(name)\"}")
      _ = try await client.message("a picture of \(name)") {
        $0["params"]?["message"]?["views"]?[0]?["svg"]?.string?.contains(">\(name)</text>") == true
      }
    }
  }

  @Test func noScenarioIsRecordedInACard() async throws {
    let client = try await TestClient.started(Self.able)
    client.open(Self.uri, Self.text)
    let response = try await client.response(
      "workspace/executeCommand",
      ["command": "cardwright.preview.record", "arguments": [["uri": .string(Self.uri)]]])
    #expect(response["error"]?["message"] == "This file holds no scene; scenarios are recorded in one")
  }

  @Test func aClickSelectsAndTheCursorOutlines() async throws {
    let client = try await TestClient.started(Self.able)
    let page = try await Self.page(in: client)
    _ = try await Self.message("document", to: page, in: client)
    Self.say(
      ["type": "select", "uri": .string(Self.uri), "version": 1, "range": [51, 70]], to: page, in: client)
    let shown = try await client.message("window/showDocument") { $0["method"] == "window/showDocument" }
    #expect(shown["params"]?["selection"]?["start"] == ["line": 0, "character": 51])
    client.notify(
      "cardwright/cursor", ["textDocument": ["uri": .string(Self.uri)], "position": ["line": 0, "character": 60]])
    #expect(try await Self.message("cursor", to: page, in: client)["range"] == [48, 67])
  }

  @Test func anEditComesBackWithItsVersion() async throws {
    let client = try await TestClient.started(Self.able)
    let page = try await Self.page(in: client)
    _ = try await Self.message("document", to: page, in: client)
    Self.say(
      [
        "type": "edit", "request": 1, "uri": .string(Self.uri), "version": 1, "range": [48, 67], "value": "Valve",
      ], to: page, in: client)
    let request = try await client.message("workspace/applyEdit") { $0["method"] == "workspace/applyEdit" }
    let change = request["params"]?["edit"]?["documentChanges"]?[0]
    #expect(change?["textDocument"]?["version"] == 1)
    #expect(change?["edits"]?[0]?["newText"] == "Valve")
    client.send(["jsonrpc": "2.0", "id": request["id"] ?? .null, "result": ["applied": false, "failureReason": "no"]])
    let edited = try await Self.message("edited", to: page, in: client)
    #expect(edited["ok"] == false && edited["message"] == "no")
  }

  @Test func aClientThatTakesNoEditsIsTold() async throws {
    let client = try await TestClient.started()
    let page = try await Self.page(in: client)
    _ = try await Self.message("document", to: page, in: client)
    Self.say(
      ["type": "edit", "request": 1, "uri": .string(Self.uri), "version": 1, "range": [48, 67], "value": "Valve"],
      to: page, in: client)
    #expect(try await Self.message("edited", to: page, in: client)["ok"] == false)
  }

  @Test func theBrowserGetsAnAddressOnce() async throws {
    let client = try await TestClient.started(Self.able)
    client.open(Self.uri, Self.text)
    let first = try await Self.command("cardwright.preview.open", in: client)
    #expect(first["opened"] == true)
    let address = try #require(first["url"]?.string)
    #expect(address.hasPrefix("http://127.0.0.1:") && address.hasSuffix("?uri=file%3A///w/a.card.xml"))
    let shown = try await client.message("window/showDocument") { $0["method"] == "window/showDocument" }
    #expect(shown["params"]?["external"] == true)
    #expect(try await Self.command("cardwright.preview.open", in: client)["url"] == first["url"])
    #expect(try await Self.command("cardwright.preview.close", in: client) == .null)
    #expect(try await client.request("shutdown") == .null)
  }

  @Test func whatIsNotOpenHasNoPreview() async throws {
    let client = try await TestClient.started(Self.able)
    let code = try await client.errorCode(
      "workspace/executeCommand", ["command": "cardwright.preview.open", "arguments": [["uri": .string(Self.uri)]]])
    #expect(code == -32803)
    let pin = try await client.errorCode(
      "workspace/executeCommand", ["command": "cardwright.preview.pin", "arguments": [["uri": .string(Self.uri)]]])
    #expect(pin == -32803)
  }

  @Test func theCodeLensTellsSizeAndFindings() async throws {
    let client = try await TestClient.started()
    client.open(Self.uri, Self.text)
    let lens = try await client.request("textDocument/codeLens", ["textDocument": ["uri": .string(Self.uri)]])[0]
    let title = try #require(lens?["command"]?["title"]?.string)
    #expect(title.hasPrefix("Preview · 361 × ") && title.hasSuffix(" · no findings"))
    #expect(lens?["command"]?["command"] == "cardwright.preview.open")
    client.change(Self.uri, version: 2, [["text": "<a><b></a>"]])
    let broken = try await client.request("textDocument/codeLens", ["textDocument": ["uri": .string(Self.uri)]])[0]
    #expect(broken?["command"]?["title"]?.string?.hasSuffix(" · 1 finding") == true)
  }

  private static let scene = """
    <CardScene xmlns="urn:cardwright:1" id="s" root="a"><Device id="d" like="iphone-se-1"/><MapContent id="m"/>
    <PlainCard id="a" map="m" position="peaking"><Title>A</Title><Text>B</Text></PlainCard>
    <Scenario id="up" device="d"><Step tapTitle="true"/><Expect position="extended"/></Scenario>
    <Scenario id="down" device="d">
    <Step collapse="true"/><Expect position="extended"/></Scenario></CardScene>
    """

  @Test func aFilmIsAPageBesideTheCard() async throws {
    let folder = try TemporaryFolder()
    try folder.write("a.card.xml", Self.scene)
    try folder.write("broken.card.xml", Self.scene.replacing("</CardScene>", with: ""))
    let uri = "file://" + folder.path + "/a.card.xml"
    let client = try await TestClient.started(Self.able, folders: [folder.path])
    for (more, id) in [
      ([:], "up"), (["scenario": "down"], "down"), (["position": ["line": 4, "character": 3]], "down"),
    ] as [([String: JSONValue], String)] {
      var members = JSONObject([.init("uri", .string(uri))])
      for (name, value) in more { members[name] = value }
      let result = try await Self.command("cardwright.film", .object(members), in: client)
      #expect(result["path"] == .string("\(folder.path)/a.\(id).html"))
      let page = String(decoding: try File(folder.path + "/a.\(id).html").read(), as: UTF8.self)
      #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("✗ position is “collapsed”") == (id == "down"))
    }
    _ = try await Self.command("cardwright.film", ["uri": .string(uri), "shows": true], in: client)
    let shown = try await client.message("window/showDocument") { $0["method"] == "window/showDocument" }
    #expect(shown["params"]?["uri"]?.string?.hasSuffix("/a.up.html") == true)
    for (argument, code) in [
      (["uri": .string(uri), "scenario": "left"], -32803), (["uri": .string(uri), "path": "a.card.xml"], -32602),
      (["uri": .string(uri), "path": "../a.html"], -32602),
      (["uri": .string("file://" + folder.path + "/broken.card.xml")], -32803),
    ] as [(JSONValue, Int)] {
      let params: JSONValue = ["command": "cardwright.film", "arguments": [argument]]
      #expect(try await client.errorCode("workspace/executeCommand", params) == code)
    }
  }

  @Test func anExportStaysInTheWorkspace() async throws {
    let folder = try TemporaryFolder()
    try folder.write("a.card.xml", Self.text)
    let uri = "file://" + folder.path + "/a.card.xml"
    let client = try await TestClient.started(folders: [folder.path])
    for (format, name) in [("svg", "a.svg"), ("sheet", "a-sheet.svg"), ("html", "a.html")] {
      let result = try await Self.command(
        "cardwright.preview.export", ["uri": .string(uri), "format": .string(format)], in: client)
      #expect(result["path"] == .string(folder.path + "/" + name))
      #expect(File(folder.path + "/" + name).exists)
    }
    for path in ["../a.svg", "/tmp/a.svg", "a.card.xml"] {
      let code = try await client.errorCode(
        "workspace/executeCommand",
        [
          "command": "cardwright.preview.export",
          "arguments": [["uri": .string(uri), "format": "svg", "path": .string(path)]],
        ])
      #expect(code == -32602)
    }
  }
}
