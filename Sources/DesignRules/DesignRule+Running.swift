package import SourceText
package import XMLSyntax

extension DesignRule {
  /// The findings in `tree` of every rule that needs no layout, in document order.
  ///
  /// - Parameters:
  ///   - knowledge: What the schema says; without it, rules about values keep silent.
  ///   - exists: Whether a file of this path, relative to the document, can be read; nil when nothing is known of the
  ///     files around the document, so that rules about files keep silent.
  /// - Complexity: Linear in the tree.
  package static func diagnostics(
    in tree: XMLTree, knowledge: RuleKnowledge?, fileExists exists: (@Sendable (String) -> Bool)? = nil
  ) -> [Diagnostic] {
    // Rules are found by name once a distinct name, not once an element.
    let rulesByName = tree.names.map { table[$0.local] ?? everywhere }
    var context = RuleContext(tree: tree, knowledge: knowledge, fileExists: exists)
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      let rules = rulesByName[Int(tree.nodes[index].name)]
      guard !rules.isEmpty, context.isOwn[Int(tree.nodes[index].namespace)] else { continue }
      for rule in rules {
        guard case .element(let check) = rule.check else { continue }
        context.rule = rule
        check(NodeID(index), &context)
      }
    }
    return context.diagnostics.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }

  /// The rules that look at every element.
  private static let everywhere = all.filter { rule in
    if case .element = rule.check { rule.elements.isEmpty } else { false }
  }

  /// The rules that look at an element, by its local name.
  ///
  /// Those that look at all come first; names that no rule asks for are left out.
  private static let table: [String: [DesignRule]] = {
    var table: [String: [DesignRule]] = [:]
    for rule in all {
      guard case .element = rule.check else { continue }
      for element in rule.elements { table[element, default: everywhere].append(rule) }
    }
    return table
  }()
}
