import CardModel
import Guidelines
import SourceText
import Standards
import XMLSyntax

/// What a rule may ask of the document, and where it reports.
struct RuleContext {
  /// The document.
  let tree: XMLTree
  /// What the schema says that rules ask; nil without a schema.
  let knowledge: RuleKnowledge?
  /// The files around the document.
  let files: RuleFiles
  /// What is in the folders around the document.
  let folders: FolderListings
  /// How much the project allows.
  let limits: RuleLimits
  /// The bindings and what they read; nil when no sample is named, or without a schema.
  let bindings: RuleBindings?
  /// What the running rule looks at.
  let reach = RuleReach()
  /// Whether something in the document is for one platform, so that its author thinks of both.
  let distinguishesPlatforms: Bool
  /// The elements of which nobody knows yet what they have.
  let unclosed: UnclosedElements
  /// In which situations the running rule looks at it.
  let situations: RuleSituations
  /// The rule that is running.
  private(set) var rule: DesignRule?
  /// The element that it looks at.
  private(set) var node = NodeID.document
  /// How many findings it has there.
  private var findingsOfRun = 0
  /// The situations at each of which it looked apart; none where it did not need to.
  private(set) var divided: [Situations] = []
  /// What the names of the tree mean, by their index.
  let words: [CardWord]
  /// The elements of the language that the document has somewhere.
  private let present: [ElementName]
  /// Whether attributes may hold what a rule asks for, by the index of their name in the tree.
  private let mayHold: [Bool]
  /// Whether each of the tree's namespaces is that of the card language, by its index.
  let isOwn: [Bool]
  /// What was found so far.
  private(set) var findings: [Finding] = []
  /// The texts of the unit at hand, with their words.
  let unitTexts = UnitTexts()
  /// The texts of the whole that was asked for last.
  var lastTexts: (node: NodeID, texts: [WrittenText])?
  /// The languages that the document names.
  let languages = NamedLanguages()
  /// Whether something in the document names its language.
  private let namesLanguages: Bool
  /// The child elements of the large element that was asked last for one of them.
  private let childrenByName = ChildrenByName()
  /// The elements that large elements hold, however deep.
  private let elementsByName: ElementsByName
  /// The texts that runs read which look further than a unit.
  let wideTexts: WideTexts
  /// What several parts of an element asked about its descendants.
  private var remembered = KnownFinds<Inside, [NodeID]>()
  /// What cards of a scene asked about all of them, and rows about their card.
  var sceneLinks = KnownFinds<NodeID, SceneLinks>()
  var selectedRows = KnownFinds<NodeID, SelectedRows>()
  /// The codes of the rules that report once for a document and have done so.
  private var told: Set<String> = []
  /// By the code of a rule, how many findings it has and where the last of those stands that are told.
  private var counts: [String: (count: Int, last: Int)] = [:]

  init(
    tree: XMLTree, words: [CardWord], knowledge: RuleKnowledge?, files: RuleFiles = .unknown,
    limits: RuleLimits = .standard, wideTexts: WideTexts = WideTexts(after: nil)
  ) {
    self.limits = limits
    self.wideTexts = wideTexts
    self.tree = tree
    self.words = words
    present = words.map { $0.element }.filter { $0 != .other }
    self.knowledge = knowledge
    self.files = files
    folders = FolderListings(files)
    bindings = RuleBindings(tree, words, knowledge, files)
    distinguishesPlatforms = words.contains { $0.attribute == .platform }
    unclosed = UnclosedElements(in: tree)
    situations = RuleSituations(tree, words)
    elementsByName = ElementsByName(tree, words)
    namesLanguages = words.contains { $0.attribute == .lang }
    mayHold =
      if let knowledge { words.map { knowledge.isHolder[$0.attributeIndex] } } else { [] }
    isOwn = tree.namespaces.map { $0 == CardDocument.namespace }
  }

  /// An attribute that holds something which a rule asks for.
  typealias Content = (attribute: XMLAttribute, value: String, kinds: [ContentKind])

  /// A finding, with the element at which the rule looked that made it.
  typealias Finding = (finding: Diagnostic, node: NodeID)

  /// Goes on with `rule` at `node`.
  mutating func turn(to rule: DesignRule, _ node: NodeID) {
    (self.rule, self.node, findingsOfRun) = (rule, node, 0)
    if !divided.isEmpty { divided = [] }
    situations.begin(at: node)
  }

  /// The most that the running rule allows of what it counts.
  var limit: Int { limits[rule] }

  /// How many findings of a rule are told: nobody reads on, and each costs more than what is right.
  static let mostFindings = 1_000

  /// Reports a finding of the running rule, once in the same words at the same place; those beyond ``mostFindings`` are only counted.
  mutating func report(
    _ message: String, at range: ByteRange, related: [RelatedInformation] = [], fixes: [Fix] = []
  ) {
    guard let kind = rule?.kind else { return }
    let count = counts[kind.code]
    let isTold = (count?.count ?? 0) < Self.mostFindings
    // Several records may say the same of one part.
    let known = isTold ? findings.suffix(findingsOfRun) : []
    if known.contains(where: { $0.finding.range == range && $0.finding.message == message }) { return }
    counts[kind.code] = ((count?.count ?? 0) + 1, isTold ? findings.count : count?.last ?? 0)
    findingsOfRun += 1
    guard isTold else { return }
    let fixes = fixes.filter { !$0.replacesBinding(in: tree.text) }
    findings.append((Diagnostic(kind, message, at: range, related: related, fixes: fixes), node))
  }

  /// Reports that the value of `attribute` is no `thing`, and which values it may mean, if any, the likeliest first, and whether that is
  /// certain.
  mutating func reportUnknown(
    _ thing: String, _ attribute: XMLAttribute, meaning known: @autoclosure () -> (names: [String], isCertain: Bool)?
  ) {
    let meant = findingCount < Self.mostFindings ? known() : nil
    let range = tree.valueRange(of: attribute)
    let isBound = isBound(tree.value(of: attribute))
    report(
      "There is no \(thing)" + (isBound ? ", which the sample has here" : "")
        + (meant?.names.first.map { "; did you mean “\($0)”?" } ?? (isBound ? "; correct the sample" : "")), at: range,
      fixes: (meant?.names ?? []).map {
        Fix("Change to “\($0)”", [TextEdit(range, $0)], isPreferred: meant?.isCertain == true)
      })
  }

  /// How many findings of the running rule there are so far.
  var findingCount: Int { rule.flatMap { counts[$0.kind.code] }?.count ?? 0 }

  /// The findings that count how many more there are of their rule, which has very many, by their indices, with that number.
  var surplus: [(index: Int, count: Int)] {
    counts.values.filter { $0.count > Self.mostFindings }.map { ($0.last, $0.count - Self.mostFindings) }
  }

  /// Takes back the findings of the running rule at the element at hand, of which the first has the index `first`.
  mutating func takeBackRun(from first: Int) {
    guard let kind = rule?.kind, findingsOfRun > 0 else { return }
    counts[kind.code]?.count -= findingsOfRun
    findings.removeLast(findings.count - first)
    findingsOfRun = 0
    told.remove(kind.code)
  }

  /// Reports a finding of the running rule unless the document has one already: for what holds wherever it applies.
  mutating func reportOnce(_ message: String, at range: ByteRange, fixes: [Fix] = []) {
    if reach.leave() { return }
    guard let rule, told.insert(rule.kind.code).inserted else { return }
    report(message, at: range, fixes: fixes)
  }

  // MARK: Situations

  /// Has `check` look at what stands together where the running rule looks: at everything at once, or, where parts stand in
  /// some situations only, at each of these apart; a finding that is not in all of them says in which.
  ///
  /// - Parameter parts: the situations at each of which it looked apart in an earlier version. That they
  ///   differ is seen only by a look at all of them.
  mutating func forEachSituation(_ parts: [Situations], _ check: (NodeID, inout RuleContext) -> Void) {
    guard situations.hasVariants else { return check(node, &self) }
    let first = findings.count
    let all = situations.current
    var rest = parts
    let isKnown = parts.reduce([], { $0.union($1) }) == all
    if !isKnown {
      check(node, &self)
      if reach.hasLeft { return }
      guard let half = situations.half else {
        for index in findings.indices[first...] {
          findings[index].finding.fixes = situations.confined(findings[index].finding.fixes, to: situations.whole)
        }
        return
      }
      rest = [situations.current.subtracting(half), half]
    }
    takeBackRun(from: first)
    var found: [(finding: Diagnostic, situations: Situations)] = []
    // By where they begin: to look up findings by all that they say takes longer than to find them.
    var places: [Int: [Int]] = [:]
    // In one order, however they are divided.
    while let place = rest.indices.min(by: { rest[$0].first < rest[$1].first }) {
      let next = rest.remove(at: place)
      situations.turn(to: next)
      check(node, &self)
      if reach.hasLeft { return }
      if let half = situations.half {
        rest += [next.subtracting(half), half]
      } else {
        divided.append(next)
        for (finding, _) in findings[first...] {
          let known = places[finding.range.start]?.first { found[$0].finding == finding }
          if known == nil {
            places[finding.range.start, default: []].append(found.count)
            found.append((finding, []))
          }
          found[known ?? found.count - 1].situations.formUnion(next)
        }
      }
      takeBackRun(from: first)
    }
    if isKnown, !situations.isDivided {
      // Nothing stands apart any more.
      divided = []
      situations.turn(to: all)
      return forEachSituation([], check)
    }
    for (finding, held) in found {
      let place = held == situations.whole ? "" : " (\(held.words(within: situations.whole)))"
      report(
        finding.message + place, at: finding.range, related: finding.related,
        fixes: situations.confined(finding.fixes, to: held))
    }
    if !found.isEmpty, let rule { told.insert(rule.kind.code) }
  }

  // MARK: Elements

  /// What `node` is called.
  func name(_ node: NodeID) -> ElementName { words[Int(tree.nodes[node.index].name)].element }

  /// The local name of `node` as written.
  func localName(_ node: NodeID) -> String { tree.name(of: node).local }

  /// The child elements of `node` called `wanted`; all of them when it is nil.
  ///
  /// Those that stand in the situation at hand, or `inAllSituations`, where the order in the file is meant.
  func children(_ node: NodeID, _ wanted: ElementName? = nil, inAllSituations: Bool = false) -> [NodeID] {
    reach.note(node)
    var found: [NodeID] = []
    for child in tree.childElements(of: node) where wanted == nil || name(child) == wanted {
      if inAllSituations || situations.stands(child) { found.append(child) }
    }
    return found
  }

  /// The first of the child elements of `node` called `wanted` that `isMeant`, among as many as the language can tell
  /// apart by their attributes: a file with thousands of them is wrong anyway, and each would look through all before
  /// it.
  func first(_ wanted: ElementName, in node: NodeID, where isMeant: (NodeID) -> Bool) -> NodeID? {
    reach.note(node)
    var count = 0
    for child in tree.childElements(of: node) where name(child) == wanted {
      if isMeant(child), situations.stands(child) { return child }
      count += 1
      if count == Self.mostVariants { return nil }
    }
    return nil
  }

  /// More than there are combinations of cause or edge, platform and size class.
  private static let mostVariants = 64

  /// The first child element of `node` called `wanted`.
  func child(_ node: NodeID, _ wanted: ElementName) -> NodeID? {
    reach.note(node)
    if elementsByName.isLarge(node) {
      // Each of very many children may ask what stands beside it.
      let known = childrenByName.of(node) { Dictionary(grouping: tree.childElements(of: node), by: name) }
      return known[wanted]?.prefix(Self.mostVariants).first(where: situations.stands)
    }
    for child in tree.childElements(of: node) where name(child) == wanted && situations.stands(child) { return child }
    return nil
  }

  /// The elements inside `node`, in document order, that are called one of `names`.
  ///
  /// What is inside another element of `node`'s own name belongs to that one. Nothing in the language holds itself, so that
  /// only what is wrong is left out, and a tower of one element in the other costs no more than its height.
  func descendants(_ node: NodeID, _ names: [ElementName]) -> [NodeID] {
    if elementsByName.isLarge(node) {
      reach.note(node)
      return elementsByName.descendants(node, names, situations)
    }
    // Where something stands apart, to look is to note it, whether or not it is found.
    if !situations.hasVariants, !names.contains(where: present.contains) {
      reach.note(node)
      return []
    }
    var found: [NodeID] = []
    forEachDescendant(of: node) { descendant in
      if names.contains(name(descendant)) { found.append(descendant) }
      return true
    }
    return found
  }

  /// Those ``descendants(_:_:)`` for a part that asks about what it stands in; they are kept for the next that asks.
  mutating func sharedDescendants(_ node: NodeID, _ names: [ElementName]) -> [NodeID] {
    reach.note(node)
    let inside = Inside(node: node, names: names)
    if let known = remembered.value(at: inside, situations) { return known }
    let found = situations.noting { descendants(node, names) }
    return remembered.keep(found, at: inside, situations)
  }

  struct Inside: Hashable {
    var node: NodeID
    var names: [ElementName]

    /// Few ask about one element, and names hash as texts.
    func hash(into hasher: inout Hasher) { hasher.combine(node) }
  }

  /// Calls `body` with the elements inside `node`, in document order, without those inside another one of its name; what is
  /// inside an element is left out when `body` answers false.
  func forEachDescendant(of node: NodeID, _ body: (NodeID) -> Bool) {
    reach.note(node)
    let own = name(node)
    var index = node.index + 1
    let end = Int(tree.nodes[node.index].subtreeEnd)
    while index < end {
      let descendant = NodeID(index)
      index += 1
      guard tree.nodes[descendant.index].isElement else { continue }
      if name(descendant) == own || !situations.stands(descendant) || !body(descendant) {
        index = Int(tree.nodes[descendant.index].subtreeEnd)
      }
    }
  }

  /// The nearest ancestor of `node` that is called one of `names`; those farther out than elements can stand in the
  /// language are not asked.
  func ancestor(_ node: NodeID, _ names: [ElementName]) -> NodeID? {
    var node = node
    for _ in 0..<Self.deepest {
      guard let parent = parent(node) else { return nil }
      if names.contains(name(parent)) { return parent }
      node = parent
    }
    return nil
  }

  /// More than the language nests elements: none holds itself, and the longest way from a root inwards is 12.
  static let deepest = 64

  /// The parent element of `node`.
  func parent(_ node: NodeID) -> NodeID? {
    let parent = NodeID(Int(tree.nodes[node.index].parent))
    return tree.nodes[parent.index].isElement ? parent : nil
  }

  // MARK: Values

  /// The text a person reads in `node`, white space collapsed.
  func text(_ node: NodeID) -> String {
    reach.note(node)
    guard reach.isWide else {
      return unitTexts.text(of: node) ?? unitTexts.keep(tree.collapsedText(of: node), of: node)
    }
    return wideTexts.text(of: node.index..<Int(tree.nodes[node.index].subtreeEnd)) { tree.collapsedText(of: node) }
  }

  /// The text of `node` with what rules ask about its words; kept for the next rule that asks.
  func wording(_ node: NodeID) -> Wording { wording(text(node), of: node) }

  /// The language of the texts in `node`, which the nearest element around it names; nil where it is not known.
  func language(_ node: NodeID) -> LanguageTag? { writtenLanguage(node).flatMap(languages.tag) }

  /// Whether something says which language the texts in `node` are in.
  func isLanguageNamed(_ node: NodeID) -> Bool { writtenLanguage(node).map { !$0.isEmpty } ?? false }

  /// What the nearest element around `node` that names a language writes.
  func writtenLanguage(_ node: NodeID) -> String? {
    guard namesLanguages else { return nil }
    var node: NodeID? = node
    for _ in 0..<Self.deepest {
      guard let element = node else { return nil }
      if let language = value(element, .lang) { return language }
      node = parent(element)
    }
    return nil
  }

  /// Where the text of `node` stands, without the white space around it; the name when it has none.
  func textRange(_ node: NodeID) -> ByteRange {
    reach.note(node)
    var range = tree.contentRange(of: node)
    let bytes = tree.text.bytes
    while range.start < range.end, bytes[range.start].isXMLSpace { range.start += 1 }
    while range.end > range.start, bytes[range.end - 1].isXMLSpace { range.end -= 1 }
    return range.isEmpty || bytes[range.start] == 0x3C ? tree.nameRange(of: node) : range
  }

  /// The attribute of `node` called `name`.
  func attribute(_ name: AttributeName, of node: NodeID) -> XMLAttribute? {
    var index = Int(tree.nodes[node.index].firstAttribute)
    let end = index + Int(tree.nodes[node.index].attributeCount)
    while index < end {
      if words[Int(tree.attributes[index].name)].attribute == name { return tree.attributes[index] }
      index += 1
    }
    return nil
  }

  /// The value of the attribute `name` of `node`, or nil when it has none.
  func value(_ node: NodeID, _ name: AttributeName) -> String? {
    guard let attribute = attribute(name, of: node) else { return nil }
    return CollapsedText.of(tree.value(of: attribute))
  }

  /// The value of the attribute `name` of `node` as a number; nil when it has none, or a word such as `infinity`.
  func number(_ node: NodeID, _ name: AttributeName) -> Double? {
    value(node, name).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Where the value of the attribute `name` stands; the element's name when it has no such attribute.
  func valueRange(_ node: NodeID, _ name: AttributeName) -> ByteRange {
    attribute(name, of: node).map { tree.valueRange(of: $0) } ?? tree.nameRange(of: node)
  }

  /// The attributes of `node` that hold something by the schema which a rule asks for, with their values; bound values are
  /// left out, but for names of icons and of pictures, which are what the sample says.
  func contents(_ node: NodeID) -> [Content] {
    guard let knowledge else { return [] }
    let owner = words[Int(tree.nodes[node.index].name)]
    var found: [Content] = []
    var index = Int(tree.nodes[node.index].firstAttribute)
    let end = index + Int(tree.nodes[node.index].attributeCount)
    while index < end {
      let attribute = tree.attributes[index]
      index += 1
      guard mayHold[Int(attribute.name)],
        let kinds = knowledge.contents[RuleKnowledge.place(owner, words[Int(attribute.name)])]
      else { continue }
      let value = CollapsedText.of(tree.value(of: attribute))
      if !isBound(value) || kinds.contains(where: { $0 == .iconName || $0 == .imageFile }) {
        found.append((attribute, value, kinds))
      }
    }
    return found
  }

  /// Whether the file at `path`, relative to the document, can be read; nil when that is not known.
  func hasFile(_ path: String) -> Bool? {
    guard let exists = files.exists else { return nil }
    let isThere = exists(path)
    reach.note(path, isThere: isThere)
    return isThere
  }

  /// Why nothing can be read from the sample file at `path`; nil when something can, or there is no such file.
  func sampleProblem(_ path: String) -> SampleProblem? {
    guard files.exists?(path) == true, files.sample(path) == nil, !reach.leave() else { return nil }
    return files.sampleProblem(path)
  }

  /// Whether `text` takes its content from the sample data.
  func isBound(_ text: String) -> Bool { text.utf8.contains(0x7B) }
}

/// The languages that a document names, each of which is read once.
final class NamedLanguages {
  private var known: [String: LanguageTag?] = [:]

  func tag(_ text: String) -> LanguageTag? {
    if let tag = known[text] { return tag }
    let tag = LanguageTag(text)
    known[text] = .some(tag)
    return tag
  }
}

extension XMLTree {
  /// The text in `node`, white space collapsed.
  fileprivate func collapsedText(of node: NodeID) -> String { withTextBytes(of: node) { CollapsedText.of($0, $1) } }
}

extension String {
  /// The value by `xs:boolean`, which writes each in two ways; nil where it is bound.
  var flag: Bool? {
    switch self {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }
}
