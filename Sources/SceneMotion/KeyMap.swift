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
    let wanted = Shortcut.chord(keys)
    for list in shortcuts.reversed() {
      if let shortcut = list.first(where: { Shortcut.chord($0.keys) == wanted }) { return shortcut.command }
    }
    return standard.first { $0.keys == keys }?.command
  }

  /// All keys that do something, as files or the standard write them.
  var names: [String] { shortcuts.flatMap { $0.map { $0.keys } } + standard.map { $0.keys } }

  /// Those that work in every scene.
  private var standard: [(keys: String, command: KeyCommand)] {
    guard hasDefaults else { return [] }
    return [
      ("ctrl+up", .expand), ("ctrl+down", .collapse), ("cmd+[", .pop), ("cmd+w", profile == .spec ? .pop : .dismiss),
      ("ctrl+right", .nextPage), ("ctrl+left", .previousPage), ("down", .nextRow), ("up", .previousRow),
      ("cmd+up", .firstRow), ("cmd+down", .lastRow), ("space", .select), ("enter", .select), ("esc", .deselect),
    ]
  }
}
