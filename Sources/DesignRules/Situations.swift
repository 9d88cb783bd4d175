import CardModel
import XMLSyntax

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

  private let tree: XMLTree
  private let words: [CardWord]
  /// Whether something in the document is for one platform or width.
  private let hasVariants: Bool
  /// More than the language nests elements.
  private static let deepest = 64

  /// Looks at `tree`, whose names mean `words`.
  init(_ tree: XMLTree, _ words: [CardWord]) {
    (self.tree, self.words) = (tree, words)
    hasVariants = words.contains { $0.attribute == .platform || $0.attribute == .in }
  }

  /// A rule begins at `node`, which stands where all around it does.
  func begin(at node: NodeID) {
    (whole, current, half) = (.all, .all, nil)
    guard hasVariants else { return }
    var (found, part) = (Situations.all, node)
    for _ in 0..<Self.deepest where part != .document {
      let own = own(part)
      found.formIntersection(own.platform.intersection(own.width))
      part = NodeID(Int(tree.nodes[part.index].parent))
    }
    // What stands nowhere is looked at as if it stood everywhere.
    if !found.isEmpty { (whole, current) = (found, found) }
  }

  /// What `node` itself says of where it stands.
  private func own(_ node: NodeID) -> (platform: Situations, width: Situations) {
    var own = (platform: Situations.all, width: Situations.all)
    for attribute in tree.attributes(of: node) {
      switch words[Int(attribute.name)].attribute {
      case .platform: own.platform = Situations(on: Platform(rawValue: tree.value(of: attribute)))
      case .in: own.width = Situations(at: SizeClass(rawValue: tree.value(of: attribute)))
      default: continue
      }
    }
    return own
  }

  /// It goes on in some of them, all over again.
  func turn(to situations: Situations) { (current, half) = (situations, nil) }

  /// Only `situations` matter to it; returns whether it is in one of them.
  func narrow(to situations: Situations) -> Bool {
    whole.formIntersection(situations)
    current.formIntersection(situations)
    return !current.isEmpty
  }

  /// Whether `node`, inside of what the rule looks at, stands where it looks.
  func stands(_ node: NodeID) -> Bool {
    guard hasVariants, tree.nodes[node.index].attributeCount > 0 else { return true }
    let own = own(node)
    for side in [own.platform, own.width] where current.isDivided(by: side) {
      half = half ?? current.intersection(side)
    }
    return !current.isDisjoint(with: own.platform.intersection(own.width))
  }
}
