import CardAnalysis
import EditorFeatures
import SourceText
import TestSupport
import Testing

@Suite struct SelectionRangeTests {
  /// Expects the texts of the ranges around 1️⃣, the innermost first.
  private func check(_ marked: String, _ expected: [String], location: SourceLocation = #_sourceLocation) {
    let marked = MarkedText(marked)
    let ranges = SelectionChain(plainXML(marked.text), at: marked["1️⃣"]).ranges
    #expect(ranges.map { SourceText(marked.text)[$0] } == expected, sourceLocation: location)
  }

  @Test func everyBoundaryOfAnAttribute() {
    let tag = #"<b x="one two" y=""/>"#
    check(
      #"<a><b x="o1️⃣ne two" y=""/></a>"#,
      ["one", "one two", #""one two""#, #"x="one two""#, #"x="one two" y="""#, tag, "<a>\(tag)</a>"])
    check(#"<a><b 1️⃣x="one two" y=""/></a>"#, ["x", #"x="one two""#, #"x="one two" y="""#, tag, "<a>\(tag)</a>"])
    check(#"<a><b x="one two" y="1️⃣"/></a>"#, [#""""#, #"y="""#, #"x="one two" y="""#, tag, "<a>\(tag)</a>"])
  }

  @Test func tagsContentAndText() {
    check("<a><b>one 1️⃣two </b></a>", ["two", "one two", "one two ", "<b>one two </b>", "<a><b>one two </b></a>"])
    check("<a><1️⃣b>x</b></a>", ["b", "<b>", "<b>x</b>", "<a><b>x</b></a>"])
    check("<a><b>x</1️⃣b></a>", ["b", "</b>", "<b>x</b>", "<a><b>x</b></a>"])
    check("<a><!-- so1️⃣me --></a>", ["some", " some ", "<!-- some -->", "<a><!-- some --></a>"])
  }

  @Test func aBindingHasRangesOfItsOwn() {
    let marked = MarkedText(
      #"<ObjectCardView xmlns="urn:cardwright:1"><Title>Job {plant/na1️⃣me}</Title></ObjectCardView>"#)
    let ranges = SelectionChain(card(marked.text), at: marked["1️⃣"]).ranges
    #expect(
      ranges.prefix(5).map { SourceText(marked.text)[$0] } == [
        "name", "plant/name", "{plant/name}", "Job {plant/name}", "<Title>Job {plant/name}</Title>",
      ])
  }

  @Test func brokenElementsHaveRangesToo() {
    check("<a><b x=\"1️⃣", ["\"", "x=\"", "<b x=\"", "<a><b x=\""])
    check("<a1️⃣", ["a", "<a"])
    check("1️⃣", [])
  }

  @Test func eachRangeHoldsTheOneBefore() {
    let text = #"<a><b x="1" y='2'>t <!-- c --><![CDATA[d]]></b> <c/></a> "#
    for offset in 0...text.utf8.count {
      let ranges = SelectionChain(plainXML(text), at: offset).ranges
      for (inner, outer) in zip(ranges, ranges.dropFirst()) {
        #expect(outer.contains(inner) && outer != inner, "at \(offset)")
      }
    }
  }
}

@Suite struct FoldingTests {
  /// Expects `start-end` of each range, with the kind behind unless it is an element's.
  private func check(_ text: String, _ expected: [String], location: SourceLocation = #_sourceLocation) {
    let found = Folding(plainXML(text)).ranges().map {
      "\($0.startLine)-\($0.endLine)" + ($0.kind == .element ? "" : " \($0.kind.rawValue)")
    }
    #expect(found == expected, sourceLocation: location)
  }

  @Test func elementsFoldUpToTheLineBeforeTheirEndTag() {
    check("<a>\n<b>\nx\n</b>\n</a>", ["0-3", "1-2"])
    check("<a>\n</a>", [])
    check("<a><b>\nx\n</b></a>", ["0-1"])
  }

  @Test func startTagsCommentsAndSectionsFold() {
    check("<a\n x='1'\n y='2'>\n<b/>\n</a>", ["0-1", "2-3"])
    check("<a>\n<b\n x='1'\n/>\n</a>", ["0-3", "1-3"])
    check("<a><!--\n x\n--><![CDATA[\n\n]]></a>", ["0-3", "0-2 comment", "2-4"])
  }

  @Test func regionsFold() {
    check("<a>\n<!-- #region one -->\n<b/>\n<!-- #endregion -->\n</a>", ["0-3", "1-3 region"])
    check("<!-- #endregion -->\n<a/>", [])
  }

  @Test func brokenElementsFoldToo() {
    check("<a>\n<b>\n<c/>\n", ["0-2", "1-2"])
  }

  @Test func theOutermostAreKeptWhenThereAreTooMany() {
    let ranges = Folding(plainXML("<a>\n<b>\n<c>\nx\n</c>\n</b>\n</a>")).ranges(limit: 2)
    #expect(ranges.map(\.startLine) == [0, 1])
  }
}

@Suite struct TagPairTests {
  @Test(arguments: ["<1️⃣b>x</b>", "<b>x</1️⃣b>", "<b1️⃣ x='1'>x</b>", "<b>x</b1️⃣ >"])
  func bothNamesOfAnElementBelongTogether(marked: String) {
    let marked = MarkedText("<a>\(marked)</a>")
    let snapshot = plainXML(marked.text)
    let offset = marked["1️⃣"]
    let texts = Navigator(snapshot).linkedEditingRanges(at: offset).map { snapshot.text[$0] }
    #expect(texts == ["b", "b"])
    #expect(
      Navigator(snapshot).highlights(at: offset).map(\.range) == Navigator(snapshot).linkedEditingRanges(at: offset))
  }

  @Test(arguments: ["<1️⃣><b>x</b></>", "<><><b/></></1️⃣>", "<1️⃣></></>"])
  func bothStayLinkedWhenTheyAreEmptied(marked: String) {
    let marked = MarkedText("<a>\(marked)</a>")
    let ranges = Navigator(plainXML(marked.text)).linkedEditingRanges(at: marked["1️⃣"])
    #expect(ranges.count == 2 && ranges.contains(ByteRange(at: marked["1️⃣"])) && ranges.allSatisfy { $0.isEmpty })
  }

  @Test(arguments: [
    "<a><b1️⃣/></a>", "<a><b1️⃣></a>", "<a><b1️⃣>x</bc></a>", "<a>b1️⃣</a>", "<a x1️⃣='a'></a>", "</a1️⃣>", "<1️⃣",
    "<a><1️⃣></a>", "<a></1️⃣></a>",
  ])
  func nothingElseIsLinked(marked: String) {
    let marked = MarkedText(marked)
    #expect(Navigator(plainXML(marked.text)).linkedEditingRanges(at: marked["1️⃣"]) == [])
  }
}

@Suite struct ClosingTagTests {
  /// Types `typed`, the last character before 1️⃣, and expects what is then inserted there.
  private func check(_ marked: String, _ expected: String?, location: SourceLocation = #_sourceLocation) {
    let marked = MarkedText(marked)
    let offset = marked["1️⃣"]
    let snapshot = plainXML(marked.text)
    let typed = snapshot.text[ByteRange(offset - 1, offset)]
    let edits = TypingAssistant(snapshot).edits(at: offset, typed: typed)
    #expect(edits.map(\.replacement).first == expected, sourceLocation: location)
    #expect(edits.allSatisfy { $0.range == ByteRange(at: offset) }, sourceLocation: location)
  }

  @Test func aTagThatWasTypedIsClosed() {
    check("<a><b>1️⃣</a>", "</b>")
    check("<a>1️⃣", "</a>")
    check("<a x='>1️⃣'></a>", nil)
    check("<a><b/>1️⃣</a>", nil)
    check("<a><b>1️⃣</b></a>", nil)
    check("<a><!-- b>1️⃣ --></a>", nil)
    check("<a>text>1️⃣</a>", nil)
    check("<a><a>1️⃣</a>", "</a>")
    check("<a></a>1️⃣", nil)
    check("<a><b x='c >1️⃣\n</a>", nil)
    check("<a><b x='c'>1️⃣</a>", "</b>")
    check("<a><b x='c\">1️⃣</a>", "</b>")
    check("<a><b x=c>1️⃣</a>", "</b>")
  }

  @Test func halfAnEndTagIsCompleted() {
    check("<a><b>x</1️⃣</a>", "b>")
    check("<a><b>x</1️⃣></a>", "b")
    check("<a></1️⃣", "a>")
    check("<a><b></b></1️⃣", "a>")
    check("<a></1️⃣a>", nil)
    check("<a x='</1️⃣'>", nil)
    check("<a><!-- </1️⃣ --></a>", nil)
  }

  @Test(arguments: [
    ("<a><b>x</b>1️⃣</b></a>", "<a><b>x</b></a>"),
    // The second one closes something.
    ("<b><b>x</b>1️⃣</b>", "<b><b>x</b></b>"),
    // It is another one, or somebody's own further on.
    ("<a><b>x</b>1️⃣</c></a>", "<a><b>x</b></c></a>"),
    ("<a><b>x</b>1️⃣ y</b></a>", "<a><b>x</b> y</b></a>"),
    // Neither closes anything.
    ("<a>x</b>1️⃣</b></a>", "<a>x</b></b></a>"),
  ])
  func anEndTagThatWasThereAlreadyIsNotDoubled(marked: String, expected: String) {
    let marked = MarkedText(marked)
    let snapshot = plainXML(marked.text)
    let edits = TypingAssistant(snapshot).edits(at: marked["1️⃣"], typed: ">")
    #expect(applying(edits, to: marked.text) == expected)
  }

  @Test func anEmptyTagIsClosed() {
    check("<a><b /1️⃣</a>", ">")
    check("<a><b/1️⃣\n  <c/></a>", ">")
    check("<a><b x='1' /1️⃣\n  <c/></a>", ">")
    check("<a><b x='1'/1️⃣", ">")
    check("<a><b x='/1️⃣'></a>", nil)
    check("<a><b x='/1️⃣", nil)
    check("<a><b x=/1️⃣ </a>", nil)
    check("<a><b /1️⃣></a>", nil)
    check("<a><b /1️⃣ x='1'></b></a>", nil)
    check("<a>and/1️⃣or</a>", nil)
  }

  /// An editor may have begun the line with the indentation of the one before.
  @Test func aLineGetsTheIndentationThatItShouldHave() {
    for count in 0...4 {
      let marked = MarkedText("<a>\n  <b>x</b>\n\(String(repeating: " ", count: count))1️⃣\n</a>")
      let edits = TypingAssistant(plainXML(marked.text)).edits(at: marked["1️⃣"], typed: "\n")
      #expect(applying(edits, to: marked.text) == "<a>\n  <b>x</b>\n  \n</a>", "\(count)")
      #expect(edits.isEmpty == (count == 2))
    }
    for before in ["", "  ", "    ", "\t"] {
      let marked = MarkedText("<a>\n  <b>\n\(before)1️⃣</b>\n</a>")
      let edits = TypingAssistant(plainXML(marked.text)).edits(at: marked["1️⃣"], typed: "\n")
      #expect(applying(edits, to: marked.text) == "<a>\n  <b>\n    \n  </b>\n</a>")
    }
    // Behind what stands there already the end tag alone goes on.
    let last = MarkedText("<a>\n  <b>\n    <c/>\n1️⃣</b>\n</a>")
    #expect(
      applying(TypingAssistant(plainXML(last.text)).edits(at: last["1️⃣"], typed: "\n"), to: last.text)
        == "<a>\n  <b>\n    <c/>\n  </b>\n</a>")
    let marked = MarkedText("<a>\n<b/>1️⃣\n</a>")
    #expect(TypingAssistant(plainXML(marked.text)).edits(at: marked["1️⃣"], typed: "\n") == [])
  }

  @Test func aNewLineIsIndented() {
    check("<a>\n  <b>\n1️⃣", "    ")
    check("<a>\n1️⃣<b/></a>", "  ")
    check("<a>text\n1️⃣</a>", nil)
  }
}
