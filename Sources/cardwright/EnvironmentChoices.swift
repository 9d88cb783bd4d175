import CardLayout
import CardModel
import LayoutCore

/// Environments as every combination of what is asked for; an empty list stands for what is drawn by default.
struct EnvironmentChoices: Equatable {
  var device: [Device] = []
  var orientation: [Orientation] = []
  var platform: [Platform] = []
  var textSize: [TextSizeCategory] = []
  var appearance: [Appearance] = []
  var contrast: [Contrast] = []
  var typeface: [Typeface] = []
  var direction: [LayoutDirection] = []
  var state: [CardState] = []
  var position: [CardPosition] = []

  /// One environment and its names.
  struct Variant {
    /// Of files: the device and whatever is not as by default, in kebab case.
    var suffix: String
    /// For people.
    var caption: String
    var environment: CardEnvironment
  }

  /// Every combination of what the options ask for, devices first.
  var variants: [Variant] {
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
  static var tour: [Variant] {
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
