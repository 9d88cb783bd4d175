import BundledData
import Testing

@testable import LayoutCore

@Suite struct TextMeasurerTests {
  /// Widths computed apart from this code from the same advances, kerning classes and ligatures.
  @Test(arguments: [
    ("Job 4711", FontFace.regular, 17.0, 68.9380),
    ("Electric pump", .bold, 20, 130.7617),
    ("Approve", .semibold, 17, 66.0410),
    ("AVATAR To. Wave", .regular, 17, 131.5093),
    ("office file affluent", .regular, 17, 128.1309),
    ("Größe Ωmega Путь", .light, 15, 128.1006),
    ("86 %", .black, 48, 112.8750),
    ("“Quote” – 12 € …", .regular, 13, 97.9570),
    ("", .regular, 17, 0),
  ])
  func widthIsAdvancesPlusKerningWithLigatures(
    _ text: String, _ face: FontFace, _ size: Double, _ expected: Double
  ) throws {
    let width = try TestFont.fonts().width(text, TextSetting(face: face, size: size, leading: size))
    #expect(abs(width - expected) < 0.001)
  }

  @Test(arguments: [
    ("Check the compressor", "compressor"), ("pre-inspection/valve", "inspection"), ("Mo–Fr office", "office"),
    ("Überprüfung\nheute", "Überprüfung"), ("泵站维护 ok", "ok"), ("pump泵站 ok", "ok"), ("", ""), ("word", "word"),
    ("– /", ""), ("fell to -20000.5", "-20000.5"), ("on 30/09/2026", "30/09/2026"), ("2026-09-30 at 8", "2026-09-30"),
    ("2611-00403", "00403"), ("12 345678", "345678"), ("WO-2026-09-12345", "12345"), ("(-20000.5)", "(-20000.5)"),
    ("في ٣٠/٠٩/٢٠٢٦", "٣٠/٠٩/٢٠٢٦"),
  ])
  func theLongestWordIsThatBetweenSpacesAndDashes(_ text: String, _ word: String) throws {
    let fonts = try TestFont.fonts()
    #expect(fonts.longestWord(text, TestFont.body) == fonts.width(word, TestFont.body))
  }

  /// Digits are tabular in the face 72: 1,139 units of 2,048.
  @Test func digitsAreTabular() throws {
    let metrics = try TestFont.fonts().metrics(.regular)
    for digit in "0123456789".unicodeScalars { #expect(metrics.advance(of: digit.value) == 1139) }
    #expect(metrics.unitsPerEm == 2048 && metrics.ascent == 1854 && metrics.descent == -434)
  }

  /// Stated widths of what the face lacks, in em.
  @Test(arguments: [
    ("東京", 2.0), ("서울", 1.84), ("😀", 1.245), ("👩‍🔧", 1.245), ("🇩🇪🇫🇷", 2.49), ("👍🏽", 1.245), ("שלום", 2.237),
    ("مرحبا", 2.143), ("ܫܠܡ", 1.5),
  ])
  func scriptsThatTheFaceLacksHaveStatedWidths(_ text: String, _ ems: Double) throws {
    let width = try TestFont.fonts().width(text, TextSetting(face: .regular, size: 100, leading: 120))
    #expect(abs(width / 100 - ems) < 0.002)
  }

  /// ASCII and Latin letters take a shortcut past the glyphs; nothing may depend on whether a text takes it.
  @Test func aTextIsAsWideAsItsGlyphsOneByOne() throws {
    var dice = Dice(7)
    let signs = Array("aftijlTVWxAÄÜßéñąžſǅ 0123×-.,ffil→\u{7F}\u{AD}\u{301}\u{FE0F}東")
    for fonts in [try TestFont.fonts(), try TestFont.systemFonts()] {
      for _ in 0..<800 {
        // White space at the end of a line counts nothing.
        let text = String((0..<dice.upTo(9)).map { _ in dice.one(of: signs) }) + "n"
        let bytes = Array(text.utf8)
        for font in fonts.all {
          let walked = MeasuredRun(bytes, font.tables, fonts.properties)
          #expect(
            font.lineWidth(bytes, 0..<bytes.count, fonts.properties) == walked.width, "\(text.debugDescription)")
        }
      }
    }
  }

  /// A plain text takes a shortcut where it is cut off, one with another script at its end does not.
  @Test func aTextIsCutOffInTheSamePlaceWhateverFollows() throws {
    let fonts = try TestFont.fonts()
    let text = "Compressor station North, hall 4: replace the seal of the main valve"
    for width in stride(from: 10.0, through: 220, by: 7) {
      let plain = fonts.lines(text, TestFont.limited(2), width: width)
      let mixed = fonts.lines(text + " before the next inspection 東", TestFont.limited(2), width: width)
      #expect(plain == mixed, "\(width)")
    }
  }

  @Test func aTextMayBeWiderThanAnyNumberOfUnits() throws {
    var tables = FontTables()
    tables.unitsPerEm = 65_535
    let text = Array(String(repeating: "東", count: 40_000).utf8)
    let run = MeasuredRun(text, tables, try TestFont.fonts().properties)
    #expect(run.width == 1 << 30)
  }

  @Test func sizeScalesWidthExactly() throws {
    let fonts = try TestFont.fonts()
    let small = fonts.width("Electric pump", TextSetting(face: .regular, size: 11, leading: 13))
    let large = fonts.width("Electric pump", TextSetting(face: .regular, size: 55, leading: 65))
    #expect(abs(large - 5 * small) < 1e-9)
  }

  /// The line of 72 is 1.117 em high without its gap and stands in the middle of the leading.
  @Test func baselineStandsInTheMiddleOfTheLeading() throws {
    let metrics = try TestFont.fonts().metrics(.regular)
    let baseline = metrics.baseline(inLeading: 22, at: 17)
    #expect(abs(baseline - ((22 - 17 * 2288 / 2048) / 2 + 17 * 1854 / 2048)) < 1e-9)
  }

  @Test func damagedTablesAreRefused() {
    #expect(FontMetrics.faces([]).isEmpty)
    #expect(FontMetrics.faces(Array("CWFM".utf8) + [1, 0, 5, 0, 1, 2, 3]).isEmpty)
    let whole = BundledFile.table("fonts-72.bin")
    #expect(FontMetrics.faces(whole).count == 5)
    // Cut in each of its tables, kerning being the most of a face.
    for part in 1..<40 { #expect(FontMetrics.faces(Array(whole.prefix(whole.count * part / 40))).isEmpty) }
    #expect(FontMetrics.faces(Array(whole.dropLast())).isEmpty)
    #expect(TextProperties([1, 2, 3]) == nil)
  }
}
