import SourceText
import Testing

@testable import Handover

/// That nothing of a file is lost in silence, and that what is told stands where the file has it.
@Suite struct ImportPlaceTests {
  /// What is told of `text`: the path, or the whole message where it names none, and what stands there.
  static func lost(_ card: ImportedCard, in text: String) -> [String] {
    card.importer.diagnostics.filter { $0.message.contains("is kept as a comment") }.map { finding in
      let range = finding.range
      let place = String(decoding: text.utf8.dropFirst(range.start).prefix(range.end - range.start), as: UTF8.self)
      return finding.message.prefix { $0 != " " } + " " + place
    }
  }

  static let fragment =
    #"{"_Type": "Section.Type.ObjectTable", "ObjectCells": [{"Title": "Pump", "Foo": "x"}]}"#

  @Test func membersOfThePageKeepTheirNames() throws {
    let page = #"{"_Type": "Page", "others": {"x": 1}, "Sections": [7, \#(Self.fragment)]}"#
    #expect(Self.lost(try ImportedCard(page), in: page).contains(#"others {"x": 1}"#))
    let menus = #"""
      {"_Type": "Page", "Sections": [{"_Type": "Section.Type.CardCollection", "Cards": [{"_Type": "Card.Type.Card", "Header": {
       "Title": "T", "Menu": {"OverflowItems": [{"Title": "Own", "OnPress": "/a"}]},
       "ActionButton": {"OverflowItems": [{"Title": "Z", "OnPress": "/b"}]}}}]}]}
      """#
    let card = try ImportedCard(menus)
    #expect(card.text.contains("Own") && card.text.contains("Z"))
    #expect(Self.lost(card, in: menus).contains { $0.hasPrefix("Sections[0].Cards[0].Header.Menu ") })
  }

  @Test func stacksOfPicturesAreNotLost() throws {
    let page = #"""
      {"_Type": "Page", "Sections": [{"_Type": "Section.Type.ObjectTable", "ObjectCells": [
       {"Title": "A", "AvatarStack": {"Avatars": ["x.png"]}},
       {"Title": "B", "AvatarStack": {"Avatars": [{"Image": "q.png"}], "Image": "own.png", "ImageIsCircular": true}}]}]}
      """#
    let card = try ImportedCard(page)
    #expect(card.text.contains(" src=\"q.png\""), "\(card.text)")
    let lost = Self.lost(card, in: page)
    #expect(lost.contains { $0.hasPrefix("Sections[0].ObjectCells[0].AvatarStack") }, "\(lost)")
    #expect(
      lost.contains { $0.hasPrefix("Sections[0].ObjectCells[1].AvatarStack") && card.text.contains("own.png") },
      "\(lost)")
  }

  @Test func whatAFragmentHasStandsAtItsPlace() throws {
    #expect(Self.lost(try ImportedCard(Self.fragment), in: Self.fragment) == [#"ObjectCells[0].Foo "x""#])
    let part = #"{"_Type": "ObjectTable.Type.ObjectCell", "Title": "Pump", "Foo": {"a": 1}}"#
    #expect(Self.lost(try ImportedCard(part), in: part) == [#"Foo {"a": 1}"#])
  }

  @Test func stacksMayBeWrittenInSmallLetters() throws {
    let page = #"""
      {"_Type": "Page", "Sections": [{"_Type": "Section.Type.ObjectTable", "ObjectCells": [
       {"Title": "A", "AvatarStack": {"avatars": [{"Image": "q.png"}]}}]}]}
      """#
    let card = try ImportedCard(page)
    #expect(card.text.contains(" src=\"q.png\""))
    #expect(card.told == [])
  }

  /// What is taken over is not told as lost as well, whatever the case of its name.
  @Test(arguments: [
    #"{"_Type": "Page", "sections": [FRAGMENT]}"#,
    #"{"_Type": "Page", "controls": [{"_Type": "Control.Type.SectionedTable", "sections": [FRAGMENT]}]}"#,
  ]) func pagesMayBeWrittenInSmallLetters(page: String) throws {
    let page = page.replacing("FRAGMENT", with: Self.fragment)
    let card = try ImportedCard(page)
    #expect(card.text.contains("<Title>Pump</Title>"))
    #expect(Self.lost(card, in: page).map { $0.split(separator: ".").last } == [#"Foo "x""#])
  }

  @Test func whatATapDoesMayBeWrittenInCapitals() throws {
    let card = try ImportedCard(
      """
      {"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "ColumnSet", "columns": [
       {"type": "Column", "items": [{"type": "TextBlock", "text": "Key"}]},
       {"type": "Column", "items": [{"type": "TextBlock", "text": "Value"}]}],
       "SelectAction": {"type": "Action.OpenUrl", "url": "https://a.b"}}]}
      """)
    #expect(card.text.contains("https://a.b"))
    #expect(!card.told.contains { $0.contains("electAction") }, "\(card.told)")
  }

  /// The last of several members of one name counts, as everywhere; the others are told.
  @Test func whatStandsThereTwiceIsTold() throws {
    let table = #"{"_Type": "Section.Type.ObjectTable", "ObjectCells": [CELL]}"#
    let first = table.replacing("CELL", with: #"{"Title": "First"}"#)
    let second = table.replacing(
      "CELL",
      with:
        #"{"Title": "A", "Title": "B", "AvatarStack": {"Avatars": [{}], "Image": "o.png", "Image": "p.png"}}"#
    )
    let page =
      #"{"_Type": "Page", "Controls": [{"_Type": "Control.Type.SectionedTable", "Sections": [\#(first)], "Sections": [\#(second)]}]}"#
    let card = try ImportedCard(page)
    #expect(card.text.contains("<Title>B</Title>") && card.text.contains(" src=\"p.png\""), "\(card.text)")
    let told = Self.lost(card, in: page).map { String($0.prefix { $0 != " " }) }
    let cell = "Controls[0].Sections[0].ObjectCells[0]"
    #expect(told == ["Controls", cell + ".Title", cell + ".AvatarStack"])
    #expect(card.text.contains("First") && card.text.contains(#"{"Image":"o.png"}"#), "\(card.text)")
  }

  @Test func namesThatAChartHasTooManyOfAreTold() throws {
    let page = """
      {"_Type": "Page", "Sections": [{"_Type": "Section.Type.AnalyticCardCollection", "AnalyticCards": [{"_Type": "Card.Type.Chart",
       "Title": "T", "ChartType": "Column", "SeriesTitle": ["One", "More"],
       "DataSeries": {"Data": [[1, "n/a", 2]], "CategoryTitles": ["a", "b", "c", "d"]}}]}]}
      """
    let card = try ImportedCard(page)
    #expect(
      Self.lost(card, in: page).map { $0.split(separator: ".").last ?? "" } == [
        #"SeriesTitle[1] "More""#, #"Data[0][1] "n/a""#, #"CategoryTitles[1] "b""#, #"CategoryTitles[3] "d""#,
      ])
  }

  @Test func namesOfWhatAChartDoesNotShowAreTold() throws {
    let page = """
      {"_Type": "Page", "Sections": [{"_Type": "Section.Type.AnalyticCardCollection", "AnalyticCards": [{"_Type": "Card.Type.Chart",
       "Title": "T", "ChartType": "Column", "SeriesTitle": ["One", "Two", "Three"],
       "DataSeries": {"Data": [[1, 3, 2, null], [], [5]], "CategoryTitles": ["a", "b", "c", "d"]}}]}]}
      """
    let card = try ImportedCard(page)
    #expect(card.text.contains("<Label>One</Label>") && card.text.contains("<Label>Three</Label>"))
    #expect(
      Self.lost(card, in: page).map { $0.split(separator: ".").last ?? "" } == [
        #"SeriesTitle[1] "Two""#, #"CategoryTitles[3] "d""#,
      ])
  }

  private static func plot(_ measures: String, _ feeds: String) -> String {
    """
    {"sap.card": {"type": "Analytical", "header": {"title": "T"}, "content": {"chartType": "bubble",
     "data": {"json": [{"k": "a", "v": 1, "x": 2, "s": 3}]}, "dimensions": [{"name": "D", "value": "{k}"}],
     "measures": [\(measures), {"name": "M", "value": "{v}"}],
     "feeds": [{"uid": "color", "values": ["D"]}, \(feeds), {"uid": "valueAxis2", "values": ["M"]}]}}}
    """
  }

  @Test func measuresThatPlaceNoPointAreTold() throws {
    let twice = Self.plot(
      #"{"name": "A", "value": "{x}"}, {"name": "B", "value": "{s}"}"#,
      #"{"uid": "valueAxis", "values": ["A"]}, {"uid": "valueAxis", "values": ["B"]}"#)
    let one = try ImportedCard(twice)
    #expect(one.text.contains(#"<Point each="{.}" value="{v}" x="{x}">{k}</Point>"#), "\(one.text)")
    #expect(Self.lost(one, in: twice).contains { $0.hasPrefix("content.measures[1] ") })
    let text = Self.plot(#"{"name": "A", "value": "{x} kg"}"#, #"{"uid": "valueAxis", "values": ["A"]}"#)
    let other = try ImportedCard(text)
    #expect(other.text.contains(#"value="{v}">{k}</Point>"#), "\(other.text)")
    #expect(Self.lost(other, in: text).contains { $0.hasPrefix("content.measures[0] ") })
  }

  @Test func itemsOfAGroupWithATitleKeepTheirPlaces() throws {
    let manifest = """
      {"sap.card": {"type": "Object", "header": {"title": "T"}, "content": {"groups": [{"title": "Group", "items": [
        {"label": "A", "value": "1"},
        {"label": "B", "value": "2", "foo": "x"}]}]}}}
      """
    let card = try ImportedCard(manifest)
    #expect(card.text.contains("Group"))
    #expect(Self.lost(card, in: manifest) == [#"content.groups[0].items[1].foo "x""#])
  }

  @Test func whatStandsBesideFiguresAndChartsIsTold() throws {
    let manifest = """
      {"sap.card": {"type": "Analytical", "configuration": {"parameters": {"p": {"value": "1", "label": "P"}}},
       "header": {"type": "Numeric", "title": "T", "sideIndicators": [{"title": "Target", "number": "5", "state": "Good", "foo": "a"}],
        "infoSection": {"rows": [], "bar": "b"}},
       "content": {"chartType": "Line", "data": {"json": [{"k": "a", "v": 1}]},
        "dimensions": [{"name": "D", "value": "{k}", "displayValue": "{kd}"}], "measures": [{"name": "M", "value": "{v}", "unit": "kg"}],
        "feeds": [{"type": "Dimension", "uid": "categoryAxis", "values": ["D"], "foo": 1},
         {"type": "Measure", "uid": "valueAxis", "values": ["M", "Other"]}]}}}
      """
    let card = try ImportedCard(manifest)
    #expect(card.text.contains(">Target 5</Status>"))
    #expect(
      Self.lost(card, in: manifest) == [
        #"configuration.parameters.p.label "P""#, #"header.sideIndicators[0].foo "a""#, #"header.infoSection.bar "b""#,
        #"content.dimensions[0].displayValue "{kd}""#, #"content.measures[0].unit "kg""#, "content.feeds[0].foo 1",
        #"content.feeds[1].values[1] "Other""#,
      ])
  }
}
