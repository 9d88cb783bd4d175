import BundledData
import CardAnalysis
import DesignRules
import DocumentationGenerator
import JSON
import SchemaModel
import SchemaReader
import SchemaValidation
import SourceText
import XMLSyntax

/// The documentation of the card language, gathered once for all tests.
enum CardSite {
  static let schema: Schema? = {
    let files = BundledFile.schemas.map { (name: $0.name, bytes: $0.bytes) }
    return try? SchemaReader.read(entry: "card.xsd", files: files)
  }()

  static let kinds =
    XMLSyntaxDiagnostics.allDiagnosticKinds + SchemaDiagnostics.allDiagnosticKinds + DesignRule.allDiagnosticKinds
    + ScenarioDiagnostics.allDiagnosticKinds

  /// A command line as the argument parser describes it.
  private static let commandLine: JSONValue = [
    "command": [
      "commandName": "tool",
      "subcommands": [
        [
          "commandName": "check", "abstract": "Check files.", "discussion": "Status 1 when there are findings.",
          "arguments": [
            [
              "kind": "positional", "valueName": "path", "abstract": "What to check.", "isOptional": false,
              "isRepeating": true,
            ],
            [
              "kind": "option", "valueName": "shape", "abstract": "The report.", "isOptional": true,
              "names": [["kind": "long", "name": "format"]], "preferredName": ["kind": "long", "name": "format"],
              "defaultValue": "text", "allValues": ["text", "json"],
            ],
            [
              "kind": "flag", "abstract": "Open the page.", "isOptional": true, "defaultValue": "--open",
              "names": [["kind": "long", "name": "open"]], "preferredName": ["kind": "long", "name": "open"],
            ],
            [
              "kind": "flag", "abstract": "Open the page.", "isOptional": true,
              "names": [["kind": "long", "name": "no-open"]], "preferredName": ["kind": "long", "name": "no-open"],
            ],
            [
              "kind": "flag", "abstract": "Write nothing.", "isOptional": true,
              "names": [["kind": "long", "name": "dry-run"]], "preferredName": ["kind": "long", "name": "dry-run"],
            ],
          ],
        ]
      ],
    ]
  ]

  /// What the documentation is made of.
  static let source = schema.map { schema in
    DocumentationSource(
      schema: schema, kinds: kinds, commandLine: commandLine, title: "Cards", version: "1",
      baseAddress: "https://cards.example/1/", isCardLanguage: true)
  }

  static func gathered(jobs: Int) async -> Reference? {
    guard let source else { return nil }
    return await Reference.gathered(from: source, jobs: jobs)
  }

  private static let first = Task<Reference?, Never> { await gathered(jobs: 2) }

  static var reference: Reference? { get async { await first.value } }

  private static let html = Task<[String: SiteFile], Never> { await files(.html) }
  private static let markdown = Task<[String: SiteFile], Never> { await files(.markdown) }

  /// The files of the site by their paths.
  static func files(as format: SiteFormat) async -> [String: SiteFile] {
    switch format {
    case .html: await html.value
    case .markdown: await markdown.value
    case .json: await files(.json)
    }
  }

  private static func files(_ format: SiteFormat) async -> [String: SiteFile] {
    guard let reference = await first.value, let site = try? Site(reference, format: format) else { return [:] }
    return Dictionary(await site.files(jobs: 2).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A language with the schema of cards.
  static let language = CardLanguage(schema: schema)

  /// The bundled examples' samples and pictures, and a file that is no JSON.
  static let resources = {
    let bytes = { @Sendable (path: String) -> [UInt8]? in
      path == "broken.json" ? Array("{".utf8) : BundledFile.examples.first { $0.name == path }?.bytes
    }
    return DocumentResources(bytes: bytes, names: { _ in [] }, exists: { bytes($0) != nil })
  }()

  /// What is wrong with the card in `source`.
  static func findings(in source: String) -> [Diagnostic] {
    let decoding = XMLDecoding.decode(Array(source.utf8))
    let snapshot = DocumentSnapshot(
      uri: "file:///page.card.xml", version: 1, text: decoding.text, language: language, resources: resources)
    return decoding.diagnostics + snapshot.diagnostics
  }
}
