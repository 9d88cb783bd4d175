import BundledData
import CardAnalysis
import FileSystem
import SourceText
import Standards
import Workspace
import XMLSyntax

/// An example that a new card can begin with.
struct CardExample {
  /// The name of its file without the ending.
  let name: String
  /// The name of its root element.
  let family: String
  /// The variation of the root element; empty without one.
  let variation: String
  /// Its text.
  let bytes: [UInt8]

  /// The examples in the order of their names.
  static let all: [CardExample] = BundledFile.examples.compactMap { file in
    guard file.name.hasSuffix(CardLanguage.fileSuffix) else { return nil }
    let tree = XMLParser.parse(SourceText(file.bytes))
    guard let root = tree.root else { return nil }
    return CardExample(
      name: String(file.name.dropLast(CardLanguage.fileSuffix.count)), family: tree.name(of: root).local,
      variation: tree.value(ofAttribute: "variation", of: root) ?? "", bytes: file.bytes)
  }

  /// The families, each once, in the order of their names.
  static var families: [String] { Set(all.map(\.family)).sorted() }

  /// The variations of all families, each once, in the order of their names.
  static var variations: [String] { Set(all.map(\.variation)).subtracting([""]).sorted() }

  /// The examples with which most people begin, the first of them where nothing is said: each shows how its family reads sample data.
  private static let ordinary = [
    "work-order", "open-orders", "delivery-tracking", "departures", "purchase-approval", "work-order-list",
    "approvals-carousel", "project-gallery", "notifications", "sales-opportunity", "team-directory", "plant-inspection",
  ]

  /// The one of `examples`, of which there are some, with which most people begin; where that is not known, the shortest.
  static func ordinary(_ examples: [CardExample]) -> CardExample {
    for name in ordinary { if let found = examples.first(where: { $0.name == name }) { return found } }
    return examples.min { $0.bytes.count < $1.bytes.count } ?? all[0]
  }

  /// A line of a list.
  var line: String {
    name + String(repeating: " ", count: max(1, 26 - name.count)) + family
      + (variation.isEmpty ? "" : " (\(variation))") + "\n"
  }
}

/// A new card and the files that it names.
struct CardDraft {
  /// The path of the card's file.
  let path: String
  /// The texts of all files, the card's first, by their paths.
  private(set) var files: [(path: String, bytes: [UInt8])]

  /// The card `name`, which may be the path of its file, as `example`.
  init(_ example: CardExample, name: String) throws(CommandFailure) {
    let suffix = CardLanguage.fileSuffix
    let path = name.hasSuffix(suffix) ? name : name + suffix
    self.path = path
    let folder = path.utf8.lastIndex(of: 0x2F).map { String(path[...$0]) } ?? ""
    let stem = String(path.dropFirst(folder.count).dropLast(suffix.count))
    let id = Self.id(stem)
    guard !stem.isEmpty, !id.isEmpty else { throw CommandFailure("“\(name)” has no letter that an id can begin with") }
    if FileStamp(path) != nil { throw CommandFailure("\(path) is there already; choose another name") }
    let tree = XMLParser.parse(SourceText(example.bytes))
    let old = tree.root.flatMap { tree.value(ofAttribute: "id", of: $0) } ?? ""
    var edits: [TextEdit] = []
    var named = NamedFiles(folder: folder, stem: id)
    for node in tree.nodes.indices.map(NodeID.init) where tree[node].kind == .element {
      for attribute in tree.attributes(of: node) {
        let (value, range) = (tree.value(of: attribute), tree.valueRange(of: attribute))
        if node == tree.root, tree.name(of: attribute).qualified == "id" { edits.append(TextEdit(range, id)) }
        // What a scene was told is told by its id.
        let words = value.split(separator: " ", omittingEmptySubsequences: false)
        if tree.name(of: attribute).local == "trace", words.contains(where: { $0.hasPrefix(old + ".") }) {
          let told = words.map { $0.hasPrefix(old + ".") ? id + $0.dropFirst(old.count) : String($0) }
          edits.append(TextEdit(range, XMLEscape.doubleQuoted.escaped(told.joined(separator: " "))))
        }
        // Other cards are not written.
        if value.hasSuffix(suffix) { edits.append(TextEdit(range, "app://" + value.dropLast(suffix.count))) }
        let file = String(value.prefix { $0 != "#" })
        guard let own = named.name(of: file), own != file else { continue }
        edits.append(TextEdit(ByteRange(range.start, range.start + file.utf8.count), own))
      }
    }
    guard let text = SourceText(example.bytes).applying(edits) else {
      throw CommandFailure("\(name) cannot be written")
    }
    files = [(path, text.bytes)] + named.files
  }

  /// Writes what is not there, and says so.
  func write() throws {
    for (path, bytes) in files where FileStamp(path) == nil {
      if let slash = path.utf8.lastIndex(of: 0x2F) { try Folder(String(path[..<slash])).create() }
      try File(path).replace(with: bytes)
      StandardStream.output.write(path + "\n")
    }
  }

  /// `name` as an id.
  private static func id(_ name: String) -> String {
    var id = ""
    for character in name {
      let isWord = character.isLetter || character.isNumber || character == "_"
      if id.isEmpty, !character.isLetter, character != "_" { continue }
      id += isWord ? String(character) : id.hasSuffix("-") ? "" : "-"
    }
    return id
  }
}

/// The files that a new card names.
///
/// What is there stays, and is not taken for one of them unless it is the same.
private struct NamedFiles {
  /// The card's folder: empty, or with a slash at its end.
  let folder: String
  /// What those of its own are called.
  let stem: String
  /// Their texts by their paths.
  private(set) var files: [(path: String, bytes: [UInt8])] = []
  /// What the examples' files are called here.
  private var names: [String: String] = [:]

  init(folder: String, stem: String) { (self.folder, self.stem) = (folder, stem) }

  /// What the examples' file `name` is called here, with the pictures that it names; nil where there is none.
  mutating func name(of name: String) -> String? {
    if let known = names[name] { return known }
    guard !name.hasSuffix(CardLanguage.fileSuffix),
      var bytes = BundledFile.examples.first(where: { $0.name == name })?.bytes
    else { return nil }
    if name.hasSuffix(".json") {
      var text = String(decoding: bytes, as: UTF8.self)
      for picture in BundledFile.examples where picture.name.hasSuffix(".png") && text.contains("\"\(picture.name)\"") {
        if let own = self.name(of: picture.name) { text = text.replacing("\"\(picture.name)\"", with: "\"\(own)\"") }
      }
      bytes = Array(text.utf8)
    }
    let own = freeName(name, for: bytes)
    names[name] = own
    files.append((folder + own, bytes))
    return own
  }

  /// `name`, or else the first after it under which nothing else is: the card's own, and that with a number.
  private func freeName(_ name: String, for bytes: [UInt8]) -> String {
    let folder = name.utf8.lastIndex(of: 0x2F).map { name[...$0] } ?? ""
    let ending = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[$0...] } ?? ""
    var (free, number) = (name, 0)
    while !isFree(free, for: bytes) {
      number += 1
      free = folder + stem + (number == 1 ? "" : "-\(number)") + ending
    }
    return free
  }

  private func isFree(_ name: String, for bytes: [UInt8]) -> Bool {
    let path = folder + name
    if files.contains(where: { $0.path == path }) { return false }
    return !File(path).exists && !Folder(path).exists || (try? File(path).read()) == bytes
  }
}
