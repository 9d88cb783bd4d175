package import CardModel
package import SceneMotion

/// What holds of every trace.
package struct TraceLaw {
  private let cards: Set<String>
  private let maps: Set<String>
  private let scene: String
  /// What was announced to a card and has not happened yet.
  private var announced: [String: Int] = [:]
  /// Who has the map; the outer nil before anybody was told.
  private var charge: String??
  private var time = 0.0

  /// The law of the traces of `scene`.
  package init(_ scene: CardScene) {
    cards = Set(scene.cards.compactMap(\.source.id))
    maps = Set(scene.maps.compactMap(\.source.id))
    self.scene = scene.source.id ?? ""
  }

  /// What is wrong with `entry`, which comes next; nil when nothing is.
  package mutating func broken(by entry: TraceEntry) -> String? {
    guard entry.time >= time else { return "it comes at \(entry.time), after \(time)" }
    time = entry.time
    guard entry.fits(entry.text), entry.fits(entry.text.prefix { $0 != "(" } + "") else {
      return "it is not what it says"
    }
    switch entry.call {
    case .takeCharge, .cleanUp, .padding:
      return maps.contains(entry.subject) ? handOver(entry) : "there is no such map content"
    case .requestDismissal: return entry.subject == scene ? nil : "the scene alone is asked for dismissal"
    case .page(let number) where number < 1: return "pages are counted from 1"
    case .willAppear: announced["\(entry.subject) appears", default: 0] += 1
    case .didAppear: return happened("\(entry.subject) appears")
    case .willDisappear: announced["\(entry.subject) disappears", default: 0] += 1
    case .didDisappear: return happened("\(entry.subject) disappears")
    default: break
    }
    return cards.contains(entry.subject) ? nil : "there is no such card"
  }

  private mutating func happened(_ what: String) -> String? {
    announced[what, default: 0] -= 1
    return announced[what, default: 0] < 0 ? "nobody announced that \(what)" : nil
  }

  private mutating func handOver(_ entry: TraceEntry) -> String? {
    let before = charge
    switch entry.call {
    case .takeCharge:
      charge = .some(entry.subject)
      if case .some(.some(let other)) = before { return "\(other) has not cleaned up" }
    case .cleanUp:
      charge = .some(nil)
      if let before, before != entry.subject { return "it is \(before ?? "nobody") who has the map" }
    default:
      if let before, before != entry.subject { return "it is \(before ?? "nobody") who has the map" }
    }
    return nil
  }

  /// What is still open while `machine`, whose trace it is, stands; at rest everything that was announced has happened.
  func open(_ machine: SceneMachine, isAtRest: Bool) -> String? {
    if let charge, charge != machine.state.map {
      return "\(charge ?? "nobody") was given the map that \(machine.state.map ?? "nobody") has"
    }
    return isAtRest ? announced.first { $0.value != 0 }.map { "it was announced that \($0.key)" } : nil
  }
}
