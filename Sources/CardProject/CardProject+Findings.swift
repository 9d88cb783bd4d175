package import SourceText
import Standards

extension CardProject {
  /// Every kind of finding about several cards, for `explain` and the documentation.
  package static let allDiagnosticKinds = [
    targetMissing, cardIDTwice, cardUnreached, actionLabelVaries, actionLabelShared, siblingHeaders,
  ]

  static let targetMissing = DiagnosticKind(
    "target-missing", .design, .warning, summary: "A target leads to a card or a part that is not there",
    explanation: """
      A target is the `id` of a part of its own file, another card file, perhaps with the `id` of a part of that behind `#`, or an \
      address with its scheme, such as `https://example.com`. What looks like the first two and is not there leads nowhere: the tap \
      does nothing. So does the target of a card that leads to this very card; a part of it may name the file, for other data.
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
      The folder, or one around it, has a card with which the app begins, and from there no target, and no target behind that, leads \
      to this card. An app begins with what `entries` in the configuration names, or else with `home.card.xml`, `index.card.xml`, \
      `main.card.xml` and `start.card.xml`. `cardwright flow` draws the map.
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

  /// The paths that `facts` name as cards and that are no files of the project.
  package func strangers(to facts: FileFacts) -> [String] { facts.meaning.targets.filter { files[$0] == nil } }

  /// What is wrong with a file as one of several, in document order.
  ///
  /// - Parameters:
  ///   - facts: what stands in it; places are those of its text.
  ///   - path: its absolute path.
  ///   - most: how many findings of a kind are told; the last says how many more there are.
  ///   - exists: whether there is a file at an absolute path that is none of the project.
  package mutating func findings(
    _ facts: FileFacts, at path: String, most: Int = mostFindings, exists: (_ path: String) -> Bool
  ) -> [Diagnostic] {
    let id = facts.meaning.id
    var found = missingTargets(facts, at: path, exists)
    if let first = relations.holder(of: id, beside: path, in: files), first != path {
      let name = CardGraph.name(first, from: path)
      found.append(
        Diagnostic(Self.cardIDTwice, "\(name) has the id “\(id)” too; choose another one", at: facts.place))
    }
    if let entry = relations.graph(files).unreached[path] {
      let name = CardGraph.name(entry, from: path)
      found.append(
        Diagnostic(
          Self.cardUnreached, "No way leads here from \(name); give a card a target that does", at: facts.place))
    }
    found += labels(facts, at: path) + headers(facts, at: path)
    return Self.cut(found.sorted { $0.range.start < $1.range.start }, most)
  }

  /// How many findings of a kind are told of a file: nobody reads on.
  package static let mostFindings = 1_000

  /// The first `most` of `findings` of each kind; the last of these says how many more there are.
  private static func cut(_ findings: [Diagnostic], _ most: Int) -> [Diagnostic] {
    guard findings.count > most else { return findings }
    var told: [Diagnostic] = []
    var counts: [String: (count: Int, last: Int)] = [:]
    for finding in findings {
      let known = counts[finding.kind.code]
      let isTold = (known?.count ?? 0) < most
      counts[finding.kind.code] = ((known?.count ?? 0) + 1, isTold ? told.count : known?.last ?? 0)
      if isTold { told.append(finding) }
    }
    for (count, last) in counts.values where count > most {
      told[last].message += " (and \(count - most) more)"
      told[last].standsForMore = true
    }
    return told
  }

  private mutating func missingTargets(
    _ facts: FileFacts, at path: String, _ exists: (String) -> Bool
  ) -> [Diagnostic] {
    // The parts of this file, and of those that it leads to, in order; thousands of targets may be wrong.
    var parts: [String: NearNames] = [:]
    func nearest(to fragment: String, among ids: Set<String>, of path: String) -> String? {
      let names = parts[path] ?? NearNames(Array(ids))
      parts[path] = names
      return names.nearest(to: fragment)
    }
    return facts.meaning.links.indices.compactMap { index in
      let link = facts.meaning.links[index]
      guard link.kind == .card else { return nil }
      if let same = Self.same(link, facts, at: path, index) { return same }
      guard let target = link.path else {
        if CardLink.namesHost(link.written) { return Self.schemeMissing(link, at: facts.links[index]) }
        guard link.written.isEmpty || link.written == link.fragment, !facts.meaning.ids.contains(link.fragment) else {
          return nil
        }
        let message = "There is no part “\(link.fragment)” in this file"
        if let card = file(called: link.fragment, beside: path) {
          return Self.missing(message, at: facts.value(index), card)
        }
        return Self.missing(
          message, at: facts.fragments[index], link.fragment,
          nearest(to: link.fragment, among: facts.meaning.ids, of: ""))
      }
      guard let other = files[target] else {
        if exists(target) { return nil }
        let name = String(CardGraph.fileName(target))
        let written = link.written.dropLast(name.count)
        return Self.missing(
          "The card “\(link.written)” is not there", at: facts.links[index], name,
          relations.nearest(to: target, in: files), behind: String(written))
      }
      guard !link.fragment.isEmpty, !other.meaning.ids.contains(link.fragment) else { return nil }
      return Self.missing(
        "“\(link.written)” has no part “\(link.fragment)”", at: facts.fragments[index], link.fragment,
        nearest(to: link.fragment, among: other.meaning.ids, of: target))
    }
  }

  /// Another file beside the one at `path` that is called `name` but for its ending, or whose root has that id.
  private mutating func file(called name: String, beside path: String) -> String? {
    let file = CardGraph.folder(path) + name + ".card.xml"
    let found = files[file] == nil || file == path ? relations.holder(of: name, beside: path, in: files) : file
    return found.flatMap { $0 == path ? nil : CardGraph.name($0, from: path) }
  }

  /// What is said of a link that leads to the card in `facts` itself; nil for another, and in a scene, to which people may come back.
  ///
  /// A part of a card may name its own file: a row of a person's team leads to the card of another person.
  private static func same(_ link: CardLink, _ facts: FileFacts, at path: String, _ index: Int) -> Diagnostic? {
    let isWhole = link.fragment == facts.meaning.id || link.path == path && link.fragment.isEmpty
    // A file that may not be seen has no path either, nor has what is at a host.
    let isPart = link.path == nil && !link.fragment.isEmpty && (link.written.isEmpty || link.written == link.fragment)
    let isHere = isPart || link.path == path && facts.links[index].start < facts.attributesEnd
    guard isWhole, isHere, facts.meaning.stack.isEmpty else { return nil }
    let name = link.path == nil ? link.fragment : link.written
    return Diagnostic(
      targetMissing, "“\(name)” is where people are already; name where they get to from here", at: facts.value(index))
  }

  /// What is said of an address that begins with its host, or is that of somebody's mail.
  private static func schemeMissing(_ link: CardLink, at range: ByteRange) -> Diagnostic {
    let isMail = link.written.contains("@") && !link.written.contains("/")
    let scheme = isMail ? "mailto:" : "https://"
    return Diagnostic(
      targetMissing, "“\(link.written)” is read as a file without its scheme; did you mean “\(scheme)\(link.written)”?",
      at: range, fixes: [Fix("Put \(scheme) before it", [.insert(scheme, at: range.start)])])
  }

  /// The finding `message` about a part, in whose place the card `file` is meant; the value stands in `range`.
  private static func missing(_ message: String, at range: ByteRange, _ file: String) -> Diagnostic {
    Diagnostic(
      targetMissing, "\(message); did you mean “\(file)”?", at: range,
      fixes: [Fix("Change to “\(file)”", [TextEdit(range, XMLEscape.doubleQuoted.escaped(file))], isPreferred: true)])
  }

  /// The finding `message` about `name`, which is not there, and the nearest name that is; both stand in `range` behind `folder`.
  private static func missing(
    _ message: String, at range: ByteRange, _ name: String, _ near: String?, behind folder: String = ""
  ) -> Diagnostic {
    guard let near, case let (stem, nearStem) = stems(name, near), Spelling.isSimilar(stem.utf8, nearStem.utf8) else {
      return Diagnostic(targetMissing, message, at: range)
    }
    return Diagnostic(
      targetMissing, "\(message); did you mean “\(folder + near)”?", at: range,
      fixes: [
        Fix(
          "Change to “\(folder + near)”", [TextEdit(range, folder + near)],
          isPreferred: Spelling.isTypingError(stem, for: nearStem))
      ])
  }

  /// Two names without what both end with behind a point, as all cards do: that says nothing of whether they are alike.
  private static func stems(_ name: String, _ other: String) -> (String, String) {
    var (stem, otherStem) = (name[...], other[...])
    while let dot = stem.lastIndex(of: "."), let otherDot = otherStem.lastIndex(of: "."),
      stem[dot...] == otherStem[otherDot...]
    {
      (stem, otherStem) = (stem[..<dot], otherStem[..<otherDot])
    }
    return (String(stem), String(otherStem))
  }

  /// What is said of the labels of the actions in the file at `path`, beside the others of its family.
  private mutating func labels(_ facts: FileFacts, at path: String) -> [Diagnostic] {
    relations.sayings(on: facts.meaning.actions, at: path, in: files).map { saying in
      let (action, usual) = (facts.meaning.actions[saying.index], saying.usual)
      let name = CardGraph.name(usual.path, from: path)
      return saying.isOfLabel
        ? Diagnostic(
          Self.actionLabelVaries, "“\(action.id)” is called “\(usual.word)” in \(name); call it the same here",
          at: facts.actions[saying.index])
        : Diagnostic(
          Self.actionLabelShared,
          "“\(action.label)” does “\(usual.word)” in \(name); give this one a label of its own",
          at: facts.actions[saying.index])
    }
  }

  /// What is said of the header of the file at `path`, beside the cards to which the same card leads.
  private mutating func headers(_ facts: FileFacts, at path: String) -> [Diagnostic] {
    guard !facts.meaning.header.isEmpty else { return [] }
    let lists = relations.rows(beside: path, in: files)
    return facts.meaning.header.sorted { $0.key < $1.key }.compactMap { name, row in
      let usual = lists.compactMap { $0.usual(name, of: facts.meaning.element, unless: row) }
      // Where it is as in one list it cannot be as in another that has it elsewhere.
      guard let other = usual.first, !usual.contains(row), let range = facts.header[name] else { return nil }
      func words(_ row: Int) -> String { row == 0 ? "the header" : "row \(row) of the extended header" }
      return Diagnostic(
        Self.siblingHeaders,
        "The cards beside this one have the \(name.lowercased()) in \(words(other)), not in \(words(row))", at: range)
    }
  }
}
