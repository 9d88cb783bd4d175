import Testing

@testable import LayoutCore

/// Hindi, which the face lacks.
@Suite struct DevanagariLettersTests {
  private func width(_ text: String, bold: Bool = false) throws -> Double {
    try TestFont.fonts().width(
      text, TextSetting(face: bold ? .bold : .regular, size: 1000, leading: 1200))
  }

  /// As HarfBuzz shapes them in Noto Sans Devanagari; some thousandths a word are lost, as letters move closer before some others.
  @Test(arguments: [
    ("क", 762.0, 823.0), ("का", 1021.0, 1117.0), ("चुकाया", 2494.0, 2736.0), ("कर्म", 1360.0, 1469.0),
    ("प्रक्रिया", 2428.0, 2675.0), ("विद्युत", 2069.0, 2296.0), ("अस्वीकृत", 3300.0, 3626.0), ("ट्ट", 504.0, 541.0),
  ])
  func wordsHaveTheirWidths(_ text: String, _ regular: Double, _ bold: Double) throws {
    #expect(abs(try width(text) - regular) < 0.01 * regular)
    #expect(abs(try width(text, bold: true) - bold) < 0.02 * bold)
  }

  @Test func signsThatStandAboveOrBelowHaveNoWidth() throws {
    #expect(try width("कु") == width("क"))
    #expect(try width("कि") > width("क"))
    // A mark at the beginning of a text, or before another script, belongs to nothing.
    #expect(try width("क्") == width("क"))
    #expect(try width("क्a") > width("क"))
  }
}
