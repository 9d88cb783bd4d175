import CardModel

/// Which key does what.
struct KeyMap {
  private let shortcuts: [[Shortcut]]
  private let hasDefaults: Bool
  private let profile: SceneProfile

  /// The keys of `shortcuts`, later ones first, over those that work in every scene.
  init(_ shortcuts: [[Shortcut]], hasDefaults: Bool, profile: SceneProfile) {
    self.shortcuts = shortcuts
    self.hasDefaults = hasDefaults
    self.profile = profile
  }

  /// What `keys` do, or nil.
  func command(_ keys: String) -> KeyCommand? {
    let wanted = Self.sorted(keys)
    for list in shortcuts.reversed() {
      if let shortcut = list.first(where: { Self.sorted($0.keys) == wanted }) { return shortcut.command }
    }
    return hasDefaults ? standard(keys) : nil
  }

  private func standard(_ keys: String) -> KeyCommand? {
    switch keys {
    case "ctrl+up": .expand
    case "ctrl+down": .collapse
    case "cmd+[": .pop
    case "cmd+w": profile == .spec ? .pop : .dismiss
    case "ctrl+right": .nextPage
    case "ctrl+left": .previousPage
    case "down": .nextRow
    case "up": .previousRow
    case "cmd+up": .firstRow
    case "cmd+down": .lastRow
    case "space", "enter": .select
    case "esc": .deselect
    default: nil
    }
  }

  /// The modifiers in one order, then the key.
  private static func sorted(_ keys: String) -> [Substring] {
    let parts = keys.split(separator: "+")
    guard let key = parts.last else { return [] }
    return parts.dropLast().sorted() + [key]
  }
}
