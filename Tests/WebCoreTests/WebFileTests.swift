import JSON
import TestSupport
import Testing

@testable import WebCore

/// Files that a page has and gives when they are asked for.
@Suite struct WebFileTests {
  private static let order = """
    <ObjectCardView xmlns="urn:cardwright:1" sample="data/order.json"><Title>{name}</Title></ObjectCardView>
    """

  private static let image: JSONValue = ["base64": "iVBORw0KGgo="]

  /// The page answers what it is asked for as `give` says; what comes of that.
  @discardableResult
  private func answer(_ page: WebClient, _ give: (_ uri: String) -> JSONValue) -> [JSONValue] {
    page.told.filter { $0["method"] == "cardwright/readFile" }.flatMap { asked in
      self.answer(page, asked, give(asked["params"]?["uri"]?.string ?? ""))
    }
  }

  private func answer(_ page: WebClient, _ asked: JSONValue, _ file: JSONValue) -> [JSONValue] {
    say(page, ["jsonrpc": "2.0", "id": asked["id"] ?? .null, "result": file])
  }

  @discardableResult
  private func say(_ page: WebClient, _ message: JSONValue) -> [JSONValue] {
    page.say(String(decoding: message.jsonBytes, as: UTF8.self))
  }

  private func change(_ page: WebClient, _ text: String, at uri: String = WebClient.uri) {
    page.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(uri), "version": 2], "contentChanges": [["text": .string(text)]]])
  }

  @Test func aFileIsAskedForOnceACardNamesIt() {
    let page = WebClient()
    page.notify("cardwright/listFiles", ["uris": ["file:///p/data/order.json", "file:///p/data/other.json"]])
    page.open(Self.order)
    #expect(page.told("cardwright/readFile") == [["uri": "file:///p/data/order.json"]])
    // Nobody is told that something is missing that is under way.
    #expect(page.findings() == nil)
    change(page, Self.order)
    #expect(page.told("cardwright/readFile").count == 1)
    answer(page) { _ in ["base64": "eyJuYW1lIjoiVmFsdmUifQ=="] }
    #expect(page.findings() == [])
    let drawn = page.request("cardwright/draw", ["uri": .string(WebClient.uri)])["result"]
    #expect(drawn?["svg"]?.string?.contains("Valve") == true)
  }

  @Test func aFileThatCannotBeReadIsThereAllTheSame() {
    let page = WebClient()
    page.open(Self.order)
    #expect(page.findings()?.contains { $0.contains("order.json") } == true)
    page.notify("cardwright/listFiles", ["uris": ["file:///p/data/order.json"]])
    answer(page) { _ in .null }
    #expect(page.findings()?.contains { $0.contains("order.json") } == false)
    page.notify("cardwright/removeFile", ["uri": "file:///p/data/order.json"])
    #expect(page.findings()?.contains { $0.contains("order.json") } == true)
  }

  @Test func nothingIsMissingBeforeTheListIsThere() {
    let page = WebClient(options: ["files": .null])
    page.open(Self.order)
    page.open(
      "<Card xmlns=\"urn:cardwright:1\" target=\"b.card.xml\"><Header><Title>One</Title></Header></Card>",
      at: "file:///p/a.card.xml")
    #expect(page.findings()?.contains { $0.contains("order.json") } == false)
    #expect(page.findings(in: "file:///p/a.card.xml")?.contains { $0.contains("b.card.xml") } == false)
    page.notify("cardwright/listFiles", ["uris": ["file:///p/other.json"]])
    #expect(page.findings()?.contains { $0.contains("order.json") } == true)
    #expect(page.findings(in: "file:///p/a.card.xml")?.contains { $0.contains("b.card.xml") } == true)
  }

  @Test(arguments: ["cardwright/draw", "workspace/executeCommand"])
  func picturesComeWithTheirImages(_ method: String) {
    let page = WebClient(options: ["files": ["file:///p/a.png"]])
    page.open(card("<DetailImage src=\"a.png\" alt=\"\"/>"))
    let export: JSONValue = ["uri": .string(WebClient.uri), "format": "svg"]
    let params: JSONValue =
      method == "cardwright/draw" ? export : ["command": "cardwright.preview.export", "arguments": [export]]
    let early = say(page, ["jsonrpc": "2.0", "id": 77, "method": .string(method), "params": params])
    #expect(!early.contains { $0["id"] == 77 })
    let answers = answer(page) { _ in Self.image }.filter { $0["id"] == 77 }
    #expect(answers.count == 1)
    let result = answers.first?["result"]
    #expect((result?["svg"] ?? result?["text"])?.string?.contains("data:image/png;base64,iVBORw0KGgo=") == true)
  }

  @Test func whoWaitsForAPictureOfACardThatIsClosedIsTold() {
    let page = WebClient(options: ["files": ["file:///p/a.png"]])
    page.open(card("<DetailImage src=\"a.png\" alt=\"\"/>"))
    say(page, ["jsonrpc": "2.0", "id": 77, "method": "cardwright/draw", "params": ["uri": .string(WebClient.uri)]])
    let close: JSONValue = ["textDocument": ["uri": .string(WebClient.uri)]]
    let closed = say(page, ["jsonrpc": "2.0", "method": "textDocument/didClose", "params": close])
    #expect(closed.first { $0["id"] == 77 }?["error"]?["message"]?.string?.contains("not open") == true)
  }

  @Test func anAnswerToAnEarlierQuestionIsOfNoUse() {
    let page = WebClient(options: ["files": ["file:///p/data/order.json"]])
    page.open(Self.order)
    page.notify("cardwright/listFiles", ["uris": ["file:///p/data/order.json"]])
    let asked = page.told.filter { $0["method"] == "cardwright/readFile" }
    #expect(asked.count == 2)
    guard let first = asked.first, let last = asked.last else { return }
    _ = answer(page, last, ["text": "{\"name\": \"Valve\"}"])
    #expect(page.findings() == [])
    _ = answer(page, first, ["text": "{}"])
    let drawn = page.request("cardwright/draw", ["uri": .string(WebClient.uri)])["result"]
    #expect(drawn?["svg"]?.string?.contains("Valve") == true)
  }

  @Test func noCardWaitsForTheFilesOfAnother() {
    let page = WebClient(options: ["files": ["file:///p/data/order.json"]])
    page.open(Self.order)
    page.open(card("<Status kind=\"bad\">x</Status>"), at: "file:///p/z.card.xml")
    #expect(page.findings() == nil)
    #expect(page.findings(in: "file:///p/z.card.xml")?.isEmpty == false)
    page.notify("cardwright/putFile", ["uri": "file:///p/other.json", "text": "{}"])
    #expect(page.findings() == nil)
  }

  @Test func whoNeedsSeveralFilesLooksOnceTheyAreAllHere() {
    let page = WebClient(
      ["textDocument": ["diagnostic": [:]], "workspace": ["codeLens": ["refreshSupport": true]]],
      options: ["files": ["file:///p/a.png", "file:///p/data/order.json"]])
    page.open(Self.order.replacing("</Title>", with: "</Title><DetailImage src=\"a.png\" alt=\"\"/>"))
    say(page, ["jsonrpc": "2.0", "id": 77, "method": "cardwright/draw", "params": ["uri": .string(WebClient.uri)]])
    let asked = page.told.filter { $0["method"] == "cardwright/readFile" }
    #expect(asked.count == 2)
    let told = asked.map { self.answer(page, $0, Self.image).compactMap { $0["method"]?.string } }
    #expect(told.last == ["workspace/codeLens/refresh"])
    #expect(told.dropLast().allSatisfy { $0.isEmpty })
  }

  @Test func textsThatAreNoFilesYetAreCheckedLikeOthers() {
    let page = WebClient()
    let text = card("<Status kind=\"bad\">x</Status>")
    page.open(text, at: "untitled:Untitled-1")
    let found = page.findings(in: "untitled:Untitled-1")
    #expect(found?.isEmpty == false)
    page.forget()
    change(page, text + "\n", at: "untitled:Untitled-1")
    // The same is found, in another version of the text.
    #expect(page.findings(in: "untitled:Untitled-1") == found)
    #expect(page.told("textDocument/publishDiagnostics").last?["version"] == 2)
  }

  @Test func theFirstTapFindsACardThatIsNotOpen() {
    let page = WebClient(["workspace": ["applyEdit": true]], options: ["files": ["file:///p/b.card.xml"]])
    let other = MarkedText(card("⏩<Status>Two</Status>⏪"))
    page.open("<Card xmlns=\"urn:cardwright:1\" target=\"b.card.xml\"><Header><Title>One</Title></Header></Card>")
    let number = page.openPreview(WebClient.uri)
    func say(_ message: JSONValue) { page.notify("cardwright/preview/fromPage", ["page": number, "message": message]) }
    func heard(_ type: String) -> JSONValue? {
      page.told("cardwright/preview/toPage").compactMap { $0["message"] }.last { $0["type"]?.string == type }
    }
    func show(_ uri: String) {
      say(["type": "show", "uri": .string(uri), "views": [["id": "a"]], "overlays": [], "plays": true])
    }
    say(["type": "hello", "protocol": 1])
    show(WebClient.uri)
    answer(page) { _ in ["text": .string(other.text)] }
    let target = heard("frames")?["views"]?[0]?["targets"]?.array?.first { $0["name"] == "One" }
    say([
      "type": "gesture", "uri": .string(WebClient.uri), "kind": "tap", "view": "a", "depth": 0,
      "target": target?["id"] ?? .null,
    ])
    #expect(heard("played")?["opens"] == "file:///p/b.card.xml")
    show("file:///p/b.card.xml")
    #expect(heard("frames")?["views"]?[0]?["svg"]?.string?.contains("Two") == true)
    // Only an open text can be changed: to try again would be of no use.
    let element = other.selection ?? 0..<0
    say([
      "type": "edit", "request": 9, "uri": "file:///p/b.card.xml", "version": heard("frames")?["version"] ?? 0,
      "range": [.integer(element.lowerBound), .integer(element.upperBound)], "attribute": "kind", "value": "positive",
    ])
    let refusal = heard("edited")?["message"]?.string
    #expect(refusal?.contains("not the one that is edited here") == true, "\(refusal ?? "none")")
    // It is shown as it is in the file from now on.
    page.forget()
    page.notify("cardwright/listFiles", ["uris": ["file:///p/b.card.xml"]])
    answer(page) { _ in ["text": .string(card("<Status>Three</Status>"))] }
    #expect(heard("frames")?["views"]?[0]?["svg"]?.string?.contains("Three") == true)
    page.notify("cardwright/removeFile", ["uri": "file:///p/b.card.xml"])
    #expect(heard("removed")?["uri"] == "file:///p/b.card.xml")
  }

  @Test func filesThatNobodyLooksAtGoBeforeTheyAreTooMuch() {
    let files = WebFiles(limit: 10)
    let bytes = [UInt8](repeating: 0x20, count: 6)
    files.list(["/a", "/b", "/c"])
    for path in ["/a", "/b", "/c"] {
      #expect(files.bytes(path, for: path == "/b" ? "file:///p/order.card.xml" : nil) == nil)
      for wanted in files.takeWanted() { _ = files.take(bytes, of: wanted) }
    }
    // The oldest has gone and is asked for again, what a card looks at stays.
    #expect(files.bytes("/b", for: nil) == bytes)
    #expect(files.exists("/a"))
    #expect(files.bytes("/a", for: nil) == nil)
    #expect(files.takeWanted().map { $0.path } == ["/a"])
  }

  @Test func aFileThatIsListedAnewHasChanged() {
    let page = WebClient()
    page.notify("cardwright/listFiles", ["uris": ["file:///p/data/order.json"]])
    page.open(Self.order)
    answer(page) { _ in ["text": "{\"name\": \"Valve\"}"] }
    page.forget()
    page.notify("cardwright/listFiles", ["uris": ["file:///p/data/order.json"]])
    #expect(page.told("cardwright/readFile").count == 1)
    answer(page) { _ in ["text": "{}"] }
    #expect(page.findings()?.contains { $0.contains("name") } == true)
    #expect(page.trouble("textDocument/hover", [:]) != "no error")
    page.notify("cardwright/listFiles", ["uris": ["http://a/b"]])
    #expect(page.told("window/showMessage").last?["message"]?.string?.contains("http://a/b") == true)
  }

  @Test func whatIsThereFromTheStartIsCompletedAndLinked() {
    let page = WebClient(
      ["textDocument": ["publishDiagnostics": [:]]], options: ["files": ["file:///p/data/order.json"]])
    let text = MarkedText(
      "<ObjectCardView xmlns=\"urn:cardwright:1\" sample=\"data/1️⃣\"><Title>x</Title></ObjectCardView>")
    page.open(text.text)
    let list = page.ask("textDocument/completion", at: text["1️⃣"], in: text.text)
    #expect(list["items"]?.array?.contains { $0["label"]?.string?.contains("order.json") == true } == true)
    change(page, Self.order)
    #expect(page.ask("textDocument/documentLink")[0]?["target"] == "file:///p/data/order.json")
  }

  @Test func bindingsAndSamplesLeadIntoTheData() {
    let page = WebClient()
    page.notify("cardwright/putFile", ["uri": "file:///p/o.json", "text": "[{\n  \"name\": \"Pump\"\n}]"])
    let text = MarkedText(
      "<ObjectCardView xmlns=\"urn:cardwright:1\" sample=\"o.json#/1️⃣0\"><Title>{na2️⃣me}</Title></ObjectCardView>")
    page.open(text.text)
    #expect(page.ask("textDocument/documentLink")[0]?["target"] == "file:///p/o.json")
    for (mark, line, start, end) in [("1️⃣", 0, 1, 1), ("2️⃣", 1, 2, 8)] {
      let found = page.ask("textDocument/definition", at: text[mark], in: text.text)[0]
      #expect(found?["uri"] == "file:///p/o.json")
      #expect(found?["range"]?["start"] == ["line": .integer(line), "character": .integer(start)])
      #expect(found?["range"]?["end"] == ["line": .integer(line == 0 ? 2 : line), "character": .integer(end)])
    }
  }

  @Test func aLinkLeadsToThePartRatherThanToWhatNamesIt() {
    let page = WebClient()
    page.open(
      """
      <CardScene xmlns="urn:cardwright:1" id="s" root="home">
      <PlainCard id="home"><On event="built"><Push card="zoo"/></On></PlainCard>
      <PlainCard id="zoo"/>
      </CardScene>
      """, at: "file:///p/b.card.xml")
    let text = MarkedText(
      "<ObjectCardView xmlns=\"urn:cardwright:1\" target=\"b.card.xml#1️⃣zoo\"><Title>x</Title></ObjectCardView>")
    page.open(text.text)
    let found = page.ask("textDocument/definition", at: text["1️⃣"], in: text.text)[0]
    #expect(found?["uri"] == "file:///p/b.card.xml")
    #expect(found?["range"]?["start"] == ["line": 2, "character": 15])
  }

  @Test func whoAsksItselfIsToldToAskAnew() {
    let page = WebClient(
      [
        "textDocument": ["diagnostic": [:]],
        "workspace": ["diagnostics": ["refreshSupport": true], "codeLens": ["refreshSupport": true]],
      ], options: ["files": ["file:///p/data/other.json"]])
    // Before it is answered, nobody may be asked for anything.
    #expect(page.told.isEmpty)
    page.open(Self.order)
    page.forget()
    page.notify("cardwright/putFile", ["uri": "file:///p/data/order.json", "text": "{\"name\": \"Valve\"}"])
    #expect(
      page.told.compactMap { $0["method"]?.string } == ["workspace/diagnostic/refresh", "workspace/codeLens/refresh"])
  }
}
