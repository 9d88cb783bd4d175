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

  /// What a part takes, about, with its texts; twice as much where the boxes and paints that it was made of are kept.
  private static let bytesOfPart = 512

  private let state = Mutex(State())
  private let partLimit: Int
  private let sceneLimit: Int

  /// Remembers at most so many scenes with so many parts in all, then starts afresh.
  ///
  /// The standard limits are 8 MB, and what is drawn is one document, rarely two. They leave room for the 24 views that a
  /// preview shows at most, at a dozen widths each, of a card of usual size.
  init(partLimit: Int = 1 << 14, sceneLimit: Int = 12 * 24) {
    (self.partLimit, self.sceneLimit) = (partLimit, sceneLimit)
  }

  /// The scene for `environment`, by `layOut` if it is not there.
  func scene(_ environment: CardEnvironment, _ layOut: () -> PositionedScene?) -> PositionedScene? {
    let stage = state.withLock { state in
      if let known = state.scenes[environment] { return known }
      if state.scenes.count >= sceneLimit { state = State() }
      let stage = Stage<PositionedScene?>()
      state.scenes[environment] = stage
      return stage
    }
    return stage.value {
      let scene = layOut()
      keep(stage, environment, scene.map { $0.parts.count * ($0.keptCards == nil ? 1 : 2) } ?? 0)
      return scene
    }
  }

  /// About how many bytes the scenes take.
  var bytes: Int { state.withLock { $0.parts } * Self.bytesOfPart }

  /// Counts a scene in; when there are too many parts in all, the scenes before it are forgotten.
  private func keep(_ stage: Stage<PositionedScene?>, _ environment: CardEnvironment, _ parts: Int) {
    state.withLock { state in
      guard state.scenes[environment] === stage else { return }
      if state.parts + parts > partLimit { state = State(scenes: [environment: stage]) }
      state.parts += parts
    }
  }
}
