package import BundledData

/// The colours that a brand has in place of the palette's.
///
/// Where somebody asks for more contrast, the palette's own hold.
package struct PaletteOverrides: Hashable, Sendable {
  /// By the token's name, in the light appearance.
  private let light: [String: PaletteColor]
  /// By the token's name, in the dark appearance.
  private let dark: [String: PaletteColor]

  /// Colours by the names of their tokens.
  package init(light: [String: PaletteColor] = [:], dark: [String: PaletteColor] = [:]) {
    (self.light, self.dark) = (light, dark)
  }

  /// The colour of the token called `name`; nil for the palette's.
  func color(_ name: String, in appearance: Appearance) -> PaletteColor? {
    let colors = appearance == .light ? light : dark
    return colors.isEmpty ? nil : colors[name]
  }
}
