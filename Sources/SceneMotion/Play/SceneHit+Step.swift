package import CardModel
import SceneLayout

extension HitTest {
  /// Whether something comes of a tap on `target`: a handler of what shows answers it, or it turns pages.
  func answers(_ target: SceneTarget) -> Bool {
    let event: SceneEvent =
      switch target.kind {
      case .select: .select
      case .focus: .focus
      case .tap, .close: .tap
      }
    let (top, shown) = (core.card, core.shownCard)
    let handlers = shown.handlers + (core.shown == core.state.top.card ? [] : top.handlers)
    return event == .tap && top.pageTurn { $0 == target.source } != nil
      || !HandlerQueue.answering(handlers, event, part: target.id, position: nil).isEmpty
  }
}

extension SceneHit {
  /// Whether a finger there takes the content.
  var isContent: Bool {
    switch self {
    case .content: true
    case .part(_, _, let isContent): isContent
    default: false
    }
  }

  /// The part, button or pin that stands there.
  var target: SceneTarget? {
    switch self {
    case .part(let target, _, _), .mapButton(let target), .pin(let target): target
    case .map, .header, .handle, .title, .close, .content: nil
    }
  }

  /// Which it is of several that are called the same, from 1.
  var index: Int { if case .part(_, let index, _) = self { index } else { target?.index ?? 1 } }

  /// Where a tap there leads, if its file says so.
  var link: Link? { target?.link }

  /// The step that says that it is tapped by its name; nil for what has none, and where nothing comes of that.
  package var step: StepEvent? {
    switch self {
    case .map: .simple(.tapMap)
    case .mapButton(let target), .pin(let target):
      target.id.map { .part(.tap, $0, index: target.index > 1 ? target.index : nil) }
    case .handle, .title: .simple(.tapTitle)
    case .close: .simple(.close)
    case .header, .content: nil
    case .part(let target, let index, _):
      target.id.map { id in
        switch target.kind {
        case .select: .select(id, index: index > 1 ? index : nil)
        case .focus: .part(.focus, id)
        case .tap, .close: .part(.tap, id, index: index > 1 ? index : nil)
        }
      }
    }
  }
}
