/// Actions behind a swipe over a cell.
package struct SwipeActions: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The edge at which they appear.
  package var edge: RowEdge
  /// The actions from the edge of the screen on.
  package var actions: [Action]
  /// Whether a long swipe performs the first action at once.
  package var allowsFullSwipe: Bool
}

/// A side of a row, in reading direction.
package enum RowEdge: String, Sendable, CaseIterable {
  case leading, trailing
}

extension SwipeActions {
  init(_ element: CardElement) {
    self.init(
      source: element.source, edge: element.choice(.edge, .trailing), actions: element.parts(.action, Action.init),
      allowsFullSwipe: element.flag(.fullSwipe))
  }
}
