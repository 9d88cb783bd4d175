import SchemaModel
import SourceText
import TestSupport
import Testing
import XMLSyntax

@testable import SchemaValidation

/// What a user is told about a card, and where.
@Suite struct FindingTests {
  struct Case: Sendable {
    /// The card's content, the place of the finding between ⏩ and ⏪.
    let text: String
    let code: String
    let message: String

    init(_ text: String, _ code: String, _ message: String) {
      self.text = text
      self.code = code
      self.message = message
    }
  }

  static let head = "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\">"

  @Test(
    "What an element swallows that is not closed is named all the same",
    arguments: [("a", "", true), ("a", "</MapContent>", false), ("b", "", false)])
  func swallowedKeys(root: String, endTag: String, isFound: Bool) throws {
    let scene =
      "<CardScene xmlns=\"urn:cardwright:1\" id=\"s\" root=\"\(root)\"><MapContent id=\"m\">"
      + "<PlainCard id=\"a\"><Title>A</Title></PlainCard>\(endTag)</CardScene>"
    let codes = try CardSchema.assess(scene).assessment.diagnostics.map(\.kind.code)
    #expect(codes.contains("reference-unresolved") != isFound, "\(codes)")
  }

  static let cases = [
    Case(
      "<⏩Cardd⏪ xmlns=\"urn:cardwright:1\"/>", "root-unknown",
      "cannot be the root; use <ObjectCellList>, <ObjectCell>, "),
    Case("<⏩Card⏪/>", "root-unknown", "is in no namespace; it must be in “urn:cardwright:1”"),
    Case("<⏩Card⏪ xmlns=\"urn:x\"/>", "root-unknown", "is in the namespace “urn:x”"),
    Case(
      head + "<⏩Titel⏪>x</Titel><Title>y</Title></ObjectCardView>", "element-unknown",
      "<Titel> is not known in <ObjectCardView>"),
    // What follows a slip is judged as if the name were right.
    Case(
      head + "<⏩Titel⏪>x</Titel><Subtitle>y</Subtitle></ObjectCardView>", "element-unknown",
      "<Titel> is not known in <ObjectCardView>; expected"),
    Case(
      head + "<Title>x</Title><⏩Subtitel⏪>y</Subtitel><Footnote>z</Footnote></ObjectCardView>", "element-unknown",
      "<Subtitel> is not known in <ObjectCardView>"),
    Case(
      "<Card xmlns=\"urn:cardwright:1\"><⏩Title⏪>x</Title></Card>", "element-unknown",
      "<Title> is not known in <Card>; it belongs into <Header>"),
    // Not into the title, which may have buttons among other things.
    Case(
      "<CardScene xmlns=\"urn:cardwright:1\" id=\"s\" root=\"a\"><PlainCard id=\"a\"><Title>A</Title>"
        + "<⏩Action⏪ id=\"b\">B</Action></PlainCard></CardScene>", "element-unknown",
      "<Action> is not known in <PlainCard>; it belongs into <FloatingRow>"),
    // Nor into a bar at the other end of the card, but into one beside it.
    Case(
      "<CardScene xmlns=\"urn:cardwright:1\" id=\"s\" root=\"a\"><PlainCard id=\"a\"><HeaderBar><Title>T</Title></HeaderBar>"
        + "<Title>A</Title><Text>x</Text><⏩Action⏪ id=\"b\">B</Action></PlainCard></CardScene>", "element-unknown",
      "<Action> is not known in <PlainCard>; it belongs into <FloatingRow>"),
    Case(
      "<CardScene xmlns=\"urn:cardwright:1\" id=\"s\" root=\"a\"><PlainCard id=\"a\"><Title>A</Title><BottomBar><Text>x</Text>"
        + "</BottomBar><⏩Action⏪ id=\"b\">B</Action></PlainCard></CardScene>", "element-unknown",
      "<Action> is not known in <PlainCard>; it belongs into <BottomBar>"),
    Case(
      head + "<Title>x</Title><Status kind=\"⏩error⏪\">y</Status></ObjectCardView>", "value-not-allowed",
      "or a binding such as {path}; did you mean “negative”?"),
    Case(
      head + "<Title xml:lang=\"⏩de_de⏪\">x</Title></ObjectCardView>", "value-not-allowed", "did you mean “de-DE”?"),
    Case(
      head + "<Title>x</Title><⏩Title⏪>y</Title></ObjectCardView>", "element-unexpected",
      "<Title> is not allowed here; expected <Subtitle>"),
    Case(
      head + "<⏩Subtitle⏪>x</Subtitle><Title>y</Title></ObjectCardView>", "element-unexpected",
      "<Subtitle> is not allowed here"),
    Case(head + "<⏩Subtitle⏪>x</Subtitle></ObjectCardView>", "element-missing", "<Title> is missing before <Subtitle>"),
    Case(
      "<⏩ObjectCardView⏪ xmlns=\"urn:cardwright:1\" id=\"a\"/>", "element-missing",
      "<Title> is missing in <ObjectCardView>"),
    Case(
      head + "<Title>x</Title>⏩loose text⏪</ObjectCardView>", "text-unexpected",
      "Text is not allowed in <ObjectCardView>: it holds elements only"),
    Case(
      head + "<Title>x<⏩b⏪>y</b></Title></ObjectCardView>", "element-unexpected",
      "<b> is not allowed in <Title>: it holds text only"),
    Case(
      head + "<Title ⏩colour⏪=\"red\">x</Title></ObjectCardView>", "attribute-unknown",
      "colour is not an attribute of <Title>"),
    Case(
      head + "<Title ⏩in⏪=\"compact\">x</Title></ObjectCardView>", "attribute-unknown",
      "in is not an attribute of <Title>; "),
    Case(
      "<ObjectCardView xmlns=\"urn:cardwright:1\" ⏩description⏪=\"x\"><Title>x</Title></ObjectCardView>",
      "attribute-unknown",
      "description is not an attribute of <ObjectCardView>; <Description> is an element that may stand inside"),
    // What stands far away, such as the claims of scenarios, is of no help.
    Case(
      "<Card xmlns=\"urn:cardwright:1\" ⏩title⏪=\"P\"><Header><Title>x</Title></Header></Card>", "attribute-unknown",
      "title is not an attribute of <Card>; <Title> is an element that may stand in <Header>"),
    Case(
      head + "<Title ⏩initial⏪=\"x\">x</Title></ObjectCardView>", "attribute-unknown",
      "initial is not an attribute of <Title>; it can have "),
    Case(
      head + "<Title>x</Title><Status kind=\"⏩negativ⏪\">y</Status></ObjectCardView>", "value-not-allowed",
      "“negativ” is not allowed for kind"),
  ]

  /// A scene with these scenarios.
  private static func scene(_ scenarios: String, devices: String = "<Device id=\"phone\" like=\"iphone-15\"/>")
    -> String
  {
    "<CardScene xmlns=\"urn:cardwright:1\" id=\"s\" root=\"a\">\(devices)<MapContent id=\"m\"/>"
      + "<PlainCard id=\"a\" map=\"m\"><Title>A</Title></PlainCard>\(scenarios)</CardScene>"
  }

  private static func step(_ attributes: String) -> String {
    scene("<Scenario id=\"x\" device=\"phone\"><Step \(attributes)/></Scenario>")
  }

  static let scenarioCases = [
    Case(step("tapTitle=\"true\" wait=\"⏩250⏪\""), "value-range", "use from 0 to 10 seconds"),
    Case(step("keys=\"⏩Enter⏪\""), "value-pattern", "such as “ctrl+up”; did you mean “enter”?"),
    Case(step("keys=\"⏩Ctrl+S⏪\""), "value-pattern", "did you mean “ctrl+s”?"),
    Case(step("keys=\"⏩Cmd+Enter⏪\""), "value-pattern", "did you mean “cmd+enter”?"),
    Case(step("keys=\"⏩ctrl+Shift+Up⏪\""), "value-pattern", "did you mean “ctrl+shift+up”?"),
    Case(step("keys=\"⏩escape⏪\""), "value-pattern", "did you mean “esc”?"),
    Case(step("tapTitle=\"⏩false⏪\""), "value-pattern", "“false” is not allowed for tapTitle; use true"),
    Case(
      scene(
        "<Scenario id=\"x\" device=\"phone\"><Step tapTitle=\"true\"/><Expect trace=\"a.didAppear ⏩a.willDisapear⏪\"/></Scenario>"
      ), "value-pattern", "did you mean “a.willDisappear”?"),
    Case(
      scene("<Scenario id=\"⏩phone⏪\" device=\"phone\"><Step tapTitle=\"true\"/></Scenario>"), "key-duplicate",
      "The id “phone” is already taken by <Device>"
    ),
    Case(
      scene("", devices: "<Device id=\"phone\" width=\"1\" height=\"1\"/><Device id=\"⏩phone⏪\" like=\"iphone-15\"/>"),
      "key-duplicate", "The id “phone” is already taken by another <Device>"),
    Case(
      step("push=\"⏩phone⏪\""), "reference-unresolved",
      "“phone” is the id of <Device>, not of any <PlainCard>, <TableCard>, <CollectionCard>, <PageCard>, "
        + "<HostedCard> or <MapOnlyCard>; there is “a”"),
    Case(
      step("push=\"⏩stop⏪\""), "reference-unresolved", "<HostedCard> or <MapOnlyCard> here; there is “a”"),
    Case(
      scene(
        "<Scenario id=\"x\" device=\"⏩tablet⏪\"><Step tapTitle=\"true\"/></Scenario>",
        devices: "<Device id=\"phone\" like=\"iphone-15\"/><Device id=\"pad\" like=\"ipad-10\"/>"),
      "reference-unresolved", "“tablet” is not the id of any <Device> here; there are “phone” and “pad”"),
  ]

  @Test(arguments: cases + scenarioCases) func finds(_ row: Case) throws {
    let marked = MarkedText(row.text)
    let (_, assessment) = try CardSchema.assess(marked.text)
    #expect(assessment.diagnostics.count == 1, "\(assessment.diagnostics.map(\.message))")
    let finding = try #require(assessment.diagnostics.first)
    #expect(finding.kind.code == row.code)
    #expect(finding.message.contains(row.message), "\(finding.message)")
    let selection = try #require(marked.selection)
    #expect(finding.range == ByteRange(selection.lowerBound, selection.upperBound), "\(finding.message)")
  }

  @Test func oneProblemGivesOneMessage() throws {
    // The misspelt element's own content, and what stands behind it, are in order.
    let text = Self.head + "<Title>x</Title><Subtitel>y</Subtitel><Footnote>z</Footnote></ObjectCardView>"
    #expect(try CardSchema.assess(text).assessment.diagnostics.map(\.kind.code) == ["element-unknown"])
  }

  @Test func anUnknownElementHidesWhatIsInside() throws {
    let text = Self.head + "<Title>x</Title><Box><Sub colour=\"red\">x</Sub></Box></ObjectCardView>"
    #expect(try CardSchema.assess(text).assessment.diagnostics.map(\.kind.code) == ["element-unknown"])
  }

  @Test func whatIsStillBeingTypedIsNotIncomplete() throws {
    for text in [
      "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\">", "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\"",
    ] {
      #expect(try CardSchema.assess(text).assessment.diagnostics.isEmpty)
    }
  }

  @Test func anUndeclaredPrefixIsLeftToTheParser() throws {
    let text = Self.head + "<Title>x</Title><x:y z:a=\"1\"/></ObjectCardView>"
    #expect(try CardSchema.assess(text).assessment.diagnostics.isEmpty)
  }

  @Test func codesAreUniqueAndDescribed() {
    let kinds = SchemaDiagnostics.allDiagnosticKinds
    #expect(Set(kinds.map(\.code)).count == kinds.count)
    for kind in kinds {
      #expect(kind.source == .schema && kind.severity == .error)
      #expect(kind.summary.hasSuffix(".") && kind.explanation.count > 20, "\(kind.code)")
    }
  }

  @Test func duplicateIdentifiersShowTheFirst() throws {
    let marked = MarkedText(
      """
      <CardScene xmlns="urn:cardwright:1" id="s" root="1️⃣a"><PlainCard id="2️⃣a"><Title>x</Title></PlainCard>\
      <PlainCard id="3️⃣a"><Title>y</Title></PlainCard></CardScene>
      """)
    let findings = try CardSchema.assess(marked.text).assessment.diagnostics.filter { $0.kind == .keyDuplicate }
    let finding = try #require(findings.first)
    #expect(finding.range.start == marked["3️⃣"])
    #expect(finding.related.first?.range.start == marked["2️⃣"])
  }

  @Test func unresolvedReferencesOfferWhatThereIs() throws {
    let marked = MarkedText(
      """
      <CardScene xmlns="urn:cardwright:1" id="s" root="⏩hone⏪"><PlainCard id="home"><Title>x</Title></PlainCard></CardScene>
      """)
    let findings = try CardSchema.assess(marked.text).assessment.diagnostics
    let finding = try #require(findings.first { $0.kind == .referenceUnresolved })
    #expect(finding.range == marked.selection.map { ByteRange($0.lowerBound, $0.upperBound) })
    #expect(finding.message.contains("did you mean “home”?"))
    #expect(finding.fixes.first?.title == "Replace by “home”")
  }
}
