import CardModel

/// Some of the situations in which a card is drawn: on each platform, at each width.
///
/// `platform` and `in` say in which of them a part stands; what never stands together is never compared.
struct Situations: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// One situation.
  private init(_ platform: Platform, _ width: SizeClass) {
    self.init(rawValue: 1 << ((platform == .ios ? 0 : 2) + (width == .compact ? 0 : 1)))
  }

  /// Those on `platform`; all without one.
  init(on platform: Platform?) {
    self = platform.map { [Situations($0, .compact), Situations($0, .regular)] } ?? .all
  }

  /// Those at `width`; all without one.
  init(at width: SizeClass?) { self = width.map { [Situations(.ios, $0), Situations(.android, $0)] } ?? .all }

  static let all = Situations(rawValue: 0b1111)
  static let android = Situations(on: .android)
  static let androidPhone = Situations(.android, .compact)

  /// Whether there are some on either platform.
  var isOnBothPlatforms: Bool { !isDisjoint(with: .android) && !isSubset(of: .android) }

  /// Whether both hold more than one and one holds situations that the other does not share.
  func isDivided(by other: Situations) -> Bool { !isDisjoint(with: other) && !isSubset(of: other) }

  /// These in words, where a finding could be in all of `whole`, such as “on Android at compact width”.
  func words(within whole: Situations) -> String {
    for (part, words) in Self.sides where intersection(part) == self && self == whole.intersection(part) {
      return words
    }
    return Platform.allCases.compactMap { platform in
      let here = intersection(Situations(on: platform))
      if here.isEmpty { return nil }
      let name = platform == .ios ? "on iOS" : "on Android"
      if here == whole.intersection(Situations(on: platform)) { return name }
      return name + (here.isSubset(of: Situations(at: .compact)) ? " at compact width" : " at regular width")
    }.joined(separator: " and ")
  }

  /// Everything on one platform or at one width.
  private static let sides: [(part: Situations, words: String)] = [
    (Situations(on: .ios), "on iOS"), (.android, "on Android"), (Situations(at: .compact), "at compact width"),
    (Situations(at: .regular), "at regular width"),
  ]
}

/// In which situations the running rule looks at the document.
final class RuleSituations {
  /// Those in which everything that it has seen so far stands, or does not.
  private(set) var current = Situations.all
  /// Those in which the part stands that it looks at, as far as they matter to the rule.
  private(set) var whole = Situations.all
  /// Half of ``current``: what the rule has seen stands in one half and not in the other, so that it has to look at each apart.
  private(set) var half: Situations?

  /// A rule begins at a part that stands in `situations`.
  func begin(_ situations: Situations) { (whole, current, half) = (situations, situations, nil) }

  /// It goes on in some of them, all over again.
  func turn(to situations: Situations) { (current, half) = (situations, nil) }

  /// Only `situations` matter to it; returns whether it is in one of them.
  func narrow(to situations: Situations) -> Bool {
    whole.formIntersection(situations)
    current.formIntersection(situations)
    return !current.isEmpty
  }

  /// Whether a part for `platform` and `width` stands where the rule looks.
  func stands(_ platform: Situations, _ width: Situations) -> Bool {
    for side in [platform, width] where current.isDivided(by: side) {
      half = half ?? current.intersection(side)
    }
    return !current.isDisjoint(with: platform.intersection(width))
  }
}
