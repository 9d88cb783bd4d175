/// Actions behind one button.
package struct Overflow: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The actions of its menu.
  package var actions: [Action]
  /// What is spoken.
  package var label: String
}

extension Overflow {
  init(_ element: CardElement) {
    let label = element.shown(.label)
    self.init(
      source: element.source, actions: element.parts(.action, Action.init),
      label: label.isEmpty ? DrawnWord.more(element.language) : label)
  }
}
