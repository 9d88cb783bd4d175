import Standards

/// The words by which rules judge texts, language by language: the one list of them.
///
/// A rule that finds no words for the language of a text keeps silent there. Where a document does not name its language, texts are
/// judged as English.
struct WordTable: Sendable {
  /// What is asked of a language; a row of ``table``.
  enum Topic: String, CaseIterable, Sendable {
    /// Words of labels that take something away.
    case destructive
    /// Words that say that nothing of value is taken away.
    case harmless
    /// Words of labels that decide about an object.
    case decision
    /// Words of a step that need not be done.
    case optional
    /// Whole texts that say only that there are no data.
    case noData
    /// Whole labels that do not say what happens.
    case vague
    /// Parts of texts that speak of a mouse.
    case desktop
    /// Parts of messages that blame people.
    case blame
    /// Whole messages that say only that something went wrong.
    case bareError
    /// How descriptions of pictures begin that only say that there is a picture.
    case picture
    /// Words by which a sentence in the language is known.
    case frequent
    /// Words of buttons, states and columns by which a short label in the language is known.
    case labels
  }

  /// The phrases of `topic` in `language`, in lower case; none where the topic is not judged in it.
  static func phrases(_ topic: Topic, in language: Language) -> Set<String> { all[topic]?[language.rawValue] ?? [] }

  private static let all: [Topic: [Set<String>]] = {
    var all: [Topic: [Set<String>]] = [:]
    var topic: Topic?
    for line in table.split(separator: "\n") {
      if let next = Topic(rawValue: String(line)) {
        topic = next
        all[next] = Array(repeating: [], count: Language.allCases.count)
      } else if let topic, let end = line.firstIndex(of: ":"), let language = Language(code: String(line[..<end])) {
        let words = line[line.index(after: end)...].split(separator: ",").map { word in
          String(word.drop { $0 == " " })
        }
        all[topic]?[language.rawValue].formUnion(words)
      }
    }
    return all
  }()
}
