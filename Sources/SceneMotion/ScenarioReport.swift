package import CardModel

/// The result of a scenario.
package struct ScenarioReport: Sendable {
  /// The scenario.
  package var scenario: Scenario
  /// The device on which it began.
  package var device: String
  /// The profile with which it ran.
  package var profile: SceneProfile
  /// The device on which it ran instead of its own; nil for its own.
  package var place: SceneDevice?
  /// Seconds of the scene's clock that it took.
  package var seconds = 0.0
  /// The claims that do not hold, in order.
  package var failures: [ClaimFailure] = []
  /// The steps that nobody could do, which did nothing, in order.
  package var obstacles: [StepObstacle] = []
  /// The trace: everything that cards, maps and the scene were notified of.
  package var trace: [TraceEntry] = []
  /// What each step did to the scene, in order.
  package var steps: [StepOutcome] = []
  /// The handler whose actions only triggered one another, if there was one.
  package var circle: EventHandler?
  /// Why it could not run; nil when it did.
  package var trouble: String?

  /// How it ended.
  package enum Outcome: String, Sendable {
    case passed, failed
    /// It could not run.
    case error
  }

  /// What is wrong with its ``circle``, as the end of a message; nil without one.
  package var circleMessage: String? {
    circle.map { "the actions of “\($0.event.rawValue)” and those that answer them never end" }
  }

  /// How it ended.
  package var outcome: Outcome {
    if trouble != nil { return .error }
    return failures.isEmpty && obstacles.isEmpty && circle == nil ? .passed : .failed
  }
}

/// What became of a scene by one step.
package struct StepOutcome: Hashable, Sendable {
  /// The step.
  package var source: PartSource
  /// The id of the card on top.
  package var card: String
  /// Where it is, or is going.
  package var position: CardPosition
  /// The top of the card from that of the screen at the end of the step, in points, also on the way.
  package var cardTop: Double
  /// Seconds of the scene's clock that it took.
  package var seconds: Double
  /// The entries of the scenario's trace that it added.
  package var told: Range<Int>

  /// In a few words, such as `home · peaking · cardTop 249 · 0.4 s`.
  package var text: String {
    let words = "\(card) · \(position.rawValue) · cardTop \(PlainNumber.text(cardTop))"
    return seconds > 0 ? "\(words) · \(PlainNumber.text(seconds)) s" : words
  }
}

/// A step that nobody could do.
package struct StepObstacle: Hashable, Sendable {
  /// The step.
  package var source: PartSource
  /// What was to happen.
  package var event: StepEvent
  /// What was in the way, in a sentence.
  package var message: String
  /// How many entries the scenario's trace had by then.
  package var traced: Int

  /// The attribute that says what was to happen.
  package var attribute: String { event.attributes.first?.name ?? "" }
}

/// A claim that does not hold.
package struct ClaimFailure: Hashable, Sendable {
  /// The element that claims it.
  package var source: PartSource
  /// What is claimed.
  package var claim: ScenarioClaim
  /// What would hold instead.
  package var actual: ScenarioClaim
  /// How many entries the scenario's trace had by then.
  package var traced: Int

  /// The attribute.
  package var attribute: String { claim.attribute }
  /// What is claimed, as it is written.
  package var expected: String { claim.text }
  /// What would hold, as it would be written.
  package var found: String { actual.text }

  /// How far off a figure is; nil for other claims.
  package var difference: Double? {
    guard case .figure(_, let wanted) = claim, case .figure(_, let seen) = actual else { return nil }
    return seen - wanted
  }

  /// What is wrong, in a sentence.
  package var message: String {
    let off = difference.map { ", \(PlainNumber.text(abs($0))) \($0 > 0 ? "more" : "less")" } ?? ""
    return "\(attribute) is \(Self.quoted(actual)), not \(Self.quoted(claim))\(off)"
  }

  private static func quoted(_ claim: ScenarioClaim) -> String {
    switch claim {
    case .figure, .flag: claim.text
    default: claim.text.isEmpty ? "none" : "“\(claim.text)”"
    }
  }
}

extension ScenarioClaim {
  /// What is claimed, as it is written.
  package var text: String {
    switch self {
    case .position(_, let position): position?.rawValue ?? ""
    case .figure(_, let figure): PlainNumber.text(figure)
    case .flag(_, let flag): flag ? "true" : "false"
    case .name(_, let name): name
    case .names(_, let names): names.joined(separator: " ")
    }
  }
}

/// Numbers as a person writes them.
package enum PlainNumber {
  /// `number` with at most four digits after the point and no trailing zeros.
  package static func text(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let scaled = Int64((number * 10_000).rounded())
    let (whole, rest) = (scaled.magnitude / 10_000, scaled.magnitude % 10_000)
    let sign = scaled < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(10_000 + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
