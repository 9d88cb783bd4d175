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
  /// What keeps it from passing, in the order in which it came to light.
  package var problems: [ScenarioProblem] = []
  /// The trace: everything that cards, maps and the scene were notified of.
  package var trace: [TraceEntry] = []
  /// What each step did to the scene, in order.
  package var steps: [StepOutcome] = []
  /// Why it could not run; nil when it did.
  package var trouble: String?

  /// How it ended.
  package enum Outcome: String, Sendable {
    case passed, failed
    /// It could not run.
    case error
  }

  /// What is wrong with a handler whose actions only triggered one another; nil without one.
  package var circle: ScenarioProblem? {
    problems.first { if case .actionsCircle = $0.kind { true } else { false } }
  }

  /// How it ended.
  package var outcome: Outcome {
    if trouble != nil { return .error }
    return problems.isEmpty ? .passed : .failed
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

/// What keeps a scenario from passing.
package struct ScenarioProblem: Hashable, Sendable {
  /// What is wrong.
  package enum Kind: Hashable, Sendable {
    /// A claim that does not hold, and what would hold instead.
    case claimFails(ScenarioClaim, actual: ScenarioClaim)
    /// A step that nobody could do, which did nothing, and what was in the way, in a sentence.
    case stepImpossible(StepEvent, obstacle: String)
    /// A handler whose actions only triggered one another.
    case actionsCircle(SceneEvent)
  }

  /// The element that claims it, the step, or the handler.
  package var source: PartSource
  /// What is wrong.
  package var kind: Kind
  /// How many entries the scenario's trace had by then.
  package var traced: Int

  /// The attribute that claims it, or that says what was to happen; of a handler its event.
  package var attribute: String {
    switch kind {
    case .claimFails(let claim, _): claim.attribute
    case .stepImpossible(let event, _): event.attributes.first?.name ?? ""
    case .actionsCircle(let event): event.rawValue
    }
  }

  /// What is claimed, as it is written; of steps and handlers what all of them claim.
  package var expected: String {
    switch kind {
    case .claimFails(let claim, _): claim.text
    case .stepImpossible: "a step that people can do"
    case .actionsCircle: "an end"
    }
  }

  /// What would hold, as it would be written.
  package var found: String {
    switch kind {
    case .claimFails(_, let actual): actual.text
    case .stepImpossible: "nothing"
    case .actionsCircle: "a circle"
    }
  }

  /// What is wrong, in a sentence.
  package var message: String {
    switch kind {
    case .claimFails(let claim, let actual):
      let off = difference.map { ", \(PlainNumber.text(abs($0))) \($0 > 0 ? "more" : "less")" } ?? ""
      return "\(attribute) is \(Self.quoted(actual)), not \(Self.quoted(claim))\(off)"
    case .stepImpossible(_, let obstacle): return obstacle
    case .actionsCircle(let event):
      return "The actions of “\(event.rawValue)” and those that answer them never end"
    }
  }

  /// How far off a figure is; nil for other claims.
  private var difference: Double? {
    guard case .claimFails(.figure(_, let wanted), .figure(_, let seen)) = kind else { return nil }
    return seen - wanted
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
