import AgentServer
import ArgumentParser
import Configuration
import DocumentationGenerator
import JSON
import LanguageServer
import SchemaModel

extension DocumentationSource {
  /// The card language, which `schema` describes, with this program's findings, commands and language server.
  static func bundled(_ schema: Schema, baseAddress: String = "") -> DocumentationSource {
    var source = DocumentationSource(
      schema: schema, kinds: DiagnosticCatalogue.kinds, commandLine: Cardwright.description, title: "Cardwright",
      version: Cardwright.configuration.version, baseAddress: baseAddress, isCardLanguage: true)
    source.languageServer = Method.description
    source.agentServer = AgentServer.description
    source.configuration = ConfigurationSchema.description
    source.files = [
      SiteFile(path: ConfigurationSchema.fileName, bytes: Array((ConfigurationSchema.json.text(.indented) + "\n").utf8))
    ]
    return source
  }
}

extension Cardwright {
  /// The command line as the argument parser describes it; null where it cannot.
  fileprivate static var description: JSONValue {
    (try? JSONParser.parse(_dumpHelp())) ?? .null
  }
}
