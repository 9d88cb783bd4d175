package import CardModel
import SceneLayout

extension SceneHit {
  /// Whether a finger there takes the content.
  var isContent: Bool {
    switch self {
    case .content: true
    case .part(_, _, let isContent): isContent
    default: false
    }
  }

  /// The step that says that it is tapped; nil when nothing comes of that.
  package var step: StepEvent? {
    switch self {
    case .map: .simple(.tapMap)
    case .mapButton(let id): id.isEmpty ? nil : .part(.tap, id)
    case .handle, .title: .simple(.tapTitle)
    case .close: .simple(.close)
    case .header, .content: nil
    case .part(let target, let index, _):
      target.id.map { id in
        switch target.kind {
        case .select: .select(id, index: index > 1 ? index : nil)
        case .focus: .part(.focus, id)
        case .tap, .close: .part(.tap, id)
        }
      }
    }
  }
}
