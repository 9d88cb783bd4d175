import CardAnalysis
import SourceText
import Standards
import XMLSyntax

/// Completes instructions that leave findings out, and explains what they name.
struct IgnoreCompletion {
  let snapshot: DocumentSnapshot
  /// The instruction.
  let node: NodeID
  private var bytes: [UInt8] { snapshot.text.bytes }

  /// What stands before the caret at `offset`.
  private enum Place {
    case target(start: Int)
    case name(start: Int)
    /// In the value of the part called `name`, in a word that begins at `start`.
    case value(name: String, start: Int)
  }

  private func place(at offset: Int) -> Place? {
    let start = Int(snapshot.tree[node].start) + 2
    guard offset >= start else { return nil }
    var word = start
    var name = ""
    var quote: UInt8?
    var isTarget = true
    for index in start..<offset {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
        if byte == open || byte <= 0x20 { word = index + 1 }
      } else if byte == 0x22 || byte == 0x27 {
        (quote, word) = (byte, index + 1)
      } else if byte == 0x3D {
        name = snapshot.text[ByteRange(word, index)].filter { !$0.isWhitespace }
      } else if byte <= 0x20 {
        if isTarget, snapshot.text[ByteRange(start, index)] != IgnoreInstruction.target { return nil }
        (word, isTarget) = (index + 1, false)
      }
    }
    if isTarget { return .target(start: start) }
    return quote == nil ? .name(start: word) : .value(name: name, start: word)
  }

  /// Adds what can stand at the caret.
  func complete(at offset: Int, _ draft: inout CompletionDraft) {
    guard let place = place(at: offset) else { return }
    switch place {
    case .target(let start):
      draft.insertRange = ByteRange(start, offset)
      draft.replaceRange = draft.insertRange
      var snippet = Snippet("\(IgnoreInstruction.target) \(IgnoreInstruction.rulesName)=\"")
      snippet.stop()
      snippet.append("\" \(IgnoreInstruction.reasonName)=\"")
      snippet.stop()
      let isClosed = snapshot.tree[node].flags.isDisjoint(with: .unterminated)
      snippet.append("\"" + (isClosed ? "" : "?>"))
      draft.add(IgnoreInstruction.target, .snippet, detail: "Ignore a finding of the next element", snippet)
    case .name(let start):
      draft.insertRange = ByteRange(start, offset)
      draft.replaceRange = draft.insertRange
      let whole = snapshot.text[snapshot.tree.range(of: node)]
      var names = [
        (IgnoreInstruction.rulesName, "The rules, with space between"), (IgnoreInstruction.reasonName, "Why"),
      ]
      // Targets are said by themselves, and of the whole card.
      if whole.contains(IgnoreInstruction.targetsName + "=") {
        names = []
      } else if snapshot.tree.parent(of: node) == .document, !names.contains(where: { whole.contains($0.0 + "=") }) {
        names.append((IgnoreInstruction.targetsName, "To which targets the card is handed over, with space between"))
      }
      for (name, detail) in names where !whole.contains(name + "=") {
        var snippet = Snippet(name + "=\"")
        snippet.stop()
        snippet.append("\"")
        draft.add(name, .attribute, detail: detail, snippet)
      }
    case .value(IgnoreInstruction.rulesName, let start):
      draft.insertRange = ByteRange(start, offset)
      var end = offset
      while end < bytes.count, bytes[end] == 0x2D || bytes[end].isASCIILetter { end += 1 }
      draft.replaceRange = ByteRange(start, end)
      // What is found here comes first.
      let found = Set(snapshot.diagnostics.map { $0.kind })
      let kinds = snapshot.language.ignorableKinds
      for kind in kinds.filter(found.contains) + kinds.filter({ !found.contains($0) }) {
        draft.add(kind.code, .enumValue, detail: kind.summary)
      }
    case .value(IgnoreInstruction.targetsName, let start):
      draft.insertRange = ByteRange(start, offset)
      draft.replaceRange = draft.insertRange
      for target in targets { draft.add(target.name, .enumValue, detail: target.title) }
    case .value: break
    }
  }

  private var targets: [HandoverKnowledge.Target] { snapshot.language.handover?.targets ?? [] }

  /// What explains the rule or the target at `offset`; nil where none stands.
  func hover(at offset: Int) -> Hover? {
    guard let instruction = IgnoreInstruction(node, in: snapshot.tree) else { return nil }
    func isAt(_ word: IgnoreInstruction.Rule) -> Bool { word.range.start <= offset && offset <= word.range.end }
    if let word = instruction.targets?.first(where: isAt) {
      guard let target = targets.first(where: { $0.name == word.code }) else { return nil }
      var writer = ExplanationWriter()
      writer.heading(target.name, "target")
      writer.prose("What \(target.title) cannot say of the card is told while it is written.")
      return Hover(writer.text, range: word.range)
    }
    guard let rule = instruction.rules.first(where: isAt),
      let kind = (CardLanguage.diagnosticKinds + snapshot.language.ignorableKinds).first(where: { $0.code == rule.code }
      )
    else { return nil }
    var writer = ExplanationWriter()
    writer.heading(kind.code, "rule")
    writer.prose(kind.summary + ".\n\n" + kind.explanation)
    return Hover(writer.text, range: rule.range, page: DocumentationPage.rule(kind.code))
  }
}
