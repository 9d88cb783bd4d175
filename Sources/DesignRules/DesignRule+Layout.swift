import CardLayout
package import CardModel
package import LayoutCore
import SceneLayout
package import SourceText
package import XMLSyntax

extension DesignRule {
  /// Documents with more nodes than this are not laid out for findings: what they hold is not a card that a person
  /// reads, and an editor must not wait for it.
  package static let layoutLimit = 6000

  /// The findings that follow from laying out the card in `tree`, in document order.
  ///
  /// The narrowest phone comes first. The other surroundings are laid out only where something can come out otherwise
  /// there: a card that is too high, parts for one platform or size class, targets close to each other.
  ///
  /// - Parameters:
  ///   - words: What the names of `tree` mean, if that is known already.
  ///   - document: The card that `tree` describes.
  ///   - measurer: Remembers what it learns about the texts.
  package static func layoutDiagnostics(
    in tree: XMLTree, words: [CardWord]? = nil, _ document: CardDocument, _ measurer: inout TextMeasurer
  ) -> [Diagnostic] {
    let words = words ?? CardWord.words(of: tree)
    var context = LayoutContext(tree: tree, words: words)
    let first = LayoutSurvey(document, Surroundings.smallPhone.environment, &measurer)
    run(.smallPhone, first, &context)
    let plan = LayoutPlan(tree, words, document, first)
    for surroundings in Surroundings.allCases where surroundings != .smallPhone && plan.needs(surroundings) {
      let document = plan.document(document, for: surroundings)
      run(surroundings, LayoutSurvey(document, surroundings.environment, &measurer), &context)
    }
    return context.diagnostics.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }

  private static func run(_ surroundings: Surroundings, _ survey: LayoutSurvey, _ context: inout LayoutContext) {
    context.turn(to: surroundings, survey.environment)
    for (rule, check) in layoutRules[surroundings.rawValue] {
      context.turn(to: rule)
      check(survey, &context)
    }
  }

  private typealias LayoutCheck = @Sendable (LayoutSurvey, inout LayoutContext) -> Void

  /// The rules that are checked in each of the surroundings.
  private static let layoutRules: [[(rule: DesignRule, check: LayoutCheck)]] = Surroundings.allCases.map { place in
    all.compactMap { rule in
      guard case .layout(let places, let check) = rule.check, places.contains(place) else { return nil }
      return (rule, check)
    }
  }
}
