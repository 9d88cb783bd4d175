import CardAnalysis
import Foundation
import SourceText

/// The example cards.
enum Examples {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Examples").standardizedFileURL

  /// Their names without ending, in order.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".card.xml") }.map { String($0.dropLast(".card.xml".count)) }.sorted()
  }()

  /// The text of an example.
  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name + ".card.xml")))
  }

  /// An example with the files that it names.
  static func snapshot(_ name: String) throws -> DocumentSnapshot {
    DocumentSnapshot(SourceText(try bytes(name)), file: file)
  }

  /// A sample or an image beside the examples.
  @Sendable static func file(_ path: String) -> [UInt8]? {
    try? [UInt8](Data(contentsOf: folder.appending(path: path)))
  }
}
