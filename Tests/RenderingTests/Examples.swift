import Foundation
import SourceText
import XMLSyntax

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

  /// An example, parsed.
  static func tree(_ name: String) throws -> XMLTree { XMLParser.parse(SourceText(try bytes(name))) }

  /// A sample or an image beside the examples.
  static func file(_ path: String) -> [UInt8]? { try? [UInt8](Data(contentsOf: folder.appending(path: path))) }
}
