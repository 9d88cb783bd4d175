import CardModel

// Who is notified, and what is changed about cards.
extension SceneCore {
  /// Tells the card of `entry`, and of its pages the one that shows.
  mutating func tell(_ entry: StackedCard, _ call: TraceCall) {
    tell(entry.card, call)
    let page = shown(entry)
    if page != entry.card { tell(page, call) }
  }

  mutating func tell(_ index: Int, _ call: TraceCall) {
    state.tell(facts.id(index), call)
    guard let event = call.event else { return }
    var position: CardPosition?
    if case .didMove(let reached) = call { position = reached }
    queue.add(facts.scene.cards[index].handlers, at: index, event, part: nil, position: position)
  }

  /// Lets what shows, and the card that holds it, answer an event of `part`; nil for one without a name.
  mutating func answer(_ event: SceneEvent, _ part: String?) {
    let top = state.top.card
    queue.add(facts.scene.cards[shown].handlers, at: shown, event, part: part, position: nil)
    if shown != top { queue.add(facts.scene.cards[top].handlers, at: top, event, part: part, position: nil) }
  }

  // MARK: Maps and titles

  /// Gives the card at `index` other map content, or none; while it is covered that waits until it is on top again.
  mutating func setMap(_ map: String?, of index: Int) {
    state.keepMap(look)
    state.changes[index, default: CardChanges()].map = .some(map)
    handMapOver()
    stayExtendedWithoutMap()
  }

  /// Lets the map content of what shows take charge, after the one before it has cleaned up; it keeps clear of the card where that
  /// goes, to `target` if it has not begun to.
  mutating func handMapOver(to target: CardPosition? = nil) {
    let next = mapID
    guard next != state.map else { return }
    if let map = state.map { state.tell(map, .cleanUp) }
    state.map = next
    state.mapPosition = target ?? position
    guard let next else { return }
    if facts.scene.map(next)?.restoresRect == false { state.aims[next] = nil }
    state.tell(next, .takeCharge)
  }

  /// A card without map content is always extended; only as shipped it stands where it stood.
  mutating func stayExtendedWithoutMap() {
    if facts.profile != .release, hasCard, !hasMap, state.position != .extended {
      interrupt()
      begin(.move, to: .extended, in: metrics.move, .easeOut)
    }
  }

  mutating func setTitle(_ height: Double?, _ title: CardText?, _ subtitle: CardText?, of index: Int) {
    var changes = state.changes[index] ?? CardChanges()
    changes.titleHeight = height ?? changes.titleHeight
    // A title of the app's own has texts of its own.
    if case .standard = facts.scene.cards[index].title {
      changes.title = title ?? changes.title
      changes.subtitle = subtitle ?? changes.subtitle
    }
    state.changes[index] = changes
    if index == shown { state.fixedTitle = titleHeight }
  }

  /// Highlights the row at a place of the table that shows, or none.
  mutating func highlight(_ row: Int?, isByKey: Bool) {
    var changes = state.changes[shown] ?? CardChanges()
    (changes.row, changes.isRowByKey) = (row, isByKey)
    state.changes[shown] = changes
  }
}
