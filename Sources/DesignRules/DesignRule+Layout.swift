import CardLayout
import CardModel
import LayoutCore
import SceneLayout
import SourceText
import XMLSyntax

extension DesignRule {
  /// Lays `document` out, which `tree` describes, and has the rules look at it.
  ///
  /// The narrowest phone comes first. The other surroundings are laid out only where something can come out otherwise
  /// there: a card that is too high, parts for one platform or size class, targets close to each other.
  ///
  /// - Parameters:
  ///   - words: What the names of `tree` mean.
  ///   - list: Its cards, if it is a list of cards that stand for themselves: what is found in one does not depend on
  ///     the others.
  ///   - matrix: What it is laid out in.
  ///   - measurer: Remembers what it learns about the texts.
  static func layoutFindings(
    in tree: XMLTree, words: [CardWord], _ document: CardDocument, _ list: CardsOfList?, _ matrix: CheckMatrix,
    _ measurer: inout TextMeasurer
  ) -> [LayoutContext.Finding] {
    var context = LayoutContext(tree: tree, words: words, list, matrix.limits)
    lay(document, list, matrix, &context, &measurer)
    guard case .scene(let scene) = document.root else { return context.findings }
    for reached in scene.reached {
      var document = document
      document.root = .scene(reached.scene)
      let cards = reached.cards.map { $0.source.node.index..<Int(tree[$0.source.node].subtreeEnd) }
      lay(document, nil, matrix, &context, &measurer) { node in cards.contains { $0.contains(node.index) } }
    }
    return context.findings
  }

  /// Lays `document` out where it can come out otherwise, for findings about the parts that are wanted.
  private static func lay(
    _ document: CardDocument, _ list: CardsOfList?, _ matrix: CheckMatrix, _ context: inout LayoutContext,
    _ measurer: inout TextMeasurer, isWanted: @escaping (NodeID) -> Bool = { _ in true }
  ) {
    context.isWanted = isWanted
    let first = LayoutSurvey(document, matrix.narrowest, isFine: true, &measurer)
    run(.smallPhone, first, &context)
    let plan = LayoutPlan(document, list, matrix, first, context)
    if plan.hasDevice { run(.phone, first, &context) }
    for surroundings in Surroundings.allCases where surroundings != .smallPhone && plan.needs(surroundings) {
      guard let environment = matrix[surroundings] else { continue }
      if environment == matrix.narrowest {
        context.isWanted = isWanted
        run(surroundings, first, &context)
        continue
      }
      let isPlanned = plan.isWanted(in: surroundings)
      context.isWanted = { isWanted($0) && isPlanned($0) }
      let document = plan.document(document, for: surroundings)
      run(surroundings, LayoutSurvey(document, environment, isFine: true, &measurer), &context)
    }
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
