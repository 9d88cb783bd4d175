package import CardModel
import Guidelines
package import SourceText
package import XMLSyntax

extension DesignRule {
  /// The findings in `tree` of every rule that needs no layout, in document order.
  ///
  /// - Parameters:
  ///   - words: What the names of `tree` mean, if that is known already.
  ///   - knowledge: What the schema says; without it, rules about values keep silent.
  ///   - exists: Whether a file of this path, relative to the document, can be read; nil when nothing is known of the
  ///     files around the document, so that rules about files keep silent.
  /// - Complexity: Linear in the tree.
  package static func diagnostics(
    in tree: XMLTree, words: [CardWord]? = nil, knowledge: RuleKnowledge?,
    fileExists exists: (@Sendable (String) -> Bool)? = nil
  ) -> [Diagnostic] {
    let words = words ?? CardWord.words(of: tree)
    // Rules are found by name once a distinct name, not once an element.
    let rulesByName = words.map { table[$0.elementIndex] }
    var context = RuleContext(tree: tree, words: words, knowledge: knowledge, fileExists: exists)
    for index in tree.nodes.indices where tree.nodes[index].isElement {
      guard context.isOwn[Int(tree.nodes[index].namespace)] else { continue }
      run(rulesByName[Int(tree.nodes[index].name)], on: NodeID(index), &context)
    }
    return context.findings
  }

  private static func run(_ rules: [DesignRule], on node: NodeID, _ context: inout RuleContext) {
    let contents = context.contents(node)
    for rule in rules {
      switch rule.check {
      case .element(let check):
        context.rule = rule
        check(node, &context)
      case .value(let kinds, let check):
        for content in contents where content.kinds.contains(where: kinds.contains) {
          context.rule = rule
          check(content.attribute, content.value, &context)
        }
      case .layout: continue
      }
    }
  }

  /// What values hold that a rule asks for.
  static let askedKinds: [ContentKind] = all.flatMap { rule -> [ContentKind] in
    guard case .value(let kinds, _) = rule.check else { return [] }
    return kinds
  }

  /// The rules that look at every element, or at attributes of every element.
  private static let everywhere = all.filter { rule in
    if case .layout = rule.check { false } else { rule.elements.isEmpty }
  }

  /// The rules that look at an element, by ``CardWord/elementIndex``; those that look at all come first.
  private static let table: [[DesignRule]] = {
    var table = Array(repeating: everywhere, count: ElementName.allCases.count)
    for rule in all {
      guard case .element = rule.check else { continue }
      for element in rule.elements { table[CardWord.named(element).elementIndex].append(rule) }
    }
    return table
  }()
}
