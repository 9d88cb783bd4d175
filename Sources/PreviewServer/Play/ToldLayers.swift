import CardModel
import LayoutCore
import SceneLayout

/// The layers of a scene that a page was told of, by their numbers.
struct ToldLayers: ~Copyable {
  /// More looks than this are forgotten, so that a long play stays small.
  private static let limit = 256

  private let scene: CardScene
  private var store: SceneLayerStore
  private var numbers: [SceneLook: Int] = [:]
  private var stacks: [[SceneLayer]] = []
  /// The drawings that the page has.
  private var pictures: Set<Int> = []

  /// None yet, of `scene`.
  init(_ scene: CardScene) { (self.scene, store) = (scene, SceneLayerStore(scene)) }

  /// The number of a look, and its layers when the page has not got them yet.
  mutating func number(
    of look: SceneLook, _ measurer: inout TextMeasurer
  ) -> (look: Int, layers: [SceneLayer]?) {
    if let known = numbers[look] { return (known, nil) }
    let stack = store.layers(of: look, &measurer)
    numbers[look] = stacks.count
    stacks.append(stack)
    return (stacks.count - 1, stack)
  }

  /// The layers of the look with a number.
  func layers(of look: Int) -> [SceneLayer] { stacks[look] }

  /// What is said of a look: the card on top, where it stands or is going, its page, what the information strip says.
  func words(of look: SceneLook) -> String {
    let top = look.top
    var words = [scene.cards[top.card].source.id ?? "", top.position.rawValue]
    if !top.pages.isEmpty { words.append("page \(top.page + 1)") }
    if let info = look.info { words.append(info.string) }
    return words.joined(separator: " · ")
  }

  /// Forgets what the page has where that has become too much; the page then forgets it as well.
  ///
  /// - Parameter always: Whether the page begins with nothing.
  mutating func forget(always: Bool) -> Bool {
    guard always || stacks.count > Self.limit else { return false }
    (numbers, stacks, pictures) = ([:], [], [])
    store = SceneLayerStore(scene)
    return true
  }

  /// Whether the page has not got a drawing, which it gets now.
  mutating func isNew(_ picture: Int) -> Bool { pictures.insert(picture).inserted }
}
