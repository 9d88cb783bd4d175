import BundledData
import Testing

@Suite struct PaletteTests {
  @Test func everyRowOfThePaletteIsRead() {
    #expect(Palette.tokens.count == 216)
    #expect(Set(Palette.tokens.map(\.name)).count == Palette.tokens.count)
  }

  @Test func aTokenHasItsFiveValues() throws {
    let token = try #require(Palette.token(named: "grey7"))
    #expect(token.light.hex == "#475E75")
    #expect(token.dark.hex == "#8396A8")
    #expect(token.darkElevated.hex == "#8396A8")
    #expect(token.lightHighContrast.hex == "#354A5F")
    #expect(token.darkHighContrast.hex == "#A5B0BB")
    #expect(Palette.token(named: "grey99") == nil)
  }

  @Test func aTransparentColourShowsItsAlpha() {
    #expect(PaletteColor(rgba: 0x0102_0304).hex == "#01020304")
    #expect(PaletteColor(rgba: 0x0000_00FF).hex == "#000000")
  }
}

@Suite struct ContrastTests {
  private let white = PaletteColor(rgba: 0xFFFF_FFFF)

  @Test func contrastFollowsTheWebGuidelines() {
    #expect(PaletteColor(rgba: 0x0000_00FF).contrast(on: white) == 21)
    #expect(white.contrast(on: PaletteColor(rgba: 0x0000_00FF)) == 21)
    #expect(white.contrast(on: white) == 1)
    // The darkest grey that WCAG's own examples let pass on white.
    #expect(abs(PaletteColor(rgba: 0x7676_76FF).contrast(on: white) - 4.54) < 0.005)
    #expect(abs(PaletteColor(rgba: 0x0000_FFFF).contrast(on: white) - 8.59) < 0.005)
  }

  @Test func whatShinesThroughCounts() {
    let half = PaletteColor(rgba: 0x0000_0080)
    #expect(half.over(white).hex == "#7F7F7F")
    #expect(abs(half.contrast(on: white) - half.over(white).contrast(on: white)) < 0.05)
    #expect(PaletteColor(rgba: 0xFF00_0000).over(white) == white)
    #expect(PaletteColor(rgba: 0xFF00_0000).contrast(on: white) == 1)
  }
}

@Suite struct IconCatalogueTests {
  @Test func theCatalogueKnowsItsIcons() {
    #expect(IconCatalogue.contains("actions.share"))
    #expect(!IconCatalogue.contains("actions.nonsense"))
    #expect(IconCatalogue.names == IconCatalogue.names.sorted())
  }
}
