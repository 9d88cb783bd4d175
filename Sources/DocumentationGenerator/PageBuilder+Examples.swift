import CardAnalysis
import CardLayout
import CardModel
import JSON
import LayoutCore

extension PageBuilder {
  /// How many examples an element's page shows.
  private static let shownExamples = 3

  /// Up to how many bytes an example is short.
  private static let shortExample = 2_500

  /// The page of an example card.
  func examplePage(_ example: ExampleCard) -> Page {
    let names = example.elements.map(\.name)
    let used = names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
    return Page(
      .example, example.page, title: example.title, summary: "",
      content: .facts([
        "name": .string(example.name), "file": .string(example.name + CardLanguage.fileSuffix),
        "family": .string(example.root), "familyPage": .text(addresses.element(named: example.root)),
        "source": .string(example.source), "pictures": pictures(of: example),
        "elements": .array(used.map { .facts(["name": .string($0), "page": .text(addresses.element(named: $0))]) }),
      ]))
  }

  /// The examples that show the element called `name`: its own part of the text, the pictures of the whole.
  func uses(of name: String) -> [JSONValue] {
    let indices = usesByElement[name] ?? []
    let roots = indices.filter { examples[$0].root == name }
    let chosen = (roots + indices.filter { examples[$0].root != name }).prefix(Self.shownExamples)
    return chosen.compactMap { index in
      let example = examples[index]
      guard let place = example.elements.first(where: { $0.name == name }) else { return nil }
      return .facts([
        "name": .string(example.name), "title": .string(example.title), "page": .string(example.page),
        "isWhole": .bool(example.root == name), "source": .string(example.excerpt(place.lines)),
        "pictures": pictures(of: example),
      ])
    }
  }

  private func pictures(of example: ExampleCard) -> JSONValue {
    .array(draws ? example.pictures.map(\.json) : [])
  }

  /// The page of a device.
  func devicePage(_ device: Device) -> Draft {
    func screen(_ screen: Screen) -> JSONValue {
      [
        "width": .number(screen.width), "height": .number(screen.height), "margin": .number(screen.margin),
        "readableInset": .number(screen.readableInset), "across": .string(screen.sizeClass.rawValue),
        "down": .string(screen.verticalSizeClass.rawValue), "top": .number(screen.safeArea.top),
        "bottom": .number(screen.safeArea.bottom), "sides": .number(screen.safeArea.leading),
      ]
    }
    // Of the short cards, the one with most kinds of parts shows best how much there is room for.
    let short = examples.filter { $0.root == "Card" && $0.source.utf8.count < Self.shortExample }
    let shown = short.max { Set($0.elements.map(\.name)).count < Set($1.elements.map(\.name)).count }
    let pictures = draws ? shown.map { Illustrator.draw($0, on: device) } ?? [] : []
    let page = Page(
      .device, "devices/" + device.id, title: device.name,
      summary: "\(Int(device.width)) × \(Int(device.height)) points at \(Int(device.scale)) pixels a point.",
      content: [
        "id": .string(device.id), "platform": .string(device.platform == .ios ? "iOS" : "Android"),
        "scale": .number(device.scale), "portrait": screen(device.portrait), "landscape": screen(device.landscape),
        "pictures": .array(pictures.map(\.json)),
      ])
    return Draft(page: page, pictures: pictures)
  }
}
