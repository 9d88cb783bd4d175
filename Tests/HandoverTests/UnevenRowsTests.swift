import JSON
import SourceText
import Testing

@testable import Handover

/// Rows of a list or table that differ from one another in more than their texts.
@Suite struct UnevenRowsTests {
  static let list = """
    <Card xmlns="urn:cardwright:1"><Header><Title>A</Title></Header><Body><ObjectCellList>
      <ObjectCell><Title>1</Title><ActionsArea><Action id="x">X</Action></ActionsArea></ObjectCell>
      <ObjectCell target="detail.html"><Title>2</Title></ObjectCell>
      <ObjectCell><Title>3</Title><ActionsArea><Action id="y" target="https://x.y" external="true">Y</Action></ActionsArea></ObjectCell>
    </ObjectCellList></Body></Card>
    """

  @Test func onlyRowsThatHaveAnActionShowAndRunIt() throws {
    let example = ExportedExample(Self.list, name: "a", .ui5)
    let rows = try #require(FilledTemplate.rows(of: example.documents.first))
    #expect(rows.map { $0["actions"]?[0]?["enabled"]?.bool } == [false, true, false])
    #expect(rows[1]["actions"]?[0]?["parameters"]?["url"] == "detail.html")
    #expect(rows.map { $0["actionsStrip"]?[0]?["visible"]?.bool } == [true, false, false])
    #expect(rows[0]["actionsStrip"]?[0]?["actions"]?[0]?["parameters"]?["id"] == "x")
    // The third action is of another kind: its button is left out, and that is told where it stands.
    let told = example.diagnostics.filter { $0.kind == HandoverFindings.elementLost }
    #expect(told.count == 1)
    #expect(
      told.first.map { Self.list.utf8.dropFirst($0.range.start).starts(with: "<ObjectCell><Title>3".utf8) } == true)
    #expect(told.first?.message.contains("actionsStrip") == true)
  }

  @Test func aTapOnOneEntryIsNoTapOnAll() throws {
    let text = """
      <Card xmlns="urn:cardwright:1"><Header><Title>A</Title></Header><Body><Timeline label="t">
        <TimelineEntry><Timestamp>1</Timestamp><Title>One</Title></TimelineEntry>
        <TimelineEntry target="two.html"><Timestamp>2</Timestamp><Title>Two</Title></TimelineEntry>
      </Timeline></Body></Card>
      """
    let rows = try #require(FilledTemplate.rows(of: ExportedExample(text, name: "t", .ui5).documents.first))
    #expect(rows.map { $0["actions"]?[0]?["enabled"]?.bool } == [false, true])
  }

  static let table = """
    <Card xmlns="urn:cardwright:1"><Header><Title>A</Title></Header><Body><DataTable label="t">
      <Column width="80">Name</Column><Column alignment="trailing">Count</Column><Column>State</Column>
      <TableRow target="a.html"><Cell>a</Cell><Cell>1</Cell><Cell>x</Cell></TableRow>
      <TableRow target="b.html"><Cell>b</Cell><Cell>2</Cell><Cell>y</Cell></TableRow>
      <TableRow><Cell>c</Cell></TableRow>
    </DataTable></Body></Card>
    """

  @Test func columnsKeepTheirTitlesAboveShortRows() throws {
    let card = try #require(ExportedExample(Self.table, name: "a", .ui5).documents.first?["sap.card"])
    let columns = try #require(card["content"]?["row"]?["columns"]?.array)
    #expect(columns.map { $0["title"] } == ["Name", "Count", "State"])
    #expect(columns.map { $0["width"] } == ["80px", nil, nil])
    #expect(columns.map { $0["hAlign"] } == [nil, "End", nil])
  }

  @Test func cellsKeepLegalWordsInShortRows() throws {
    let example = ExportedExample(Self.table, name: "a", .mdk)
    let section = try #require(example.documents.first?["Controls"]?[0]?["Sections"]?.array?.last)
    let items = try #require(section["Row"]?["Items"]?.array)
    #expect(items.map { $0["DisplayType"] } == ["Text", "Text", "Text"])
    #expect(items.map { $0["TextAlignment"] } == [nil, "Right", nil])
    // MDK has one tap for all rows: where they differ there is none, and each row that had one says so.
    #expect(section["Row"]?["OnPress"] == nil)
    #expect(example.diagnostics.filter { $0.message.contains("OnPress of this <TableRow>") }.count == 2)
  }
}
