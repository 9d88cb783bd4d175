import ArgumentParser
import CardAnalysis
import DocumentationGenerator
import LanguageServer
import PreviewServer

extension PreviewDocumentation {
  /// The reference documentation of the card language; empty when the executable's own files are damaged.
  static let bundled = PreviewDocumentation { site?.file(at: $0) }

  private static let site: SiteOnDemand? = {
    guard let schema = try? CardLanguage.bundled().schema else { return nil }
    var source = DocumentationSource(
      schema: schema, kinds: DiagnosticCatalogue.kinds, commandLine: Cardwright.description, title: "Cardwright",
      version: Cardwright.configuration.version, isCardLanguage: true)
    source.languageServer = Method.description
    return try? SiteOnDemand(source)
  }()
}
