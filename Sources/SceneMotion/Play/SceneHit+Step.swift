package import CardModel
import SceneLayout

extension HitTest {
  /// Whether something comes of `step`, a tap on a part: a handler of what shows answers it, or it turns pages.
  func answers(_ step: StepEvent) -> Bool {
    let (event, part): (SceneEvent, String)
    switch step {
    case .select(let id, _): (event, part) = (.select, id)
    case .part(.tap, let id): (event, part) = (.tap, id)
    case .part(.focus, let id): (event, part) = (.focus, id)
    default: return false
    }
    let (top, shown) = (core.card, core.shownCard)
    let handlers = shown.handlers + (core.shown == core.state.top.card ? [] : top.handlers)
    return top.pageTurn(part) != nil || !HandlerQueue.answering(handlers, event, part: part, position: nil).isEmpty
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

  /// Where a tap there leads, if its file says so.
  var link: Link? {
    switch self {
    case .part(let target, _, _), .mapButton(let target), .pin(let target): target.link
    default: nil
    }
  }

  /// The step that says that it is tapped; nil when nothing comes of that.
  package var step: StepEvent? {
    switch self {
    case .map: .simple(.tapMap)
    case .mapButton(let target), .pin(let target): target.id.map { .part(.tap, $0) }
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
