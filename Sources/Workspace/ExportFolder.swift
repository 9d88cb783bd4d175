package import CardAnalysis
import CardModel
import CardProject
package import FileSystem
package import Handover
package import SourceText
import Standards
import XMLSyntax

/// The folder to which cards are exported.
package struct ExportFolder {
  /// A file that is missing, or is not what its card gives now.
  package struct Change: Sendable {
    /// Where it is.
    package let path: String
    /// What stands in it; nil where it is missing.
    package let before: [UInt8]?
    /// What is to stand in it.
    package let after: [UInt8]
    /// Whether it is a text that was made, and no copy of a file.
    package let isMade: Bool
    /// Whether it is only begun: people write in it.
    package let isBegun: Bool
    /// The card that it is from, by its address.
    package let card: String

    /// The path of the folder that it is in.
    fileprivate var folder: Substring { path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)] }
  }

  /// A file in which people write that no card names any more.
  package struct Leftover {
    let path: String
    /// Whether nobody has written in it.
    let isUntouched: Bool
  }

  private struct Planned {
    let place: File
    let content: [UInt8]
    let isBegun: Bool
    let isMade: Bool
    /// The card that it is from, by its address, and as messages have it.
    let card, name: String
  }

  private let path: String
  private var planned: [Planned] = []
  private var indices: [String: Int] = [:]

  /// The folder at `path`.
  package init(path: String) { self.path = path }

  /// Plans to write `files`; tells what they need that is not there.
  package mutating func add(_ files: [HandoverFile], of card: DocumentSnapshot) throws(WorkspaceError) -> [Diagnostic] {
    var missing: [Diagnostic] = []
    var named: [String: ByteRange]?
    for file in files {
      let bytes: [UInt8]
      var isMade = false
      switch file.content {
      case .text(let text): (bytes, isMade) = (Array(text.utf8), true)
      case .copy(let source):
        guard let content = card.resources.bytes(source) else {
          let places = named ?? Self.namedFiles(card)
          named = places
          // What the sample names stands nowhere in the card.
          missing.append(
            Diagnostic(
              HandoverFindings.fileMissing, "\(source) is not there, so that the app lacks \(file.path)",
              at: places[source] ?? Self.root(card)))
          continue
        }
        bytes = content
      }
      if let known = indices[file.path].map({ planned[$0] }) {
        if known.content == bytes { continue }
        throw WorkspaceError(
          "\(known.name) and \(card.path) would both be \(file.path); nothing is written: give one of the files another name"
        )
      }
      indices[file.path] = planned.count
      planned.append(
        Planned(
          place: File(path + "/" + file.path), content: bytes, isBegun: file.isBegun, isMade: isMade, card: card.uri,
          name: card.path))
    }
    return missing
  }

  /// What is missing or differs; nothing that people have written in.
  package func changes() throws(FileError) -> [Change] {
    var changes: [Change] = []
    for file in planned {
      let before = file.place.exists ? try file.place.read() : nil
      if before == file.content { continue }
      // An empty file has nothing that anybody wrote.
      if file.isBegun, let before, before != [], !HandoverFile.isUntouched(String(decoding: before, as: UTF8.self)) {
        continue
      }
      changes.append(
        Change(
          path: file.place.path, before: before, after: file.content, isMade: file.isMade, isBegun: file.isBegun,
          card: file.card))
    }
    return changes
  }

  /// `changes` by the folders that they are in, of which each can be written beside the others.
  package static func byFolder(_ changes: [Change]) -> [[Change]] {
    var places: [Substring: Int] = [:]
    var folders: [[Change]] = []
    for change in changes {
      let place = places[change.folder] ?? folders.count
      places[change.folder] = place
      if place == folders.count { folders.append([]) }
      folders[place].append(change)
    }
    return folders
  }

  /// Makes `changes`, which are in one folder.
  package static func write(_ changes: [Change]) throws(FileError) {
    if let folder = changes.first?.folder, !folder.isEmpty { try Folder(String(folder)).create() }
    for change in changes { try File(change.path).replace(with: change.after) }
  }

  /// `changes`, those of `card`, as findings.
  package func findings(_ changes: [Change], of card: DocumentSnapshot) -> [Diagnostic] {
    changes.map { change in
      let trouble = change.before == nil ? "is missing" : "is not what the card gives now"
      return Diagnostic(
        HandoverFindings.outdated, "\(change.path) \(trouble); export the card", at: Self.root(card))
    }
  }

  /// What lies in `folder`, where people write, and is named by nothing any more, by the name of the card it was begun from.
  package func leftovers(in folder: String) throws(FileError) -> [String: [Leftover]] {
    let place = path + "/" + folder
    guard Folder(place).exists else { return [:] }
    var found: [String: [Leftover]] = [:]
    for entry in try Folder(place).entries() where !entry.isFolder && indices[folder + "/" + entry.name] == nil {
      let text = String(decoding: try File(place + "/" + entry.name).read(), as: UTF8.self)
      guard let card = HandoverFile.card(of: text) else { continue }
      found[card, default: []].append(
        Leftover(path: place + "/" + entry.name, isUntouched: HandoverFile.isUntouched(text)))
    }
    return found
  }

  /// `leftovers`, those of `card`, as findings.
  package func findings(_ leftovers: [Leftover], of card: DocumentSnapshot) -> [Diagnostic] {
    leftovers.map { leftover in
      let advice = leftover.isUntouched ? "remove it" : "take over what is written in it, and remove it"
      return Diagnostic(
        HandoverFindings.outdated,
        "\(leftover.path) was begun from this card, which names it no longer; \(advice)", at: Self.root(card),
        severity: .warning)
    }
  }

  /// Where `card` first names each file.
  private static func namedFiles(_ card: DocumentSnapshot) -> [String: ByteRange] {
    let names = [AttributeName.src.rawValue, AttributeName.sample.rawValue]
    var places: [String: ByteRange] = [:]
    for attribute in card.tree.attributes where names.contains(card.tree.name(of: attribute).local) {
      let file = CardText.collapsed(String(card.tree.value(of: attribute).prefix { $0 != "#" }))
      if places[file] == nil { places[file] = card.tree.valueRange(of: attribute) }
    }
    return places
  }

  private static func root(_ card: DocumentSnapshot) -> ByteRange {
    card.tree.root.map { card.tree.startTagRange(of: $0) } ?? ByteRange(0, 0)
  }
}

extension DocumentSnapshot {
  /// The path of its file as messages have it.
  package var path: String { FileURI.path(uri).map(WorkingFolder.name) ?? uri }
}
