import CardAnalysis
import FileSystem
import SourceText
import Standards
import Workspace

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the words behind `cardwright diff` mean.
struct DiffCall {
  /// The cards to compare; nil where no card is meant.
  private(set) var versions: ComparedVersions?
  /// Two files that are no cards; nil where cards are meant.
  private(set) var texts: (old: [UInt8], new: [UInt8], path: String)?
  /// Why there is nothing to compare.
  private(set) var notice: String?
  /// Whether git called, for which differences are no failure.
  private(set) var isFromGit = false

  /// Reads `words`; `path` says where the texts of two files belong.
  init(_ words: [String], path: String?) throws {
    // Of a file that is not merged git says the name alone.
    if words.count == 1, getenv("GIT_DIFF_PATH_COUNTER") != nil {
      (isFromGit, notice) = (true, "\(words[0]) is not merged, and there are no two versions to compare")
      return
    }
    if let call = Self.gitCall(words) {
      isFromGit = true
      try take(call.old, call.new, at: call.path)
      return
    }
    let isPath = words.map(Self.exists)
    if words.count == 2, isPath == [true, true] {
      guard Folder(words[0]).exists, Folder(words[1]).exists else {
        try take(words[0], words[1], at: path)
        return
      }
      versions = try ComparedVersions(folders: words[0], words[1])
    } else {
      versions = try Self.revisions(words, isPath)
    }
    if path != nil { throw CommandFailure("--path goes with two files") }
  }

  private mutating func take(_ old: String, _ new: String, at path: String?) throws {
    for (file, other) in [(old, new), (new, old)] where Folder(file).exists {
      throw CommandFailure("\(file) is a folder and \(other) is a file; give two files or two folders")
    }
    let names = [path, old, new].compactMap(\.self)
    if names.contains(where: { $0.hasSuffix(CardLanguage.fileSuffix) }) {
      versions = ComparedVersions(files: old, new, at: path)
      return
    }
    texts = (try File(old).read(), try File(new).read(), path ?? new)
  }

  // MARK: git

  /// The files that git asks about as it does an external program for its diff: path, file, hash and mode before, file, hash and mode
  /// now, and for a file that was renamed its other name and in what it differs.
  private static func gitCall(_ words: [String]) -> (old: String, new: String, path: String)? {
    guard words.count == 7 || words.count == 9 else { return nil }
    func isHash(_ word: String) -> Bool { word == "." || word.count >= 40 && word.allSatisfy(\.isHexDigit) }
    func isMode(_ word: String) -> Bool {
      word == "." || word.count == 6 && word.allSatisfy { "01234567".contains($0) }
    }
    guard isHash(words[2]), isMode(words[3]), isHash(words[5]), isMode(words[6]) else { return nil }
    return (words[1], words[4], words.count == 9 ? words[7] : words[0])
  }

  private static func exists(_ word: String) -> Bool { File(word).exists || Folder(word).exists }

  private static func revisions(_ words: [String], _ isPath: [Bool]) throws -> ComparedVersions {
    let working = WorkingFolder.path
    let repository: GitRepository
    do {
      repository = try GitRepository(holding: working)
    } catch {
      guard let word = zip(words, isPath).first(where: { !$1 })?.0 else { throw error }
      throw CommandFailure("“\(word)” is no file or folder, and could be no revision: \(error)")
    }
    var rest = zip(words, isPath).map { (word: $0, isPath: $1) }[...]
    var names: [(name: String, commit: String)] = []
    while names.count < 2, let first = rest.first, !first.isPath {
      guard let found = Self.revision(first.word, repository) else { break }
      names += found
      rest.removeFirst()
    }
    guard names.count <= 2 else { throw CommandFailure("give two revisions at most") }
    if names.isEmpty, rest.first?.isPath ?? true {
      guard let head = repository.commit("HEAD") else { throw CommandFailure("there is no commit yet to compare with") }
      names = [("HEAD", head)]
    }
    guard let first = names.first else { throw unknown(rest.first?.word ?? "", repository) }
    let old = try GitRevision(first.name, first.commit, in: repository)
    let new = names.count < 2 ? nil : try GitRevision(names[1].name, names[1].commit, in: repository)
    let scopes = rest.map { FileStamp.realPath($0.word) ?? WorkingFolder.absolute($0.word) }
    for (word, scope) in zip(rest, scopes) where !word.isPath {
      let isKnown = [old, new].compactMap(\.self).contains { revision in
        revision.entries[scope] != nil || revision.entries.keys.contains { FileURI.isInside($0, scope) }
      }
      if isKnown { continue }
      throw repository.commit(word.word) == nil
        ? unknown(word.word, repository) : CommandFailure("give revisions before paths, and two at most")
    }
    return try ComparedVersions(old, new, in: repository, scopes.isEmpty ? [working] : scopes)
  }

  /// The revisions that `word` names: one, or two of `A..B`, or of `A...B` that from which both went apart and the second; nil for
  /// none.
  private static func revision(_ word: String, _ repository: GitRepository) -> [(name: String, commit: String)]? {
    if let commit = repository.commit(word) { return [(word, commit)] }
    guard let dots = word.firstRange(of: "..") else { return nil }
    let isBase = word[dots.upperBound...].hasPrefix(".")
    let ends = [word[..<dots.lowerBound], word[dots.upperBound...].dropFirst(isBase ? 1 : 0)].map {
      $0.isEmpty ? "HEAD" : String($0)
    }
    guard let first = repository.commit(ends[0]), let second = repository.commit(ends[1]) else { return nil }
    guard isBase else { return [(ends[0], first), (ends[1], second)] }
    return repository.base(first, second).map { [(ends[0], $0), (ends[1], second)] }
  }

  private static func unknown(_ word: String, _ repository: GitRepository) -> CommandFailure {
    let near = Spelling.nearest(to: word, among: repository.names).map { "; did you mean “\($0)”?" } ?? ""
    return CommandFailure("“\(word)” is neither a file nor a folder here nor a revision\(near)")
  }
}
