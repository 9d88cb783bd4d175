import CardAnalysis
import EditorFeatures
import SourceText
import TestSupport
import Testing

@Suite struct HoverTests {
  /// Expects a hover at 1️⃣ over ⏩…⏪ that has all of `parts` in both of its forms; nothing when `parts` is empty.
  private func check(_ marked: String, _ parts: [String], location: SourceLocation = #_sourceLocation) {
    let marked = MarkedText(marked)
    let hover = HoverFinder(card(marked.text)).hover(at: marked["1️⃣"])
    if parts.isEmpty { #expect(hover == nil, sourceLocation: location) }
    if let selection = marked.selection {
      #expect(hover?.range == ByteRange(selection.lowerBound, selection.upperBound), sourceLocation: location)
    }
    for part in parts {
      #expect(hover?.contents.markdown.contains(part) == true, "\(part)", sourceLocation: location)
      #expect(hover?.contents.plainText.contains(part) == true, "\(part)", sourceLocation: location)
    }
  }

  private func inside(_ element: String) -> String {
    "<ObjectCardView xmlns=\"urn:cardwright:1\" sample=\"orders.json#/0\"><Title>x</Title>\(element)</ObjectCardView>"
  }

  @Test func elementsInBothTags() {
    check(inside("<⏩Sta1️⃣tus⏪>x</Status>"), ["<Status>", "Type", "iOS:", "Source"])
    check(inside("<Status>x</⏩Stat1️⃣us⏪>"), ["<Status>"])
    check(inside("⏩1️⃣<Status⏪>x</Status>"), ["<Status>"])
    check(inside("<Status>x⏩1️⃣</Status⏪>"), ["<Status>"])
    check(inside("<Status>x<⏩1️⃣/Status⏪>"), ["<Status>"])
    check(inside("<⏩Actions1️⃣⏪><Action>x</Action></Actions>"), ["Holds", "Action"])
  }

  @Test func attributesAndTheirValues() {
    check(inside("<Status ⏩ki1️⃣nd⏪=\"negative\"/>"), ["kind", "attribute of `<Status>`", "`critical`"])
    check(inside("<Status kind=\"⏩nega1️⃣tive⏪\"/>"), ["negative", "value of `kind`"])
    check(inside("<Rating ⏩valu1️⃣e⏪=\"1\"/>"), ["required attribute"])
    check(inside("<TagBar ⏩li1️⃣nes⏪=\"1\"/>"), ["counted in the chip"])
    check("<Title xmlns=\"urn:cardwright:1\" ⏩li1️⃣nes⏪=\"1\">x</Title>", ["Let a title of two lines go"])
  }

  @Test func namespacesAndNamesOfXML() {
    check("<Card ⏩xml1️⃣ns⏪=\"urn:cardwright:1\"/>", ["xmlns", "The namespace of the language"])
    check("<Card xmlns=\"⏩urn:card1️⃣wright:1⏪\"/>", ["The namespace of the language"])
    check("<Card xmlns=\"⏩urn:card1️⃣wright⏪\"/>", ["urn:cardwright:1"])
    check("<Card xmlns:x=\"ur1️⃣n:x\" xmlns=\"urn:cardwright:1\"/>", [])
    check("<Card xmlns=1️⃣\"urn:cardwright:1\"/>", [])
    check(inside("<Status ⏩xml:la1️⃣ng⏪=\"de\"/>"), ["xml:lang", "attribute of"])
    check(inside("<Status xml:lang=\"⏩d1️⃣e⏪\"/>"), ["value of `xml:lang`"])
  }

  /// Only what something may refer to is an id.
  @Test func keysAreExplainedByTheirAttribute() {
    let scene = "<CardScene xmlns=\"urn:cardwright:1\" id=\"s\" root=\"a\">"
    check("\(scene)<Shortcut keys=\"⏩cm1️⃣d+w⏪\" do=\"expand\"/></CardScene>", ["keys", "attribute of `<Shortcut>`"])
    check("\(scene)<Shortcut keys=\"cm1️⃣+w\" do=\"expand\"/></CardScene>", [])
  }

  @Test func whatDoesNotExistHasNone() {
    check(inside("<Status kind=\"nega1️⃣tiv\"/>"), [])
    check(inside("<Status kin1️⃣d2=\"negative\"/>"), [])
    check(inside("<Stat1️⃣us2/>"), [])
    check(inside(" 1️⃣ "), [])
    check(inside("<!-- Sta1️⃣tus -->"), [])
    check(inside("<Status icon=\"no.suc1️⃣h\"/>"), [])
    check("1️⃣", [])
  }

  @Test func coloursIconsAndFiles() {
    check("<Pin xmlns=\"urn:cardwright:1\" color=\"⏩tint1️⃣Color⏪\"/>", ["tintColor", "light", "dark", "#"])
    check(inside("<Status icon=\"⏩actions.1️⃣share⏪\"/>"), ["actions.share", "icon"])
    check(inside("<DetailImage src=\"⏩pu1️⃣mp.png⏪\"/>"), ["pump.png", "file"])
    check(inside("<DetailImage src=\"⏩nos1️⃣uch.png⏪\"/>"), ["not there"])
  }

  @Test("What stands at a place in a sample is shown")
  func placesInSamples() {
    func sample(_ place: String) -> String { "<Card xmlns=\"urn:cardwright:1\" sample=\"⏩orders1️⃣.json\(place)⏪\"/>" }
    check(sample(""), ["file, "])
    check(sample("#/0"), ["file, ", "At `/0`: object", "title", "`Pump`", "`4711`", "`list of 2`", "`object: name`"])
    check(sample("#/0/parts"), ["At `/0/parts`: `list of 2`", "`object: name, stock`"])
    check(sample("#/0/title"), ["At `/0/title`: `Pump`"])
    check(sample("#/7"), ["Nothing stands at `/7`."])
  }

  @Test func bindingsShowTheSample() {
    check(inside("<Subtitle>Job ⏩{num1️⃣ber}⏪ x</Subtitle>"), ["{number}", "4711"])
    check(inside("<Subtitle>⏩{plant/1️⃣name}⏪</Subtitle>"), ["Hamburg"])
    check(inside("<Status each=\"{parts}\">⏩{na1️⃣me}⏪</Status>"), ["binding, text", "Seal"])
    check(inside("<Status each=\"⏩{pa1️⃣rts}⏪\">x</Status>"), ["list of 2"])
    check(inside("<Subtitle>⏩{not1️⃣hing}⏪</Subtitle>"), ["not in the sample"])
    check(inside("<Subtitle>⏩{plant1️⃣.name}⏪</Subtitle>"), ["Hamburg"])
    check(inside("<Subtitle>⏩{/0/1️⃣title}⏪</Subtitle>"), ["Pump"])
    check(inside("<Status each=\"{parts/1/list}\">⏩{na1️⃣me}⏪</Status>"), ["{name}", "has no record here"])
  }

  @Test func idsSayWhatTheyAre() {
    let table = "<DataTable xmlns=\"urn:cardwright:1\"><Column id=\"⏩1️⃣a⏪\">Part</Column>"
    check(
      "\(table)<TableRow><Cell column=\"a\">x</Cell></TableRow></DataTable>",
      ["id of", "Column", "“Part”", "Referred to once"])
  }

  @Test func aSchemaWithoutDocumentationExplainsItsTypes() throws {
    let marked = MarkedText("<t:a xmlns:t='urn:t'>1️⃣7</t:a>")
    let schema =
      "<xs:element name='a'><xs:simpleType><xs:restriction base='xs:int'><xs:maxInclusive value='9'/></xs:restriction></xs:simpleType></xs:element>"
    #expect(try HoverFinder(document(marked.text, schema: schema)).hover(at: marked["1️⃣"]) == nil)
    let hover = try HoverFinder(document(marked.text, schema: schema)).hover(at: 2)
    #expect(hover?.contents.plainText.contains("to 9") == true)
  }
}
