import CardLayout
import Synchronization

/// The scenes of one document, by environment: each laid out when it is first asked for.
///
/// A caller that asks for a scene while it is being laid out waits for that one only; other environments are laid out
/// in parallel.
final class SceneStages: Sendable {
  private struct State {
    var scenes: [CardEnvironment: Stage<PositionedScene?>] = [:]
    /// The parts of the scenes that are laid out.
    var parts = 0
  }

  /// How many parts of scenes are remembered before it starts afresh.
  ///
  /// A part takes about half a kilobyte with its texts, so these are 8 MB, and what is drawn is one document, rarely two.
  /// The 24 views that a preview shows at most, of a card of usual size, take a twentieth of it.
  static let partLimit = 1 << 14

  private let state = Mutex(State())

  /// The scene for `environment`, by `layOut` if it is not there.
  func scene(_ environment: CardEnvironment, _ layOut: () -> PositionedScene?) -> PositionedScene? {
    let stage = state.withLock { state in
      if let known = state.scenes[environment] { return known }
      let stage = Stage<PositionedScene?>()
      state.scenes[environment] = stage
      return stage
    }
    return stage.value {
      let scene = layOut()
      keep(stage, environment, scene?.parts.count ?? 0)
      return scene
    }
  }

  /// Counts a scene in; when there are too many parts in all, the scenes before it are forgotten.
  private func keep(_ stage: Stage<PositionedScene?>, _ environment: CardEnvironment, _ parts: Int) {
    state.withLock { state in
      guard state.scenes[environment] === stage else { return }
      if state.parts + parts > Self.partLimit { state = State(scenes: [environment: stage]) }
      state.parts += parts
    }
  }
}
