import JSON
import TestSupport
import Testing

/// What a page is told of its texts.
@Suite struct WebTextTests {
  @Test func findingsComeWithTheTextAndGoWithIt() {
    let page = WebClient()
    page.open(card("<Status kind=\"bad\">x</Status>"))
    #expect(page.findings()?.contains { $0.contains("bad") } == true)
    #expect(page.told("textDocument/publishDiagnostics").last?["version"] == 1)
    let text = card("<Status kind=\"negative\">x</Status>")
    page.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(WebClient.uri), "version": 2], "contentChanges": [["text": .string(text)]],
      ])
    #expect(page.findings()?.contains { $0.contains("bad") } == false)
    page.forget()
    page.notify("textDocument/didClose", ["textDocument": ["uri": .string(WebClient.uri)]])
    #expect(page.findings() == [])
  }

  @Test func changesOfRangesAreChangesOfTheText() {
    let page = WebClient()
    let text = MarkedText(card("<Status kind=\"⏩bad⏪\">x</Status>"))
    page.open(text.text)
    #expect(page.findings()?.isEmpty == false)
    let range: JSONValue = [
      "start": WebClient.position(text.selection?.lowerBound ?? 0, in: text.text),
      "end": WebClient.position(text.selection?.upperBound ?? 0, in: text.text),
    ]
    page.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(WebClient.uri), "version": 2],
        "contentChanges": [["range": range, "text": "negative"]],
      ])
    let other = WebClient()
    other.open(card("<Status kind=\"negative\">x</Status>"))
    #expect(page.findings() == other.findings())
  }

  @Test func aSampleIsADocumentOfItsOwn() {
    let page = WebClient()
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1" sample="order.json"><Title>{name}</Title></ObjectCardView>
      """
    page.open(text)
    #expect(page.findings()?.contains { $0.contains("order.json") } == true)
    page.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "file:///p/order.json", "languageId": "json", "version": 1, "text": "{\"name\": \"Valve\"}",
        ]
      ])
    #expect(page.findings()?.contains { $0.contains("order.json") } == false)
    #expect(
      page.request("cardwright/draw", ["uri": .string(WebClient.uri)])["result"]?["svg"]?.string?.contains("Valve")
        == true)
    page.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": "file:///p/order.json", "version": 2],
        "contentChanges": [["text": "{\"name\": \"Motor\"}"]],
      ])
    #expect(
      page.request("cardwright/draw", ["uri": .string(WebClient.uri)])["result"]?["svg"]?.string?.contains("Motor")
        == true)
  }

  @Test func filesArePutAndTakenAway() {
    let page = WebClient()
    page.open(
      "<ObjectCardView xmlns=\"urn:cardwright:1\" sample=\"data/order.json\"><Title>{name}</Title></ObjectCardView>")
    page.notify("cardwright/putFile", ["uri": "file:///p/data/order.json", "base64": "eyJuYW1lIjoiVmFsdmUifQ=="])
    #expect(page.findings()?.contains { $0.contains("order.json") } == false)
    page.notify("cardwright/removeFile", ["uri": "file:///p/data/order.json"])
    #expect(page.findings()?.contains { $0.contains("order.json") } == true)
  }

  @Test func cardsBesideOneAnotherAreSeen() {
    let page = WebClient()
    page.open("<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\"><Title>x</Title></ObjectCardView>")
    page.open(
      "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\"><Title>y</Title></ObjectCardView>",
      at: "file:///p/z.card.xml")
    #expect(page.findings(in: "file:///p/z.card.xml")?.contains { $0.contains("has the id “a” too") } == true)
    page.notify("textDocument/didClose", ["textDocument": ["uri": .string(WebClient.uri)]])
    #expect(page.findings(in: "file:///p/z.card.xml")?.contains { $0.contains("has the id “a” too") } == false)
  }

  @Test func whoAsksIsNotTold() {
    let page = WebClient(["textDocument": ["diagnostic": [:]]])
    page.open(card("<Status kind=\"bad\">x</Status>"))
    #expect(page.findings() == nil)
    let report = page.ask("textDocument/diagnostic")
    #expect(report["items"]?.array?.isEmpty == false)
    let id = report["resultId"] ?? .null
    let again = page.ask("textDocument/diagnostic", JSONObject([.init("previousResultId", id)]))
    #expect(again["kind"] == "unchanged")
  }
}
