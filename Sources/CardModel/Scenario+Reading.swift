extension Shortcut {
  init?(_ element: CardElement) {
    guard let keys = element.attribute(.keys), let command = element.attribute(.do).flatMap(KeyCommand.init) else {
      return nil
    }
    self.init(source: element.source, keys: keys, command: command)
  }
}

extension EventHandler {
  /// The attributes that narrow an event down, each with the events that it is about: with any other event it is never met.
  package static let details: [(name: AttributeName, events: [SceneEvent])] = [
    (.of, [.tap, .select, .focus, .blur, .page]), (.position, [.didMove]),
  ]

  init?(_ element: CardElement) {
    guard let event = element.attribute(.event).flatMap(SceneEvent.init) else { return nil }
    self.init(
      source: element.source, event: event, part: element.attribute(.of), position: element.position(.position),
      actions: element.children.compactMap { SceneAction($0) })
  }
}

extension SceneAction {
  init?(_ element: CardElement) {
    let isAnimated = element.flag(.animated, unless: true)
    let card = element.attribute(.card)
    let action: SceneAction? =
      switch element.name {
      case .push:
        card.map { .push(card: $0, isAnimated: isAnimated, copiesStyle: element.flag(.copyStyle, unless: true)) }
      case .pop: .pop(isAnimated: isAnimated)
      case .swap: card.map { .swap(card: $0, isAnimated: isAnimated) }
      case .move: element.position(.to).map { .move($0, isAnimated: isAnimated) }
      case .drag: .drag(isEnabled: element.flag(.enabled))
      case .page: PageTurn(card, element).map { .page($0, isAnimated: isAnimated) }
      case .setMap: .setMap(element.attribute(.map))
      case .zoom:
        .zoom(element.attribute(.to).flatMap(MapZoom.init), pin: element.attribute(.pin), isAnimated: isAnimated)
      case .overlays: .overlays(areShown: element.flag(.show))
      case .info: .info(CardText(element))
      case .setTitle:
        .setTitle(
          height: element.length(.height), title: element.children.first { $0.name == .title }.map { CardText($0) },
          subtitle: element.children.first { $0.name == .subtitle }.map { CardText($0) })
      default: nil
      }
    guard let action else { return nil }
    self = action
  }
}

extension PageTurn {
  /// To `card`, if one is named, or as `turn` of `element` says.
  fileprivate init?(_ card: String?, _ element: CardElement) {
    if let card {
      self = .card(card)
      return
    }
    switch element.attribute(.turn) {
    case "next": self = .next
    case "previous": self = .previous
    default: return nil
    }
  }
}

extension Scenario {
  init(_ element: CardElement) {
    self.init(
      source: element.source, device: element.attribute(.device),
      profile: element.attribute(.profile).flatMap(SceneProfile.init), restore: [], steps: [])
    for child in element.children {
      switch child.name {
      case .description: description = CardText(child)
      case .restore: restore = child.parts(.stackEntry, StackEntry.init)
      case .step: if let event = StepEvent(child) { steps.append(.event(event, child.source)) }
      case .expect:
        steps.append(.expect(ScenarioClaim.all(child), within: child.length(.within) ?? 0.5, child.source))
      default: continue
      }
    }
  }
}

extension StepEvent {
  /// The attributes of a step that only say more about its event, each with the events that it is about.
  package static let details: [(name: AttributeName, events: [AttributeName])] = [
    (.index, [.select, .tap]), (.velocity, [.drag, .scroll, .swipe]), (.velocityX, [.drag]), (.from, [.drag, .path]),
    (.hold, [.drag, .path]), (.cancel, [.drag, .path]),
  ]

  init?(_ element: CardElement) {
    if let row = element.attribute(.select) {
      self = .select(row, index: element.index)
      return
    }
    if let place = element.attribute(.tap).flatMap({ FingerPlace(Substring($0)) }) {
      self = .tapPoint(x: place.x, y: place.y)
      return
    }
    guard let event = Self.named(element) ?? CardDrag(element).map({ .drag($0) }) ?? Self.told(element) else {
      return nil
    }
    self = event
  }

  /// An event whose name is the attribute's.
  private static func named(_ element: CardElement) -> StepEvent? {
    for (event, name) in partEvents {
      if let part = element.attribute(name) {
        return .part(event, part, index: event == .tap ? element.index : nil)
      }
    }
    for (event, name) in simpleEvents where element.flag(name) { return .simple(event) }
    for (event, name) in toggleEvents where element.has(name) { return .toggle(event, element.flag(name)) }
    return nil
  }

  /// An event that the attribute's value tells.
  private static func told(_ element: CardElement) -> StepEvent? {
    if let card = element.attribute(.push) { return .push(card) }
    if let card = element.attribute(.swap) { return .swap(card) }
    if let map = element.attribute(.setMap) { return .setMap(map) }
    if let turn = PageTurn(element.attribute(.page), element) { return .page(turn) }
    if let points = element.number(.swipe) { return .swipe(points, velocity: element.number(.velocity) ?? 0) }
    if let position = element.position(.move) { return .move(position) }
    if let points = element.number(.scroll) { return .scroll(points, velocity: element.number(.velocity) ?? 0) }
    if let keys = element.attribute(.keys) { return .keys(keys) }
    if let device = element.attribute(.resize) { return .resize(device) }
    if let edge = element.number(.voiceOverFocus) { return .voiceOverFocus(edge) }
    if let height = element.length(.titleHeight) { return .titleHeight(height) }
    return element.length(.wait).map { .wait($0) }
  }

  private static let partEvents = attributes(PartEvent.self)
  private static let simpleEvents = attributes(SimpleEvent.self)
  private static let toggleEvents = attributes(ToggleEvent.self)
}

extension CardElement {
  /// Which of several parts with one id a step is about, from 1; nil for the first.
  fileprivate var index: Int? { count(.index).flatMap { $0 > 1 ? $0 : nil } }
}

extension CardDrag {
  init?(_ element: CardElement) {
    let straight = element.number(.drag).map { distance in
      DragCourse.straight(
        distance, velocity: element.number(.velocity) ?? 0, velocityX: element.number(.velocityX) ?? 0)
    }
    guard let course = straight ?? element.attribute(.path).flatMap({ DragCourse(path: $0) }) else { return nil }
    self.init(
      course: course, isHeld: element.flag(.hold), isCancelled: element.flag(.cancel),
      start: element.choice(.from, .card))
  }
}

extension ScenarioClaim {
  /// What `element` claims, in the order in which it is written.
  fileprivate static func all(_ element: CardElement) -> [ScenarioClaim] {
    element.attributeNames.compactMap { name in readers[name]?(element, name) }
  }

  private typealias Reader = @Sendable (CardElement, AttributeName) -> ScenarioClaim?

  private static let readers: [AttributeName: Reader] = {
    var readers: [AttributeName: Reader] = [:]
    add(NameClaim.self, to: &readers) { claim, element, name in element.attribute(name).map { .name(claim, $0) } }
    add(PositionClaim.self, to: &readers) { claim, element, name in
      element.attribute(name).map { .position(claim, CardPosition(rawValue: $0)) }
    }
    add(FigureClaim.self, to: &readers) { claim, element, name in element.number(name).map { .figure(claim, $0) } }
    add(FlagClaim.self, to: &readers) { claim, element, name in .flag(claim, element.flag(name)) }
    add(NamesClaim.self, to: &readers) { claim, element, name in
      element.attribute(name).map { .names(claim, $0.split(separator: " ").map(String.init)) }
    }
    return readers
  }()

  /// Adds a reader for each attribute that is named as a value of `type`.
  private static func add<Claim: CaseIterable & RawRepresentable<String> & Sendable>(
    _ type: Claim.Type, to readers: inout [AttributeName: Reader],
    _ read: @escaping @Sendable (Claim, CardElement, AttributeName) -> ScenarioClaim?
  ) {
    for (claim, name) in attributes(type) { readers[name] = { element, name in read(claim, element, name) } }
  }
}

/// The attributes that are named as the values of `type`.
private func attributes<Value>(_ type: Value.Type) -> [(Value, AttributeName)]
where Value: CaseIterable & RawRepresentable<String> {
  type.allCases.compactMap { value in CardWord.named(value.rawValue).attribute.map { (value, $0) } }
}
