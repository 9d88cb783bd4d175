import CardAnalysis
import CardLayout
import JSON
import SourceText

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
        "elements": .array(used.map { material.link(named: $0) }),
      ]))
    return PageDraft(page: page)
  }

  /// The examples that show the element called `name`: its own part of the text, the pictures of the whole.
  func uses(of name: String) -> (json: [JSONValue], pictures: [Picture]) {
    var drawn: [Picture] = []
    let uses = chosen(for: name).compactMap { example, moment -> JSONValue? in
      guard let place = example.elements.first(where: { $0.name == name }) else { return nil }
      let pictures = moment.name.isEmpty ? nil : pictures(of: example, in: moment)
      drawn += pictures ?? []
      return .facts([
        "name": .string(example.name), "path": .string(example.name + CardLanguage.fileSuffix),
        "title": .string(example.title), "page": .string(example.page), "anchor": .string(name),
        "isWhole": .bool(example.root == name), "source": .string(example.excerpt(place.lines)),
        "pictures": pictures.map { .array($0.map(\.json)) } ?? self.pictures(of: example),
      ])
    }
    return (uses, drawn)
  }

  /// How many examples are asked for a moment in which an element is seen.
  private static let askedExamples = 4

  /// The examples for the page of the element called `name`, those first that begin with it, then those in whose drawing it is
  /// seen: where it is in none, one at a moment at which it is.
  private func chosen(for name: String) -> [(example: ExampleCard, moment: ExampleCard.Moment)] {
    let all = (material.usesByElement[name] ?? []).map { material.examples[$0] }
    let ranked = all.filter { $0.root == name } + all.filter { $0.root != name }
    let rest = ExampleCard.Moment()
    func standard(_ examples: [ExampleCard]) -> [(example: ExampleCard, moment: ExampleCard.Moment)] {
      examples.prefix(Self.shownExamples).map { ($0, rest) }
    }
    guard material.draws, let first = ranked.first, first.root != name else { return standard(ranked) }
    let showing = ranked.filter { $0.shows(name, in: rest) }
    guard showing.isEmpty else { return standard(showing) }
    for example in ranked.prefix(Self.askedExamples) {
      if let moment = example.moments.first(where: { example.shows(name, in: $0) }) {
        return [(example, moment)] + standard(ranked.filter { $0.name != example.name }).prefix(Self.shownExamples - 1)
      }
    }
    return standard(ranked)
  }

  private func pictures(of example: ExampleCard, in moment: ExampleCard.Moment) -> [Picture] {
    let snapshot = Illustrator.snapshot(SourceText(example.source))
    return Picture.inBothAppearances { appearance in
      Illustrator.draw(
        snapshot, moment.environment(appearance), label: "\(example.title), \(moment.name), \(appearance.rawValue)",
        caption: moment.name.prefix(1).uppercased() + moment.name.dropFirst())
    }
  }

  private func pictures(of example: ExampleCard) -> JSONValue {
    .array(material.draws ? example.pictures.map(\.json) : [])
  }
}
