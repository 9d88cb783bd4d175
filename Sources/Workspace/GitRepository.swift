import ChildProcess
import FileSystem

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A git repository with its working tree, asked through the program `git`; nothing in it is changed.
package struct GitRepository: Sendable {
  /// A file of a revision.
  package struct Entry: Hashable, Sendable {
    /// What it is.
    package enum Kind: Sendable { case file, link, other }

    /// What it is.
    package let kind: Kind
    /// The name of its contents.
    let id: String
  }

  /// A path at which something changed.
  package struct Change: Hashable, Sendable {
    /// The absolute path before; nil for a file that is new.
    package let old: String?
    /// The absolute path now, another one for a file that was renamed; nil for one that is gone.
    package let new: String?

    /// What stood at `old` stands at `new`.
    package init(old: String?, new: String?) { (self.old, self.new) = (old, new) }
  }

  /// The absolute path of its top folder.
  package private(set) var top: String
  private let program: ChildProcess

  /// How long one question may take.
  private static let patience = Duration.seconds(120)

  /// The repository that holds the absolute `folder`.
  package init(holding folder: String) throws(WorkspaceError) {
    guard let program = ChildProcess(named: "git") else {
      throw WorkspaceError("git is not installed, without which there are no revisions")
    }
    self.program = program
    top = ""
    guard let answer = try? ask(["-C", folder, "rev-parse", "--show-toplevel"]), answer.last == 0x0A else {
      throw WorkspaceError("\(folder) is in no working tree of a git repository that git trusts")
    }
    top = String(decoding: answer.dropLast(), as: UTF8.self)
  }

  /// The commit that `word` names; nil where it names none.
  package func commit(_ word: String) -> String? {
    word.isEmpty || word.hasPrefix("-") ? nil : line(["rev-parse", "--verify", "--quiet", word + "^{commit}"])
  }

  /// The commit from which both of these went apart; nil where they have nothing to do with one another.
  package func base(_ first: String, _ second: String) -> String? { line(["merge-base", first, second]) }

  /// The names of branches and tags.
  package var names: [String] {
    let answer = try? askHere(["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/tags", "refs/remotes"])
    return String(decoding: answer ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The files of `commit`, by their absolute paths.
  func entries(of commit: String) throws(WorkspaceError) -> [String: Entry] {
    var entries: [String: Entry] = [:]
    for record in try askHere(["ls-tree", "-r", "-z", "--full-tree", commit]).split(separator: 0) {
      guard let tab = record.firstIndex(of: 0x09) else { continue }
      let words = record[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 3 else { continue }
      entries[absolute(record[record.index(after: tab)...])] = Entry(kind: Self.kind(words[0]), id: words[2])
    }
    return entries
  }

  private static func kind(_ mode: String) -> Entry.Kind {
    mode.hasPrefix("100") ? .file : mode == "120000" ? .link : .other
  }

  /// What changed from the commit `old` to `new`, or to the working tree for nil, with the new files in that which git does not
  /// know yet and is not to ignore.
  package func changes(from old: String, to new: String?) throws(WorkspaceError) -> [Change] {
    let options = ["--raw", "-z", "-M", "--no-abbrev", "--no-ext-diff", "--no-textconv", "--no-relative"]
    var rest = try askHere(["diff"] + options + [old] + (new.map { [$0] } ?? []) + ["--"])
      .split(separator: 0, omittingEmptySubsequences: false)[...]
    var changes: [Change] = []
    while let head = rest.popFirst(), head.first == UInt8(ascii: ":"), let path = rest.popFirst() {
      switch head.split(separator: 0x20).last?.first {
      case UInt8(ascii: "A"): changes.append(Change(old: nil, new: absolute(path)))
      case UInt8(ascii: "D"): changes.append(Change(old: absolute(path), new: nil))
      case UInt8(ascii: "R"), UInt8(ascii: "C"):
        guard let now = rest.popFirst() else { continue }
        let isCopy = head.split(separator: 0x20).last?.first == UInt8(ascii: "C")
        changes.append(Change(old: isCopy ? nil : absolute(path), new: absolute(now)))
      default: changes.append(Change(old: absolute(path), new: absolute(path)))
      }
    }
    guard new == nil else { return changes }
    let unknown = try askHere(["ls-files", "--others", "--exclude-standard", "-z", "--full-name"]).split(separator: 0)
    return changes + unknown.map { Change(old: nil, new: absolute($0)) }
  }

  /// The contents called `ids`, by these.
  func contents(_ ids: [String]) throws(WorkspaceError) -> [String: [UInt8]] {
    guard !ids.isEmpty else { return [:] }
    let answer = try ask(
      ["-C", top, "cat-file", "--batch"], input: Array(ids.joined(separator: "\n").utf8) + [0x0A])
    var found: [String: [UInt8]] = [:]
    var place = 0
    while place < answer.count, let end = answer[place...].firstIndex(of: 0x0A) {
      let words = answer[place..<end].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      place = end + 1
      // What is not there is said in a line of its own.
      guard words.count == 3, words[1] == "blob", let count = Int(words[2]), place + count < answer.count else {
        continue
      }
      found[words[0]] = Array(answer[place..<place + count])
      place += count + 1
    }
    return found
  }

  // MARK: Asking

  private func absolute(_ path: ArraySlice<UInt8>) -> String {
    (top == "/" ? "" : top) + "/" + String(decoding: path, as: UTF8.self)
  }

  private func line(_ arguments: [String]) -> String? {
    guard let answer = try? askHere(arguments) else { return nil }
    return String(decoding: answer, as: UTF8.self).split(separator: "\n").first.map(String.init)
  }

  private func askHere(_ arguments: [String]) throws(WorkspaceError) -> [UInt8] {
    try ask(["-C", top, "--no-optional-locks", "-c", "core.fsmonitor=false"] + arguments)
  }

  /// What git is told by its environment: nothing is fetched, and who says where the repository is is heard.
  private static var variables: [String: String] {
    var variables = ["GIT_NO_LAZY_FETCH": "1"]
    guard let place = getenv("GIT_DIR") else { return variables }
    // It is asked from other folders than this one, in which git takes the working tree to be unless it is told.
    let tree = getenv("GIT_WORK_TREE").map { String(cString: $0) } ?? "."
    variables["GIT_DIR"] = WorkingFolder.absolute(String(cString: place))
    variables["GIT_WORK_TREE"] = WorkingFolder.absolute(tree)
    return variables
  }

  /// What git prints, called with `arguments` and with `input` to read.
  private func ask(_ arguments: [String], input: [UInt8] = []) throws(WorkspaceError) -> [UInt8] {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let stem = "\(folder)/cardwright-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    let (question, answer) = (File("\(stem).in"), File("\(stem).out"))
    defer {
      if !input.isEmpty { try? question.remove() }
      try? answer.remove()
    }
    do {
      if !input.isEmpty { try question.replace(with: input, isPrivate: true) }
      try program.run(
        arguments, within: Self.patience, input: input.isEmpty ? nil : question.path, output: answer.path,
        variables: Self.variables)
      return try answer.read()
    } catch {
      throw WorkspaceError("git did not answer: \(error)")
    }
  }
}
