/// The least contrasts (WCAG 2.2, criteria 1.4.3 and 1.4.11; HIG-A, AND-CR).
package enum ContrastLimit {
  /// Of texts.
  package static let text = 4.5
  /// Of texts from 24 points on, or 18.66 points where they are bold.
  package static let largeText = 3.0
  /// Of icons.
  package static let icon = 3.0
}

extension PaletteColor {
  /// The colour as it looks over `ground`, which is opaque.
  package func over(_ ground: PaletteColor) -> PaletteColor {
    let mixed = mixed(with: ground)
    let parts = [mixed.red, mixed.green, mixed.blue, 255].map { UInt32($0.rounded()) }
    return PaletteColor(rgba: parts.reduce(0) { $0 << 8 | $1 })
  }

  /// The contrast of the colour, which may let `ground` shine through, on an opaque `ground`: 1 to 21 (WCAG 2.2).
  package func contrast(on ground: PaletteColor) -> Double {
    let mixed = mixed(with: ground)
    let first = Self.luminance(mixed.red, mixed.green, mixed.blue)
    let second = Self.luminance(Double(ground.red), Double(ground.green), Double(ground.blue))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The parts of the colour over `ground`, from 0 to 255.
  private func mixed(with ground: PaletteColor) -> (red: Double, green: Double, blue: Double) {
    let share = Double(alpha) / 255
    func mixed(_ top: UInt8, _ bottom: UInt8) -> Double { Double(top) * share + Double(bottom) * (1 - share) }
    return (mixed(red, ground.red), mixed(green, ground.green), mixed(blue, ground.blue))
  }

  /// The relative luminance of an sRGB colour whose parts go from 0 to 255 (WCAG 2.2).
  private static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    func linear(_ part: Double) -> Double {
      let value = part / 255
      return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// `value` to the power of 2.4, by its fifth root: no library of functions is needed for one of them.
  private static func power(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    // Newton's method for the fifth root converges in a few steps from 1 for values up to 1.
    var root = 1.0
    for _ in 0..<24 { root -= (root - value / (root * root * root * root)) / 5 }
    return value * value * root * root
  }
}
