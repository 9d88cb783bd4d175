package import CardModel

/// One thing that a person does to a scene that is played, or that its surroundings do.
package enum PlayInput: Sendable {
  case down(PlayTouch)
  case move(PlayTouch)
  case up(PlayTouch)
  /// The system takes the finger away.
  case cancel
  /// A wheel or a trackpad scrolls what is at a place: points towards the end, and to the right.
  case wheel(PlayTouch, down: Double, right: Double)
  /// The wheel stands still.
  case wheelEnd
  /// Keys are pressed, such as `ctrl+up`.
  case keys(String)
  /// The gesture, or the key, that leads back.
  case escape
  /// What stands there is tapped, by its name where it has one, wherever it has gone.
  case activate(TouchPlace)
  /// VoiceOver, or the keyboard, comes to what ends at this y.
  case focus(Double)
  /// The screen becomes another, which scenarios know by the id of a device.
  case resize(SceneFacts, device: String)
  case toggle(ToggleEvent, Bool)
}

/// Where a finger is, and when.
package struct PlayTouch: Hashable, Sendable {
  /// Points from the left edge of the screen.
  package var x: Double
  /// Points from its upper edge.
  package var y: Double
  /// Seconds of the finger's own clock, from which its speed follows however slow the scene is played.
  package var stamp: Double

  /// A finger at a place, which is rounded to a tenth of a point, at a time, to a thousandth of a second; what is no number
  /// or beyond all screens counts as 0.
  package init(x: Double, y: Double, stamp: Double) {
    func rounded(_ value: Double, _ parts: Double) -> Double {
      abs(value) < 1e9 ? (value * parts).rounded() / parts : 0
    }
    (self.x, self.y, self.stamp) = (rounded(x, 10), rounded(y, 10), rounded(stamp, 1000))
  }
}
