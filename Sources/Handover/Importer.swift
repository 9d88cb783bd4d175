import CardModel
package import JSON
import SchemaModel
package import SourceText
import Standards

/// Makes a card of a file of another system, row by row of the table by which cards become such files.
///
/// What is there is taken over where it fits best; what fits nowhere is kept as a comment beside what it stood in, and told.
package struct Importer {
  /// The format of the file.
  package let format: ImportFormat
  /// The card's text, not laid out.
  package private(set) var text = ""
  /// The card's sample; nil where it has none.
  package var sample: JSONValue?
  /// The path of the sample file.
  package let samplePath: String
  /// Whether the card binds to data that are not there, so that a sample has to be made up.
  package var needsSample = false
  /// What is not as it was.
  package private(set) var diagnostics: [Diagnostic] = []

  let knowledge: ImportKnowledge
  let surroundings: ImportSurroundings
  var tree: ImportTree
  /// What is told if what is at hand is kept.
  var told: [Diagnostic] = []
  /// Where the lists of templates are in the data, by the node of a list.
  var lists: [Int: String] = [:]
  /// What is in front of the paths of bindings, and whether these stand in a list, by the node of a text; nothing and no where there is none.
  var scopes: [Int: (prefix: String, isInList: Bool)] = [:]
  /// Where in the sample the card starts, and whether that is one of several records.
  var place = ""
  /// The ids that are taken.
  var ids: Set<String> = []
  /// What stands between texts of several parts in one, by the element and the member.
  private(set) var joints: [String: String] = [:]
  /// What the sample gets behind the names of members that have words of the format, or moments, by them and the table; empty where
  /// there are none.
  var boundWords: [String: String] = [:]
  /// Whether a word may stand for one that only comes near.
  var takesNear = true
  /// Texts by their keys, and settings of the file by their names.
  var texts: [String: String] = [:]
  var parameters: [String: String] = [:]
  /// What is not at the place of the card in its data, and the pointer to where it is.
  var elsewhere: (node: Int, pointer: String)?
  /// Why something of the file cannot be read, by its node.
  var reasons: [Int: String] = [:]
  /// How much work may still be done: what is left over then is told as lost.
  var room = 3_000_000

  /// A file may have so many values.
  static let mostValues = 200_000
  /// At so many places an element may be the card as a whole: at each, much of the whole file is tried in it.
  private static let mostRoots = 8
  /// So many losses are told one by one.
  private static let mostTold = 500
  /// So much of what is lost is kept in a comment.
  private static let longestComment = 4_000

  /// Reads `bytes` as a file of `format`, or of that which its content shows.
  package init(
    _ bytes: [UInt8], as format: ImportFormat?, _ knowledge: ImportKnowledge, _ surroundings: ImportSurroundings
  ) throws(ImportProblem) {
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    // Spaces in place of the mark leave every place as it is.
    let document = JSONDocument(isMarked ? [0x20, 0x20, 0x20] + bytes.dropFirst(3) : bytes)
    if let problem = document.problems.first {
      throw ImportProblem(message: "it is no JSON: \(problem.message)", offset: problem.offset)
    }
    guard let first = document.nodes.first, first.content == .object else {
      throw ImportProblem(message: "it holds no JSON object", offset: document.nodes.isEmpty ? nil : 0)
    }
    guard document.nodes.count <= Self.mostValues else {
      throw ImportProblem(message: "it has more than \(Self.mostValues) values, which is no card", offset: nil)
    }
    if let deep = document.tooDeep {
      throw ImportProblem(
        message: "its values stand in one another more than \(JSONParser.depthLimit) deep", offset: deep)
    }
    tree = ImportTree(document)
    (self.knowledge, self.surroundings) = (knowledge, surroundings)
    samplePath = surroundings.name + ".json"
    guard let known = format ?? ImportFormat.all.first(where: { [tree] in $0.isFormat(tree) }) else {
      let kinds = ImportFormat.all.map { "\($0.name) (\($0.title))" }.joined(separator: ", ")
      throw ImportProblem(
        message: "its content is of none of the kinds \(kinds); say with --from which it is", offset: 0)
    }
    self.format = known
    joints = ImportFormat.joints(known.target.table)
    try known.prepare(&self)
    try run()
  }

  var schema: Schema { knowledge.schema }

  // MARK: The root

  private mutating func run() throws(ImportProblem) {
    var best: Attempt?
    for option in roots() {
      guard var result = attempt(option) else { continue }
      let name = option.chain[0].name
      if [.cardList, .cardMasonry, .cardCarousel].contains(name) { result.penalty += 100 }
      // Of several records a root shows the first alone.
      if option.isTemplate, records(option) != 1 { result.penalty += 300 }
      if best.map({ result.isBetter(than: $0) }) ?? true { best = result }
    }
    guard let best else {
      throw ImportProblem(message: "there is nothing in it that a card has", offset: tree.nodes[tree.top].range.start)
    }
    keep(best)
    let root = best.part
    if let each = root.attribute("each") {
      // A root repeats nothing: it shows the first record.
      place += (each == "{.}" ? "" : String(each.dropFirst().dropLast())) + "/0"
      root.attributes.removeAll { $0.name == "each" }
    }
    if sample != nil || needsSample { root.set("sample", samplePath + (place.isEmpty ? "" : "#" + place)) }
    for (name, value) in best.values.parent { root.set(name.rawValue, value) }
    tellLosses(root)
    label(root)
    var completion = DraftCompletion(schema)
    completion.complete(root)
    for path in completion.missing {
      tell(ImportFindings.stillToSay, "\(path) of the card is not said in the file; a word stands in", at: tree.top)
    }
    diagnostics = told.sorted { ($0.range.start, $0.message) < ($1.range.start, $1.message) }
    text = schema.text(of: root)
  }

  /// How many records there are for the template of `option`.
  private func records(_ option: ImportOption) -> Int? {
    let each = option.place.last.flatMap { lists[$0] }
    return each.flatMap { SampleScope(root: sample, item: sample).items($0)?.count }
  }

  /// What the whole file may be.
  private func roots() -> [ImportOption] {
    var options: [ImportOption] = []
    for element in schema.documentElements {
      guard let name = ElementName(rawValue: schema[element].localName), name != .cardScene,
        !format.target.table.splits.contains(name)
      else { continue }
      for form in format.forms(of: name, []) {
        let chain = [(name: name, form: form)]
        for (row, weight) in format.rows(chain) {
          guard case .made(let path) = row.effect else { continue }
          let places = path.map { tree.anchors($0, [tree.top], nil) } ?? [([tree.top], false)]
          // What stands beside the place is mostly left out: of many those are tried in which most stands.
          for (place, isTemplate) in tree.largest(Self.mostRoots, of: places) {
            options.append(
              ImportOption(
                containers: [], element: element, chain: chain, row: row, place: place, entry: nil,
                isTemplate: isTemplate, weight: weight, order: 0))
          }
        }
        guard format.bare.contains(name) else { continue }
        options.append(
          ImportOption(
            containers: [], element: element, chain: chain, row: .init(chain: [], effect: .made(nil)),
            place: [tree.top], entry: nil, isTemplate: false, weight: 5, order: 0))
      }
    }
    return options
  }

  /// Gives buttons that show an icon alone a name that can be spoken: that of the icon.
  private mutating func label(_ root: ElementDraft) {
    var open = [root]
    while let part = open.popLast() {
      open += part.children.reversed()
      guard [.action, .headerAction].contains(ElementName(rawValue: schema[part.declaration].localName)),
        part.text == nil, part.attribute("label") == nil, part.attribute("purpose") == nil,
        let icon = part.attribute("icon")?.split(separator: ".").last
      else { continue }
      let words = icon.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
      let label = words.prefix(1).uppercased() + words.dropFirst()
      guard schema.set(.label, label, of: part) else { continue }
      tell(
        ImportFindings.stillToSay, "a button shows an icon alone: “\(label)” is spoken; say what it does",
        at: part.origin ?? tree.top)
    }
  }

  // MARK: Telling

  mutating func tell(_ kind: DiagnosticKind, _ message: String, at node: Int) {
    told.append(Diagnostic(kind, message, at: tree.nodes[node].range))
  }

  /// Tells what was not taken over, and keeps it as comments in front of what it stood in.
  private mutating func tellLosses(_ root: ElementDraft) {
    var owners: [Int: ElementDraft] = [:]
    var open = [root]
    while let part = open.popLast() {
      if let origin = part.origin, owners[origin] == nil { owners[origin] = part }
      open += part.children
    }
    let all = tree.lost(format.isSilent)
    // Of too many those come first that say more than that there is nothing for them.
    let known = all.count > Self.mostTold ? all.filter { reasons[$0] != nil } + all.filter { reasons[$0] == nil } : all
    for node in known.prefix(Self.mostTold) {
      let path = tree.path(node)
      let isPart = tree.scalar(node) == nil
      let text = tree.json(node).text()
      let kept = text.count > Self.longestComment ? "with its first \(Self.longestComment) characters" : "as a comment"
      let reason = reasons[node]
      tell(
        isPart || reason != nil ? ImportFindings.partLost : ImportFindings.valueLost,
        "\(path) is kept \(kept): \(reason ?? "a card has nothing for it there")", at: node)
      var place: Int? = node
      while let own = place, owners[own] == nil { place = tree.nodes[own].parent }
      let owner = place.flatMap { owners[$0] } ?? root
      owner.remarks.append(
        "\(format.title) \(path): \(text.prefix(Self.longestComment))\(text.count > Self.longestComment ? "…" : "")")
    }
    if all.count > Self.mostTold {
      tell(
        ImportFindings.partLost, "\(all.count - Self.mostTold) more values are left out: a card has nothing for them",
        at: tree.top)
    }
  }

}

extension JSONDocument {
  /// The place of a value that stands in more others than are read; nil where there is none.
  fileprivate var tooDeep: Int? {
    var depths = [Int](repeating: 0, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      guard let parent = node.parent else { continue }
      depths[index] = depths[parent] + 1
      if depths[index] > JSONParser.depthLimit { return node.range.lowerBound }
    }
    return nil
  }
}
