/// A text with a finding of a kind that no design rule makes, and the same without it: its test and its documentation.
package struct KindExample: Sendable {
  /// The code of the kind.
  package let code: String
  /// A text with this finding alone.
  package let failing: String
  /// The same without any.
  package let passing: String

  /// Whether it is the text of a configuration, and not of a card.
  package var isConfiguration: Bool { failing.hasPrefix("{") }

  /// Every one of the table.
  package static let all: [KindExample] = {
    var examples: [KindExample] = []
    var (code, lines) = ("", [Substring]())
    for line in table.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("=== ") else {
        lines.append(line)
        continue
      }
      if !code.isEmpty { examples.append(KindExample(code, lines.joined(separator: "\n"))) }
      (code, lines) = (String(line.dropFirst(4)), [])
    }
    return examples + [KindExample(code, lines.joined(separator: "\n"))]
  }()

  /// That of the kind with this code; nil where there is none.
  package static func named(_ code: String) -> KindExample? { all.first { $0.code == code } }

  /// The example in a `text` with marks.
  private init(_ code: String, _ text: String) {
    var (failing, passing) = ("", "")
    var (isWrong, isRight) = (true, true)
    for character in text {
      switch character {
      case "⏩": isRight = false
      case "⏸": (isWrong, isRight) = (false, true)
      case "⏪": isWrong = true
      default:
        if isWrong { failing.append(character) }
        if isRight { passing.append(character) }
      }
    }
    (self.code, self.failing, self.passing) = (code, failing, passing)
  }
}
