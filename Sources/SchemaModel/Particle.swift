/// A content model as the schema writes it: what documentation and messages show (XSD 1.0 part 1, section 3.9).
///
/// Group references are resolved; groups of one member that occur once are kept as written.
package struct Particle: Sendable {
  /// What occurs.
  package enum Term: Sendable {
    /// An element.
    case element(ElementID)
    /// Any element that a wildcard lets in.
    case wildcard(Wildcard)
    /// All of these, in this order.
    case sequence([Particle])
    /// One of these.
    case choice([Particle])
    /// All of these, in any order.
    case all([Particle])
  }

  /// What occurs.
  package var term: Term
  /// How often it must occur at least.
  package var minimum: Int
  /// How often it may occur; nil is "unbounded".
  package var maximum: Int?

  /// A term that occurs `minimum` to `maximum` times.
  package init(_ term: Term, minimum: Int = 1, maximum: Int? = 1) {
    self.term = term
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The particles one level below; empty for an element or a wildcard.
  package var children: [Particle] {
    switch term {
    case .element, .wildcard: []
    case .sequence(let particles), .choice(let particles), .all(let particles): particles
    }
  }
}
