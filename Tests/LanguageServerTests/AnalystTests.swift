import CardAnalysis
import CardLayout
import SourceText
import Testing

@testable import LanguageServer

@Suite struct AnalystTests {
  private static func document(_ name: String, cells: Int) -> OpenDocument {
    let cells = (0..<cells).map { "<ObjectCell><Title>Cell \($0)</Title></ObjectCell>" }.joined()
    let text = "<ObjectCellList xmlns=\"urn:cardwright:1\">\(cells)</ObjectCellList>"
    return OpenDocument(
      uri: "file:///w/\(name).card.xml", languageID: "xml", version: 1, lines: LineTable(SourceText(text)))
  }

  /// A text that is short takes much all the same when it is laid out for many environments.
  @Test func scenesCountAmongWhatIsKept() {
    let analyst = Analyst(LanguageLoader { CardLanguage() }, CurrentWorkspace())
    func look(at document: OpenDocument, _ widths: Range<Int>) -> DocumentSnapshot {
      let snapshot = analyst.snapshot(of: document, in: WorkspaceSnapshot())
      for width in widths {
        var environment = CardEnvironment()
        environment.width = Double(width)
        _ = snapshot.scene(environment)
      }
      return snapshot
    }
    let (first, second) = (Self.document("first", cells: 600), Self.document("second", cells: 600))
    weak let firstSnapshot = look(at: first, 320..<328)
    weak let secondSnapshot = look(at: second, 320..<328)
    #expect((secondSnapshot?.heldBytes ?? 0) > 5 << 20)
    let others = (0..<3).map { Self.document("other\($0)", cells: 1) }
    for other in others.dropLast() { _ = look(at: other, 0..<0) }
    #expect(firstSnapshot != nil)
    _ = look(at: others[2], 0..<0)
    #expect(firstSnapshot == nil && secondSnapshot != nil)
  }
}
