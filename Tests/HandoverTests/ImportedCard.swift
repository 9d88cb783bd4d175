import BundledData
import JSON
import SchemaModel
import SourceText
import XMLSyntax

@testable import Handover

/// A file that is imported.
struct ImportedCard {
  let importer: Importer

  private static let knowledge = MappingTableTests.schema.map { ImportKnowledge($0, icons: IconCatalogue.names) }

  /// The card of `text`, which stands beside `files`.
  init(
    _ text: String, _ format: ImportFormat? = nil, name: String = "card", data: String? = nil,
    files: [String: String] = [:]
  ) throws(ImportProblem) {
    guard let knowledge = Self.knowledge else { throw ImportProblem(message: "no schema", offset: nil) }
    var surroundings = ImportSurroundings(name: name) { path, _ in files[path].map { Array($0.utf8) } }
    surroundings.path = "/app/Pages/\(name).page"
    surroundings.data = data.map { Array($0.utf8) }
    importer = try Importer(Array(text.utf8), as: format, knowledge, surroundings)
  }

  /// The card's text.
  var text: String { importer.text }

  /// The messages of what is told.
  var told: [String] { importer.diagnostics.map(\.message) }

  /// The card handed over to the target from which it came.
  func exported(name: String) -> ExportedExample {
    ExportedExample(text, name: name, importer.format.target, sample: importer.sample ?? .null)
  }
}

extension ExportedExample {
  /// The cards that its documents become.
  func imported() throws(ImportProblem) -> [ImportedCard] {
    let format = ImportFormat.all.first { $0.target.name == target.name }
    var files: [String: String] = [:]
    for (path, text) in texts { files[path] = text }
    var cards: [ImportedCard] = []
    for document in sources {
      for file in self.files {
        guard case .copy(let source) = file.content, source.hasSuffix(".json"),
          let bytes = BundledFile.examples.first(where: { $0.name == source })?.bytes
        else { continue }
        files[source] = String(decoding: bytes, as: UTF8.self)
      }
      cards.append(
        try ImportedCard(
          document.template.text(.indented), format, name: name, data: document.data?.text(), files: files))
    }
    return cards
  }

  /// Its documents, templates with their data.
  private var sources: [(template: JSONValue, data: JSONValue?)] {
    target.name == "adaptive"
      ? AdaptiveTemplate.all(of: self).map { ($0.template, $0.data) } : documents.map { ($0, nil) }
  }
}
