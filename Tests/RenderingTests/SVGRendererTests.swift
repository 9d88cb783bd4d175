import CardAnalysis
import CardLayout
import JSON
import LayoutCore
import Rendering
import SourceText
import Testing

@Suite struct SVGRendererTests {
  private func svg(_ card: String, _ environment: CardEnvironment = CardEnvironment()) -> String {
    String(decoding: DocumentSnapshot(card).svg(environment), as: UTF8.self)
  }

  private let card = """
    <ObjectCardView xmlns="urn:cardwright:1"><DetailImage initials="AS"/><Title>Q&amp;A "1" &lt;2&gt;</Title>\
    <Overflow><Action id="a">Share</Action></Overflow></ObjectCardView>
    """

  @Test func textIsEscapedAndHasItsLength() throws {
    let drawing = svg(card)
    #expect(drawing.contains(">Q&amp;A &quot;1&quot; &lt;2&gt;</text>"))
    let line = try #require(drawing.split(separator: "\n").first { $0.contains("Q&amp;A") && $0.contains("<text") })
    let fonts = try #require(FontFaces.standard)
    let width = fonts.width("Q&A \"1\" <2>", TextSetting(face: .semibold, size: 17, leading: 22))
    let value = try #require(line.split(separator: "\"").first { Double($0) == (width * 1000).rounded() / 1000 })
    #expect(line.contains("textLength=\"\(value)\""))
  }

  /// Letters that join, and those whose widths nobody knows, are not stretched to what was measured; what another face draws
  /// letter by letter is.
  @Test func onlyLinesOfKnownWidthHaveALength() throws {
    func length(_ title: String) throws -> Bool {
      let drawing = svg(#"<ObjectCardView xmlns="urn:cardwright:1"><Title>\#(title)</Title></ObjectCardView>"#)
      let line = try #require(
        drawing.split(separator: "\n").first { $0.contains("<text") && $0.contains(">\(title)<") })
      return line.contains("textLength")
    }
    #expect(try length("Pumpe “Öl” – 4 µm"))
    #expect(try length("Насос") && length("Αντλία"))
    #expect(try length("משאבה") && length("١٢٣٤") && length("Thường trực") && length("เฝ้าระวัง"))
    #expect(try !length("صمام المضخة") && !length("펌프 4"))
    // Spaces of a stated width, squares of East Asia, and a sign among letters.
    #expect(try length("2 sur 11\u{202F}248") && length("ポンプ") && length("450 kg CO₂") && length("12.5 ℃ → 14 ℃"))
    #expect(try !length("★ 4"))
  }

  /// Letters that may turn out wider run neither over a chevron nor out of the margin.
  @Test func linesOfUnknownWidthKeepTheirEdge() throws {
    let drawing = svg(
      """
      <ObjectCellList xmlns="urn:cardwright:1" xml:lang="bn"><ObjectCell target="a://c"><Title>গম</Title><Attribute>\
      <Status kind="positive">অনুমোদিত</Status></Attribute></ObjectCell><SeeAll total="12">সব দেখুন</SeeAll></ObjectCellList>
      """)
    let lines = drawing.split(separator: "\n").filter { $0.contains("<text") }
    #expect(lines.contains { $0.contains("অনুমোদিত") && $0.contains(#"text-anchor="end""#) })
    #expect(lines.contains { $0.contains("সব দেখুন") && !$0.contains("text-anchor") })
  }

  /// A mixed line of letters that do not join has its length as a whole.
  @Test func hebrewLinesWithNumbersHaveALength() throws {
    let drawing = svg(
      #"<ObjectCardView xmlns="urn:cardwright:1" xml:lang="he"><Title>31 במרץ 2027</Title></ObjectCardView>"#)
    let line = try #require(drawing.split(separator: "\n").first { $0.contains("<text") && $0.contains("במרץ") })
    #expect(line.contains("textLength"))
  }

  /// Cells below one another have one anchor, and a link without a frame that of the card's edge, in every viewer.
  @Test func textsBelowOneAnotherHaveOneAnchor() throws {
    let drawing = svg(
      """
      <Card xmlns="urn:cardwright:1" xml:lang="he"><Header><Title>א</Title><SeeAll total="23"/></Header><Body><DataTable>\
      <Column width="infinity">א</Column><Column type="date">ב</Column>\
      <TableRow><Cell>א</Cell><Cell>2027-03-31</Cell></TableRow><TableRow><Cell>א</Cell><Cell>2026-12-15</Cell></TableRow>\
      </DataTable></Body></Card>
      """)
    let lines = drawing.split(separator: "\n").filter { $0.contains("<text") }
    func x(_ line: Substring) -> Substring? { line.split(separator: "x=\"").dropFirst().first?.prefix { $0 != "\"" } }
    let dates = lines.filter { $0.contains("2027") || $0.contains("2026") }
    #expect(dates.count == 2 && dates.allSatisfy { !$0.contains("text-anchor") } && x(dates[0]) == x(dates[1]))
    let link = try #require(lines.first { $0.contains("23") })
    #expect(link.contains(#"text-anchor="end""#) && x(link)?.hasPrefix("32") == true)
  }

  /// Letters that turn out wider than measured push their neighbours on rather than lie over them, in the same order.
  @Test func mixedLinesOfUnknownWidthAreOneText() throws {
    func texts(_ card: String) -> [String] {
      svg(card).split(separator: "\n").filter { $0.contains("<text") }.map { String($0) }
    }
    let arabic = texts(
      #"<ObjectCardView xmlns="urn:cardwright:1" xml:lang="ar"><Title>مضخة Grundfos للتبريد</Title></ObjectCardView>"#)
    #expect(arabic.count == 1 && !arabic[0].contains("textLength") && !arabic[0].contains("bidi-override"))
    #expect(arabic[0].contains(">\u{200F}مضخة \u{200F}\u{202D}Grundfos\u{202C}\u{200F} للتبريد\u{200F}<"))
    // It begins at the right edge of the title.
    #expect(arabic[0].contains(#"x="361""#) && !arabic[0].contains("text-anchor"))
    let english = texts(
      #"<ObjectCardView xmlns="urn:cardwright:1"><Title>Pump مضخة 7</Title></ObjectCardView>"#)
    #expect(english.count == 1)
    // What was measured keeps its width, so that the line does not leave the card.
    #expect(
      english[0].contains(
        #/>\u{200E}<tspan textLength="[0-9.]+" lengthAdjust="spacingAndGlyphs">Pump <\/tspan>\u{200E}/#))
    #expect(english[0].contains(">7</tspan>\u{200E}\u{202E}مضخة \u{202C}\u{200E}<"))
  }

  /// The faces that were measured are asked for, by the texts alone that need them.
  @Test func measuredFacesAreNamed() {
    let drawing = svg(
      #"<ObjectCardView xmlns="urn:cardwright:1"><Title>משאבה</Title><Subtitle>4711</Subtitle></ObjectCardView>"#)
    #expect(drawing.ranges(of: "Noto Sans Hebrew").count == 1)
  }

  /// A drawing is called as its document is: by its own heading, its card's, or its id.
  @Test(arguments: [
    (#"<CardList xmlns="urn:cardwright:1" id="l"><Header><Title>Stock</Title></Header>ONE</CardList>"#, "Stock"),
    (#"<CardList xmlns="urn:cardwright:1" id="l">TWO</CardList>"#, "l"),
    (#"<Card xmlns="urn:cardwright:1" id="c"><Header><Title>Pump</Title></Header></Card>"#, "Pump"),
    (
      #"<ObjectCellList xmlns="urn:cardwright:1" id="cells"><ObjectCell><Title>A</Title></ObjectCell></ObjectCellList>"#,
      "cells"
    ),
  ])
  func drawingsAreCalledAsTheirDocument(_ text: String, _ title: String) {
    let card = "<Card><Header><Title>Pump</Title></Header></Card>"
    let drawing = svg(text.replacing("ONE", with: card).replacing("TWO", with: card + card))
    #expect(drawing.contains("<title>\(title)</title>"))
  }

  @Test func partsCarryTheirSourceAndRole() {
    let drawing = svg(card)
    let title = SourceText(card)
    #expect(title[ByteRange(0, 15)] == "<ObjectCardView")
    #expect(drawing.contains(#"data-element="Title" data-source="#))
    #expect(drawing.contains(#"role="button" aria-haspopup="menu" aria-label="More""#))
    #expect(drawing.contains("<title>Q&amp;A"))
    #expect(drawing.contains(">AS</text>"))
  }

  @Test func materialsShowTheMapBlurredOnceEach() {
    let scene = """
      <CardScene xmlns="urn:cardwright:1" root="home"><MapContent id="city"><Pin latitude="49" longitude="11"/></MapContent>
      <PlainCard id="home" map="city"><Title>Home</Title></PlainCard></CardScene>
      """
    let drawing = svg(scene)
    #expect(drawing.ranges(of: #"<g id="backdrop""#).count == 1)
    #expect(drawing.ranges(of: ##"<use href="#backdrop" clip-path="url(#clip-"##).count == 2)
    #expect(drawing.ranges(of: "<feGaussianBlur stdDeviation=\"8\"/>").count == 2)
    var environment = CardEnvironment()
    environment.contrast = .high
    let opaque = svg(scene, environment)
    #expect(!opaque.contains("backdrop") && !opaque.contains("<use"))
    #expect(!svg(card).contains("backdrop"))
  }

  @Test func scriptsAndHandlersNeverGetThrough() {
    let drawing = svg(
      #"<Card xmlns="urn:cardwright:1"><Header><Title>&lt;script&gt;alert(1)&lt;/script&gt;" onload="x</Title></Header></Card>"#
    )
    #expect(!drawing.contains("<script") && !drawing.contains(#"" onload"#))
  }

  @Test func missingDataAreMarked() {
    let drawing = svg(#"<Card xmlns="urn:cardwright:1"><Header><Title>{name}</Title></Header></Card>"#)
    #expect(drawing.contains("{name}</text>") && drawing.contains("stroke-dasharray"))
  }

  @Test func missingImagesAreLabelled() {
    let drawing = svg(#"<Card xmlns="urn:cardwright:1"><Media src="hall.jpg"/></Card>"#)
    #expect(drawing.contains(">hall.jpg</text>"))
  }

  @Test func imagesAreInsideTheDrawing() {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let card = SourceText(#"<Card xmlns="urn:cardwright:1"><Media src="a.png"/></Card>"#)
    let drawing = String(decoding: DocumentSnapshot(card) { $0 == "a.png" ? png : nil }.svg(), as: UTF8.self)
    #expect(drawing.contains("data:image/png;base64,iVBORw0KGgo="))
    #expect(drawing.contains("xMidYMid slice"))
    let refused = String(decoding: DocumentSnapshot(card) { _ in Array("MZ".utf8) }.svg(), as: UTF8.self)
    #expect(!refused.contains("<image"))
  }

  @Test func framesAreJSON() throws {
    let value = try JSONParser.parse(FrameReport.json(#require(DocumentSnapshot(card).scene())))
    let parts = try #require(value["parts"]?.array)
    let title = try #require(parts.first { $0["element"] == "Title" })
    #expect(title["lines"]?[0]?["text"] == "Q&A \"1\" <2>")
    #expect(title["frame"]?.array?.count == 4)
    #expect(title["readingOrder"] == 1)
    #expect(parts.contains { $0["touchTarget"] != nil })
  }
}
