import BundledData
import CardAnalysis
import CardLayout
import CardModel
import JSON
import Rendering
import SourceText
import Standards
import Synchronization
import XMLSyntax

/// Drawings of elements for hovers, each as part of the shortest example that has it.
final class ElementPictures: Sendable {
  /// Longer addresses are not sent with a hover: editors cut what is longer than 100,000 characters.
  private static let mostBytes = 64 << 10
  /// Among shorter ones than this the first is taken.
  private static let enoughBytes = 20 << 10
  /// More examples are not drawn for one element.
  private static let mostTried = 4

  /// The addresses of what is drawn, by element; nil where nothing is.
  private let drawn: Mutex<[String: String?]> = Mutex([:])

  /// A `data:` address of the element called `name` as SVG; nil where no example shows it in so few bytes.
  func address(of name: String, _ language: CardLanguage) -> String? {
    if let known = drawn.withLock({ $0[name] }) { return known }
    var found: String?
    for example in Self.examples(with: name) {
      guard let address = Self.address(of: name, in: example, language) else { continue }
      if address.utf8.count < found?.utf8.count ?? .max { found = address }
      if address.utf8.count <= Self.enoughBytes { break }
    }
    drawn.withLock { $0[name] = .some(found) }
    return found
  }

  /// The examples whose texts name the element, the shortest first.
  private static func examples(with name: String) -> ArraySlice<BundledFile> {
    let tags = [" ", ">", "/", "\n"].map { "<\(name)\($0)" }
    return BundledFile.examples.filter { file in
      guard file.name.hasSuffix(CardLanguage.fileSuffix) else { return false }
      let text = String(decoding: file.bytes, as: UTF8.self)
      return tags.contains { text.contains($0) }
    }.sorted { ($0.bytes.count, $0.name) < ($1.bytes.count, $1.name) }.prefix(mostTried)
  }

  private static func address(of name: String, in example: BundledFile, _ language: CardLanguage) -> String? {
    @Sendable func file(_ path: String) -> [UInt8]? { BundledFile.examples.first { $0.name == path }?.bytes }
    let snapshot = DocumentSnapshot(
      uri: example.name, version: 0, text: SourceText(example.bytes), language: language,
      resources: DocumentResources(bytes: file, names: { _ in [] }))
    let tree = snapshot.tree
    guard
      let index = tree.nodes.indices.first(where: {
        tree.nodes[$0].isElement && tree.name(of: NodeID($0)).local == name
      }),
      let scene = snapshot.scene(CardEnvironment()), let detail = detail(of: NodeID(index), tree, scene)
    else { return nil }
    guard let address = ImageData.address(detail.svg(file: file)), address.count <= mostBytes else { return nil }
    return String(decoding: address, as: UTF8.self)
  }

  /// What is drawn of `node`, or of what it is a part of: the columns of a chart are those of its series.
  ///
  /// What happens on a scene is no part of what is drawn there, so that neither the root nor the cards of a scene stand for what is
  /// in them.
  private static func detail(of node: NodeID, _ tree: XMLTree, _ scene: PositionedScene) -> SceneDetail? {
    if let own = SceneDetail(scene, around: tree.range(of: node)) { return own }
    var part = node
    while let parent = tree.parent(of: part), let outer = tree.parent(of: parent), outer != .document {
      let isCard = outer == tree.root && tree.name(of: outer).local == ElementName.cardScene.rawValue
      if isCard, tree.name(of: parent).local != ElementName.mapContent.rawValue { return nil }
      if let detail = SceneDetail(scene, around: tree.range(of: parent)) { return detail }
      part = parent
    }
    return nil
  }
}
