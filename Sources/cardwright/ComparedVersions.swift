import CardAnalysis
import FileSystem
import Standards
import Workspace

/// A card in two versions, either of which may be missing.
struct CardPair: Sendable {
  /// One version.
  struct Version: Hashable, Sendable {
    /// The absolute path of its text.
    let file: String
    /// The absolute path where it belongs, by which the files are found that it names.
    let path: String

    init(_ file: String, at path: String? = nil) { (self.file, self.path) = (file, path ?? file) }
  }

  /// How reports name it.
  let name: String
  /// How they named it before, where that is another name.
  var oldName: String?
  let old: Version?
  let new: Version?
  /// Whether its text is known to be the same.
  var isUntouched = false
}

/// Two versions of cards that are to be compared.
struct ComparedVersions: Sendable {
  let old: ComparisonSide
  let new: ComparisonSide
  /// The cards, by name.
  private(set) var pairs: [CardPair]
  /// The absolute paths at which something is known to have changed; nil where that is not known.
  private(set) var touched: Set<String>?

  /// The name under which git gives what is not there.
  private static let nothing = "/dev/null"

  /// The files at `old` and `new`, whose texts belong at `path`; nil for where they are.
  init(files old: String, _ new: String, at path: String?) {
    func version(_ file: String) -> CardPair.Version? {
      file == Self.nothing ? nil : CardPair.Version(WorkingFolder.absolute(file), at: path.map(WorkingFolder.absolute))
    }
    self.old = ComparisonSide(old, folder: FileURI.folder(of: WorkingFolder.absolute(path ?? old)))
    self.new = ComparisonSide(new, folder: FileURI.folder(of: WorkingFolder.absolute(path ?? new)))
    let name = path ?? (new == Self.nothing ? old : new)
    pairs = [CardPair(name: name, old: version(old), new: version(new))]
  }

  /// The cards in the folders at `old` and `new`.
  init(folders old: String, _ new: String) throws {
    let (first, second) = (WorkingFolder.absolute(old), WorkingFolder.absolute(new))
    self.old = ComparisonSide(old, folder: first)
    self.new = ComparisonSide(new, folder: second)
    let (before, now) = (try Self.cards(in: old, self.old), try Self.cards(in: new, self.new))
    pairs = before.union(now).sorted().map { name in
      CardPair(
        name: name, old: before.contains(name) ? CardPair.Version(first + "/" + name) : nil,
        new: now.contains(name) ? CardPair.Version(second + "/" + name) : nil)
    }
    guard !pairs.isEmpty else { throw CommandFailure("there is no *\(CardLanguage.fileSuffix) in \(old) and \(new)") }
  }

  /// The cards of `old` and of `new`, or of the working tree for nil, in the files and folders at the absolute `scopes`.
  init(
    _ old: GitRevision, _ new: GitRevision?, in repository: GitRepository, _ scopes: [String]
  ) throws(WorkspaceError) {
    self.old = ComparisonSide(old)
    self.new = new.map(ComparisonSide.init) ?? ComparisonSide("working tree", folder: repository.top)
    let changes = try repository.changes(from: old.commit, to: new?.commit)
    let touched = Set(changes.flatMap { [$0.old, $0.new].compactMap(\.self) })
    // What has not changed is in both.
    let kept = old.entries.keys.filter { !touched.contains($0) }.map { GitRepository.Change(old: $0, new: $0) }
    let dependsOnOthers = touched.contains { !$0.hasSuffix(CardLanguage.fileSuffix) }
    pairs = (changes + (dependsOnOthers ? kept : [])).compactMap { change in
      let card = { (path: String?) in path.flatMap { $0.hasSuffix(CardLanguage.fileSuffix) ? $0 : nil } }
      guard let path = card(change.new) ?? card(change.old) else { return nil }
      let isMeant = [change.old, change.new].compactMap(\.self).contains { Self.isInside($0, scopes) }
      guard isMeant else { return nil }
      return CardPair(
        name: WorkingFolder.name(of: path),
        oldName: change.old.flatMap { $0 != path ? WorkingFolder.name(of: $0) : nil },
        old: card(change.old).map { CardPair.Version($0) }, new: card(change.new).map { CardPair.Version($0) },
        isUntouched: !touched.contains(path))
    }.sorted { $0.name < $1.name }
    self.touched = touched
    let (before, now) = (self.old, self.new)
    pairs.removeAll { pair in
      guard !scopes.contains(pair.new?.path ?? pair.old?.path ?? "") else { return false }
      return pair.new.map { now.excludes($0.path) } ?? pair.old.map { before.excludes($0.path) } ?? true
    }
  }

  /// Whether the absolute `path` lies in one of `scopes`; in hidden folders of theirs are no cards.
  private static func isInside(_ path: String, _ scopes: [String]) -> Bool {
    scopes.contains { scope in
      path == scope
        || FileURI.isInside(path, scope)
          && !FileURI.name(FileURI.folder(of: path), in: scope).split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }

  /// The paths of the cards in `folder`, from there.
  private static func cards(in folder: String, _ side: ComparisonSide) throws(FileError) -> Set<String> {
    let whole = WorkingFolder.absolute(folder)
    let files = try Folder(whole).files(withSuffix: CardLanguage.fileSuffix)
    return Set(files.filter { !side.excludes($0) }.map { FileURI.name($0, in: whole) })
  }
}
