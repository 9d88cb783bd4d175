import CardModel
import SceneLayout

// The stack and its pages.
extension SceneCore {
  /// Builds the stack as pushes would that nobody sees.
  mutating func build(_ entries: [StackEntry]) {
    for entry in entries {
      guard let index = facts.index(of: entry.card) else { continue }
      let page = facts.index(of: entry.page).flatMap { page in facts.cards[index].pages.firstIndex { $0 == page } }
      add(index, page, entry.position, entry.offset)
    }
    if state.stack.isEmpty { add(facts.index(of: facts.scene.root) ?? 0, nil, nil, 0) }
  }

  private mutating func add(_ index: Int, _ page: Int?, _ position: CardPosition?, _ offset: Double) {
    let current = state.stack.isEmpty ? nil : state.position
    let below = state.stack.last
    if !state.stack.isEmpty { state.stack[state.stack.count - 1].saved = state.position }
    var entry = entry(index, over: below, copiesStyle: true)
    entry.page = page ?? entry.page
    entry.offsets[entry.page] = offset
    state.stack.append(entry)
    state.recallOffset(within: scrollRange)
    state.keepOffset()
    state.position = position.map { hasMap && hasCard ? resolve($0) : $0 } ?? target(of: index, from: current)
    if !hasMap { state.position = .extended }
  }

  /// A new entry for the card at `index`.
  func entry(_ index: Int, over below: StackedCard?, copiesStyle: Bool) -> StackedCard {
    let card = facts.scene.cards[index]
    let style = card.style ?? (card.inheritsStyle && copiesStyle ? below?.style : nil)
    return StackedCard(
      card: index, page: facts.cards[index].initialPage, saved: nil, offsets: [:], style: style,
      wasClosable: !state.stack.isEmpty || facts.scene.isDismissable)
  }

  /// Leaves the top card, whose position is kept.
  mutating func cover() -> StackedCard {
    endTurn()
    state.keepMap(look)
    state.stack[state.stack.count - 1].saved = position
    state.coveredStart = frame.cardTop
    state.travel.jump(to: 0)
    interrupt()
    (state.finger, state.typing) = (nil, nil)
    state.keepOffset()
    let old = state.top
    state.tellsCards = state.isVisible
    if state.tellsCards { tell(old, .willDisappear) }
    return old
  }

  /// Where the card comes that is on top again: at the side it keeps the scene's position (VC L1193–1199).
  func restored(from current: CardPosition) -> CardPosition {
    guard hasCard else { return .collapsed }
    guard hasMap else { return .extended }
    if state.hasVoiceOver, current == .extended { return .extended }
    let rule = card.restorePosition ?? (geometry.isAtSide ? "keep" : "saved")
    if rule == "keep" { return current }
    return resolve(CardPosition(rawValue: rule) ?? state.top.saved ?? current)
  }

  /// A row that was tapped is no longer highlighted when its card comes back.
  mutating func deselectOnAppear() {
    guard case .table(let table) = shownCard.content, table.deselectsOnAppear,
      state.changes[shown]?.isRowByKey == false
    else { return }
    state.changes[shown]?.row = nil
  }

  /// VoiceOver goes to where the card wants it, when one has come on top.
  mutating func landOnFocus() {
    guard state.hasVoiceOver else { return state.focus = "" }
    let wanted = shownCard.focusPart ?? shownCard.focus ?? "title"
    state.focus = wanted == "none" ? "" : wanted
  }

  /// Ends a turn that is under way: its card goes.
  mutating func endTurn() {
    guard let turn = state.turn else { return }
    state.turn = nil
    complete(turn: turn.page)
  }

  /// A page has come to rest: the map first, then the page card, then the two pages (TGPageCard L164–178).
  mutating func complete(turn page: Int) {
    let old = state.top
    guard old.page != page, page < facts.cards[old.card].pages.count else { return }
    arrive()
    state.keepMap(look)
    state.keepOffset()
    state.stack[state.stack.count - 1].page = page
    state.recallOffset(within: scrollRange)
    handMapOver()
    let (before, after) = (shown(old), shown)
    state.tell(facts.id(old.card), .page(page + 1))
    queue.add(card.handlers, at: old.card, .page, part: facts.id(after), position: nil)
    if state.isVisible {
      tell(before, .willDisappear)
      tell(after, .willAppear)
      tell(after, .didAppear)
      tell(before, .didDisappear)
    }
    stayExtendedWithoutMap()
  }
}
