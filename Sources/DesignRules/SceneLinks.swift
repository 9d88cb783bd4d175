import CardLayout
import CardModel
import XMLSyntax

/// Which cards of a scene lead to which, and what its maps have: looked through once for all cards that ask.
struct SceneLinks {
  /// The ids of the cards that a card pushes, by its id.
  private(set) var pushes: [String: Set<String>] = [:]
  /// The ids of all cards that are pushed.
  private(set) var pushed: Set<String> = []
  /// The ids of the cards that take the place of others.
  private(set) var swapped: Set<String> = []
  /// The ids of the cards that have a card as a page, by its id.
  private(set) var pageCards: [String: Set<String>] = [:]
  /// The ids of the cards that come to lie on the stack themselves.
  private var stacked: Set<String> = []
  /// Whether the cards stand beside the map, on whichever of the scene's devices: there they never grey it out.
  private(set) var isAtSide = false
  /// The strip of map above an extended card; nil where the scene names devices, but no phone that is held upright.
  private(set) var strip: MapStrip?
  /// Whether a step says that the app gives cards other maps.
  private var changesMaps = false
  /// Whether the scene, or a scenario of it, runs as shipped, where cards without a map can be lowered.
  private var isAsShipped = false
  /// Which of ``telling`` each child of the scene has in it.
  private var inside: [NodeID: Set<ElementName>] = [:]
  /// The ids of the cards that can be left, or one that takes their place.
  private(set) var open: Set<String> = []
  /// The ids of the pins of a map, by its id.
  private(set) var pins: [String: Set<String>] = [:]
  /// All values of attributes in the scene but ids and what its scenarios expect: what they name can be reached.
  private(set) var named: Set<String> = []
  /// The ids of the parts whose taps a card answers.
  private(set) var tapped: Set<String> = []
  /// The ids of the cards that answer taps on whatever part.
  private(set) var answersAll: Set<String> = []
  /// Whether a page card does so, for all of its pages.
  private(set) var pagesAnswerAll = false
  /// Whether something shows again what lies over the map once all of it is hidden.
  private(set) var showsOverlays = false
  /// The cards that another pushes or swaps in as soon as it appears, by its id.
  private var unasked: [String: [String]] = [:]
  /// The children of the scene, such as its cards and maps, by their ids; the first of several.
  private(set) var cards: [String: NodeID] = [:]
  /// What the parts of the scene are, by their ids.
  private var kinds: [String: ElementName] = [:]
  /// What cards, pages and handlers name as their maps.
  private var maps: Set<String> = []
  /// Whether something names a map that there is not, such as a misspelt one.
  var lacksSomeMap: Bool { maps.contains { kinds[$0] != .mapContent } }
  /// The ids of the parts that are never tapped themselves.
  private var untappable: Set<String> = []
  /// The ids of the styles that draw no close button.
  private var bareStyles: Set<String> = []
  /// Whether all others that push a card hand such a style on to it, by its id.
  private var inheritsBareStyle: [String: Bool] = [:]

  private init(_ scene: NodeID, _ context: RuleContext) {
    isAtSide = Self.standsAtSide(scene, context)
    strip = MapStrip(of: scene, context)
    readStyles(of: scene, context)
    for card in context.children(scene) {
      if let id = context.value(card, .id), cards[id] == nil { cards[id] = card }
      for page in context.children(card, .pageItem).compactMap({ context.value($0, .card) }) {
        pageCards[page, default: []].insert(context.value(card, .id) ?? "")
      }
      inside[card] = Set(context.descendants(card, Self.telling).map { context.name($0) })
    }
    readParts(of: scene, context)
    // The ids of the cards whose place a card takes, by its id.
    var replaced: [String: [String]] = [:]
    for card in context.children(scene) {
      let id = context.value(card, .id) ?? ""
      if context.name(card) == .mapContent, pins[id] == nil {
        pins[id] = Set(context.children(card, .pin).compactMap { context.value($0, .id) })
      }
      let ends = context.descendants(card, [.shortcut]).contains {
        ["pop", "dismiss"].contains(context.value($0, .do))
      }
      if ends || !isHeld(card, context) { open.insert(id) }
      for event in context.children(card, .on) where canHappen(event, of: card, context) {
        if !context.children(event, .pop).isEmpty { open.insert(id) }
        if !showsOverlays { showsOverlays = showsAll(event, context) }
        if context.value(event, .event) == "tap" {
          if let part = context.value(event, .of) {
            tapped.insert(part)
          } else {
            answersAll.insert(id)
            if context.name(card) == .pageCard { pagesAnswerAll = true }
          }
        }
        for other in context.children(event, .swap).compactMap({ context.value($0, .card) }) {
          replaced[other, default: []].append(id)
        }
        let cards = context.children(event, .push).compactMap { context.value($0, .card) }
        if isUnasked(event, context) {
          unasked[id, default: []] += cards + context.children(event, .swap).compactMap { context.value($0, .card) }
        }
        pushes[id, default: []].formUnion(cards)
        pushed.formUnion(cards)
      }
    }
    swapped = Set(replaced.keys)
    var rest = Array(open)
    while let next = rest.popLast() { rest += (replaced[next] ?? []).filter { open.insert($0).inserted } }
    named.formUnion(Self.values(of: scene, context))
    context.forEachDescendant(of: scene) { part in
      // What a test expects leads nowhere, nor does what never happens.
      if context.name(part) == .expect { return false }
      if context.name(part) == .on, let card = context.parent(part), !canHappen(part, of: card, context) {
        return false
      }
      named.formUnion(Self.values(of: part, context))
      return true
    }
  }

  /// Whether `event` happens without anybody doing something, as soon as its card appears.
  func isUnasked(_ event: NodeID, _ context: RuleContext) -> Bool {
    ["built", "willAppear", "didAppear"].contains(context.value(event, .event))
  }

  /// Whether what happens as soon as cards appear leads from the card called `id` to `next` and back, and the circle is told there: at
  /// one of its cards.
  func isTold(_ id: String, ofCircleTo next: String) -> Bool {
    let behind = Self.reached(from: next, unasked)
    return behind.contains(id) && !behind.contains { $0 < id && Self.reached(from: $0, unasked).contains(id) }
  }

  /// Whether the card called `id` comes to lie above that called `below`, over however many others.
  func isPushed(_ id: String, above below: String) -> Bool {
    Self.reached(from: below, pushes.mapValues(Array.init)).contains(id)
  }

  /// `start`, and everything that `ways` lead to from there.
  private static func reached(from start: String, _ ways: [String: [String]]) -> Set<String> {
    var seen: Set<String> = [start]
    var rest = [start]
    while let next = rest.popLast() { rest += (ways[next] ?? []).filter { seen.insert($0).inserted } }
    return seen
  }

  /// Whether `card` has pages to turn, or is one of them.
  func turns(_ card: NodeID, _ context: RuleContext) -> Bool {
    context.name(card) == .pageCard || context.value(card, .id).map { pageCards[$0] != nil } ?? false
  }

  /// Whether `card` is only seen as a page of others: nothing puts it on the stack itself.
  func isOnlyPage(_ card: NodeID, _ context: RuleContext) -> Bool {
    guard let id = context.value(card, .id), pageCards[id] != nil, !stacked.isEmpty else { return false }
    return !stacked.contains(id) && !named.contains("#" + id) && context.value(card, .activity) == nil
  }

  /// Whether nothing gives `card` a map, without which it is always extended.
  func lacksMap(_ card: NodeID, _ context: RuleContext) -> Bool {
    context.value(card, .map) == nil && !changesMaps && !isAsShipped && !turns(card, context)
      && has(noneOf: [.setMap, .mapContent, .page], card)
  }

  /// Whether the part called `id` is a pin of another map than that of `card`.
  func isForeignPin(_ id: String, to card: NodeID, _ context: RuleContext) -> Bool {
    guard kinds[id] == .pin, !changesMaps, let map = context.value(card, .map), let own = pins[map], !own.contains(id)
    else { return false }
    return context.name(card) != .pageCard && has(noneOf: [.setMap], card)
  }

  /// What tells of a card whether it can have a map, or typing in it: looked for once, as each of its handlers asks.
  private static let telling: [ElementName] = [.setMap, .mapContent, .page, .searchField, .hostedView]

  private func has(noneOf names: Set<ElementName>, _ card: NodeID) -> Bool {
    inside[card]?.isDisjoint(with: names) ?? true
  }

  /// Whether the part called `id` is a row, which people select.
  func isRow(_ id: String) -> Bool { kinds[id].map(Self.rows.contains) ?? false }

  /// Whether the part called `id` is never tapped itself: it is only read or looked at, or a whole of which parts are tapped.
  func takesNoTaps(_ id: String) -> Bool { untappable.contains(id) }

  /// Whether the part called `id` is a pin, a line or an area.
  func isOnMap(_ id: String) -> Bool { kinds[id].map { [.pin, .line, .area].contains($0) } ?? false }

  /// Whether what `event` of `card` waits for can come about: rows are selected, fields are typed in, and pages turn where there are any.
  func canHappen(_ event: NodeID, of card: NodeID, _ context: RuleContext) -> Bool {
    guard strayDetails(of: event, context).isEmpty else { return false }
    let id = context.value(event, .of)
    let part = id.flatMap { kinds[$0] }
    switch context.value(event, .event) {
    case "select": return part.map(Self.rows.contains) ?? true
    case "tap":
      return part.map { !Self.rows.contains($0) && $0 != .searchField } ?? true && id.map(takesNoTaps) != true
    case "focus", "blur":
      if let part { return part == .searchField }
      // Pages hear of the fields in the bars of the card that holds them, and a view of the app's own may have some.
      return turns(card, context) || context.name(card) == .hostedCard
        || !has(noneOf: [.searchField, .hostedView], card)
    case "page": return context.name(card) == .pageCard
    default: return true
    }
  }

  /// What narrows `event` down although only others have it: no part and no position is the one that is asked for.
  func strayDetails(of event: NodeID, _ context: RuleContext) -> [(name: AttributeName, events: [SceneEvent])] {
    guard let kind = context.value(event, .event).flatMap(SceneEvent.init) else { return [] }
    return EventHandler.details.filter { !$0.events.contains(kind) && context.value(event, $0.name) != nil }
  }

  /// Whether `event` can come about while everything over the map is hidden, and shows it again.
  private func showsAll(_ event: NodeID, _ context: RuleContext) -> Bool {
    switch context.value(event, .event) {
    case "select", "focus", "blur": return false
    case "tap": if let part = context.value(event, .of), !isOnMap(part) { return false }
    default: break
    }
    return context.children(event, .overlays).last.map { context.value($0, .show)?.flag != false } ?? false
  }

  private static let rows: [ElementName] = [.objectCell, .contactCell, .objectCardView, .card]

  /// Whether a finger finds `part`: a button, what is marked on a map, what leads somewhere, or a view that takes taps itself.
  private static func takesTaps(_ part: NodeID, _ context: RuleContext) -> Bool {
    switch context.name(part) {
    case .action, .headerAction, .overflow, .seeAll, .segment, .next, .floatingButton, .searchField, .pin, .line, .area,
      .other:
      true
    case .hostedView: context.value(part, .interactive)?.flag == true
    case .accessory: context.value(part, .interactive)?.flag != false
    default: context.value(part, .target) != nil
    }
  }

  /// Whether the cards of `scene` stand at the side, as it says itself, or as all of its devices have it.
  private static func standsAtSide(_ scene: NodeID, _ context: RuleContext) -> Bool {
    if context.value(scene, .mode) == SceneMode.sidebar.rawValue { return true }
    switch context.value(scene, .placement).flatMap(ScenePlacement.init) {
    case .bottom: return false
    case .side: return true
    case .auto, nil:
      let devices = context.children(scene, .device)
      return !devices.isEmpty && devices.allSatisfy { hasCardsAtSide($0, context) }
    }
  }

  /// Whether cards stand at the side on `device` of a scene that leaves it to that: where it is wide, or low.
  private static func hasCardsAtSide(_ device: NodeID, _ context: RuleContext) -> Bool {
    let preset = context.value(device, .like).flatMap(Device.named) ?? .standard
    let screen = preset.screen(context.value(device, .orientation).flatMap(Orientation.init) ?? .portrait)
    let across = context.value(device, .widthClass).flatMap(SizeClass.init) ?? screen.sizeClass
    let down = context.value(device, .heightClass).flatMap(SizeClass.init) ?? screen.verticalSizeClass
    return across == .regular || down == .compact
  }

  private static func values(of part: NodeID, _ context: RuleContext) -> [String] {
    context.tree.attributes(of: part).filter { context.tree.name(of: $0).local != AttributeName.id.rawValue }
      .map { context.tree.characters(in: context.tree.valueRange(of: $0)) }
  }

  private mutating func readParts(of scene: NodeID, _ context: RuleContext) {
    isAsShipped = context.value(scene, .profile) == SceneProfile.release.rawValue
    stacked = Set(context.value(scene, .root).map { [$0] } ?? [])
    context.forEachDescendant(of: scene) { part in
      if let id = context.value(part, .id) {
        kinds[id] = context.name(part)
        if !Self.takesTaps(part, context) { untappable.insert(id) }
      }
      if let map = context.value(part, .map) { maps.insert(map) }
      switch context.name(part) {
      case .push, .swap, .stackEntry: stacked.formUnion([context.value(part, .card)].compactMap { $0 })
      case .step:
        if context.value(part, .setMap) != nil { changesMaps = true }
        stacked.formUnion([AttributeName.push, .swap].compactMap { context.value(part, $0) })
      case .scenario: if context.value(part, .profile) == SceneProfile.release.rawValue { isAsShipped = true }
      default: break
      }
      return true
    }
  }

  private mutating func readStyles(of scene: NodeID, _ context: RuleContext) {
    let bare = context.children(scene, .cardStyle).filter { context.value($0, .closeButton) == "none" }
    bareStyles = Set(bare.compactMap { context.value($0, .id) })
    if bareStyles.isEmpty { return }
    for card in context.children(scene) {
      let pushes = context.descendants(card, [.push])
      if pushes.isEmpty { continue }
      let isHandedOn =
        context.value(card, .style).map(bareStyles.contains) ?? false
        && !pushes.contains { context.value($0, .copyStyle)?.flag == false }
      // A card that pushes itself hands on what it was handed.
      let own = context.value(card, .id)
      for id in pushes.compactMap({ context.value($0, .card) }) where id != own && inheritsBareStyle[id] != false {
        inheritsBareStyle[id] = isHandedOn
      }
    }
  }

  /// Whether people have no button to close `card` of the scene with.
  func isHeld(_ card: NodeID, _ context: RuleContext) -> Bool {
    context.value(card, .closable)?.flag == false || !drawsTitle(card, context) || isHeldByStyle(card, context)
  }

  /// Whether `card` has a title that the close button stands in, or one of the app's own that may bring one.
  func drawsTitle(_ card: NodeID, _ context: RuleContext) -> Bool {
    switch context.name(card) {
    case .pageCard:
      guard context.value(card, .childTitles) != "hide" else { return false }
      let pages = context.children(card, .pageItem).lazy.compactMap { context.value($0, .card) }
      // Pages of pages could be pages of themselves.
      return pages.compactMap { cards[$0] }.contains { context.name($0) == .pageCard || drawsTitle($0, context) }
    case .mapOnlyCard: return false
    default:
      if let custom = context.child(card, .customTitle) { return context.child(custom, .hostedView) != nil }
      return context.child(card, .title) != nil || context.name(card) == .hostedCard
    }
  }

  /// Whether the style that `card` names, or takes over from all that push it, draws no close button, and no title of the app's own
  /// brings one.
  func isHeldByStyle(_ card: NodeID, _ context: RuleContext) -> Bool {
    guard !bareStyles.isEmpty, context.children(card, .customTitle).isEmpty else { return false }
    if let style = context.value(card, .style) { return bareStyles.contains(style) }
    guard context.value(card, .inheritStyle)?.flag != false, let id = context.value(card, .id) else { return false }
    return inheritsBareStyle[id] ?? false
  }

  /// Those of `scene`; kept for the next card that asks.
  static func of(_ scene: NodeID, _ context: inout RuleContext) -> SceneLinks {
    context.reach.note(scene)
    if let known = context.sceneLinks.value(at: scene, context.situations) { return known }
    let found = context.situations.noting { SceneLinks(scene, context) }
    return context.sceneLinks.keep(found, at: scene, context.situations)
  }
}

/// Which rows of a card in a scene do something when they are selected.
struct SelectedRows {
  /// Whether all do.
  private var areAll = false
  /// The ids of those that do.
  private var ids: Set<String> = []
  /// Whether the card says of some rows by their names what opens.
  var opensSome: Bool { !ids.isEmpty }
  /// Whether nobody knows yet what the card answers: an element that is not closed may have swallowed some of it.
  let isUncertain: Bool
  /// Whether the card says of no event what happens.
  private(set) var saysNothing = true

  /// The cards of a scene that can have rows, of which `On` says what they do.
  static let holders: [ElementName] = [.tableCard, .plainCard, .hostedCard]

  private init(_ card: NodeID, _ context: RuleContext) {
    isUncertain = context.unclosed.contains(card)
    for event in context.children(card, .on) {
      saysNothing = false
      guard context.value(event, .event) == "select" else { continue }
      if let row = context.value(event, .of) { ids.insert(row) } else { areAll = true }
    }
  }

  /// Those of the card of a scene around `node`, kept for the next row that asks; nil outside of one.
  static func around(_ node: NodeID, _ context: inout RuleContext) -> SelectedRows? {
    guard let card = context.ancestor(node, holders) else { return nil }
    context.reach.note(card)
    if let known = context.selectedRows.value(at: card, context.situations) { return known }
    let found = context.situations.noting { SelectedRows(card, context) }
    return context.selectedRows.keep(found, at: card, context.situations)
  }

  /// Whether a tap on `cell`, an object or contact cell, opens something, as itself says or the card around it.
  static func open(_ cell: NodeID, _ context: inout RuleContext) -> Bool {
    if context.value(cell, .target) != nil { return true }
    if let card = context.ancestor(cell, [.card]), context.value(card, .target) != nil { return true }
    guard let rows = around(cell, &context) else { return false }
    return rows.areAll || context.value(cell, .id).map(rows.ids.contains) ?? false
  }
}
