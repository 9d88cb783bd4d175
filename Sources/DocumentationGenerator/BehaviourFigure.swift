import CardLayout
import CardModel
import JSON
import SourceText

/// How a card behaves, as drawings side by side; what happens in a scene, as films.
struct BehaviourFigure {
  let material: PageMaterial

  /// Drawings of cards of the kind called `name`; none for what is not a document of its own.
  func drawn(for name: String) -> (json: [JSONValue], pictures: [Picture]) {
    var pictures: [Picture] = []
    if material.draws, material.source.isCardLanguage, let exhibits = MotionExhibit.all[name] {
      let topics = exhibits.map { exhibit -> JSONValue in
        let films = exhibit.films
        pictures += films
        return .facts([
          "title": .string(exhibit.title), "text": .string(exhibit.text), "source": .string(exhibit.listing),
          "pictures": .array(films.map(\.json)),
        ])
      }
      return (topics, pictures)
    }
    guard material.draws, let example = liveliest(of: name) else { return ([], []) }
    let topics = Self.topics(for: name, states: example.states).compactMap { topic -> JSONValue? in
      let views = topic.views.compactMap { GuideView($0) }
      let drawn = GuidePage.drawings(of: example.card.source, views, label: example.card.title).map(\.picture)
      guard !drawn.isEmpty else { return nil }
      pictures += drawn
      return .facts([
        "title": .string(topic.title), "text": .string(topic.text), "pictures": .array(drawn.map(\.json)),
      ])
    }
    return (topics, pictures)
  }

  /// The example with this root that looks different in the most states, and those states; the shortest of equals.
  private func liveliest(of name: String) -> (card: ExampleCard, states: [CardState])? {
    let candidates = (material.usesByElement[name] ?? []).map { material.examples[$0] }.filter { $0.root == name }
      .prefix(6)
    var best: (card: ExampleCard, states: [CardState])?
    for card in candidates {
      let snapshot = Illustrator.snapshot(SourceText(card.source))
      func draw(_ state: CardState) -> [UInt8]? {
        var environment = CardEnvironment(onPageIn: .light)
        environment.state = state
        return Illustrator.draw(snapshot, environment, label: "")?.bytes
      }
      let normal = draw(.normal)
      let states = CardState.allCases.filter { $0 != .normal && draw($0) != normal }
      if states.count > best?.states.count ?? -1 { best = (card, states) }
    }
    return best
  }

  /// A heading, what is said below it, and the views that are drawn.
  private typealias Topic = (title: String, text: String, views: [[String]])

  private static func topics(for name: String, states: [CardState]) -> [Topic] {
    let meanings = states.map { "**\($0.title)**: \($0.meaning)" }.joined(separator: "; ")
    var topics: [Topic] = []
    if name == ElementName.cardScene.rawValue {
      topics.append(
        (
          "Positions",
          "A card rests collapsed, peaking or extended. Where a drag ends and how fast it was decide which, and it is not always the "
            + "nearest.",
          CardPosition.allCases.map { [$0.rawValue] }
        ))
    } else if !states.isEmpty {
      topics.append(("States", meanings + ".", states.map { [$0.rawValue] }))
    }
    let least = (TouchTargets.leastSide(.ios), TouchTargets.leastSide(.android))
    topics.append(
      (
        "Touch targets",
        "Where a tap reaches: \(Int(least.0)) points wide and high at least on iOS, \(Int(least.1)) on Android. "
          + "Red is what is too small, or what two parts claim.",
        [["targets"]]
      ))
    topics.append(
      ("Reading order", "The order in which a screen reader says the parts.", [["reading-order"]]))
    topics.append(
      ("Text sizes", "The smallest and two of the largest that a person may choose.", [["xSmall"], ["AX1"], ["AX3"]]))
    topics.append(("Direction", "In languages that are read from right to left.", [["rtl"]]))
    return topics
  }
}

extension CardState {
  /// Its name for people.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// When it holds.
  fileprivate var meaning: String {
    switch self {
    case .normal: "at rest"
    case .pressed: "while a finger is on the card"
    case .selected: "chosen among others"
    case .disabled: "when nothing can be tapped"
    case .done: "after its first action was done"
    case .menu: "with its menu open"
    case .empty: "when there is nothing to show"
    case .loading: "while its data load"
    case .selection: "while several are chosen"
    case .swipe: "with a cell swiped aside"
    }
  }
}
