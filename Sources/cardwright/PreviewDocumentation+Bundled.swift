import ArgumentParser
import CardAnalysis
import DocumentationGenerator
import LanguageServer
import PreviewServer

extension PreviewDocumentation {
  /// The reference documentation of the card language; empty when the executable's own files are damaged.
  static let bundled = PreviewDocumentation {
    guard let schema = try? CardLanguage.bundled().schema else { return [] }
    var source = DocumentationSource(
      schema: schema, kinds: DiagnosticCatalogue.kinds, commandLine: Cardwright.description, title: "Cardwright",
      version: Cardwright.configuration.version, isCardLanguage: true)
    source.languageServer = Method.description
    let reference = await Reference.gathered(from: source, jobs: 1)
    guard let site = try? Site(reference, format: .html) else { return [] }
    return await site.files(jobs: 1).map { File(path: $0.path, bytes: $0.bytes) }
  }
}
