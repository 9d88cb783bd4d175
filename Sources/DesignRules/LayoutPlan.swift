import CardLayout
import CardModel
import LayoutCore
import XMLSyntax

/// In which surroundings a card can come out otherwise than on the smallest phone.
struct LayoutPlan {
  /// The parts with a table cell whose text takes more lines than Android allows, or with targets that suffice on iOS but
  /// may be too close to each other there; not looked at where the whole document is laid out there anyway.
  private var cramped: [NodeID] = []
  /// The cards of a list, if it is one.
  private let list: CardsOfList?
  /// Whether parts are for one platform.
  private var hasPlatforms = false
  /// Whether something looks different in regular width.
  private var hasRegular = false
  /// Whether the cards of a collection have less room on a tablet than on the smallest phone.
  private var isNarrowerOnTablet = false
  /// The cards of a collection in which something looks different in regular width, by their elements; nil when it may
  /// be any card.
  private var regularCards: Set<NodeID>?

  /// Whether some word may be wider than a line once texts are large; in a list, some word outside of its cards.
  private var hasLongWord = false
  /// The cards that are higher than cards should be, by their elements.
  private var tall: Set<NodeID> = []
  /// The parts that have too little room on the smallest phone and may have enough on a usual one.
  private var tight: [NodeID] = []
  /// The cards that may have a word wider than a line once texts are large, by their elements.
  private var outgrowing: Set<NodeID> = []
  /// Whether it is a scene, whose height is the screen's.
  private var isScene = false
  /// Whether the scene names its device, which stands for all others.
  private(set) var hasDevice = false

  /// Letters of a title that may need more than the 297 points which a card has for a line, at 43 points.
  private static let longWord = 14

  /// Plans for a `document` that comes out as `survey` says on the smallest phone.
  init(
    _ document: CardDocument, _ list: CardsOfList?, _ matrix: CheckMatrix, _ survey: LayoutSurvey,
    _ context: LayoutContext
  ) {
    self.list = list
    let (tree, words) = (context.elements.tree, context.elements.words)
    var (hasCells, hasDescription) = (false, false)
    if case .scene(let scene) = document.root { (isScene, hasDevice) = (true, !scene.devices.isEmpty) }
    if hasDevice { return }
    for word in words {
      switch word.element {
      case .cardMasonry, .cardCarousel: isNarrowerOnTablet = Self.narrowsOnTablet(document, matrix)
      case .objectCell: hasCells = true
      case .description: hasDescription = true
      default: break
      }
      if word.attribute == .platform { hasPlatforms = true }
      if word.attribute == .in { hasRegular = true }
    }
    // A description stands in a column of its own beside the labels of a cell; elsewhere it only gets more room.
    if hasCells && hasDescription || isNarrowerOnTablet { hasRegular = true }
    if hasRegular, !isNarrowerOnTablet { regularCards = Self.regularCards(tree, words, document) }
    for card in survey.cards {
      if card.frame.height > Double(matrix.limits[.cardHeightMax]) { tall.insert(card.source.node) }
      if card.longestBoldWord >= Self.longWord { outgrowing.insert(card.source.node) }
    }
    tight = Self.tight(survey, context)
    // What a project allows less of may be too much where nothing is tight.
    if matrix.limits[.titleLines] < DesignRule.titleLines.limit ?? 0 {
      tight += survey.texts.map { $0.source }.filter { ["Title", "Subtitle", "Footnote"].contains($0.element) }.map {
        $0.node
      }
    }
    hasLongWord = survey.longestBoldWord >= Self.longWord
    if list != nil { hasLongWord = survey.longestBoldWordOutside >= Self.longWord }
    if hasPlatforms { return }
    for text in survey.texts where text.lines > 2 && words[Int(tree[text.source.node].name)].element == .cell {
      cramped.append(text.source.node)
    }
    for (target, other) in context.crowded(survey, side: TouchTargets.leastSide(.android)) {
      cramped.append((survey.targets[other].source ?? survey.targets[target].source)?.node ?? .document)
    }
  }

  /// The parts of `survey` that are cut off, broken, or give something up.
  private static func tight(_ survey: LayoutSurvey, _ context: LayoutContext) -> [NodeID] {
    var result = survey.compromises.filter { $0.kind != .ownWidths }.map { $0.source.node }
    var lines = 0
    for text in survey.texts {
      switch text.source.element {
      case "Title": lines = text.lines
      case "Subtitle" where lines > 0: lines += text.lines
      case "Footnote" where lines > 0 && context.parentName(text.source) == "ObjectCell":
        lines += text.lines
      default: lines = 0
      }
      let isMuch = lines > mostHeaderLines && text.source.element != "Title"
      if text.isCut || text.breaksWord || isMuch { result.append(text.source.node) }
    }
    return result
  }

  /// More lines of the labels than these may be too many on a usual phone as well (HD-I25, SEED2).
  private static let mostHeaderLines = 3

  /// The cards of a collection in which something looks different in regular width; the others only get more room.
  ///
  /// Where a limit says how many cards are shown, leaving some out would bring others in: then it is nil for all.
  private static func regularCards(_ tree: XMLTree, _ words: [CardWord], _ document: CardDocument) -> Set<NodeID>? {
    guard case .collection(let collection) = document.root, collection.limit == nil else { return nil }
    var result: Set<NodeID> = []
    for card in Set(collection.items.map({ $0.source.node })) {
      var (hasCells, hasDescription) = (false, false)
      for index in card.index..<Int(tree[card].subtreeEnd) where tree.nodes[index].kind == .element {
        switch words[Int(tree.nodes[index].name)].element {
        case .objectCell: hasCells = true
        case .description: hasDescription = true
        default: break
        }
        let attributes = tree.attributes(of: NodeID(index))
        if attributes.contains(where: { words[Int($0.name)].attribute == .in }) { result.insert(card) }
      }
      if hasCells, hasDescription { result.insert(card) }
    }
    return result
  }

  /// Whether the cards of a collection have less room on a tablet, where several stand side by side, than on the
  /// smallest phone; taken for granted where the collection is a part of something else.
  private static func narrowsOnTablet(_ document: CardDocument, _ matrix: CheckMatrix) -> Bool {
    guard case .collection(let collection) = document.root, let tablet = matrix[.tablet] else { return true }
    return collection.layout.cardWidth(in: tablet) < collection.layout.cardWidth(in: matrix.narrowest)
  }

  /// Whether the card is to be laid out in `surroundings`.
  func needs(_ surroundings: Surroundings) -> Bool {
    if hasDevice { return false }
    if list != nil, surroundings != .smallPhone {
      return needsOutsideOfCards(surroundings) || !(cards(for: surroundings)?.isEmpty ?? false)
    }
    return switch surroundings {
    case .smallPhone: true
    case .largeText: (hasLongWord || !outgrowing.isEmpty) && !isScene
    case .phone: !tall.isEmpty || !tight.isEmpty
    case .tablet: hasRegular
    case .androidPhone: hasPlatforms || !cramped.isEmpty || !tall.isEmpty
    }
  }

  /// Whether what stands around the cards of a list can come out otherwise in `surroundings`.
  private func needsOutsideOfCards(_ surroundings: Surroundings) -> Bool {
    switch surroundings {
    case .smallPhone: true
    case .largeText: hasLongWord
    case .phone: tight.contains { list?.card(of: $0) == nil }
    case .tablet: false
    case .androidPhone: hasPlatforms || cramped.contains { list?.card(of: $0) == nil }
    }
  }

  /// The cards of a collection that can come out otherwise in `surroundings`; nil for all.
  private func cards(for surroundings: Surroundings) -> Set<NodeID>? {
    switch surroundings {
    case .smallPhone: nil
    case .largeText: outgrowing
    case .phone: roomierCards
    case .tablet: hasRegular ? regularCards : []
    case .androidPhone: androidCards
    }
  }

  private var roomierCards: Set<NodeID>? {
    guard let list else { return tight.isEmpty ? tall : nil }
    return tall.union(tight.compactMap(list.card))
  }

  private var androidCards: Set<NodeID>? {
    if hasPlatforms { return nil }
    guard let list else { return cramped.isEmpty ? tall : nil }
    return tall.union(cramped.compactMap(list.card))
  }

  /// Of which parts findings are taken in `surroundings`: of those for which it is laid out there.
  func isWanted(in surroundings: Surroundings) -> (NodeID) -> Bool {
    guard let list else { return { _ in true } }
    let (cards, isWantedOutside) = (cards(for: surroundings), needsOutsideOfCards(surroundings))
    return { node in
      guard let card = list.card(of: node) else { return isWantedOutside }
      return cards?.contains(card) ?? true
    }
  }

  /// As much of `document` as matters in `surroundings`: of a collection only the cards for which it is laid out there.
  func document(_ document: CardDocument, for surroundings: Surroundings) -> CardDocument {
    guard let cards = cards(for: surroundings), case .collection(var collection) = document.root else {
      return document
    }
    let anchor = list?.anchor
    collection.items.removeAll { !cards.contains($0.source.node) && $0.source.node != anchor }
    // Without any card there would be a message in their place.
    guard !collection.items.isEmpty else { return document }
    var document = document
    document.root = .collection(collection)
    return document
  }
}
