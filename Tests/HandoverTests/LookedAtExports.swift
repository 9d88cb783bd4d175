import CardModel
import Foundation
import SourceText
import Testing

@testable import Handover

@Suite struct LookedAtExports {
  @Test(arguments: ExportedExample.all.filter(GoldenExport.isKept))
  func isAsItWasLookedAt(example: ExportedExample) throws {
    let golden = GoldenExport(example)
    if GoldenExport.isRecording { try golden.record() }
    #expect(
      golden.text == golden.recorded, "read the difference, then: RECORD_EXPORTS=1 swift test --filter LookedAtExports")
  }

  /// The families and what a target has of the elements in them, as the README shows it.
  static func coverage(_ target: HandoverTarget, _ families: [String]) -> String {
    var (all, kept): (Set<String>, Set<String>) = ([], [])
    for place in MappingTableTests.places where families.contains(place.chain.last?.rawValue ?? "") {
      let name = place.chain[0].rawValue
      all.insert(name)
      let chains = MappingTableTests.chains(place.chain, target.table)
      let isKept = chains.contains { chain in
        chain.indices.allSatisfy { index in
          target.table.rows(for: Array(chain[index...])).contains { if case .lost = $0.effect { false } else { true } }
        }
      }
      if isKept { kept.insert(name) }
    }
    let sign = kept.isEmpty ? "–" : kept == all ? "●" : "◐"
    return kept.isEmpty ? sign : "\(sign) \(kept.count) of \(all.count)"
  }

  @Test func theReadmeSaysWhatEachTargetHas() throws {
    let readme = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md"),
      encoding: .utf8)
    let rows = [
      ["Card"], ["ObjectCardView"], ["ObjectCell"], ["ObjectCellList"], ["ContactCellList"],
      ["CardList", "CardMasonry", "CardCarousel"], ["CardScene"],
    ]
    for families in rows {
      let cells = HandoverTarget.all.map { Self.coverage($0, families) }
      let row = "| \(families.map { "`\($0)`" }.joined(separator: ", ")) | \(cells.joined(separator: " | ")) |"
      #expect(readme.contains(row), "README: \(row)")
    }
  }
}
