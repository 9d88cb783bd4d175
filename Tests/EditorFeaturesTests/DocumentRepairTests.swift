import CardAnalysis
import SourceText
import TestSupport
import Testing

@testable import EditorFeatures

@Suite struct DocumentRepairTests {
  private func snapshot(_ text: String) -> DocumentSnapshot {
    DocumentSnapshot(uri: "", version: 0, text: SourceText(text), language: cardLanguage)
  }

  @Test func findingsOfAllStagesAreFixedAndTheRestStays() {
    let text = """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <Titel>Pump P-100</Titel>
          <Status kind=critical>Open</Status>
        </Header>
        <!-- kept   as it is -->
      </Card>
      """
    let repair = DocumentRepair(snapshot(text), .preferred)
    let fixed = String(decoding: repair.snapshot.text.bytes, as: UTF8.self)
    #expect(fixed.contains("<Title>Pump P-100</Title>"))
    #expect(fixed.contains("kind=\"critical\""))
    #expect(fixed.contains("  <!-- kept   as it is -->"))
    #expect(repair.snapshot.diagnostics.count < snapshot(text).diagnostics.count)
    #expect(applying(repair.edits, to: text) == fixed)
  }

  @Test func whatIsWrittenHasTheLineEndsOfTheFile() {
    let lineEnd = "\r\n"
    for text in [
      "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\">\n  <Subtitle>b</Subtitle>\n</ObjectCardView>\n",
      "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\">\n</ObjectCardView>\n",
      """
      <ObjectCardView xmlns="urn:cardwright:1" id="a">
        <Title>b</Title>
        <Actions>
          <Action id="a">A</Action>
          <Action id="b">B</Action>
          <Action id="c">C</Action>
        </Actions>
      </ObjectCardView>

      """,
      "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\">\n  <Subtitle>b</Subtitle>\n  <Title>c</Title>\n</ObjectCardView>\n",
      "<CardList xmlns=\"urn:cardwright:1\" id=\"a\">\n  <Card id=\"b\"/>\n</CardList>\n",
    ] {
      let written = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd)
      let repair = DocumentRepair(snapshot(written), .every)
      #expect(repair.count > 0, "\(text)")
      let plain = DocumentRepair(snapshot(text), .every).snapshot.text.string
      #expect(
        repair.snapshot.text.bytes
          == Array(plain.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd).utf8))
    }
  }

  @Test func aTextWithoutFindingsStaysAsItIs() {
    let text = "<Card xmlns=\"urn:cardwright:1\"><Header><Title>Pump</Title></Header></Card>"
    let repair = DocumentRepair(snapshot(text), .every)
    #expect(repair.count == 0 && repair.edits.isEmpty)
  }

  @Test func whoHasNoUseForItAnyMoreStopsIt() {
    let text = """
      <Card xmlns="urn:cardwright:1"><Header><Titel>A</Titel><Status kind=critical>Open</Status></Header></Card>
      """
    var trials = 0
    let repair = DocumentRepair(
      snapshot(text), .preferred,
      while: {
        trials += 1
        return trials < 2
      })
    #expect(repair.count == 1)
    #expect(DocumentRepair(snapshot(text), .preferred, while: { false }).edits.isEmpty)
  }

  @Test func onlyWantedFindingsAreFixed() {
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1"><Title>Pump</Title><Status kind="criticl">Open</Status></ObjectCardView>
      """
    #expect(DocumentRepair(snapshot(text), .preferred).count == 1)
    #expect(DocumentRepair(snapshot(text), .preferred) { _ in false }.count == 0)
  }

  @Test func whatIsFoundBesideIsFixedAsLongAsThatIsABetterment() {
    let text = "<ObjectCardView xmlns=\"urn:cardwright:1\" target=\"ordr\"><Title>Pump</Title></ObjectCardView>"
    let kind = DiagnosticKind("wrong", .design, .warning, summary: "", explanation: "")
    func fixed(_ left: String) -> DocumentRepair {
      DocumentRepair(
        snapshot(text), .preferred,
        beside: { snapshot in
          let written = snapshot.text.string
          guard let place = written.firstRange(of: "ordr") else {
            return written.contains(left) ? [Diagnostic(kind, "still", at: ByteRange(0, 1))] : []
          }
          let start = written.utf8.distance(from: written.startIndex, to: place.lowerBound)
          let range = ByteRange(start, start + 4)
          return [
            Diagnostic(
              kind, "wrong", at: range, fixes: [Fix("Change", [TextEdit(range, "order")], isPreferred: true)])
          ]
        })
    }
    #expect(fixed("nowhere").count == 1)
    #expect(fixed("nowhere").snapshot.text.string.contains("target=\"order\""))
    #expect(fixed("order").count == 0)
  }

  /// A slip in the tags of a card with one finding, and the card behind the preferred fix.
  @Test(arguments: [
    (
      "<Header><Title>A bc</Title> <Body><Text>one</Text></Body> <Footer><Action id=\"go\">Go</Action></Footer>",
      "<Header><Title>A bc</Title></Header> <Body><Text>one</Text></Body> <Footer><Action id=\"go\">Go</Action></Footer>"
    ),
    (
      "<Header><Title>A bc</Header><Body><Text>one<Text>\n<Text>two</Text></Body>",
      "<Header><Title>A bc</Title></Header><Body><Text>one</Text>\n<Text>two</Text></Body>"
    ),
    (
      "<Header><Title>A bc</Title></Header><Body><Text>one\nand\n<Text>two</Text></Body>",
      "<Header><Title>A bc</Title></Header><Body><Text>one\nand</Text>\n<Text>two</Text></Body>"
    ),
    (
      "<Header><Title>A bc</Title></Header><Body><Text>one</Text>Text>two</Text></Body>",
      "<Header><Title>A bc</Title></Header><Body><Text>one</Text><Text>two</Text></Body>"
    ),
    (
      "<Header><Title>A bc</Title></Header><Body>< Text>one</Text></Body>",
      "<Header><Title>A bc</Title></Header><Body><Text>one</Text></Body>"
    ),
    (
      "<Header><Title>A bc</Title></Header><Body><Text lines=“2”>one</Text></Body>",
      "<Header><Title>A bc</Title></Header><Body><Text lines=\"2\">one</Text></Body>"
    ),
  ])
  func aSlipInTheTagsIsMendedWhereItIs(_ content: String, _ mended: String) {
    func card(_ content: String) -> String { "<Card xmlns=\"urn:cardwright:1\" id=\"a\">\(content)</Card>" }
    let before = snapshot(card(content))
    let errors = before.diagnostics.filter { $0.severity == .error }
    // Each end tag that is missing is a slip of its own.
    let slips = content.contains("<Title>A bc</Header>") ? 2 : 1
    #expect(errors.count == slips, "\(errors.map { $0.message })")
    let repair = DocumentRepair(before, .preferred, where: { $0.severity == .error })
    #expect(repair.snapshot.text.string == card(mended))
    #expect(!repair.snapshot.diagnostics.contains { $0.severity == .error })
  }

  /// Words behind a `<` are no attributes: none of them is taken away, and no end is made up for them.
  @Test(arguments: [
    ("Kept <freezing point, 2 degrees, door 4", "Kept &lt;freezing point, 2 degrees, door 4"),
    ("<Requisition {number}", "&lt;Requisition {number}"),
    ("a <b and <c or d", "a &lt;b and &lt;c or d"), ("a <b, c > d", "a &lt;b, c > d"),
    // It has the name of an element: what is meant is for people to say.
    ("level <Text, 4", "level <Text, 4"),
  ])
  func aTextBehindALessThanSignIsKept(_ words: String, _ mended: String) {
    func card(_ words: String) -> String {
      "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\"><Title>x</Title><Subtitle>\(words)</Subtitle></ObjectCardView>"
    }
    let before = snapshot(card(words))
    #expect(before.diagnostics.first { $0.kind.source == .syntax }?.fixes.first?.title == "Escape as &lt;")
    #expect(DocumentRepair(before, .preferred, where: { $0.severity == .error }).snapshot.text.string == card(mended))
  }

  @Test func whatStandsBehindALessThanSignInATagIsKept() {
    let text = """
      <CardList xmlns="urn:cardwright:1" id="l">
        <ObjectCellList <id="to-do">
          <ObjectCell><Title>Pallets</Title></ObjectCell>
        </ObjectCellList>
      </CardList>
      """
    let repair = DocumentRepair(snapshot(text), .preferred, where: { $0.severity == .error })
    #expect(repair.snapshot.text.string.contains("<id=\"to-do\">"), "\(repair.snapshot.text.string)")
  }

  @Test func whatStandsBehindACardThatClosesItselfStandsInIt() {
    func card(_ slash: String) -> String {
      """
      <Card xmlns="urn:cardwright:1" id="c"\(slash)>
        <Header><Title>A bc</Title></Header>
        <Body><Text>x</Text></Body>
      </Card>

      """
    }
    let repair = DocumentRepair(snapshot(card("/")), .preferred, where: { $0.severity == .error })
    #expect(repair.snapshot.text.string == card(""))
  }

  @Test func whatBelongsIntoTheHeaderStandsThereInItsPlace() {
    let text = """
      <Card xmlns="urn:cardwright:1" id="c">
        <Header>
          <!-- Below. -->
          <Subtitle>B</Subtitle>
          <Overflow><Action id="x">Go</Action></Overflow>
        </Header>
        <Title>A bc</Title>
      </Card>
      """
    let mended = DocumentRepair(snapshot(text), .preferred, where: { $0.severity == .error }).snapshot.text.string
    #expect(mended.contains("<Header>\n    <Title>A bc</Title>\n    <!-- Below. -->\n    <Subtitle>"), "\(mended)")
    #expect(mended.hasSuffix("  </Header>\n</Card>"))
  }

  /// The end tag of a misspelt start tag says what is meant; one fix alone is preferred.
  @Test(arguments: [
    ("<Titl>x</Title>", "<Title>x</Title>"), ("<Titl>x</Titel>", "<Title>x</Title>"),
    (
      "<Title>x</Title><Action><Action id=\"b\">y</Action></Actions>",
      "<Title>x</Title><Actions><Action id=\"b\">y</Action></Actions>"
    ),
  ])
  func aStartTagIsNamedAsItsEndTag(_ content: String, _ mended: String) {
    func card(_ content: String) -> String {
      "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\">\(content)</ObjectCardView>"
    }
    let preferred = snapshot(card(content)).diagnostics.filter { $0.severity == .error }.flatMap(\.fixes).filter(
      \.isPreferred)
    #expect(preferred.count == 1)
    #expect(SourceText(card(content)).applying(preferred.flatMap(\.edits))?.string == card(mended))
  }

  /// What stands right where it stands is not put into an element that closes itself.
  @Test(arguments: [
    ("<Title/>Pump</Title>", "<Title>Pump</Title>"),
    (
      "<DetailImage alt=\"\"/>\n<Title>x</Title>\n</DetailImage>",
      "<DetailImage alt=\"\"/>\n<Title>x</Title>"
    ),
  ])
  func anEndTagBehindAnElementThatClosesItself(_ content: String, _ mended: String) throws {
    func card(_ content: String) -> String {
      "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\">\n\(content)\n</ObjectCardView>"
    }
    let finding = try #require(
      snapshot(card(content)).diagnostics.first { $0.kind.code == "end-tag-unexpected" })
    #expect(finding.fixes.map(\.isPreferred) == [true, false])
    #expect(SourceText(card(content)).applying(finding.fixes[0].edits)?.string == card(mended))
  }

  @Test func anOverflowEndsBeforeWhatStandsBehindIt() {
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1" id="a"><Title>x</Title>
        <Overflow><Action id="c">C</Action>
        <Description>d</Description>
      </ObjectCardView>
      """
    let before = snapshot(text)
    #expect(before.diagnostics.filter { $0.severity == .error }.map { $0.kind.code } == ["end-tag-missing"])
    let after = DocumentRepair(before, .preferred, where: { $0.severity == .error }).snapshot
    #expect(after.text.string.contains("<Action id=\"c\">C</Action></Overflow>\n  <Description>"))
  }

  @Test(arguments: 0..<40) func aDamagedCardIsBetterAfterwards(seed: Int) throws {
    var script = EditScript(
      seed: UInt64(seed), pieces: ["kind=\"critical\"", "<Titel>", "<Status kind=\"x\">Open</Status>"])
    var bytes = Examples.all[seed % Examples.all.count].bytes
    for _ in 0..<3 {
      let edit = script.next(bytes)
      bytes.replaceSubrange(edit.range, with: edit.bytes)
    }
    let before = snapshot(String(decoding: bytes, as: UTF8.self))
    let repair = DocumentRepair(before, .preferred)
    let after = repair.snapshot
    guard repair.count > 0 else { return #expect(after.text == before.text) }
    func count(_ snapshot: DocumentSnapshot, _ sources: DiagnosticSource...) -> Int {
      snapshot.diagnostics.count { sources.contains($0.kind.source) }
    }
    // What could not be read before is judged by the later stages for the first time.
    #expect(count(after, .syntax) <= count(before, .syntax))
    if count(before, .syntax) == 0 { #expect(count(after, .syntax, .schema) <= count(before, .syntax, .schema)) }
    if count(before, .syntax, .schema) == 0 { #expect(after.diagnostics.count < before.diagnostics.count) }
    #expect(DocumentRepair(after, .preferred).count == 0)
    #expect(
      applying(repair.edits, to: String(decoding: before.text.bytes, as: UTF8.self)).utf8.elementsEqual(
        after.text.bytes))
  }
}
