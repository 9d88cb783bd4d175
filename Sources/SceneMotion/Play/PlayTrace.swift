/// What cards, maps and a scene that is played were notified of: the latest of it, so that a long play stays small.
package struct PlayTrace: Sendable {
  /// More than these are not kept.
  package static let limit = 1000

  private var latest: [TraceEntry] = []
  /// How many there were, those that are not kept any more among them.
  package private(set) var count = 0

  mutating func append(_ entry: TraceEntry) {
    latest.append(entry)
    count += 1
    if latest.count > 2 * Self.limit { latest.removeFirst(Self.limit) }
  }

  /// What came behind the first `place` entries, as far as it is kept.
  package func since(_ place: Int) -> ArraySlice<TraceEntry> { latest.suffix(max(0, count - place)) }
}
