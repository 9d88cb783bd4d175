import EditorFeatures
import EditorWire
import JSON
import LSPTypes
import SourceText
import Testing

@testable import LanguageServer

/// What becomes of a completion list for clients that can do more or less.
@Suite struct CompletionConversionTests {
  private func list(_ items: [CompletionItem], _ completion: JSONValue) throws -> JSONValue {
    var workspace = WorkspaceSnapshot()
    workspace.client = LSP.ClientCapabilities(json: ["textDocument": ["completion": completion]])
    let wire = WireText(uri: "file:///a", lines: LineTable(SourceText("<CaXd")), workspace: workspace)
    return try JSONParser.parse(wire.completionList(CompletionList(items, isIncomplete: true)).jsonBytes)
  }

  private static let element = CompletionItem(
    "Card", .element, detail: "a card", insertText: "Card", snippet: "Card>$0</Card>", replaceRange: ByteRange(1, 5),
    insertRange: ByteRange(1, 3), documentation: DocumentationKey(rawValue: "Card"))
  private static let value = CompletionItem(
    "on", .enumValue, insertText: "on", replaceRange: ByteRange(1, 5), insertRange: ByteRange(1, 3))

  private static func range(_ start: Int, _ end: Int) -> JSONValue {
    [
      "start": ["line": 0, "character": .integer(start)], "end": ["line": 0, "character": .integer(end)],
    ]
  }

  @Test func aClientThatCanDoNothingGetsPlainEdits() throws {
    let result = try list([Self.element, Self.value], [:])
    #expect(result["isIncomplete"] == true)
    #expect(result["itemDefaults"] == nil)
    #expect(result["items"]?[0]?["textEdit"] == ["range": Self.range(1, 5), "newText": "Card"])
    #expect(result["items"]?[0]?["insertTextFormat"] == nil)
    #expect(result["items"]?[0]?["data"] == "Card")
    #expect(result["items"]?[1]?["kind"] == 13, "EnumMember is newer than the client")
  }

  @Test func snippetsAndBothRangesGoToClientsThatKnowThem() throws {
    let result = try list(
      [Self.element, Self.value],
      [
        "completionItem": ["snippetSupport": true, "insertReplaceSupport": true],
        "completionItemKind": ["valueSet": [1, 7, 20]],
      ])
    #expect(
      result["items"]?[0]?["textEdit"]
        == ["newText": "Card>$0</Card>", "insert": Self.range(1, 3), "replace": Self.range(1, 5)])
    #expect(result["items"]?[0]?["insertTextFormat"] == 2)
    #expect(result["items"]?[1]?["insertTextFormat"] == nil)
    #expect(result["items"]?[1]?["kind"] == 20)
  }

  @Test func whatAllItemsShareStandsOnce() throws {
    let result = try list(
      [Self.element, Self.value],
      [
        "completionItem": ["snippetSupport": true],
        "completionList": ["itemDefaults": ["editRange", "insertTextFormat", "data"]],
      ])
    #expect(result["itemDefaults"] == ["editRange": Self.range(1, 5), "insertTextFormat": 2])
    #expect(result["items"]?[0]?["textEdit"] == nil)
    #expect(result["items"]?[0]?["textEditText"] == "Card>$0</Card>")
    #expect(result["items"]?[1]?["textEditText"] == nil, "the label is the text")
    #expect(result["items"]?[1]?["insertTextFormat"] == 1, "it is no snippet")
  }

  @Test func itemsWithRangesOfTheirOwnKeepThem() throws {
    var other = Self.value
    other.insertRange = ByteRange(at: 1)
    let result = try list([Self.element, other], ["completionList": ["itemDefaults": ["editRange"]]])
    #expect(result["itemDefaults"] == nil)
    #expect(result["items"]?[1]?["textEdit"] != nil)
  }

  @Test func editsElsewhereComeAlong() throws {
    var item = Self.element
    item.additionalEdits = [.delete(ByteRange(4, 5))]
    let result = try list([item], [:])
    #expect(result["items"]?[0]?["additionalTextEdits"] == [["range": Self.range(4, 5), "newText": ""]])
  }
}

/// What is offered at `^` because a character was typed, rather than that a person asks.
@Suite struct TypedCompletionTests {
  private static let card = "file:///w/a.card.xml"
  private static let configuration = "file:///w/.cardwright.json"
  private static let list = "<CardList xmlns=\"urn:cardwright:1\" id=\"a\">"

  /// The labels that are offered in the document at `uri` once `typed` stands there; nil where a person asks.
  private func labels(_ text: String, in uri: String, typed: String?) async throws -> [String] {
    let client = try await TestClient.started(folders: ["/w"], language: TestClient.cards)
    let parts = text.split(separator: "^", omittingEmptySubsequences: false)
    client.open(uri, parts.joined())
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let context: JSONValue =
      if let typed { ["triggerKind": 2, "triggerCharacter": .string(typed)] } else { ["triggerKind": 1] }
    let list = try await client.request(
      "textDocument/completion",
      [
        "textDocument": ["uri": .string(uri)], "context": context,
        "position": ["line": .integer(lines.count - 1), "character": .integer(lines.last?.utf8.count ?? 0)],
      ])
    return list["items"]?.array?.compactMap { $0["label"]?.string } ?? []
  }

  @Test(
    arguments: [
      ("<Status kind=\"negative\"^/>", "\"", nil), ("<Status kind='negative'^ id=\"x\"/>", "'", nil),
      ("<Status kind=\"negative\"^/>", nil, "icon"), ("<Status kind=\"negative\" ^/>", " ", "icon"),
      ("<Status kind=\"^\"/>", "\"", "negative"), ("<Status kind=\"^", "\"", "negative"),
      ("<Status kind='^'/>", "'", "negative"), ("\"^", "\"", nil), ("'^<Title/>", "'", nil),
      ("<?cardwright ignore=\"^\"?>", "\"", "image-alt"), ("<?cardwright ignore=\"image-alt\"^?>", "\"", nil),
      ("<?cardwright ignore='image-alt' reason='^'?>", "'", nil),
    ] as [(String, String?, String?)])
  func aQuoteThatClosesAValueOfACardAsksForNothing(text: String, typed: String?, offered: String?) async throws {
    let labels = try await labels(Self.list + "<ObjectCardView>" + text, in: Self.card, typed: typed)
    if let offered { #expect(labels.contains(offered)) } else { #expect(labels.isEmpty) }
  }

  @Test(
    arguments: [
      ("{ \"rules\": {^", "{", nil), ("{ \"rules\": { \"card-height-max\"^", "\"", nil),
      ("{ \"rules\": { \"card-height-max\": \"off\"^ } }", "\"", nil), ("{ \"rules\": { ^ } }", " ", nil),
      ("{ \"rules\": { ^ } }", nil, "\"card-height-max\""), ("{ \"rules\": { \"^", "\"", "\"card-height-max\""),
      ("{ \"rules\": { \"^\" } }", "\"", "\"card-height-max\""), ("{ \"root\": ^ }", " ", "true"),
      ("{ \"root\":^ }", ":", "true"), ("{ \"rules\": { \"card-height-max\": \"^ } }", "\"", "\"off\""),
      ("{ \"rules\": {}^ }", nil, "\"limits\""), ("{ \"rules\": {}^", nil, "\"limits\""), ("{}^", nil, nil),
      ("{ \"rules\": {\n  \"card-h\n  ^ } }", nil, "\"card-height-max\""),
      ("{ \"rules\": {\n  \"^\n  \"a\": \"off\" } }", "\"", "\"card-height-max\""),
      ("{ \"platforms\": [\"^\"] }", "\"", "\"ios\""), ("{ \"platforms\": [\"ios\"^] }", "\"", nil),
    ] as [(String, String?, String?)])
  func nothingIsOfferedInAConfigurationBeforeItHasBegun(text: String, typed: String?, offered: String?) async throws {
    let labels = try await labels(text, in: Self.configuration, typed: typed)
    if let offered { #expect(labels.contains(offered)) } else { #expect(labels.isEmpty) }
  }
}
