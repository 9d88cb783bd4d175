import CardAnalysis
import SourceText
import Testing

@testable import PreviewServer

@Suite struct PreviewDocumentTests {
  private static func document(_ version: Int, _ snapshot: DocumentSnapshot) -> PreviewDocument {
    PreviewDocument(uri: "a", name: "a", version: version, generation: version) { snapshot }
  }

  private static func snapshot(_ version: Int) -> DocumentSnapshot {
    DocumentSnapshot(uri: "a", version: version, text: SourceText("<Card/>"), language: CardLanguage())
  }

  @Test func theTextBeforeOneThatTrapsStaysInThePicture() {
    let (first, second) = (Self.snapshot(1), Self.snapshot(2))
    var document = Self.document(1, first)
    document.didDraw(first)
    document.update(Self.document(2, second))
    #expect(document.picture().snapshot === second)
    document.didTrap(second)
    #expect(document.picture().snapshot === first)
    #expect(document.picture().stale != nil)
  }

  /// What trapped is never done, so nobody may ask for it again.
  @Test func aTextThatTrapsAfterItWasDrawnIsNotDrawnAgain() {
    let snapshot = Self.snapshot(1)
    var document = Self.document(1, snapshot)
    document.didDraw(snapshot)
    document.didTrap(snapshot)
    #expect(document.picture().snapshot == nil)
  }

  @Test func anOlderTextThatTrapsInPlaceOfTheLatestIsNotDrawnAgain() {
    let (first, second) = (Self.snapshot(1), Self.snapshot(2))
    var document = Self.document(1, first)
    document.didDraw(first)
    document.update(Self.document(2, second))
    document.didTrap(second)
    document.didTrap(first)
    #expect(document.picture().snapshot == nil)
  }

  /// In a size, say, in which it was not drawn before the text was broken.
  @Test func anOlderTextThatTrapsInPlaceOfABrokenOneIsNotDrawnAgain() {
    let first = Self.snapshot(1)
    let broken = DocumentSnapshot(uri: "a", version: 2, text: SourceText("<Card"), language: CardLanguage())
    var document = Self.document(1, first)
    document.didDraw(first)
    document.update(Self.document(2, broken))
    #expect(document.picture().snapshot === first)
    document.didTrap(first)
    #expect(document.picture().snapshot === broken)
    #expect(!document.isFaulty, "the latest text did nothing wrong")
  }

  @Test func aTextOnWhichOtherWorkTrappedIsNotDrawnAgain() {
    let (first, second) = (Self.snapshot(1), Self.snapshot(2))
    var document = Self.document(1, first)
    document.didDraw(first)
    document.update(Self.document(2, second))
    document.didTrap(second)
    first.didTrap()
    #expect(document.picture().snapshot == nil)
    var page = PreviewPage(tellsOfDrain: false) { _ in }
    page.snapshot = first
    #expect(page.snapshot == nil)
    page.snapshot = second
    #expect(page.snapshot === second)
  }
}
