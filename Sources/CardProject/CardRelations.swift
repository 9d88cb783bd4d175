/// What follows from the files of a project together, table by table.
///
/// Each is made when it is asked for, and again once something has changed on which it depends.
struct CardRelations: Sendable {
  /// The paths of the files with which an app begins.
  var entries: Set<String> = [] {
    didSet { if entries != oldValue { forgetWays() } }
  }
  private var graph: CardGraph?
  /// The first file of those of a folder whose root elements have the same id, by folder and id.
  private var holders: [String: String]?
  /// What actions are called, by family.
  private var words: [Int: ActionWords] = [:] {
    didSet { sayings = [:] }
  }
  /// What is said of the actions of a file, by its path.
  private var sayings: [String: (actions: [ActionFact], found: [ActionWords.Saying])] = [:]
  /// Where the cards have the parts of their headers to which a file leads, by its number.
  private var rows: [Int: HeaderRows] = [:]
  /// The names of files, by folder.
  private var names: [String: NearNames]?
  /// The name that is most like one that is missing, by its path.
  private var nearest: [String: String?] = [:]
  /// How many files have been looked at so far to make tables.
  private(set) var visitedFiles = 0

  /// Lets go what depends on what has changed in the file at `path`: nil stands for a file that is not there.
  mutating func change(_ path: String, from old: FileFacts.Meaning?, to new: FileFacts.Meaning?) {
    if old?.id != new?.id { changeHolders(path, from: old?.id ?? "", to: new?.id ?? "") }
    if (old == nil) != (new == nil) { changeNames(path, isThere: new != nil) }
    if (old == nil) != (new == nil) || old?.targets != new?.targets { return forgetWays() }
    guard let graph else { return }
    if old?.actions != new?.actions, let family = graph.family(of: path) { words[family] = nil }
    if old?.header != new?.header || old?.element != new?.element {
      for parent in graph.parents(of: path) { rows[parent] = nil }
    }
  }

  /// The root of the file at `path` has another id; empty for none.
  ///
  /// Files come one after the other, and all that came before are not looked at again for each.
  private mutating func changeHolders(_ path: String, from old: String, to new: String) {
    // Who comes after it is not known.
    if !old.isEmpty, holders?[Self.place(of: old, beside: path)] == path { holders = nil }
    guard !new.isEmpty, let known = holders?[Self.place(of: new, beside: path), default: path] else { return }
    holders?[Self.place(of: new, beside: path)] = min(known, path)
  }

  /// The file at `path` has come or gone.
  private mutating func changeNames(_ path: String, isThere: Bool) {
    nearest = [:]
    if isThere {
      names?[CardGraph.folder(path), default: NearNames([])].insert(String(CardGraph.fileName(path)))
    } else {
      names = nil
    }
  }

  /// Lets go what depends on ways, or on where an app begins.
  private mutating func forgetWays() { (graph, words, rows) = (nil, [:], [:]) }

  /// Who leads where.
  mutating func graph(_ files: [String: FileFacts]) -> CardGraph {
    if let graph { return graph }
    let made = CardGraph(files, entries: entries)
    visitedFiles += made.paths.count
    graph = made
    return made
  }

  /// The first file in the folder of the one at `path` whose root has this `id` too.
  mutating func holder(of id: String, beside path: String, in files: [String: FileFacts]) -> String? {
    if holders == nil {
      visitedFiles += files.count
      holders = files.reduce(into: [:]) { result, file in
        guard !file.value.meaning.id.isEmpty else { return }
        let key = Self.place(of: file.value.meaning.id, beside: file.key)
        result[key] = min(result[key] ?? file.key, file.key)
      }
    }
    return holders?[Self.place(of: id, beside: path)]
  }

  /// An id in a folder; no path has the character between them.
  private static func place(of id: String, beside path: String) -> String { CardGraph.folder(path) + "\0" + id }

  /// What is said of the `actions` of the file at `path`, beside the cards that are joined to it by ways.
  mutating func sayings(
    on actions: [ActionFact], at path: String, in files: [String: FileFacts]
  ) -> [ActionWords.Saying] {
    if actions.isEmpty { return [] }
    let graph = graph(files)
    guard let family = graph.family(of: path) else { return [] }
    if words[family] == nil {
      let paths = graph.families[family].lazy.map { graph.paths[$0] }
      visitedFiles += paths.count
      words[family] = ActionWords(paths.map { ($0, files[$0]?.meaning.actions ?? []) })
    }
    if let known = sayings[path], known.actions == actions { return known.found }
    let found = words[family]?.sayings(on: actions) ?? []
    sayings[path] = (actions, found)
    return found
  }

  /// Where cards have the parts of their headers that stand beside the one at `path` in what leads to it: for each that does.
  mutating func rows(beside path: String, in files: [String: FileFacts]) -> [HeaderRows] {
    let graph = graph(files)
    return graph.parents(of: path).map { parent in
      if let known = rows[parent] { return known }
      visitedFiles += graph.children[parent].count
      let made = HeaderRows(graph.children[parent].lazy.compactMap { files[graph.paths[$0]]?.meaning })
      rows[parent] = made
      return made
    }
  }

  /// The name of a file that is most like that of the one at `path`, which is not there, in the same folder.
  mutating func nearest(to path: String, in files: [String: FileFacts]) -> String? {
    if let known = nearest[path] { return known }
    if names == nil {
      visitedFiles += files.count
      names = Dictionary(grouping: files.keys, by: CardGraph.folder)
        .mapValues { NearNames($0.map { String(CardGraph.fileName($0)) }) }
    }
    let found = names?[CardGraph.folder(path)]?.nearest(to: String(CardGraph.fileName(path)))
    nearest[path] = .some(found)
    return found
  }
}
