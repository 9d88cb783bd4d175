import BundledData

/// How well a colour is seen on another one in every appearance (WCAG 2.2, criterion 1.4.3).
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
      ColorContrast(ratio: color.light.contrast(on: background.light), appearance: "light"),
      ColorContrast(ratio: color.dark.contrast(on: background.dark), appearance: "dark"),
      ColorContrast(
        ratio: color.lightHighContrast.contrast(on: background.lightHighContrast),
        appearance: "light with increased contrast"),
      ColorContrast(
        ratio: color.darkHighContrast.contrast(on: background.darkHighContrast),
        appearance: "dark with increased contrast"),
    ].min { $0.ratio < $1.ratio }
  }
}
