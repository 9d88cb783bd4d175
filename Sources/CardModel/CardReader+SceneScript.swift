extension CardReader {
  func shortcut(_ element: Element) -> Shortcut? {
    guard let keys = attribute("keys", element), let command = attribute("do", element).flatMap(KeyCommand.init) else {
      return nil
    }
    return Shortcut(source: source(element), keys: keys, command: command)
  }

  mutating func handler(_ element: Element) -> EventHandler? {
    guard let event = attribute("event", element).flatMap(SceneEvent.init) else { return nil }
    let actions = children(element)
    return EventHandler(
      source: source(element), event: event, part: attribute("of", element), position: position("position", element),
      actions: actions.compactMap { sceneAction($0) })
  }

  private mutating func sceneAction(_ element: Element) -> SceneAction? {
    let isAnimated = flag("animated", element, unless: true)
    let card = attribute("card", element)
    switch element.name {
    case "Push":
      return card.map {
        .push(card: $0, isAnimated: isAnimated, copiesStyle: flag("copyStyle", element, unless: true))
      }
    case "Pop": return .pop(isAnimated: isAnimated)
    case "Swap": return card.map { .swap(card: $0, isAnimated: isAnimated) }
    case "Move": return position("to", element).map { .move($0, isAnimated: isAnimated) }
    case "Drag": return .drag(isEnabled: flag("enabled", element))
    case "Page": return turn(card, element).map { .page($0, isAnimated: isAnimated) }
    case "SetMap": return attribute("map", element).map { .setMap($0) }
    case "Zoom":
      return .zoom(
        attribute("to", element).flatMap(MapZoom.init), pin: attribute("pin", element), isAnimated: isAnimated)
    case "Overlays": return .overlays(areShown: flag("show", element))
    case "Info": return .info(text(element))
    case "SetTitle":
      let texts = children(element)
      return .setTitle(
        height: length("height", element), title: texts.first { $0.name == "Title" }.map { text($0) },
        subtitle: texts.first { $0.name == "Subtitle" }.map { text($0) })
    default: return nil
    }
  }

  private func turn(_ card: String?, _ element: Element) -> PageTurn? {
    if let card { return .card(card) }
    return switch attribute("turn", element) {
    case "next": .next
    case "previous": .previous
    default: nil
    }
  }

  // MARK: Scenarios

  mutating func scenario(_ element: Element) -> Scenario {
    var scenario = Scenario(
      source: source(element), device: attribute("device", element),
      profile: attribute("profile", element).flatMap(SceneProfile.init), restore: [], steps: [])
    for child in children(element) {
      switch child.name {
      case "Description": scenario.description = text(child)
      case "Restore": scenario.restore = stack(child)
      case "Step": stepEvent(child).map { scenario.steps.append(.event($0, source(child))) }
      case "Expect":
        scenario.steps.append(.expect(claims(child), within: length("within", child) ?? 0.5, source(child)))
      default: continue
      }
    }
    return scenario
  }

  private func stepEvent(_ element: Element) -> StepEvent? {
    if let row = attribute("select", element) { return .select(row, index: count("index", element)) }
    for event in PartEvent.allCases {
      if let part = attribute(event.rawValue, element) { return .part(event, part) }
    }
    for event in SimpleEvent.allCases where flag(event.rawValue, element) { return .simple(event) }
    for event in ToggleEvent.allCases where attribute(event.rawValue, element) != nil {
      return .toggle(event, flag(event.rawValue, element))
    }
    if let drag = drag(element) { return .drag(drag) }
    return stepMove(element)
  }

  private func stepMove(_ element: Element) -> StepEvent? {
    if let card = attribute("push", element) { return .push(card) }
    if let card = attribute("swap", element) { return .swap(card) }
    if let map = attribute("setMap", element) { return .setMap(map) }
    if let turn = turn(attribute("page", element), element) { return .page(turn) }
    if let swipe = attribute("swipe", element) { return .swipe(swipe) }
    if let position = position("move", element) { return .move(position) }
    if let points = number("scroll", element) { return .scroll(points) }
    if let keys = attribute("keys", element) { return .keys(keys) }
    if let device = attribute("resize", element) { return .resize(device) }
    if let part = attribute("voiceOverFocus", element) { return .voiceOverFocus(part) }
    if let height = length("titleHeight", element) { return .titleHeight(height) }
    return length("wait", element).map { .wait($0) }
  }

  private func drag(_ element: Element) -> CardDrag? {
    number("drag", element).map { distance in
      CardDrag(
        distance: distance, velocity: number("velocity", element), velocityX: number("velocityX", element),
        isHeld: flag("hold", element), isCancelled: flag("cancel", element), start: attribute("from", element) ?? "card"
      )
    }
  }

  private func claims(_ element: Element) -> [ScenarioClaim] {
    var claims: [ScenarioClaim] = []
    for claim in NameClaim.allCases { attribute(claim.rawValue, element).map { claims.append(.name(claim, $0)) } }
    for claim in PositionClaim.allCases {
      position(claim.rawValue, element).map { claims.append(.position(claim, $0)) }
    }
    for claim in FigureClaim.allCases { number(claim.rawValue, element).map { claims.append(.figure(claim, $0)) } }
    for claim in FlagClaim.allCases where attribute(claim.rawValue, element) != nil {
      claims.append(.flag(claim, flag(claim.rawValue, element)))
    }
    for claim in NamesClaim.allCases {
      attribute(claim.rawValue, element).map {
        claims.append(.names(claim, $0.split(separator: " ").map(String.init)))
      }
    }
    return claims
  }
}
