import Reporting
import Testing

@Suite struct BaselineTests {
  private let title = Baseline.Finding(rule: "a", element: "Card/Title", text: "Pump  \n and more")
  private let other = Baseline.Finding(rule: "a", element: "Card/Subtitle", text: "x")

  @Test func whatIsWrittenIsReadAndSorted() throws {
    var baseline = Baseline()
    baseline.accept([title, other, title], in: "b.card.xml")
    baseline.accept([other], in: "a.card.xml")
    baseline.accept([], in: "c.card.xml")
    let text = String(decoding: baseline.bytes, as: UTF8.self)
    #expect(
      text == """
        {
          "version": 1,
          "files": {
            "a.card.xml": [
              {
                "element": "Card/Subtitle",
                "rule": "a",
                "text": "x"
              }
            ],
            "b.card.xml": [
              {
                "element": "Card/Subtitle",
                "rule": "a",
                "text": "x"
              },
              {
                "element": "Card/Title",
                "rule": "a",
                "text": "Pump and more",
                "count": 2
              }
            ]
          }
        }

        """)
    #expect(try Baseline(parsing: baseline.bytes).bytes == baseline.bytes)
  }

  @Test func onlyWhatIsNewIsTold() {
    var baseline = Baseline()
    baseline.accept([title, title, other], in: "a")
    let found = baseline.difference([title, title, title], in: "a")
    #expect(found.isNew == [false, false, true])
    #expect(found.gone.map(\.finding) == [other] && found.gone.map(\.count) == [1])
    #expect(baseline.difference([title], in: "b").isNew == [true])
  }

  @Test func theRootOfAFileMayHaveAnotherIdOrTheFileAnotherName() {
    func finding(_ element: String) -> Baseline.Finding { .init(rule: "a", element: element, text: "x") }
    var baseline = Baseline()
    baseline.accept([finding("Card#one/Title"), finding("Card#one/Title#a")], in: "old")
    let renamed = [finding("Card#two/Title"), finding("Card#two/Title#b")]
    #expect(baseline.difference(renamed, in: "old").isNew == [false, true])
    #expect(baseline.earlier([finding("Card#one/Footer")], in: "new", among: ["old"]) == "old")
    #expect(baseline.earlier(renamed, in: "new", among: ["old"]) == nil)
    #expect(baseline.earlier([finding("Card/Title")], in: "new", among: ["old"]) == nil)
    #expect(baseline.earlier([finding("Card#one/Footer")], in: "old", among: ["old"]) == nil)
    // Of two that had the id, nobody knows which it was.
    baseline.accept([finding("Card#one")], in: "other")
    #expect(baseline.earlier([finding("Card#one")], in: "new", among: ["old", "other"]) == nil)
    #expect(baseline.earlier([finding("Card#one")], in: "new", among: ["other"]) == "other")
  }

  @Test(arguments: [
    ("x", "is no JSON: 1:1: expected a value"),
    ("[]", "is no baseline; name another file, into which --write-baseline writes one"),
    (
      #"{"version": 2, "files": {}}"#,
      "is a baseline of version 2, where this Cardwright knows version 1; use a newer Cardwright, or remove the file and "
        + "write it anew with --write-baseline"
    ),
    (
      #"{"version": 1, "files": {"a": [{"rule": "b"}]}}"#,
      "is no baseline: an entry of “a” lacks “rule”, “element” or “text”"
    ),
  ]) func whatIsNoBaselineIsSaid(text: String, reason: String) {
    do throws(BaselineError) {
      _ = try Baseline(parsing: Array(text.utf8))
      Issue.record("it was read")
    } catch {
      #expect(error.reason == reason)
    }
  }
}
