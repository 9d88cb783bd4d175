import CardAnalysis
import Dispatch
import Synchronization

/// Loads the card language on a thread of its own; callers that need it wait for it.
final class LanguageLoader: Sendable {
  private enum State {
    case untouched
    case loading
    case loaded(CardLanguage)
  }

  private let state = Mutex(State.untouched)
  private let done = DispatchGroup()
  private let load: @Sendable () -> CardLanguage

  /// A loader that will use `load`, once.
  init(_ load: @escaping @Sendable () -> CardLanguage) {
    self.load = load
  }

  /// Begins to load, unless that has begun before.
  func start() {
    let isFirst = state.withLock { state in
      guard case .untouched = state else { return false }
      state = .loading
      done.enter()
      return true
    }
    guard isFirst else { return }
    DispatchQueue(label: "cardwright.language").async {
      let language = self.load()
      self.state.withLock { $0 = .loaded(language) }
      self.done.leave()
    }
  }

  /// The language, if it is loaded.
  var loaded: CardLanguage? { if case .loaded(let language) = state.withLock({ $0 }) { language } else { nil } }

  /// The language.
  var language: CardLanguage {
    start()
    while true {
      if case .loaded(let language) = state.withLock({ $0 }) { return language }
      done.wait()
    }
  }
}
