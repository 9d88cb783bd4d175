import CardAnalysis
import JSON
import SourceText
import Testing
import XMLSyntax

@testable import PreviewServer

/// What pages are told of the code that a document becomes.
@Suite struct CodeTests {
  /// Two targets: each element becomes a line with its name, in the second target of a file of its own for the title.
  private static let lost = DiagnosticKind("lost", .handover, .information, summary: "", explanation: "")
  private static let language = CardLanguage(
    schema: cardLanguage.schema,
    handover: HandoverKnowledge(
      targets: [.init(name: "one", title: "One"), .init(name: "two", title: "Two")], kinds: [lost],
      diagnostics: { _, _, _ in [] }, outcomes: { _, _, _ in [] }, icons: { _, _ in [] },
      code: { tree, target, name, _ in
        let elements = tree.nodes.indices.map { NodeID($0) }.filter { tree[$0].kind == .element }
        func file(_ path: String, _ elements: [NodeID]) -> HandoverKnowledge.File {
          .init(
            path: "\(name)/\(path)", text: elements.map { tree.name(of: $0).local + "\n" }.joined(),
            lines: elements.enumerated().map { .init(first: $0.offset, last: $0.offset, part: $0.element) })
        }
        let files =
          target == "one" ? [file("all", elements)] : [file("root", [elements[0]]), file("title", [elements[1]])]
        return .init(
          files: files,
          losses: [Diagnostic(lost, "\(target) lacks it", at: tree.root.map(tree.range) ?? ByteRange(0, 1))])
      }))

  private static let title = "<Title>Pump</Title>"

  private static func card(_ content: String) -> String {
    "<ObjectCardView xmlns=\"urn:cardwright:1\">\(content)</ObjectCardView>"
  }

  private func preview(_ text: String = card(title)) -> (TestPreview, TestPage) {
    let test = TestPreview(Self.language)
    test.update(text)
    return (test, test.page())
  }

  @Test func aDocumentTellsItsTargets() throws {
    let (_, page) = preview()
    #expect(
      try #require(page.take("document"))["targets"] == [["id": "one", "name": "One"], ["id": "two", "name": "Two"]])
    let plain = TestPreview()
    plain.update(Self.card(Self.title))
    #expect(try #require(plain.page().take("document"))["targets"] == [])
  }

  @Test func linesAreToldWithTheirElements() throws {
    let (test, page) = preview()
    page.say(["type": "code", "target": "one"])
    test.work()
    let code = try #require(page.take("code"))
    #expect(code["text"] == "ObjectCardView\nTitle\n")
    #expect(code["target"] == "one" && code["version"] == 1 && code["trouble"] == .null && code["shown"] == 0)
    let part = try #require(code["files"]?[0]?["parts"]?[1])
    #expect(part["first"] == 1 && part["last"] == 1 && part["element"] == "Title")
    let text = Self.card(Self.title)
    let range = try #require(part["range"]?.range)
    #expect(String(decoding: Array(text.utf8)[range.start..<range.end], as: UTF8.self) == Self.title)
    #expect(code["losses"]?[0]?["message"] == "one lacks it")
  }

  @Test func whatACardIgnoresIsNoLoss() throws {
    let (test, page) = preview("<?cardwright ignore=\"lost\" reason=\"The app adds it\"?>" + Self.card(Self.title))
    page.say(["type": "code", "target": "one"])
    test.work()
    let code = try #require(page.take("code"))
    #expect(code["text"] == "ObjectCardView\nTitle\n" && code["losses"] == [])
  }

  @Test func itIsMadeOnlyForPagesThatShowIt() throws {
    let (test, page) = preview()
    test.update(Self.card(Self.title + "<Subtitle>A</Subtitle>"), version: 2)
    test.work()
    #expect(!page.takeTypes().contains("code"))
    page.say(["type": "code", "target": "one"])
    test.work()
    #expect(page.take("code")?["text"] == "ObjectCardView\nTitle\nSubtitle\n")
    test.update(Self.card(Self.title), version: 3)
    test.work()
    #expect(page.take("code")?["text"] == "ObjectCardView\nTitle\n")
    page.say(["type": "code"])
    test.update(Self.card(Self.title + "<Subtitle>A</Subtitle>"), version: 4)
    test.work()
    #expect(!page.takeTypes().contains("code"))
  }

  @Test func theTextOfOneFileIsToldAndThePartsOfAll() throws {
    let (test, page) = preview()
    page.say(["type": "code", "target": "two"])
    page.say(["type": "code", "target": "two", "file": "a/title"])
    test.work()
    let code = try #require(page.take("code"))
    #expect(code["files"]?.array?.map { $0["path"] } == ["a/root", "a/title"])
    #expect(code["shown"] == 1 && code["text"] == "Title\n")
    page.say(["type": "code", "target": "two", "file": "gone"])
    test.work()
    #expect(page.take("code")?["shown"] == 0)
  }

  @Test func aWrongCardSaysWhyNothingBecomesOfIt() throws {
    let (test, page) = preview("<ObjectCardView xmlns=\"urn:cardwright:1\">\n  <Titel>Pump</Titel></ObjectCardView>")
    page.say(["type": "code", "target": "one"])
    test.work()
    let code = try #require(page.take("code"))
    #expect(code["files"] == [] && code["text"] == "")
    #expect(code["trouble"]?.string?.hasPrefix("The card has errors, so that it is not handed over. Line 2: ") == true)
    test.update(Self.card(Self.title), version: 2)
    test.work()
    #expect(page.take("code")?["trouble"] == .null)
  }

  @Test func aTextThatCannotBeReadKeepsTheCodeOfThePicture() throws {
    let (test, page) = preview()
    page.say(["type": "code", "target": "one"])
    test.work()
    _ = page.takeTypes()
    test.update(Self.card("<Title"), version: 2)
    test.work()
    #expect(page.take("code") == nil)
  }
}
