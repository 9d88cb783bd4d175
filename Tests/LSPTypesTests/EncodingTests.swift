import JSON
import LSPTypes
import Testing

@Suite struct EncodingTests {
  private static let range = LSP.Range(
    start: LSP.Position(line: 1, character: 2), end: LSP.Position(line: 1, character: 4))
  private static let json: JSONValue = ["start": ["line": 1, "character": 2], "end": ["line": 1, "character": 4]]

  private func json(_ value: some JSONEncodable) throws -> JSONValue { try JSONParser.parse(value.jsonBytes) }

  @Test func outlinesNestOrStayFlat() throws {
    let symbols = [("a", nil), ("b", 0), ("c", 1), ("d", 0)].map { (name: String, parent: Int?) in
      LSP.DocumentSymbol(name: name, detail: "", kind: 2, range: Self.range, selectionRange: Self.range, parent: parent)
    }
    let nested = try json(LSP.DocumentSymbols(symbols: symbols, flatURI: nil))
    #expect(nested.array?.count == 1)
    #expect(nested[0]?["children"]?.array?.map { $0["name"] } == ["b", "d"])
    #expect(nested[0]?["children"]?[0]?["children"]?[0]?["name"] == "c")
    let flat = try json(LSP.DocumentSymbols(symbols: symbols, flatURI: "file:///x"))
    #expect(flat.array?.map { $0["name"] } == ["a", "b", "c", "d"])
    #expect(flat[2]?["containerName"] == "b")
    #expect(flat[2]?["location"] == ["uri": "file:///x", "range": Self.json])
  }

  @Test("Places have room however large their numbers are", arguments: [0, 1_234, Int.max, Int.min])
  func placesHaveRoom(number: Int) throws {
    let place = LSP.Position(line: number, character: number)
    let written = #"{"line":\#(number),"character":\#(number)}"#
    var writer = JSONWriter()
    place.encode(to: &writer)
    #expect(writer.string == written)
    writer = JSONWriter()
    LSP.Range(start: place, end: place).encode(to: &writer)
    #expect(writer.string == #"{"start":\#(written),"end":\#(written)}"#)
  }

  @Test func selectionRangesNest() throws {
    let value = try json(LSP.SelectionRange(ranges: [Self.range, Self.range, Self.range]))
    #expect(value["parent"]?["parent"] == ["range": Self.json])
  }

  @Test func editsAreVersionedOrNot() throws {
    let edits = [LSP.TextEdit(range: Self.range, newText: "x")]
    let documents = [LSP.WorkspaceEdit.DocumentEdits(uri: "u", version: nil, edits: edits)]
    let edit: JSONValue = ["range": Self.json, "newText": "x"]
    #expect(
      try json(LSP.WorkspaceEdit(documents: documents, isVersioned: true)) == [
        "documentChanges": [["textDocument": ["uri": "u", "version": nil], "edits": [edit]]]
      ])
    #expect(
      try json(LSP.WorkspaceEdit(documents: documents, isVersioned: false)) == ["changes": ["u": [edit]]])
  }

  @Test func anItemSaysItsEditInTheFormThatItsRangeHas() throws {
    var item = LSP.CompletionItem(label: "Title", newText: "<Title>")
    #expect(try json(item) == ["label": "Title", "textEditText": "<Title>"])
    item.editRange = .range(Self.range)
    #expect(try json(item)["textEdit"] == ["range": Self.json, "newText": "<Title>"])
    item.editRange = .insertReplace(insert: Self.range, replace: Self.range)
    #expect(try json(item)["textEdit"] == ["newText": "<Title>", "insert": Self.json, "replace": Self.json])
  }

  @Test func anUnchangedReportHasNoItems() throws {
    #expect(
      try json(LSP.DocumentDiagnosticReport(resultID: "r", items: nil)) == ["kind": "unchanged", "resultId": "r"])
    #expect(
      try json(
        LSP.DocumentDiagnosticReport(resultID: "r", items: [], document: .init(uri: "u", version: nil)))
        == ["kind": "full", "resultId": "r", "items": [], "uri": "u", "version": nil])
  }
}
