import CardAnalysis
import CardLayout
import Rendering
import SourceText

extension DocumentSnapshot {
  /// The card of `text`, which names what `file` gives.
  convenience init(
    _ text: SourceText, file: @escaping @Sendable (_ path: String) -> [UInt8]? = { _ in nil }
  ) {
    self.init(
      uri: "", version: 0, text: text, language: CardLanguage(),
      resources: DocumentResources(bytes: file, names: { _ in [] }))
  }

  /// The card of `text`, which names no files.
  convenience init(_ text: String) { self.init(SourceText(text)) }

  /// The drawing that `render` writes.
  func svg(_ environment: CardEnvironment = CardEnvironment()) -> [UInt8] {
    scene(environment).map { SVGRenderer.draw($0, file: resources.bytes) } ?? []
  }
}
