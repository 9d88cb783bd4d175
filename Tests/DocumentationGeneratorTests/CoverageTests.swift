import BundledData
import CardLayout
import DocumentationGenerator
import JSON
import SchemaModel
import SourceText
import Testing

/// Everything that the language has stands in the output: the schema is walked, not a list.
@Suite struct CoverageTests {
  @Test func everyElementAttributeAndValueHasItsPlace() async throws {
    let schema = try #require(CardSite.schema)
    let reference = try #require(await CardSite.reference)
    let html = await CardSite.files(as: .html)
    for index in schema.elements.indices {
      let element = ElementID(index)
      let name = schema[element].expandedName
      let path = try #require(reference.addresses.element(name))
      let page = try #require(reference.pages.first { $0.path == path })
      let written = PageText(try #require(html[path + ".html"]).bytes)
      #expect(page.title == name.local && written.words.contains(Substring(name.local)))
      #expect(path == DocumentationPage.element(name.local))
      let attributes = (page.content["declarations"]?.array ?? []).flatMap { $0["attributes"]?.array ?? [] }
      for use in schema.attributes(of: element) {
        let place = "\(name.local)/@\(use.localName)"
        let full = use.expandedName.namespace.isEmpty ? use.localName : "xml:" + use.localName
        let told = try #require(attributes.first { $0["name"]?.string == full }, "\(place)")
        let anchor =
          DocumentationPage.attribute(full.split(separator: ":").joined(separator: "-"), of: name.local)
          .split(separator: "#").last ?? ""
        #expect(written.anchors.contains(anchor), "\(place)")
        #expect(told["text"]?.string == schema.documentation(of: use).text, "\(place)")
        guard schema[use.type].builtIn != .boolean else { continue }
        let values = (told["values"]?.array ?? []).compactMap { $0["value"]?.string }
        #expect(values == schema.enumeration(of: use.type).map(\.value), "\(place)")
      }
      for child in schema.children(of: element) {
        #expect(written.text.contains(">\(schema[child].localName)<"), "\(name.local) does not show \(schema[child])")
      }
    }
  }

  @Test func scenesTakeEveryDeviceThatCardsAreDrawnFor() throws {
    let schema = try #require(CardSite.schema)
    let type = try #require(schema.type(ExpandedName(namespace: schema.targetNamespace, local: "devicePreset")))
    guard case .simple(let devices) = type else {
      Issue.record("devicePreset is no simple type")
      return
    }
    #expect(schema.enumeration(of: devices).map { $0.value } == Device.all.map(\.id))
  }

  /// A page shows its element as it is seen: at rest, or at the moment at which it comes.
  @Test(arguments: [
    ("EmptyState", "Quiet day", "Compact, light: iPhone 15"), ("SwipeActions", "Notifications", "Swipe"),
    ("Timeline", "Delivery tracking", "Compact, light: iPhone 15"),
    ("Hint", "Transit home", "Compact, light: iPhone 15"),
  ]) func examplesShowTheirElement(element: String, title: String, caption: String) async throws {
    let page = try #require(await CardSite.reference?.pages.first { $0.path == "elements/\(element)" })
    #expect(page.content["examples"]?[0]?["title"]?.string == title)
    #expect(page.content["examples"]?[0]?["pictures"]?[0]?["caption"]?.string == caption)
  }

  /// An element is seen with what it holds, whatever else has parts of that name.
  @Test func examplesAreAllThatShowTheirElement() async throws {
    let page = try #require(await CardSite.reference?.pages.first { $0.path == "elements/MapButtons" })
    let titles = page.content["examples"]?.array?.compactMap { $0["title"]?.string } ?? []
    #expect(titles.sorted() == ["City departures", "Vehicle radar"])
  }

  @Test func everyTypeAndEachOfItsValuesHasItsPlace() async throws {
    let schema = try #require(CardSite.schema)
    let reference = try #require(await CardSite.reference)
    let html = await CardSite.files(as: .html)
    for (index, type) in schema.simpleTypes.enumerated().dropFirst(BuiltInType.allCases.count) {
      guard let name = type.name else { continue }
      let path = try #require(reference.addresses.type(name), "\(name.local)")
      let page = try #require(reference.pages.first { $0.path == path })
      let written = PageText(try #require(html[path + ".html"]).bytes)
      #expect(page.title == name.local)
      guard type.builtIn != .boolean else { continue }
      for value in schema.enumeration(of: SimpleTypeID(index)) {
        let told = (page.content["values"]?.array ?? []).first { $0["value"]?.string == value.value }
        let text = told?["text"]?.string ?? ""
        #expect(told != nil && text == value.documentation.text, "\(name.local): \(value.value)")
        #expect(written.anchors.contains("value-\(value.value)"), "\(name.local): \(value.value)")
      }
    }
    for type in schema.complexTypes {
      guard let name = type.name, type.location != .builtIn else { continue }
      let path = try #require(reference.addresses.type(name), "\(name.local)")
      #expect(html[path + ".html"] != nil)
    }
  }

  @Test func everyFindingHasAPageWhereItsLinkLeads() async throws {
    let reference = try #require(await CardSite.reference)
    let html = await CardSite.files(as: .html)
    for kind in CardSite.kinds {
      let address = DocumentationPage.address(DocumentationPage.rule(kind.code), base: reference.source.baseAddress)
      let path = String(address.dropFirst(reference.source.baseAddress.count))
      let written = PageText(try #require(html[path], "\(kind.code)").bytes)
      #expect(written.missing(from: kind.summary + " " + kind.code).isEmpty, "\(kind.code)")
      #expect(written.missing(from: kind.explanation).isEmpty, "\(kind.code)")
    }
  }

  @Test func everyDeviceIconColourAndTextStyleHasItsPlace() async throws {
    let html = await CardSite.files(as: .html)
    for device in Device.all {
      #expect(html["devices/\(device.id).html"] != nil, "\(device.id)")
    }
    let icons = html.filter { $0.key.hasPrefix("icons/") }.mapValues { PageText($0.bytes).anchors }
    for icon in IconCatalogue.names {
      let place = DocumentationPage.icon(icon).split(separator: "#")
      #expect(icons[place[0] + ".html"]?.contains(place[1]) == true, "\(icon)")
    }
    let colors = PageText(try #require(html["colors/index.html"]).bytes)
    for token in Palette.tokens {
      #expect(colors.anchors.contains(Substring(token.name)) && colors.text.contains(token.light.hex), "\(token.name)")
    }
    let styles = PageText(try #require(html["text-styles/index.html"]).bytes)
    for style in TextStyle.allCases { #expect(styles.anchors.contains(Substring("\(style)"))) }
  }

  @Test func aCommandIsDescribedAsItDescribesItself() async throws {
    let page = PageText(try #require(await CardSite.files(as: .html)["commands/check.html"]).bytes)
    #expect(
      page.text.contains("tool check &lt;path&gt; … [--format &lt;shape&gt;] [--open|--no-open] [--dry-run]"))
    // A flag and what takes it back have one text, which is about the former.
    let described = try #require(await CardSite.reference).pages.first { $0.path == "commands/check" }
    let names = described?.content["arguments"]?.array?.map { $0["name"]?.string ?? "" }
    #expect(names == ["<path>", "--format <shape>", "--open/--no-open", "--dry-run"])
    #expect(
      page.missing(from: "Check files. Status 1 when there are findings. What to check. The report. json").isEmpty)
  }

  /// Every element is shown in use, or is one that only other schemas' documents would have.
  @Test func everyElementHasAnExample() async throws {
    let reference = try #require(await CardSite.reference)
    for page in reference.pages where page.kind == .element {
      let examples = page.content["examples"]?.array ?? []
      #expect(!examples.isEmpty, "\(page.title)")
    }
  }
}
