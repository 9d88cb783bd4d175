import CardModel
import JSON
import Testing

@testable import Handover

/// Targets in which parts repeat anywhere and in which all variants stand.
@Suite struct RepeatingTests {
  /// A target with two places.
  static let target = {
    var target = HandoverTarget.ui5
    target.repeats = .anywhere(member: "_each") { path, steps in .string((steps + [path]).joined(separator: ">")) }
    target.variants = .all(member: "_for", but: "android")
    return target
  }()

  @Test func whatRepeatsMayRepeatInWhatRepeats() {
    let row = MappingTable("Tag -> tags[]: t=text\nText -> t=text").rows
    #expect(row[.tag]?.first?.makesEntry == true)
    #expect(row[.text]?.first?.makesEntry == false)
    let text = """
      <Card xmlns="urn:cardwright:1" sample="a.json#/0"><Header><Title>A</Title></Header><ExtendedHeader>
        <Row each="{rows}"><Status each="{states}" in="compact">{name}</Status></Row>
      </ExtendedHeader></Card>
      """
    let example = ExportedExample(text, name: "a", Self.target, sample: [["rows": []]])
    let rows = example.documents.first?["sap.card"]?["header"]?["infoSection"]?["rows"]
    #expect(rows?.array?.count == 1)
    #expect(rows?[0]?["_each"] == "a.json#/0>rows")
    #expect(rows?[0]?["items"]?[0]?["_each"] == "a.json#/0>rows>states")
    #expect(rows?[0]?["items"]?[0]?["_for"] == "compact")
    #expect(rows?[0]?["items"]?[0]?["value"] == "{name}")
  }
}
