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
      targets: [],
      diagnostics: { tree, targets, sample in
        targets.map { Diagnostic(kind, "\($0) lacks it\(sample("a.json") == nil ? "" : "!")", at: ByteRange(0, 1)) }
      },
      outcomes: { node, tree, targets in
        (targets.isEmpty ? ["A", "B"] : targets).map { .init(target: $0, text: "`\(tree.name(of: node).local)`") }
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
