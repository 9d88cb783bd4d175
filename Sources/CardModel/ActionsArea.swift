/// Secondary actions at the trailing edge of a cell.
package struct ActionsArea: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The actions.
  package var actions: [Action]
  /// Further actions behind one button.
  package var overflow: Overflow?
}
