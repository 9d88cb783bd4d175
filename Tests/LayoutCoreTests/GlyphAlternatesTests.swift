import Testing

@testable import LayoutCore

/// Contextual alternates of the system face; the comparison with HarfBuzz is in Tests/LayoutFidelity.
@Suite struct GlyphAlternatesTests {
  private func width(_ text: String) throws -> Double {
    try TestFont.systemFonts().width(text, TextSetting(face: .regular, size: 17, leading: 22))
  }

  @Test(arguments: [("4x4", "4×4"), ("->", "→"), ("-->", "⟶"), ("<->", "↔"), ("=>", "⇒")])
  func whatIsTypedIsSetAsWhatIsMeant(_ typed: String, _ meant: String) throws {
    #expect(try width(typed) == width(meant))
  }

  @Test func punctuationBesideCapitalsIsAnotherGlyph() throws {
    let metrics = try TestFont.systemFonts().metrics(.regular).tables
    let alternates = try #require(metrics.alternates)
    let capitals = Array("A-B".utf8)
    let small = Array("a-b".utf8)
    #expect(alternates.substitutions(capitals, 0..<3, metrics).map(\.start) == [1])
    #expect(alternates.substitutions(small, 0..<3, metrics).isEmpty)
  }

  @Test func aLongTextOfArrowsIsLinear() throws {
    #expect(try width(String(repeating: "-->", count: 5_000)) > 0)
  }
}
