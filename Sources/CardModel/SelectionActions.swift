/// What a person can do with the selected cells.
package struct SelectionActions: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The actions.
  package var actions: [Action]
  /// Further actions behind one button.
  package var overflow: Overflow?
}

extension SelectionActions {
  init(_ element: CardElement) {
    let area = ActionsArea(element)
    self.init(source: area.source, actions: area.actions, overflow: area.overflow)
  }
}
