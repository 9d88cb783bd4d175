import CardAnalysis
import Configuration
import FileSystem
import SourceText
import Standards
import Synchronization
import Workspace
import XMLSyntax

/// Opens the cards that tools are asked about: files in the folders that are granted, or texts.
final class CardOpener: Sendable {
  /// What is kept of folders: each file is read again once it has changed.
  struct Project: Sendable {
    let configurations: ConfigurationFiles
    let cards: ProjectFiles
  }

  /// The longest card that is read, in bytes.
  static let documentLimit = 32 << 20
  /// The projects of more sets of folders than these are not kept.
  private static let projectLimit = 8

  /// The card language.
  let language: @Sendable () -> CardLanguage
  private let resources = ResourceCache()
  private let projects: Mutex<[[String]: Project]> = Mutex([:])

  init(language: @escaping @Sendable () -> CardLanguage) { self.language = language }

  /// The card at `path`, or the text `text`, which stands there where both are given.
  func open(path: String?, text: String?, in folders: [String]) throws -> OpenCard {
    var place: String?
    if let path { place = try self.place(path, mayBeNew: text != nil, in: folders) }
    let bytes: [UInt8]
    if let text {
      bytes = Array(text.utf8)
    } else if let place {
      bytes = try Self.read(place, named: path ?? place)
    } else {
      throw ToolError("say which card is meant: its path, or its text")
    }
    guard bytes.count <= Self.documentLimit else {
      throw ToolError("the text has \(bytes.count) bytes, where a card has at most \(Self.documentLimit)")
    }
    let decoding = XMLDecoding.decode(bytes)
    let project = place == nil ? nil : project(in: folders)
    return OpenCard(
      path: place, name: path ?? "<text>", folders: folders, bytes: bytes, decoding: decoding,
      snapshot: snapshot(of: decoding.text, at: place, in: folders, project), project: project)
  }

  private func place(_ path: String, mayBeNew: Bool, in folders: [String]) throws(ToolError) -> String {
    do throws(ToolError) {
      return try GrantedPath(path, in: folders).card(mayBeNew: mayBeNew)
    } catch {
      guard error.isMissing else { throw error }
      throw ToolError("\(error.description); \(advice(path, Self.names(in: folders)))")
    }
  }

  /// The names, from the one of `folders` that they are in, of all cards that can be opened.
  static func names(in folders: [String]) -> [String] {
    CardPaths.real(in: folders).map { name($0, in: folders) }
  }

  /// How the card at the absolute path `path` is called from the one of `folders` that it is in.
  static func name(_ path: String, in folders: [String]) -> String {
    folders.first { FileURI.isInside(path, $0) }.map { FileURI.name(path, in: $0) } ?? path
  }

  private static func read(_ place: String, named name: String) throws -> [UInt8] {
    guard let stamp = FileStamp(place) else { throw ToolError("\(name) is not an ordinary file") }
    guard stamp.size <= documentLimit else {
      throw ToolError("\(name) has \(stamp.size) bytes, where a card has at most \(documentLimit)")
    }
    return try File(place).read()
  }

  /// Which of the cards `names` may have been meant by `path`, which is none.
  private func advice(_ path: String, _ names: [String]) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let same = names.first { $0 == name || $0.hasSuffix("/" + name) }
    if let near = same ?? Spelling.nearest(to: path, among: names) { return "did you mean \(near)?" }
    let told = names.prefix(10).joined(separator: ", ") + (names.count > 10 ? " and \(names.count - 10) more" : "")
    return names.isEmpty ? "there is none yet, new_card makes one" : "there are \(told)"
  }

  /// What is kept of `folders`, with configurations as they are on disk now.
  func project(in folders: [String]) -> Project {
    let project = projects.withLock { projects in
      if let known = projects[folders] { return known }
      if projects.count >= Self.projectLimit { projects = [:] }
      let configurations = ConfigurationFiles(roots: { folders })
      let made = Project(
        configurations: configurations, cards: ProjectFiles(language, configurations, isConfined: true))
      projects[folders] = made
      return made
    }
    project.configurations.look()
    return project
  }

  /// The analysis of `text`, which stands at the absolute `path` if it has one.
  private func snapshot(
    of text: SourceText, at path: String?, in folders: [String], _ project: Project?
  ) -> DocumentSnapshot {
    guard let path, let project else { return DocumentSnapshot(uri: "", version: 0, text: text, language: language()) }
    let folder = FileURI.folder(of: path)
    return DocumentSnapshot(
      uri: FileURI.uri(path), version: 0, text: text, language: language(),
      resources: resources.resources(inFolder: folder, folders: folders, followsLinks: true),
      checks: project.configurations.configuration(inFolder: folder).checks)
  }
}
