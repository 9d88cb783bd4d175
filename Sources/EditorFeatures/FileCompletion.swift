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
        let file = caret.tree.text[ByteRange(value.range.start, mark)]
        if kind == .sampleFile { pointers(file: file, in: ByteRange(mark + 1, value.range.end), &draft) }
        return
      }
      draft.replaceRange = ByteRange(value.range.start, mark)
    }
    let typed = draft.typed
    let folder = typed.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(typed[...$0]) } ?? ""
    guard !folder.hasPrefix("/"), !folder.contains("//"), !folder.contains(":") else { return }
    // Labels are whole paths: some clients compare what is typed with them, whatever the item says to be compared.
    for name in caret.snapshot.resources.names(folder).sorted() where !name.hasPrefix(".") {
      if name.hasSuffix("/") {
        draft.add(folder + name, .folder)
      } else if Self.isFile(name, of: kind) {
        draft.add(folder + name, .file)
      }
      guard !draft.isFull else {
        draft.isIncomplete = true
        return
      }
    }
  }

  /// Whether a file called `name` is of the kind, by its ending.
  static func isFile(_ name: String, of kind: ContentKind) -> Bool {
    let name = name.lowercased()
    switch kind {
    case .imageFile:
      return [".png", ".jpg", ".jpeg", ".svg", ".gif", ".webp", ".heic", ".pdf"].contains { name.hasSuffix($0) }
    case .sampleFile: return name.hasSuffix(".json")
    case .cardFile: return name.hasSuffix(".card.xml")
    default: return false
    }
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
