import CardModel
import LayoutCore

/// What a document describes, on a page with the platform's margins.
struct PageContent: Component {
  private let root: CardRoot?
  /// Where the parts of a scene stand.
  private let stage: SceneStage?

  init(_ root: CardRoot?, _ environment: CardEnvironment, _ measurer: inout TextMeasurer) {
    self.root = root
    if case .scene(let scene) = root { stage = SceneStage(scene, environment, &measurer) } else { stage = nil }
  }

  func compose<Sink: PaintSink>(into page: inout Composition<Sink>) {
    if let stage { page.scene(stage) } else { page.page(root) }
  }
}
