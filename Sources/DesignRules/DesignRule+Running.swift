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

  /// What of an element rules may look at beside itself.
  struct Asked: OptionSet, Sendable {
    let rawValue: Int

    /// Attributes that hold something which a rule asks for.
    static let values = Asked(rawValue: 1)
    /// Bindings that read data.
    static let bindings = Asked(rawValue: 2)
    /// Texts that people read or hear.
    static let texts = Asked(rawValue: 4)
    static let all: Asked = [.values, .bindings, .texts]
  }

  /// The rules that look at an element, by ``CardWord/elementIndex`` and by what there is of ``Asked``; those that look at all come
  /// first, those that look at bindings last.
  static let table: [[[DesignRule]]] = {
    let bound = all.filter { if case .binding = $0.check { true } else { false } }
    let rows = (0...Asked.all.rawValue).map { number in
      let asked = Asked(rawValue: number)
      var rows = Array(repeating: all.filter { $0.isEverywhere(asked) }, count: ElementName.allCases.count)
      for rule in all {
        guard case .element = rule.check else { continue }
        for element in rule.elements { rows[CardWord.named(element).elementIndex].append(rule) }
      }
      return asked.contains(.bindings) ? rows.map { $0 + bound } : rows
    }
    return ElementName.allCases.indices.map { element in rows.map { $0[element] } }
  }()

  /// Whether it looks at every element, or at its values or texts, of which there are some where `asked` says so.
  private func isEverywhere(_ asked: Asked) -> Bool {
    switch check {
    case .layout, .binding: false
    case .element: elements.isEmpty
    case .value: asked.contains(.values)
    case .text: asked.contains(.texts)
    }
  }
}
