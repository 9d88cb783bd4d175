import BundledData
import JSON
import SourceText
import Testing
import XMLSyntax

@testable import Handover

extension HandoverTarget {
  /// Whether lists that are no templates are written item by item.
  var isWrittenOneByOne: Bool { if case .once = repeats { true } else { false } }
}

/// An example that is handed over to a target.
struct ExportedExample: CustomTestStringConvertible {
  let target: HandoverTarget
  let name: String
  /// The text of its card.
  private let card: String
  let files: [HandoverFile]
  let diagnostics: [Diagnostic]
  /// Whether two parts wanted different files at one place.
  let clashes: Bool

  var testDescription: String { "\(target.name) \(name)" }

  static let names = BundledFile.examples.map(\.name).filter { $0.hasSuffix(".card.xml") }.sorted()

  /// Every example in every target that can have it.
  static let all = HandoverTarget.all.flatMap { target in names.map { ExportedExample($0, target) } }
    .filter { !$0.files.isEmpty }

  init(_ file: String, _ target: HandoverTarget, isPackage: Bool = false, isTraced: Bool = false) {
    let bytes = BundledFile.examples.first { $0.name == file }?.bytes ?? []
    self.init(
      String(decoding: bytes, as: UTF8.self), name: String(file.dropLast(9)), target, isPackage: isPackage,
      isTraced: isTraced)
  }

  /// The card in `text`; samples are those of the examples.
  init(
    _ text: String, name: String, _ target: HandoverTarget, sample: JSONValue? = nil, mostExpanded: Int? = nil,
    isPackage: Bool = false, isTraced: Bool = false
  ) {
    var options = Exporter.Options(
      app: target.standardApp, name: name, sibling: { Self.names.contains($0) ? String($0.dropLast(9)) : nil })
    (options.isPackage, options.isTraced) = (isPackage, isTraced)
    if let mostExpanded { options.mostExpanded = mostExpanded }
    let exporter = Exporter(
      XMLParser.parse(SourceText(Array(text.utf8))), to: target, options,
      sample: { path in
        sample ?? BundledFile.examples.first { $0.name == path }.flatMap { try? JSONParser.parse($0.bytes) }
      })
    (self.target, self.name, card) = (target, name, text)
    (files, diagnostics) = (exporter.files, exporter.diagnostics)
    clashes = exporter.output.clashes
  }

  /// The ids that its card gives.
  var ids: Set<String> { Set(card.matches(of: /\sid="([^"]*)"/).map { String($0.output.1) }) }

  /// Its files that are texts, by their paths.
  var texts: [String: String] {
    var texts: [String: String] = [:]
    for file in files { if case .text(let text) = file.content { texts[file.path] = text } }
    return texts
  }

  /// Its pages, manifests and cards.
  var documents: [JSONValue] {
    texts.sorted { $0.key < $1.key }.filter { path, _ in
      path.hasSuffix(".page") || path.hasSuffix(".json") && !path.hasSuffix(".data.json")
    }
    .compactMap { try? JSONParser.parse(Array($0.value.utf8)) }
  }

  /// Its views of SwiftUI, by the names of their files.
  var views: [String: String] { texts.filter { $0.key.hasSuffix(".swift") } }

  /// Its view without white space and what goes with it, and without what makes keys of its words.
  var bareView: String {
    (views["AView.swift"] ?? "").filter { !$0.isWhitespace }
      .replacing(/(?:Attributed)?String\(localized:("(?:[^"\\]|\\.)*")\)/) { $0.output.1 }
      .replacing(",]", with: "]")
  }

  /// Every string in its documents and views.
  var strings: [String] { documents.flatMap(Self.strings) + views.values.flatMap(Self.literals) }

  /// The texts in literals of the Swift in `text`.
  private static func literals(_ text: String) -> [String] {
    text.matches(of: /"((?:[^"\\\n]|\\.)*)"/).map {
      String($0.1).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    }
  }

  private static func strings(_ value: JSONValue) -> [String] {
    switch value {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(strings)
    case .object(let object): object.members.flatMap { strings($0.value) }
    default: []
    }
  }
}
