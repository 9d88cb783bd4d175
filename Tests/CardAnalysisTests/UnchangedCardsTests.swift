import BundledData
import CardLayout
import CardModel
import Foundation
import JSON
import LayoutCore
import SourceText
import Synchronization
import TestSupport
import Testing
import XMLSyntax

@testable import CardAnalysis

/// A drawing for which the cards of an earlier one are copied is the one that a fresh text has.
@Suite struct UnchangedCardsTests {
  /// The cards of the examples, every `step`th from `first` on, with ids of their own.
  private static func cards(from first: Int, every step: Int) -> [String] {
    let files = BundledFile.examples.filter { $0.name.hasSuffix(".card.xml") }
    return stride(from: first, to: files.count, by: step).compactMap { index in
      let text = String(decoding: files[index].bytes, as: UTF8.self)
      let start = ["\n<Card\n", "\n<ObjectCardView", "\n<Card "].lazy.compactMap { text.range(of: $0) }.first
      return start.map { start in
        text[start.lowerBound...].replacingOccurrences(of: "xmlns=\"urn:cardwright:1\"", with: "")
          .replacingOccurrences(of: " id=\"", with: " id=\"n\(index)-")
      }
    }
  }

  private static func list(_ cards: [String], _ attributes: String = "") -> String {
    "<CardList xmlns=\"urn:cardwright:1\" id=\"all\"\(attributes)>\n<Header><Title>All</Title></Header>"
      + cards.joined() + "\n</CardList>\n"
  }

  private static func environments() throws -> [CardEnvironment] {
    var large = CardEnvironment()
    (large.textSize, large.direction) = (.ax2, .rightToLeft)
    var tablet = CardEnvironment(try #require(Device.named("ipad-pro-11")))
    tablet.typeface = .system
    return [CardEnvironment(), large, tablet, CardEnvironment(try #require(Device.named("android-medium")))]
  }

  /// A value of the samples, which changes.
  private final class Title: Sendable {
    let text = Mutex("Pump")
  }

  private let title = Title()

  private func snapshot(_ text: String) -> DocumentSnapshot {
    let title = title.text.withLock { $0 }
    return DocumentSnapshot(
      uri: "", version: 0, text: SourceText(text), language: CardLanguage(),
      resources: DocumentResources(
        bytes: { _ in nil }, names: { _ in [] }, sample: { _ in ["title": .string(title), "list": [[:], [:]]] }))
  }

  /// The scene of `text` after that of `old`.
  private func scene(
    _ text: String, after old: (text: String, snapshot: DocumentSnapshot, scene: PositionedScene)?,
    _ environment: CardEnvironment = CardEnvironment()
  ) throws -> (text: String, snapshot: DocumentSnapshot, scene: PositionedScene) {
    let snapshot = snapshot(text)
    let earlier = old.map {
      EarlierScene(
        $0.scene, Replacement(of: Array($0.text.utf8), by: Array(text.utf8)), samples: $0.snapshot.readSamples)
    }
    return (text, snapshot, try #require(snapshot.scene(environment, keepingCardsAfter: earlier)))
  }

  /// The first part that differs, or nil.
  private func difference(_ made: PositionedScene, _ fresh: PositionedScene) -> String? {
    if made.size != fresh.size || made.card != fresh.card || made.parts.count != fresh.parts.count { return "size" }
    for (index, (part, other)) in zip(made.parts, fresh.parts).enumerated() {
      let isSame =
        part.frame == other.frame && part.content == other.content && part.role == other.role
        && part.label == other.label && part.touchTarget == other.touchTarget && part.parent == other.parent
        && part.readingOrder == other.readingOrder && part.isChecked == other.isChecked
        && part.isDisabled == other.isDisabled && part.isAction == other.isAction && part.source == other.source
        && part.source?.item == other.source?.item && part.source?.link?.target == other.source?.link?.target
      if !isSame { return "part \(index): \(part) instead of \(other)" }
    }
    return nil
  }

  @Test(arguments: 0..<4) func everyVersionIsDrawnAsAFreshOne(seed: Int) throws {
    let environment = try Self.environments()[seed]
    var script = EditScript(
      seed: UInt64(seed + 1),
      pieces: [
        "<Card id=\"n\"><Header><Title>New and rather long, so that it takes its lines</Title></Header></Card>",
        "{title}",
        "<Title>New</Title>", " platform=\"ios\"", " in=\"regular\"", " sample=\"a.json\"", " each=\"{list}\"",
        "</Card>",
        "Uncommonlylongwords", " xml:lang=\"ar\"", "<!--", "-->", " target=\"x\"", "CardList", " limit=\"2\"", "x",
        "<Counter>1 of 2</Counter>", "<EmptyState/>", "<Action>Go</Action>",
      ])
    var bytes = Array(Self.list(Self.cards(from: seed, every: 3), " sample=\"a.json\"").utf8)
    var last: (text: String, snapshot: DocumentSnapshot, scene: PositionedScene)?
    var copied = 0
    for step in 1..<120 {
      let (edit, before) = (script.next(bytes), bytes)
      bytes.replaceSubrange(edit.range, with: edit.bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      if step % 40 == 0 { title.text.withLock { $0 += " and a longer title" } }
      let made = try scene(text, after: last, environment)
      let fresh = try #require(snapshot(text).scene(environment))
      #expect(difference(made.scene, fresh) == nil, "step \(step), \(edit)")
      if let kept = made.scene.keptCards, kept.composed < kept.sources.count / 2 { copied += 1 }
      // What cannot be read is taken back: hardly any edit would mend it.
      if made.scene.keptCards == nil { bytes = before } else { last = made }
    }
    #expect(copied > 10)
  }

  /// The count of cards that are composed for `text`, which is drawn as a fresh one, after `old`.
  private func composed(_ text: String, after old: String) throws -> Int? {
    let made = try scene(text, after: scene(old, after: nil))
    #expect(difference(made.scene, try #require(snapshot(text).scene())) == nil)
    return made.scene.keptCards?.composed
  }

  @Test func aLetterComposesItsCard() throws {
    let cards = (0..<40).map { "\n<Card id=\"c\($0)\"><Header><Title>Card {title} \($0)</Title></Header></Card>" }
    let text = Self.list(cards)
    let small = Self.list(["\n<Card/>"] + cards)
    // Beside it the smallest card, without which others could be taken for none.
    #expect(try composed(small.replacingOccurrences(of: "} 20<", with: "} 20x<"), after: small) == 2)
    // What stands below is moved.
    let long = "so long that it is certainly set on more lines than one, whatever the device"
    #expect(try composed(small.replacingOccurrences(of: "} 20<", with: "} 20 \(long)<"), after: small) == 2)
    #expect(try composed(small.replacingOccurrences(of: "All<", with: "All \(long)<"), after: small) == 1)
    #expect(try composed(small.replacingOccurrences(of: cards[7], with: ""), after: small) == 2)
    #expect(try composed(text, after: text) == 1)
  }

  @Test func whatCardsAreReadWithComposesAll() throws {
    let cards = (0..<9).map { "\n<Card id=\"c\($0)\"><Header><Title>Card {title} \($0)</Title></Header></Card>" }
    let text = Self.list(cards)
    #expect(try composed(Self.list(cards, " sample=\"a.json\""), after: text) == 9)
    #expect(try composed(Self.list(cards, " xml:lang=\"ar\""), after: text) == 9)
    // Of cards that depend on each other none is kept.
    #expect(try composed(Self.list(cards, " limit=\"4\""), after: Self.list(cards, " limit=\"3\"")) == nil)
    let sampled = Self.list(cards, " sample=\"a.json\"")
    let before = try scene(sampled, after: nil)
    title.text.withLock { $0 = "Valve" }
    let after = try scene(sampled, after: before)
    #expect(after.scene.keptCards?.composed == 9)
    #expect(difference(after.scene, try #require(snapshot(sampled).scene())) == nil)
  }

  @Test func aViewThatIsTurnedIsComposedAnew() throws {
    let cards = (0..<9).map { "\n<Card id=\"c\($0)\"><Header><Title>Card \($0)</Title></Header></Card>" }
    let environments = try Self.environments()
    let before = try scene(Self.list(cards), after: nil, environments[0])
    for environment in environments[1...] {
      let after = try scene(Self.list(cards), after: before, environment)
      #expect(after.scene.keptCards?.composed == 9)
      #expect(difference(after.scene, try #require(snapshot(after.text).scene(environment))) == nil)
    }
  }

  @Test(arguments: [CardState.pressed, .selected, .menu, .swipe, .loading, .empty])
  func whereTheFirstCardLooksOtherwiseNoneIsKept(state: CardState) throws {
    let text = Self.list(Self.cards(from: 0, every: 4))
    var environment = CardEnvironment()
    let before = try scene(text, after: nil, environment)
    environment.state = state
    let after = try scene(text, after: before, environment)
    #expect(after.scene.keptCards == nil)
    #expect(difference(after.scene, try #require(snapshot(text).scene(environment))) == nil)
    environment.state = .normal
    environment.swipe = .leading
    #expect(try scene(text, after: before, environment).scene.keptCards == nil)
  }

  /// A file that changes while two read it is one to both.
  @Test func ofTwoReadingsOfASampleTheFirstToEndCounts() {
    let reads = Mutex(0)
    let record = Mutex<SampleRecord?>(nil)
    let made = SampleRecord { path in
      let count = reads.withLock { count in
        count += 1
        return count
      }
      // As if another thread asked for it meanwhile.
      if count == 1 { _ = record.withLock { $0 }?.value(path) }
      return .integer(count)
    }
    record.withLock { $0 = made }
    #expect(made.value("a.json") == .integer(2) && made.value("a.json") == .integer(2))
    #expect(made.values["a.json"] == .some(.integer(2)) && reads.withLock { $0 } == 2)
    record.withLock { $0 = nil }
  }
}
