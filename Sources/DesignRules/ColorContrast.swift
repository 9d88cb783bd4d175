import BundledData

/// How well a colour is seen on another one (WCAG 2.1, relative luminance).
struct ColorContrast {
  /// What a text needs at any size and weight (HIG-A, AND-CR).
  static let text = 4.5

  /// The contrast, from 1 to 21.
  let ratio: Double
  /// Where it is so low: “light”, “dark”, or one of them “with increased contrast”.
  let appearance: String

  /// The contrast with one decimal.
  var text: String {
    let tenths = Int((ratio * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The lowest contrast of the token `color` on the token `background` in all appearances; nil when one is unknown.
  static func worst(_ color: String, on background: String) -> ColorContrast? {
    guard let color = Palette.token(named: color), let background = Palette.token(named: background) else { return nil }
    return [
      ColorContrast(ratio: ratio(color.light, background.light), appearance: "light"),
      ColorContrast(ratio: ratio(color.dark, background.dark), appearance: "dark"),
      ColorContrast(
        ratio: ratio(color.lightHighContrast, background.lightHighContrast),
        appearance: "light with increased contrast"),
      ColorContrast(
        ratio: ratio(color.darkHighContrast, background.darkHighContrast), appearance: "dark with increased contrast"),
    ].min { $0.ratio < $1.ratio }
  }

  /// The contrast of `color`, which may let `background` shine through, on an opaque `background`.
  static func ratio(_ color: PaletteColor, _ background: PaletteColor) -> Double {
    let share = Double(color.alpha) / 255
    func mixed(_ top: UInt8, _ bottom: UInt8) -> Double { Double(top) * share + Double(bottom) * (1 - share) }
    let first = luminance(
      mixed(color.red, background.red), mixed(color.green, background.green), mixed(color.blue, background.blue))
    let second = luminance(Double(background.red), Double(background.green), Double(background.blue))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The relative luminance of a colour whose parts go from 0 to 255.
  static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
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
