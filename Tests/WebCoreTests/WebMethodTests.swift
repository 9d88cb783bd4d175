import JSON
import TestSupport
import Testing

/// What a page gets for its questions, on real cards.
@Suite struct WebMethodTests {
  /// The result of asking `method` at 1️⃣ of `marked`.
  private func ask(_ method: String, _ marked: String, _ more: JSONObject = JSONObject()) -> JSONValue {
    let marked = MarkedText(marked)
    let page = WebClient()
    page.open(marked.text)
    return page.ask(method, at: marked.offsets["1️⃣"], in: marked.text, more)
  }

  @Test func completion() {
    let list = ask("textDocument/completion", card("<Status kind=\"1️⃣\">x</Status>"))
    let labels = list["items"]?.array?.compactMap { $0["label"]?.string }
    #expect(labels?.contains("negative") == true)
    let page = WebClient(["textDocument": ["completion": ["completionItem": ["documentationFormat": ["markdown"]]]]])
    let item = page.request("completionItem/resolve", list["items"]?[0] ?? .null)["result"]
    #expect(item?["documentation"]?["value"]?.string?.isEmpty == false)
  }

  @Test func hover() {
    let hover = ask("textDocument/hover", card("<Sta1️⃣tus>x</Status>"))
    #expect(hover["contents"]?["value"]?.string?.contains("Status") == true)
    #expect(hover["range"]?["start"]?["line"] == 0)
  }

  @Test func outlineFoldsAndTokens() {
    #expect(ask("textDocument/documentSymbol", card("<Status>x</Status>")).array?.isEmpty == false)
    let lines = "<ObjectCardView xmlns=\"urn:cardwright:1\">\n<Title>x</Title>\n<Status>y</Status>\n</ObjectCardView>"
    #expect(ask("textDocument/foldingRange", lines).array?.isEmpty == false)
    #expect(ask("textDocument/semanticTokens/full", lines)["data"]?.array?.isEmpty == false)
    let range: JSONValue = ["start": ["line": 1, "character": 0], "end": ["line": 2, "character": 0]]
    #expect(
      ask("textDocument/semanticTokens/range", lines, JSONObject([.init("range", range)]))["data"]?.array?.isEmpty
        == false)
    #expect(ask("textDocument/inlayHint", lines, JSONObject([.init("range", range)])).array != nil)
  }

  @Test func formatting() {
    let options: JSONValue = ["tabSize": 2, "insertSpaces": true]
    let edits = ask(
      "textDocument/formatting", card("<Status>x</Status>"), JSONObject([.init("options", options)]))
    #expect(edits.array?.contains { $0["newText"]?.string?.contains("\n") == true } == true)
  }

  @Test func fixesCarryTheirEdits() {
    let text = MarkedText(card("<Status kind=\"1️⃣negativ\">x</Status>"))
    let page = WebClient([
      "textDocument": ["codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]]]
    ])
    page.open(text.text)
    let place = WebClient.position(text["1️⃣"], in: text.text)
    let more = JSONObject([
      .init("range", ["start": place, "end": place]), .init("context", ["diagnostics": []]),
    ])
    let actions = page.ask("textDocument/codeAction", more).array ?? []
    let fix = actions.first { $0["kind"] == "quickfix" && $0["edit"] != nil }
    #expect(
      fix?["edit"]?["changes"]?[WebClient.uri]?[0]?["newText"]?.string?.contains("negative") == true, "\(actions)")
  }

  @Test func fixesThatAreResolvedAreOfTheSameVersion() {
    let text = MarkedText(card("<Status kind=\"1️⃣negativ\">x</Status>"))
    let page = WebClient([
      "textDocument": [
        "codeAction": [
          "codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]], "dataSupport": true,
          "resolveSupport": ["properties": ["edit"]],
        ]
      ]
    ])
    page.open(text.text)
    let place = WebClient.position(text["1️⃣"], in: text.text)
    let more = JSONObject([
      .init("range", ["start": place, "end": place]), .init("context", ["diagnostics": []]),
    ])
    let action = page.ask("textDocument/codeAction", more)[0] ?? .null
    #expect(action["edit"] == nil)
    #expect(page.request("codeAction/resolve", action)["result"]?["edit"] != nil)
    page.open(text.text + " ")
    page.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(WebClient.uri), "version": 2], "contentChanges": [["text": "<a/>"]]])
    #expect(page.trouble("codeAction/resolve", action).contains("has changed"))
  }

  @Test func namesLeadToPartsAndAreRenamed() {
    let text = card("<Body><Timeline id=\"t1️⃣\"/></Body>")
    #expect(
      ask("textDocument/references", text, JSONObject([.init("context", ["includeDeclaration": true])])).array != nil)
    let tag = card("<Sta1️⃣tus>x</Status>")
    #expect(ask("textDocument/linkedEditingRange", tag)["ranges"]?.array?.count == 2)
    #expect(ask("textDocument/prepareRename", tag)["placeholder"] == "Status")
    let edit = ask("textDocument/rename", tag, JSONObject([.init("newName", "Title")]))
    #expect(edit["changes"]?[WebClient.uri]?.array?.count == 2)
    #expect(ask("textDocument/documentHighlight", tag).array?.count == 2)
  }

  @Test func coloursAreShown() {
    let text = card("<Body><Chart type=\"donut\"><Series color=\"chart1\"/></Chart></Body>")
    #expect(ask("textDocument/documentColor", text).array != nil)
  }

  @Test func aCardIsDrawn() {
    let page = WebClient()
    page.open(card("<Status kind=\"negative\">Broken</Status>"))
    let drawn = page.request("cardwright/draw", ["uri": .string(WebClient.uri), "appearance": "dark"])["result"]
    #expect(drawn?["svg"]?.string?.hasPrefix("<svg") == true)
    #expect(drawn?["svg"]?.string?.contains("Broken") == true)
    #expect(drawn?["width"]?.number.map { $0 > 100 } == true)
    #expect(
      page.trouble("cardwright/draw", ["uri": .string(WebClient.uri), "appearance": "purple"]).contains(
        "appearance must be one of"))
    #expect(
      page.trouble("cardwright/draw", ["uri": .string(WebClient.uri), "overlays": ["x"]]).contains("“x” is no overlay"))
    let refused = page.request("cardwright/draw", ["uri": .string(WebClient.uri), "overlays": ["x"]])
    #expect(refused["error"]?["code"] == -32602)
  }

  @Test func thePreviewSpeaksThroughThePage() {
    let page = WebClient(["workspace": ["applyEdit": true], "window": ["showDocument": ["support": true]]])
    page.open(card("<Status kind=\"negative\">Broken</Status>"))
    let number = page.openPreview(WebClient.uri)
    func say(_ message: JSONValue) { page.notify("cardwright/preview/fromPage", ["page": number, "message": message]) }
    func heard(_ type: String) -> JSONValue? {
      page.told("cardwright/preview/toPage").compactMap { $0["message"] }.last { $0["type"]?.string == type }
    }
    say(["type": "hello", "protocol": 1])
    #expect(heard("hello")?["canEdit"] == true)
    say(["type": "settings", "settings": ["zoom": 2]])
    #expect(page.told("cardwright/preview/settings") == [["settings": ["zoom": 2]]])
    #expect(heard("hello")?["documents"]?[0]?["name"] == "order.card.xml")
    say(["type": "show", "uri": .string(WebClient.uri), "views": [["id": "a"]], "overlays": []])
    #expect(heard("frames")?["views"]?[0]?["svg"]?.string?.contains("Broken") == true)
    page.forget()
    page.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(WebClient.uri), "version": 2],
        "contentChanges": [["text": .string(card("<Status>Mended</Status>"))]],
      ])
    #expect(heard("frames") != nil)
    // Who types sees the card before its findings are there.
    let order = page.told.map { $0["params"]?["message"]?["type"]?.string ?? $0["method"]?.string }
    let (drawn, found) = (order.firstIndex(of: "frames"), order.firstIndex(of: "textDocument/publishDiagnostics"))
    #expect((drawn ?? .max) < (found ?? -1))
    say(["type": "select", "uri": .string(WebClient.uri), "version": 2, "range": [1, 15]])
    #expect(page.told("window/showDocument").last?["selection"]?["end"]?["character"] == 15)
  }

  @Test func anEditOfThePreviewIsThePagesToMake() {
    let page = WebClient(["workspace": ["applyEdit": true]])
    let text = MarkedText(card("⏩<Status kind=\"negative\">Broken</Status>⏪"))
    page.open(text.text)
    let number = page.openPreview()
    func say(_ message: JSONValue) { page.notify("cardwright/preview/fromPage", ["page": number, "message": message]) }
    say(["type": "hello", "protocol": 1])
    let element = text.selection ?? 0..<0
    say([
      "type": "edit", "request": 7, "uri": .string(WebClient.uri), "version": 1,
      "range": [.integer(element.lowerBound), .integer(element.upperBound)], "attribute": "kind", "value": "positive",
    ])
    guard let asked = page.told.last(where: { $0["method"] == "workspace/applyEdit" }) else {
      Issue.record("nothing was asked for: \(page.told)")
      return
    }
    let answer: JSONValue = ["jsonrpc": "2.0", "id": asked["id"] ?? .null, "result": ["applied": true]]
    page.forget()
    page.say(String(decoding: answer.jsonBytes, as: UTF8.self))
    let edited = page.told("cardwright/preview/toPage").compactMap { $0["message"] }.last { $0["type"] == "edited" }
    #expect(edited?["request"] == 7)
    #expect(edited?["message"] == nil)
  }

  @Test func aCardIsExportedAsText() {
    let page = WebClient()
    page.open(card("<Status kind=\"negative\">Broken</Status>"))
    func export(_ format: String) -> JSONValue {
      page.request(
        "workspace/executeCommand",
        [
          "command": "cardwright.preview.export",
          "arguments": [["uri": .string(WebClient.uri), "format": .string(format)]],
        ])
    }
    for (format, name) in [("svg", "order.svg"), ("sheet", "order-sheet.svg"), ("html", "order.html")] {
      let file = export(format)["result"]
      #expect(file?["name"]?.string == name)
      #expect(file?["text"]?.string?.contains("Broken") == true)
    }
    #expect(export("png")["error"]?["message"]?.string?.contains("no PNG") == true)
    #expect(export("gif")["error"]?["message"]?.string?.contains("not gif") == true)
    #expect(
      page.trouble("workspace/executeCommand", ["command": "cardwright.preview.pin"]).contains("name a document"))
    #expect(page.trouble("workspace/executeCommand", ["command": "rm"]).contains("no command rm"))
  }

  @Test func aPageIsPinnedAndClosed() {
    let page = WebClient()
    page.open(card(""))
    let number = page.openPreview(WebClient.uri)
    func run(_ command: String, _ argument: JSONValue) -> JSONValue? {
      page.request("workspace/executeCommand", ["command": .string(command), "arguments": [argument]])["result"]
    }
    page.notify("cardwright/preview/fromPage", ["page": number, "message": ["type": "hello", "protocol": 1]])
    #expect(run("cardwright.preview.pin", ["uri": .string(WebClient.uri)]) == ["pinned": true])
    #expect(run("cardwright.preview.close", ["page": number]) == .null)
    page.forget()
    page.notify("cardwright/preview/fromPage", ["page": number, "message": ["type": "hello", "protocol": 1]])
    #expect(page.told("cardwright/preview/toPage").isEmpty)
  }

  @Test func theLensTellsWhatThePreviewShows() {
    let lens = ask("textDocument/codeLens", card("<Status kind=\"negative\">Broken</Status>"))[0]
    #expect(lens?["command"]?["command"] == "cardwright.preview.open")
    #expect(lens?["command"]?["title"]?.string?.contains("finding") == true)
    #expect(lens?["command"]?["arguments"]?[0]?["uri"] == .string(WebClient.uri))
  }

  @Test func thePreviewShowsFindingsAsTheSettingsSay() {
    let page = WebClient()
    page.open(card("<Status kind=\"bad\">x</Status>"))
    let number = page.openPreview(WebClient.uri)
    func say(_ message: JSONValue) { page.notify("cardwright/preview/fromPage", ["page": number, "message": message]) }
    func found() -> JSONValue? {
      page.told("cardwright/preview/toPage").compactMap { $0["message"]?["findings"] }.last
    }
    func set(_ settings: JSONValue) { page.notify("workspace/didChangeConfiguration", ["settings": settings]) }
    say(["type": "hello", "protocol": 1])
    say(["type": "show", "uri": .string(WebClient.uri), "views": [["id": "a"]], "overlays": []])
    #expect(found()?[0] != nil)
    set(["documentation": ["baseAddress": "https://docs.example/"]])
    let told = found().map { String(decoding: $0.jsonBytes, as: UTF8.self) }
    #expect(told?.contains("docs.example") == true, "\(told ?? "")")
    set(["diagnostics": ["enable": false]])
    #expect(found() == [])
  }

  @Test func settingsCountAsSoonAsTheyChange() {
    let page = WebClient()
    page.open(card("<Status kind=\"bad\">x</Status>"))
    #expect(page.findings()?.isEmpty == false)
    func set(_ diagnostics: JSONValue) {
      page.notify("workspace/didChangeConfiguration", ["settings": ["cardwright": ["diagnostics": diagnostics]]])
    }
    set(["enable": false])
    #expect(page.findings() == [])
    set(["enable": true])
    #expect(page.findings()?.isEmpty == false)
    let code = page.told("textDocument/publishDiagnostics").last?["diagnostics"]?[0]?["code"]?.string ?? ""
    set(["severity": .object(JSONObject([.init(code, "off")]))])
    #expect(page.findings() == [])
  }
}
