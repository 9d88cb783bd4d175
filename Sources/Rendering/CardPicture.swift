package import CardLayout

/// A scene and what is said of it where several are shown together.
package struct CardPicture: Sendable {
  /// For whom and on what it is drawn, such as `iPhone 15, dark`.
  package var caption: String
  /// The scene.
  package var scene: PositionedScene

  /// The picture of `scene`.
  package init(_ caption: String, _ scene: PositionedScene) {
    self.caption = caption
    self.scene = scene
  }

  /// The picture of `scene`, with what its card is called.
  package init(_ scene: PositionedScene) { self.init(scene.title, scene) }
}

extension PositionedScene {
  /// What its card is called.
  var title: String {
    let label = card.flatMap { parts[$0].label } ?? ""
    return label.isEmpty ? "Card" : label
  }
}
