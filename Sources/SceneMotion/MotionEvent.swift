package import CardModel

/// One thing that happens to a scene: by a person, the app or the system.
package enum MotionEvent: Sendable {
  /// The row or card of this id is chosen; of several with one id the one at `index`, from 1.
  case select(String, index: Int)
  /// A tap on, or the beginning or end of typing in, a part.
  case part(PartEvent, String)
  case simple(SimpleEvent)
  /// A tap at a place on the screen, in points from its upper left corner.
  case tapPoint(x: Double, y: Double)
  case push(String)
  case swap(String)
  case setMap(String?)
  case page(PageTurn)
  /// A finger lets go of the pages after this many points towards the trailing edge, at this many points a second.
  case swipe(Double, velocity: Double)
  /// A finger that is still down has the pages this many points towards the trailing edge from where they rest.
  case pages(Double)
  case move(CardPosition)
  /// A finger comes down that will drag, and its first speed.
  case press(DragStart, velocityX: Double, velocity: Double)
  /// The finger goes this many points downwards.
  case drag(Double)
  /// The finger lets go, at this many points a second downwards.
  case release(velocity: Double)
  /// The system takes the finger's drag away.
  case cancel
  /// The content is scrolled by this many points towards its end and let go, or held.
  case scroll(Double, velocity: Double, isHeld: Bool)
  case keys(String)
  case resize(SceneFacts)
  case toggle(ToggleEvent, Bool)
  case voiceOverFocus(Double)
  case titleHeight(Double)
}
