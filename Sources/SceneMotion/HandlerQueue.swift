import CardModel

/// Actions of handlers that wait until the event they respond to is over.
struct HandlerQueue: Hashable, Sendable {
  private var waiting: [Entry] = []
  private var next = 0
  /// The number of actions since the last event that no action caused.
  private var count = 0
  /// The handler at which it was stopped because actions only triggered one another.
  private(set) var circle: EventHandler?

  private struct Entry: Hashable, Sendable {
    var handler: EventHandler
    /// Index of the card in which the handler stands.
    var card: Int
  }

  /// More actions than this without an event of the user count as an endless loop.
  static let most = 100

  /// Starts counting again.
  mutating func begin() { count = 0 }

  /// Lets those of the `handlers` of the card at `index` wait that answer `event`: those that name the part first, then
  /// those for any.
  mutating func add(
    _ handlers: [EventHandler], at index: Int, _ event: SceneEvent, part: String?, position: CardPosition?
  ) {
    for handler in Self.answering(handlers, event, part: part, position: position) {
      waiting.append(Entry(handler: handler, card: index))
    }
  }

  /// Those of a card's `handlers` that answer `event`, in the order in which they run.
  static func answering(
    _ handlers: [EventHandler], _ event: SceneEvent, part: String?, position: CardPosition?
  ) -> [EventHandler] {
    let answering = handlers.filter { handler in
      handler.event == event && (handler.part == nil || handler.part == part)
        && (handler.position == nil || handler.position == position)
    }
    return answering.filter { $0.part != nil } + answering.filter { $0.part == nil }
  }

  /// The next actions with the index of their card; nil when there are none, or they form an endless loop.
  mutating func pop() -> (actions: [SceneAction], card: Int)? {
    guard next < waiting.count else {
      waiting.removeAll(keepingCapacity: true)
      next = 0
      return nil
    }
    let entry = waiting[next]
    next += 1
    return isAllowed(entry.handler) ? (entry.handler.actions, entry.card) : nil
  }

  /// Counts the actions of `handler`; false when they are too many.
  mutating func isAllowed(_ handler: EventHandler) -> Bool {
    count += handler.actions.count
    guard count > Self.most else { return true }
    circle = circle ?? handler
    waiting.removeAll()
    next = 0
    return false
  }
}
