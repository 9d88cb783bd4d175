import JSON
import SourceText
import Testing

@testable import Handover

/// What views of SwiftUI keep where a part is for one width, and what they tell where they lose something.
@Suite struct SwiftLossTests {
  private static func card(_ body: String, sample: String = "") -> String {
    """
    <Card xmlns="urn:cardwright:1"\(sample)><Header><Title>A</Title></Header><Body>\(body)</Body></Card>
    """
  }

  fileprivate static func example(_ text: String, _ sample: JSONValue? = nil) -> ExportedExample {
    ExportedExample(text, name: "a", .swiftUI, sample: sample)
  }

  fileprivate static func view(_ example: ExportedExample) -> String { example.views["AView.swift"] ?? "" }

  /// Where a finding that says `text` stands: the beginning of its element.
  private static func place(of text: String, _ example: ExportedExample, in card: String) -> String? {
    example.diagnostics.first { $0.message.contains(text) }
      .map {
        String(decoding: card.utf8.dropFirst($0.range.start).prefix($0.range.end - $0.range.start), as: UTF8.self)
      }
  }

  fileprivate static let lists = card(
    """
    <TagBar><Tag each="{tags}">{t}</Tag><Tag in="regular">Wide</Tag><Tag platform="ios">Apple</Tag></TagBar>
    <ObjectCellList><ObjectCell><Title>One</Title><AvatarGroup><Avatar initials="AB"/><Avatar initials="CD" in="compact"/></AvatarGroup>
      <AvatarRow in="regular"><Avatar initials="EF"/></AvatarRow>
      <SwipeActions edge="leading" in="compact"><Action>Pin</Action></SwipeActions></ObjectCell></ObjectCellList>
    <ContactCellList><ContactCell><Title>Two</Title><ActionsArea>
      <Action purpose="phone" target="tel:1"/><Action purpose="email" target="mailto:a@b.c" in="regular"/></ActionsArea></ContactCell></ContactCellList>
    <DataTable label="t"><Column id="k">Key</Column><Column id="w" in="regular">Width</Column><Column id="n" type="number">Number</Column>
      <TableRow each="{rows}"><Cell>{t}</Cell><Cell>w</Cell><Cell column="n">{n}</Cell></TableRow>
      <TableRow in="regular"><Cell>sum</Cell><Cell column="n">2</Cell></TableRow></DataTable>
    """, sample: " sample=\"s.json#/0\"")
  fileprivate static let sample: JSONValue = [
    ["tags": [["t": "Data"]], "rows": [["t": "a", "n": 1200], ["t": "b", "n": 2.5]]]
  ]

  @Test func listsKeepWhatIsForOneWidth() {
    let view = Self.example(Self.lists, Self.sample).bareView
    let wide = "if:horizontalSizeClass==.regular)"
    for text in [
      "TagStack(shownTags.map{taginAttributedString(tag.t)}+only([\"Wide\"],\(wide)+[\"Apple\"])",
      "avatars:[.text(\"AB\")]+only([.text(\"CD\")],if:horizontalSizeClass==.compact),",
      "footnoteIcons:only([.text(\"EF\")],\(wide))",
      ".swipeActions(edge:.leading,allowsFullSwipe:false){ifhorizontalSizeClass==.compact{Button{actions.pin()}",
      "activityItems:[ActivityItemDataType(type:.phone,data:\"1\",",
      "]+only([ActivityItemDataType(type:.email,data:\"a@b.c\",",
      "headerData:TableRowItem(data:[DataTextItem(\"Key\")]+only([DataTextItem(\"Width\")],\(wide)+[DataTextItem(\"Number\")])",
      "TableRowItem(data:[DataTextItem(row.t)]+only([DataTextItem(\"w\")],\(wide)"
        + "+[DataTextItem(\"\\(row.n.formatted())\")])",
      // A cell that names its column leaves the others empty.
      "+only([TableRowItem(data:[DataTextItem(\"sum\")]+only([DataTextItem(\"\")],\(wide)+[DataTextItem(\"2\")])],\(wide),",
      "\(wide)+[ColumnAttribute(textAlignment:.trailing,",
      // Rows grow with the letters.
      "@ScaledMetricprivatevarrowHeight:CGFloat=48",
      ".frame(height:rowHeight*CGFloat(1+shownRows.count+(horizontalSizeClass==.regular?1:0)))",
    ] {
      #expect(view.contains(text), "\(text)")
    }
  }

  @Test func nothingIsToldOfWidthsThatStand() {
    let example = Self.example(Self.lists, Self.sample)
    #expect(example.diagnostics.filter { $0.message.hasPrefix("in of") }.map(\.message) == [])
  }

  @Test func whatIsForOneWidthInWhatIsForAnotherIsNowhere() {
    let text = Self.card(
      "<LabelBar in=\"compact\"><Label in=\"regular\">Never</Label><Label in=\"compact\">Once</Label></LabelBar>")
    let example = Self.example(text)
    #expect(!Self.view(example).contains("Never"))
    #expect(Self.view(example).split(separator: "horizontalSizeClass ==").count == 2)
    #expect(Self.place(of: "for one width in what is for another", example, in: text) == "<Label in=\"regular\">")
  }

  /// Cells stand in the columns that the file has, also where one of these is left out.
  @Test func columnsForAndroidTakeTheirCellsWithThem() {
    let text = Self.card(
      """
      <DataTable label="t"><Column id="k">Key</Column><Column platform="android">Robot</Column><Column id="n">Number</Column>
        <TableRow><Cell>a</Cell><Cell>green</Cell><Cell>1</Cell></TableRow>
        <TableRow><Cell column="n">2</Cell></TableRow></DataTable>
      """)
    let example = Self.example(text)
    let view = example.bareView
    #expect(view.contains(#"headerData:TableRowItem(data:[DataTextItem("Key"),DataTextItem("Number")])"#))
    #expect(view.contains(#"TableRowItem(data:[DataTextItem("a"),DataTextItem("1")])"#))
    #expect(view.contains(#"TableRowItem(data:[DataTextItem(""),DataTextItem("2")])"#))
    #expect(!view.contains("green"))
    #expect(Self.place(of: "its column is left out", example, in: text) == "<Cell>")
  }

  @Test(arguments: [
    ("mdk", "Value", ["", "2"]), ("ui5", "value", ["", "2"]),
    ("adaptive", "type", ["TableRow", "TableCell", "TableCell", "TextBlock"]),
  ])
  func cellsThatNameTheirColumnLeaveOthersEmpty(name: String, member: String, texts: [String]) throws {
    let target = try #require(HandoverTarget.all.first { $0.name == name })
    let text = """
      <Card xmlns="urn:cardwright:1" variation="dataTable"><Header><Title>A</Title></Header><Body>
        <DataTable label="t"><Column id="k">Key</Column><Column id="n">Number</Column>
        <TableRow><Cell column="n">2</Cell></TableRow></DataTable></Body></Card>
      """
    let example = ExportedExample(text, name: "a", target)
    let lines = example.texts.values.joined(separator: "\n").split(separator: "\n")
    let found = lines.compactMap { line -> String? in
      let pieces = line.split(separator: "\"", omittingEmptySubsequences: false)
      return pieces.count > 3 && pieces[1] == member ? String(pieces[3]) : nil
    }
    #expect(found.suffix(texts.count) == texts[...], "\(found)")
  }

  fileprivate static let shared = """
    <Card xmlns="urn:cardwright:1"><Header><Title>A</Title><Overflow in="compact"><Action id="o">Over</Action></Overflow></Header>
      <Body><Text>b</Text></Body>
      <Footer><Action id="s" role="secondary">Second</Action>
        <Action id="n" role="primary" in="compact">Narrow</Action><Action id="w" role="primary" in="regular">Wide</Action></Footer>
      <EmptyState in="compact"><Title>Little</Title></EmptyState><EmptyState in="regular"><Title>Much</Title></EmptyState>
    </Card>
    """

  /// What has one place has one at each width.
  @Test func partsForTwoWidthsShareTheirPlace() throws {
    let example = Self.example(Self.shared)
    let view = example.bareView
    let first = try #require(view.firstRange(of: "}action:{"))
    let second = try #require(view.firstRange(of: "}secondaryAction:{"))
    #expect(!view.contains("tertiaryAction"))
    try #require(first.upperBound < second.lowerBound)
    let place = String(view[first.upperBound..<second.lowerBound])
    #expect(place.contains("ifhorizontalSizeClass==.compact{FioriButton(title:\"Narrow\""), "\(place)")
    #expect(place.contains("ifhorizontalSizeClass==.regular{FioriButton(title:\"Wide\""), "\(place)")
    #expect(!place.contains("Second"))
    #expect(view.contains("ifisEmpty&&!isLoading&&horizontalSizeClass==.compact{IllustratedMessage(title:\"Little\""))
    #expect(view.contains("elseifisEmpty&&!isLoading&&horizontalSizeClass==.regular{IllustratedMessage(title:\"Much\""))
    #expect(!example.diagnostics.contains { $0.message.contains("its place is taken") })
  }

  /// A menu in the header has what is in the foot, too, at every width.
  @Test func menusForOneWidthHideNothingOfOthers() {
    let many = ["One", "Two", "Three", "Four"].map { "<Action id=\"a\($0)\">\($0)</Action>" }.joined()
    func text(_ foot: String) -> String {
      """
      <Card xmlns="urn:cardwright:1"><Header><Title>A</Title><Overflow in="regular" label="More of it"><Action id="w">Wide</Action></Overflow></Header>
        <Body><Text>b</Text></Body>\(foot)</Card>
      """
    }
    let shared = Self.view(Self.example(text("<Footer>\(many)</Footer>"))).filter { !$0.isWhitespace }
    #expect(shared.contains("Menu{ifhorizontalSizeClass==.regular{Button{"))
    #expect(!shared.contains("ifhorizontalSizeClass==.regular{Menu{"))
    #expect(shared.contains("Moreofit"))
    let alone = Self.view(Self.example(text(""))).filter { !$0.isWhitespace }
    #expect(alone.contains("ifhorizontalSizeClass==.regular{Menu{Button{"))
  }

  fileprivate static let bound = card(
    """
    <TagBar><Tag accent="{n}">Tag {n}</Tag></TagBar><KPI caption="c" unit="EUR">{n}</KPI>
    <Map label="m"><Pin latitude="1" longitude="2" color="{t}">{n}</Pin></Map>
    <ObjectCellList><ObjectCell><Title>One</Title><ActionsArea>
      <Action id="a" disabled="{n}">Now</Action><Action id="b">B</Action><Action id="send" after="Sent">Send</Action></ActionsArea>
    </ObjectCell></ObjectCellList>
    """, sample: " sample=\"s.json\"")

  @Test func whatIsBoundIsOfTheTypesOfItsPlaces() {
    let example = Self.example(Self.bound, ["n": 1.5, "t": "mango3"])
    let view = Self.view(example)
    for text in [
      ".disabled(s.n == 1)", "verbatim: isSendDone ? String(localized: \"Sent\") : String(localized: \"Send\")",
      "Tag(verbatim: String(localized: \"Tag \\(s.n.formatted())\"))",
      ".text(AttributedString(\"\\(s.n.formatted())\"))",
      "Marker(",
    ] {
      #expect(view.contains(text), "\(text)")
    }
    #expect(Self.place(of: "accent of a tag", example, in: Self.bound) == "<Tag accent=\"{n}\">")
    #expect(Self.place(of: "colour of a place", example, in: Self.bound)?.hasPrefix("<Pin") == true)
  }

  @Test func framesAroundNothingAreNothing() {
    let text = """
      <ContactCellList xmlns="urn:cardwright:1"><ContactCell platform="android"><Title>A</Title></ContactCell></ContactCellList>
      """
    let example = Self.example(text)
    #expect(example.views.isEmpty)
    #expect(example.diagnostics.contains { $0.message.contains("nothing in it that can be shown") })
  }

  @Test(arguments: [HandoverTarget.swiftUI, .mdk, .ui5].map(\.name))
  func iconsThatAreNoneAreLeftOut(name: String) throws {
    let target = try #require(HandoverTarget.all.first { $0.name == name })
    let text = """
      <Card xmlns="urn:cardwright:1"><Header><Title>A</Title></Header><ExtendedHeader><Row>
        <Status icon="no.such">x</Status></Row></ExtendedHeader><Body><Text>b</Text></Body></Card>
      """
    let example = ExportedExample(text, name: "a", target)
    #expect(Self.place(of: "has no icon for no.such", example, in: text) == "<Status icon=\"no.such\">")
    #expect(example.texts.values.allSatisfy { !$0.contains("such") })
  }

  @Test func symbolsOfAppleAreNoIconsOfOthers() {
    #expect(IconNames.address("sf:heart.fill") == nil)
    #expect(IconNames.address("actions.share") == "sap-icon://share")
  }

  #if os(Linux)
    @Suite(.swiftCompiler) struct Types {
      @Test func allOfThisHasTheTypesOfItsComponents() throws {
        let views = [
          "A.swift": SwiftLossTests.view(SwiftLossTests.example(SwiftLossTests.lists, SwiftLossTests.sample)),
          "B.swift": SwiftLossTests.view(SwiftLossTests.example(SwiftLossTests.bound, ["n": 1.5, "t": "x"])).replacing(
            "AView", with: "BView"),
          "C.swift": SwiftLossTests.view(SwiftLossTests.example(SwiftLossTests.shared))
            .replacing("AView", with: "CView"),
        ]
        let faults = try #require(SwiftCompiler.current).faults(views)
        #expect(faults == [])
        #expect(try SwiftCompiler.formatFaults(views) == "")
      }
    }
  #endif
}
