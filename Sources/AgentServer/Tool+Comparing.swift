import CardAnalysis
import CardComparison
import CardLayout
import Configuration
import JSON
import Reporting
import SourceText
import Standards
import Workspace
import XMLSyntax

extension Tool {
  /// The tools that compare versions.
  static let comparing: [Tool] = [diff]

  private static let diff = Tool(
    name: "diff", title: "What has changed in a card",
    summary:
      "Tells what differs in a card from an earlier text of it, or from a revision of git: parts, texts, attributes, sizes, and findings gained and lost.",
    arguments: card + [
      .init("before", "string", "The text that it had before, instead of a revision."),
      .init("revision", "string", "The revision of git with which the file is compared; HEAD unless said."),
    ],
    results: [
      .init("changes", of: ["type": "object"], "What has changed: kind, path and a sentence.", isRequired: true),
      .init("gained", of: ["type": "object"], "Findings that are new.", isRequired: true),
      .init("lost", of: ["type": "object"], "Findings that are gone.", isRequired: true),
    ]
  ) { call in
    let card = try call.card()
    let before = try before(card, call)
    let comparison = CardComparison(
      of: before, by: card.snapshot, in: [CardComparison.Place("the usual phone", CardEnvironment())])
    let gained = ComparedFile.Finding.all(comparison.gained, in: card.snapshot.text)
    let lost = ComparedFile.Finding.all(comparison.lost, in: before.text)
    let words =
      comparison.changes.map { "\($0.sentence)  (\($0.path))" }
      + gained.map { "new finding in line \($0.line): \($0.diagnostic.message) [\($0.diagnostic.kind.code)]" }
      + lost.map { "finding gone: \($0.diagnostic.message) [\($0.diagnostic.kind.code)]" }
    return ToolResult(
      structured: JSONObject([
        .init("changes", .array(comparison.changes.map { ComparisonReport.json($0) })),
        .init("gained", .array(gained.map { ComparisonReport.json($0) })),
        .init("lost", .array(lost.map { ComparisonReport.json($0) })),
      ]), text: words.isEmpty ? "Nothing that is seen or found has changed.\n" : words.map { $0 + "\n" }.joined())
  }

  /// The version with which `call` compares `card`.
  private static func before(_ card: OpenCard, _ call: ToolCall) throws -> DocumentSnapshot {
    func snapshot(
      _ bytes: [UInt8], _ resources: DocumentResources, _ checks: CheckSettings
    ) throws(ToolError) -> DocumentSnapshot {
      guard bytes.count <= CardOpener.documentLimit else {
        throw ToolError(
          "the text before has \(bytes.count) bytes, where a card has at most \(CardOpener.documentLimit)")
      }
      return DocumentSnapshot(
        uri: card.snapshot.uri, version: 0, text: XMLDecoding.decode(bytes).text, language: card.snapshot.language,
        resources: resources, checks: checks)
    }
    if let text = call.text("before") {
      return try snapshot(Array(text.utf8), card.snapshot.resources, card.snapshot.checks)
    }
    guard let path = card.path else {
      throw ToolError("say which card is meant, or what its text was: path, or before")
    }
    let (folder, word) = (FileURI.folder(of: path), call.text("revision") ?? "HEAD")
    let repository = try GitRepository(holding: folder)
    guard let commit = repository.commit(word) else {
      let near = Spelling.nearest(to: word, among: repository.names).map { "; did you mean \($0)?" } ?? ""
      throw ToolError("git knows no revision “\(word)”\(near)")
    }
    let revision = try GitRevision(word, commit, in: repository)
    let folders = try call.request.folders
    return try snapshot(
      revision.read(path), revision.resources(inFolder: folder, folders: folders),
      revision.configurations(below: folders).configuration(inFolder: folder).checks)
  }
}
