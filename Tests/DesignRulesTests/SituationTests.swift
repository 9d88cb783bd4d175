import CardModel
import DesignRules
import SourceText
import Testing
import XMLSyntax

/// Parts for different platforms and widths never stand together.
@Suite struct SituationTests {
  /// The messages of the findings of `rule` in `body`, inside of a card.
  private func messages(_ rule: String, _ body: String) -> [String] {
    let tree = XMLParser.parse(SourceText("<Card xmlns=\"urn:cardwright:1\">\(body)</Card>"))
    return DesignRule.diagnostics(in: tree, knowledge: nil).filter { $0.kind.code == rule }.map(\.message)
  }

  private func texts(_ attributes: String...) -> String {
    "<Body>" + attributes.map { "<Text \($0)>Note</Text>" }.joined() + "</Body>"
  }

  private func told(_ attributes: String...) -> String? {
    let texts = attributes.map { "<Text \($0)>Note</Text>" }.joined()
    return messages("body-components-max", "<Body><Text>a</Text><Text>b</Text><Text>c</Text>\(texts)</Body>").map {
      String($0.drop { $0 != "(" })
    }.joined(separator: " ")
  }

  @Test func aFindingSaysWhereItHolds() {
    #expect(told() == "")
    #expect(told(#"platform="ios""#) == "(on iOS)")
    #expect(told(#"platform="android""#) == "(on Android)")
    // As the schema reads it.
    #expect(told(#"platform=" android ""#) == "(on Android)")
    #expect(told("in=' compact\n'") == "(at compact width)")
    #expect(told(#"in="compact""#) == "(at compact width)")
    #expect(told(#"in="regular" platform="ios""#) == "(on iOS at regular width)")
    #expect(
      told(#"in="compact" platform="ios""#, #"in="regular" platform="android""#)
        == "(on iOS at compact width and on Android at regular width)")
  }

  @Test("One that holds everywhere, though for other parts, names no place")
  func aFindingEverywhereNamesNoPlace() {
    #expect(messages("body-components-max", texts("", "", "", "")).count == 1)
    #expect(told(#"platform="ios""#, #"platform="android""#) == "")
    #expect(told(#"in="regular""#, #"in="compact""#) == "")
  }

  @Test func whatStandsTogetherIsCounted() {
    #expect(messages("body-components-max", texts("", "", #"in="regular""#, #"in="compact""#)) == [])
    #expect(messages("body-components-max", texts("", "", #"in="regular""#, #"platform="ios""#)).count == 1)
  }

  @Test("The platform of a parent is that of its children")
  func parentsCount() {
    let list = #"<Body in="compact"><Text>a</Text><Text>b</Text><Text>c</Text><Text in="regular">d</Text></Body>"#
    #expect(messages("body-components-max", list) == [])
    let mixed = #"<Body platform="ios"><Text>a</Text><Text>b</Text><Text>c</Text><Text platform="ios">d</Text></Body>"#
    #expect(messages("body-components-max", mixed).map { $0.contains("(") } == [false])
    let menu = "<Overflow><Action>Forward</Action></Overflow><Action>Go</Action>"
    #expect(messages("footer-overflow-android", #"<Footer platform="ios">\#(menu)</Footer>"#) == [])
    #expect(messages("footer-overflow-android", "<Footer>\(menu)</Footer>").count == 1)
  }

  @Test("What stands inside a part for one platform stands there only")
  func insideOfParts() {
    let kpi = #"<Row platform="ios"><Label>a</Label></Row>"#
    let rows = String(repeating: "<Row><Label>a</Label></Row>", count: 3)
    #expect(
      messages("ext-rows-max", "<ExtendedHeader>\(rows)\(kpi)</ExtendedHeader>").first?.hasSuffix("(on iOS)") == true)
    let actions = #"<Action role="primary">A</Action>"#
    #expect(
      messages("one-primary-action", #"<Footer>\#(actions)<Action platform="ios" role="primary">B</Action></Footer>"#)
        == ["Only one action may be primary; make this one secondary (on iOS)"])
  }

  @Test("Many parts of many kinds are judged no more than seven times each")
  func variantsDoNotMultiply() {
    let kinds = [#"platform="ios""#, #"platform="android""#, #"in="compact""#, #"in="regular""#, ""]
    let texts = (0..<2_000).map { "<Text \(kinds[$0 % kinds.count])>Note</Text>" }.joined()
    #expect(messages("body-components-max", "<Body>\(texts)</Body>").count == 1)
  }

  // MARK: Fixes

  /// What the fixes of the findings of `rule` make of `document`.
  private func fixed(_ rule: String, _ document: String) throws -> [String] {
    let text = SourceText(document)
    let found = DesignRule.diagnostics(in: XMLParser.parse(text), knowledge: nil).filter { $0.kind.code == rule }
    #expect(!found.isEmpty)
    return try found.flatMap(\.fixes).map { try #require(text.applying($0.edits)).string }
  }

  private func card(_ body: String) -> String { "<Card xmlns=\"urn:cardwright:1\"><Body>\(body)</Body></Card>" }

  @Test("What is wrong in some situations is mended there, or not at all")
  func fixesKeepToTheirSituations() throws {
    let line = "<Text>a</Text><Separator/>"
    #expect(try fixed("separator-clutter", card(line)) == [card("<Text>a</Text>")])
    #expect(try fixed("separator-clutter", card(line + #"<Text in="regular">b</Text>"#)) == [])
    let both = #"<Text>a</Text><Separator in="compact"/><Text in="regular">b</Text>"#
    #expect(try fixed("separator-clutter", card(both)) == [card(#"<Text>a</Text><Text in="regular">b</Text>"#)])
    let row = "<Row><Label>a</Label></Row>"
    func rows(_ last: String) -> String {
      "<Card xmlns=\"urn:cardwright:1\"><ExtendedHeader>\(row)\(row)\(row)\(last)</ExtendedHeader></Card>"
    }
    #expect(try fixed("ext-rows-max", rows(#"<Row in="regular"/>"#)) == [rows("")])
    let onPhones = rows(row).replacing("<Row>", with: #"<Row platform="ios">"#, maxReplacements: 1)
    #expect(try fixed("ext-rows-max", onPhones) == [])
  }

  @Test("What is for one width moves into a menu for that width")
  func actionsMoveWithTheirConditions() throws {
    func view(_ menu: String, _ actions: String) -> String {
      "<ObjectCardView xmlns=\"urn:cardwright:1\">\(menu)<Actions>\(actions)</Actions></ObjectCardView>"
    }
    let ask = #"<Action in="regular">Ask</Action>"#
    let rest = #"<Action kind="negative">Reject</Action><Action role="primary">Approve</Action>"#
    #expect(
      try fixed("actions-max", view("", ask + rest)) == [view("<Overflow in=\"regular\">\(ask)</Overflow>", rest)])
  }

  @Test("What a fix writes has the prefix of what it replaces")
  func fixesWritePrefixes() throws {
    func document(_ end: String) -> String {
      """
      <c:CardScene xmlns:c="urn:cardwright:1" root="a"><c:TableCard id="a"><c:On event="select"><c:Push card="b"/></c:On>\
      </c:TableCard><c:PlainCard id="b"><c:On event="tap">\(end)</c:On></c:PlainCard></c:CardScene>
      """
    }
    #expect(try fixed("scene-circle", document(#"<c:Push card="a"/>"#)) == [document("<c:Pop/>")])
  }
}
