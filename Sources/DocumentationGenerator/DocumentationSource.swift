package import JSON
package import SchemaModel
package import SourceText

/// What the documentation is made of, besides what is bundled.
package struct DocumentationSource: Sendable {
  /// The schema that is documented.
  package var schema: Schema
  /// Every kind of finding; none for a schema that is not the card language.
  package var kinds: [DiagnosticKind]
  /// The command line as ArgumentParser describes it (`--experimental-dump-help`); null for none.
  package var commandLine: JSONValue
  /// The name of what is documented, such as `Cardwright`.
  package var title: String
  /// Its version; empty for none.
  package var version: String
  /// The address at which the site will stand, with a `/` at its end; empty when that is not known.
  package var baseAddress: String
  /// The folder of this release among those of others beside it; empty when the site stands alone.
  package var release = ""
  /// What the language server understands, as a guide: Markdown that begins with its title; empty for nothing.
  package var languageServer = ""
  /// What agents can do, as a guide as well; empty for nothing.
  package var agentServer = ""
  /// What a project sets, as a guide as well; empty for nothing.
  package var configuration = ""
  /// Other files that stand at the top of the site, such as the JSON Schema of what a project sets.
  package var files: [SiteFile] = []
  /// Whether the playground stands at the top of the site, too.
  package var hasPlayground: Bool { files.contains { $0.path == Self.playground } }
  /// The file of the playground.
  package static let playground = "playground.html"
  /// Whether the schema is the bundled card language, which has drawings, examples, devices, colours and guides.
  package var isCardLanguage: Bool

  /// The documentation of a schema.
  package init(
    schema: Schema, kinds: [DiagnosticKind] = [], commandLine: JSONValue = .null, title: String, version: String = "",
    baseAddress: String = "", isCardLanguage: Bool
  ) {
    self.schema = schema
    self.kinds = kinds
    self.commandLine = commandLine
    self.title = title
    self.version = version
    self.baseAddress = baseAddress
    self.isCardLanguage = isCardLanguage
  }
}
