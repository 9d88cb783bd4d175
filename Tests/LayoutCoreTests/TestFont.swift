import BundledData
import Foundation
import Testing

@testable import LayoutCore

/// The faces and Unicode's classes, as the product carries them.
enum TestFont {
  static func measurer() throws -> TextMeasurer { TextMeasurer(try fonts()) }

  static func fonts() throws -> FontFaces { try #require(fiori) }

  /// The platform's face.
  static func systemFonts() throws -> FontFaces { try #require(system) }

  private static let fiori = faces("fonts-72.bin")
  private static let system = faces("fonts-system.bin")

  private static func faces(_ file: String) -> FontFaces? {
    TextProperties(BundledFile.table("text-properties.bin")).flatMap { properties in
      FontFaces(FontMetrics.faces(BundledFile.table(file)), properties)
    }
  }

  static let body = TextSetting(face: .regular, size: 17, leading: 22)

  static func limited(_ lines: Int, _ truncation: Truncation = .tail) -> TextSetting {
    TextSetting(face: .regular, size: 17, leading: 22, lineLimit: lines, truncation: truncation)
  }
}

/// Unicode's test files, which lie beside the tests.
enum UnicodeTestFile {
  static func lines(_ name: String) throws -> [String] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "UnicodeData/\(name)")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
  }

  /// Which of the places between the scalars of `line` are breaks (`÷`), and the scalars.
  static func breaks(_ line: String) -> (scalars: [UInt32], isBreak: [Bool]) {
    let parts = line.split(separator: " ")
    let scalars = stride(from: 1, to: parts.count, by: 2).compactMap { UInt32(parts[$0], radix: 16) }
    return (scalars, stride(from: 2, to: parts.count - 1, by: 2).map { parts[$0] == "÷" })
  }
}
