import Testing

@testable import Rendering

@Suite struct IconShapesTests {
  @Test func atLeast150NamesOfTheCatalogueHaveAShape() {
    let drawn = Set(IconShapes.names)
    #expect(drawn.count == IconShapes.names.count)
    #expect(drawn.count >= 350)
    #expect(drawn.allSatisfy { IconShapes.shape($0) != nil })
  }
}
