/// Where in a content model an element's children have got to; a plain value that belongs to one ``ContentModel``.
package struct ContentState: Hashable, Sendable {
  /// The automaton's state, or the set of members already seen of an all-group.
  package let raw: UInt64

  /// The state `raw`.
  package init(raw: UInt64) { self.raw = raw }
}

/// What a child stands for in its parent's content model.
package enum ContentMatch: Hashable, Sendable {
  /// An element declaration.
  case element(ElementID)
  /// A wildcard, by its index in ``ContentModel/wildcards``.
  case wildcard(Int)

  /// The declaration, unless a wildcard let the child in.
  package var element: ElementID? {
    if case .element(let element) = self { element } else { nil }
  }
}

/// One step through a content model.
package struct ContentStep: Hashable, Sendable {
  /// The state after it.
  package let state: ContentState
  /// What was met.
  package let match: ContentMatch
}
