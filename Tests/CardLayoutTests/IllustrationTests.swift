import BundledData
import CardModel
import LayoutCore
import Testing

@testable import CardLayout

@Suite struct IllustrationTests {
  private static let names = IconCatalogue.names.filter { $0.hasPrefix("illustrations.") }

  private static func shapes(_ name: String, side: Double = 64) -> [SceneShape]? {
    Illustration.drawing(name, side: side, CardEnvironment())?.shapes
  }

  @Test func everyNameOfTheFamilyHasAPictureOfItsOwn() throws {
    // The ground and the disc behind the picture are two shapes.
    #expect(Self.names.filter { (Self.shapes($0)?.count ?? 0) < 4 } == [])
    #expect(Set(Self.names.map { Self.shapes($0) }).count == 68)
    #expect(Self.shapes("illustrations.noTasksSmall") == Self.shapes("illustrations.noTasksLarge"))
    #expect(Self.shapes("illustrations.noneSuchSmall") == nil && Self.shapes("actions.add") == nil)
  }

  @Test func everyPictureStaysInItsSquare() throws {
    for name in Self.names {
      for shape in try #require(Self.shapes(name, side: 100)) {
        let reach = shape.strokeWidth / 2
        for point in shape.corners {
          #expect((0...100).contains(point.x - reach) && (0...100).contains(point.x + reach), "\(name) is too wide")
          #expect((0...100).contains(point.y - reach) && (0...100).contains(point.y + reach), "\(name) is too high")
        }
      }
    }
  }

  @Test func anUnknownNameIsDrawnByItsCause() {
    #expect(Illustration(name: "x", cause: .empty) == Illustration(name: "illustrations.noDataSmall", cause: .failed))
    #expect(
      Illustration(name: nil, cause: .failed) == Illustration(name: "illustrations.unableToLoadSmall", cause: .empty))
    #expect(Illustration(name: "", cause: .empty) != Illustration(name: nil, cause: .failed))
  }
}

extension SceneShape {
  /// The outermost points of its outline, as far as illustrations have them.
  fileprivate var corners: [ScenePoint] {
    switch outline {
    case .path(let steps):
      steps.compactMap { step in
        switch step {
        case .move(let point), .line(let point), .curve(_, _, let point): point
        case .close: nil
        }
      }
    case .circle(let center, let radius):
      [ScenePoint(center.x - radius, center.y - radius), ScenePoint(center.x + radius, center.y + radius)]
    case .rectangle(let frame, _): [ScenePoint(frame.x, frame.y), ScenePoint(frame.maxX, frame.maxY)]
    }
  }
}
