/// What happens when something happens to a card.
package struct EventHandler: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// What must happen.
  package var event: SceneEvent
  /// The part to which it must happen; nil for any.
  package var part: String?
  /// The position that the card must come to, for ``SceneEvent/didMove``.
  package var position: CardPosition?
  /// What is done, in order.
  package var actions: [SceneAction]
}

/// What can happen to a card.
package enum SceneEvent: String, Sendable, CaseIterable {
  case built, willAppear, didAppear, willDisappear, didDisappear, didMove, page, tap, select, focus, blur, traits
}

/// What a scene can do.
package enum SceneAction: Hashable, Sendable {
  case push(card: String, isAnimated: Bool, copiesStyle: Bool)
  case pop(isAnimated: Bool)
  case swap(card: String, isAnimated: Bool)
  case move(CardPosition, isAnimated: Bool)
  case drag(isEnabled: Bool)
  case page(PageTurn, isAnimated: Bool)
  /// Other content for the map; nil for none.
  case setMap(String?)
  case zoom(MapZoom?, pin: String?, isAnimated: Bool)
  case overlays(areShown: Bool)
  case info(CardText)
  case setTitle(height: Double?, title: CardText?, subtitle: CardText?)
}

/// To which page a page card turns.
package enum PageTurn: Hashable, Sendable {
  case next
  case previous
  case card(String)
}

/// A key and what it does.
package struct Shortcut: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The keys, such as `ctrl+up`.
  package var keys: String
  /// What they do.
  package var command: KeyCommand

  /// `keys` with the modifiers in one order, then the key: in whatever order they are written, the same are pressed.
  package static func chord(_ keys: String) -> [Substring] {
    let parts = keys.split(separator: "+")
    guard let key = parts.last else { return [] }
    return parts.dropLast().sorted() + [key]
  }
}

/// What a key can do.
package enum KeyCommand: String, Sendable, CaseIterable {
  case expand, collapse, pop, dismiss, nextPage, previousPage, nextRow, previousRow, firstRow, lastRow, select, deselect
}

/// A course of events and what must hold in between.
package struct Scenario: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The device on which it runs.
  package var device: String?
  /// The profile with which it runs; nil for the scene's.
  package var profile: SceneProfile?
  /// What it shows.
  package var description: CardText?
  /// The stack with which it begins; empty for the scene's start.
  package var restore: [StackEntry]
  /// What happens and what must hold, in order.
  package var steps: [ScenarioStep]
}

/// One event, or one check.
package enum ScenarioStep: Hashable, Sendable {
  case event(StepEvent, PartSource)
  /// Claims that must all hold, lengths to within this many points.
  case expect([ScenarioClaim], within: Double, PartSource)

  /// Where it stands.
  package var source: PartSource {
    switch self {
    case .event(_, let source), .expect(_, _, let source): source
    }
  }
}

/// One event of a scenario.
package enum StepEvent: Hashable, Sendable {
  /// The row of this id; of several with one id the one at `index`, from 1.
  case select(String, index: Int?)
  /// A tap on, or the beginning or end of typing in, a part; of several with one id the one at `index`, from 1.
  case part(PartEvent, String, index: Int? = nil)
  /// A tap at a place on the screen, in points from its upper left corner.
  case tapPoint(x: Double, y: Double)
  case simple(SimpleEvent)
  case push(String)
  case swap(String)
  case setMap(String)
  case page(PageTurn)
  /// A swipe across the pages: points towards the trailing edge, and points a second at its end.
  case swipe(Double, velocity: Double)
  case move(CardPosition)
  case drag(CardDrag)
  /// A scroll of the content: points towards its end, and the finger's points a second downwards.
  case scroll(Double, velocity: Double)
  case keys(String)
  /// The screen becomes that of a device.
  case resize(String)
  case toggle(ToggleEvent, Bool)
  /// VoiceOver comes to a part that ends at this y.
  case voiceOverFocus(Double)
  case titleHeight(Double)
  /// Time goes by, in seconds.
  case wait(Double)
}

/// What can happen to a part.
package enum PartEvent: String, Sendable, CaseIterable {
  case tap, focus, blur
}

/// Events that say nothing but that they happen.
package enum SimpleEvent: String, Sendable, CaseIterable {
  case tapTitle, tapMap, close, pop, expand, collapse, edgeSwipe, escape
}

/// What can be switched on and off.
package enum ToggleEvent: String, Sendable, CaseIterable {
  case visible, voiceOver, dragging, overlays
}

/// A drag with a finger.
package struct CardDrag: Hashable, Sendable {
  /// The way of the finger.
  package var course: DragCourse
  /// Whether the finger stays down.
  package var isHeld: Bool
  /// Whether the drag is cancelled.
  package var isCancelled: Bool
  /// Where it begins.
  package var start: DragStart

  /// A drag along `course`.
  package init(course: DragCourse, isHeld: Bool = false, isCancelled: Bool = false, start: DragStart = .card) {
    (self.course, self.isHeld, self.isCancelled, self.start) = (course, isHeld, isCancelled, start)
  }
}

/// The way of a finger that drags.
package enum DragCourse: Hashable, Sendable {
  /// Straight: points downwards, points a second downwards at the end and to the right at the beginning.
  case straight(Double, velocity: Double, velocityX: Double)
  /// Through places at equal times, in this many seconds.
  case path([FingerPlace], seconds: Double)

  /// The way that `text` describes, such as `0,0 12,-80 20,-300 / 0.35`; nil when it describes none.
  init?(path text: String) {
    let halves = text.split(separator: "/")
    guard halves.count == 2, let seconds = Double(halves[1].filter { $0 != " " }), seconds >= 0, seconds.isFinite else {
      return nil
    }
    let places = halves[0].split(separator: " ").compactMap { FingerPlace($0) }
    guard places.count > 1 else { return nil }
    self = .path(places, seconds: seconds)
  }
}

/// Where a finger is: points to the right of and below the place from which they are counted.
package struct FingerPlace: Hashable, Sendable {
  /// Points to the right.
  package var x: Double
  /// Points downwards.
  package var y: Double

  /// The place at `x`, `y`.
  package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The place that `text` names, such as `12,-80`; nil when it names none.
  init?(_ text: Substring) {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0.isFinite }) else { return nil }
    (x, y) = (numbers[0], numbers[1])
  }
}

/// Where a drag begins.
package enum DragStart: String, Sendable, CaseIterable {
  /// Anywhere but in the content.
  case card
  case title, content
}

/// Something that must hold.
package enum ScenarioClaim: Hashable, Sendable {
  /// A position; nil for none.
  case position(PositionClaim, CardPosition?)
  case figure(FigureClaim, Double)
  case flag(FlagClaim, Bool)
  /// A name or a text; empty for none.
  case name(NameClaim, String)
  case names(NamesClaim, [String])

  /// The name of the attribute that claims it.
  package var attribute: String {
    switch self {
    case .position(let claim, _): claim.rawValue
    case .figure(let claim, _): claim.rawValue
    case .flag(let claim, _): claim.rawValue
    case .name(let claim, _): claim.rawValue
    case .names(let claim, _): claim.rawValue
    }
  }
}

/// A position that a scenario claims.
package enum PositionClaim: String, Sendable, CaseIterable {
  case position, saved
}

/// A figure that a scenario claims.
package enum FigureClaim: String, Sendable, CaseIterable {
  case cardTop, y, width, left, contentAlpha, dim, shade, buttonsAlpha, depth, duration, scrollOffset
  case paddingTop, paddingRight, paddingBottom, paddingLeft
  case safeTop, safeRight, safeBottom, safeLeft
}

/// A yes or no that a scenario claims.
package enum FlagClaim: String, Sendable, CaseIterable {
  case scrollable, separator, grabHandle, close, hasMap, mapInteractive, draggable, dismissal, headerShown
}

/// A name or a text that a scenario claims.
package enum NameClaim: String, Sendable, CaseIterable {
  case top, page, selected, map, focus, info, title, handleLabel
}

/// A list of names that a scenario claims.
package enum NamesClaim: String, Sendable, CaseIterable {
  case readingOrder, rowButtons, columnButtons, trace
}
