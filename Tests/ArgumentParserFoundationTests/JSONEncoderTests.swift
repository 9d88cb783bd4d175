import ArgumentParserFoundation
import Foundation
import Testing

/// Values as descriptions of commands have them.
private struct Described: Encodable {
  enum Kind: String, Encodable { case flag, option }
  enum Completion: Encodable { case list(values: [String]), directory }

  struct Argument: Encodable {
    var kind: Kind
    var completion: Completion?
    var isOptional = true
    var names: [String]? = nil
  }

  var serializationVersion = 0
  var name = "a \"quoted\" name, 二 \u{1}"
  var arguments: [Argument] = []
  var counts: [Int8] = [-128, 127]
  var most = Int64.max
  var ratio = 0.25
  var inner: [String: [Described]] = [:]
}

@Suite struct JSONEncoderTests {
  private let value = Described(
    arguments: [
      .init(kind: .flag, completion: .list(values: ["a", "b"])), .init(kind: .option, completion: .directory),
      .init(kind: .option, completion: nil, isOptional: false, names: []),
    ], inner: ["b": [Described()], "a": []])

  @Test func itMeansWhatFoundationMeans() throws {
    let encoder = ArgumentParserFoundation.JSONEncoder()
    for format: ArgumentParserFoundation.JSONEncoder.OutputFormatting in [
      [], .prettyPrinted, [.prettyPrinted, .sortedKeys],
    ] {
      encoder.outputFormatting = format
      let text = try #require(String(data: try encoder.encode(value), encoding: .utf8))
      let ours = try JSONSerialization.jsonObject(with: Foundation.Data(text.utf8)) as? NSDictionary
      let theirs = try JSONSerialization.jsonObject(with: Foundation.JSONEncoder().encode(value)) as? NSDictionary
      #expect(ours != nil && ours == theirs)
    }
  }

  @Test func aMemberStandsOnALine() throws {
    let encoder = ArgumentParserFoundation.JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let text = String(data: try encoder.encode(["b": [true, false], "a": []]), encoding: .utf8)
    #expect(text == "{\n  \"a\": [],\n  \"b\": [\n    true,\n    false\n  ]\n}")
  }

  @Test func membersStandInTheOrderOfTheirNames() throws {
    let encoder = ArgumentParserFoundation.JSONEncoder()
    encoder.outputFormatting.insert(.sortedKeys)
    let text = String(data: try encoder.encode(["b": 1, "a": 2, "ä": 3, "B": 4]), encoding: .utf8)
    #expect(text == #"{"B":4,"a":2,"b":1,"ä":3}"#)
  }
}
