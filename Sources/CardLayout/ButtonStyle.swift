package import CardModel

/// The colours of a button (FS/FioriButtonStyleProvider, BTN-I).
package struct ButtonStyle: Hashable, Sendable {
  /// Label and icon.
  package var foreground: ColorToken
  /// Filling, or nil for none.
  package var background: ColorToken?

  /// The colours for `role` and `kind`.
  package init(_ role: ActionRole, _ kind: ActionKind, isDisabled: Bool = false) {
    switch (role, kind) {
    case (.primary, _): (foreground, background) = (.base2, .tintColor)
    case (.secondary, .normal): (foreground, background) = (.secondaryLabel, .secondaryFill)
    case (.secondary, .tint): (foreground, background) = (.tintColor2, .informationBackground)
    case (.secondary, .negative): (foreground, background) = (.negativeLabel, .negativeBackground)
    case (.tertiary, .normal): (foreground, background) = (.primaryLabel, nil)
    case (.tertiary, .tint): (foreground, background) = (.tintColor2, nil)
    case (.tertiary, .negative): (foreground, background) = (.negativeLabel, nil)
    }
    if isDisabled {
      foreground = .separator
      if role != .tertiary { background = .tertiaryFill }
    }
  }
}
