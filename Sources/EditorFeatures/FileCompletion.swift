import CardAnalysis
import Guidelines
import JSON
import SourceText
import Standards
import XMLSyntax

/// Completes the paths of files, and places in sample files.
struct FileCompletion {
  let caret: Caret

  /// The files of `kind` in the folder that the typed path leads to, or the places in a sample after its `#`.
  func complete(_ kind: ContentKind, in value: ValuePlace, _ draft: inout CompletionDraft) {
    let bytes = caret.bytes[value.range.start..<value.range.end]
    if let mark = bytes.firstIndex(of: UInt8(ascii: "#")) {
      if caret.offset > mark {
        let file = caret.tree.characters(in: ByteRange(value.range.start, mark))
        if kind == .sampleFile { pointers(file: file, in: ByteRange(mark + 1, value.range.end), &draft) }
        return
      }
      draft.replaceRange = ByteRange(value.range.start, mark)
    }
    let typed = caret.tree.characters(in: draft.insertRange)
    let folder = typed.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(typed[...$0]) } ?? ""
    guard !folder.hasPrefix("/"), !folder.contains("//"), !folder.contains(":") else { return }
    var looks = Self.mostLooks
    // Labels are whole paths: some clients compare what is typed with them, whatever the item says to be compared.
    for name in caret.snapshot.resources.namable(folder).sorted() where !name.hasPrefix(".") {
      if name.hasSuffix("/") {
        if leads(to: kind, folder + name, &looks) { add(folder + name, .folder, &draft) }
      } else if kind.isOf(name), !folder.isEmpty || !isOwn(name) {
        add(folder + name, .file, &draft)
      }
    }
  }

  /// Whether the document itself is called `name`: hardly anything leads to itself.
  private func isOwn(_ name: String) -> Bool {
    let own = caret.snapshot.uri.split(separator: "/").last.flatMap { PercentEncoding.decoded($0) }
    return own.map { $0.elementsEqual(name.utf8) } ?? false
  }

  private func add(_ path: String, _ kind: CompletionKind, _ draft: inout CompletionDraft) {
    let written = XMLEscape.doubleQuoted.escaped(path)
    draft.add(path, kind, insert: written)
    draft.filterLast(by: written)
  }

  /// So many folders are looked into for files; the others are offered whatever is in them.
  private static let mostLooks = 64

  /// Whether there are files of `kind` in the folder at `path`, or below it.
  private func leads(to kind: ContentKind, _ path: String, _ looks: inout Int) -> Bool {
    var pending = [path]
    while let folder = pending.popLast() {
      looks -= 1
      if looks < 0 { return true }
      for name in caret.snapshot.resources.namable(folder) where !name.hasPrefix(".") {
        if name.hasSuffix("/") {
          pending.append(folder + name)
        } else if kind.isOf(name) {
          return true
        }
      }
    }
    return false
  }

  /// Whether `text` may be what `value` names, as far as it names files: an address, or a file of the right kind by its ending.
  static func mayStand(_ text: String, in value: ValuePlace) -> Bool {
    let kinds = value.contents.filter { $0 == .imageFile || $0 == .cardFile }
    return kinds.isEmpty || text.contains(":") || kinds.contains { $0.isOf(text) }
  }

  /// The JSON pointers that continue what is written in `range`, into the file at `path`.
  private func pointers(file path: String, in range: ByteRange, _ draft: inout CompletionDraft) {
    draft.insertRange = ByteRange(range.start, caret.offset)
    draft.replaceRange = range
    let typed = draft.typed
    let parentText = typed.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(typed[..<$0]) } ?? ""
    guard let pointer = JSONPointer(parentText), let parent = caret.snapshot.resources.sample(path)?[pointer] else {
      return
    }
    let steps = parent.steps
    for step in steps.prefix(CompletionDraft.mostItems) {
      draft.add(pointer.appending(step.name).description, .binding, detail: step.value.preview)
    }
    if steps.count > CompletionDraft.mostItems { draft.isIncomplete = true }
  }
}
