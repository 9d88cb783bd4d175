import EditorWire
import Synchronization

/// What the person has set, as it is at the moment.
final class WebSettings: Sendable {
  private let state = Mutex(Settings())

  var now: Settings {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
