/// The signs between spoken things, as a language writes them.
package struct Punctuation: Sendable {
  /// Between things of a list.
  package let comma: String
  /// Between parts that have commas of their own.
  package let semicolon: String
  /// Between a name and what it is the name of.
  package let colon: String
  /// Between sentences.
  package let stop: String

  /// That of `tag`, or of English where the language is not known.
  package init(_ tag: LanguageTag?) {
    (comma, semicolon, colon, stop) =
      switch tag?.language {
      case .ja, .zh: ("、", "；", "：", "。")
      case .ar: ("، ", "؛ ", ": ", ". ")
      case .fr: (", ", " ; ", " : ", ". ")
      default: (", ", "; ", ": ", ". ")
      }
  }

  /// Those of `parts` that are not empty, with commas between them.
  package func list(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: comma) }
}
