import Foundation
import JSON
import SchemaModel
import SchemaValidation
import SourceText
import Testing
import XMLSyntax

@testable import Handover

/// Files in the shapes in which others write them.
///
/// When a recording changes, read the difference, then record: `RECORD_IMPORTS=1 swift test --filter ImportTests`
@Suite struct ImportTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/import")
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? [])
    .filter { $0.hasSuffix(".json") && !$0.hasSuffix(".data.json") }.sorted()

  @Test func thereAreFiveOfEachKind() {
    for format in ImportFormat.all { #expect(Self.names.count { $0.hasPrefix(format.name) } >= 5) }
  }

  @Test(arguments: names) func isReadAsItWasLookedAt(name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let stem = String(name.dropLast(5))
    let data = try? String(contentsOf: Self.folder.appending(path: stem + ".data.json"), encoding: .utf8)
    let card = try ImportedCard(
      text, name: stem, data: data, files: ["i18n/i18n.properties": "TITLE = Power use {kWh}\ndue_on=Due"])
    #expect(name.hasPrefix(card.importer.format.name))
    #expect(Self.faults(card.text) == [])
    let lines = card.text.replacing("><", with: ">\n<")
    let sample = card.importer.sample.map { "=== sample\n\($0.text(.indented))\n" } ?? ""
    let told = card.importer.diagnostics.map { "\($0.severity.reportName): \($0.message)\n" }.joined()
    let shown = lines + sample + "=== told\n" + told
    let file = Self.folder.appending(path: stem + ".txt")
    if ProcessInfo.processInfo.environment["RECORD_IMPORTS"] != nil {
      try shown.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(shown == (try? String(contentsOf: file, encoding: .utf8)))
  }

  /// What is wrong with a card as XML and by its schema.
  static func faults(_ card: String) -> [String] {
    let tree = XMLParser.parse(SourceText(Array(card.utf8)))
    guard let schema = MappingTableTests.schema else { return ["no schema"] }
    return tree.diagnostics.map(\.message)
      + SchemaAssessment(tree: tree, schema: schema).diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  // MARK: What is told

  @Test func whatNoCardHasIsKeptBesideWhereItStood() throws {
    let card = try ImportedCard(
      #"{"sap.card": {"type": "List", "header": {"title": "T"}, "content": {"item": {"title": "A", "chart": {"type": "Bullet -- x"}}}}}"#
    )
    #expect(card.text.contains("<!-- UI5 content.item.chart: {\"type\":\"Bullet - - x\"} -->\n<ObjectCell>"))
    #expect(card.told == ["content.item.chart is kept as a comment: a card has nothing for it there"])
    let finding = try #require(card.importer.diagnostics.first)
    #expect((finding.kind.code, finding.severity) == ("import-part-lost", .warning))
  }

  @Test(arguments: [
    ("{", "it is no JSON", 0), (#"{"a": [1,, 2]}"#, "it is no JSON", 9), ("[]", "it holds no JSON object", 0),
    ("", "it is no JSON", nil),
    (#"{"a": 1}"#, "its content is of none of the kinds ui5 (UI5), mdk (MDK), adaptive (Adaptive Cards)", 0),
    (#"{"_version": "7.1", "sap.card": {}}"#, "the version “7.1” of the manifest is not known", 13),
    (#"{"sap.card": {"type": "AdaptiveCard"}}"#, "it holds an Adaptive Card; import", 13),
    (
      #"{"type": "AdaptiveCard", "version": "1.9", "body": []}"#, "the version “1.9” of Adaptive Cards is not known", 36
    ),
    (#"{"type": "AdaptiveCard", "version": "1.5", "body": []}"#, "there is nothing in its body", 0),
    (
      #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "${a}"}]}"#,
      "it is a template, and its data are not there", 64
    ),
    (#"{"sap.card": {}}"#, "its sap.card is empty", 13),
    (#"{"sap.card": 1}"#, "its sap.card is no object", 13), (#"{"_Type": "Page"}"#, "there is no section in it", 0),
  ])
  func whatCannotBeReadIsRefused(text: String, message: String, offset: Int?) {
    do throws(ImportProblem) {
      _ = try ImportedCard(text)
      Issue.record("\(text) is imported")
    } catch {
      #expect(error.message.hasPrefix(message))
      if let offset { #expect(error.offset == offset) }
    }
  }

  @Test func anAdaptiveCardIsNoManifest() {
    do throws(ImportProblem) {
      _ = try ImportedCard(#"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "T"}]}"#, .ui5)
      Issue.record("it is imported")
    } catch {
      #expect(error.message == "it is an Adaptive Card; leave out --from, or say adaptive")
    }
  }

  @Test func deepAndLongFilesAreRefused() {
    let deep = #"{"sap.card":"# + String(repeating: "[", count: 2000) + String(repeating: "]", count: 2000) + "}"
    let long = #"{"sap.card": {"a": ["# + String(repeating: "1,", count: 200_001) + "1]}}"
    for text in [deep, long] { #expect(throws: ImportProblem.self) { try ImportedCard(text) } }
  }

  // MARK: Data

  @Test func dataThatAreNotThereAreMadeUp() throws {
    let card = try ImportedCard(
      #"{"sap.card": {"type": "List", "header": {"title": "T"}, "content": {"data": {"request": {"url": "https://x.y"}, "path": "/value"}, "item": {"title": "{Name}"}}}}"#
    )
    #expect(card.importer.needsSample)
    #expect(card.text.contains(#"sample="card.json""#))
    #expect(card.text.contains(#"each="{value}""#))
    #expect(card.told.contains { $0.hasPrefix("the data of the content, https://x.y, are not there") })
  }

  @Test func headerAndContentMayHaveDataOfTheirOwn() throws {
    let card = try ImportedCard(
      #"{"sap.card": {"type": "List", "header": {"data": {"json": {"n": "Seven"}}, "title": "{n}"}, "content": {"data": {"json": [{"Name": "A"}]}, "item": {"title": "{Name}"}}}}"#
    )
    #expect(card.importer.sample == ["header": ["n": "Seven"], "content": [["Name": "A"]]])
    #expect(card.text.contains(#"sample="card.json#/header""#))
    #expect(card.text.contains(#"each="{/content}""#))
  }

  @Test func aFileBesideTheManifestIsItsData() throws {
    let card = try ImportedCard(
      #"{"sap.card": {"type": "Object", "data": {"request": {"url": "./d.json"}, "path": "/0"}, "header": {"title": "{n} \\{x\\}"}}}"#,
      files: ["d.json": #"[{"n": 1}]"#])
    #expect(card.importer.sample == [["n": 1]])
    #expect(card.text.contains(#"sample="card.json#/0""#))
    #expect(card.text.contains("<Title>{n} {{x}}</Title>"))
  }

  @Test func whatSaysHowToAskForDataIsTold() throws {
    let card = try ImportedCard(
      #"{"sap.card": {"type": "Object", "data": {"request": {"url": "d.json", "method": "POST"}, "updateInterval": 5}, "header": {"title": "T"}}}"#,
      files: ["d.json": "{}"])
    #expect(
      card.told.filter { $0.contains("is kept as a comment") }.map { $0.prefix { $0 != " " } } == [
        "data.request.method", "data.updateInterval",
      ])
  }

  @Test func brokenDataOfATemplateAreNotTheFile() {
    do throws(ImportProblem) {
      _ = try ImportedCard(
        #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "${a}"}]}"#, data: "[1,, 2]")
      Issue.record("it is imported")
    } catch {
      #expect(error.isInData && error.offset == 3)
      #expect(error.message.hasPrefix("the data of the template are no JSON: "))
    }
  }

  @Test(arguments: [
    ("${a.b[0].c}", "{a/b/0/c}"), ("${$root.a}", "{a}"), ("${['a b'].c}", "${{['a b'].c}}"), ("\\\\${a}", "${{a}}"),
    ("${$data}", "{.}"), ("${a + 1}", "${{a + 1}}"), ("${if(a, '}', b)}", "${{if(a, '}}', b)}}"), ("${", "${{"),
    ("{x} ${a}", "{{x}} {a}"), ("{{DATE(${a}, SHORT)}}", "{a}"), ("{{TIME(2026-01-02T03:04:05Z)}}", "03:04"),
    ("**a** [b](c)", "a b"), ("a__b__c ${a__b}", "a__b__c {a__b}"), ("costs ${ 5", "costs ${{ 5"),
    ("{{DATE(${concat(a, 'x')}, SHORT)}}", "{{{{DATE(${{concat(a, 'x')}}, SHORT)}}}}"), ("2 ** 3", "2 ** 3"),
    ("${a['x-y']}", "{a/x-y}"), ("${string(a)}", "{a}"), ("{{DATE(${string(a)}, SHORT)}}", "{a}"),
    ("${string(a) + string(b)}", "${{string(a) + string(b)}}"), ("Hi <at>Ana</at>", "Hi Ana"),
  ])
  func expressionsOfTemplatesArePaths(text: String, written: String) throws {
    let card = try ImportedCard(
      #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "T"}, {"type": "TextBlock", "text": "\#(text)"}]}"#,
      data: #"{"a": "A"}"#)
    #expect(card.text.contains("<Text>\(written)</Text>"))
  }

  @Test func whatHasNoPlaceIsTold() throws {
    let card = try ImportedCard(
      #"""
      {"type": "AdaptiveCard", "fallbackText": "Old", "body": [{"type": "TextBlock", "text": "Head"}, {"type": "Input.Text", "id": "note"},
        {"type": "ColumnSet", "columns": [{"items": [{"type": "TextBlock", "text": "Seen"}]},
          {"isVisible": false, "items": [{"type": "TextBlock", "text": "Hidden"}]}]},
        {"type": "Image", "url": "a.png"}],
        "actions": [{"type": "Action.OpenUrl", "title": "Go", "url": "https://e.com/a__b__c?q=[1](2)"}]}
      """#)
    #expect(card.text.contains(#"<Media src="a.png"/>"#))
    #expect(card.text.contains("<Title>Head</Title>"))
    #expect(card.text.contains(#"target="https://e.com/a__b__c?q=[1](2)""#))
    #expect(card.text.contains(">Seen<") && !card.text.contains(">Hidden<"))
    #expect(
      card.told.map { $0.prefix { $0 != " " } }.sorted() == ["body[1]", "body[2].columns[1]", "fallbackText"])
  }

  @Test func buttonsOfARowStayInIt() throws {
    let card = try ImportedCard(
      #"""
      {"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "T"}, {"type": "Container", "$data": "${rows}", "items": [
        {"type": "ColumnSet", "columns": [{"items": [{"type": "TextBlock", "text": "${n}"}]},
          {"items": [{"type": "ActionSet", "actions": [{"type": "Action.OpenUrl", "title": "View", "url": "${url}"}]}]}]}]}]}
      """#, data: #"{"rows": [{"n": "1", "url": "https://e.com"}]}"#)
    #expect(card.text.contains(#"<ActionsArea><Action target="{url}">View</Action></ActionsArea>"#))
    #expect(!card.text.contains("<Footer>"))
  }

  @Test func bindingsReadFromWhereTheirDataStart() throws {
    let card = try ImportedCard(
      #"""
      {"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "T"},
        {"type": "Container", "$data": "${a}", "items": [{"type": "TextBlock", "text": "${b} of ${$root.n}"},
          {"type": "Container", "$data": "${rows}", "items": [{"type": "ColumnSet", "columns": [
            {"width": "stretch", "items": [{"type": "TextBlock", "text": "${t} ${$root.n}"}]}]}]},
          {"type": "TextBlock", "$data": [{"x": 1}, {"x": 2}], "text": "${x}"}]}]}
      """#, data: #"{"n": "N", "a": {"b": "B", "rows": [{"t": "1"}]}}"#)
    #expect(card.text.contains("<Text>{a/b} of {n}</Text>"))
    #expect(card.text.contains(#"<ObjectCell each="{a/rows}">"#))
    #expect(card.text.contains("<Title>{t} {/n}</Title>"))
    #expect(card.text.contains(#"<Label each="{data}">{x}</Label>"#))
    #expect(card.importer.sample?["data"] == [["x": 1], ["x": 2]])
    #expect(card.told == [])
  }

  /// A column that repeats is a row of a list, one with a text alone a label.
  @Test(arguments: [
    (
      #"{"$data": "${days}", "width": "stretch", "items": [{"type": "TextBlock", "text": "${d}"}, {"type": "TextBlock", "text": "${hi}"}]}"#,
      #"<ObjectCell each="{days}"><Title>{d}</Title><Subtitle>{hi}</Subtitle></ObjectCell>"#
    ),
    (
      #"{"$data": "${days}", "items": [{"type": "TextBlock", "text": "${d}"}, {"type": "Image", "url": "a.png", "style": "default"}]}"#,
      #"<ObjectCell each="{days}"><DetailImage src="a.png"/><Title>{d}</Title></ObjectCell>"#
    ),
    (
      #"{"$data": "${days}", "width": "stretch", "items": [{"type": "TextBlock", "text": "${d}"}]}, {"items": [{"type": "TextBlock", "text": "x"}]}"#,
      #"<Label each="{days}">{d}</Label><Label>x</Label>"#
    ),
    (
      #"{"$data": "${days}", "items": [{"type": "Image", "url": "${d}", "style": "person"}]}, {"items": [{"type": "TextBlock", "text": "x"}]}"#,
      #"<AvatarRow><Avatar each="{days}" src="{d}" represents="person"/><Label>x</Label></AvatarRow>"#
    ),
  ])
  func columnsMayRepeat(columns: String, wanted: String) throws {
    let card = try ImportedCard(
      #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "T", "style": "heading"}, {"type": "ColumnSet", "columns": [\#(columns)]}]}"#,
      data: #"{"days": [{"d": "Mon", "hi": "62"}, {"d": "Tue", "hi": "60"}]}"#)
    #expect(card.text.contains(wanted), "\(card.text)")
    #expect(card.told == [])
  }

  /// A picture that joins two places, as an arrow does, is not that of the card or of one of them.
  @Test(arguments: [
    (
      #"{"type": "TextBlock", "text": "Bonn", "isSubtle": true}, {"type": "TextBlock", "text": "BN", "size": "extraLarge"}"#,
      #"<KeyValue axis="vertical"><Key>Bonn</Key><Value>BN</Value></KeyValue>"#
    ),
    (
      #"{"type": "TextBlock", "text": "From", "isSubtle": true}, {"type": "TextBlock", "text": "BN"}"#,
      #"<KeyValue axis="vertical"><Key>From</Key><Value>BN</Value></KeyValue>"#
    ),
    (#"{"type": "TextBlock", "text": "BN", "size": "extraLarge"}"#, "<Label>BN</Label>"),
  ])
  func picturesBetweenTextsAreTold(texts: String, wanted: String) throws {
    let side = #"{"width": 1, "items": [\#(texts)]}"#
    let card = try ImportedCard(
      #"""
      {"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "T", "style": "heading"}, {"type": "ColumnSet", "columns": [\#(side),
        {"items": [{"type": "TextBlock", "text": " "}, {"type": "Image", "url": "a.png", "size": "small"}]}, \#(side)]}]}
      """#)
    #expect(card.text.contains(wanted + wanted), "\(card.text)")
    #expect(card.told == ["body[1].columns[1] is kept as a comment: a card has nothing for it there"])
  }

  /// A picture that shows what the texts at its sides say, or whom they are about, is one of a row.
  @Test(arguments: [
    (
      #"{"type": "TextBlock", "text": "Mon"}"#, #""size": "small""#,
      #"<DetailImage src="a.png"/><Title>Mon</Title><Attribute><Label>Mon</Label></Attribute>"#
    ),
    (
      #"{"type": "TextBlock", "text": "Ana"}, {"type": "TextBlock", "text": "Lead"}"#, #""size": "small""#,
      #"<DetailImage src="a.png"/><Title>Ana</Title><Subtitle>Lead</Subtitle>"#
    ),
    (
      #"{"type": "TextBlock", "text": "Lead", "isSubtle": true}, {"type": "TextBlock", "text": "Ana"}"#,
      #""size": "small", "style": "person""#, #"<DetailImage src="a.png" represents="person"/>"#
    ),
    (
      #"{"type": "TextBlock", "text": "09:00", "isSubtle": true}"#, #""size": "small""#,
      #"<DetailImage src="a.png"/><Title>09:00</Title>"#
    ),
  ])
  func picturesBesideTextsStay(texts: String, look: String, wanted: String) throws {
    let side = #"{"items": [\#(texts)]}"#
    let card = try ImportedCard(
      #"""
      {"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "T", "style": "heading"}, {"type": "ColumnSet", "columns": [\#(side),
        {"items": [{"type": "Image", "url": "a.png", \#(look)}]}, \#(side)]}]}
      """#)
    #expect(card.text.contains(wanted), "\(card.text)")
    #expect(card.told == [])
  }

  // MARK: Parts

  @Test(arguments: [
    // Pictures of people are round, and so are initials and icons of things.
    (
      #"{"type": "AdaptiveCard", "body": [{"type": "ColumnSet", "columns": [{"items": [{"type": "Image", "style": "person", "url": "a.png"}]}, {"items": [{"type": "TextBlock", "text": "Ana", "weight": "bolder"}]}]}]}"#,
      #"<DetailImage src="a.png" represents="person"/>"#
    ),
    (
      #"{"_Type": "Page", "Sections": [{"_Type": "Section.Type.ContactCell", "ContactCells": [{"ContactCell": {"Headline": "Ana", "DetailImage": "/A/Images/a.png"}}]}]}"#,
      #"<DetailImage src="a.png" represents="person"/>"#
    ),
    (
      #"{"_Type": "Page", "Sections": [{"_Type": "Section.Type.ContactCell", "ContactCells": [{"ContactCell": {"Headline": "Ana", "DetailImage": "/A/Images/a.png", "DetailImageIsCircular": false}}]}]}"#,
      #"<DetailImage src="a.png"/>"#
    ),
    // The folder for images is one of the app: what lies elsewhere stays there.
    (
      #"{"_Type": "Page", "Sections": [{"_Type": "Section.Type.ContactCell", "ContactCells": [{"ContactCell": {"Headline": "Ana", "DetailImage": "https://host/Images/a.png"}}]}]}"#,
      #"<DetailImage src="https://host/Images/a.png" represents="person"/>"#
    ),
    (
      #"{"sap.card": {"type": "Object", "header": {"title": "T", "icon": {"src": "sap-icon://sales-order"}}}}"#,
      #"<DetailImage icon="documents.salesOrder"/>"#
    ),
    (
      #"{"sap.card": {"type": "Object", "header": {"title": "T", "icon": {"src": "sap-icon://sales-order", "shape": "Circle"}}}}"#,
      #"<DetailImage icon="documents.salesOrder" shape="circle"/>"#
    ),
    (
      #"{"sap.card": {"type": "Object", "header": {"title": "T", "icon": {"src": "a.png", "text": "AS"}}}}"#,
      #"<DetailImage src="a.png" initials="AS" represents="person"/>"#
    ),
    // What an export writes where nothing is said is said here.
    (
      #"{"_Type": "Page", "Sections": [{"_Type": "Section.Type.ContactCell", "ContactCells": [{"ContactCell": {"Headline": "Ana", "ActivityItems": [{"ActivityType": "Detail"}]}}]}]}"#,
      #"<Action purpose="detail"/>"#
    ),
    // In the line 1 of versions a measure has a label.
    (
      #"{"sap.card": {"type": "Analytical", "header": {"title": "T"}, "content": {"chartType": "Line", "data": {"json": [{"W": "1", "R": 2}]}, "dimensions": [{"label": "Weeks", "value": "{W}"}], "measures": [{"label": "Revenue", "value": "{R}"}]}}}"#,
      #"<Series><Label>Revenue</Label><Point each="{.}" value="{R}">{W}</Point></Series>"#
    ),
    // Rows that begin with a small time are a timeline, by themselves and in a frame.
    (
      #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "T", "style": "heading"}, {"type": "ColumnSet", "columns": [{"items": [{"type": "TextBlock", "text": "09:00", "size": "small"}]}, {"items": [{"type": "TextBlock", "text": "Standup"}]}]}]}"#,
      "<Timeline><TimelineEntry><Timestamp>09:00</Timestamp><Title>Standup</Title></TimelineEntry></Timeline>"
    ),
    (
      #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "T", "style": "heading"}, {"type": "Container", "items": [{"type": "ColumnSet", "columns": [{"items": [{"type": "TextBlock", "text": "9:30 am", "size": "small"}]}, {"items": [{"type": "TextBlock", "text": "Standup"}]}]}]}]}"#,
      "<Timeline><TimelineEntry><Timestamp>9:30 am</Timestamp><Title>Standup</Title></TimelineEntry></Timeline>"
    ),
    (
      #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "T", "style": "heading"}, {"type": "ColumnSet", "columns": [{"items": [{"type": "TextBlock", "text": "3 new", "size": "small"}]}, {"items": [{"type": "TextBlock", "text": "Mail"}]}]}]}"#,
      "<LabelBar><Label>3 new</Label><Label>Mail</Label></LabelBar>"
    ),
    (
      #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "T", "style": "heading"}, {"type": "ColumnSet", "columns": [{"items": [{"type": "TextBlock", "text": "1:10,000", "size": "small"}]}, {"items": [{"type": "TextBlock", "text": "Scale"}]}]}]}"#,
      "<LabelBar><Label>1:10,000</Label><Label>Scale</Label></LabelBar>"
    ),
    (
      #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "T", "style": "heading"}, {"type": "Container", "items": [{"type": "ColumnSet", "columns": [{"items": [{"type": "TextBlock", "text": "09:00", "size": "small"}]}, {"items": [{"type": "Image", "url": "a.png", "size": "small"}]}, {"items": [{"type": "TextBlock", "text": "Standup", "weight": "bolder"}]}]}]}]}"#,
      #"<IconStack><Icon>09:00</Icon></IconStack><DetailImage src="a.png"/><Title>Standup</Title>"#
    ),
    // Columns that repeat are rows also where they are all that there is.
    (
      #"{"type": "AdaptiveCard", "$data": {"days": [{"d": "Mon", "hi": "62"}]}, "body": [{"type": "Container", "items": [{"type": "ColumnSet", "columns": [{"$data": "${days}", "items": [{"type": "TextBlock", "text": "${d}"}, {"type": "TextBlock", "text": "${hi}"}]}]}]}]}"#,
      #"<ObjectCell each="{days}"><Title>{d}</Title><Subtitle>{hi}</Subtitle></ObjectCell>"#
    ),
    (
      #"{"type": "AdaptiveCard", "$data": {"days": [{"t": "09:00", "d": "Mon"}]}, "body": [{"type": "TextBlock", "text": "T", "style": "heading"}, {"type": "Container", "items": [{"type": "ColumnSet", "columns": [{"$data": "${days}", "items": [{"type": "TextBlock", "text": "${t}", "isSubtle": true}, {"type": "TextBlock", "text": "${d}", "isSubtle": true}]}, {"items": [{"type": "TextBlock", "text": "all"}]}]}]}]}"#,
      #"<ObjectCell each="{days}"><Title>{t}</Title>"#
    ),
    // Columns of as many texts each are a table; of two they are names and values.
    (
      #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "T", "style": "heading"}, {"type": "ColumnSet", "columns": [{"items": [{"type": "TextBlock", "text": "Name", "isSubtle": true}, {"type": "TextBlock", "text": "Ana"}, {"type": "TextBlock", "text": "Bo"}]}, {"items": [{"type": "TextBlock", "text": "Seat", "isSubtle": true}, {"type": "TextBlock", "text": "14A"}, {"type": "TextBlock", "text": "14B"}]}]}]}"#,
      "<Column>Name</Column><Column>Seat</Column><TableRow><Cell>Ana</Cell><Cell>14A</Cell></TableRow><TableRow><Cell>Bo</Cell><Cell>14B</Cell></TableRow>"
    ),
    // A figure is a number.
    (
      #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "T", "size": "large"}, {"type": "Container", "items": [{"type": "TextBlock", "text": "San Francisco", "isSubtle": true}, {"type": "TextBlock", "text": "SFO", "size": "extraLarge"}]}]}"#,
      #"<KeyValue axis="vertical"><Key>San Francisco</Key><Value>SFO</Value></KeyValue>"#
    ),
    (
      #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "T", "size": "large"}, {"type": "Container", "items": [{"type": "TextBlock", "text": "Delay", "isSubtle": true}, {"type": "TextBlock", "text": "12 min", "size": "extraLarge"}]}]}"#,
      #"<KPI caption="Delay">12 min</KPI>"#
    ),
    // Events have days.
    (
      #"{"sap.card": {"type": "Calendar", "header": {"title": "T"}, "content": {"date": "2026-09-02T00:00", "data": {"json": [{"a": "2026-09-02T09:00"}]}, "item": {"path": "/", "template": {"startDate": "{a}", "title": "E"}}}}}"#,
      #"<Calendar date="2026-09-02"><Event each="{.}" date="{aDay}">E</Event></Calendar>"#
    ),
    // What stands there already is kept.
    (
      #"{"sap.card": {"type": "Calendar", "header": {"title": "T"}, "content": {"date": "2026-09-02T00:00", "data": {"json": [{"a": "2026-09-02T09:00", "aDay": "Wednesday"}]}, "item": {"path": "/", "template": {"startDate": "{a}", "title": "E"}}}}}"#,
      #"<Calendar date="2026-09-02"><Event each="{.}" date="{aDay2}">E</Event></Calendar>"#
    ),
  ])
  func partsAreWhatTheyAre(text: String, wanted: String) throws {
    let card = try ImportedCard(text)
    #expect(card.text.contains(wanted), "\(card.text)")
    #expect(Self.faults(card.text) == [])
  }

  /// What a card has for words stands beside them under a name that nothing else has, and under one that says the same already.
  @Test(arguments: [
    ("", "stKind"), (#", "stKind": "PM01""#, "stKind2"), (#", "stKind": null"#, "stKind2"),
    (#", "stKind": "negative""#, "stKind"), (#", "stKind": "PM01", "stKind2": "x""#, "stKind3"),
  ])
  func whatIsCalledSoAlreadyIsKept(other: String, name: String) throws {
    let card = try ImportedCard(
      #"{"sap.card": {"type": "List", "header": {"title": "T"}, "content": {"data": {"json": [{"t": "A", "i": "x", "st": "Error"OTHER}, {"t": "B", "i": "y", "st": "Success"}]}, "item": {"title": "{t}", "info": {"value": "{i}", "state": "{st}"}}}}}"#
        .replacing("OTHER", with: other))
    #expect(card.text.contains(#"<Status kind="{\#(name)}">{i}</Status>"#), "\(card.text)")
    #expect(card.told.count == 1 && card.told.allSatisfy { $0.hasSuffix("as \(name)") }, "\(card.told)")
    let written = try #require(card.importer.sample?.text())
    #expect(written.contains(#""st":"Error"\#(other.replacing(" ", with: ""))"#), "\(written)")
    #expect(written.contains(#""st":"Success","\#(name)":"positive""#), "\(written)")
  }

  @Test func aTrendIsNoText() throws {
    let figure = { (trend: String) in
      try ImportedCard(
        #"{"sap.card": {"type": "Analytical", "header": {"type": "Numeric", "title": "T", "mainIndicator": {"number": "7", "trend": "TREND"}}}}"#
          .replacing("TREND", with: trend))
    }
    let card = try figure("Up")
    #expect(!card.text.contains("<Text>"))
    #expect(card.told == ["header.mainIndicator.trend is kept as a comment: a card has nothing for it there"])
    #expect(try figure("None").told == [])
  }

  // MARK: Texts

  @Test func linesOfATextStandInOne() throws {
    let card = try ImportedCard(
      #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "Hi <at>Ana</at>"}, {"type": "TextBlock", "text": "Notes:\r- one\r\n- two\n\n1. first"}]}"#
    )
    #expect(card.text.contains("<Text>Notes: - one - two 1. first</Text>"), "\(card.text)")
    #expect(
      card.told == [
        "body[0].text mentions somebody, whose name alone stands in the card: Hi <at>Ana</at>",
        "body[1].text has several lines, which stand in one: Notes: | - one | - two | 1. first",
      ])
  }

  @Test func textsOfPropertiesAreReadWithTheirEscapes() {
    let texts = PropertyTexts(
      Array(
        #"""
        # a comment
        ! another one
        title=Auftr\u00e4ge f\u00FCr
          face : \ud83d\ude00
        long = one \
          and two
        a\:b=c\=d
        word text behind a space
        path=C:\\x
        next=1
        """#.utf8)
    ).texts
    #expect(
      texts == [
        "title": "Aufträge für", "face": "😀", "long": "one and two", "a:b": "c=d", "word": "text behind a space",
        "path": "C:\\x", "next": "1",
      ])
  }

  @Test func placesInTranslatedTextsAreFilled() throws {
    let card = try ImportedCard(
      #"{"_Type": "Page", "Sections": [{"_Type": "Section.Type.ObjectTable", "ObjectCell": {"Title": "{Name}", "StatusText": "$(L,st,{Id})", "Subhead": "$(L, two, 'a', {x})"}, "Target": {"EntitySet": "E"}}]}"#,
      files: ["i18n/i18n.properties": "st=Status {0}\ntwo={1} by {0} {2}"])
    #expect(card.text.contains(">Status {Id}</Status>"))
    #expect(card.text.contains("<Subtitle>{x} by a {{2}}</Subtitle>"))
  }

  /// A number that no place has is no place, and what is quoted ends no call.
  @Test func placesThatThereAreNotStayAsTheyAre() throws {
    for (call, text) in [
      ("$(L,big)", "x {{9223372036854775807}} {{0}} {{-1}} y"), ("$(L)", ""), ("$(L, a, ':)')", "See :)"),
      ("$(L, a, 'b, (c')", "See b, (c"), ("$(L,a,$(L, a, 'd'))", "See See d"),
    ] {
      let card = try ImportedCard(
        #"{"_Type": "Page", "Sections": [{"_Type": "Section.Type.ObjectTable", "ObjectCell": {"Title": "T", "StatusText": "CALL"}, "Target": {"EntitySet": "E"}}]}"#
          .replacing("CALL", with: call),
        files: ["i18n/i18n.properties": "big=x {9223372036854775807} {0} {-1} y\na=See {0}"])
      #expect(text.isEmpty || card.text.contains(">\(text)</Status>"), "\(call): \(card.text)")
    }
  }

  /// A small page would become a text without end.
  @Test(arguments: [2, 3, 22, 1000]) func callsInCallsEnd(levels: Int) throws {
    let call = String(repeating: "$(L,b,", count: levels) + "'d'" + String(repeating: ")", count: levels)
    let card = try ImportedCard(
      #"{"_Type": "Page", "Sections": [{"_Type": "Section.Type.ObjectTable", "ObjectCell": {"Title": "T", "StatusText": "CALL"}, "Target": {"EntitySet": "E"}}]}"#
        .replacing("CALL", with: call),
      files: ["i18n/i18n.properties": "b={0}{0}"])
    let isWhole = levels == 2
    #expect(card.text.contains(isWhole ? ">dddd</Status>" : ">$(L,b,"))
    #expect(card.told.count { $0.contains("is computed") } == (isWhole ? 0 : 1))
  }

  @Test func anEmptyLineEndsATextThatGoesOn() {
    #expect(PropertyTexts(Array("a=b\\\n\nc=d\n\n\ne=f\\\n".utf8)).texts == ["a": "b", "c": "d", "e": "f"])
  }

  @Test func aCardInAMessageIsRead() throws {
    let card =
      #"{"contentType": "application/vnd.microsoft.card.adaptive", "content": {"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "T"}]}}"#
    let one = try ImportedCard(#"{"type": "message", "attachments": [\#(card)]}"#)
    #expect(one.text.contains("<Title>T</Title>"))
    #expect(one.told == [])
    let picture = #"{"contentType": "image/png", "contentUrl": "https://x.y/z.png"}"#
    let beside = try ImportedCard(#"{"type": "message", "attachments": [\#(picture), \#(card)]}"#)
    #expect(beside.told == [])
    let two = try ImportedCard(#"{"type": "message", "attachments": [\#(picture), \#(card), \#(card)]}"#)
    #expect(two.told.count == 1 && two.told[0].hasPrefix("the message has 2 Adaptive Cards: the first is taken"))
  }

  @Test func aButtonWithoutATitleIsStillToBeNamed() throws {
    let card = try ImportedCard(
      #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "T"}], "actions": [{"type": "Action.Submit"}]}"#
    )
    #expect(card.text.contains("<Action>Submit</Action>"))
    #expect(card.told == ["actions[0] has no title: “Submit” stands in; say what it does"])
    #expect(card.importer.diagnostics.map(\.kind.code) == ["import-still-to-say"])
  }

  /// A list has no values of its own: a sample that is made up has those of the header around it.
  @Test func aHeaderBesideAListReadsWhatIsAroundThat() throws {
    let card = try ImportedCard(
      #"{"sap.card": {"type": "List", "data": {"request": {"url": "/api"}, "path": "/d/results"}, "header": {"title": "{n}"}, "content": {"item": {"title": "{Name}"}}}}"#
    )
    #expect(card.text.contains(#"sample="card.json#/d""#))
    #expect(card.text.contains(#"each="{results}""#))
    #expect(card.told.contains { $0.hasPrefix("the header is bound to the list at /d/results") })
  }

  // MARK: Bounds

  @Test func whatXMLCannotHoldIsLeftOut() throws {
    let card = try ImportedCard(
      #"{"sap.card": {"type": "Object", "header": {"title": "A\u0001B", "x": ["\u0000\uFFFE"], "icon": {"src": "a\u0002.png"}}}}"#
    )
    #expect(card.text.contains("<Title>AB</Title>"))
    #expect(Self.faults(card.text) == [])
  }

  @Test func aThousandItemsAreThere() throws {
    let group = #"{"items": ["# + (0..<10).map { #"{"label": "L\#($0)", "value": "V"}"# }.joined(separator: ",") + "]}"
    let groups = [String](repeating: group, count: 100).joined(separator: ",")
    let card = try ImportedCard(
      #"{"sap.card": {"type": "Object", "header": {"title": "T"}, "content": {"groups": [\#(groups)]}}}"#)
    #expect(card.text.split(separator: "<KeyValue>").count == 1001)
    #expect(card.told == [])
  }

  @Test func hundredsOfPairsAreThereAndEachIsNoCard() throws {
    func card(_ count: Int) throws -> ImportedCard {
      let columns = (0..<count).map {
        #"{"items": [{"type": "TextBlock", "text": "L\#($0)"}, {"type": "TextBlock", "text": "V", "weight": "bolder"}]}"#
      }
      let row = #"{"type": "ColumnSet", "columns": [\#(columns.joined(separator: ","))]}"#
      return try ImportedCard(
        #"{"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "text": "T", "size": "large"}, \#(row)]}"#
      )
    }
    let (many, twice) = try (card(250), card(500))
    #expect(twice.text.split(separator: "<KeyValue ").count == 501)
    #expect(twice.told == [])
    let work = [many, twice].map { 3_000_000 - $0.importer.room }
    #expect(work[1] < work[0] * 5 / 2, "\(work)")
  }

  @Test func rowsThatAreTooManyKeepTheirTemplate() throws {
    let columns = [String](repeating: #"{"title": "C", "value": "{a}"}"#, count: 300).joined(separator: ",")
    let records = [String](repeating: #"{"a": 1, "v": true}"#, count: 100).joined(separator: ",")
    let card = try ImportedCard(
      #"{"sap.card": {"type": "Table", "header": {"title": "T"}, "content": {"data": {"json": [\#(records)]}, "row": {"visible": "{v}", "columns": [\#(columns)]}}}}"#
    )
    #expect(card.text.split(separator: "<TableRow").count == 2)
    #expect(card.told.contains { $0.hasPrefix("content.row.visible is kept") })
  }
}
