/// The footer of a card.
package struct Footer: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Actions behind a button of their own.
  package var overflow: Overflow?
  /// The actions.
  package var actions: [Action]
  /// How wide their buttons are.
  package var buttonWidth: ButtonWidth
}

/// The width of the buttons in a footer.
package enum ButtonWidth: String, Sendable, CaseIterable {
  case auto, equal, intrinsic
}

extension Footer {
  init(_ element: CardElement) {
    self.init(source: element.source, actions: [], buttonWidth: element.choice(.buttonWidth, .auto))
    for child in element.children {
      if child.name == .action { actions.append(Action(child)) }
      if child.name == .overflow, overflow == nil { overflow = Overflow(child) }
    }
  }
}
