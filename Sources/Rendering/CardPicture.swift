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
}
