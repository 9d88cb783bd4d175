import BundledData
import CardLayout
import CardModel
import LayoutCore
import SceneMotion
import SourceText
import Testing
import XMLSyntax

/// Scenes to run.
enum Examples {
  /// The examples that have scenarios, by their file's name.
  static let scenes: [(name: String, bytes: [UInt8])] = BundledFile.examples.compactMap { file in
    guard file.name.hasSuffix(".card.xml") else { return nil }
    guard let scene = scene(file.bytes), !scene.scenarios.isEmpty else { return nil }
    return (file.name, file.bytes)
  }

  /// The example in the file `name`.
  static func scene(_ name: String) -> CardScene? { scenes.first { $0.name == name }.flatMap { scene($0.bytes) } }

  /// The scene that `bytes` describe.
  static func scene(_ bytes: [UInt8]) -> CardScene? {
    let document = CardDocument(XMLParser.parse(SourceText(bytes))) { path in
      BundledFile.examples.first { $0.name == path }?.bytes
    }
    guard case .scene(let scene) = document.root else { return nil }
    return scene
  }

  /// The scene that `content` describes, inside its element.
  static func made(_ attributes: String, _ content: String) throws -> CardScene {
    let text = #"<CardScene xmlns="urn:cardwright:1" id="s" \#(attributes)>\#(content)</CardScene>"#
    return try #require(scene(Array(text.utf8)))
  }

  /// A store of facts about `scene`.
  static func store(_ scene: CardScene) -> SceneFactsStore {
    SceneFactsStore(scene, CardEnvironment(), findsTargets: true, labelsTargets: true)
  }

  /// A measurer that has learned nothing yet.
  static func measurer() throws -> TextMeasurer { TextMeasurer(try #require(FontFaces.standard)) }

  /// What comes of all scenarios of `scene`.
  static func reports(_ scene: CardScene) throws -> [ScenarioReport] {
    var measurer = try measurer()
    var runner = ScenarioRunner(scene, CardEnvironment())
    return scene.scenarios.map { runner.run($0, &measurer) }
  }
}
