import JSON
import TestSupport
import Testing

/// Files that a page has and gives when they are asked for.
@Suite struct WebFileTests {
  private static let card = """
    <ObjectCardView xmlns="urn:cardwright:1" sample="data/order.json"><Title>{name}</Title></ObjectCardView>
    """

  /// A page that lists `files`, and answers what it is asked for as `give` says.
  private func answer(_ page: WebClient, _ give: (_ uri: String) -> JSONValue) {
    for asked in page.told where asked["method"] == "cardwright/readFile" {
      let uri = asked["params"]?["uri"]?.string ?? ""
      let message: JSONValue = ["jsonrpc": "2.0", "id": asked["id"] ?? .null, "result": give(uri)]
      page.say(String(decoding: message.jsonBytes, as: UTF8.self))
    }
  }

  @Test func aFileIsAskedForOnceACardNamesIt() {
    let page = WebClient()
    page.notify("cardwright/listFiles", ["uris": ["file:///p/data/order.json", "file:///p/data/other.json"]])
    page.open(Self.card)
    #expect(page.told("cardwright/readFile") == [["uri": "file:///p/data/order.json"]])
    // Nobody is told that something is missing that is under way.
    #expect(page.findings() == nil)
    page.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(WebClient.uri), "version": 2], "contentChanges": [["text": .string(Self.card)]],
      ])
    #expect(page.told("cardwright/readFile").count == 1)
    answer(page) { _ in ["base64": "eyJuYW1lIjoiVmFsdmUifQ=="] }
    #expect(page.findings() == [])
    let drawn = page.request("cardwright/draw", ["uri": .string(WebClient.uri)])["result"]
    #expect(drawn?["svg"]?.string?.contains("Valve") == true)
  }

  @Test func aFileThatCannotBeReadIsMissing() {
    let page = WebClient()
    page.notify("cardwright/listFiles", ["uris": ["file:///p/data/order.json"]])
    page.open(Self.card)
    answer(page) { _ in .null }
    #expect(page.findings()?.contains { $0.contains("order.json") } == true)
  }

  @Test func aFileThatIsListedAnewHasChanged() {
    let page = WebClient()
    page.notify("cardwright/listFiles", ["uris": ["file:///p/data/order.json"]])
    page.open(Self.card)
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
    page.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(WebClient.uri), "version": 2], "contentChanges": [["text": .string(Self.card)]],
      ])
    #expect(page.ask("textDocument/documentLink")[0]?["target"] == "file:///p/data/order.json")
  }

  @Test func whoAsksItselfIsToldToAskAnew() {
    let page = WebClient(
      [
        "textDocument": ["diagnostic": [:]],
        "workspace": ["diagnostics": ["refreshSupport": true], "codeLens": ["refreshSupport": true]],
      ], options: ["files": ["file:///p/data/other.json"]])
    // Before it is answered, nobody may be asked for anything.
    #expect(page.told.isEmpty)
    page.open(Self.card)
    page.forget()
    page.notify("cardwright/putFile", ["uri": "file:///p/data/order.json", "text": "{\"name\": \"Valve\"}"])
    #expect(
      page.told.compactMap { $0["method"]?.string } == ["workspace/diagnostic/refresh", "workspace/codeLens/refresh"])
  }
}
