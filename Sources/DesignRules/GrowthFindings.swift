import CardLayout
package import CardModel
package import LayoutCore
import SceneLayout
package import SourceText
import Standards
package import XMLSyntax

/// What has room for its texts as they are and would not have it in another language.
package enum GrowthFindings {
  /// Tells where.
  package static let noRoom = DiagnosticKind(
    "text-growth", .layout, .hint, summary: "A text has no room to grow in other languages",
    explanation: """
      The text fits as it is, on the smallest phone (320 points). Translated it gets longer: a short one from English twice as long \
      or more, running text by a third. Then it would be cut, break a word or push something else away. Give it more room, allow \
      it more lines, or shorten it. `cardwright validate --pseudo` looks for such places, with a language behind it for that \
      one; `cardwright render --pseudo` shows them. What bindings read is data and is not made longer.
      """)

  /// What has no room to grow in the document that `tree` describes.
  ///
  /// - Parameters:
  ///   - words: What the names of `tree` mean.
  ///   - pseudo: The language.
  ///   - document: The document as it is, and the same in that language.
  ///   - matrix: What it is laid out in.
  ///   - measurer: Remembers what it learns about the texts.
  package static func diagnostics(
    in tree: XMLTree, words: [CardWord], _ pseudo: PseudoLanguage,
    _ document: (now: CardDocument, grown: CardDocument), _ matrix: CheckMatrix, _ measurer: inout TextMeasurer
  ) -> [Diagnostic] {
    var environment = matrix.narrowest
    let now = LayoutSurvey(document.now, environment, &measurer)
    environment.pseudo = pseudo
    let then = LayoutSurvey(document.grown, environment, &measurer)
    let context = RuleContext(tree: tree, words: words, knowledge: nil)
    let place = Surroundings.smallPhone.place(now.environment)
    let longer = pseudo.name.map { "in \($0)" } ?? "in other languages"
    var found: [Diagnostic] = []
    var told: Set<NodeID> = []
    func report(_ message: String, _ source: PartSource) {
      // What is in the language already does not grow into it.
      guard context.language(source.node)?.language?.code != pseudo.rawValue, told.insert(source.node).inserted else {
        return
      }
      found.append(Diagnostic(noRoom, message, at: context.textRange(source.node)))
    }
    var known: [Place: LayoutSurvey.Text] = [:]
    for (place, text) in places(now) { known[place] = text }
    for (key, text) in places(then) {
      guard let before = known[key], text.isCut && !before.isCut || text.breaksWord && !before.breaksWord else {
        continue
      }
      let (written, shown) = (now.whole(before), then.shown(text))
      guard then.whole(text) != written, isWritten(written, context.tree, text.source.node) else { continue }
      let needed = pseudo.length(of: written.count)
      // Of a text that is cut, what is seen but the ellipsis finds room; of a word that is broken, its part in a line.
      let room = text.isCut ? shown.count - 1 : longestLine(shown)
      report(
        "“\(written)” has \(written.count) characters and room for \(max(room, written.count)) \(place); "
          + "\(longer) it may have \(needed)" + (text.isCut ? ", and is cut" : ", and a word of it is broken"),
        text.source)
    }
    var before: [Place: [LayoutCompromise]] = [:]
    for compromise in now.compromises { before[Place(compromise.source), default: []].append(compromise) }
    for compromise in then.compromises {
      let isKnown = before[Place(compromise.source)]?.contains { $0.isLike(compromise) } ?? false
      guard !isKnown, let words = compromise.words else { continue }
      report("There is no room for longer texts \(place): \(longer) \(words)", compromise.source)
    }
    return found.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }

  /// Whether `node` has the words of `text`, rather than that the drawing adds them: it knows their length in every language.
  private static func isWritten(_ text: String, _ tree: XMLTree, _ node: NodeID) -> Bool {
    guard let longest = text.split(whereSeparator: { !$0.isLetter }).max(by: { $0.count < $1.count }) else {
      return true
    }
    return tree.text[tree.range(of: node)].contains(String(longest))
  }

  /// A text of a part: parts may have several, and lists have each part several times.
  private struct Place: Hashable {
    let node: NodeID
    let item: Int
    let number: Int

    init(_ source: PartSource, number: Int = 0) { (node, item, self.number) = (source.node, source.item, number) }
  }

  private static func places(_ survey: LayoutSurvey) -> [(Place, LayoutSurvey.Text)] {
    var counts: [Place: Int] = [:]
    return survey.texts.map { text in
      let part = Place(text.source)
      counts[part, default: 0] += 1
      return (Place(text.source, number: counts[part] ?? 0), text)
    }
  }

  private static func longestLine(_ shown: String) -> Int {
    shown.split(separator: " ").map { $0.count }.max() ?? 0
  }
}

extension LayoutCompromise {
  /// Whether `other`, of the same part, gives up the same.
  fileprivate func isLike(_ other: LayoutCompromise) -> Bool {
    switch (kind, other.kind) {
    case (.hiddenActions(_, let shown, _, _), .hiddenActions(_, let others, _, _)): others >= shown
    case (.stackedTable, .stackedTable), (.scaledFigure, .scaledFigure), (.brokenWord, .brokenWord): true
    case (.cutLabel(let name), .cutLabel(let other)): name == other
    case (.actionsBelow, .actionsBelow): true
    default: false
    }
  }

  /// What becomes of the part, as the end of a sentence; nil where nothing of its texts is lost.
  fileprivate var words: String? {
    switch kind {
    case .hiddenActions(_, let shown, _, _):
      shown == 0
        ? "its actions are only in the menu" : "only \(shown) of its actions \(shown == 1 ? "has" : "have") a button"
    case .stackedTable: "the cells of its rows stand below one another"
    case .scaledFigure: "it is set smaller"
    case .brokenWord: "a word of it is broken"
    case .cutLabel(let name): "“\(name)” is cut off in it"
    case .actionsBelow, .sharedWidth, .ownWidths, .pinOutside, .figureBelow: nil
    }
  }
}
