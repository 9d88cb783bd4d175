import BundledData
import CardAnalysis
import JSON
import SchemaReader
import SourceText
import Testing

@testable import AgentServer

@Suite struct CardEditorTests {
  private func snapshot(_ text: String) throws -> DocumentSnapshot {
    let files = BundledFile.schemas.map { (name: $0.name, bytes: $0.bytes) }
    let schema = try SchemaReader.read(entry: "card.xsd", files: files)
    return DocumentSnapshot(uri: "", version: 0, text: SourceText(text), language: CardLanguage(schema: schema))
  }

  private func list(_ count: Int) -> String {
    let cells = (0..<count).map { "  <ObjectCell id=\"c\($0)\"><Title>\($0)</Title><Subtitle/></ObjectCell>\n" }
    return "<ObjectCellList xmlns=\"urn:cardwright:1\">\n\(cells.joined())</ObjectCellList>\n"
  }

  @Test func aNewElementStandsBehindOthersOfItsNameHoweverManyFollow() throws {
    let columns = (0..<6).map { "<Column id=\"c\($0)\">C</Column>" }.joined()
    let rows = String(repeating: "<TableRow><Cell>1</Cell></TableRow>\n", count: 100)
    let card = """
      <Card xmlns="urn:cardwright:1" id="t"><Header><Title>T</Title></Header><Body><DataTable>
      \(columns)
      \(rows)</DataTable></Body></Card>

      """
    var editor = CardEditor(try snapshot(card))
    try editor.make([["element": "/Card/Body/DataTable", "add": "<Column id=\"c6\">C</Column>"]])
    let ids = editor.snapshot.text.string.split(separator: "<Column id=\"").dropFirst().map { $0.prefix(2) }
    #expect(ids == ["c0", "c1", "c2", "c3", "c4", "c5", "c6"])
  }

  @Test func manyChangesReadTheCardOnce() throws {
    var editor = CardEditor(try snapshot(list(200)))
    try editor.make(
      (0..<200).flatMap { number -> [JSONValue] in
        [
          ["element": .string("#c\(number)"), "attribute": "target", "value": "a"],
          ["element": .string("/ObjectCellList/ObjectCell[\(number + 1)]/Title"), "text": "new"],
          ["element": .string("#c\(number)"), "attribute": "id", "value": .string("d\(number)")],
          ["element": .string("#d\(number)"), "attribute": "platform", "value": "ios"],
        ]
      })
    #expect(editor.readings == 1)
    let line = "  <ObjectCell id=\"d7\" target=\"a\" platform=\"ios\"><Title>new</Title><Subtitle/></ObjectCell>\n"
    #expect(editor.snapshot.text.string.contains(line), "\(editor.snapshot.text.string.prefix(300))")
  }

  /// Changes that build on one another, and the cells that come of them.
  private static let chains: [(changes: [JSONValue], cells: [String])] = [
    (
      [
        ["element": "#c0", "attribute": "id", "value": "c9"], ["element": "#c9", "attribute": "id", "value": "c8"],
        ["element": "#c8", "attribute": "target", "value": "x"],
        ["element": "#c8", "attribute": "target", "remove": true],
        ["element": "#c8", "attribute": "in", "value": "compact"],
        ["element": "#c1", "attribute": "id", "value": "c0"],
        ["element": "#c0", "attribute": "target", "value": "y"],
      ],
      [
        "<ObjectCell id=\"c8\" in=\"compact\"><Title>0</Title><Subtitle/></ObjectCell>",
        "<ObjectCell id=\"c0\" target=\"y\"><Title>1</Title><Subtitle/></ObjectCell>",
      ]
    ),
    (
      [
        ["element": "/ObjectCellList/ObjectCell[1]/Subtitle", "text": "one"],
        ["element": "/ObjectCellList/ObjectCell[1]/Subtitle", "attribute": "lines", "value": "1"],
        ["element": "/ObjectCellList/ObjectCell[1]/Subtitle", "text": "two"],
        ["element": "/ObjectCellList/ObjectCell[2]/Subtitle", "attribute": "lines", "value": "1"],
        ["element": "/ObjectCellList/ObjectCell[2]/Subtitle", "text": "one"],
      ],
      [
        "<ObjectCell id=\"c0\"><Title>0</Title><Subtitle lines=\"1\">two</Subtitle></ObjectCell>",
        "<ObjectCell id=\"c1\"><Title>1</Title><Subtitle lines=\"1\">one</Subtitle></ObjectCell>",
      ]
    ),
    // Two have one id for a moment, of which the first is meant.
    (
      [
        ["element": "#c0", "attribute": "id", "value": "t"], ["element": "#c1", "attribute": "id", "value": "t"],
        ["element": "#t", "attribute": "target", "value": "x"], ["element": "#t", "attribute": "id", "value": "u"],
        ["element": "#t", "attribute": "target", "value": "y"],
      ],
      [
        "<ObjectCell id=\"u\" target=\"x\"><Title>0</Title><Subtitle/></ObjectCell>",
        "<ObjectCell id=\"t\" target=\"y\"><Title>1</Title><Subtitle/></ObjectCell>",
      ]
    ),
    (
      [
        ["element": "#c1", "attribute": "target", "value": "x"], ["element": "#c0", "remove": true],
        ["element": "/ObjectCellList/ObjectCell", "attribute": "target", "value": "y"],
        ["element": "/ObjectCellList", "add": "<ObjectCell id='n'><Title>N</Title></ObjectCell>"],
        ["element": "#n", "attribute": "in", "value": "regular"],
        ["element": "/ObjectCellList/ObjectCell[2]/Title", "text": "M"],
      ],
      [
        "<ObjectCell id=\"c1\" target=\"y\"><Title>1</Title><Subtitle/></ObjectCell>",
        "<ObjectCell id='n' in=\"regular\"><Title>M</Title></ObjectCell>",
      ]
    ),
  ]

  @Test(arguments: chains.indices) func changesThatBuildOnOneAnotherAreMadeInTurn(index: Int) throws {
    let (changes, cells) = Self.chains[index]
    var editor = CardEditor(try snapshot(list(2)))
    try editor.make(changes)
    let lines = editor.snapshot.text.string.split(separator: "\n").map { $0.drop { $0 == " " } }
    // A cell that was added is laid out on lines of its own.
    let text = lines.dropFirst().dropLast().joined()
    #expect(text == cells.joined(), "\(text)")
  }

  @Test func whatIsNotThereIsToldOfTheCardAsItIsThen() throws {
    var editor = CardEditor(try snapshot(list(2)))
    let changes: [JSONValue] = [
      ["element": "#c0", "attribute": "id", "value": "first"], ["element": "#frist", "text": "a"],
    ]
    let error = #expect(throws: ToolError.self) { try editor.make(changes) }
    #expect(error?.description == "change 2: there is no element with the id “frist”; did you mean first?")
  }
}
