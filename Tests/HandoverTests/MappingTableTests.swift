import BundledData
import CardModel
import SchemaModel
import SchemaReader
import Testing

@testable import Handover

@Suite struct MappingTableTests {
  @Test(arguments: HandoverTarget.all.map(\.name)) func everyLineSaysSomething(name: String) throws {
    let target = try #require(HandoverTarget.all.first { $0.name == name })
    #expect(target.table.defects == [])
  }
}
