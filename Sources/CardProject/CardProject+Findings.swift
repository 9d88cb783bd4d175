package import SourceText

extension CardProject {
  /// Every kind of finding about several cards, for `explain` and the documentation.
  package static let allDiagnosticKinds = [
    targetMissing, cardIDTwice, cardUnreached, actionLabelVaries, actionLabelShared, siblingHeaders,
  ]

  static let targetMissing = DiagnosticKind(
    "target-missing", .design, .warning, summary: "A target leads to a card or a part that is not there",
    explanation: """
      A target is the `id` of a part of its own file, another card file, perhaps with the `id` of a part of that behind `#`, or an \
      address. What looks like the first two and is not there leads nowhere: the tap does nothing.
      """)
  static let cardIDTwice = DiagnosticKind(
    "card-id-twice", .design, .hint, summary: "Two cards of a folder have the same id",
    explanation: """
      The id of the root element names the card in an app, in tests and in analytics. When two files of a folder have the same, \
      one of them was mostly copied from the other and its id forgotten.
      """)
  static let cardUnreached = DiagnosticKind(
    "card-unreached", .design, .hint, summary: "No way leads to a card",
    explanation: """
      The folder has a card with which the app begins (`home.card.xml`, `index.card.xml`, `main.card.xml` or \
      `start.card.xml`), and from there no target, and no target behind that, leads to this card. `cardwright flow` draws the map.
      """)
  static let actionLabelVaries = DiagnosticKind(
    "action-label-varies", .design, .hint, summary: "One action has several labels",
    explanation: """
      Cards that lead to one another are one app. An action with the same `id` does the same in all of them, and is called the same: \
      people learn one word for it.
      """)
  static let actionLabelShared = DiagnosticKind(
    "action-label-shared", .design, .hint, summary: "Several actions have one label",
    explanation: """
      Cards that lead to one another are one app. When a label does one thing in one card and another in the next, people expect \
      the wrong one. Ids that share a word, such as `order-details` and `stock-details`, are taken for one action.
      """)
  static let siblingHeaders = DiagnosticKind(
    "sibling-headers", .design, .hint, summary: "Cards of one list show the same thing in different rows",
    explanation: """
      Cards that one card leads to are looked through one after the other. Tag, status, rating and figure stand in the same row \
      of all their headers, as people find what they look for by its place.
      """)

  /// What is wrong with the file at `path` as one of several, in document order.
  ///
  /// - Parameter exists: whether there is a file at an absolute path that is none of the project.
  package mutating func findings(at path: String, exists: (_ path: String) -> Bool) -> [Diagnostic] {
    guard let facts = files[path] else { return [] }
    let relations = relations
    var found = missingTargets(facts, exists)
    if let twins = relations.twins[path], let first = twins.first, first != path {
      let name = CardRelations.name(first, from: path)
      found.append(
        Diagnostic(
          Self.cardIDTwice, "\(name) has the id “\(facts.meaning.id)” too; choose another one", at: facts.place))
    }
    if let entry = relations.unreached[path] {
      let name = CardRelations.name(entry, from: path)
      found.append(
        Diagnostic(
          Self.cardUnreached, "No way leads here from \(name); give a card a target that does", at: facts.place))
    }
    let family = relations.family(of: path)
    if family.count > 1 {
      found += labels(facts, at: path, family) + headers(facts, at: path, relations.siblings(of: path))
    }
    return found.sorted { $0.range.start < $1.range.start }
  }

  private func missingTargets(_ facts: CardFacts, _ exists: (String) -> Bool) -> [Diagnostic] {
    facts.meaning.links.indices.compactMap { index in
      let link = facts.meaning.links[index]
      guard link.kind == .card else { return nil }
      guard let path = link.path else {
        guard link.written.isEmpty || link.written == link.fragment, !facts.meaning.ids.contains(link.fragment) else {
          return nil
        }
        return missing(
          "There is no part “\(link.fragment)” in this file", link.fragment, among: facts.meaning.ids.sorted(),
          at: facts.fragments[index])
      }
      guard let other = files[path] else {
        if exists(path) { return nil }
        let folder = CardRelations.folder(path)
        let names = files.keys.filter { CardRelations.folder($0) == folder }.map { String($0.dropFirst(folder.count)) }
        let name = String(path.dropFirst(folder.count))
        let near = Spelling.nearest(to: name, among: names.sorted())
        return missing(
          "The card “\(link.written)” is not there", at: facts.links[index],
          near.map { String(link.written.dropLast(name.count)) + $0 })
      }
      guard !link.fragment.isEmpty, !other.meaning.ids.contains(link.fragment) else { return nil }
      return missing(
        "“\(link.written)” has no part “\(link.fragment)”", link.fragment, among: other.meaning.ids.sorted(),
        at: facts.fragments[index])
    }
  }

  private func missing(_ message: String, _ word: String, among known: [String], at range: ByteRange) -> Diagnostic {
    missing(message, at: range, Spelling.nearest(to: word, among: known))
  }

  private func missing(_ message: String, at range: ByteRange, _ near: String?) -> Diagnostic {
    guard let near else { return Diagnostic(Self.targetMissing, message, at: range) }
    return Diagnostic(
      Self.targetMissing, "\(message); did you mean “\(near)”?", at: range,
      fixes: [Fix("Change to “\(near)”", [TextEdit(range, near)], isPreferred: true)])
  }

  /// What is said of the labels of the actions in the file at `path`, beside the others of its family.
  private func labels(_ facts: CardFacts, at path: String, _ family: [String]) -> [Diagnostic] {
    guard !facts.meaning.actions.isEmpty else { return [] }
    var labels: [String: [String: [String]]] = [:]
    var ids: [String: [String: [String]]] = [:]
    for other in family {
      for action in files[other]?.meaning.actions ?? [] where !action.id.isEmpty {
        labels[action.language + "\n" + action.id, default: [:]][action.label, default: []].append(other)
        ids[action.language + "\n" + action.label, default: [:]][action.id, default: []].append(other)
      }
    }
    return facts.meaning.actions.indices.compactMap { index in
      let action = facts.meaning.actions[index]
      guard !action.id.isEmpty else { return nil }
      if let others = labels[action.language + "\n" + action.id], let usual = Self.usual(others),
        usual.word != action.label
      {
        let name = CardRelations.name(usual.path, from: path)
        return Diagnostic(
          Self.actionLabelVaries, "“\(action.id)” is called “\(usual.word)” in \(name); call it the same here",
          at: facts.actions[index])
      }
      if let others = ids[action.language + "\n" + action.label], let usual = Self.usual(others),
        usual.word != action.id,
        Self.words(usual.word).isDisjoint(with: Self.words(action.id))
      {
        let name = CardRelations.name(usual.path, from: path)
        return Diagnostic(
          Self.actionLabelShared, "“\(action.label)” does “\(usual.word)” in \(name); give this one a label of its own",
          at: facts.actions[index])
      }
      return nil
    }
  }

  /// What most of the files say, and the first of them.
  ///
  /// Of as many the one that stands first; nil where all say the same.
  private static func usual(_ files: [String: [String]]) -> (word: String, path: String)? {
    guard files.count > 1 else { return nil }
    let best = files.min { ($1.value.count, $0.value[0]) < ($0.value.count, $1.value[0]) }
    return best.map { ($0.key, $0.value[0]) }
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

  private func headers(_ facts: CardFacts, at path: String, _ siblings: Set<String>) -> [Diagnostic] {
    let alike = siblings.compactMap { files[$0]?.meaning }.filter { $0.element == facts.meaning.element }
    guard alike.count > 2 else { return [] }
    return facts.meaning.header.sorted { $0.key < $1.key }.compactMap { name, row in
      var rows: [Int: Int] = [:]
      for other in alike { if let row = other.header[name] { rows[row, default: 0] += 1 } }
      guard let usual = rows.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) }), usual.key != row,
        usual.value > 1, usual.value > rows[row, default: 0], let range = facts.header[name]
      else { return nil }
      func words(_ row: Int) -> String { row == 0 ? "the header" : "row \(row) of the extended header" }
      return Diagnostic(
        Self.siblingHeaders,
        "The cards beside this one have the \(name.lowercased()) in \(words(usual.key)), not in \(words(row))",
        at: range)
    }
  }
}
