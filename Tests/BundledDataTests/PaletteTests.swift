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

@Suite struct IconCatalogueTests {
  @Test func theCatalogueKnowsItsIcons() {
    #expect(IconCatalogue.contains("actions.share"))
    #expect(!IconCatalogue.contains("actions.nonsense"))
    #expect(IconCatalogue.names == IconCatalogue.names.sorted())
  }
}
