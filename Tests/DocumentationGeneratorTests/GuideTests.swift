import BundledData
import CardAnalysis
import CardLayout
import DocumentationGenerator
import EditorFeatures
import SourceText
import Testing

@Suite struct GuideTests {
  private static let guides: [Guide] = BundledFile.site.filter { $0.name.hasPrefix("guides/") }.map { file in
    Guide(name: file.name, markdown: String(decoding: file.bytes, as: UTF8.self))
  }

  private static let resources = DocumentResources(
    bytes: { path in BundledFile.examples.first { $0.name == path }?.bytes },
    names: { _ in [] }, exists: { path in BundledFile.examples.contains { $0.name == path } })

  @Test func thereIsAGuideForEveryTaskOfANewcomer() {
    #expect(
      Set(Self.guides.map(\.title)).isSuperset(of: [
        "Your first card", "Anatomy of a card", "Adaptive design", "Cards in a stack", "Validating in CI", "Editors",
      ]))
  }

  /// Every XML listing of a guide is a whole card that can be copied: valid, laid out, and in keeping with every design rule but for
  /// advice.
  @Test func everyCardInAGuideIsInOrder() throws {
    let schema = try #require(CardSite.schema)
    let language = CardLanguage(schema: schema)
    for guide in Self.guides {
      #expect(guide.unknownViews.isEmpty, "\(guide.name)")
      for piece in guide.pieces {
        switch piece {
        case .text(let text): #expect(!text.contains("```xml"), "\(guide.name): a listing that is no whole card")
        case .card(let source, let views):
          let snapshot = DocumentSnapshot(
            uri: "file:///guide.card.xml", version: 1, text: SourceText(source), language: language,
            resources: Self.resources)
          let breaches = snapshot.diagnostics.filter { $0.severity >= .warning }
          #expect(breaches.map { $0.kind.code } == [], "\(guide.name)")
          let edits = Formatter.edits(in: snapshot, FormattingOptions(insertFinalNewline: false))
          #expect(snapshot.text.applying(edits)?.string == source, "\(guide.name)")
          #expect(!views.isEmpty)
        }
      }
    }
  }

  @Test func aFenceBecomesTheTableOfWhatADrawingDependsOn() {
    let guide = Guide(name: "g", markdown: "# Title\n\nSummary.\n\nBefore:\n\n```axes\n```\n\nAfter.")
    let text = guide.pieces.compactMap { if case .text(let text) = $0 { text } else { nil } }.joined()
    for axis in EnvironmentAxis.all { #expect(text.contains("\n| `\(axis.option)` | \(axis.summary) |")) }
    #expect(text.contains("| `--contrast` | How much contrast is asked for | `normal`, `high` | `normal` |"))
    #expect(text.contains("| `iphone-15` |") && text.contains("| the device’s |") && text.contains("from 1 to 10000"))
    #expect(!text.contains("```") && text.hasSuffix("After."))
  }

  @Test func aGuideIsReadAsTitleSummaryTextAndCards() {
    let guide = Guide(
      name: "g",
      markdown: """
        # Title

        What it
        is for.

        Text.

        ```xml dark, ipad-mini-6 AX3
        <Card xmlns="urn:cardwright:1"/>
        ```

        ```sh
        # no heading
        ```
        """)
    #expect(guide.title == "Title")
    #expect(guide.summary == "What it is for.")
    #expect(guide.pieces.count == 3)
    guard case .card(let source, let views) = guide.pieces[1] else {
      Issue.record("the second piece is no card")
      return
    }
    #expect(source == #"<Card xmlns="urn:cardwright:1"/>"#)
    #expect(views.map(\.caption) == ["Dark", "iPad mini (6th generation), text size AX3"])
  }

  @Test func aWordThatMeansNothingIsReported() {
    let guide = Guide(name: "g", markdown: "# T\n\nS\n\n```xml purple\n<a xmlns=\"urn:cardwright:1\"/>\n```\n")
    #expect(guide.unknownViews == [" purple"])
  }
}
