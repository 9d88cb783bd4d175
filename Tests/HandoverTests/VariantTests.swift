import SourceText
import Testing

@testable import Handover

/// Where parts for one width or one platform stand, and that what is told of them is what the file has.
@Suite struct VariantTests {
  private static func card(_ content: String, _ body: String = "<Text>b</Text>") -> String {
    """
    <Card xmlns="urn:cardwright:1"><Header><Title>A</Title></Header>\(content)<Body>\(body)</Body></Card>
    """
  }

  /// The view of a card, without spaces, and what is told of it.
  private static func view(_ text: String) -> (text: String, told: [String]) {
    let example = ExportedExample(text, name: "a", .swiftUI)
    return (example.bareView, example.diagnostics.map(\.message))
  }

  /// In which of `places` each of `words` stands in `view`: the last one named in front of it.
  private static func places(_ words: [String], among places: [String], in view: String) -> [String] {
    words.map { word in
      guard let end = view.firstRange(of: "\"\(word)\"")?.lowerBound else { return "nowhere" }
      return places.compactMap { place in
        view[..<end].ranges(of: place + ":{").last.map { (place, $0.lowerBound) }
      }.max { $0.1 < $1.1 }?.0 ?? "nowhere"
    }
  }

  /// Rows by their widths: `c` for narrow screens, `r` for wide ones, `-` for both.
  @Test(arguments: [
    ("c-r", ["row1", "row2", "row3"]), ("cr-", ["row1", "row1", "row2"]), ("c-cr", ["row1", "row2", "row3", "row3"]),
    ("cccrrr", ["row1", "row2", "row3", "row1", "row2", "row3"]), ("crcr", ["row1", "row1", "row2", "row2"]),
  ])
  func rowsKeepTheirOrderAtEachWidth(widths: String, expected: [String]) {
    let words = widths.indices.map { "R\(widths.distance(from: widths.startIndex, to: $0))" }
    let rows = zip(widths, words).map { width, word in
      let own = width == "-" ? "" : " in=\"\(width == "c" ? "compact" : "regular")\""
      return "<Row\(own)><Label>\(word)</Label></Row>"
    }
    let (view, told) = Self.view(Self.card("<ExtendedHeader>\(rows.joined())</ExtendedHeader>"))
    #expect(Self.places(words, among: ["row1", "row2", "row3"], in: view) == expected)
    #expect(told == [])
  }

  @Test func buttonsKeepTheirOrderAtEachWidth() {
    func footer(_ content: String) -> [String] {
      let text = """
        <Card xmlns="urn:cardwright:1"><Header><Title>T</Title></Header><Body><Text>b</Text></Body><Footer>\(content)</Footer></Card>
        """
      return Self.places(
        ["A", "B", "C"], among: ["}action", "secondaryAction", "tertiaryAction", "headerAction"],
        in: Self.view(text).text)
    }
    #expect(
      footer(
        """
        <Action id="a" in="compact">A</Action><Action id="b">B</Action><Action id="c" in="regular">C</Action>
        """
      ).suffix(2) == ["tertiaryAction", "headerAction"])
    // Which comes first of buttons with different roles is a matter of these.
    #expect(
      footer(
        """
        <Action id="a" role="primary" in="compact">A</Action><Action id="b">B</Action><Action id="c" role="primary" in="regular">C</Action>
        """) == ["}action", "secondaryAction", "}action"])
  }

  @Test(arguments: [
    "<Series platform=\"android\"><Label>Robot</Label><Point value=\"77\">x</Point></Series>",
    "<Series><Label>Two</Label><Point value=\"3\">a</Point><Point platform=\"android\" value=\"77\">Robot</Point></Series>",
  ])
  func chartsForApplesPlatformHaveNothingOfTheOther(series: String) {
    let (view, told) = Self.view(
      Self.card(
        "",
        "<Chart type=\"column\" label=\"c\"><Series><Label>One</Label><Point value=\"1\">a</Point></Series>\(series)</Chart>"
      ))
    #expect(view.contains("ChartView(") && view.contains("One"))
    #expect(!view.contains("Robot") && !view.contains("77"))
    #expect(told.filter { $0.hasSuffix("is left out of SwiftUI: it is for Android") }.count == 1, "\(told)")
  }

  @Test func columnsThatStandAreNotToldToBeLost() {
    let text = """
      <Card xmlns="urn:cardwright:1" variation="dataTable"><Header><Title>A</Title></Header><Body>
        <DataTable label="t"><Column platform="ios">Apple</Column><Column platform="android">Robot</Column>
        <TableRow><Cell>1</Cell><Cell>77</Cell></TableRow></DataTable></Body></Card>
      """
    let example = ExportedExample(text, name: "a", .ui5)
    let file = example.texts["a/manifest.json"] ?? ""
    #expect(file.contains("Robot") && file.contains("77"))
    #expect(!example.diagnostics.contains { $0.message.hasPrefix("<Column>") })
    #expect(
      example.diagnostics.contains {
        $0.message == "platform of <Column> is left out of UI5: it stands on every platform and at every width"
      },
      "\(example.diagnostics.map(\.message))")
  }

  @Test func whatStandsNowhereIsNotSaidToStandForAnother() {
    let text = """
      <ObjectCellList xmlns="urn:cardwright:1"><ObjectCell><Title>A</Title>
        <SwipeActions edge="trailing" platform="ios"><Action id="a">B</Action></SwipeActions>
        <SwipeActions edge="trailing" platform="android"><Action id="b">C</Action></SwipeActions></ObjectCell></ObjectCellList>
      """
    let told = ExportedExample(text, name: "a", .ui5).diagnostics.map(\.message).filter {
      $0.contains("<SwipeActions>")
    }
    #expect(
      told == [
        "<SwipeActions> is left out of UI5: nothing is swiped in a card",
        "<SwipeActions> is left out of UI5: nothing is swiped in a card",
      ])
  }

  @Test func aMessageForOneWidthLeavesTheCardAtTheOther() {
    let (view, _) = Self.view(
      """
      <Card xmlns="urn:cardwright:1"><Header><Title>A</Title></Header><Body><Text>Much</Text></Body>
        <EmptyState in="compact"><Title>Little</Title></EmptyState>
        <EmptyState cause="failed" in="regular"><Title>Broken</Title></EmptyState></Card>
      """)
    #expect(view.contains("ifhasFailed&&horizontalSizeClass==.regular{IllustratedMessage(title:\"Broken\""))
    #expect(
      view.contains("}elseifisEmpty&&!isLoading&&horizontalSizeClass==.compact{IllustratedMessage(title:\"Little\""))
    #expect(view.contains("}else{Text(\"Much\")}"))
  }

  /// A dot stands between two that are there, and in front of none.
  @Test func dotsStandBetweenWhatIsSeen() {
    func bar(_ labels: String) -> String {
      Self.view(Self.card("", "<LabelBar itemSeparator=\"true\">\(labels)</LabelBar>")).text
        .replacing("Circle().frame(width:2,height:2).accessibilityHidden(true)", with: "•").replacing(
          ",alignment:.leading", with: "")
    }
    let (narrow, wide) = ("ifhorizontalSizeClass==.compact{", "ifhorizontalSizeClass==.regular{")
    #expect(
      bar("<Label in=\"compact\">A</Label><Label>B</Label><Label>C</Label>").contains(
        "\(narrow)LabelItem(title:\"A\")}\(narrow)•}LabelItem(title:\"B\")•LabelItem(title:\"C\")"))
    #expect(
      bar("<Label in=\"compact\">A</Label><Label in=\"regular\">B</Label><Label>C</Label>").contains(
        "\(narrow)LabelItem(title:\"A\")}\(wide)LabelItem(title:\"B\")}•LabelItem(title:\"C\")"))
    #expect(
      bar("<Label in=\"compact\">A</Label><Label in=\"compact\">B</Label>").contains(
        "\(narrow)LabelItem(title:\"A\")}\(narrow)•LabelItem(title:\"B\")}"))
  }

  /// What many parts lose in the same way is told of each, once.
  @Test func whatIsLostIsToldOnceOfEach() {
    let pictures = (0..<3).map { _ in
      "<Avatar src=\"https://example.com/a.png\"/><Avatar src=\"https://example.com/b.png\"/>"
    }
    let cells = pictures.map { "<ObjectCell><Title>A</Title><AvatarRow>\($0)</AvatarRow></ObjectCell>" }.joined()
    let told = Self.view("<ObjectCellList xmlns=\"urn:cardwright:1\">\(cells)</ObjectCellList>").told
    #expect(told.count { $0.contains("pictures at addresses") } == 6, "\(told)")
  }

  /// A row is tapped where a cell of it is empty, too.
  @Test func emptyCellsAreTappedAsTheirRowIs() {
    let text = """
      <Card xmlns="urn:cardwright:1" variation="dataTable"><Header><Title>A</Title></Header><Body><DataTable label="t">
        <Column id="k">K</Column><Column id="n">N</Column>
        <TableRow target="b.html"><Cell column="n">2</Cell></TableRow></DataTable></Body></Card>
      """
    let file = ExportedExample(text, name: "a", .adaptive).texts["a.json"] ?? ""
    #expect(file.ranges(of: "selectAction").count == 2, "\(file)")
  }

  @Test func rowsOfAListAreSwipedAndThoseOfACardAreNot() {
    let list = """
      <ObjectCellList xmlns="urn:cardwright:1"><ObjectCell><Title>A</Title>
        <SwipeActions edge="trailing"><Action id="a">B</Action></SwipeActions></ObjectCell></ObjectCellList>
      """
    #expect(Self.view(list).told == [])
    let inside = list.replacing(" xmlns=\"urn:cardwright:1\"", with: "")
    let told = Self.view(Self.card("", inside)).told
    #expect(told.contains { $0.hasSuffix("rows are swiped in lists alone, not in cards") }, "\(told)")
  }

  @Test func marksAreToldBesideBraces() {
    let text = "<ObjectCardView xmlns=\"urn:cardwright:1\"><Title>[a](http://b) {{x}}</Title></ObjectCardView>"
    let told = ExportedExample(text, name: "a", .adaptive).diagnostics.map(\.message)
    #expect(told.contains { $0.hasPrefix("signs in the text of <Title>") }, "\(told)")
  }

  @Test func aColumnStaysWhereItIs() {
    let text = Self.card(
      "",
      """
      <DataTable label="t"><Column sticky="true" in="compact">K</Column><Column>N</Column>
        <TableRow><Cell>1</Cell><Cell>2</Cell></TableRow></DataTable>
      """)
    #expect(Self.view(text).text.contains("isFirstColumnSticky:horizontalSizeClass==.compact"))
  }
}
