import CardLayout
import CardModel
import LayoutCore
import SceneLayout
import SourceText
import Testing
import XMLSyntax

@Suite struct DrawnLanguageTests {
  /// What is drawn or spoken of a card whose root names `language`.
  private static func words(_ language: String, _ card: String) throws -> [String] {
    try scene(language, card).parts.flatMap { part -> [String] in
      var words = [part.label].compactMap(\.self)
      if case .text(let text) = part.content { words += text.lines.map(\.string) }
      return words
    }
  }

  private static func scene(
    _ language: String, _ card: String, _ environment: CardEnvironment = CardEnvironment()
  ) throws -> PositionedScene {
    let text = #"<Card xmlns="urn:cardwright:1" xml:lang="\#(language)">\#(card)</Card>"#
    var measurer = TextMeasurer(try #require(FontFaces.standard))
    return PositionedScene(CardDocument(XMLParser.parse(SourceText(text))), environment, &measurer)
  }

  private static let rating =
    #"<Header><Title>A</Title></Header><ExtendedHeader><Row><Rating value="4.5" reviews="38"/></Row></ExtendedHeader>"#
  private static let calendar =
    #"<Body><Calendar date="2026-03-04" view="month"><Event date="2026-03-04">X</Event></Calendar></Body>"#

  @Test func whatTheDrawingAddsIsInTheLanguageOfTheCard() throws {
    let german = try Self.words("de", Self.rating + Self.calendar)
    #expect(german.contains("38 Bewertungen") && german.contains("4,5 von 5"))
    #expect(german.contains("März 2026") && german.contains("Mi"))
    #expect(german.contains("März 2026. 04.03.2026: X"))
  }

  /// What is drawn of a card over one sample, in `language`.
  private static func drawn(_ language: String, _ body: String) throws -> [String] {
    let sample =
      #"{"id": 4711, "hours": 12345.5, "rows": [{"q": -1234567.89, "day": "2026-11-28"}], "time": "-123:30"}"#
    let text = """
      <Card xmlns="urn:cardwright:1" xml:lang="\(language)" sample="a.json"><Header><Title>{id}</Title>\
      <Subtitle>{hours} h</Subtitle></Header>\(body)</Card>
      """
    var measurer = TextMeasurer(try #require(FontFaces.standard))
    let document = CardDocument(XMLParser.parse(SourceText(text))) { $0 == "a.json" ? Array(sample.utf8) : nil }
    return PositionedScene(document, CardEnvironment(), &measurer).parts.flatMap { part -> [String] in
      if case .text(let text) = part.content { text.lines.map(\.string) } else { [] }
    }
  }

  /// What may be a name, as the number of an order, is never put into groups; what has decimals or is an amount is.
  @Test func numbersOfTheSampleAreWrittenAsTheLanguageDoes() throws {
    let body = """
      <ExtendedHeader><KPI unit="h">{hours}</KPI></ExtendedHeader><Body><DataTable><Column>N</Column>\
      <Column type="number">Q</Column><Column type="date">D</Column><Column type="duration">T</Column>\
      <TableRow each="{rows}"><Cell>{/id}</Cell><Cell>{q}</Cell><Cell>{day}</Cell><Cell>{/time}</Cell></TableRow>\
      </DataTable><KeyValue><Key>K</Key><Value>{/rows/0/day}</Value></KeyValue></Body>
      """
    let german = try Self.drawn("de", body)
    for text in ["4711", "12.345,5 h", "12.345,5", "−1.234.567,89", "28.11.2026", "−123", "2026-11-28"] {
      #expect(german.contains(text), "\(text) in \(german)")
    }
    #expect(try Self.drawn("ar-EG", body).contains("٤٧١١"))
    #expect(try Self.drawn("fr-CH", body).contains { $0.hasSuffix("345,5 h") })
  }

  @Test(arguments: [
    ("number", "1204", "1.204"), ("number", "1.204", "1.204"), ("percent", "{hours}", "12.345,5"),
    ("duration", "{hours}", "12.345,5"), ("fraction", "{id}/{id}", "4.711/4.711"), ("number", "-1204", "−1.204"),
    ("duration", "-0:30", "−0"),
  ])
  func keyFiguresAreAmounts(_ format: String, _ figure: String, _ text: String) throws {
    let body = #"<ExtendedHeader><KPI format="\#(format)">\#(figure)</KPI></ExtendedHeader>"#
    #expect(try Self.drawn("de", body).contains(text))
  }

  @Test(
    "A sign stands before its number where lines run from right to left",
    arguments: [
      (#"<KPI unit="%">-12.5</KPI>"#, "\u{200E}−12.5"), ("<KPI>-12500</KPI>", "\u{200E}−12,500"),
      (#"<KPI format="percent">−12,5</KPI>"#, "\u{200E}−12,5"),
      ("<KeyValue><Key>K</Key><Value>-20000.5</Value></KeyValue>", "\u{200E}−20000.5"),
      (#"<DataTable><Column type="number">B</Column><TableRow><Cell>-45</Cell></TableRow></DataTable>"#, "\u{200E}−45"),
      (#"<TagBar limit="1"><Tag>A</Tag><Tag>B</Tag><Tag>C</Tag></TagBar>"#, "\u{200E}+2"),
      (#"<AvatarRow total="9"><Avatar initials="A" represents="person"/></AvatarRow>"#, "\u{200E}+8"),
    ])
  func signsStandBeforeNumbers(_ part: String, _ text: String) throws {
    #expect(try Self.drawn("he", "<Body>\(part)</Body>").contains(text))
  }

  @Test(arguments: [("-1:30", "−1"), ("−1:30", "−1"), ("+1:30", "+1"), ("-0:30", "−0")])
  func lengthsOfTimeKeepTheirSigns(_ length: String, _ start: String) throws {
    let row = "<Column type=\"duration\">B</Column><TableRow><Cell>\(length)</Cell></TableRow>"
    let texts = try Self.drawn("en", "<Body><DataTable>\(row)</DataTable></Body>")
    #expect(texts.last?.hasPrefix(start + " h") == true, "\(texts)")
  }

  @Test func aSignStandsBeforeThatOfPercentages() throws {
    let texts = try Self.drawn("tr", #"<Body><KPI format="percent">-12.5</KPI></Body>"#)
    #expect(texts.suffix(2).elementsEqual(["−%", "12,5"]), "\(texts)")
  }

  /// A length of time has the words that it has in a table, a percentage the sign where the language writes it.
  @Test(arguments: [
    ("en", ["1", "h", "30", "min"], "1 h 1 min", ["64", "%"]),
    ("de", ["1", "Std.", "30", "Min."], "1 Std. 1 Min.", ["64", "%"]),
    ("ja", ["1", "時間", "30", "分"], "1時間1分", ["64", "%"]), ("ru", ["1", "ч", "30", "мин"], "1 ч 1 мин", ["64", "%"]),
    ("he", ["1", "שע׳", "30", "דק׳"], "1 שע׳ 1 דק׳", nil),
    ("tr", ["1", "sa.", "30", "dk."], "1 sa. 1 dk.", ["%", "64"]),
  ])
  func figuresAreWrittenAsTheLanguageDoes(
    _ language: String, _ pieces: [String], _ cell: String, _ percentage: [String]?
  ) throws {
    let table = "<DataTable><Column type=\"duration\">B</Column><TableRow><Cell>1:01</Cell></TableRow></DataTable>"
    let texts = try Self.drawn(language, #"<Body><KPI format="duration">1:30</KPI>\#(table)</Body>"#).dropFirst(2)
    #expect(texts.prefix(4).elementsEqual(pieces) && texts.last == cell, "\(texts)")
    guard let percentage else { return }
    for figure in [#"<KPI format="percent">64</KPI>"#, #"<ProgressKPI value="64" unit="%"/>"#] {
      #expect(try Self.drawn(language, "<Body>\(figure)</Body>").dropFirst(2).elementsEqual(percentage))
    }
  }

  /// Amounts below one another have the same decimals where one of them has some.
  @Test func amountsOfAColumnAreLevel() throws {
    func amounts(_ values: String) throws -> [String] {
      let text = """
        <Card xmlns="urn:cardwright:1" xml:lang="de" sample="a.json"><Body><DataTable header="false">\
        <Column type="currency">B</Column><TableRow each="{rows}"><Cell>{.} €</Cell></TableRow>\
        <TableRow><Cell>ab 5 €</Cell></TableRow></DataTable></Body></Card>
        """
      var measurer = TextMeasurer(try #require(FontFaces.standard))
      let document = CardDocument(XMLParser.parse(SourceText(text))) { _ in Array(#"{"rows": [\#(values)]}"#.utf8) }
      return PositionedScene(document, CardEnvironment(), &measurer).parts.compactMap { part in
        if case .text(let text) = part.content { text.fullText } else { nil }
      }
    }
    #expect(try amounts("34.40, 1040.00, 1284.4, -7") == ["34,40 €", "1.040,00 €", "1.284,40 €", "−7,00 €", "ab 5 €"])
    #expect(try amounts("34, 1040") == ["34 €", "1.040 €", "ab 5 €"])
  }

  @Test func theNearestElementNamesTheLanguage() throws {
    let inside = Self.rating.replacing("<Row>", with: #"<Row xml:lang="fr">"#)
    #expect(try Self.words("de", inside).contains("38 avis"))
    let unknown = Self.rating.replacing("<Row>", with: #"<Row xml:lang="">"#)
    #expect(try Self.words("de", unknown).contains("38 reviews"))
  }

  @Test func arabicRunsFromRightToLeftUnlessSomethingElseIsChosen() throws {
    func title(_ environment: CardEnvironment = CardEnvironment(), _ language: String = "ar") throws -> Double {
      let parts = try Self.scene(language, "<Header><Title>A</Title></Header>", environment).parts
      return try #require(parts.first { $0.role == .heading }).frame.x
    }
    var chosen = CardEnvironment()
    chosen.direction = .leftToRight
    #expect(try title() > title(chosen))
    #expect(try title(chosen) == title(CardEnvironment(), "de"))
    #expect(try title(CardEnvironment(), "fa") == title())
  }
}

extension String {
  fileprivate func replacing(_ text: String, with other: String) -> String {
    guard let range = firstRange(of: text) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
