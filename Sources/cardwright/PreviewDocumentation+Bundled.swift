import CardAnalysis
import DocumentationGenerator
import PreviewServer

extension PreviewDocumentation {
  /// The reference documentation of the card language; empty when the executable's own files are damaged.
  static let bundled = PreviewDocumentation { site?.file(at: $0) }

  private static let site: SiteOnDemand? = {
    guard let schema = try? CardLanguage.bundled().schema else { return nil }
    return try? SiteOnDemand(.bundled(schema))
  }()
}
