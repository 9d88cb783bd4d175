import CardAnalysis
import EditorFeatures
import SourceText
import TestSupport
import Testing
import XMLSyntax

/// What the targets of a project cannot say, told of a card by itself, and what they make of an element.
@Suite struct HandoverCheckTests {
  private static let kind = DiagnosticKind("handover-test", .handover, .information, summary: "", explanation: "")
  private static let language = CardLanguage(
    schema: cardLanguage.schema,
    handover: HandoverKnowledge(
      targets: [.init(name: "mdk", title: "MDK"), .init(name: "ui5", title: "UI5")], kinds: [kind],
      outside: [DiagnosticKind("handover-file", .handover, .information, summary: "", explanation: "")],
      diagnostics: { tree, targets, sample in
        targets.map { Diagnostic(kind, "\($0) lacks it\(sample("a.json") == nil ? "" : "!")", at: ByteRange(0, 1)) }
      },
      outcomes: { node, tree, targets in
        (targets.isEmpty ? ["A", "B"] : targets).map { .init(target: $0, text: "`\(tree.name(of: node).local)`") }
      },
      icons: { name, targets in
        (targets.isEmpty ? ["A", "B"] : targets).map { .init(target: $0, text: "`\($0):\(name)`") }
      }, code: { _, _, _, _ in .init(files: [], losses: []) }))

  private func snapshot(
    _ text: String, _ targets: [String], severities: [String: SeveritySetting] = [:], isEdited: Bool = false
  ) -> DocumentSnapshot {
    var checks = CheckSettings()
    (checks.targets, checks.severities) = (targets, severities)
    return DocumentSnapshot(
      uri: "a.card.xml", version: 0, text: SourceText(text), language: Self.language, checks: checks,
      isEdited: isEdited)
  }

  private func told(_ snapshot: DocumentSnapshot) -> [String] {
    snapshot.diagnostics.filter { $0.kind.source == .handover }.map(\.message)
  }

  private static let text = "<ObjectCardView xmlns=\"urn:cardwright:1\"><Title>A</Title></ObjectCardView>"

  @Test func whatTheTargetsOfAProjectCannotSayIsTold() {
    #expect(told(snapshot(Self.text, [])) == [])
    #expect(told(snapshot(Self.text, ["mdk", "ui5"])) == ["mdk lacks it", "ui5 lacks it"])
    #expect(told(snapshot(Self.text, ["mdk"], severities: ["handover-test": .off])) == [])
  }

  @Test func aCardNamesItsTargetsItself() {
    let own = "<?cardwright targets=\"mdk\"?>\n" + Self.text
    #expect(told(snapshot(own, [])) == ["mdk lacks it"])
    #expect(told(snapshot(own, ["ui5"])) == ["mdk lacks it"])
    #expect(told(snapshot(own.replacing("mdk", with: ""), ["ui5"])) == [])
    #expect(snapshot(own, []).diagnostics.map(\.message) == ["mdk lacks it"])
    let hover = HoverFinder(snapshot(own, [])).hover(at: own.utf8.count - 3)?.contents.plainText ?? ""
    #expect(hover.contains("In mdk") && !hover.contains("In B"))
    #expect(HoverFinder(snapshot(own, [])).hover(at: 23)?.contents.plainText.contains("What MDK cannot say") == true)
  }

  @Test func anIconSaysWhatItIsInTargets() {
    let text = "<Card xmlns=\"urn:cardwright:1\"><Header><Status icon=\"status.warning\">A</Status></Header></Card>"
    let offset = text.utf8.count - 40
    let hover = HoverFinder(snapshot(text, [])).hover(at: offset)?.contents.plainText ?? ""
    #expect(hover.hasPrefix("status.warning — icon") && hover.contains("- In B `B:status.warning`"), "\(hover)")
    let own = HoverFinder(snapshot(text, ["ui5"])).hover(at: offset)?.contents.plainText ?? ""
    #expect(own.contains("- In ui5 `ui5:status.warning`") && !own.contains("In B"), "\(own)")
  }

  @Test(arguments: [
    ("<?cardwright targets=\"mdk web\"?>" + text, "There is no target “web”; there are mdk, ui5"),
    (
      "<?cardwright targets=\"mdk\" ignore=\"handover-test\" reason=\"So\"?>" + text,
      "Targets are said by themselves; put what is to be ignored into an instruction of its own"
    ),
    (
      text.replacing("<Title>", with: "<?cardwright targets=\"mdk\"?><Title>"),
      "Targets are those of the whole card; put this right before its root element"
    ),
  ])
  func targetsThatAreNoneAreTold(text: String, message: String) {
    #expect(snapshot(text, []).diagnostics.map(\.message).filter { $0 != "mdk lacks it" } == [message])
  }

  @Test func aWordThatIsNoTargetLeavesThoseOfTheProject() {
    let own = "<?cardwright targets=\"mdkk\"?>\n" + Self.text
    #expect(told(snapshot(own, ["ui5"])) == ["ui5 lacks it"])
    #expect(told(snapshot(own.replacing("mdkk", with: "mdkk mdk"), ["ui5"])) == ["mdk lacks it"])
  }

  @Test(arguments: ["target=\"mdk\"", "targets=mdk", "targets", ""])
  func whatIsNotUnderstoodNamesBothForms(words: String) {
    let found = snapshot("<?cardwright \(words)?>" + Self.text, []).diagnostics.map(\.message)
    let forms = "; write ignore=\"RULE\" reason=\"WHY\", or targets=\"TARGET\" before the root element"
    #expect(found.count == 1 && found.allSatisfy { $0.hasSuffix(forms) }, "\(found)")
  }

  @Test func targetsThatStandTwiceAreTold() {
    let found = snapshot("<?cardwright targets=\"mdk\" targets=\"ui5\"?>" + Self.text, []).diagnostics.map(\.message)
    #expect(
      found == ["“targets” stands here twice, so that this has no effect; write it once, with space between names"])
  }

  @Test func whatAnInstructionIgnoresIsNotTold() {
    let text = "<?cardwright ignore=\"handover-test\" reason=\"The app adds it\"?>\n" + Self.text
    let whole = snapshot(text, ["mdk"])
    #expect(whole.diagnostics.map(\.message) == ["mdk lacks it"])
    let inside = Diagnostic(Self.kind, "lost", at: ByteRange(text.utf8.count - 5, text.utf8.count))
    #expect(whole.told([inside]).isEmpty)
    // Without targets nothing is looked for, so that nobody can say that there is nothing to ignore.
    #expect(snapshot(text, []).diagnostics.map(\.message) == [])
    // Where no target is known, nobody can say that there is no such rule.
    let alone = DocumentSnapshot(
      uri: "a.card.xml", version: 0, text: SourceText(text), language: CardLanguage(schema: cardLanguage.schema))
    #expect(alone.diagnostics.map(\.message) == [])
    let outside = snapshot(text.replacing("handover-test", with: "handover-file"), []).diagnostics
    #expect(
      outside.map(\.message) == [
        "“handover-file” cannot be ignored: it is about other files, and none is found in a card"
      ])
    let misspelt = snapshot(text.replacing("handover-test", with: "handover-tes"), []).diagnostics
    #expect(misspelt.map(\.message) == ["There is no rule “handover-tes”; did you mean “handover-test”?"])
  }

  @Test func ofWhatIsWrongOrHugeNothingIsTold() {
    #expect(told(snapshot(Self.text.replacing("<Title>A</Title>", with: ""), ["mdk"])) == [])
    let cells = String(repeating: "<ObjectCell><Title>A</Title></ObjectCell>", count: 2_000)
    let huge = "<ObjectCellList xmlns=\"urn:cardwright:1\">\(cells)</ObjectCellList>"
    #expect(told(snapshot(huge, ["mdk"], isEdited: true)) == [])
    #expect(told(snapshot(huge, ["mdk"])) == ["mdk lacks it"])
  }

  @Test func elementsSayWhatTargetsMakeOfThem() {
    let marked = MarkedText(Self.text.replacing("<Title>", with: "<Ti1️⃣tle>"))
    let all = HoverFinder(snapshot(marked.text, [])).hover(at: marked["1️⃣"])?.contents.plainText
    #expect(all?.hasSuffix("- In A `Title`\n- In B `Title`") == true)
    let own = HoverFinder(snapshot(marked.text, ["mdk"])).hover(at: marked["1️⃣"])?.contents.markdown
    #expect(own?.hasSuffix("- **In mdk** `Title`") == true)
  }
}
