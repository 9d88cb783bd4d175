import ArgumentParser
import CardAnalysis
import Configuration
import FileSystem
import Reporting
import Standards
import Workspace

/// The paths that a command is called with: files, folders to search through, and `-` for standard input.
struct InputPaths: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Files, folders to search for *\(CardLanguage.fileSuffix) (hidden folders are left out), or - for standard input.",
      discussion: "Without any, the working folder is searched.", valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Where the text on standard input belongs, for messages and for the files that it names.", valueName: "path"),
    completion: .file())
  var stdinPath: String?

  @Flag(
    help:
      "Leave out what .cardwright.json excludes also where a path or --stdin-path names it, for calls that name whatever has changed."
  )
  var forceExclude = false

  func validate() throws {
    if paths.contains("-"), paths.count + Self.surplus.count > 1 {
      throw ValidationError("Give “-” alone, or files and folders, not both.")
    }
    if stdinPath != nil, paths != ["-"] { throw ValidationError("--stdin-path goes with “-”.") }
  }

  /// Paths that were kept from the argument parser by ``withoutSurplus(_:)``; they follow ``paths``.
  @TaskLocal static var surplus: [String] = []

  /// Parts `arguments` into those for the argument parser and paths that it need not see.
  ///
  /// The parser takes time quadratic in the number of positional arguments: a fifth of a second for two thousand. What
  /// follows the last option and its value can only be paths.
  static func withoutSurplus(_ arguments: [String]) -> (arguments: [String], surplus: [String]) {
    guard let command = arguments.first, ["validate", "test", "format"].contains(command) else {
      return (arguments, [])
    }
    let lastOption = arguments.lastIndex { $0.hasPrefix("-") } ?? 0
    let kept = min(arguments.count, lastOption + 2)
    return (Array(arguments[..<kept]), Array(arguments[kept...]))
  }

  /// The inputs in the order given, each once; folders are searched.
  ///
  /// What the configurations of the inputs exclude is left out where a folder is searched, and with `--force-exclude` everywhere.
  ///
  /// - Throws: when a folder holds no card file or cannot be listed, or a configuration cannot be used.
  func resolved(_ configurations: ConfigurationFiles) throws -> [InputFile] {
    let inputs = try found(configurations)
    try configurations.prepare(for: inputs)
    return inputs
  }

  /// The same for a run with a report: where that ends before it has begun, `tell` takes why, so that the report holds it.
  func resolved(_ configurations: ConfigurationFiles, _ tell: (UnreadInput) -> Void) throws -> [InputFile] {
    do {
      return try resolved(configurations)
    } catch {
      if let unread = UnreadInput(error) { tell(unread) }
      throw error
    }
  }

  /// The absolute paths of all cards in the absolute `folder` and below it; nil where `inputs`, which these paths led to, may not
  /// have all of them.
  func cards(in folder: String, of inputs: [InputFile]) -> [String]? {
    let all = paths + Self.surplus
    let isSearched = (all.isEmpty ? ["."] : all).contains {
      Folder($0).exists && FileURI.isInside(folder, WorkingFolder.absolute($0))
    }
    guard isSearched else { return nil }
    return inputs.compactMap { input in
      guard case .file(let path) = input else { return nil }
      return WorkingFolder.absolute(path)
    }
  }

  /// The absolute paths of the other cards of the projects that `inputs`, which these paths led to, belong to, by the projects'
  /// folders: what is found across files does not depend on which of them are named.
  func others(beside inputs: [InputFile], _ configurations: ConfigurationFiles) -> [(folder: String, cards: [String])] {
    let own = Set(inputs.map { FileStamp.realPath($0.name) ?? WorkingFolder.absolute($0.name) })
    let projects = Set(Set(inputs.compactMap(\.folder)).compactMap(configurations.project))
    return projects.sorted().compactMap { project in
      guard cards(in: project, of: inputs) == nil,
        let cards = try? Folder(project).files(
          withSuffix: CardLanguage.fileSuffix, most: Self.mostLookedThrough, unlisted: { _ in })
      else { return nil }
      // What is excluded hides no other path to the same file.
      let wanted = CardPaths.distinct(cards.filter { !configurations.excludes($0) })
      return (project, wanted.filter { !own.contains(FileStamp.realPath($0) ?? $0) })
    }
  }

  /// Those of `inputs` that are cards, and whether that is all: folders that cannot be listed are told on standard error.
  static func cards(of inputs: [InputFile]) -> (cards: [InputFile], unread: [UnreadInput]) {
    var unread: [UnreadInput] = []
    let cards = inputs.filter { input in
      guard case .unlisted(let error) = input else { return true }
      StandardStream.tell("\(error)")
      unread.append(UnreadInput(path: error.path, reason: error.description))
      return false
    }
    return (cards, unread)
  }

  /// A folder with more files and folders is not looked through for cards that nobody named.
  static let mostLookedThrough = 100_000

  private func found(_ configurations: ConfigurationFiles) throws -> [InputFile] {
    if paths == ["-"], Self.surplus.isEmpty {
      let isLeftOut = forceExclude && stdinPath.map(configurations.excludes) == true
      return isLeftOut ? [] : [.standardInput(path: stdinPath)]
    }
    let paths = paths + Self.surplus
    var files: [String] = []
    var unlisted: [InputFile] = []
    for path in paths.isEmpty ? ["."] : paths {
      files += try self.files(at: path, configurations) { unlisted.append(.unlisted($0)) }
    }
    return CardPaths.distinct(files).map(InputFile.file) + unlisted
  }

  /// The file at `path`, or those in the folder; `unlisted` takes why one in this cannot be searched.
  private func files(
    at path: String, _ configurations: ConfigurationFiles, unlisted: (FileError) -> Void
  ) throws -> [String] {
    guard Folder(path).exists else { return forceExclude && configurations.excludes(path) ? [] : [path] }
    var isWhole = true
    let files =
      try Folder(path).files(withSuffix: CardLanguage.fileSuffix) { error in
        isWhole = false
        unlisted(error)
      } ?? []
    let place = path == "." ? "this folder" : path
    if files.isEmpty, isWhole {
      throw CommandFailure("there is no *\(CardLanguage.fileSuffix) in \(place)", input: path)
    }
    let wanted = files.filter { !configurations.excludes($0) }
    if wanted.isEmpty, isWhole, !forceExclude {
      throw CommandFailure(
        "every *\(CardLanguage.fileSuffix) in \(place) is excluded by \(ConfigurationFile.name)", input: path)
    }
    return wanted
  }
}

extension UnreadInput {
  /// The input of which `error` says why it cannot be used; nil where it is about none.
  init?(_ error: any Error) {
    guard let path = (error as? CommandFailure)?.input ?? (error as? FileError)?.path else { return nil }
    self.init(path: path, reason: "\(error)")
  }
}
