package import CardModel

/// An attribute as a file writes it.
package struct WrittenAttribute: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// Its value, not escaped.
  package var value: String
}

extension RecordedStep {
  /// The name of the element that says it.
  package var element: String {
    switch self {
    case .event: "Step"
    case .expect: "Expect"
    }
  }

  /// The attributes that say it.
  package var attributes: [WrittenAttribute] {
    switch self {
    case .event(let event): event.attributes
    case .expect(let claims): claims.map { WrittenAttribute(name: $0.attribute, value: $0.text) }
    }
  }
}

extension StepEvent {
  /// The attributes of the `Step` that says it; no value that is the standard is written.
  package var attributes: [WrittenAttribute] {
    let pairs: [(String, String?)] =
      switch self {
      case .select(let row, let index): [("select", row), ("index", index.map(String.init))]
      case .part(let event, let part, let index): [(event.rawValue, part), ("index", index.map(String.init))]
      case .tapPoint(let x, let y): [("tap", "\(PlainNumber.text(x)),\(PlainNumber.text(y))")]
      case .simple(let event): [(event.rawValue, "true")]
      case .push(let card): [("push", card)]
      case .swap(let card): [("swap", card)]
      case .setMap(let map): [("setMap", map)]
      case .page(.next): [("turn", "next")]
      case .page(.previous): [("turn", "previous")]
      case .page(.card(let card)): [("page", card)]
      case .swipe(let points, let velocity): [("swipe", PlainNumber.text(points)), Self.velocity(velocity)]
      case .move(let position): [("move", position.rawValue)]
      case .drag(let drag): drag.attributes
      case .scroll(let points, let velocity): [("scroll", PlainNumber.text(points)), Self.velocity(velocity)]
      case .keys(let keys): [("keys", keys)]
      case .resize(let device): [("resize", device)]
      case .toggle(let event, let isOn): [(event.rawValue, isOn ? "true" : "false")]
      case .voiceOverFocus(let edge): [("voiceOverFocus", PlainNumber.text(edge))]
      case .titleHeight(let height): [("titleHeight", PlainNumber.text(height))]
      case .wait(let seconds): [("wait", PlainNumber.text(seconds))]
      }
    return pairs.compactMap { name, value in value.map { WrittenAttribute(name: name, value: $0) } }
  }

  fileprivate static func velocity(_ velocity: Double) -> (String, String?) {
    ("velocity", velocity == 0 ? nil : PlainNumber.text(velocity))
  }
}

extension CardDrag {
  fileprivate var attributes: [(String, String?)] {
    var pairs: [(String, String?)] =
      switch course {
      case .straight(let distance, let velocity, let velocityX):
        [
          ("drag", PlainNumber.text(distance)), StepEvent.velocity(velocity),
          ("velocityX", velocityX == 0 ? nil : PlainNumber.text(velocityX)),
        ]
      case .path(let places, let seconds):
        [
          (
            "path",
            places.map { "\(PlainNumber.text($0.x)),\(PlainNumber.text($0.y))" }.joined(separator: " ")
              + " / \(PlainNumber.text(seconds))"
          )
        ]
      }
    pairs.append(("from", start == .card ? nil : start.rawValue))
    pairs.append(("hold", isHeld ? "true" : nil))
    pairs.append(("cancel", isCancelled ? "true" : nil))
    return pairs
  }
}
