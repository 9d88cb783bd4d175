import CardAnalysis
import Guidelines
import JSON
import SourceText
import XMLSyntax

extension Completer {
  /// The files of `kind` in the folder that the typed path leads to, or the places in a sample after its `#`.
  mutating func files(_ kind: ContentKind, in value: ValuePlace) {
    let written = tree.text[value.range]
    if let mark = written.utf8.firstIndex(of: UInt8(ascii: "#")) {
      let markOffset = value.range.start + written.utf8.distance(from: written.utf8.startIndex, to: mark)
      if offset > markOffset {
        if kind == .sampleFile { pointers(file: String(written[..<mark]), from: markOffset + 1, to: value.range.end) }
        return
      }
      replaceRange = ByteRange(value.range.start, markOffset)
    }
    let typed = self.typed
    let folder = typed.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(typed[...$0]) } ?? ""
    guard !folder.hasPrefix("/"), !folder.contains("//"), !folder.contains(":") else { return }
    let names = snapshot.resources.names(folder).sorted()
    // Labels are whole paths: some clients compare what is typed with them, whatever the item says to be compared.
    for name in names where !name.hasPrefix(".") {
      if name.hasSuffix("/") {
        add(folder + name, .folder)
      } else if Self.isFile(name, of: kind) {
        add(folder + name, .file)
      }
      guard items.count < Self.mostItems else {
        isIncomplete = true
        return
      }
    }
  }

  /// Whether a file called `name` is of the kind, by its ending.
  private static func isFile(_ name: String, of kind: ContentKind) -> Bool {
    let name = name.lowercased()
    switch kind {
    case .imageFile:
      return [".png", ".jpg", ".jpeg", ".svg", ".gif", ".webp", ".heic", ".pdf"].contains { name.hasSuffix($0) }
    case .sampleFile: return name.hasSuffix(".json")
    case .cardFile: return name.hasSuffix(CardLanguage.fileSuffix)
    default: return false
    }
  }

  /// The JSON pointers that continue what is written between `start` and `end`, into the file at `path`.
  private mutating func pointers(file path: String, from start: Int, to end: Int) {
    insertRange = ByteRange(start, offset)
    replaceRange = ByteRange(start, end)
    guard let data = snapshot.resources.bytes(path), let root = try? JSONParser.parse(data) else { return }
    let typed = self.typed
    let parentText = typed.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(typed[..<$0]) } ?? ""
    guard let pointer = JSONPointer(parentText), let parent = root[pointer] else { return }
    let steps: [(name: String, value: JSONValue)]
    if let object = parent.object {
      steps = object.members.map { ($0.name, $0.value) }
    } else {
      steps = (parent.array ?? []).enumerated().map { ("\($0.offset)", $0.element) }
    }
    for step in steps.prefix(Self.mostItems) {
      let text = pointer.appending(step.name).description
      add(text, .binding, detail: SampleValue.preview(step.value))
    }
    if steps.count > Self.mostItems { isIncomplete = true }
  }
}
