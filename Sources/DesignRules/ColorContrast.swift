import BundledData

/// How well a colour is seen on another one in every appearance (WCAG 2.2, criterion 1.4.3).
struct ColorContrast {
  /// The contrast, from 1 to 21.
  let ratio: Double
  /// Where it is so low: “light”, “dark”, or one of them “with increased contrast”.
  let appearance: String

  /// Whether a text can be read at any size and weight.
  var isEnough: Bool { ratio >= ContrastLimit.text }

  /// The contrast with one decimal.
  var text: String {
    let tenths = Int((ratio * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The lowest contrast of the token `color` on the token `background` in all appearances of the screen; nil when one is unknown.
  static func worst(_ color: String, on background: String) -> ColorContrast? {
    guard let color = Palette.token(named: color), let background = Palette.token(named: background) else { return nil }
    return zip(color.shades, background.shades).filter { $0.0.appearance != PaletteToken.elevated }
      .map { ColorContrast(ratio: $0.color.contrast(on: $1.color), appearance: $0.appearance) }
      .min { $0.ratio < $1.ratio }
  }
}
