import CardAnalysis
import EditorFeatures
import TestSupport
import Testing

/// What is shown behind the caret.
@Suite struct InlineCompletionTests {
  private func shown(_ marked: String) -> InlineCompletion? {
    let text = MarkedText(marked)
    return InlineCompletion(card(text.text), at: text["1️⃣"])
  }

  @Test func whatIsBegunIsContinued() {
    let head = "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\">\n  "
    #expect(shown(head + "<Title>a</Title>\n  <Sub1️⃣\n</ObjectCardView>")?.text.hasPrefix("Subtitle") == true)
    #expect(shown(head + "<Title>a</Title>\n  <Status kind=\"pos1️⃣\"/></ObjectCardView>")?.text == "positive")
    #expect(shown(head + "<Title>a</Ti1️⃣")?.text == "Title>")
    let nested = shown(head + "<Title>a</Title>\n  <Acti1️⃣\n</ObjectCardView>")
    #expect(nested?.snippet?.contains("\n    <Action") == true)
  }

  @Test func aRootIsContinuedAndTabsStayTabs() {
    #expect(shown("<ObjectCardV1️⃣")?.text.hasPrefix("ObjectCardView xmlns=") == true)
    #expect(shown("<ObjectCardView1️⃣") != nil)
    #expect(shown("1️⃣") == nil)
    let nested = shown(
      "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\">\n\t<Title>a</Title>\n\t<Acti1️⃣\n</ObjectCardView>")
    #expect(nested?.snippet?.contains("\n\t\t<Action") == true)
  }

  @Test func whatIsNotBegunIsNotGuessed() {
    let head = "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\">\n  <Title>a</Title>\n  "
    #expect(shown(head + "1️⃣\n</ObjectCardView>") == nil)
    #expect(shown(head + "<St1️⃣atus>b</Status>\n</ObjectCardView>") == nil)
    #expect(shown(head + "<Status>xyz1️⃣</Status>\n</ObjectCardView>") == nil)
  }
}
