import BundledData
import CardAnalysis
import CardLayout
import JSON
import LayoutCore
import Rendering
import SourceText

/// A view as it is drawn, and what makes it of the drawing before; pages that show the same share it.
struct ViewDrawing: Sendable {
  /// All that the drawing of a card at rest follows from.
  struct Subject: Hashable {
    let uri: String
    /// The generation of the document, and the version of the text that is drawn.
    let generation: Int
    let version: Int
    /// The sample set that it shows; empty for none.
    let samples: String
    let environment: CardEnvironment
    let overlays: Set<DrawingOverlay>
    /// What names in the drawing begin with.
    let prefix: String
  }

  /// Drawings of fewer bytes, and reports of fewer parts, are sent as a whole.
  private static let (leastBytes, leastParts) = (32 << 10, 200)
  /// That nothing can be touched.
  private static let nothing = JSONValue.array([]).jsonBytes

  /// What it shows; nil for a card that is played, on one page alone.
  let subject: Subject?
  let scene: PositionedScene
  /// Tells it from all other drawings.
  let number: Int
  /// The text, and its generation.
  let text: SourceText
  let generation: Int
  /// Whether something lies open on a card that is played.
  let hasOpen: Bool
  private let svg: KeptDrawing
  private let scrolling: SceneScrolling
  /// The drawing that it was made of, and what differs from that.
  private let earlier: (number: Int, change: SceneChange)?
  /// Whether the line of the reading order is drawn.
  private let hasReadingLine: Bool
  /// What can be touched, as JSON.
  private let touchable: [UInt8]
  /// Where what scrolls comes to rest, by its part.
  private let stops: [Int: [Double]]
  /// What the samples held that were read for the scene.
  private let samples: [String: JSONValue?]

  /// Draws `scene`, laid out for `snapshot`.
  ///
  /// - Parameters:
  ///   - state: how people have left the card, where it is played.
  ///   - assets: takes in the images.
  ///   - earlier: the last drawing of the same view, and how its text has changed.
  init(
    _ number: Int, _ subject: Subject, _ scene: PositionedScene, of snapshot: DocumentSnapshot,
    playing state: PlayState?, _ assets: inout AssetTable, after earlier: (drawing: ViewDrawing, edit: Replacement)?
  ) {
    (self.number, self.scene, text, generation) = (number, scene, snapshot.text, subject.generation)
    samples = snapshot.readSamples
    self.subject = state == nil ? subject : nil
    let targets = state.flatMap { snapshot.playTargets(scene, playing: $0) }
    hasOpen = targets?.hasOpen ?? false
    // The map of a card that is played is a picture.
    scrolling = SceneScrolling(scene) { targets != nil && $0.role == .map }
    assets.add(scene)
    let change = earlier.map { SceneChange(from: $0.drawing.scene, to: scene, $0.edit) }
    svg = KeptDrawing(
      scene, overlays: subject.overlays, prefix: subject.prefix, scrolling: scrolling,
      hidesControls: targets != nil, images: assets.addresses,
      after: earlier.flatMap { earlier in change.map { (earlier.drawing.svg, $0) } })
    self.earlier = earlier.flatMap { earlier in change.map { (earlier.drawing.number, $0) } }
    hasReadingLine = subject.overlays.contains(.readingOrder)
    touchable = CardPlayReport.targets(targets).jsonBytes
    stops = targets.map { [scrolling] in CardPlayReport.stops($0, scene, scrolling, snapshot) } ?? [:]
  }

  /// Its scene, for the next one of the same view, before which the text changes by `edit`.
  func earlierScene(_ edit: Replacement) -> EarlierScene { EarlierScene(scene, edit, samples: samples) }

  // MARK: Sending

  /// Writes the members of what a page gets that shows `last` of this view: what is not as it was, in as few words as tell
  /// it.
  func write(after last: ViewDrawing?, to writer: inout JSONWriter) {
    writer.member("size", [scene.size.width, scene.size.height])
    writer.member("ground", scene.environment.color(.page).hex)
    writer.member("direction", scene.environment.direction.rawValue)
    let change = last?.number == earlier?.number ? earlier?.change : nil
    let changes = change == nil ? nil : svg.changes
    let isDrawnAlike = last?.number == number || changes?.isEmpty ?? (last?.svg.bytes == svg.bytes)
    let isReportedAlike = last?.number == number || change?.isReportedAlike ?? false
    if !isDrawnAlike { writeDrawing(changes, to: &writer) }
    if !isReportedAlike { writeParts(change, to: &writer) }
    if touchable != last?.touchable ?? Self.nothing { writer.member("targets") { $0.raw(touchable) } }
    guard !isDrawnAlike || !isReportedAlike || stops != last?.stops ?? [:] else { return }
    writer.member("scrollers", array: scrollers)
    if !isDrawnAlike, hasReadingLine, !scrolling.limits.isEmpty { writer.member("readingLine", array: readingLine) }
  }

  private func writeDrawing(_ changes: [KeptDrawing.LineChange]?, to writer: inout JSONWriter) {
    guard let changes, svg.bytes.count >= Self.leastBytes,
      changes.reduce(0, { $0 + $1.text.count }) < svg.bytes.count / 2
    else { return writer.member("svg", String(decoding: svg.bytes, as: UTF8.self)) }
    writer.member("lines") { writer in
      writer.array { writer in
        for change in changes {
          writer.element { writer in
            writer.object { writer in
              writer.member("line", change.line)
              writer.member("count", change.count)
              writer.member("text", String(decoding: change.text, as: UTF8.self))
            }
          }
        }
      }
    }
  }

  private func writeParts(_ change: SceneChange?, to writer: inout JSONWriter) {
    guard let change, scene.parts.count >= Self.leastParts, change.reported.count < scene.parts.count / 2 else {
      return writer.member("parts") { $0.raw(FrameReport.parts(scene).jsonBytes) }
    }
    writer.member("moved") { writer in
      writer.object { writer in
        writer.member("count", scene.parts.count)
        writer.member("edit", [change.edit.start, change.edit.oldEnd, change.edit.newEnd])
        writer.member("indices", array: change.reported)
        writer.member("parts", array: change.reported.lazy.map { FrameReport.part(scene.parts[$0]) })
      }
    }
  }

  private var scrollers: [JSONValue] {
    scrolling.limits.sorted { $0.key < $1.key }.map { part, limits in
      var scroller = JSONObject()
      scroller["part"] = .integer(part)
      scroller["left"] = .number(limits.left)
      scroller["right"] = .number(limits.right)
      scroller["up"] = .number(limits.up)
      scroller["down"] = .number(limits.down)
      if let stops = stops[part] { scroller["stops"] = .array(stops.map(JSONValue.number)) }
      return .object(scroller)
    }
  }

  private var readingLine: [JSONValue] {
    DrawingOverlay.readingPlaces(scene).map { part, place in
      ["part": .integer(part), "x": .number(place.x), "y": .number(place.y)]
    }
  }
}
