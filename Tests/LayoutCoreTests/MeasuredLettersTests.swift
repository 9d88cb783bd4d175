import Testing

@testable import LayoutCore

/// Letters that the face lacks.
@Suite struct MeasuredLettersTests {
  private func width(_ text: String, bold: Bool = false) throws -> Double {
    try TestFont.fonts().width(
      text, TextSetting(face: bold ? .bold : .regular, size: 1000, leading: 1200))
  }

  /// As HarfBuzz shapes them in Noto Sans Arabic and Noto Sans Hebrew; a thousandth a letter is lost in rounding.
  @Test(arguments: [
    ("ب", 993.0, 1024.0), ("بب", 1362.0, 1459.0), ("لا", 582.0, 632.0), ("א", 632.0, 676.0),
  ])
  func formsHaveTheirWidths(_ text: String, _ regular: Double, _ bold: Double) throws {
    #expect(abs(try width(text) - regular) < 3)
    #expect(abs(try width(text, bold: true) - bold) < 3)
  }

  @Test func lettersAreNarrowerWhereTheyJoin() throws {
    #expect(try width("بب") < 2 * width("ب"))
    #expect(try width("ب ب") > 2 * width("ب"))
    // An alef joins what is before it, nothing behind it.
    #expect(try abs(width("اب") - width("ا") - width("ب")) < 1)
    // Marks are of no width and part nothing.
    #expect(try width("بّب") == width("بب"))
  }

  /// Thai letters join nothing; what stands above and below them has no width, but for the vowel that stands behind them, too.
  @Test func thaiLettersHaveTheirWidths() throws {
    #expect(try abs(width("ก") - 600) < 1 && abs(width("ก", bold: true) - 624) < 1)
    #expect(try width("กี่") == width("ก"))
    #expect(try abs(width("กำ") - 1006) < 2)
    #expect(try TestFont.fonts().metrics(.regular).fixesWidth(of: "เฝ้าระวัง 4"))
  }

  @Test func vietnameseLettersAreAsWideAsWithoutTheirMarks() throws {
    for (text, letters) in [("cơ", "co"), ("Thường trực", "Thuong truc"), ("BỘ", "BO")] {
      #expect(try width(text) == width(letters))
      #expect(try TestFont.fonts().metrics(.regular).fixesWidth(of: text))
    }
  }

  /// Where letters are not told apart, they have the average of their script.
  @Test func lettersOfOtherScriptsHaveAnAverage() throws {
    #expect(try abs(width("ক") - 734) < 1 && abs(width("কি", bold: true) - 783) < 1)
    #expect(try !TestFont.fonts().metrics(.regular).fixesWidth(of: "কি"))
  }
}
