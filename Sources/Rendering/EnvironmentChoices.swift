package import CardLayout
package import CardModel
package import LayoutCore

/// Environments as every combination of what is asked for; an empty list stands for what is drawn by default.
package struct EnvironmentChoices: Equatable, Sendable {
  /// The devices.
  package var device: [Device] = []
  /// How they are held.
  package var orientation: [Orientation] = []
  /// The platforms.
  package var platform: [Platform] = []
  /// The sizes of texts.
  package var textSize: [TextSizeCategory] = []
  /// Light, dark.
  package var appearance: [Appearance] = []
  /// The contrasts.
  package var contrast: [Contrast] = []
  /// The faces of texts.
  package var typeface: [Typeface] = []
  /// The directions of lines.
  package var direction: [LayoutDirection] = []
  /// The moments.
  package var state: [CardState] = []
  /// Where the card of a scene rests.
  package var position: [CardPosition] = []

  /// Environments as they come by default.
  package init(
    device: [Device] = [], orientation: [Orientation] = [], platform: [Platform] = [],
    textSize: [TextSizeCategory] = [],
    appearance: [Appearance] = [], contrast: [Contrast] = [], typeface: [Typeface] = [],
    direction: [LayoutDirection] = [],
    state: [CardState] = [],
    position: [CardPosition] = []
  ) {
    (self.device, self.orientation, self.platform, self.textSize) = (device, orientation, platform, textSize)
    (self.appearance, self.contrast, self.typeface, self.direction) = (appearance, contrast, typeface, direction)
    (self.state, self.position) = (state, position)
  }

  /// One environment and its names.
  package struct Variant: Sendable {
    /// Of files: the device and whatever is not as by default, in kebab case.
    package var suffix: String
    /// For people.
    package var caption: String
    /// The environment.
    package var environment: CardEnvironment
  }

  /// Every combination of what the options ask for, devices first.
  package var variants: [Variant] {
    var variants = (device.isEmpty ? [.standard] : device).flatMap { device in
      (orientation.isEmpty ? [.portrait] : orientation).map { orientation in
        let isUpright = orientation == .portrait
        return Variant(
          suffix: device.id + (isUpright ? "" : "-landscape"),
          caption: device.name + (isUpright ? "" : ", landscape"), environment: CardEnvironment(device, orientation))
      }
    }
    Self.vary(&variants, platform, \.platform, nil)
    Self.vary(&variants, textSize, \.textSize, .large)
    Self.vary(&variants, appearance, \.appearance, .light)
    Self.vary(&variants, contrast, \.contrast, .normal)
    Self.vary(&variants, typeface, \.typeface, .fiori)
    Self.vary(&variants, direction, \.direction, .leftToRight)
    Self.vary(&variants, state, \.state, .normal)
    // A scene has devices of its own.
    if device.isEmpty, orientation.isEmpty {
      for index in variants.indices { variants[index].environment.takesSceneDevice = true }
    }
    guard !position.isEmpty else { return variants }
    return variants.flatMap { variant in
      position.map { position in
        var result = variant
        result.environment.scenePosition = position
        result.suffix += "-" + position.rawValue
        result.caption += ", " + position.rawValue
        return result
      }
    }
  }

  private static func vary<Value: RawRepresentable<String>>(
    _ variants: inout [Variant], _ values: [Value], _ member: WritableKeyPath<CardEnvironment, Value>,
    _ standard: Value?
  ) {
    guard !values.isEmpty else { return }
    variants = variants.flatMap { variant in
      values.map { value in
        var result = variant
        result.environment[keyPath: member] = value
        guard value.rawValue != standard?.rawValue else { return result }
        var word = value.rawValue
        if Value.self == Contrast.self { word += "-contrast" }
        if Value.self == Typeface.self { word += "-face" }
        result.suffix += "-" + word
        result.caption += ", " + word
        return result
      }
    }
  }

  /// What a sheet shows when nothing else is asked for: what most often breaks a layout.
  package static var tour: [Variant] {
    var tour = EnvironmentChoices()
    var variants = tour.variants
    tour.appearance = [.dark]
    variants += tour.variants
    tour.appearance = []
    tour.direction = [.rightToLeft]
    variants += tour.variants
    tour.direction = []
    tour.device = ["iphone-se-1", "android-compact", "ipad-pro-11"].compactMap { Device.named($0) }
    variants += tour.variants
    tour.device = []
    tour.textSize = [.ax1, .ax5]
    return variants + tour.variants
  }
}
