import CardAnalysis
import Configuration
import FileSystem
import SourceText
import Synchronization
import Workspace
import XMLSyntax

/// Opens the cards that tools are asked about: files in the folders that are granted, or texts.
final class CardOpener: Sendable {
  /// The longest card that is read, in bytes.
  static let documentLimit = 32 << 20

  /// The card language.
  let language: @Sendable () -> CardLanguage
  private let resources = ResourceCache()
  /// The cards of folders beside one another, by those folders.
  private let projects: Mutex<[[String]: ProjectFiles]> = Mutex([:])
  /// The cards of more sets of folders than these are not kept.
  private static let projectLimit = 8

  init(language: @escaping @Sendable () -> CardLanguage) { self.language = language }

  /// The card at `path`, or the text `text`, which stands there where both are given.
  func open(path: String?, text: String?, in folders: [String]) throws -> OpenCard {
    let place = try path.map { try Self.file($0, in: folders, mayBeNew: text != nil) }
    let bytes: [UInt8]
    if let text {
      bytes = Array(text.utf8)
    } else if let place {
      guard let stamp = FileStamp(place) else { throw ToolError("\(path ?? place) is not an ordinary file") }
      guard stamp.size <= Self.documentLimit else {
        throw ToolError("\(path ?? place) has \(stamp.size) bytes, where a card has at most \(Self.documentLimit)")
      }
      bytes = try File(place).read()
    } else {
      throw ToolError("say which card is meant: its path, or its text")
    }
    guard bytes.count <= Self.documentLimit else {
      throw ToolError("the text has \(bytes.count) bytes, where a card has at most \(Self.documentLimit)")
    }
    let decoding = XMLDecoding.decode(bytes)
    let snapshot = snapshot(of: decoding.text, at: place, in: folders)
    return OpenCard(
      path: place, name: path ?? "<text>", bytes: bytes, decoding: decoding, snapshot: snapshot,
      project: place == nil ? nil : project(in: folders))
  }

  /// The cards in `folders` as they are on disk now.
  private func project(in folders: [String]) -> ProjectFiles {
    let project = projects.withLock { projects in
      if let known = projects[folders] { return known }
      if projects.count >= Self.projectLimit { projects = [:] }
      let made = ProjectFiles(language, ConfigurationFiles(roots: { folders }))
      projects[folders] = made
      return made
    }
    project.look(in: folders)
    return project
  }

  /// The analysis of `text`, which stands at the absolute `path` if it has one.
  func snapshot(of text: SourceText, at path: String?, in folders: [String]) -> DocumentSnapshot {
    guard let path else { return DocumentSnapshot(uri: "", version: 0, text: text, language: language()) }
    let folder = FileURI.folder(of: path)
    // Read anew for each call: nobody says when they change.
    let configurations = ConfigurationFiles(roots: { folders })
    return DocumentSnapshot(
      uri: FileURI.uri(path), version: 0, text: text, language: language(),
      resources: resources.resources(inFolder: folder, folders: folders),
      checks: configurations.configuration(inFolder: folder).checks)
  }

  /// The absolute path, without symbolic links, of the card file that `path` names: absolute, a `file:` address, or from the first
  /// of `folders` that has it.
  ///
  /// - Parameter mayBeNew: Whether it need not be there yet; its folder must.
  static func file(_ path: String, in folders: [String], mayBeNew: Bool) throws(ToolError) -> String {
    let whole = try self.whole(path, in: folders)
    let real = FileStamp.realPath(whole)
    // What is opened counts, not how it is written: an address may go on behind its path, and a link lead elsewhere.
    guard (real ?? whole).hasSuffix(CardLanguage.fileSuffix), whole.hasSuffix(CardLanguage.fileSuffix) else {
      throw ToolError("\(path) is no card file: its name must end in \(CardLanguage.fileSuffix)")
    }
    if let real { return try granted(real, path, in: folders) }
    guard mayBeNew else {
      // What is outside is not told apart from what is not there.
      _ = try granted(whole, path, in: folders)
      throw ToolError("there is no file \(path)")
    }
    guard let folder = FileStamp.realPath(FileURI.folder(of: whole)) else {
      _ = try granted(whole, path, in: folders)
      throw ToolError("there is no folder for \(path)")
    }
    let name = FileURI.name(whole, in: FileURI.folder(of: whole))
    return try granted((folder == "/" ? "" : folder) + "/" + name, path, in: folders)
  }

  /// The absolute path of the folder that `path` names, without symbolic links.
  static func folder(_ path: String, in folders: [String]) throws(ToolError) -> String {
    let whole = try self.whole(path, in: folders)
    guard let real = FileStamp.realPath(whole), Folder(real).exists else {
      _ = try granted(whole, path, in: folders)
      throw ToolError("there is no folder \(path)")
    }
    return try granted(real, path, in: folders)
  }

  private static func whole(_ path: String, in folders: [String]) throws(ToolError) -> String {
    let name = FileURI.path(path) ?? path
    // The system's paths end at a zero byte.
    guard !name.utf8.contains(0) else { throw ToolError("\(path) is no path: it has a zero byte") }
    let places = folders.map { FileURI.resolve(name, in: $0) }
    guard let first = places.first else {
      throw ToolError(
        "no folder is granted: the client offers none as roots, and none stands behind “cardwright mcp” in its settings"
      )
    }
    return places.first { FileStamp.realPath($0) != nil } ?? first
  }

  private static func granted(_ real: String, _ path: String, in folders: [String]) throws(ToolError) -> String {
    guard folders.contains(where: { FileURI.isInside(real, $0) }) else {
      throw ToolError("\(path) lies outside of the folders that are granted: \(folders.joined(separator: ", "))")
    }
    return real
  }
}

/// A card that a tool was asked about.
struct OpenCard: Sendable {
  /// Its absolute path without symbolic links; nil for a text without one.
  let path: String?
  /// How answers name it.
  let name: String
  /// What was read.
  let bytes: [UInt8]
  let decoding: XMLDecoding
  let snapshot: DocumentSnapshot
  /// The cards around it; nil for a text without a path.
  let project: ProjectFiles?

  /// What is wrong with a version of it as one of several cards.
  var related: (DocumentSnapshot) -> [Diagnostic] { project?.repaired(at: path) ?? { _ in [] } }
}
