package import CardComparison
package import JSON
import SourceText

/// What differs between two versions of cards, as a report.
package struct ComparisonReport: Sendable {
  /// The shape of the report.
  package enum Format: String, CaseIterable, Sendable {
    /// Words, for people.
    case text
    /// One JSON object, for scripts.
    case json
    /// A section a file, for a pull request.
    case markdown
    /// One page to look at, which needs no other file.
    case html
  }

  /// What people call the version before, such as `main`.
  let old: String
  /// What they call the version now.
  let new: String
  /// The files that differ.
  let files: [ComparedFile]
  let options: ReportOptions

  /// More changes of one file are not listed for people: nobody reads them.
  static let mostChanges = 100
  /// Nor are more environments.
  private static let mostCaptions = 24

  /// A report of `files`, from the version called `old` to that called `new`.
  package init(from old: String, to new: String, _ files: [ComparedFile], options: ReportOptions = ReportOptions()) {
    (self.old, self.new, self.files, self.options) = (old, new, files, options)
  }

  /// The report.
  package func bytes(_ format: Format) -> [UInt8] {
    switch format {
    case .text: Array(text.utf8)
    case .json: Array((json.text(.indented) + "\n").utf8)
    case .markdown: Array(markdown.utf8)
    case .html: ComparisonPage(self).bytes
    }
  }

  /// How much there is of what, such as `3 cards differ: 1 new, 2 changed; 2 findings more, 1 less`.
  var summary: String {
    guard !files.isEmpty else { return "no card differs" }
    let words: [(ComparedFile.Status, String)] = [
      (.added, "new"), (.removed, "gone"), (.renamed, "renamed"), (.changed, "changed"),
    ]
    let counts = words.compactMap { status, word -> String? in
      let count = files.count { $0.status == status }
      return count == 0 ? nil : "\(count) \(word)"
    }
    let (gained, lost) = (files.reduce(0) { $0 + $1.gained.count }, files.reduce(0) { $0 + $1.lost.count })
    let findings = [(gained, "new"), (lost, "gone")].filter { $0.0 > 0 }.map {
      "\($0.0) finding\($0.0 == 1 ? "" : "s") \($0.1)"
    }
    let start = "\(files.count) card\(files.count == 1 ? " differs" : "s differ"): " + counts.joined(separator: ", ")
    return ([start] + findings).joined(separator: "; ")
  }

  // MARK: Text

  private var text: String {
    var text = ""
    for file in files {
      text += "\(style(TerminalText.visible(file.path), "1")): \(TerminalText.visible(file.headline))\n"
      func line(_ mark: String, _ color: String, _ words: String, _ place: String = "") {
        let place = place.isEmpty ? "" : "  " + style(TerminalText.visible(place), "2")
        text += "  \(style(mark, color)) \(TerminalText.visible(words))\(place)\n"
      }
      for note in file.notes { line("!", "33", note) }
      if let emptiness = file.emptiness { line("=", "2", emptiness) }
      for change in file.changes.prefix(Self.mostChanges) {
        line(change.mark, change.color, change.sentence, change.path)
      }
      if let more = Self.more(file) { line("…", "2", more) }
      for finding in file.gained { line("!", "31", "new finding: \(finding.words)", "line \(finding.line)") }
      for finding in file.lost { line("✓", "32", "finding gone: \(finding.words)") }
      if !file.pictures.isEmpty, file.status != .added, file.status != .removed {
        let captions = file.pictures.prefix(Self.mostCaptions).map(\.caption)
        let more = file.pictures.count - captions.count
        line(
          "▫", "36",
          "drawn otherwise: " + (captions + (more > 0 ? ["and \(more) more"] : [])).joined(separator: "; "))
      }
    }
    return files.isEmpty ? "" : text + summary + "\n"
  }

  private func style(_ text: String, _ rendition: String) -> String {
    options.isColored ? "\u{1B}[\(rendition)m\(text)\u{1B}[0m" : text
  }

  /// What is said in place of changes that are not listed; nil where all are.
  static func more(_ file: ComparedFile) -> String? {
    let left = file.changes.count - mostChanges
    return left > 0 ? "and \(left) more; --format json lists them all" : nil
  }

  // MARK: JSON

  private var json: JSONValue {
    [
      "old": .string(old), "new": .string(new), "files": .array(files.map(Self.json)),
      "summary": [
        "files": .integer(files.count), "gained": .integer(files.reduce(0) { $0 + $1.gained.count }),
        "lost": .integer(files.reduce(0) { $0 + $1.lost.count }),
      ],
    ]
  }

  private static func json(_ file: ComparedFile) -> JSONValue {
    object([("path", file.path), ("status", file.status.rawValue), ("oldPath", file.oldPath)]) { object in
      object["notes"] = .array(file.notes.map { .string($0) })
      object["changes"] = .array(file.changes.map(json))
      object["gained"] = .array(file.gained.map(json))
      object["lost"] = .array(file.lost.map(json))
      object["pictures"] = .array(
        file.pictures.map { picture in
          Self.object([
            ("environment", picture.caption), ("before", picture.links.before), ("after", picture.links.after),
            ("overlay", picture.links.overlay),
          ])
        })
    }
  }

  /// What the report tells of a change.
  package static func json(_ change: CardChange) -> JSONValue {
    object([
      ("kind", change.kind.rawValue), ("path", change.path), ("oldPath", change.oldPath),
      ("attribute", change.attribute), ("old", change.old), ("new", change.new), ("sentence", change.sentence),
    ])
  }

  /// What the report tells of a finding that only one version has.
  package static func json(_ finding: ComparedFile.Finding) -> JSONValue {
    let diagnostic = finding.diagnostic
    return object([
      ("code", diagnostic.kind.code), ("severity", diagnostic.severity.reportName), ("message", diagnostic.message),
    ]) { $0["line"] = .integer(finding.line) }
  }

  /// Those of `members` that have a value, and what `more` adds.
  private static func object(
    _ members: [(name: String, value: String?)], _ more: (inout JSONObject) -> Void = { _ in }
  ) -> JSONValue {
    var object = JSONObject()
    for (name, value) in members { if let value { object[name] = .string(value) } }
    more(&object)
    return .object(object)
  }

  // MARK: Markdown

  private var markdown: String {
    let escaped = MarkdownReport.escaped
    var text = "# Cards: \(escaped(old)) → \(escaped(new))\n\n\(summary)\n"
    for file in files {
      text += "\n## \(escaped(file.path)) (\(escaped(file.headline)))\n\n"
      for line in file.notes + [file.emptiness].compactMap(\.self) { text += "- \(escaped(line))\n" }
      for change in file.changes.prefix(Self.mostChanges) {
        text += "- \(escaped(change.sentence)) <sub>\(escaped(change.path))</sub>\n"
      }
      if let more = Self.more(file) { text += "- \(more)\n" }
      for finding in file.gained { text += "- ⚠️ new finding in line \(finding.line): \(escaped(finding.words))\n" }
      for finding in file.lost { text += "- ✅ finding gone: \(escaped(finding.words))\n" }
      let drawn = file.pictures.filter { $0.links != ComparedFile.Picture.Links() }
      if drawn.isEmpty { continue }
      text += "\n| | before | after | both |\n|---|---|---|---|\n"
      for picture in drawn {
        let cells = [
          ("before", picture.links.before), ("after", picture.links.after), ("both", picture.links.overlay),
        ].map { name, link in link.map { "![\(name)](<\($0)>)" } ?? "" }
        text += "| \(escaped(picture.caption)) | " + cells.joined(separator: " | ") + " |\n"
      }
    }
    return text
  }
}

extension ComparedFile.Finding {
  /// It in one line.
  var words: String { "\(diagnostic.severity.reportName): \(diagnostic.message) [\(diagnostic.kind.code)]" }
}

extension CardChange {
  /// A sign for it.
  var mark: String {
    switch kind {
    case .added: "+"
    case .removed: "-"
    case .moved: "↕"
    case .text, .attribute, .shown, .root: "~"
    case .resized: "⤢"
    }
  }

  /// Its colour in a terminal.
  fileprivate var color: String {
    switch kind {
    case .added: "32"
    case .removed: "31"
    case .moved, .text, .attribute, .shown, .resized, .root: "33"
    }
  }
}
