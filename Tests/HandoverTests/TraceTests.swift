import SourceText
import Testing
import XMLSyntax

@testable import Handover

/// Which lines of a file are from which part of the card.
@Suite struct TraceTests {
  /// What is asked for beside the files changes nothing in them.
  @Test(arguments: HandoverTarget.all.map(\.name)) func filesAreTheSame(name: String) throws {
    let target = try #require(HandoverTarget.all.first { $0.name == name })
    let random = GeneratedCardTests.random.map { text in
      (
        ExportedExample(text, name: "r", target, sample: RandomCard.sample),
        ExportedExample(text, name: "r", target, sample: RandomCard.sample, isTraced: true)
      )
    }
    let examples = ExportedExample.names.map {
      (ExportedExample($0, target), ExportedExample($0, target, isTraced: true))
    }
    for (plain, traced) in random + examples {
      #expect(traced.texts == plain.texts, "\(plain.name)")
      #expect(traced.diagnostics == plain.diagnostics)
      for file in traced.files {
        guard case .text(let text) = file.content else { continue }
        let count = text.utf8.count { $0 == 0x0A }
        #expect(file.lines.allSatisfy { 0 <= $0.first && $0.first <= $0.last && $0.last < count }, "\(file.path)")
      }
    }
  }

  /// What elements of the card below become, without what is in front of its lines; parts that share what is written share lines.
  @Test(
    arguments: [
      ("mdk", "Title", [#""Title": "Pump","#]), ("ui5", "Title", [#""title": "Pump","#]),
      ("swiftui", "Title", [#"Text("Pump")"#]), ("mdk", "Subtitle", [#""Subtitle": "Hall 3""#]),
      (
        "adaptive", "Title",
        [
          "{", #""type": "TextBlock","#, #""text": "Pump","#, #""wrap": true,"#, #""style": "heading","#,
          #""weight": "bolder""#, "},",
        ]
      ),
      (
        "swiftui", "TableRow",
        [
          #"TableRowItem(data: [DataTextItem(String(localized: "Seal")), DataTextItem("3")]),"#,
          #"TableRowItem(data: [DataTextItem(String(localized: "Valve")), DataTextItem("7")]),"#,
        ]
      ),
      ("ui5", "Column", [#""title": "Part","#, #""title": "Stock","#]),
      (
        "swiftui", "Cell",
        [
          #"TableRowItem(data: [DataTextItem(String(localized: "Seal")), DataTextItem("3")]),"#,
          #"TableRowItem(data: [DataTextItem(String(localized: "Valve")), DataTextItem("7")]),"#,
        ]
      ),
    ])
  func linesAreFromTheirParts(name: String, element: String, lines: [String]) throws {
    let target = try #require(HandoverTarget.all.first { $0.name == name })
    #expect(Self.lines(of: element, in: Self.card, target) == lines)
  }

  /// The lines that the elements called `element` have become, from top to bottom.
  private static func lines(of element: String, in text: String, _ target: HandoverTarget) -> [String] {
    let tree = XMLParser.parse(SourceText(Array(text.utf8)))
    let example = ExportedExample(text, name: "pump", target, isTraced: true)
    return example.files.flatMap { file -> [String] in
      guard case .text(let text) = file.content else { return [] }
      let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
      let own = Set(file.lines.filter { tree.name(of: $0.part).local == element }.flatMap { Array($0.first...$0.last) })
      return own.sorted().map { String(rows[$0].drop { $0 == " " }) }
    }
  }

  /// A file may be called by what marks are made of.
  @Test(arguments: ["x\u{4}9999999\u{5}y\u{6}", "x\u{4}y7", "x\u{6}1"]) func aNameIsNoMark(name: String) throws {
    let tree = XMLParser.parse(SourceText(Self.card))
    for target in HandoverTarget.all {
      let example = ExportedExample(Self.card, name: name, target, isTraced: true)
      #expect(example.files.flatMap(\.lines).allSatisfy { tree.nodes.indices.contains($0.part.index) })
    }
    let target = try #require(HandoverTarget.all.first { $0.name == "swiftui" })
    let text = ExportedExample(Self.card, name: name, target).texts.values.joined()
    #expect(text.contains("FioriSwiftUICore 25.11.0"))
    let words = Set(text.split { !$0.isLetter && !$0.isNumber })
    #expect(words.filter { $0.hasPrefix("X") && $0.hasSuffix("View") }.count == 1)
  }

  /// Slots that fit in a line are from what stands in them.
  @Test func piecesOfALineHaveTheirParts() throws {
    let text = """
      <Card xmlns="urn:cardwright:1" id="batch" target="batch.card.xml">
        <Header><Title>Batch</Title></Header><Body><KeyValue key="Weight">3 kg</KeyValue></Body>
        <Actions><Action id="assign" disabled="{locked}" kind="negative">Assign</Action></Actions>
      </Card>
      """
    let target = try #require(HandoverTarget.all.first { $0.name == "swiftui" })
    let title = Self.lines(of: "Title", in: text, target)
    #expect(title.count == 1 && title.first?.contains("Batch") == true, "\(title)")
  }

  private static let card = """
    <Card xmlns="urn:cardwright:1" id="pump" variation="dataTable">
      <Header>
        <Title>Pump</Title>
        <Subtitle>Hall 3</Subtitle>
        <Status kind="negative">Stopped</Status>
      </Header>
      <Body>
        <DataTable>
          <Column>Part</Column><Column>Stock</Column>
          <TableRow><Cell>Seal</Cell><Cell>3</Cell></TableRow>
          <TableRow><Cell>Valve</Cell><Cell>7</Cell></TableRow>
        </DataTable>
      </Body>
      <Actions>
        <Action id="stop">Stop</Action>
        <Action id="start" role="secondary">Start</Action>
      </Actions>
    </Card>
    """
}
