import CardLayout
import CardModel
import LayoutCore
import XMLSyntax

/// In which surroundings a card can come out otherwise than on the smallest phone.
struct LayoutPlan {
  /// Whether targets that suffice on iOS may be too close to each other on Android.
  private var isTight = false
  /// Whether the text of a table cell takes more lines than Android allows.
  private var hasLongCells = false
  /// Whether parts are for one platform.
  private var hasPlatforms = false
  /// Whether something looks different in regular width.
  private var hasRegular = false

  /// Whether some word may be wider than a line once texts are large.
  private var hasLongWord = false
  /// The cards that are higher than cards should be, by their elements.
  private var tall: Set<NodeID> = []
  /// The cards that may be higher than a screen once texts are large, by their elements.
  private var outgrowing: Set<NodeID> = []
  /// Whether it is a scene, whose height is the screen's.
  private var isScene = false
  /// Whether the scene names its device.
  private var hasDevice = false

  /// No card of the examples gets higher by more than 2.9 from the smallest phone to large texts on a usual one.
  private static let largestGrowth = 3.0
  /// Letters of a title that may need more than the 297 points which a card has for a line, at 43 points.
  private static let longWord = 14

  /// Plans for the `document` in `tree`, which comes out as `survey` says on the smallest phone.
  init(_ tree: XMLTree, _ document: CardDocument, _ survey: LayoutSurvey) {
    var (hasCells, hasDescription) = (false, false)
    if case .scene(let scene) = document.root { (isScene, hasDevice) = (true, !scene.devices.isEmpty) }
    for name in tree.names {
      switch name.local {
      case "platform": hasPlatforms = true
      case "in", "CardMasonry", "CardCarousel": hasRegular = true
      case "ObjectCell": hasCells = true
      case "Description": hasDescription = true
      default: break
      }
    }
    // A description stands in a column of its own beside the labels of a cell; elsewhere it only gets more room.
    if hasCells, hasDescription { hasRegular = true }
    let large = Surroundings.largeText.environment
    let room = large.height - large.safeArea.top - large.safeArea.bottom
    for card in survey.cards {
      if card.frame.height > LayoutSurvey.recommendedHeight { tall.insert(card.source.node) }
      if card.height * Self.largestGrowth > room { outgrowing.insert(card.source.node) }
    }
    hasLongWord = survey.longestBoldWord >= Self.longWord
    hasLongCells = survey.texts.contains { $0.lines > 2 && $0.source.element == "Cell" }
    isTight = !survey.crowded(side: TouchTargets.leastSide(.android)).isEmpty
  }

  /// Whether the card is to be laid out in `surroundings`.
  func needs(_ surroundings: Surroundings) -> Bool {
    if hasDevice { return false }
    return switch surroundings {
    case .smallPhone: true
    case .largeText: (hasLongWord || !outgrowing.isEmpty) && !isScene
    case .phone: !tall.isEmpty
    case .tablet: hasRegular
    case .androidPhone: needsAllOnAndroid || !tall.isEmpty
    }
  }

  private var needsAllOnAndroid: Bool { hasPlatforms || isTight || hasLongCells }

  /// As much of `document` as matters in `surroundings`: of a collection only the cards for which it is laid out there.
  func document(_ document: CardDocument, for surroundings: Surroundings) -> CardDocument {
    let cards: Set<NodeID>
    switch surroundings {
    case .largeText where !hasLongWord: cards = outgrowing
    case .phone: cards = tall
    case .androidPhone where !needsAllOnAndroid: cards = tall
    default: return document
    }
    guard case .collection(var collection) = document.root else { return document }
    collection.items.removeAll { !cards.contains($0.source.node) }
    var document = document
    document.root = .collection(collection)
    return document
  }
}
