import BundledData
import Foundation
import Testing

@testable import LayoutCore

/// The face 72 and Unicode's line breaking classes, as the product carries them.
enum TestFont {
  static func measurer() throws -> TextMeasurer { try #require(shared) }

  private static let shared = LineBreakTable(BundledFile.table("line-break.bin")).flatMap { table in
    TextMeasurer(faces: FontMetrics.faces(BundledFile.table("fonts-72.bin")), lineBreaks: table)
  }

  static let body = TextSetting(face: .regular, size: 17, leading: 22)

  static func limited(_ lines: Int, _ truncation: Truncation = .tail) -> TextSetting {
    TextSetting(face: .regular, size: 17, leading: 22, lineLimit: lines, truncation: truncation)
  }
}

/// Unicode's line breaking test file, which lies beside the tests.
enum LineBreakTestFile {
  static func lines() throws -> [String] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "UnicodeData/LineBreakTest.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
  }
}
