import CardModel
import SourceText
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

  /// The place of the first of them in an order of all.
  var first: Int { rawValue.trailingZeroBitCount }

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
  /// Those that matter to the rule.
  private var scope = Situations.all
  /// Half of ``current``: what the rule has seen stands in one half and not in the other, so that it has to look at each apart.
  private(set) var half: Situations?

  /// Whether it has seen something that stands in some of ``whole`` and not in all.
  private(set) var isDivided = false

  private let tree: XMLTree
  private let words: [CardWord]
  /// Whether something in the document is for one platform or width.
  let hasVariants: Bool
  /// Whether each node says by itself that it is for one platform or width; empty where none does.
  private let isVariant: [Bool]
  /// Those that do, in document order.
  private let variants: [Int32]

  /// Looks at `tree`, whose names mean `words`.
  init(_ tree: XMLTree, _ words: [CardWord]) {
    (self.tree, self.words) = (tree, words)
    hasVariants = words.contains { $0.attribute == .platform || $0.attribute == .in }
    variants = hasVariants ? Self.variants(tree, words) : []
    var isVariant = [Bool](repeating: false, count: hasVariants ? tree.nodes.count : 0)
    for index in variants { isVariant[Int(index)] = true }
    self.isVariant = isVariant
  }

  private static func variants(_ tree: XMLTree, _ words: [CardWord]) -> [Int32] {
    let isSide = words.map { $0.attribute == .platform || $0.attribute == .in }
    var variants: [Int32] = []
    for index in tree.nodes.indices where tree.nodes[index].attributeCount > 0 {
      var attribute = Int(tree.nodes[index].firstAttribute)
      let end = attribute + Int(tree.nodes[index].attributeCount)
      while attribute < end, !isSide[Int(tree.attributes[attribute].name)] { attribute += 1 }
      if attribute < end { variants.append(Int32(truncatingIfNeeded: index)) }
    }
    return variants
  }

  /// The nodes of `range` that say by themselves that they are for one platform or width.
  func variants(in range: Range<Int>) -> ArraySlice<Int32> { variants[...].inside(range) }

  /// A rule begins at `node`, which stands where all around it does.
  func begin(at node: NodeID) {
    (whole, current, scope, half, isDivided) = (.all, .all, .all, nil, false)
    guard hasVariants else { return }
    let found = found(node)
    // What stands nowhere is looked at as if it stood everywhere.
    if !found.isEmpty { (whole, current) = (found, found) }
  }

  /// The element that was asked for last, which many rules look at, and that around it, with where they stand.
  private var last = (node: NodeID.document, found: Situations.all)
  private var around = (node: NodeID.document, found: Situations.all)

  /// Where `node` stands, as itself and all around it say.
  private func found(_ node: NodeID) -> Situations {
    if node == last.node { return last.found }
    let parent = NodeID(Int(tree.nodes[node.index].parent))
    if parent == last.node {
      around = last
    } else if parent != around.node {
      around = (parent, climb(from: parent))
    }
    last = (node, around.found.intersection(own(node)))
    return last.found
  }

  /// The same of any node, however far from the last one.
  func climb(from node: NodeID) -> Situations {
    guard hasVariants else { return .all }
    var (found, part) = (Situations.all, node)
    for _ in 0..<RuleContext.deepest where part != .document {
      found.formIntersection(own(part))
      part = NodeID(Int(tree.nodes[part.index].parent))
    }
    return found
  }

  private func own(_ node: NodeID) -> Situations {
    guard hasVariants, isVariant[node.index] else { return .all }
    let own = sides(node)
    return own.platform.intersection(own.width)
  }

  /// What `node` itself says of where it stands.
  private func sides(_ node: NodeID) -> (platform: Situations, width: Situations) {
    var own = (platform: Situations.all, width: Situations.all)
    for attribute in tree.attributes(of: node) {
      switch words[Int(attribute.name)].attribute {
      case .platform: own.platform = Situations(on: Platform(rawValue: value(attribute)))
      case .in: own.width = Situations(at: SizeClass(rawValue: value(attribute)))
      default: continue
      }
    }
    return own
  }

  /// The value of `attribute` as the schema reads it: white space around it does not count.
  private func value(_ attribute: XMLAttribute) -> String { CollapsedText.of(tree.value(of: attribute)) }

  /// It goes on in some of them, all over again.
  func turn(to situations: Situations) { (current, half) = (situations, nil) }

  /// Only `situations` matter to it; returns whether it is in one of them.
  func narrow(to situations: Situations) -> Bool {
    scope.formIntersection(situations)
    whole.formIntersection(situations)
    current.formIntersection(situations)
    return !current.isEmpty
  }

  /// Whether `node`, inside of what the rule looks at, stands where it looks.
  func stands(_ node: NodeID) -> Bool {
    guard hasVariants, isVariant[node.index] else { return true }
    let own = sides(node)
    for side in [own.platform, own.width] where whole.isDivided(by: side) {
      isDivided = true
      if current.isDivided(by: side) { half = half ?? current.intersection(side) }
    }
    return !current.isDisjoint(with: own.platform.intersection(own.width))
  }

  /// What `look` sees, one half of where the rule looks if it stands there and not in the other, and whether it does so anywhere.
  func noting<Value>(_ look: () -> Value) -> (value: Value, half: Situations?, isDivided: Bool) {
    let before = (half, isDivided)
    (half, isDivided) = (nil, false)
    defer { (half, isDivided) = (before.0 ?? half, before.1 || isDivided) }
    let value = look()
    return (value, half, isDivided)
  }

  /// The rule sees again what was divided into `half` and the rest.
  func note(_ half: Situations?, _ isDivided: Bool) {
    self.half = self.half ?? half
    self.isDivided = self.isDivided || isDivided
  }

  /// Whether `node`, inside of what the rule looks at, itself says that it stands in some situations only.
  func isConditional(_ node: NodeID) -> Bool { own(node) != .all }

  /// Whether there is a situation in which both stand.
  func meet(_ node: NodeID, _ other: NodeID) -> Bool {
    !climb(from: node).isDisjoint(with: climb(from: other))
  }

  // MARK: Fixes

  /// Those of `fixes` that change nothing where a finding does not hold that holds in `held`, as far as it matters to the rule.
  func confined(_ fixes: [Fix], to held: Situations) -> [Fix] {
    held == scope ? fixes : fixes.filter { $0.edits.allSatisfy { isConfined($0, to: held) } }
  }

  /// Whether `edit` changes only what stands in `held`.
  private func isConfined(_ edit: TextEdit, to held: Situations) -> Bool {
    func isHeld(_ found: Situations) -> Bool { found.intersection(scope).isSubset(of: held) }
    var place = edit.range.start
    guard !edit.range.isEmpty else {
      var holder = tree.element(at: place)
      if let element = holder, tree.range(of: element).start == place { holder = tree.parent(of: element) }
      let found = holder.map(climb) ?? .all
      // What is added says itself where it stands.
      let added = XMLParser.parse(SourceText(edit.replacement))
      let parts = RuleSituations(added, CardWord.words(of: added))
      let elements = added.childElements(of: .document).map { $0 }
      return elements.isEmpty ? isHeld(found) : elements.allSatisfy { isHeld(found.intersection(parts.own($0))) }
    }
    while place < edit.range.end {
      if tree.text.bytes[place] <= 0x20 {
        place += 1
        continue
      }
      guard var element = tree.element(at: place) else { return false }
      let isWhole = edit.range.contains(tree.range(of: element))
      while !isWhole, !tree.range(of: element).contains(edit.range), let parent = tree.parent(of: element),
        parent != .document
      {
        element = parent
      }
      guard isHeld(climb(from: element)) else { return false }
      place = isWhole ? tree.range(of: element).end : edit.range.end
    }
    return true
  }
}
