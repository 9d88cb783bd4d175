/// What actions are called in cards that lead to one another.
struct ActionWords: Sendable {
  /// What most files say.
  struct Usual: Sendable {
    /// The label, or the id.
    let word: String
    /// The first file that says so.
    let path: String
    fileprivate let files: Int
  }

  private struct Name: Hashable {
    let language, name: String
  }

  /// One id with one label, and the files that have them together.
  private struct Use {
    var files = 0
    var first = ""
    var last = ""
  }

  private var labels: [Name: Usual] = [:]
  private var ids: [Name: Usual] = [:]

  /// What the `files` call their actions, in the order of their paths.
  init(_ files: some Sequence<(path: String, actions: [ActionFact])>) {
    var uses: [ActionFact: Use] = [:]
    for (path, actions) in files {
      for action in actions where !action.id.isEmpty && uses[action]?.last != path {
        var use = uses[action] ?? Use(first: path)
        (use.files, use.last) = (use.files + 1, path)
        uses[action] = use
      }
    }
    for (action, use) in uses {
      func add(_ word: String, to usual: inout Usual?) {
        if let known = usual, (-known.files, known.path, known.word) < (-use.files, use.first, word) { return }
        usual = Usual(word: word, path: use.first, files: use.files)
      }
      add(action.label, to: &labels[Name(language: action.language, name: action.id)])
      add(action.id, to: &ids[Name(language: action.language, name: action.label)])
    }
  }

  /// How most files call what `action` does; of as many the first.
  private func label(of action: ActionFact) -> Usual? { labels[Name(language: action.language, name: action.id)] }

  /// What the label of `action` does in most files; of as many in the first.
  private func id(of action: ActionFact) -> Usual? { ids[Name(language: action.language, name: action.label)] }

  /// One action that is called otherwise than in most files, or whose label does something else there.
  struct Saying {
    /// The action's index.
    let index: Int
    /// What most files say.
    let usual: Usual
    /// Whether that is a label, not an id.
    let isOfLabel: Bool
  }

  /// What is said of `actions`, in their order.
  func sayings(on actions: [ActionFact]) -> [Saying] {
    actions.indices.compactMap { index in
      let action = actions[index]
      guard !action.id.isEmpty else { return nil }
      if let usual = label(of: action), usual.word != action.label {
        return Saying(index: index, usual: usual, isOfLabel: true)
      }
      if let usual = id(of: action), usual.word != action.id,
        Self.words(usual.word).isDisjoint(with: Self.words(action.id))
      {
        return Saying(index: index, usual: usual, isOfLabel: false)
      }
      return nil
    }
  }

  /// The words of an id such as `order-details` or `orderDetails`.
  private static func words(_ id: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    for character in id {
      if character.isUppercase || !character.isLetter {
        if !word.isEmpty { words.insert(word) }
        word = ""
      }
      if character.isLetter { word += character.lowercased() }
    }
    if !word.isEmpty { words.insert(word) }
    return words
  }
}
