import CardAnalysis
import JSON

/// The page of an example card.
struct ExamplePage {
  let material: PageMaterial

  /// How many examples an element's page shows.
  private static let shownExamples = 3

  /// The page of an example card.
  func draft(_ example: ExampleCard) -> PageDraft {
    let names = example.elements.map(\.name)
    let used = names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
    let page = Page(
      .example, example.page, title: example.title, summary: "",
      content: .facts([
        "name": .string(example.name), "file": .string(example.name + CardLanguage.fileSuffix),
        "family": .string(example.root), "familyPage": .text(material.addresses.element(named: example.root)),
        "source": .string(example.source), "pictures": pictures(of: example),
        "elements": .array(
          used.map { .facts(["name": .string($0), "page": .text(material.addresses.element(named: $0))]) }),
      ]))
    return PageDraft(page: page)
  }

  /// The examples that show the element called `name`: its own part of the text, the pictures of the whole.
  func uses(of name: String) -> [JSONValue] {
    let indices = material.usesByElement[name] ?? []
    let roots = indices.filter { material.examples[$0].root == name }
    let chosen = (roots + indices.filter { material.examples[$0].root != name }).prefix(Self.shownExamples)
    return chosen.compactMap { index in
      let example = material.examples[index]
      guard let place = example.elements.first(where: { $0.name == name }) else { return nil }
      return .facts([
        "name": .string(example.name), "path": .string(example.name + CardLanguage.fileSuffix),
        "title": .string(example.title), "page": .string(example.page), "anchor": .string(name),
        "isWhole": .bool(example.root == name), "source": .string(example.excerpt(place.lines)),
        "pictures": pictures(of: example),
      ])
    }
  }

  private func pictures(of example: ExampleCard) -> JSONValue {
    .array(material.draws ? example.pictures.map(\.json) : [])
  }
}
