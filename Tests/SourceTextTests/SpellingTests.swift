import SourceText
import Testing

@Suite struct SpellingTests {
  @Test(arguments: [
    ("Titel", "Title"), ("title", "Title"), ("Subtite", "Subtitle"), ("Footnotes", "Footnote"), ("TITLE", "Title"),
    ("Stauts", "Status"), ("Tag", "Tag"), ("Tga", "Tag"),
  ])
  func aSlipFindsItsWord(word: String, expected: String) {
    #expect(Spelling.nearest(to: word, among: ["Title", "Subtitle", "Footnote", "Status", "Tag"]) == expected)
  }

  @Test(arguments: ["Rating", "", "x", "Quantity", String(repeating: "Title", count: 20)])
  func anotherWordFindsNone(word: String) {
    #expect(Spelling.nearest(to: word, among: ["Title", "Subtitle", "Footnote", "Status", "Tag"]) == nil)
  }

  @Test func theNearestWinsAndTheFirstOfEqualOnes() {
    #expect(Spelling.nearest(to: "Actions", among: ["Action", "Actions", "ActionsArea"]) == "Actions")
    #expect(Spelling.nearest(to: "ab1", among: ["ab2", "ab3"]) == "ab2")
  }
}
