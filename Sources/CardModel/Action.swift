/// Something that a person can do.
package struct Action: Hashable, Sendable {
  /// The label of its button; may be empty when there is an icon.
  package var text: CardText
  /// How much it matters.
  package var role: ActionRole
  /// What its colour tells.
  package var kind: ActionKind
  /// Name of the icon, if there is one.
  package var icon: String?
  /// What is spoken, if it differs from the text.
  package var label: String?
  /// What becomes of the button after the tap: `unchanged`, `disabled`, `hidden` or a new label.
  package var after: String
  /// Whether it cannot be tapped.
  package var isDisabled: Bool

  /// What is spoken.
  package var spokenLabel: String { label ?? text.string }
}

/// How much an action matters.
package enum ActionRole: String, Sendable, CaseIterable {
  case primary, secondary, tertiary
}

/// What an action does, as its colour tells.
package enum ActionKind: String, Sendable, CaseIterable {
  case normal, tint, negative
}

extension Action {
  init(_ element: CardElement) {
    let text = CardText(linked: element)
    // A purpose gives the icon and, without a text, what is spoken.
    let purpose: ActionPurpose? = element.choice(.purpose)
    self.init(
      text: text, role: element.choice(.role, .secondary), kind: element.choice(.kind, .normal),
      icon: element.bound(.icon) ?? purpose?.icon,
      label: element.shownIfWritten(.label) ?? (text.isEmpty ? purpose?.word(element.language) : nil),
      after: Self.after(element), isDisabled: element.flag(.disabled))
  }
  private static func after(_ element: CardElement) -> String {
    let written = element.attribute(.after) ?? "unchanged"
    let isWord = ["unchanged", "disabled", "hidden"].contains(written)
    return isWord ? written : element.shown(.after)
  }
}
