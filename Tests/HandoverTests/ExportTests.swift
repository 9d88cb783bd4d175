import BundledData
import Foundation
import JSON
import SourceText
import Standards
import Testing

@testable import Handover

@Suite struct ExportTests {
  @Test(arguments: ExportedExample.all) func keepsTheContract(example: ExportedExample) {
    #expect(Contract.faults(example) == [])
    #expect(!example.documents.isEmpty || !example.views.isEmpty)
  }

  @Test func theContractIsAContract() {
    #expect(
      Contract.mdk.faults(["Title": 3, "Colour": "red"], "Header") == [
        "/Title: 3 is no text", ": Header has no Colour",
      ])
    #expect(Contract.ui5.faults(["title": "{a}", "titleMaxLines": "{b}"], "Default") == [])
    #expect(
      Contract.mdk.faults(["ItemType": "Star"], "ExtendedHeader") == ["/ItemType: \"Star\" is no Label|Rating|Tag"])
  }

  @Test(arguments: ExportedExample.all) func isTheSameTwice(example: ExportedExample) {
    #expect(ExportedExample(example.name + ".card.xml", example.target).files == example.files)
  }

  @Test(arguments: ExportedExample.all) func everyPathThatIsNamedIsWritten(example: ExportedExample) {
    let paths = Set(example.files.map(\.path))
    for text in example.strings where text.hasPrefix("/MyApp/") && !text.contains("{") {
      #expect(paths.contains(String(text.dropFirst(7))), "\(text)")
    }
    for file in example.files {
      if case .copy(let source) = file.content {
        #expect(BundledFile.examples.contains { $0.name == source }, "\(source)")
      }
    }
  }

  @Test func theIconsAreThoseOfTheFont() {
    // The names of the font were looked up one by one (SAP-icons 11.36.4): how many there are, and the digest of them all.
    let known = IconCatalogue.names.compactMap { name in IconNames.address(name).map { "\(name) \($0)\n" } }
    #expect(known.count == 1236)
    let bytes = Array(known.joined().utf8)
    #expect(FNV1a.hash(bytes, bytes.indices) == 0xA9DBB88217CBEACC)
  }

  @Test(arguments: ExportedExample.all) func noTextIsLostInSilence(example: ExportedExample) throws {
    // What stands in a card as it is stands in what is written, or a finding lies on it or around it.
    let bytes = try #require(BundledFile.examples.first { $0.name == example.name + ".card.xml" }).bytes
    let source = SourceText(bytes)
    let written = (example.strings + example.texts.values).joined(separator: "\n")
    for (text, range) in ExampleTexts.literals(source) where !written.contains(text) {
      let isTold = example.diagnostics.contains { finding in
        finding.kind == HandoverFindings.elementLost
          && ExampleTexts.element(source, at: finding.range.start).map { $0.contains(range.start) } == true
      }
      #expect(isTold, "\(text)")
    }
  }

  @Test(arguments: ExportedExample.all) func noFileIsWantedTwice(example: ExportedExample) { #expect(!example.clashes) }

  @Test func listsInListsKeepTheirOwnItems() throws {
    let sample: JSONValue = [["g": "G1", "rows": [["t": "a"], ["t": "b"]]], ["g": "G2", "rows": []]]
    let text = """
      <ObjectCellList xmlns="urn:cardwright:1" sample="groups.json">
        <Section each="{.}"><Title>{g}</Title><ObjectCell each="{rows}"><Title>{t}</Title></ObjectCell></Section>
      </ObjectCellList>
      """
    let mdk = ExportedExample(text, name: "l", .mdk, sample: sample)
    #expect(!mdk.clashes)
    #expect(mdk.texts.filter { $0.key.hasPrefix("Rules/") }.count == 2)
    let list = ExportedExample(text, name: "l", .ui5, sample: sample).documents.first?["sap.card"]?["content"]
    #expect(list?["data"]?["json"] == [["title": "a"], ["title": "b"]])
  }

  @Test func longListsAreWhole() throws {
    let sample: JSONValue = .array((0..<500).map { ["t": .string("r\($0)")] })
    let text = """
      <Card xmlns="urn:cardwright:1" sample="a.json"><Header><Title>A</Title></Header><Body>
        <KeyValue each="{.}"><Key>k</Key><Value>{t}</Value></KeyValue>
      </Body></Card>
      """
    for target in HandoverTarget.all where target.isWrittenOneByOne {
      let texts = ExportedExample(text, name: "l", target, sample: sample).texts.values
      #expect(texts.contains { $0.contains("\"r499\"") })
    }
  }

  @Test func aSceneIsRefused() throws {
    for target in HandoverTarget.all {
      let scene = ExportedExample("transit-home.card.xml", target)
      #expect(scene.files.isEmpty)
      #expect(scene.diagnostics.map(\.kind) == [HandoverFindings.familyRefused])
      #expect(scene.diagnostics.first?.message.contains("export the cards that stand in it by themselves") == true)
    }
  }

  @Test func aBoundKindIsAnExpressionOrAFinding() throws {
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1" sample="samples/orders.json#/0">
        <Title>{title}</Title><Status kind="{priorityKind}">{priority}</Status>
      </ObjectCardView>
      """
    let ui5 = ExportedExample(text, name: "a", .ui5)
    #expect(ui5.strings.contains { $0.hasPrefix("{= ${priorityKind} === 'critical' ? 'Warning' : ") })
    let mdk = ExportedExample(text, name: "a", .mdk)
    #expect(
      mdk.diagnostics.map(\.message).contains(
        "kind of <Status> is left out of MDK: it is bound, which takes a rule there"))
    #expect(mdk.strings.contains("{priority}"))
  }

  @Test func whatIsNoBindingBecomesNone() throws {
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1"><Title>Set {{1}} in C:\\{{dir}}, $(L,key)</Title></ObjectCardView>
      """
    #expect(ExportedExample(text, name: "a", .ui5).strings.contains(#"Set \{1\} in C:\\\{dir\}, $(L,key)"#))
    let mdk = ExportedExample(text, name: "a", .mdk)
    #expect(mdk.strings.contains(#"Set (1) in C:\(dir), $ (L,key)"#))
    #expect(mdk.diagnostics.contains { $0.message.contains("takes braces for bindings") })
  }

  @Test func aRuleStaysWithItsPart() throws {
    func rules(_ actions: String) throws -> [String: String] {
      let text = "<ObjectCardView xmlns=\"urn:cardwright:1\"><Title>A</Title>\(actions)</ObjectCardView>"
      let card = try #require(
        ExportedExample(text, name: "r", .mdk).documents.first?["Controls"]?[0]?["Sections"]?[0]?["Cards"]?[0])
      var rules: [String: String] = [:]
      for name in ["PrimaryAction", "SecondaryAction"] {
        rules[card[name]?["Title"]?.string ?? ""] = card[name]?["OnPress"]?.string
      }
      return rules
    }
    let actions = "<Actions><Action>Reject</Action><Action role=\"primary\">Approve</Action></Actions>"
    let before = try rules(actions)
    #expect(before == ["Approve": "/MyApp/Rules/R_ApproveOnPress.js", "Reject": "/MyApp/Rules/R_RejectOnPress.js"])
    #expect(try rules("<Overflow><Action>Delete</Action></Overflow>" + actions) == before)
    let alike = """
      <ObjectCardView xmlns="urn:cardwright:1"><Title>A</Title><Actions><Action id="go-on">A</Action><Action id="goOn">B</Action></Actions></ObjectCardView>
      """
    let example = ExportedExample(alike, name: "x", .mdk)
    #expect(example.files.map(\.path).filter { $0.hasPrefix("Rules/") }.count == 2)
    #expect(example.diagnostics.map(\.kind).contains(HandoverFindings.needsID))
  }

  @Test func anIDKeepsItsNameBehindWhatSaysTheSame() throws {
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1"><Title>A</Title><Actions><Action role="primary">Approve</Action><Action id="approve">OK</Action></Actions></ObjectCardView>
      """
    let example = ExportedExample(text, name: "b", .mdk)
    let card = example.documents.first?["Controls"]?[0]?["Sections"]?[0]?["Cards"]?[0]
    #expect(card?["SecondaryAction"]?["OnPress"] == "/MyApp/Rules/B_ApproveOnPress.js")
    #expect(card?["PrimaryAction"]?["OnPress"] == "/MyApp/Rules/B_Approve2OnPress.js")
    let told = try #require(example.diagnostics.first { $0.kind == HandoverFindings.needsID })
    #expect(text.utf8.dropFirst(told.range.start).starts(with: "<Action role".utf8))
    #expect(told.message.contains("give it an id of its own"))
    let alike = text.replacing("<Action role=\"primary\">", with: "<Action id=\"Approve\" role=\"primary\">")
    let twins = ExportedExample(alike, name: "b", .mdk).diagnostics.first { $0.kind == HandoverFindings.needsID }
    #expect(twins?.message.contains("is too like another id") == true)
    let host = text.replacing("<Action id=\"approve\">", with: "<Action id=\"action\">")
    let strip = ExportedExample(host, name: "b", .ui5).documents.first?["sap.card"]?["footer"]?["actionsStrip"]?.array
    #expect(strip?.first { $0["text"] == "OK" }?["actions"]?[0]?["parameters"]?["id"] == "action")
  }

  /// What an app answers has a name that says what it is, whatever stands in front of it; what had to be counted is told.
  @Test func tapsAreNamedAfterWhatTheySay() throws {
    let text = """
      <Card xmlns="urn:cardwright:1"><Header><Title>A</Title></Header><Body><Text>b</Text></Body>
        <Footer><Action>Übernehmen</Action><Action role="primary">Add receipt</Action>EXTRA</Footer></Card>
      """
    func names(_ target: HandoverTarget, _ extra: String = "") -> (names: Set<String>, told: [String]) {
      let example = ExportedExample(text.replacing("EXTRA", with: extra), name: "n", target)
      let document = example.documents.first
      let actions = (document?["sap.card"]?["footer"]?["actionsStrip"] ?? document?["actions"])?.array ?? []
      return (
        Set(actions.compactMap { ($0["verb"] ?? $0["actions"]?[0]?["parameters"]?["id"])?.string }),
        example.diagnostics.filter { $0.kind == HandoverFindings.needsID }.map(\.message)
      )
    }
    for (target, thing) in [(HandoverTarget.ui5, "action"), (.adaptive, "verb")] {
      #expect(names(target).names == ["ubernehmen", "addReceipt"])
      #expect(names(target).told == [])
      let twice = names(target, "<Action role=\"tertiary\">Add receipt</Action>")
      #expect(twice.names == ["ubernehmen", "addReceipt", "addReceipt2"])
      #expect(
        twice.told == [
          "the \(thing) of this <Action> is named by its place among others: give it an id of its own"
        ])
    }
    #expect(IdentifierRegister.pascal("Straße ändern") == "StrasseAndern")
    #expect(IdentifierRegister.pascal("STRAẞE").lowercased() == "strasse")
    // A letter is the same whether its mark stands in it or behind it.
    for code in [0xC0...0x24F, 0x1E00...0x1EFF].joined() {
      let letter = Unicode.Scalar(code).map { String($0) } ?? ""
      let apart = letter.decomposedStringWithCanonicalMapping
      guard apart.unicodeScalars.count > 1, apart.unicodeScalars.first?.isASCII == true else { continue }
      #expect(IdentifierRegister.pascal(letter) == IdentifierRegister.pascal(apart), "\(letter)")
    }
    // The numbers of letters may end in letters, which have no marks.
    #expect(IdentifierRegister.pascal("บิน") != IdentifierRegister.pascal("บัน"))
  }

  /// Names that start the same are counted past those that an `id` has.
  @Test func partsThatSayTheSameAreCounted() {
    let text = """
      <Card xmlns="urn:cardwright:1"><Header><Title>A</Title></Header><Body><Text>b</Text></Body><Footer><Overflow>
        <Action>Open it</Action><Action>Openit</Action><Action id="open-it-3">C</Action><Action>Open it</Action><Action>Open it</Action>
      </Overflow><Action>Z</Action></Footer></Card>
      """
    let document = ExportedExample(text, name: "n", .adaptive).documents.first
    #expect(
      (document?["actions"]?.array ?? []).compactMap { $0["verb"]?.string } == [
        "z", "openIt", "openit2", "open-it-3", "openIt4", "openIt5",
      ])
  }

  /// Whatever leads somewhere has the verb `open`.
  @Test func aButtonIsNotTakenForAWay() throws {
    let text = """
      <Card xmlns="urn:cardwright:1"><Header><Title>A</Title></Header><Body><Text>b</Text></Body>
        <Footer><Action>Open</Action><Action target="b.card.xml">Next</Action></Footer></Card>
      """
    let example = ExportedExample(text, name: "n", .adaptive)
    let verbs = (example.documents.first?["actions"]?.array ?? []).compactMap { $0["verb"]?.string }
    #expect(verbs == ["open", "openAction"])
    #expect(!example.diagnostics.contains { $0.kind == HandoverFindings.needsID })
  }

  @Test func namesAreInTheWordsOfTheCard() {
    let text = """
      <Card xmlns="urn:cardwright:1"><Header><Title>A</Title></Header><Body><Text>b</Text></Body>
        <Footer><Action>发送</Action><Action role="tertiary">Отправить заказ</Action></Footer></Card>
      """
    let document = ExportedExample(text, name: "n", .adaptive).documents.first
    #expect((document?["actions"]?.array ?? []).compactMap { $0["verb"]?.string } == ["发送", "отправитьЗаказ"])
    let view = ExportedExample(text, name: "a", .swiftUI).bareView
    #expect(view.contains("actions.发送()") && view.contains("actions.отправитьЗаказ()"))
    #expect(IdentifierRegister.pascal("5 हिन्दी", keepingLetters: true) == "Part5हिन्दी")
  }

  /// An id that the card gives comes back.
  @Test func anIDComesBackFromAHost() throws {
    let text = """
      <Card xmlns="urn:cardwright:1"><Header><Title>A</Title></Header><Body><Text>b</Text></Body><Footer><Action id="go-on">On</Action></Footer></Card>
      """
    for target in [HandoverTarget.ui5, .adaptive] {
      #expect(try ExportedExample(text, name: "n", target).imported().first?.text.contains("id=\"go-on\"") == true)
    }
  }

  @Test func whatIsNotBoundSaysWhichPathIsWhy() {
    func told(_ text: String, _ target: HandoverTarget, _ sample: JSONValue) -> [String] {
      ExportedExample(text, name: "n", target, sample: sample).diagnostics.filter {
        $0.kind == HandoverFindings.sampleWritten
      }.map(\.message)
    }
    let list = """
      <ObjectCellList xmlns="urn:cardwright:1" sample="a.json"><ObjectCell each="{.}"><Title>{first name}</Title></ObjectCell></ObjectCellList>
      """
    #expect(
      told(list, .adaptive, [["first name": "A"]]) == [
        "<ObjectCell> is written with the values of the sample in Adaptive Cards: {first name} cannot be bound in what repeats"
      ])
    let page = """
      <CardList xmlns="urn:cardwright:1" sample="a.json"><Header><Title>{a} of {b}</Title></Header><Card><Header><Title>A</Title></Header></Card></CardList>
      """
    #expect(
      told(page, .mdk, ["a": "A", "b": "B"]) == [
        "<Title> is written with the values of the sample in MDK: {a}, {b} would stand outside of what repeats, where nothing is bound"
      ])
  }

  @Test func widthsThatAreNoLengthsAreTold() {
    let text = """
      <Card xmlns="urn:cardwright:1" variation="dataTable"><Header><Title>A</Title></Header><Body><DataTable label="t">
        <Column width="infinity">K</Column><Column width="flexible">L</Column><Column width="80">M</Column>
        <TableRow><Cell>1</Cell><Cell>2</Cell><Cell>3</Cell></TableRow></DataTable></Body></Card>
      """
    let told = ExportedExample(text, name: "n", .ui5).diagnostics.filter { $0.message.contains("width") }
    #expect(told.map(\.message) == ["width of <Column> is left out of UI5: it has to be a number of points there"])
  }

  /// An icon for records without a picture has no place beside that.
  @Test func whatStandsForAPictureIsNotLostInSilence() {
    let text = """
      <ObjectCellList xmlns="urn:cardwright:1" sample="a.json"><ObjectCell each="{.}"><DetailImage src="{photo}" icon="objects.machine" alt=""/>
        <Title>{name}</Title></ObjectCell></ObjectCellList>
      """
    for target in [HandoverTarget.ui5, .mdk] {
      let told = ExportedExample(text, name: "n", target, sample: [["photo": "p.png", "name": "N"]]).diagnostics
      #expect(told.contains { $0.message.hasPrefix("icon of <DetailImage> is left out of \(target.title): it would") })
    }
  }

  @Test func listsOfListsEnd() throws {
    let rows: JSONValue = ["rows": .array((0..<200).map { ["t": .string("r\($0)")] })]
    let text = """
      <ObjectCellList xmlns="urn:cardwright:1" sample="a.json">
        <Section each="{/rows}"><ObjectCell each="{/rows}"><Title>{t}</Title><TagBar><Tag each="{/rows}">{t}</Tag></TagBar></ObjectCell></Section>
      </ObjectCellList>
      """
    for target in HandoverTarget.all where target.isWrittenOneByOne {
      let example = ExportedExample(text, name: "l", target, sample: rows, mostExpanded: 1000)
      #expect(example.texts.values.reduce(0) { $0 + $1.utf8.count } < 300_000)
      let told = "are left out of \(target.title): a file has room for 1000 parts"
      #expect(example.diagnostics.contains { $0.message.contains(told) && $0.severity == .warning })
    }
  }

  @Test func twoPicturesAreTwo() throws {
    let text = """
      <ObjectCellList xmlns="urn:cardwright:1">
        <ObjectCell><DetailImage src="img/p.png" alt=""/><Title>A</Title></ObjectCell>
        <ObjectCell><DetailImage src="../img/p.png" alt=""/><Title>B</Title></ObjectCell>
      </ObjectCellList>
      """
    for target in HandoverTarget.all {
      let copies = ExportedExample(text, name: "a", target).files.filter {
        if case .copy = $0.content { true } else { false }
      }
      #expect(Set(copies.map(\.path)).count == 2)
      #expect(Set(copies.map(\.content)).count == 2)
    }
  }

  @Test func variantsOfManyAreAllKept() throws {
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1"><Title>A</Title>
        <Overflow><Action id="share" in="compact">S</Action><Action id="print" in="regular">P</Action></Overflow>
      </ObjectCardView>
      """
    for target in HandoverTarget.all { #expect(ExportedExample(text, name: "a", target).strings.contains("P")) }
  }

  @Test func variantsHaveEachOfTwoPlaces() throws {
    let text = """
      <Card xmlns="urn:cardwright:1"><Header><Title>A</Title></Header>
        <Footer><Action id="share" in="compact">S</Action><Action id="print" in="regular">P</Action></Footer>
      </Card>
      """
    for target in HandoverTarget.all { #expect(ExportedExample(text, name: "a", target).strings.contains("P")) }
  }

  @Test func menusKeepTheirOrderAndTextsAreNotPrimary() throws {
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1"><Title>A</Title>
        <Overflow><Action id="a">A1</Action><Action id="b">B1</Action></Overflow>
        <Actions><Action id="one">One</Action><Action id="two">Two</Action><Action id="three" role="tertiary">Three</Action></Actions>
      </ObjectCardView>
      """
    let card = ExportedExample(text, name: "a", .mdk).documents.first?["Controls"]?[0]?["Sections"]?[0]?["Cards"]?[0]
    #expect(card?["OverflowButtons"]?.array?.compactMap { $0["Title"] } == ["A1", "B1"])
    #expect(card?["PrimaryAction"]?["Title"] == "Two")
    #expect(card?["SecondaryAction"]?["Title"] == "One")
  }

  @Test func whatIsEmptyStandsAboveNoFullSections() throws {
    let text = """
      <ObjectCellList xmlns="urn:cardwright:1">
        <Section><Title>S1</Title><ObjectCell><Title>a</Title></ObjectCell></Section>
        <EmptyState cause="empty"><Title>No</Title></EmptyState>
      </ObjectCellList>
      """
    let example = ExportedExample(text, name: "a", .mdk)
    #expect(example.documents.first?["Controls"]?[0]?["Sections"]?.array?.count == 1)
    #expect(!example.strings.contains("No"))
    #expect(example.diagnostics.contains { $0.message.hasPrefix("<EmptyState> is left out of MDK") })
  }

  @Test func namesInChartsAreNoBindings() throws {
    let text = """
      <Card xmlns="urn:cardwright:1"><Header><Title>A</Title></Header><Body><Chart type="column" label="c">
        <Series><Label>B {{x}}</Label><Point value="1">P {{y}}</Point></Series><Series><Label>C</Label><Point value="2">Q</Point></Series>
      </Chart></Body></Card>
      """
    let ui5 = ExportedExample(text, name: "a", .ui5)
    let content = ui5.documents.first?["sap.card"]?["content"]
    #expect(content?["measures"]?[0]?["name"]?.string == #"B \{x\}"#)
    #expect(content?["feeds"]?[0]?["values"]?[0]?.string == #"B \{x\}"#)
    #expect(content?["data"]?["json"]?[0]?["category"] == "P {y}")
    let mdk = ExportedExample(text, name: "a", .mdk)
    #expect(mdk.strings.contains("B (x)") && mdk.strings.contains("P (y)"))
    #expect(mdk.diagnostics.contains { $0.message.contains("takes braces for bindings") })
  }

  @Test(arguments: [
    "data:image/png;base64,AAAA", "//cdn.x/p.png", "http://cdn.x/p.png", "https://cdn.x/p.png", "res://p.png", "p.png",
    "C:/p.png",
  ])
  func picturesElsewhereAreNotCopied(address: String) throws {
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1"><DetailImage src="\(address)" alt=""/><Title>A</Title></ObjectCardView>
      """
    for target in HandoverTarget.all {
      let example = ExportedExample(text, name: "a", target)
      let isFile = address == "p.png" || address == "C:/p.png"
      #expect(example.files.contains { $0.content == .copy(address) } == isFile)
      let isLost =
        target.name == "mdk" && !isFile && !address.hasPrefix("res:") && !address.hasPrefix("https:")
        || target.name == "swiftui" && address.hasPrefix("data:")
      #expect(example.strings.contains(address) == (isFile ? target.name != "mdk" : !isLost))
      #expect(example.diagnostics.contains { $0.message.contains("no picture from such an address") } == isLost)
    }
  }

  /// A binding leads to the app's folder for images or to addresses, as the data name the ones or the others; what it does not lead to
  /// is told.
  @Test(arguments: [
    ("https://cdn.x/a.png", "https://cdn.x/b.png", "{photo}", ""), ("a.png", "b.png", "/MyApp/Images/{photo}", ""),
    ("a.png", "https://cdn.x/b.png", "/MyApp/Images/{photo}", "https://cdn.x/b.png"),
    ("http://cdn.x/a.png", "", "/MyApp/Images/{photo}", "http://cdn.x/a.png"),
  ])
  func aBoundPictureIsWhereTheDataHaveIt(first: String, second: String, bound: String, lost: String) {
    let text = """
      <ObjectCellList xmlns="urn:cardwright:1" sample="a.json"><ObjectCell each="{.}"><DetailImage src="{photo}" alt=""/><Title>{name}</Title></ObjectCell></ObjectCellList>
      """
    let sample: JSONValue = [["photo": .string(first), "name": "A"], ["photo": .string(second), "name": "B"]]
    let example = ExportedExample(text, name: "a", .mdk, sample: sample)
    #expect(example.strings.contains(bound))
    let told = example.diagnostics.map(\.message).filter { $0.contains("which the sample names") }
    #expect(told == (lost.isEmpty ? [] : ["\(lost), which the sample names, cannot stand at that place in MDK"]))
  }

  @Test(arguments: ["= 1+1", "path:'x',formatter:'f'", "m>x", "$count", "#Page:P/#Value"])
  func whatIsNoPathIsNoCode(path: String) throws {
    let text = """
      <ObjectCellList xmlns="urn:cardwright:1" sample="a.json"><ObjectCell each="{.}"><Title>{\(path)}</Title></ObjectCell></ObjectCellList>
      """
    for target in HandoverTarget.all {
      let example = ExportedExample(text, name: "a", target, sample: [["x": "1"], ["x": "2"]])
      // In Swift a brace is a brace.
      let open = target.bindings.write("a", []).prefix { $0 != "a" }
      #expect(target.name == "swiftui" || !example.strings.contains { $0.contains("\(open)\(path)}") })
      #expect(example.diagnostics.contains { $0.message.contains("is no path") })
    }
    // A name of the data may be like that: then it is no binding, but what the data say.
    let known = ExportedExample(text, name: "a", .ui5, sample: [[path: "1"]])
    #expect(known.strings.contains("1") != path.contains("/"))
  }

  @Test func idsOfCardsAreUnique() throws {
    let ids = ExportedExample.all.filter { $0.target.name == "ui5" }.flatMap(\.documents)
      .compactMap { $0["sap.app"]?["id"]?.string }
    #expect(ids.count > 60)
    #expect(Set(ids).count == ids.count)
  }

  @Test func rowsThatStandInTheCardBecomeRecords() throws {
    let card = try #require(ExportedExample("contacts.card.xml", .ui5).documents.first?["sap.card"])
    #expect(card["content"]?["item"]?["title"] == "{title}")
    let records = try #require(card["content"]?["data"]?["json"]?.array)
    #expect(records.compactMap { $0["title"]?.string } == ["Ana Silva", "Ben Berger"])
    // Each row keeps its own telephone number.
    #expect(records.compactMap { $0["url"]?.string } == ["tel:+4940123456", "tel:+4940123457"])
  }

  @Test func whatCannotBeSaidThereIsLeftOutAndTold() throws {
    let text = """
      <Card xmlns="urn:cardwright:1" sample="samples/orders.json#/0">
        <Header><DetailImage icon="{priority}" alt=""/><Title>{title}</Title></Header>
        <Body><KPI caption="Flow">Plant 1010</KPI><Calendar date="{due}" label="x"><Event date="2026-03-04">A</Event></Calendar></Body>
      </Card>
      """
    let mdk = ExportedExample(text, name: "a", .mdk)
    #expect(mdk.diagnostics.contains { $0.message == "the text of <KPI> is left out of MDK: there is no place for it" })
    #expect(mdk.documents.flatMap(Contract.faults(page:)) == [])
    let ui5 = ExportedExample(text, name: "a", .ui5)
    #expect(ui5.documents.flatMap(Contract.faults(manifest:)) == [])
    #expect(ui5.documents.first?["sap.card"]?["header"]?["icon"] == nil)
    #expect(!ui5.strings.contains("{due}"))
  }

  @Test func namesAreLegal() {
    #expect(IdentifierRegister.pascal("work-order 2.b") == "WorkOrder2B")
    #expect(IdentifierRegister.pascal("7up") == "Part7up")
    #expect(IdentifierRegister.pascal("日本") != IdentifierRegister.pascal("中国"))
    #expect(IdentifierRegister.legal("größe") == "gr----e")
    #expect(IconNames.address("status.highPriority") == "sap-icon://high-priority")
    #expect(IconNames.address("actions.filterFill") == "sap-icon://filter")
    #expect(IconNames.address("objects.s4hana") == "sap-icon://s4hana")
    #expect(IconNames.address("actions.linkExternal") == nil)
  }

  @Test func whatDiffersIsFoldedIntoRecords() {
    let fold = RecordFold(
      [["a": "x", "b": ["c": 1]], ["a": "x", "b": ["c": 2], "state": "Error"]],
      RecordFold.Rules(absent: ["state": "None"]), .ui5)
    #expect(fold.template == ["a": "x", "b": ["c": "{c}"], "state": "{state}"])
    #expect(fold.records == [["c": 1, "state": "None"], ["c": 2, "state": "Error"]])
    #expect(fold.lost.isEmpty)
    let rules = RecordFold.Rules(unbindable: ["press", "runs/type"], switches: ["runs": "on"])
    let press = RecordFold([["t": "1", "press": "a"], ["t": "1", "press": "b"]], rules, .ui5)
    #expect(press.template == ["t": "1"])
    #expect(press.lost.map(\.entry) == [0, 1] && press.lost.map(\.member) == ["press", "press"])
    let mixed = RecordFold(
      [["runs": [["type": "A", "x": 1]]], ["runs": [["type": "B", "y": 2]]], ["u": "v"]], rules, .ui5)
    #expect(mixed.template == ["runs": [["type": "A", "x": 1, "on": "{on}"]], "u": "{u}"])
    #expect(mixed.records == [["on": true, "u": ""], ["on": false, "u": ""], ["on": false, "u": "v"]])
    #expect(mixed.lost.map(\.entry) == [1])
  }
}
