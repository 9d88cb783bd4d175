/// A place in the content of one element type, moved forward child by child: ``ContentModel`` and ``ContentState`` in
/// one value.
package struct ContentCursor: Sendable {
  /// The content model.
  package let model: ContentModel
  /// How far the children have got.
  package private(set) var state: ContentState

  /// Before the first child of `model`, or after the children that led to `state`.
  package init(_ model: ContentModel, state: ContentState? = nil) {
    self.model = model
    self.state = state ?? model.start
  }

  /// Moves past a child called `name` in `namespace`.
  ///
  /// - Returns: what the child stands for; nil when it may not stand here, and then the cursor has not moved.
  package mutating func step(_ name: NameID, namespace: String = "") -> ContentMatch? {
    guard let step = model.step(state, name, namespace: namespace) else { return nil }
    state = step.state
    return step.match
  }

  /// Whether the content may end here.
  package var isAccepting: Bool { model.isAccepting(state) }

  /// What may come next, in schema order.
  package var expected: [ContentMatch] { model.expected(in: state) }

  /// Which elements may stand here, with the siblings called `following` after them, in schema order.
  package func insertable(before following: [NameID], skippingRequired: Bool = false) -> [ElementID] {
    model.insertable(in: state, before: following, skippingRequired: skippingRequired)
  }
}
