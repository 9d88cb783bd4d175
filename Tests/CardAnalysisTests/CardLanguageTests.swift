import CardAnalysis
import SourceText
import Synchronization
import Testing

@Suite struct CardLanguageTests {
  @Test func aDrawingWaitsForNoSchema() {
    let asked = Mutex(false)
    let language = CardLanguage {
      asked.withLock { $0 = true }
      return nil
    }
    let text = SourceText(#"<ObjectCardView xmlns="urn:cardwright:1"><Title>Pump</Title></ObjectCardView>"#)
    let card = DocumentSnapshot(uri: "file:///a.card.xml", version: 1, text: text, language: language)
    #expect(card.scene() != nil)
    let isForDrawing = asked.withLock { $0 }
    #expect(!isForDrawing)
    #expect(card.diagnostics.isEmpty)
    let isForFindings = asked.withLock { $0 }
    #expect(isForFindings)
  }
}
