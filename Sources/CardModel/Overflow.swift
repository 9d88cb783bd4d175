/// Actions behind one button.
package struct Overflow: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The actions of its menu.
  package var actions: [Action]
  /// What is spoken.
  package var label: String
}
