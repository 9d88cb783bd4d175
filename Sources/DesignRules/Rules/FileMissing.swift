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
    let all = context.tree.valueRange(of: attribute)
    guard !context.isBound(context.tree.value(of: attribute)) else {
      // Such a path is one on a server.
      if path.hasPrefix("/") { return }
      return context.report(
        "“\(path)”, which the sample has here, is not in the card's folder; correct the sample or add the file", at: all
      )
    }
    // What else is there may change while the card does not.
    if context.reach.leave() { return }
    let range = ByteRange(all.start, end(ofPath: all, in: context.tree.text.bytes))
    let message = "“\(path)” is not in the card's folder; "
    // Where the `#` is written as a reference, a change would take what is behind it with it.
    guard context.tree.characters(in: range) == path, let meant = meant(by: path, context.folders) else {
      return context.report(message + "correct the path or add the file", at: range)
    }
    // It may be the picture of something else, which only people can tell.
    context.report(
      message + "did you mean “\(meant)”?", at: range,
      fixes: [Fix("Change to “\(meant)”", [TextEdit(range, XMLEscape.anywhere.escaped(meant))])])
  }
}

/// Where the path ends in a value as it is written: before a `#` that is none of a reference such as `&#38;`.
private func end(ofPath value: ByteRange, in bytes: [UInt8]) -> Int {
  (value.start..<value.end).first {
    bytes[$0] == UInt8(ascii: "#") && ($0 == value.start || bytes[$0 - 1] != UInt8(ascii: "&"))
  } ?? value.end
}

/// `path` without what its file is of.
private func stem(_ path: String) -> String {
  path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? path
}

/// The file that `path` most likely stands for: with a name like that in its folder, or of that name in another.
private func meant(by path: String, _ folders: FolderListings) -> String? {
  guard folders.takesAnother() else { return nil }
  let cut = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
  let (folder, name) = (String(path[..<cut]), String(path[cut...]))
  let kinds = [ContentKind.imageFile, .sampleFile]
  let kind = kinds.first { $0.isOf(name) }
  // Among more than these, what is near says little.
  let files = folders.names(in: folder).prefix(500).filter { file in
    (kind.map { [$0] } ?? kinds).contains { $0.isOf(file) } && !isAnother(file, than: name)
  }
  if let near = Spelling.nearestFile(to: name, among: files) { return folder + near }
  let others = [""] + folders.names(in: "").filter { $0.hasSuffix("/") }.prefix(20)
  return others.first { folders.names(in: $0).contains(name) }.map { $0 + name }
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
