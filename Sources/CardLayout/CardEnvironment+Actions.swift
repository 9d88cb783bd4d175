package import CardModel

extension CardEnvironment {
  /// `actions` as they are at the moment that is drawn: all disabled, or the most important one done.
  func current(_ actions: [Action]) -> [Action] {
    guard state == .done else { return enabled(actions) }
    guard let index = actions.indices.min(by: { actions[$0].role.rank < actions[$1].role.rank }) else { return actions }
    var result = actions
    result[index] = result[index].done
    if actions[index].after == "hidden" { result.remove(at: index) }
    return result
  }

  /// `actions` where none of them can be the one that was done: all disabled in that state.
  package func enabled(_ actions: [Action]) -> [Action] {
    guard state == .disabled else { return actions }
    return actions.map { action in
      var action = action
      action.isDisabled = true
      return action
    }
  }
}

extension ActionRole {
  /// Its place from the most important, 0.
  var rank: Int {
    switch self {
    case .primary: 0
    case .secondary: 1
    case .tertiary: 2
    }
  }
}

extension CardContext {
  /// `actions` with what has become of those that were done, where the card is played.
  func played(_ actions: [Action]) -> [Action] { play?.state.current(actions) ?? actions }

  /// `actions` as they are at the moment that is drawn, one of which may be the one that was done.
  func current(_ actions: [Action]) -> [Action] { played(environment.current(actions)) }

  /// `actions` as they are at the moment that is drawn.
  func enabled(_ actions: [Action]) -> [Action] { played(environment.enabled(actions)) }
}

extension Action {
  /// The action after it was performed (SEED0): disabled, with a new label, or as it was.
  var done: Action {
    guard after != "unchanged" else { return self }
    var action = self
    action.isDisabled = true
    if !["disabled", "hidden"].contains(after) {
      action.text.string = after
      action.label = nil
    }
    return action
  }
}
