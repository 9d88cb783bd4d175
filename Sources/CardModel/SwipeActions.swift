/// Actions behind a swipe over a cell.
package struct SwipeActions: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The edge at which they appear.
  package var edge: RowEdge
  /// The actions in reading direction.
  package var actions: [Action]
  /// Whether a long swipe performs the first action at once.
  package var allowsFullSwipe: Bool
}

/// A side of a row, in reading direction.
package enum RowEdge: String, Sendable, CaseIterable {
  case leading, trailing
}
