import BundledData
import Testing

@testable import Rendering

@Suite struct IconShapesTests {
  @Test func everyNameOfTheCatalogueHasAShape() {
    #expect(IconCatalogue.names.filter { IconShapes.shape($0) == nil } == [])
    #expect(IconShapes.names.filter { IconShapes.shape($0) == nil } == [])
    #expect(IconShapes.names == IconShapes.names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test(arguments: ["", ".", "a", "zzz", "actions.filtre", "accep", "acceptt", "star.none", "sf:gear", "sf:arrow.up"])
  func otherNamesHaveNone(_ name: String) {
    #expect(IconShapes.shape(name) == nil)
  }

  @Test func onlyDeclaredAliasesLookTheSame() {
    var names: [String: String] = [:]
    for name in IconShapes.names where !IconShapes.isAlias(name) {
      guard let shape = IconShapes.shape(name) else { continue }
      #expect(names.updateValue(name, forKey: shape.path) == nil, "\(name)")
    }
  }

  @Test func everyShapeStaysInItsSquare() throws {
    // The stars of ratings stand close to each other and fill theirs.
    for name in IconShapes.names where !name.hasPrefix("star.") {
      let shape = try #require(IconShapes.shape(name))
      let path = try #require(PathReader.points(shape.path), "\(name) cannot be read")
      // Half the width of a line stands outside of its path.
      let reach = shape.isFilled ? 0.0 : 0.875
      let edges = 1.0...23.0
      for point in path {
        #expect(edges.contains(point.x - reach) && edges.contains(point.x + reach), "\(name) is too wide")
        #expect(edges.contains(point.y - reach) && edges.contains(point.y + reach), "\(name) is too high")
      }
    }
  }

  @Test func arrowsTurnWithTheReadingDirection() {
    #expect(IconShapes.shape("actions.navBack")?.isDirectional == true)
    #expect(IconShapes.shape("disclosure")?.isDirectional == true)
    #expect(IconShapes.shape("star.half")?.isDirectional == true)
    #expect(IconShapes.shape("actions.mediaPlay")?.isDirectional == false)
  }
}
