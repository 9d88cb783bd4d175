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

  /// Letters that differ only in case, or that are no letters, share a kind.
  @Test func whatLettersShareDoesNotHideASlip() {
    #expect(Spelling.nearest(to: "ab12cd", among: ["AB34CD", "abqrcd"]) == "AB34CD")
    #expect(Spelling.nearest(to: "bcdefa", among: ["abcdef"]) == "abcdef")
    #expect(Spelling.nearest(to: "naïf", among: ["naif"]) == nil)
    #expect(Spelling.nearest(to: "naïve-icon", among: ["naive-icon"]) == "naive-icon")
  }

  @Test func ofTwoLettersNoneIsWrong() {
    for word in ["gr", "d", "x"] { #expect(Spelling.nearest(to: word, among: ["de", "fr", "e"]) == nil) }
    for word in ["rf", "FR"] { #expect(Spelling.nearest(to: word, among: ["de", "fr"]) == "fr") }
    #expect(Spelling.nearest(to: "ger", among: ["de", "fr", "gr"]) == "gr")
  }

  @Test(
    "The ending that nearly all files have says nothing",
    arguments: [
      ("nix.json", nil), ("kpi.json", "kpis.json"), ("KPIs.jsn", "kpis.json"), ("pump.png", "pump.png"),
      ("pmup.svg", "pump.svg"), ("b.png", nil), ("kpis", "kpis.json"),
    ])
  func files(name: String, expected: String?) {
    #expect(Spelling.nearestFile(to: name, among: ["a.png", "pump.png", "pump.svg", "kpis.json"]) == expected)
  }

  @Test func theNearestWinsAndTheFirstOfEqualOnes() {
    #expect(Spelling.nearest(to: "Actions", among: ["Action", "Actions", "ActionsArea"]) == "Actions")
    #expect(Spelling.nearest(to: "ab1", among: ["ab2", "ab3"]) == "ab2")
    #expect(Spelling.nearest(to: "icn", among: ["in", "icon"]) == "icon")
    #expect(Spelling.nearest(to: "icn", among: ["icon", "in"]) == "icon")
  }
}
