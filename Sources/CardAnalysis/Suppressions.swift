import CardProject
import DesignRules
package import SourceText
import Standards
import XMLSyntax

/// What instructions in a document leave out of its findings, and what is wrong with them.
package struct Suppressions: Sendable {
  /// The kinds of findings about instructions.
  package static let allDiagnosticKinds = [unreadable, noReason, unknownRule, unused]

  static let unreadable = DiagnosticKind(
    "ignore-unreadable", .design, .warning, summary: "An instruction to Cardwright cannot be understood",
    explanation: """
      Findings of an element are left out by an instruction before it: `<?cardwright ignore="RULE" reason="…"?>`. Before the root \
      element it holds for the whole document. Several rules stand with space between them. Another one before the root element, \
      `<?cardwright targets="mdk ui5"?>`, says for which targets of `cardwright export` the card is. This one is written \
      otherwise, or stands before no element, and has no effect.
      """)

  static let noReason = DiagnosticKind(
    "ignore-without-reason", .design, .warning, summary: "A finding is ignored without a reason",
    explanation: """
      Whoever reads the card later has to know whether the finding may still be ignored. Say why in `reason`; without it nothing is \
      left out.
      """)

  static let unknownRule = DiagnosticKind(
    "ignore-unknown-rule", .design, .warning, summary: "An unknown rule is ignored",
    explanation: """
      There is no rule of this name, so that nothing is left out. What XML and the schema say is wrong cannot be ignored either, as \
      other programs would not read the card. `cardwright explain --list` shows all rules.
      """)

  static let unused = DiagnosticKind(
    "ignore-unused", .design, .warning, summary: "A rule is ignored that finds nothing here",
    explanation: """
      The rule has no finding in the element behind the instruction, perhaps because the flaw has been mended. Take the rule away, \
      so that it tells of the next one.
      """)

  /// An instruction that holds.
  private struct Suppression {
    let instruction: IgnoreInstruction
    /// The element behind it.
    let scope: ByteRange
    let codes: [String]
  }

  private let tree: XMLTree
  /// The kinds of findings that may be ignored, those of targets included.
  private let kinds: [DiagnosticKind]
  /// What is known of targets; nil where that is nothing.
  private let handover: HandoverKnowledge?
  /// The targets for which the document is, where it says so itself.
  private(set) var targets: [String]?
  private var suppressions: [Suppression] = []
  /// What is wrong with the instructions themselves.
  private var problems: [Diagnostic] = []

  /// The instructions of the document `tree`, which ignore findings of the kinds of `language`; nil where it has none.
  ///
  /// - Complexity: Linear in the tree where it has some, else in its different names.
  init?(_ tree: XMLTree, _ language: CardLanguage) {
    guard tree.names.contains(where: { $0.local == IgnoreInstruction.target && $0.prefix.isEmpty }) else { return nil }
    (self.tree, kinds, handover) = (tree, language.ignorableKinds, language.handover)
    for index in tree.nodes.indices where tree.nodes[index].kind == .processingInstruction {
      if let instruction = IgnoreInstruction(NodeID(index), in: tree) { read(instruction) }
    }
    if suppressions.isEmpty, problems.isEmpty, targets == nil { return nil }
  }

  /// Whether the name of an instruction is somewhere in `text`.
  static func mayStand(in text: SourceText) -> Bool {
    let beginning = "<?" + IgnoreInstruction.target
    return text.bytes.span.contains(beginning.utf8.span)
  }

  /// The kinds of findings that may be ignored whatever is known of targets: what a rule has found, with the words and the layout of
  /// a card, by playing it, or beside other cards.
  static let canBeIgnored =
    DesignRule.allDiagnosticKinds + ScenarioDiagnostics.allDiagnosticKinds + CardProject.allDiagnosticKinds

  /// What the codes of findings about targets begin with.
  private static let ofTargets = DiagnosticSource.handover.rawValue + "-"

  /// What may be written.
  private static let forms = "write ignore=\"RULE\" reason=\"WHY\", or targets=\"TARGET\" before the root element"

  private mutating func read(_ instruction: IgnoreInstruction) {
    let whole = tree.range(of: instruction.node)
    if let start = instruction.misfit ?? instruction.unknownName?.start {
      return tell(
        Self.unreadable, "This is not understood; \(Self.forms)", ByteRange(start, whole.end - 2))
    }
    if let name = instruction.repeatedName {
      return tell(
        Self.unreadable,
        "“\(tree.text[name])” stands here twice, so that this has no effect; write it once, with space between names",
        ByteRange(name.start, whole.end - 2))
    }
    if let names = instruction.targets { return readTargets(names, instruction, whole) }
    guard !instruction.rules.isEmpty else {
      return tell(Self.unreadable, "This names no rule; \(Self.forms)", whole)
    }
    guard let element = element(behind: instruction.node) else {
      return tell(
        Self.unreadable, "There is no element behind this; put it right before the one that it is about", whole,
        removal(of: whole))
    }
    var codes: [String] = []
    for rule in instruction.rules {
      if kinds.contains(where: { $0.code == rule.code }) {
        codes.append(rule.code)
      } else if handover != nil || !rule.code.hasPrefix(Self.ofTargets) {
        tellUnknown(rule, instruction)
      }
    }
    guard !instruction.reason.isEmpty else {
      return tell(
        Self.noReason, "Say in reason=\"…\" why this may be ignored; until then it is not",
        instruction.reasonRange.flatMap { $0.isEmpty ? nil : $0 } ?? whole)
    }
    suppressions.append(Suppression(instruction: instruction, scope: tree.range(of: element), codes: codes))
  }

  private mutating func readTargets(
    _ names: [IgnoreInstruction.Rule], _ instruction: IgnoreInstruction, _ whole: ByteRange
  ) {
    guard instruction.parts.count == 1 else {
      return tell(
        Self.unreadable, "Targets are said by themselves; put what is to be ignored into an instruction of its own",
        whole)
    }
    guard element(behind: instruction.node) == tree.root else {
      return tell(
        Self.unreadable, "Targets are those of the whole card; put this right before its root element", whole,
        removal(of: whole))
    }
    let known = handover?.targets.map { $0.name } ?? []
    for name in names where handover != nil && !known.contains(name.code) {
      tell(
        Self.unreadable,
        "There is no target “\(name.code)”; there \(known.count == 1 ? "is" : "are") \(known.joined(separator: ", "))",
        name.range)
    }
    let own = names.map { $0.code }.filter(known.contains)
    // Words of which none is a target say nothing; no word at all says that there are none.
    if names.isEmpty || !own.isEmpty { targets = (targets ?? []) + own }
  }

  private mutating func tell(_ kind: DiagnosticKind, _ message: String, _ range: ByteRange, _ fixes: Fix...) {
    problems.append(Diagnostic(kind, message, at: range, fixes: fixes))
  }

  private mutating func tellUnknown(_ rule: IgnoreInstruction.Rule, _ instruction: IgnoreInstruction) {
    let kind = (CardLanguage.diagnosticKinds + (handover?.outside ?? [])).first { $0.code == rule.code }
    let nearest = kind != nil ? nil : Spelling.nearest(to: rule.code, among: kinds.map { $0.code })
    let message =
      kind.map { "“\(rule.code)” cannot be ignored: \(Self.reason(against: $0))" }
      ?? "There is no rule “\(rule.code)”; "
      + (nearest.map { "did you mean “\($0)”?" } ?? "“cardwright explain --list” shows all")
    var fixes = nearest.map { [Fix("Change to “\($0)”", [TextEdit(rule.range, $0)], isPreferred: true)] } ?? []
    fixes.append(removal(of: rule, from: instruction, isPreferred: false))
    problems.append(Diagnostic(Self.unknownRule, message, at: rule.range, fixes: fixes))
  }

  /// Why findings of `kind` cannot be ignored.
  private static func reason(against kind: DiagnosticKind) -> String {
    switch kind.source {
    case .syntax: "no program could read the card; mend what it tells of"
    case .schema: "the card would stay invalid, and other programs refuse it; mend what it tells of"
    case .handover: "it is about other files, and none is found in a card"
    default: "it tells of what is ignored"
    }
  }

  /// The element that comes next after `node`, with nothing but space, comments and other instructions between.
  private func element(behind node: NodeID) -> NodeID? {
    var index = Int(tree[node].subtreeEnd)
    while index < tree.nodes.count, tree.nodes[index].parent == tree[node].parent {
      let next = tree.nodes[index]
      switch next.kind {
      case .element: return NodeID(index)
      case .comment, .processingInstruction, .documentType: break
      case .text where next.flags.contains(.whitespaceOnly): break
      default: return nil
      }
      index = Int(next.subtreeEnd)
    }
    return nil
  }

  // MARK: Findings

  /// `findings` without those that are ignored, and beside them what is wrong with the instructions.
  ///
  /// - Parameter isWhole: Whether `findings` are all that there are, so that what is not among them is not there.
  func applied(to findings: [Diagnostic], isWhole: Bool) -> [Diagnostic] {
    var used: Set<Int> = []
    var left = findings.filter { finding in
      // Every instruction around a finding counts as used: one of them taken away would not bring it back.
      let matching = suppressions.indices.filter { index in
        let suppression = suppressions[index]
        return suppression.scope.start <= finding.range.start && finding.range.start < suppression.scope.end
          && suppression.codes.contains(finding.kind.code)
      }
      for index in matching {
        used.insert(index << 8 | (suppressions[index].codes.firstIndex(of: finding.kind.code) ?? 0))
      }
      return matching.isEmpty
    }
    guard isWhole else { return left }
    left += problems
    let isBroken = tree.diagnostics.contains { $0.severity == .error }
    let isCut = findings.contains { $0.kind == LayoutFindings.leftOut }
    for (index, suppression) in suppressions.enumerated() {
      for (place, code) in suppression.codes.enumerated() where !used.contains(index << 8 | place) {
        let kind = kinds.first { $0.code == code }
        // What was not looked for may be there; for room to grow it is looked when somebody asks, a card does not see the others, and
        // it may be handed over to targets that its project does not name.
        if isBroken || isCut && kind?.source == .layout || kind?.source == .scenario || kind?.source == .handover
          || code == GrowthFindings.noRoom.code || CardProject.allDiagnosticKinds.contains(where: { $0.code == code })
        {
          continue
        }
        guard let rule = suppression.instruction.rules.last(where: { $0.code == code }) else { continue }
        left.append(
          Diagnostic(
            Self.unused, "“\(code)” finds nothing here any more; do not ignore it", at: rule.range,
            fixes: [removal(of: rule, from: suppression.instruction, isPreferred: true)]))
      }
    }
    return left
  }

  /// Takes one rule away, and the whole instruction where it is the only one.
  private func removal(
    of rule: IgnoreInstruction.Rule, from instruction: IgnoreInstruction, isPreferred: Bool
  ) -> Fix {
    guard instruction.rules.count > 1 else {
      var fix = removal(of: tree.range(of: instruction.node))
      fix.isPreferred = isPreferred
      return fix
    }
    var range = rule.range
    if let next = instruction.rules.first(where: { $0.range.start > range.start }) {
      range = ByteRange(range.start, next.range.start)
    } else if let last = instruction.rules.last(where: { $0.range.end < range.start }) {
      range = ByteRange(last.range.end, range.end)
    }
    return Fix("Stop ignoring “\(rule.code)”", [TextEdit(range, "")], isPreferred: isPreferred)
  }

  /// Takes what stands in `range` away, with its line where nothing else stands on it.
  private func removal(of range: ByteRange) -> Fix {
    let bytes = tree.text.bytes
    var (start, end) = (range.start, range.end)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x0D { end += 1 }
    let isLine = (start == 0 || bytes[start - 1] == 0x0A) && (end == bytes.count || bytes[end] == 0x0A)
    let whole = isLine ? ByteRange(start, min(end + 1, bytes.count)) : range
    return Fix("Remove the instruction", [TextEdit(whole, "")], isPreferred: true)
  }
}
