import CardLayout
import Dispatch
import JSON
import LayoutCore
import SourceText
import Synchronization
import Testing

@testable import CardAnalysis

@Suite struct SceneStagesTests {
  private static func snapshot(
    sample: @escaping @Sendable (_ path: String) -> JSONValue? = { _ in nil }
  ) -> DocumentSnapshot {
    let card = """
      <ObjectCardView xmlns="urn:cardwright:1" sample="a.json"><Title>{title}</Title></ObjectCardView>
      """
    return DocumentSnapshot(
      uri: "", version: 0, text: SourceText(card), language: CardLanguage(),
      resources: DocumentResources(bytes: { _ in nil }, names: { _ in [] }, sample: sample))
  }

  /// Environments that differ in width.
  private static func environments(_ count: Int) -> [CardEnvironment] {
    (0..<count).map { index in
      var environment = CardEnvironment()
      environment.width = 320 + Double(index)
      return environment
    }
  }

  @Test func everySceneIsLaidOutOnceWhoeverAsks() {
    let (stages, environments) = (SceneStages(), Self.environments(4))
    let laidOut = Mutex<[Double: Int]>([:])
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let environment = environments[index % environments.count]
      let scene = stages.scene(environment) {
        laidOut.withLock { $0[environment.width, default: 0] += 1 }
        return Self.snapshot().scene(environment)
      }
      #expect(scene?.environment == environment)
    }
    #expect(laidOut.withLock { $0 } == [320: 1, 321: 1, 322: 1, 323: 1])
  }

  /// A scene can be laid out while another one is.
  @Test func environmentsDoNotWaitForEachOther() {
    let (stages, environments) = (SceneStages(), Self.environments(2))
    let (hasBegun, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    DispatchQueue.global().async {
      _ = stages.scene(environments[0]) {
        hasBegun.signal()
        isDone.wait()
        return nil
      }
    }
    hasBegun.wait()
    _ = stages.scene(environments[1]) {
      isDone.signal()
      return nil
    }
  }

  /// Scenes of one part are remembered until they are too many, or have too many parts together.
  @Test(arguments: [SceneStages(partLimit: 5, sceneLimit: .max), SceneStages(partLimit: .max, sceneLimit: 5)])
  func tooManyScenesAreForgotten(stages: SceneStages) throws {
    var scene = try #require(Self.snapshot().scene())
    scene.parts = Array(scene.parts.prefix(1))
    var laidOut = 0
    func ask(_ environment: CardEnvironment) {
      _ = stages.scene(environment) {
        laidOut += 1
        return scene
      }
    }
    let environments = Self.environments(6)
    for environment in environments.dropLast() { ask(environment) }
    ask(environments[0])
    #expect(laidOut == 5)
    ask(environments[5])
    ask(environments[5])
    #expect(laidOut == 6)
    ask(environments[0])
    #expect(laidOut == 7)
  }

  @Test func whatScenesTakeIsTold() throws {
    let snapshot = Self.snapshot()
    #expect(snapshot.heldBytes == 0)
    let parts = try #require(snapshot.scene()).parts.count
    #expect(snapshot.heldBytes >= 100 * parts)
    _ = snapshot.diagnostics
    #expect(snapshot.heldBytes < 1000 * parts)
  }

  @Test func findingsAndScenesReadASampleOnce() throws {
    let reads = Mutex(0)
    let snapshot = Self.snapshot { _ in
      reads.withLock { $0 += 1 }
      return ["title": "Pump"]
    }
    _ = snapshot.diagnostics
    for environment in Self.environments(3) {
      let texts = try #require(snapshot.scene(environment)).parts.compactMap { part in
        if case .text(let text) = part.content { text.fullText } else { nil }
      }
      #expect(texts == ["Pump"])
    }
    #expect(reads.withLock { $0 } == 1)
  }

  @Test func textsAreMeasuredInTheFaceOfTheEnvironment() throws {
    let snapshot = Self.snapshot { _ in ["title": "Pump"] }
    let widths = try Typeface.allCases.map { typeface in
      var environment = CardEnvironment()
      environment.typeface = typeface
      return try #require(snapshot.scene(environment)).parts.compactMap { part in
        if case .text(let text) = part.content { text.lines[0].width } else { nil }
      }
    }
    #expect(widths[0] != widths[1])
  }
}
