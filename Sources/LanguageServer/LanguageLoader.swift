import CardAnalysis
import Dispatch
import Synchronization

/// Loads the card language on a thread of its own as soon as the server starts; whoever needs it waits for it.
final class LanguageLoader: Sendable {
  private let loaded: Mutex<CardLanguage?> = Mutex(nil)
  private let done = DispatchGroup()

  init(_ load: @escaping @Sendable () -> CardLanguage) {
    done.enter()
    DispatchQueue(label: "cardwright.language").async {
      let language = load()
      self.loaded.withLock { $0 = language }
      self.done.leave()
    }
  }

  /// The language.
  var language: CardLanguage {
    while true {
      if let language = loaded.withLock({ $0 }) { return language }
      done.wait()
    }
  }
}
