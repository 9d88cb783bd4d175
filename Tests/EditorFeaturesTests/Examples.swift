import Foundation
import Testing

/// One of the documents that the product shows as examples.
struct Example: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]

  var testDescription: String { name }
}

enum Examples {
  /// All of them, sorted by name.
  static let all: [Example] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Examples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.filter { $0.hasSuffix(".card.xml") }.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).map { Example(name: name, bytes: Array($0)) }
    }
  }()
}
