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
          "version": 2,
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

  @Test func whatAnElementSaysTellsItFromOthersAndNotWhereNobodyWroteItDown() throws {
    func finding(_ words: String) -> Baseline.Finding {
      .init(rule: "a", element: "Card#b/Action", text: "x", words: words)
    }
    var baseline = Baseline()
    baseline.accept([finding("One"), finding("")], in: "a")
    #expect(baseline.difference([finding("Two"), finding("One"), finding("")], in: "a").isNew == [true, false, false])
    #expect(try Baseline(parsing: baseline.bytes).difference([finding("Two")], in: "a").isNew == [true])
    // As version 1 wrote it: of this kind two, whatever they say.
    let old = #"{"version": 1, "files": {"a": [{"rule": "a", "element": "Card#b/Action", "text": "x", "count": 2}]}}"#
    var kept = try Baseline(parsing: Array(old.utf8))
    #expect(kept.difference([finding("One"), finding("Two"), finding("")], in: "a").isNew == [false, false, true])
    // At first it wrote no ids either.
    let oldest = #"{"version": 1, "files": {"a": [{"rule": "a", "element": "Card/Action", "text": "x", "count": 2}]}}"#
    let named = ["#c", "", "#d"].map {
      Baseline.Finding(rule: "a", element: "Card#b/Action\($0)", text: "x", words: "y")
    }
    #expect(try Baseline(parsing: Array(oldest.utf8)).difference(named, in: "a").isNew == [false, false, true])
    // It stays so beside what is accepted anew, under the newer version.
    kept.accept([finding("One")], in: "b")
    let written = try Baseline(parsing: kept.bytes)
    #expect(written.difference([finding("One"), finding("Two")], in: "a").gone.isEmpty)
    #expect(written.difference([finding("Two")], in: "b").isNew == [true])
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
      #"{"version": 3, "files": {}}"#,
      "is a baseline of version 3, where this Cardwright knows version 2; use a newer Cardwright, or remove the file and "
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
