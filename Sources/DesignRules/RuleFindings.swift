package import CardModel
package import SourceText
package import XMLSyntax

/// The findings of every rule that needs no layout in one version of a document, kept by unit for the next version.
///
/// A unit is a part of the document that is not large, such as a card of a list. What rules find in it follows from itself, the
/// start tags around it and whether files are there that it names, and is taken over as long as these are the same. Runs of rules that look further, and those
/// on the few elements around units, are repeated for each version (``RuleReach``).
package struct RuleFindings: Sendable {
  /// A part of a document.
  private struct Unit: Sendable {
    /// Its element and all inside.
    var nodes: Range<Int>
    var findings: [RuleContext.Finding]
    /// The runs that look further.
    var wide: [Run]
    /// Whether there were files at the paths that rules asked for.
    let files: [String: Bool]
  }

  /// One rule at one element.
  private struct Run: Sendable {
    let rule: DesignRule
    var node: NodeID
  }

  /// The same, as it is looked up.
  private struct Place: Hashable {
    let rule: ObjectIdentifier
    let node: Int
  }

  /// An element with more nodes is no unit; those in it are.
  private static let mostNodes = 512

  /// The findings in document order; the last one of a rule that has very many says how many more there are.
  package let diagnostics: [Diagnostic]
  /// How many nodes there are in the units that were looked at for it.
  package private(set) var visitedNodes = 0
  private var units: [Unit] = []
  /// The texts that were read by runs which look further.
  private var texts: [Int: String] = [:]
  /// The situations at each of which a run that looks further looked apart.
  private var divided: [Place: [Situations]] = [:]
  /// Whether findings are only counted: which are told follows from all of them.
  private let isCut: Bool
  private let distinguishesPlatforms: Bool

  /// The findings in `tree`, whose names mean `words`.
  ///
  /// - Parameters:
  ///   - knowledge: What the schema says; without it, rules about values keep silent.
  ///   - files: The files around the document.
  ///   - limits: How much the project allows.
  ///   - earlier: The findings in an earlier tree, made with the same knowledge, samples and limits, and how `tree` differs from that.
  /// - Complexity: Linear in the tree.
  package init(
    in tree: XMLTree, words: [CardWord], knowledge: RuleKnowledge?, files: RuleFiles,
    limits: RuleLimits = .standard, after earlier: (value: RuleFindings, change: TreeChange)? = nil
  ) {
    if let earlier, !earlier.value.isCut {
      let context = RuleContext(
        tree: tree, words: words, knowledge: knowledge, files: files, limits: limits,
        wideTexts: WideTexts(after: (earlier.value.texts, earlier.change)))
      if earlier.value.distinguishesPlatforms == context.distinguishesPlatforms {
        self.init(words, context, earlier)
        if !isCut { return }
      }
    }
    self.init(words, RuleContext(tree: tree, words: words, knowledge: knowledge, files: files, limits: limits), nil)
  }

  private init(
    _ words: [CardWord], _ context: consuming RuleContext, _ earlier: (value: RuleFindings, change: TreeChange)?
  ) {
    distinguishesPlatforms = context.distinguishesPlatforms
    // Rules are found by name once a distinct name, not once an element.
    let rules = words.map { DesignRule.table[$0.elementIndex] }
    let everything: DesignRule.Asked = context.bindings == nil ? [.values, .texts] : .all
    let nodes = context.tree.nodes
    var known = KnownUnits(earlier)
    var found: [RuleContext.Finding] = []
    var wide: [Run] = []
    var index = 1
    while index < nodes.count {
      let end = Int(nodes[index].subtreeEnd)
      if !nodes[index].isElement {
        index += 1
      } else if end - index > Self.mostNodes {
        if context.isOwn[Int(nodes[index].namespace)] {
          wide += rules[Int(nodes[index].name)][everything.rawValue].map { Run(rule: $0, node: NodeID(index)) }
        }
        index += 1
      } else {
        if let unit = known.next(index..<end, context.files) {
          found += unit.findings
          units.append(unit)
        } else {
          units.append(Self.look(at: index..<end, rules, &context))
          visitedNodes += end - index
        }
        wide += units[units.count - 1].wide
        index = end
      }
    }
    context.reach.turn(to: nil)
    context.unitTexts.turn(to: nil)
    for run in wide {
      let rule = ObjectIdentifier(run.rule)
      let known = earlier.flatMap { earlier in
        earlier.change.nodes.origin(of: run.node.index).flatMap { earlier.value.divided[Place(rule: rule, node: $0)] }
      }
      run.rule.run(at: run.node, nil, known ?? [], &context)
      if !context.divided.isEmpty { divided[Place(rule: rule, node: run.node.index)] = context.divided }
    }
    texts = context.wideTexts.texts
    var all = found + context.findings
    isCut = !context.surplus.isEmpty || !found.isEmpty && Self.isCut(all)
    for (index, count) in context.surplus {
      all[index].finding.message += " (and \(count) more)"
      all[index].finding.standsForMore = true
    }
    diagnostics = all.sorted {
      ($0.finding.range.start, $0.finding.range.end, $0.node) < ($1.finding.range.start, $1.finding.range.end, $1.node)
    }.map { $0.finding }
  }

  /// Whether a rule has more findings than are told.
  private static func isCut(_ findings: [RuleContext.Finding]) -> Bool {
    guard findings.count > RuleContext.mostFindings else { return false }
    var counts: [String: Int] = [:]
    for (finding, _) in findings { counts[finding.kind.code, default: 0] += 1 }
    return counts.values.contains { $0 > RuleContext.mostFindings }
  }

  /// Runs all rules on the elements in `nodes`.
  private static func look(at nodes: Range<Int>, _ rules: [[[DesignRule]]], _ context: inout RuleContext) -> Unit {
    context.reach.turn(to: nodes)
    context.unitTexts.turn(to: nodes)
    let first = context.findings.count
    var wide: [Run] = []
    for index in nodes where context.tree.nodes[index].isElement { wide += look(at: index, rules, &context) }
    return Unit(nodes: nodes, findings: Array(context.findings[first...]), wide: wide, files: context.reach.files)
  }

  /// Runs all rules on the element `index`; returns the runs that look further than its unit, whose findings are not taken.
  private static func look(at index: Int, _ rules: [[[DesignRule]]], _ context: inout RuleContext) -> [Run] {
    let node = NodeID(index)
    guard context.isOwn[Int(context.tree.nodes[index].namespace)] else { return [] }
    var wide: [Run] = []
    let contents = context.contents(node)
    var asked: DesignRule.Asked = contents.isEmpty ? [] : .values
    if context.bindings?.values(of: node).isEmpty == false { asked.insert(.bindings) }
    if !ReadText.all(of: node, context).isEmpty { asked.insert(.texts) }
    for rule in rules[Int(context.tree.nodes[index].name)][asked.rawValue] {
      let first = context.findings.count
      rule.run(at: node, contents, [], &context)
      guard context.reach.hasLeft else { continue }
      context.takeBackRun(from: first)
      context.reach.comeBack()
      wide.append(Run(rule: rule, node: node))
    }
    return wide
  }

  /// The units of an earlier version that are the same, in their order.
  private struct KnownUnits {
    private let units: [Unit]
    private let change: TreeChange?
    private var position = 0

    init(_ earlier: (value: RuleFindings, change: TreeChange)?) {
      units = earlier?.value.units ?? []
      change = earlier?.change
    }

    /// The unit of `nodes`, if it is known and there are the same of the `files`.
    mutating func next(_ nodes: Range<Int>, _ files: RuleFiles) -> Unit? {
      guard let change, let start = change.nodes.origin(of: nodes)?.lowerBound else { return nil }
      while position < units.count, units[position].nodes.lowerBound < start { position += 1 }
      guard position < units.count, units[position].nodes.lowerBound == start,
        units[position].nodes.count == nodes.count
      else { return nil }
      let shift = nodes.lowerBound - start
      var unit = units[position]
      guard unit.files.allSatisfy({ files.exists?($0.key) == $0.value }) else { return nil }
      unit.nodes = nodes
      for index in unit.findings.indices {
        guard let moved = unit.findings[index].finding.moved(change.bytes) else { return nil }
        unit.findings[index] = (moved, NodeID(unit.findings[index].node.index + shift))
      }
      if shift != 0 {
        for index in unit.wide.indices { unit.wide[index].node = NodeID(unit.wide[index].node.index + shift) }
      }
      return unit
    }
  }
}

extension DesignRule {
  /// Looks at `node`, whose `contents` hold what rules ask for, at each of `parts` apart if it did so before.
  fileprivate func run(
    at node: NodeID, _ contents: [RuleContext.Content]?, _ parts: [Situations], _ context: inout RuleContext
  ) {
    switch check {
    case .element(let check):
      context.turn(to: self, node)
      if !context.unclosed.contains(node) { context.forEachSituation(parts, check) }
    case .text(let check):
      context.turn(to: self, node)
      context.forEachSituation(parts) { node, context in
        for text in ReadText.all(of: node, context) { check(text, &context) }
      }
    case .value(let kinds, let check):
      context.turn(to: self, node)
      for content in contents ?? context.contents(node) where content.kinds.contains(where: kinds.contains) {
        let first = context.findings.count
        for reading in readings(node, [content.value], context) where context.findings.count == first {
          check(content.attribute, reading[0], &context)
        }
      }
    case .binding(let check):
      context.turn(to: self, node)
      for value in context.bindings?.values(of: node) ?? [] { check(value, &context) }
    case .layout: return
    }
  }
}
