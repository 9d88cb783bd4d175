/// A grapheme cluster break class (UAX #29, table 2), numbered as `make_text_properties.py` numbers them.
enum ClusterClass: UInt8, Sendable {
  case other, cr, lf, control, extend, zwj, regionalIndicator, prepend, spacingMark, l, v, t, lv, lvt
  case extendedPictographic
}

/// Finds where grapheme clusters, what readers take for one character, begin (UAX #29, extended clusters).
struct ClusterBreaker {
  /// How far an emoji sequence (GB11) has been read.
  private enum Emoji {
    case none
    /// A pictograph and what extends it.
    case pictograph
    /// The same and a joiner.
    case joined
  }

  private var before = ClusterClass.control
  private var followsOddRegionalIndicator = false
  private var emoji = Emoji.none

  /// Whether a character of class `current` begins a cluster.
  mutating func startsCluster(_ current: ClusterClass) -> Bool {
    let starts = decide(current)
    followsOddRegionalIndicator =
      current == .regionalIndicator && !(before == .regionalIndicator && followsOddRegionalIndicator)
    switch current {
    case .extendedPictographic: emoji = .pictograph
    case .extend: break
    case .zwj: emoji = emoji == .pictograph ? .joined : .none
    default: emoji = .none
    }
    if current == .extend, emoji == .joined { emoji = .none }
    before = current
    return starts
  }

  /// The same for a printable ASCII character, without asking the table.
  mutating func startsPlainCluster() -> Bool {
    defer {
      before = .other
      followsOddRegionalIndicator = false
      emoji = .none
    }
    return before != .prepend
  }

  private func decide(_ current: ClusterClass) -> Bool {
    switch (before, current) {
    case (.cr, .lf): false  // GB3
    case (.control, _), (.cr, _), (.lf, _), (_, .control), (_, .cr), (_, .lf): true  // GB4, GB5
    case (.l, .l), (.l, .v), (.l, .lv), (.l, .lvt): false  // GB6
    case (.lv, .v), (.lv, .t), (.v, .v), (.v, .t), (.lvt, .t), (.t, .t): false  // GB7, GB8
    case (_, .extend), (_, .zwj), (_, .spacingMark), (.prepend, _): false  // GB9, GB9a, GB9b
    case (.zwj, .extendedPictographic): emoji != .joined  // GB11
    case (.regionalIndicator, .regionalIndicator): !followsOddRegionalIndicator  // GB12, GB13
    default: true  // GB999
    }
  }
}
