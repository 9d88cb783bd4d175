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
  ///   - files: The files around the document.
  /// - Complexity: Linear in the tree.
  package static func diagnostics(
    in tree: XMLTree, words: [CardWord]? = nil, knowledge: RuleKnowledge?,
    files: RuleFiles = .unknown
  ) -> [Diagnostic] {
    RuleFindings(in: tree, words: words ?? CardWord.words(of: tree), knowledge: knowledge, files: files)
      .diagnostics
  }

  /// What values hold that a rule asks for.
  static let askedKinds: [ContentKind] = all.flatMap { rule -> [ContentKind] in
    guard case .value(let kinds, _) = rule.check else { return [] }
    return kinds
  }

  /// The rules that look at every element, or at attributes of every element.
  private static let everywhere = all.filter { rule in
    switch rule.check {
    case .layout, .binding: false
    case .element, .value: rule.elements.isEmpty
    }
  }

  /// The rules that look at bindings.
  static let ofBindings = all.filter { if case .binding = $0.check { true } else { false } }

  /// The rules that look at an element, by ``CardWord/elementIndex``; those that look at all come first.
  static let table: [[DesignRule]] = {
    var table = Array(repeating: everywhere, count: ElementName.allCases.count)
    for rule in all {
      guard case .element = rule.check else { continue }
      for element in rule.elements { table[CardWord.named(element).elementIndex].append(rule) }
    }
    return table
  }()
}
