/// What was found at places, kept for those who ask again in the same situations.
struct KnownFinds<Place: Hashable, Value> {
  private struct Key: Hashable {
    var place: Place
    var situations: Situations
  }

  private var known: [Key: (value: Value, half: Situations?, isDivided: Bool)] = [:]

  /// What was found at `place`, where the running rule looks at the document in `situations`.
  func value(at place: Place, _ situations: RuleSituations) -> Value? {
    guard let found = known[Key(place: place, situations: situations.current)] else { return nil }
    situations.note(found.half, found.isDivided)
    return found.value
  }

  /// Keeps what was `found` (``RuleSituations/noting(_:)``); returns its value.
  mutating func keep(
    _ found: (value: Value, half: Situations?, isDivided: Bool), at place: Place, _ situations: RuleSituations
  ) -> Value {
    known[Key(place: place, situations: situations.current)] = found
    return found.value
  }
}
