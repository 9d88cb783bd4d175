import CardAnalysis
import FileSystem
import Handover
import SourceText
import XMLSyntax

/// The folder to which cards are exported.
struct ExportFolder {
  private struct Planned {
    let place: File
    let content: [UInt8]
    let isBegun: Bool
    let card: String
  }

  let path: String
  private var planned: [Planned] = []
  private var indices: [String: Int] = [:]

  init(path: String) { self.path = path }

  /// Plans to write `files`; tells what they need that is not there.
  mutating func add(_ files: [HandoverFile], of card: DocumentSnapshot) throws(CommandFailure) -> [Diagnostic] {
    var missing: [Diagnostic] = []
    for file in files {
      let bytes: [UInt8]
      switch file.content {
      case .text(let text): bytes = Array(text.utf8)
      case .copy(let source):
        guard let content = card.resources.bytes(source) else {
          missing.append(
            Diagnostic(
              HandoverFindings.fileMissing, "\(source) is not there, so that the app lacks \(file.path)",
              at: Self.root(card)))
          continue
        }
        bytes = content
      }
      if let known = indices[file.path].map({ planned[$0] }) {
        if known.content == bytes { continue }
        throw CommandFailure(
          "\(known.card) and \(card.uri) would both be \(file.path); nothing is written: give one of the files another name"
        )
      }
      indices[file.path] = planned.count
      planned.append(
        Planned(place: File(path + "/" + file.path), content: bytes, isBegun: file.isBegun, card: card.uri))
    }
    return missing
  }

  /// Writes what is planned, but nothing that people have written in.
  func write() throws(FileError) {
    for file in planned {
      if try Self.isTheirs(file) { continue }
      if let slash = file.place.path.lastIndex(of: "/") { try Folder(String(file.place.path[..<slash])).create() }
      try file.place.replace(with: file.content)
    }
  }

  /// What is missing or differs of the files of `card`.
  func differences(_ card: DocumentSnapshot) throws(FileError) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for file in planned where file.card == card.uri {
      if try Self.isTheirs(file) { continue }
      let trouble: String? =
        if !file.place.exists {
          "is missing"
        } else if try file.place.read() != file.content {
          "is not what the card gives now"
        } else {
          nil
        }
      if let trouble {
        found.append(
          Diagnostic(HandoverFindings.outdated, "\(file.place.path) \(trouble); export the card", at: Self.root(card)))
      }
    }
    return found
  }

  /// What lies in `folder`, where people write, from the card of that name, and is named by nothing any more.
  func leftovers(_ card: DocumentSnapshot, name: String, in folder: String) throws(FileError) -> [Diagnostic] {
    let place = path + "/" + folder
    guard Folder(place).exists else { return [] }
    var found: [Diagnostic] = []
    for entry in try Folder(place).entries() where !entry.isFolder && indices[folder + "/" + entry.name] == nil {
      let text = String(decoding: try File(place + "/" + entry.name).read(), as: UTF8.self)
      guard HandoverFile.card(of: text) == name else { continue }
      let advice = HandoverFile.isUntouched(text) ? "remove it" : "take over what is written in it, and remove it"
      found.append(
        Diagnostic(
          HandoverFindings.outdated,
          "\(place)/\(entry.name) was begun from this card, which names it no longer; \(advice)",
          at: Self.root(card), severity: .warning))
    }
    return found
  }

  /// Whether people have written in `file` as it lies there.
  private static func isTheirs(_ file: Planned) throws(FileError) -> Bool {
    guard file.isBegun, file.place.exists else { return false }
    return !HandoverFile.isUntouched(String(decoding: try file.place.read(), as: UTF8.self))
  }

  private static func root(_ card: DocumentSnapshot) -> ByteRange {
    card.tree.root.map { card.tree.startTagRange(of: $0) } ?? ByteRange(0, 0)
  }
}
