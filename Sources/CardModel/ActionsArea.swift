/// Secondary actions at the trailing edge of a cell.
package struct ActionsArea: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The actions.
  package var actions: [Action]
  /// Further actions behind one button.
  package var overflow: Overflow?
}

extension ActionsArea {
  init(_ element: CardElement) {
    self.init(source: element.source, actions: [], overflow: nil)
    for child in element.children {
      if child.name == .action { actions.append(Action(child)) }
      if child.name == .overflow, overflow == nil { overflow = Overflow(child) }
    }
  }
}
