package import CardModel

/// One thing that a card, a map content or the scene was notified of.
package struct TraceEntry: Hashable, Sendable {
  /// The id of what was notified.
  package var subject: String
  /// What it was notified of.
  package var call: TraceCall
  /// When, in seconds of the scene's clock.
  package var time: Double

  /// As it is written, such as `home.didMove(extended)`.
  package var text: String {
    switch call {
    case .didMove(let position): "\(subject).didMove(\(position.rawValue))"
    case .page(let number): "\(subject).page(\(number))"
    default: "\(subject).\(call.name)"
    }
  }

  /// Whether `claim` means it; without parentheses any argument fits.
  package func fits(_ claim: String) -> Bool {
    claim.utf8.last == 0x29 ? claim == text : claim == "\(subject).\(call.name)"
  }
}

/// What there are notifications of.
package enum TraceCall: Hashable, Sendable {
  case built, willAppear, didAppear, willDisappear, didDisappear, traits
  case didMove(CardPosition)
  /// Which page has come to rest, from 1.
  case page(Int)
  case takeCharge, cleanUp, padding
  case requestDismissal

  /// Who is notified.
  package enum Subject: Sendable {
    case card, map, scene
  }

  /// Who is notified of it.
  private var subject: Subject {
    switch self {
    case .built, .willAppear, .didAppear, .willDisappear, .didDisappear, .traits, .didMove, .page: .card
    case .takeCharge, .cleanUp, .padding: .map
    case .requestDismissal: .scene
    }
  }

  private static let all: [TraceCall] = [
    built, willAppear, didAppear, willDisappear, didDisappear, didMove(.extended), page(1), traits, takeCharge, cleanUp,
    padding, requestDismissal,
  ]

  /// What a `subject` can be notified of, by name.
  package static func names(for subject: Subject) -> [String] { all.filter { $0.subject == subject }.map { $0.name } }

  var name: String {
    switch self {
    case .built: "built"
    case .willAppear: "willAppear"
    case .didAppear: "didAppear"
    case .willDisappear: "willDisappear"
    case .didDisappear: "didDisappear"
    case .traits: "traits"
    case .didMove: "didMove"
    case .page: "page"
    case .takeCharge: "takeCharge"
    case .cleanUp: "cleanUp"
    case .padding: "padding"
    case .requestDismissal: "requestDismissal"
    }
  }

  /// The event that handlers know it by; nil for what only maps and scenes are told, and for pages, which are named.
  var event: SceneEvent? {
    switch self {
    case .built: .built
    case .willAppear: .willAppear
    case .didAppear: .didAppear
    case .willDisappear: .willDisappear
    case .didDisappear: .didDisappear
    case .traits: .traits
    case .didMove: .didMove
    case .page, .takeCharge, .cleanUp, .padding, .requestDismissal: nil
    }
  }
}
