import CardLayout
import CardModel
import LayoutCore
import SceneMotion
import Testing

/// A scene to play with, on a phone of 320 × 568 points: extended at 70, peaking at 249, collapsed at 568.
struct Stage {
  private var store: SceneFactsStore
  private let fonts: FontFaces
  private let scene: CardScene
  var machine: SceneMachine

  /// Two devices, two maps, and what `content` adds.
  init(_ content: String, profile: String = "spec", device: String = "se", _ attributes: String = "") throws {
    scene = try Examples.made(
      #"root="a" profile="\#(profile)" \#(attributes)"#,
      """
      <Device id="se" like="iphone-se-1"/>
      <Device id="turned" like="iphone-se-1" orientation="landscape"/>
      <Device id="pad" width="744" height="1133" safeTop="24" safeBottom="20" widthClass="regular" heightClass="regular"/>
      <Device id="tall" width="744" height="1200" safeTop="24" safeBottom="20" widthClass="regular" heightClass="regular"/>
      <MapContent id="m"/><MapContent id="n"/>
      \(content)
      """)
    store = Examples.store(scene)
    fonts = try #require(FontFaces.standard)
    var measurer = TextMeasurer(fonts)
    let named = scene.devices.first { $0.source.id == device }
    machine = try #require(SceneMachine(store.facts(named, &measurer)))
  }

  /// What was told since it was last asked.
  mutating func told() -> [String] {
    machine.takeEffects().compactMap { if case .told(let entry) = $0 { entry.text } else { nil } }
  }

  /// Lets steps happen as scenarios write them, and everything come to rest after each.
  mutating func play(_ steps: StepEvent...) {
    for step in steps {
      Gesture.play(step, on: &machine)
      machine.settle()
    }
  }

  mutating func drag(_ distance: Double, _ velocity: Double = 0, holds: Bool = false, cancels: Bool = false) {
    play(
      .drag(
        CardDrag(
          course: .straight(distance, velocity: velocity, velocityX: 0), isHeld: holds, isCancelled: cancels,
          start: .card)))
  }

  mutating func resize(_ device: String) {
    var measurer = TextMeasurer(fonts)
    machine.handle(.resize(store.facts(scene.devices.first { $0.source.id == device }, &measurer)))
    machine.settle()
  }

  var position: CardPosition { machine.position }
  var y: Double { machine.frame.y }
}
