package import CardLayout
package import CardModel
import LayoutCore

/// A screen on which a scene is shown, with what the system uses of it.
package struct SceneScreen: Hashable, Sendable {
  /// Width in points.
  package var width: Double
  /// Height in points.
  package var height: Double
  /// Room at the top that the system uses, in points.
  package var safeTop = 0.0
  /// Room at the bottom that the system uses.
  package var safeBottom = 0.0
  /// Room at the left that the system uses.
  package var safeLeft = 0.0
  /// Room at the right that the system uses.
  package var safeRight = 0.0
  /// Room across.
  package var widthClass = SizeClass.compact
  /// Room from top to bottom.
  package var heightClass = SizeClass.regular

  /// A screen of this size that the system uses nothing of.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The screen of `environment`.
  package init(_ environment: CardEnvironment) {
    self.init(width: environment.width, height: environment.height)
    // The same on both sides of every device.
    (safeTop, safeBottom) = (environment.safeArea.top, environment.safeArea.bottom)
    (safeLeft, safeRight) = (environment.safeArea.leading, environment.safeArea.trailing)
    (widthClass, heightClass) = (environment.sizeClass, environment.verticalSizeClass)
  }

  /// The screen that a scene's device describes: the figures that it gives itself, else those of its preset, else a phone's.
  package init(_ device: SceneDevice) {
    let preset = device.preset.flatMap(Device.named) ?? .standard
    self.init(CardEnvironment(preset, device.isLandscape ? .landscape : .portrait))
    if device.preset == nil { (safeTop, safeBottom, safeLeft, safeRight) = (0, 0, 0, 0) }
    width = device.width ?? width
    height = device.height ?? height
    safeTop = device.safeTop ?? safeTop
    safeBottom = device.safeBottom ?? safeBottom
    safeLeft = device.safeLeft ?? safeLeft
    safeRight = device.safeRight ?? safeRight
    widthClass = device.widthClass ?? widthClass
    heightClass = device.heightClass ?? heightClass
  }
}

extension CardEnvironment {
  /// This environment, or that of the first device that `scene` names, if that is wanted.
  func resolved(for scene: CardScene) -> CardEnvironment {
    let environment = reading(scene.source.language)
    guard takesSceneDevice, let device = scene.devices.first else { return environment }
    return environment.on(device)
  }

  /// This environment on the screen of `other`.
  package func onScreen(of other: CardEnvironment) -> CardEnvironment {
    var environment = self
    (environment.width, environment.height, environment.margin) = (other.width, other.height, other.margin)
    (environment.sizeClass, environment.verticalSizeClass) = (other.sizeClass, other.verticalSizeClass)
    (environment.readableInset, environment.safeArea, environment.scale) = (
      other.readableInset, other.safeArea, other.scale
    )
    return environment
  }

  /// This environment on the screen of `device`.
  package func on(_ device: SceneDevice) -> CardEnvironment {
    let screen = SceneScreen(device)
    let preset = device.preset.flatMap(Device.named)
    var environment = self
    (environment.width, environment.height) = (screen.width, screen.height)
    (environment.sizeClass, environment.verticalSizeClass) = (screen.widthClass, screen.heightClass)
    environment.safeArea = Insets(
      top: screen.safeTop, leading: screen.safeLeft, bottom: screen.safeBottom, trailing: screen.safeRight)
    environment.scale = device.scale ?? preset?.scale ?? scale
    if let preset, !hasChosenPlatform { environment.platform = preset.platform }
    if let isRightToLeft = device.isRightToLeft { environment.direction = isRightToLeft ? .rightToLeft : .leftToRight }
    return environment
  }
}
