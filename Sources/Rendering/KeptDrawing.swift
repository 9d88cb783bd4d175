package import CardLayout
import LayoutCore
import Standards

/// A drawing of which the next one of the same view is made: what is drawn as before is copied.
package struct KeptDrawing: Sendable {
  /// Lines that stand in the place of others.
  package struct LineChange: Hashable, Sendable {
    /// How many lines of the earlier drawing stand before them.
    package let line: Int
    /// How many of its lines they replace.
    package let count: Int
    /// The lines, each with its end.
    package let text: ArraySlice<UInt8>
  }

  /// The SVG document.
  package let bytes: [UInt8]
  /// What differs from the drawing that it was made of, from top to bottom; nil when it was drawn as a whole.
  package let changes: [LineChange]?
  /// Where in ``bytes`` each part begins.
  let places: [Int]
  /// Where the last part ends.
  let partsEnd: Int
  private let surroundings: Surroundings

  /// Where the first part begins.
  var partsStart: Int { places.first ?? partsEnd }

  /// What the markup of a part depends on beside the part.
  private struct Surroundings: Equatable {
    let environment: CardEnvironment
    let prefix: String
    let limits: [Int: SceneScrolling.Limits]
    let hidesControls: Bool
    let backdrop: Int?
    /// The edges of the card, to which texts keep their distance.
    let edges: [Double]
    /// The addresses of images by their paths.
    var images: [String: [UInt8]?]

    /// Whether markup from here may stand there.
    func suits(_ other: Surroundings) -> Bool {
      var mine = self
      mine.images = other.images
      return mine == other && images.allSatisfy { path, address in other.images[path].map { $0 == address } ?? true }
    }
  }

  /// Draws `scene` for a page, as ``SVGRenderer/draw(_:overlays:prefix:scrolling:image:)`` does.
  ///
  /// - Parameters:
  ///   - hidesControls: whether buttons and other controls are not heard, as the page has its own in their places.
  ///   - images: the addresses of all images of the scene by their paths; nil for what viewers do not draw.
  ///   - earlier: a drawing of an earlier scene, and what differs in `scene` from that.
  package init(
    _ scene: PositionedScene, overlays: Set<DrawingOverlay>, prefix: String, scrolling: SceneScrolling,
    hidesControls: Bool = false, images: [String: [UInt8]?], after earlier: (drawing: KeptDrawing, change: SceneChange)?
  ) {
    var renderer = SVGRenderer(
      scene, image: { images[$0] ?? nil }, prefix: prefix,
      semantics: SVGSemantics(tellsSources: false, hidesControls: hidesControls), scrolling: scrolling)
    let card = scene.card.map { scene.parts[$0].frame }
    let surroundings = Surroundings(
      environment: scene.environment, prefix: prefix, limits: scrolling.limits,
      hidesControls: hidesControls,
      backdrop: SVGDefinitions(scene, prefix: prefix).backdrop,
      edges: card.map { [$0.x, $0.maxX] } ?? [0, scene.size.width], images: images)
    let fitting = earlier.flatMap {
      $0.drawing.places.isEmpty || !$0.drawing.surroundings.suits(surroundings) ? nil : $0
    }
    renderer.earlier = fitting
    self.surroundings = surroundings
    bytes = renderer.document(overlays)
    (places, partsEnd) = (renderer.places, renderer.partsEnd)
    changes = fitting.map { [renderer, bytes] in Self.changes(from: $0.drawing, $0.change, bytes, renderer) }
  }

  private static func changes(
    from old: KeptDrawing, _ change: SceneChange, _ bytes: [UInt8], _ renderer: SVGRenderer
  ) -> [LineChange] {
    func middle(_ places: [Int], _ partsEnd: Int) -> Range<Int> {
      let first = change.first < places.count ? places[change.first] : partsEnd
      return first..<(renderer.copiedEnd.map { places[$0] } ?? partsEnd)
    }
    let (places, partsEnd) = (renderer.places, renderer.partsEnd)
    let pieces = [
      (0..<old.partsStart, 0..<(places.first ?? partsEnd)),
      (middle(old.places, old.partsEnd), middle(places, partsEnd)),
      (old.partsEnd..<old.bytes.count, partsEnd..<bytes.count),
    ]
    return pieces.compactMap { difference(old.bytes, $0, bytes, $1) }
  }

  /// The lines of `new` in `range` that differ from those of `old` in `oldRange`; what stands around both is the same, or
  /// ends a line.
  private static func difference(
    _ old: [UInt8], _ oldRange: Range<Int>, _ new: [UInt8], _ range: Range<Int>
  ) -> LineChange? {
    var (oldStart, start) = (oldRange.lowerBound, range.lowerBound)
    var (oldEnd, end) = (oldRange.upperBound, range.upperBound)
    let same = old.span.extracting(oldRange).commonPrefix(with: new.span.extracting(range))
    (oldStart, start) = (oldStart + same, start + same)
    if oldStart == oldEnd, start == end { return nil }
    let alike = old.span.extracting(oldStart..<oldEnd).commonSuffix(with: new.span.extracting(start..<end))
    (oldEnd, end) = (oldEnd - alike, end - alike)
    while oldStart > 0, old[oldStart - 1] != 0x0A { (oldStart, start) = (oldStart - 1, start - 1) }
    while oldEnd < old.count, end < new.count, old[oldEnd - 1] != 0x0A || new[end - 1] != 0x0A {
      (oldEnd, end) = (oldEnd + 1, end + 1)
    }
    return LineChange(
      line: lineEnds(old[..<oldStart]), count: lineEnds(old[oldStart..<oldEnd]), text: new[start..<end])
  }

  private static func lineEnds(_ bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    for byte in bytes where byte == 0x0A { count += 1 }
    return count
  }
}
