import Guidelines
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A file that a card names is there.
  static let fileMissing = DesignRule(
    "file-missing", .warning, summary: "A picture or a sample file cannot be found",
    explanation: """
      The path is taken from the folder of the card file. A missing picture is drawn as a labelled placeholder, and a missing \
      sample file leaves every `{path}` unresolved. Paths that are bound are asked for with what the sample has, \
      but for those from the root of a server.
      """,
    sources: ["SEED4"], holding: [.imageFile, .sampleFile],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="pump">
        <DetailImage src="pump.png" alt="Electric pump"/>
        <Title>Electric pump</Title>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="pump">
        <DetailImage src="⏩pmup.png⏪" alt="Electric pump"/>
        <Title>Electric pump</Title>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "pump.png#front", fails: "missing.png#front"),
      .card(passes: picture("{pictures/there}"), fails: picture("{pictures/missing}"), saying: "the sample has here"),
      .card(passes: picture("{pictures/none}"), fails: picture("{pictures/name}.jpg")),
    ]
  ) { attribute, value, context in
    // Not an address, nor a binding whose brace is not closed.
    guard !value.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "{") }) else { return }
    let path = String(value.prefix { $0 != "#" })
    guard !path.isEmpty, context.hasFile(path) == false else { return }
    var range = context.tree.valueRange(of: attribute)
    guard !context.isBound(context.tree.value(of: attribute)) else {
      // Such a path is one on a server.
      if path.hasPrefix("/") { return }
      return context.report(
        "“\(path)”, which the sample has here, is not in the card's folder; correct the sample or add the file",
        at: range)
    }
    range.end = min(range.end, range.start + path.utf8.count)
    let message = "“\(path)” is not in the card's folder; "
    guard let meant = meant(by: path, context) else {
      return context.report(message + "correct the path or add the file", at: range)
    }
    context.report(
      message + "did you mean “\(meant)”?", at: range,
      fixes: [
        Fix(
          "Change to “\(meant)”", [TextEdit(range, XMLEscape.anywhere.escaped(meant))],
          isPreferred: !ContentKind.sampleFile.isOf(path) && isSwapped(path, meant))
      ])
  }
}

/// `path` without what its file is of.
private func stem(_ path: String) -> String {
  path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? path
}

/// The file that `path` most likely stands for: with a name like that in its folder, or of that name in another.
private func meant(by path: String, _ context: RuleContext) -> String? {
  // Where nearly all are missing it is no slip, and each look at a folder takes its time.
  guard context.findingCount < 50 else { return nil }
  let cut = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
  let (folder, name) = (String(path[..<cut]), String(path[cut...]))
  let kinds = [ContentKind.imageFile, .sampleFile]
  let kind = kinds.first { $0.isOf(name) }
  let files = context.files.names(folder).filter { file in
    (kind.map { [$0] } ?? kinds).contains { $0.isOf(file) } && !isAnother(file, than: name)
  }
  if let near = Spelling.nearest(to: name, among: files) { return folder + near }
  let folders = [""] + context.files.names("").filter { $0.hasSuffix("/") }.prefix(20)
  return folders.first { context.files.names($0).contains(name) }.map { $0 + name }
}

/// Whether two neighbouring letters of a word of more than four are swapped between `path` and `meant`, and nothing else differs: any
/// other letter makes another picture of it, as those of `hall-a.png` and `hall-b.png` are.
private func isSwapped(_ path: String, _ meant: String) -> Bool {
  let (letters, others) = (Array(path), Array(meant))
  let places = letters.indices.filter { others.indices.contains($0) && letters[$0] != others[$0] }
  guard letters.count == others.count, places.count == 2, places[0] + 1 == places[1],
    letters[places[0]] == others[places[1]], letters[places[1]] == others[places[0]]
  else { return false }
  let (before, behind) = (letters[..<places[0]].reversed(), letters[places[0]...])
  let word = (before.prefix { $0.isLetter }.count, behind.prefix { $0.isLetter }.count)
  return word.0 + word.1 > 4 && word.1 > 1 && before.dropFirst(word.0).first.map { $0 == "/" } ?? true
}

/// Whether `file` differs from `name` in a short part behind a sign, and so is certainly another one: `stores-fr.json`, beside
/// `stores-ja.json`.
private func isAnother(_ file: String, than name: String) -> Bool {
  let (parts, others) = (stem(file).split { "-_".contains($0) }, stem(name).split { "-_".contains($0) })
  return (1..<max(parts.count, others.count, 1)).contains { place in
    let (part, other) = (place < parts.count ? parts[place] : "", place < others.count ? others[place] : "")
    return part != other && max(part.count, other.count) < 4
  }
}

/// A card with the picture at `path`, and the data of a draft.
private func picture(_ path: String) -> String {
  """
  <ObjectCardView xmlns="urn:cardwright:1" id="pump" sample="samples/drafts.json">
  <DetailImage src="\(path)" icon="objects.product" alt="Electric pump"/><Title>Electric pump</Title></ObjectCardView>
  """
}
