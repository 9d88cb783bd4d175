import Foundation
import SchemaModel
import SourceText
import Testing

@testable import Handover

/// Files that are broken at random become cards that are right by the schema, or are refused.
///
/// 2,000 of them, or as many as the environment says: `IMPORT_MUTATIONS=100000 swift test --filter ImportMutationTests`
@Suite struct ImportMutationTests {
  private static let count = ProcessInfo.processInfo.environment["IMPORT_MUTATIONS"].flatMap { Int($0) } ?? 2_000

  /// A seeded source of numbers (xorshift).
  struct Numbers {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(max(1, bound)))
    }
  }

  private static let words = [
    "{", "}", "[", "]", "\"", ",", ":", "null", "true", "-1", "1e999", "\"{= ${x} }\"", "\"{a/b}\"", "\"\\u0000\"",
    "\"--\"",
    "\"items\"", "\"type\"", "\"_Type\"", "\"Table\"", "\"data\"", "\"\"", "\"\\ud800\"", "{\"json\":[]}", "\u{FEFF}",
    "é",
  ].map { Array($0.utf8) }

  @Test func brokenFilesAreReadOrRefused() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/import")
    let data = try String(contentsOf: folder.appending(path: "adaptive-expense-report.data.json"), encoding: .utf8)
    let seeds = try ImportTests.names.map { Array(try Data(contentsOf: folder.appending(path: $0))) }
    var numbers = Numbers()
    var (made, refused) = (0, 0)
    for index in 0..<Self.count {
      var bytes = seeds[index % seeds.count]
      for _ in 0..<(1 + numbers.next(4)) {
        let start = numbers.next(bytes.count)
        let end = min(bytes.count, start + numbers.next(12))
        switch numbers.next(4) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.replaceSubrange(start..<end, with: Self.words[numbers.next(Self.words.count)])
        case 2: bytes.insert(contentsOf: bytes[start..<end], at: numbers.next(bytes.count))
        default: Self.exchange(&bytes, &numbers)
        }
      }
      do throws(ImportProblem) {
        // What a file is is said for half of them, rightly or not.
        let format = numbers.next(2) == 0 ? nil : ImportFormat.all.randomElement(using: &numbers)
        let card = try ImportedCard(String(decoding: bytes, as: UTF8.self), format, data: data)
        let faults = ImportTests.faults(card.text)
        #expect(faults == [], "\(String(decoding: bytes, as: UTF8.self))")
        made += 1
      } catch {
        #expect(!error.message.isEmpty)
        refused += 1
      }
    }
    #expect(made > Self.count / 20 && refused > Self.count / 20, "\(made) made, \(refused) refused")
  }

  /// Puts one value of the file in the place of another one: it stays JSON.
  private static func exchange(_ bytes: inout [UInt8], _ numbers: inout Numbers) {
    let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    guard quotes.count > 8 else { return }
    let (first, second) = (numbers.next(quotes.count / 2 - 1) * 2, numbers.next(quotes.count / 2 - 1) * 2)
    let word = Array(bytes[quotes[first]...quotes[first + 1]])
    bytes.replaceSubrange(quotes[second]...quotes[second + 1], with: word)
  }
}

extension ImportMutationTests.Numbers: RandomNumberGenerator {
  mutating func next() -> UInt64 { UInt64(next(Int.max)) }
}
