extension CardReader {
  func shortcut(_ element: Element) -> Shortcut? {
    guard let keys = attribute(.keys, element), let command = attribute(.do, element).flatMap(KeyCommand.init) else {
      return nil
    }
    return Shortcut(source: source(element), keys: keys, command: command)
  }

  mutating func handler(_ element: Element) -> EventHandler? {
    guard let event = attribute(.event, element).flatMap(SceneEvent.init) else { return nil }
    let actions = children(element)
    return EventHandler(
      source: source(element), event: event, part: attribute(.of, element), position: position(.position, element),
      actions: actions.compactMap { sceneAction($0) })
  }

  private mutating func sceneAction(_ element: Element) -> SceneAction? {
    let isAnimated = flag(.animated, element, unless: true)
    let card = attribute(.card, element)
    switch element.name {
    case .push:
      return card.map {
        .push(card: $0, isAnimated: isAnimated, copiesStyle: flag(.copyStyle, element, unless: true))
      }
    case .pop: return .pop(isAnimated: isAnimated)
    case .swap: return card.map { .swap(card: $0, isAnimated: isAnimated) }
    case .move: return position(.to, element).map { .move($0, isAnimated: isAnimated) }
    case .drag: return .drag(isEnabled: flag(.enabled, element))
    case .page: return turn(card, element).map { .page($0, isAnimated: isAnimated) }
    case .setMap: return .setMap(attribute(.map, element))
    case .zoom:
      return .zoom(
        attribute(.to, element).flatMap(MapZoom.init), pin: attribute(.pin, element), isAnimated: isAnimated)
    case .overlays: return .overlays(areShown: flag(.show, element))
    case .info: return .info(text(element))
    case .setTitle:
      let texts = children(element)
      return .setTitle(
        height: length(.height, element), title: texts.first { $0.name == .title }.map { text($0) },
        subtitle: texts.first { $0.name == .subtitle }.map { text($0) })
    default: return nil
    }
  }

  private func turn(_ card: String?, _ element: Element) -> PageTurn? {
    if let card { return .card(card) }
    return switch attribute(.turn, element) {
    case "next": .next
    case "previous": .previous
    default: nil
    }
  }

  // MARK: Scenarios

  mutating func scenario(_ element: Element) -> Scenario {
    var scenario = Scenario(
      source: source(element), device: attribute(.device, element),
      profile: attribute(.profile, element).flatMap(SceneProfile.init), restore: [], steps: [])
    for child in children(element) {
      switch child.name {
      case .description: scenario.description = text(child)
      case .restore: scenario.restore = stack(child)
      case .step: stepEvent(child).map { scenario.steps.append(.event($0, source(child))) }
      case .expect:
        scenario.steps.append(.expect(claims(child), within: length(.within, child) ?? 0.5, source(child)))
      default: continue
      }
    }
    return scenario
  }

  private func stepEvent(_ element: Element) -> StepEvent? {
    if let row = attribute(.select, element) { return .select(row, index: count(.index, element)) }
    if let tap = attribute(.tap, element), let place = FingerPlace(Substring(tap)) {
      return .tapPoint(x: place.x, y: place.y)
    }
    for (event, name) in Self.partEvents {
      if let part = attribute(name, element) { return .part(event, part) }
    }
    for (event, name) in Self.simpleEvents where flag(name, element) { return .simple(event) }
    for (event, name) in Self.toggleEvents where has(name, element) { return .toggle(event, flag(name, element)) }
    if let drag = drag(element) { return .drag(drag) }
    return stepMove(element)
  }

  private func stepMove(_ element: Element) -> StepEvent? {
    if let card = attribute(.push, element) { return .push(card) }
    if let card = attribute(.swap, element) { return .swap(card) }
    if let map = attribute(.setMap, element) { return .setMap(map) }
    if let turn = turn(attribute(.page, element), element) { return .page(turn) }
    if let points = number(.swipe, element) { return .swipe(points, velocity: number(.velocity, element) ?? 0) }
    if let position = position(.move, element) { return .move(position) }
    if let points = number(.scroll, element) { return .scroll(points, velocity: number(.velocity, element) ?? 0) }
    if let keys = attribute(.keys, element) { return .keys(keys) }
    if let device = attribute(.resize, element) { return .resize(device) }
    if let edge = number(.voiceOverFocus, element) { return .voiceOverFocus(edge) }
    if let height = length(.titleHeight, element) { return .titleHeight(height) }
    return length(.wait, element).map { .wait($0) }
  }

  private func drag(_ element: Element) -> CardDrag? {
    let straight = number(.drag, element).map { distance in
      DragCourse.straight(
        distance, velocity: number(.velocity, element) ?? 0, velocityX: number(.velocityX, element) ?? 0)
    }
    return (straight ?? attribute(.path, element).flatMap { DragCourse(path: $0) }).map { course in
      CardDrag(
        course: course, isHeld: flag(.hold, element), isCancelled: flag(.cancel, element),
        start: choice(.from, element, .card))
    }
  }

  private func claims(_ element: Element) -> [ScenarioClaim] {
    var claims: [ScenarioClaim] = []
    let written = names(element)
    for (claim, name) in Self.nameClaims where written.contains(name) {
      attribute(name, element).map { claims.append(.name(claim, $0)) }
    }
    for (claim, name) in Self.positionClaims where written.contains(name) {
      attribute(name, element).map { claims.append(.position(claim, CardPosition(rawValue: $0))) }
    }
    for (claim, name) in Self.figureClaims where written.contains(name) {
      number(name, element).map { claims.append(.figure(claim, $0)) }
    }
    for (claim, name) in Self.flagClaims where written.contains(name) {
      claims.append(.flag(claim, flag(name, element)))
    }
    for (claim, name) in Self.namesClaims where written.contains(name) {
      attribute(name, element).map {
        claims.append(.names(claim, $0.split(separator: " ").map(String.init)))
      }
    }
    return claims
  }

  // MARK: Attributes that are named as what they tell

  private static let partEvents = named(PartEvent.self)
  private static let simpleEvents = named(SimpleEvent.self)
  private static let toggleEvents = named(ToggleEvent.self)
  private static let nameClaims = named(NameClaim.self)
  private static let positionClaims = named(PositionClaim.self)
  private static let figureClaims = named(FigureClaim.self)
  private static let flagClaims = named(FlagClaim.self)
  private static let namesClaims = named(NamesClaim.self)

  private static func named<Value>(_ type: Value.Type) -> [(Value, AttributeName)]
  where Value: CaseIterable & RawRepresentable<String> {
    type.allCases.compactMap { value in CardWord.named(value.rawValue).attribute.map { (value, $0) } }
  }
}
