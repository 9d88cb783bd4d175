/// The body of a card.
package struct CardBody: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// What stands in it.
  package var parts: [BodyPart]
  /// What stands in its place when there is nothing, or loading failed.
  package var emptyStates: [IllustratedMessage]

  /// Whether something in it can be tapped of its own.
  package var hasTargets: Bool { parts.contains { $0.hasTargets } }
}

extension CardBody {
  init(_ element: CardElement) {
    self.init(source: element.source, parts: [], emptyStates: [])
    for child in element.children {
      if child.name == .emptyState {
        emptyStates.append(IllustratedMessage(child))
      } else {
        parts.append(BodyPart(child))
      }
    }
  }
}
