import CardAnalysis
import EditorFeatures
import SourceText
import TestSupport
import Testing

/// A card with a picture that says nothing to who cannot see it, and `instruction` before that.
private func picture(_ instruction: String, prolog: String = "", alt: String = "") -> String {
  """
  \(prolog)<ObjectCardView xmlns="urn:cardwright:1">
    \(instruction)<DetailImage src="pump.png"\(alt)/>
    <Title>Pump</Title>
  </ObjectCardView>
  """
}

private func instruction(_ rules: String, reason: String = "Told by the title") -> String {
  "<?cardwright ignore=\"\(rules)\" reason=\"\(reason)\"?>\n  "
}

/// The codes of what is told of `text`.
private func codes(_ text: String) -> [String] { card(text).diagnostics.map(\.kind.code) }

@Suite struct IgnoreTests {
  private static let rule = "image-alt"

  @Test func theRuleFindsThePicture() {
    #expect(codes(picture("")) == [Self.rule])
  }

  @Test func aFindingIsIgnoredInItsElementAlone() {
    #expect(codes(picture(instruction(Self.rule))).isEmpty)
    #expect(codes(picture("", prolog: instruction(Self.rule))).isEmpty)
    let elsewhere = picture("").replacing("<Title>", with: instruction(Self.rule) + "<Title>")
    #expect(Set(codes(elsewhere)) == [Self.rule, "ignore-unused"])
  }

  @Test func commentsAndOtherInstructionsMayStandBetween() {
    #expect(codes(picture(instruction(Self.rule) + "<!-- x --><?other?>")).isEmpty)
    #expect(codes(picture(instruction(Self.rule) + "text")).contains("ignore-unreadable"))
  }

  @Test func aReasonIsNeeded() {
    for reason in ["", " ", "…"] {
      #expect(Set(codes(picture(instruction(Self.rule, reason: reason)))) == [Self.rule, "ignore-without-reason"])
    }
    #expect(Set(codes(picture("<?cardwright ignore='image-alt'?>"))) == [Self.rule, "ignore-without-reason"])
  }

  @Test func whatStandsTwiceInAnInstructionIsTold() {
    let found = card(picture("<?cardwright ignore='image-alt' ignore='title-truncation' reason='Why'?>\n  "))
      .diagnostics
    #expect(Set(found.map(\.kind.code)) == ["ignore-unreadable", Self.rule])
    #expect(found.first?.message.hasPrefix("“ignore” stands here twice") == true)
  }

  @Test func theNextElementIsNotMeant() {
    // The picture begins at the byte at which the element that is meant ends.
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1">\(instruction(Self.rule))<Title>Pump</Title><DetailImage src="pump.png"/></ObjectCardView>
      """
    #expect(codes(text).contains(Self.rule))
  }

  @Test func whatIsUnusedIsToldAndTakenAway() throws {
    let text = picture(instruction(Self.rule), alt: " alt=\"A pump\"")
    let found = try #require(card(text).diagnostics.first)
    #expect(found.kind.code == "ignore-unused")
    let repaired = DocumentRepair(card(text), .preferred).snapshot.text.string
    #expect(repaired == picture("", alt: " alt=\"A pump\""))
  }

  @Test func oneOfSeveralRulesIsTakenAway() throws {
    for rules in ["image-alt title-truncation", "title-truncation image-alt"] {
      let text = picture(instruction(rules))
      #expect(codes(text) == ["ignore-unused"])
      #expect(DocumentRepair(card(text), .preferred).snapshot.text.string == picture(instruction(Self.rule)))
    }
  }

  @Test func unknownRulesAreSuggested() throws {
    let found = card(picture(instruction("image-alts"))).diagnostics.filter { $0.kind.code == "ignore-unknown-rule" }
    #expect(found.map(\.message) == ["There is no rule “image-alts”; did you mean “image-alt”?"])
    #expect(
      DocumentRepair(card(picture(instruction("image-alts"))), .preferred).snapshot.text.string
        == picture(instruction(Self.rule)))
    let schema = card(picture(instruction("unknown-element"))).diagnostics
    #expect(schema.contains { $0.kind.code == "ignore-unknown-rule" })
  }

  /// What makes a card invalid is no matter of opinion: it stays told, nothing is offered, and the refusal says why.
  @Test(arguments: [
    (
      "attribute-unknown", " colour=\"red\"",
      "the card would stay invalid, and other programs refuse it; mend what it tells of"
    ),
    ("attribute-quotes-missing", " alt=Pump", "no program could read the card; mend what it tells of"),
  ]) func whatMakesACardInvalidCannotBeIgnored(code: String, attribute: String, reason: String) throws {
    let text = picture(instruction(code), alt: attribute)
    let found = card(text).diagnostics
    #expect(found.map(\.kind.code).contains(code))
    let refusal = try #require(found.first { $0.kind.code == "ignore-unknown-rule" })
    #expect(refusal.message == "“\(code)” cannot be ignored: \(reason)")
    let place = try #require(found.first { $0.kind.code == code }).range
    let titles = CodeActionFinder(card(text)).actions(in: place).map(\.title)
    #expect(!titles.contains("Ignore “\(code)” here…"))
    #expect(titles.contains { !$0.hasPrefix("Ignore") })
  }

  @Test(arguments: [
    "<?cardwright?>", "<?cardwright ignore?>", "<?cardwright ignore=image-alt reason=\"x\"?>",
    "<?cardwright ignore=\"\" reason=\"x\"?>", "<?cardwright ignroe=\"image-alt\" reason=\"x\"?>",
    "<?cardwright ignore=\"image-alt?>", "<?cardwright ignore=\"image-alt\" reason=\"x\" more?>",
  ]) func whatCannotBeReadIsTold(instruction: String) {
    #expect(Set(codes(picture(instruction))) == [Self.rule, "ignore-unreadable"])
  }

  @Test func brokenTextsAreNotCalledUnused() {
    #expect(!codes(picture(instruction("title-truncation")) + "<").contains("ignore-unused"))
  }

  @Test func theActionWritesWhatThenHolds() throws {
    let text = picture("")
    let place = try #require(card(text).diagnostics.first).range
    let action = try #require(
      CodeActionFinder(card(text)).actions(in: place).first { $0.title == "Ignore “image-alt” here…" })
    let written = applying(action.edits, to: text)
    #expect(written == picture(instruction(Self.rule, reason: "")))
    #expect(codes(written.replacing("reason=\"\"", with: "reason=\"x\"")).isEmpty)
  }

  @Test func theFormatterKeepsItWhereItIs() {
    let text = picture(instruction(Self.rule), prolog: instruction("title-truncation"))
    let laidOut = applying(Formatter.edits(in: card(text)), to: text)
    #expect(laidOut.contains("\n  " + instruction(Self.rule) + "<DetailImage") && codes(laidOut) == ["ignore-unused"])
    let packed = picture("<?cardwright ignore=\"image-alt\" reason=\"x\"?>")
    #expect(codes(applying(Formatter.edits(in: card(packed)), to: packed)).isEmpty)
  }

  @Test func rulesAreCompletedInside() throws {
    func labels(_ text: String) -> [String] {
      let marked = MarkedText(text)
      return Completer(card(marked.text), at: marked["1️⃣"]).list.items.map(\.label)
    }
    #expect(labels(picture("<?cardwright ignore=\"1️⃣\"?>")).first == Self.rule)
    // All of them, however many there are.
    let all = labels(picture("<?cardwright ignore=\"image-alt te1️⃣\"?>"))
    #expect(Set(all) == Set(card("<Card/>").language.ignorableKinds.map(\.code)))
    #expect(labels(picture("<?cardwright 1️⃣?>")) == ["ignore", "reason"])
    #expect(labels(picture("<?cardwright ignore=\"x\" r1️⃣?>")) == ["reason"])
    #expect(labels(picture("", prolog: "<?cardwright 1️⃣?>")) == ["ignore", "reason", "targets"])
    #expect(labels(picture("", prolog: "<?cardwright targets=\"mdk\" 1️⃣?>")) == [])
    #expect(labels(picture("<?car1️⃣?>")) == ["cardwright"])
    #expect(labels(picture("<?other 1️⃣?>")).isEmpty)
  }

  @Test func aRuleIsExplained() throws {
    let marked = MarkedText(picture("<?cardwright ignore=\"image1️⃣-alt\" reason=\"x\"?>"))
    let hover = try #require(HoverFinder(card(marked.text)).hover(at: marked["1️⃣"]))
    #expect(hover.contents.plainText.contains("image-alt"))
  }
}
