import CardLayout
import CardModel
import LayoutCore
import SceneLayout
import SourceText
import Testing
import XMLSyntax

/// Lays out cards for tests.
enum SceneFixture {
  /// The scene of the card that `text` describes.
  static func scene(_ text: String, _ environment: CardEnvironment = CardEnvironment()) throws -> PositionedScene {
    var measurer = TextMeasurer(try #require(FontFaces.standard))
    return PositionedScene(CardDocument(XMLParser.parse(SourceText(text))), environment, &measurer)
  }

  /// The scene of a `Card` with this content.
  static func card(_ content: String, _ environment: CardEnvironment = CardEnvironment()) throws -> PositionedScene {
    try scene(#"<Card xmlns="urn:cardwright:1">\#(content)</Card>"#, environment)
  }

  /// The scene of an `ObjectCardView` with this content.
  static func objectCard(
    _ content: String, _ environment: CardEnvironment = CardEnvironment()
  ) throws -> PositionedScene {
    try scene(#"<ObjectCardView xmlns="urn:cardwright:1">\#(content)</ObjectCardView>"#, environment)
  }

  /// The environment of `device` after `change`.
  static func environment(
    _ device: String = "iphone-15", _ change: (inout CardEnvironment) -> Void = { _ in }
  ) throws -> CardEnvironment {
    var environment = CardEnvironment(try #require(Device.named(device)))
    change(&environment)
    return environment
  }
}

extension PositionedScene {
  /// The parts of an element that show text.
  func texts(_ element: String) -> [SceneText] {
    parts.compactMap { part in
      if part.source?.element == element, case .text(let text) = part.content { text } else { nil }
    }
  }

  /// The first text of an element.
  func text(_ element: String) throws -> SceneText { try #require(texts(element).first) }

  /// The frames of the parts of an element.
  func frames(_ element: String) -> [Frame] { parts.filter { $0.source?.element == element }.map(\.frame) }

  /// The first frame of an element.
  func frame(_ element: String) throws -> Frame { try #require(frames(element).first) }

  /// The frames of buttons from left to right, and what is spoken of them.
  var buttons: [(label: String, frame: Frame)] {
    parts.filter { $0.role == .button || $0.role == .menuButton }.map { ($0.label ?? "", $0.frame) }
      .sorted { $0.frame.x < $1.frame.x }
  }

  /// The card itself.
  func cardPart() throws -> ScenePart { parts[try #require(card)] }

  /// What surface an element has.
  func surface(_ element: String) throws -> Surface {
    let surfaces = parts.compactMap { part -> Surface? in
      if part.source?.element == element, case .surface(let surface) = part.content { surface } else { nil }
    }
    return try #require(surfaces.first)
  }
}
