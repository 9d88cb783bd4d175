import CardLayout
import CardModel
import LayoutCore
import SceneLayout
import SourceText
import Testing
import XMLSyntax

/// Lays out scenes for tests.
enum SceneFixture {
  /// The drawing of the scene that `text` describes, on `device` after `change`.
  static func scene(
    _ text: String, device: String = "iphone-15", _ change: (inout CardEnvironment) -> Void = { _ in }
  ) throws -> PositionedScene {
    var environment = CardEnvironment(try #require(Device.named(device)))
    change(&environment)
    var measurer = TextMeasurer(try #require(FontFaces.standard))
    return PositionedScene(CardDocument(XMLParser.parse(SourceText(text))), environment, &measurer)
  }
}

extension PositionedScene {
  /// The parts of an element that show text.
  func texts(_ element: String) -> [SceneText] {
    parts.compactMap { part in
      if part.source?.element == element, case .text(let text) = part.content { text } else { nil }
    }
  }

  /// The first frame of an element.
  func frame(_ element: String) throws -> Frame {
    try #require(parts.first { $0.source?.element == element }).frame
  }

  /// The frames of buttons from left to right, and what is spoken of them.
  var buttons: [(label: String, frame: Frame)] {
    parts.filter { $0.role == .button || $0.role == .menuButton }.map { ($0.label ?? "", $0.frame) }
      .sorted { $0.frame.x < $1.frame.x }
  }

  /// The card itself.
  func cardPart() throws -> ScenePart { parts[try #require(card)] }
}
