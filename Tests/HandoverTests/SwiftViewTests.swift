import BundledData
import CardModel
import Foundation
import JSON
import Testing

@testable import Handover

/// Views of SwiftUI: checked against declarations of what they use, not compiled by Xcode.
@Suite(.swiftCompiler) struct SwiftViewTests {
  static let examples = ExportedExample.all.filter { $0.target.name == "swiftui" }

  /// The views of all examples, which have names of their own.
  static let views: [String: String] = {
    var views: [String: String] = [:]
    for example in examples { views.merge(example.views) { $1 } }
    return views
  }()

  static func view(_ card: String, sample: JSONValue? = nil) -> String {
    ExportedExample(card, name: "a", .swiftUI, sample: sample).views["AView.swift"] ?? ""
  }

  #if os(Linux)
    // Where there is a SwiftUI, that would be taken in place of the declarations.
    @Test func everyExampleHasTheTypesOfItsComponents() throws {
      #expect(Self.views.count > 50)
      let faults = try #require(SwiftCompiler.current).faults(Self.views)
      #expect(faults == [])
    }

    @Test func everyPlaceHasTheTypesOfItsComponents() throws {
      var views: [String: String] = [:]
      // Every place once: what stands in lists of cards stands there as it does alone.
      let cards = GeneratedCardTests.cards.filter { $0.kind == .uneven && $0.place.chain.last != .cardList }
      for (index, card) in cards.enumerated() {
        views.merge(ExportedExample(card.text, name: "g\(index)", .swiftUI).views) { $1 }
      }
      #expect(views.count > 150)
      let faults = try #require(SwiftCompiler.current).faults(views)
      #expect(faults == [])
    }

    @Test func cardsOfAnyShapeHaveTheTypesOfTheirComponents() throws {
      var views: [String: String] = [:]
      for (index, card) in GeneratedCardTests.random.prefix(150).enumerated() {
        views.merge(ExportedExample(card, name: "r\(index)", .swiftUI, sample: RandomCard.sample).views) { $1 }
      }
      #expect(views.count > 90)
      let faults = try #require(SwiftCompiler.current).faults(views)
      #expect(faults == [])
      #expect(try SwiftCompiler.formatFaults(views) == "")
    }

    @Test func callsOfTheirDevelopersAreAccepted() throws {
      let text = """
        import FioriSwiftUICore
        import FioriThemeManager
        import SwiftUI

        @MainActor func calls() -> [any View] {
          [
            Card { Text("Title") } subtitle: { Text("Subtitle") } row1: { HStack { LabelItem(title: "Label") } }
              .cardStyle(.card),
            Card(title: "Title", kpi: .components([.metric("12"), .unit("%")]), action: FioriButton(title: "Ok")),
            ObjectItem(title: "Title", status: .text("High"), tags: ["One", "Two"]),
            KeyValueItem(key: "Key", value: "Value", axis: .vertical),
          ]
        }
        """
      let faults = try #require(SwiftCompiler.current).faults(["calls.swift": text])
      #expect(faults == [])
    }

    @Test(arguments: [
      ("} subtitle: {", "} subtitel: {"), ("FioriIcon.actions.share", "FioriIcon.actions.shear"),
      (".negativeLabel", ".negativLabel"), ("alignment: .leading", "aligned: .leading"), ("Card {", "ObjectCard {"),
      ("order.title", "order.titel"),
    ])
    func whatIsMisspeltIsNotAccepted(right: String, wrong: String) throws {
      let view = try #require(Self.views["WorkOrderView.swift"])
      #expect(view.contains(right))
      let faults = try #require(SwiftCompiler.current).faults(["a.swift": view.replacing(right, with: wrong)])
      #expect(!faults.isEmpty)
    }
  #endif

  @Test func everyExampleIsAsTheFormatterLeavesIt() throws {
    #expect(try SwiftCompiler.formatFaults(Self.views) == "")
  }

  @Test func iconsAndColoursAreThoseOfTheLists() {
    for (name, text) in Self.views {
      for match in text.matches(of: /FioriIcon\.([A-Za-z]+\.[A-Za-z0-9]+)/) {
        #expect(IconCatalogue.contains(String(match.1)), "\(name)")
      }
    }
  }

  @Test func whatIsPlainTakesValuesAndTheRestViews() {
    let plain = ExportedExample(
      "<ObjectCell xmlns=\"urn:cardwright:1\"><Title>A</Title><Subtitle>B</Subtitle><TagBar><Tag>t</Tag></TagBar></ObjectCell>",
      name: "a", .swiftUI)
    #expect(plain.bareView.contains("ObjectItem(title:\"A\",subtitle:\"B\",tags:[\"t\"])"))
    let views = Self.view("<ObjectCell xmlns=\"urn:cardwright:1\"><Title lines=\"2\">A</Title></ObjectCell>")
    #expect(views.contains("ObjectItem {\n      Text(\"A\").lineLimit(2)\n    }"))
  }

  @Test func listsInListsReadTheirOwnItems() {
    let text = Self.view(
      """
      <ObjectCellList xmlns="urn:cardwright:1" sample="groups.json">
        <Section each="{.}"><Title>{name}</Title><ObjectCell each="{rows}"><Title>{name} of {/0/name}</Title></ObjectCell></Section>
      </ObjectCellList>
      """, sample: [["name": "G1", "rows": [["name": "a", "class": 1.5], ["name": "b"]]]])
    #expect(text.contains("ForEach(Array(shownGroups.enumerated()), id: \\.offset) { _, group in"))
    #expect(text.contains("ForEach(Array(group.rows.enumerated()), id: \\.offset) { _, row in"))
    #expect(
      text.contains("\\(row.name) of \\(groups2.first?.name ?? \"\")")
        || text.contains("\\(row.name) of \\(groups.first?.name ?? \"\")"))
    #expect(text.contains("var rows: [Row]"))
  }

  @Test func theModelHasWhatTheSamplesHave() {
    let text = Self.view(
      """
      <ObjectCellList xmlns="urn:cardwright:1" sample="things.json"><ObjectCell each="{.}">
        <Title>{class} {work-center} {count} {share} {done} {note} {plant/name}</Title>
      </ObjectCell></ObjectCellList>
      """,
      sample: [
        [
          "class": "A", "work-center": "B", "count": 1, "share": 0.5, "done": true, "note": "x", "plant": ["name": "P"],
        ],
        ["class": "C", "work-center": "D", "count": 2, "share": 1, "done": false, "plant": ["name": "Q"]],
      ])
    for line in [
      "var `class`: String", "var workCenter: String", "var count: Int", "var share: Double", "var done: Bool",
      "var note: String?", "var plant: Plant", "case workCenter = \"work-center\"",
      "\\(thing.`class`) \\(thing.workCenter) \\(thing.count) \\(thing.share.formatted()) \\(thing.done) \\(thing.note ?? \"\") \\(thing.plant.name)",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test func numbersOfTheDataBindAsTheyStand() throws {
    let text = Self.view(
      """
      <Card xmlns="urn:cardwright:1" sample="a.json#/0"><Header><Title>A</Title></Header><Body>
        <ProgressKPI value="{text}" maximum="{most}" caption="c"/>
      </Body></Card>
      """, sample: [["text": "75", "most": 80.5], ["text": "1"]])
    #expect(text.contains("data: .constant(.percent((Double(a.text) ?? 0) / a.most))"))
  }

  @Test func namesAreThoseOfNothingElse() throws {
    let sample: JSONValue = [
      ["body": ["hashValue": "x"], "class": "c", "text": ["state": "s"], "image": "https://x.y/z.png", "open": "o"]
    ]
    var views: [String: String] = [:]
    for name in ["card", "calendar", "scroll", "any", "2fast", "class", "list"] {
      let example = ExportedExample(
        """
        <CardList xmlns="urn:cardwright:1" sample="bodies.json"><Card each="{.}"><Header><DetailImage src="{image}" alt=""/>
          <Title>{body/hashValue} {class} {text/state}</Title></Header><Body><Text>b</Text></Body>
          <Footer><Action id="open">Open</Action><Action id="openAction">Other</Action></Footer></Card></CardList>
        """, name: name, .swiftUI, sample: sample)
      views.merge(example.views) { $1 }
    }
    #expect(views.count == 7)
    #expect(views["CardView.swift"]?.contains("actions.openAction(body)") == false)
    #expect(views.values.allSatisfy { $0.contains("var open: ") && $0.contains("var openAction: ") })
    #if os(Linux)
      let faults = try #require(SwiftCompiler.current).faults(views)
      #expect(faults == [])
    #endif
  }

  @Test func textsAreTextsAndNoCode() {
    let text = Self.view(
      """
      <ObjectCellList xmlns="urn:cardwright:1"><ObjectCell><Title>\\(x) "q" *b* {{y}} %@</Title></ObjectCell></ObjectCellList>
      """)
    #expect(text.contains(#""\\(x) \"q\" *b* {y} %@""#))
  }

  @Test func tapsAreHandedIn() {
    let text = Self.view(
      """
      <Card xmlns="urn:cardwright:1" target="https://x.y/z"><Header><Title>A</Title></Header><Body><Text>b</Text></Body>
        <Footer><Action id="open" role="primary" after="hidden">Open</Action><Action id="in" disabled="true">In</Action></Footer></Card>
      """)
    #expect(text.contains("onOpenExternally(\"https://x.y/z\")"))
    #expect(text.contains("var open: () -> Void = {}"))
    #expect(text.contains("var `in`: () -> Void = {}"))
    #expect(text.contains("if !isOpenDone {"))
    #expect(text.contains(".disabled(true)"))
  }

  @Test func variantsDependOnTheWidth() {
    let text = Self.view(
      """
      <Card xmlns="urn:cardwright:1"><Header><Title>A</Title></Header><Body>
        <Text in="compact">short</Text><Text in="regular">long</Text><Text platform="android">never</Text><Text platform="ios">here</Text>
      </Body></Card>
      """)
    #expect(text.contains("if horizontalSizeClass == .compact {"))
    #expect(text.contains("if horizontalSizeClass == .regular {"))
    #expect(text.contains("here") && !text.contains("never"))
  }

  @Test func aPackageHasAllThatItNames() throws {
    let example = ExportedExample("work-order.card.xml", .swiftUI, isPackage: true)
    let paths = example.files.map(\.path).sorted()
    #expect(
      paths == [
        "Package.swift", "Sources/Cards/Cards.xcassets/Contents.json",
        "Sources/Cards/Cards.xcassets/images/Contents.json",
        "Sources/Cards/Cards.xcassets/images/pump.png.imageset/Contents.json",
        "Sources/Cards/Cards.xcassets/images/pump.png.imageset/pump.png", "Sources/Cards/WorkOrderView.swift",
      ])
    let view = try #require(example.texts["Sources/Cards/WorkOrderView.swift"])
    #expect(view.contains("public struct WorkOrderView: View {"))
    #expect(view.contains("Image(\"images/pump.png\", bundle: .module)"))
    let package = try #require(example.texts["Package.swift"])
    #expect(try SwiftCompiler.formatFaults(["Package.swift": package, "View.swift": view]) == "")
    #if os(Linux)
      let faults = try #require(SwiftCompiler.current).faults([
        "View.swift": view.replacing(", bundle: .module", with: "")
      ])
      #expect(faults == [])
    #endif
  }

  @Test func listsOfOneNameAreCounted() {
    let cells = ["a", "b", "a"].map { "<ObjectCell each=\"{\($0)/items}\"><Title>{n}</Title></ObjectCell>" }.joined()
    let view = Self.view(
      "<ObjectCellList xmlns=\"urn:cardwright:1\" sample=\"t.json\">\(cells)</ObjectCellList>",
      sample: ["a": ["items": [["n": "x"]]], "b": ["items": [["n": "y"]]]])
    let shown = view.components(separatedBy: "Array(shown").dropFirst().map { "shown" + $0.prefix { $0 != "." } }
    #expect(shown == ["shownItems", "shownItems2", "shownItems"])
  }

  /// While a list is still to come there is a skeleton, made of the sample, and no message that it is empty.
  @Test func whatIsStillToComeIsASkeleton() throws {
    let card = """
      <ObjectCellList xmlns="urn:cardwright:1" sample="things.json"><ObjectCell each="{.}"><Title>{name}</Title></ObjectCell>
        <EmptyState><Title>Nothing</Title></EmptyState></ObjectCellList>
      """
    let view = Self.view(card, sample: [["name": "N"]])
    #expect(view.contains("if things.isEmpty && !isLoading {"))
    #expect(view.contains("ForEach(Array(shownThings.enumerated()), id: \\.offset) { _, thing in"))
    #expect(view.contains("isLoading && things.isEmpty ? Self.sampleThings : things"))
    let alone = Self.view(
      """
      <Card xmlns="urn:cardwright:1"><Header><Title>A</Title></Header><Body><Text>b</Text></Body>
        <EmptyState><Title>Nothing</Title></EmptyState></Card>
      """)
    #expect(alone.contains("if isEmpty && !isLoading {"))
    // A tap would be one on the sample.
    #expect(view.contains(".disabled(isLoading)") && !alone.contains(".disabled"))
    #if os(Linux)
      #expect(
        try #require(SwiftCompiler.current).faults([
          "a.swift": view, "b.swift": alone.replacing("AView", with: "BView"),
        ]) == [])
    #endif
  }

  /// Every text with words of its own can be translated; numbers, names and texts of the data are as they are.
  @Test func wordsOfTheCardAreKeys() throws {
    let card = """
      <Card xmlns="urn:cardwright:1" sample="orders.json#/0" variation="dataTable"><Header><DetailImage initials="AB" alt=""/>
        <Title>Job {count}</Title><Subtitle>{name}, {name}</Subtitle><Counter>3</Counter></Header>
        <ExtendedHeader><Row><Label icon="actions.share">For {name}</Label><Text>*Not* marked</Text></Row></ExtendedHeader>
        <Body><DataTable label="Costs of {name}"><Column>Item</Column><TableRow><Cell>Hotel</Cell></TableRow><TableRow><Cell>€ 4</Cell></TableRow></DataTable></Body>
        <Footer><Action id="send" after="Sent">Send</Action></Footer></Card>
      """
    let sample: JSONValue = [["count": 1200, "name": "N"]]
    let view = Self.view(card, sample: sample)
    for text in [
      "Text(\"Job \\(String(order.count))\")", "Text(verbatim: \"\\(order.name), \\(order.name)\")",
      "Text(verbatim: \"3\")", "title: AttributedString(localized: \"For \\(order.name)\")",
      "Text(verbatim: \"*Not* marked\")", "DataTextItem(String(localized: \"Item\"))",
      "DataTextItem(String(localized: \"Hotel\"))", "DataTextItem(\"€ 4\")",
      ".accessibilityLabel(\"Costs of \\(order.name)\")", "? AttributedString(localized: \"Sent\")",
      ": AttributedString(localized: \"Send\")", "Text(verbatim: \"AB\")",
    ] {
      #expect(view.contains(text), "\(text)")
    }
    let package = ExportedExample(card, name: "a", .swiftUI, sample: sample, isPackage: true).texts
    let inPackage = try #require(package["Sources/Cards/AView.swift"])
    #expect(inPackage.contains("Text(\"Job \\(String(order.count))\", bundle: .module)"))
    #expect(inPackage.contains("DataTextItem(String(localized: \"Item\", bundle: .module))"))
    #expect(try SwiftCompiler.formatFaults(["AView.swift": view, "BView.swift": inPackage]) == "")
    #if os(Linux)
      #expect(try #require(SwiftCompiler.current).faults(["a.swift": view]) == [])
    #endif
  }

  /// Pictures are cut to their place, and what is for those without one stands there.
  @Test func picturesAreCutAndHaveSomethingInTheirPlace() throws {
    let card = """
      <Card xmlns="urn:cardwright:1" sample="users.json#/0"><Media src="a.png" alt="A"/><Header>
        <DetailImage src="{photo}" initials="AB" represents="person" alt=""/><Title>A</Title></Header>
        <Body><AvatarRow><Avatar src="{photo}" initials="CD"/></AvatarRow></Body></Card>
      """
    let view = Self.view(card, sample: [["photo": "https://e.com/p.png"], [:]])
    #expect(
      view.filter { !$0.isWhitespace }.contains(
        "Image(\"a.png\").resizable().scaledToFill().frame(minWidth:0,maxWidth:.infinity).frame(height:145).clipped()"))
    #expect(
      view.filter { !$0.isWhitespace }.contains(
        "DataPicture(name:user.photo){Text(verbatim:\"AB\").frame(maxWidth:.infinity,maxHeight:.infinity)"
          + ".background(Color.preferredColor(.quaternaryFill))}.frame(width:45,height:45).clipShape(Circle())"))
    #expect(view.contains("user.photo.isEmpty ? .text(\"CD\") : .icon(Image(user.photo))"))
    #expect(try SwiftCompiler.formatFaults(["AView.swift": view]) == "")
    #if os(Linux)
      #expect(try #require(SwiftCompiler.current).faults(["a.swift": view]) == [])
    #endif
  }

  @Test func signaturesAreKnown() {
    #expect(SwiftSignatures.fiori.parameters["Card"]?.count == 19)
    #expect(SwiftSignatures("A: b=nonsense c=text!").parameters["A"]?.map(\.label) == ["c"])
  }
}
