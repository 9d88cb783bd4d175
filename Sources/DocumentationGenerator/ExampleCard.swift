import BundledData
import CardAnalysis
import CardLayout
import CardModel
import JSON
import LayoutCore
import SourceText
import Synchronization
import XMLSyntax

/// One of the bundled examples: its text, what it uses and its pictures.
struct ExampleCard: Sendable {
  /// Its file without the ending: `work-order`.
  let name: String
  /// Its name for people: `Work order`.
  let title: String
  /// The text.
  let source: String
  /// The local name of its root element.
  let root: String
  /// Its elements in document order: local name, and the lines that it takes, counted from zero.
  let elements: [(name: String, lines: ClosedRange<Int>)]
  private let drawn = Drawn()

  /// Its pictures, once they are drawn, and what is seen of it.
  private final class Drawn: Sendable {
    let pictures: Mutex<[Picture]?> = Mutex(nil)
    let seen: Mutex<[Moment: Set<String>]> = Mutex([:])
  }

  /// A moment of a card, or a place of the card of a scene, in which other parts of it are seen than at rest.
  struct Moment: Hashable, Sendable {
    var state = CardState.normal
    var position: CardPosition?

    /// What people call it; empty for a card at rest.
    var name: String { position?.rawValue ?? (state == .normal ? "" : state.rawValue) }

    /// The environment of its drawing.
    func environment(_ appearance: Appearance) -> CardEnvironment {
      var environment = CardEnvironment(onPageIn: appearance)
      (environment.state, environment.scenePosition) = (state, position)
      return environment
    }
  }

  /// Its moments, at rest first; only the card of a scene has several places.
  var moments: [Moment] {
    let states = [Moment()] + CardState.allCases.dropFirst().map { Moment(state: $0) }
    guard CardWord.named(root).element == .cardScene else { return states }
    return states + CardPosition.allCases.map { Moment(position: $0) }
  }

  /// Whether something of an element called `name` is seen in the drawing of a moment.
  func shows(_ name: String, in moment: Moment) -> Bool {
    drawn.seen.withLock { seen in
      if let known = seen[moment] { return known.contains(name) }
      let names = seenElements(in: moment)
      seen[moment] = names
      return names.contains(name)
    }
  }

  /// The names of the elements of which something is seen in the drawing of a moment.
  private func seenElements(in moment: Moment) -> Set<String> {
    let snapshot = Illustrator.snapshot(SourceText(source))
    guard let scene = snapshot.scene(moment.environment(.light)) else { return [] }
    var names: Set<String> = []
    var known: Set<NodeID> = []
    for part in scene.parts {
      let frame = part.frame
      let isInside = frame.x < scene.size.width && frame.y < scene.size.height && frame.maxX > 0 && frame.maxY > 0
      guard let source = part.source, isInside, frame.width > 0, frame.height > 0 else { continue }
      // What holds it is seen with it.
      for node in [source.node] + snapshot.tree.ancestors(of: source.node) {
        guard known.insert(node).inserted else { break }
        names.insert(snapshot.tree.name(of: node).local)
      }
    }
    return names
  }

  /// Compact and regular, light and dark; drawn when they are first asked for.
  var pictures: [Picture] {
    drawn.pictures.withLock { pictures in
      if let pictures { return pictures }
      let made = Illustrator.drawAll(Illustrator.snapshot(SourceText(source)), label: title)
      pictures = made
      return made
    }
  }

  /// The pictures that are drawn already.
  var drawnPictures: [Picture] { drawn.pictures.withLock { $0 ?? [] } }

  /// Every bundled example, sorted by name.
  static var all: [ExampleCard] {
    BundledFile.examples.filter { $0.name.hasSuffix(CardLanguage.fileSuffix) }.map { ExampleCard($0) }
  }

  /// Every bundled example, several of them drawn at a time.
  static func allDrawn(jobs: Int) async -> [ExampleCard] {
    await ParallelMap.map(all, jobs: jobs) { example in
      _ = example.pictures
      return example
    }
  }

  private init(_ file: BundledFile) {
    name = String(file.name.dropLast(CardLanguage.fileSuffix.count))
    let words = name.split(separator: "-").joined(separator: " ")
    title = words.prefix(1).uppercased() + words.dropFirst()
    let text = XMLDecoding.decode(file.bytes).text
    source = String(decoding: text.bytes, as: UTF8.self)
    let tree = XMLParser.parse(text)
    let lines = LineTable(text)
    var elements: [(name: String, lines: ClosedRange<Int>)] = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      let range = tree.range(of: NodeID(index))
      let first = lines.line(at: range.start)
      elements.append((tree.name(of: NodeID(index)).local, first...max(first, lines.line(at: range.end))))
    }
    self.elements = elements
    root = elements.first?.name ?? ""
  }

  /// The path of its page.
  var page: String { "examples/" + name }

  /// The lines `range` of the text, without the indentation that all of them have.
  func excerpt(_ range: ClosedRange<Int>) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let chosen = lines[max(0, range.lowerBound)...min(range.upperBound, lines.count - 1)]
    let indent = chosen.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return chosen.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }
}
