import JSON
import Testing

@testable import Handover

/// Of Adaptive Cards of any shape no word is lost: each stands in the card, or in a comment of it.
@Suite struct AdaptiveWordsTests {
  @Test func noWordIsLost() throws {
    var faults: [String] = []
    for seed in 1...300 {
      var card = AnyAdaptiveCard(seed: UInt64(seed))
      let text = card.make().text()
      do throws(ImportProblem) {
        let imported = try ImportedCard(text)
        // Of very long parts only the beginning is kept, which is told.
        if imported.told.contains(where: { $0.contains("is kept with its first") }) { continue }
        let lost = (1...card.count).map { "W\($0)w" }.filter { !imported.text.contains($0) }
        if !lost.isEmpty { faults.append("\(lost.joined(separator: " ")) of \(text)") }
        #expect(ImportTests.faults(imported.text) == [], "\(text)")
      } catch {
        faults.append("\(error.message): \(text)")
      }
    }
    for fault in faults.sorted(by: { $0.count < $1.count }).prefix(5) { Issue.record("\(fault)") }
    #expect(faults.count == 0)
  }
}

/// An Adaptive Card of any shape, the same one for a seed, in which every text is a word of its own.
private struct AnyAdaptiveCard {
  private var numbers: ImportMutationTests.Numbers
  /// How many words are in it.
  private(set) var count = 0

  init(seed: UInt64) { numbers = ImportMutationTests.Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15) }

  mutating func make() -> JSONValue {
    // A card has at least one text.
    ["type": "AdaptiveCard", "version": "1.5", "body": .array((list { $0.part(3) }.array ?? []) + [text()])]
  }

  private mutating func word() -> JSONValue {
    count += 1
    return .string("W\(count)w")
  }

  private mutating func list(_ make: (inout AnyAdaptiveCard) -> JSONValue) -> JSONValue {
    .array((0..<1 + numbers.next(3)).map { _ in make(&self) })
  }

  private mutating func text() -> JSONValue {
    var text = JSONObject([.init("type", "TextBlock"), .init("text", word())])
    let looks: [(String, [JSONValue])] = [
      ("weight", ["bolder"]), ("isSubtle", [true]), ("size", ["small", "large", "extraLarge"]),
      ("color", ["good", "attention"]), ("style", ["heading"]), ("spacing", ["none", "small"]),
    ]
    for (name, values) in looks where numbers.next(4) == 0 { text[name] = values[numbers.next(values.count)] }
    return .object(text)
  }

  private mutating func image() -> JSONValue {
    ["type": "Image", "url": word(), "size": numbers.next(2) == 0 ? "small" : "large"]
  }

  private mutating func action() -> JSONValue { ["type": "Action.OpenUrl", "title": word(), "url": word()] }

  private mutating func part(_ depth: Int) -> JSONValue {
    let choice = depth == 0 ? numbers.next(8) : numbers.next(16)
    switch choice {
    case 0..<4: return text()
    case 4: return image()
    case 5: return ["type": "FactSet", "facts": list { ["title": $0.word(), "value": $0.word()] }]
    case 6: return ["type": "ActionSet", "actions": list { $0.action() }]
    case 7: return ["type": "Input.Text", "id": word()]
    case 8: return ["type": "ImageSet", "images": list { $0.image() }]
    case 9: return ["type": "RichTextBlock", "inlines": list { ["type": "TextRun", "text": $0.word()] }]
    case 10:
      let rows = list { card in
        ["type": "TableRow", "cells": card.list { ["type": "TableCell", "items": $0.list { $0.part(0) }] }]
      }
      return ["type": "Table", "rows": rows]
    case 11..<14:
      return frame("ColumnSet", "columns", list { ["type": "Column", "items": $0.list { $0.part(depth - 1) }] })
    default: return frame("Container", "items", list { $0.part(depth - 1) })
    }
  }

  private mutating func frame(_ type: String, _ name: String, _ entries: JSONValue) -> JSONValue {
    var frame = JSONObject([.init("type", .string(type)), .init(name, entries)])
    if numbers.next(5) == 0 { frame["selectAction"] = action() }
    if numbers.next(5) == 0 { frame["separator"] = true }
    if numbers.next(10) == 0 { frame["isVisible"] = false }
    return .object(frame)
  }
}
