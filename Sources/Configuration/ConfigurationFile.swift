package import JSON
package import SourceText
import Standards

/// One configuration file: what it sets, and what is wrong with it.
package struct ConfigurationFile: Sendable {
  /// The name of such files.
  package static let name = ".cardwright.json"
  /// Longer files, in bytes, are not read: nobody writes such a configuration.
  package static let mostBytes = 1 << 20

  /// A setting that it has.
  package struct Entry: Hashable, Sendable {
    /// The names that lead to it.
    package let path: [String]
    /// Its value, which is as the setting allows.
    package let value: JSONValue
    /// Where it stands.
    package let range: ByteRange
    /// Its index in ``document``.
    let node: Int
    let merge: Setting.Merge
  }

  /// Its absolute path.
  package let path: String
  /// Its text.
  package let text: SourceText
  /// Its text as JSON.
  package let document: JSONDocument
  /// What it sets, in the order of the text; what is wrong is left out.
  package let entries: [Entry]
  /// What is wrong with it, in the order of the text.
  package let diagnostics: [Diagnostic]

  /// The configuration that stands in `bytes` at the absolute `path`.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    text = SourceText(bytes)
    document = JSONDocument(bytes)
    var check = ConfigurationCheck(document)
    check.run()
    (entries, diagnostics) = (check.entries, check.diagnostics)
  }

  /// The first reason why it is no JSON; nil where it is.
  package var syntaxError: JSONSyntaxError? { document.problems.first }

  /// The folder that it is in.
  package var folder: String { String(path.dropLast(Self.name.utf8.count + 1)) }

  /// Whether no configuration above it counts.
  package var isRoot: Bool { entries.contains { $0.path == ["root"] && $0.value == .bool(true) } }

  /// Each sample of its sample sets: where it stands in ``document``, and the absolute path of the file in whose place it is.
  package var sampleSets: [(node: Int, path: String)] {
    entries.compactMap { entry in
      guard entry.path.count == 3, entry.path[0] == "samples" else { return nil }
      return (entry.node, AbsolutePath.resolve(entry.path[2], in: folder))
    }
  }

  /// A file or folder that it names by its path, and not by what stands for several.
  package struct NamedFile: Sendable {
    /// The absolute path.
    package let path: String
    /// Where it is named, quotes included.
    package let range: ByteRange
    /// The path as it is written.
    package let text: String
    /// It as a pattern, which names nothing out of the configuration's folder; nil where it is a path alone.
    fileprivate let pattern: PathPattern?
    /// Whether what it names is left out, so that nobody knows what else fits it.
    fileprivate let isLeftOut: Bool

    /// Whether it is a pattern.
    package var isPattern: Bool { pattern != nil }

    /// Whether it is a pattern that fits the absolute `path` as well, with the configuration in `folder`.
    package func fits(_ path: String, in folder: String) -> Bool {
      // Some fit folders alone, and so what is in them.
      pattern.map { $0.fitsAtAnyDepth && $0.fits(Configuration.names(of: path, below: folder) + [[]]) } ?? false
    }

    /// Whether it may mean something else beside what is at its path, of the known `cards`, or of what is left out.
    package func meansOthers(among cards: [String], in folder: String) -> Bool {
      pattern.map { $0.fitsAtAnyDepth } == true && (isLeftOut || cards.contains { $0 != path && fits($0, in: folder) })
    }

    /// What is written for the same at another `path`, as seen from the configuration's folder.
    package func written(_ path: String) -> String {
      guard isPattern else { return path }
      var text = path.reduce(into: "") { $0 += "*?[\\".contains($1) ? "\\" + String($1) : String($1) }
      if text.hasPrefix("!") { text = "\\" + text }
      // What began at the folder still does; so does what would fit at any depth otherwise.
      let beginsThere = self.text.drop { $0 == "!" }.hasPrefix("/")
      return (self.text.hasPrefix("!") ? "!" : "") + (beginsThere ? "/" : "") + text
        + (self.text.hasSuffix("/") ? "/" : "")
    }
  }

  /// What it names by its path: in sample sets, and among patterns those that hold no wildcard.
  package var namedFiles: [NamedFile] {
    entries.flatMap { entry -> [NamedFile] in
      let node = document.nodes[entry.node]
      switch (entry.path.first, entry.path.count) {
      case ("samples", 3):
        return [(node.name, node.nameRange), (entry.value.string, node.range)].compactMap { text, range in
          guard let text, let range else { return nil }
          return NamedFile(
            path: AbsolutePath.resolve(text, in: folder), range: ByteRange(range.lowerBound, range.upperBound),
            text: text, pattern: nil, isLeftOut: false)
        }
      case ("exclude", 1), ("entries", 1):
        return node.children.compactMap { child in
          let range = document.nodes[child].range
          guard case .scalar(.string(let text)) = document.nodes[child].content, case let pattern = PathPattern(text),
            let path = pattern.exactPath
          else { return nil }
          return NamedFile(
            path: AbsolutePath.resolve(path, in: folder), range: ByteRange(range.lowerBound, range.upperBound),
            text: text, pattern: pattern, isLeftOut: entry.path[0] == "exclude")
        }
      default: return []
      }
    }
  }

  /// The patterns for the cards with which an app begins that fit none of `cards`, absolute paths; `exists` tells of a file.
  package func uselessEntries(among cards: [String], exists: (_ path: String) -> Bool) -> [Diagnostic] {
    let patterns = entries.filter { $0.path == ["entries"] }.flatMap { document.nodes[$0.node].children }
    let names = patterns.isEmpty ? [] : cards.map { Configuration.names(of: $0, below: folder) }
    return patterns.compactMap { node in
      guard case .scalar(.string(let text)) = document.nodes[node].content, case let pattern = PathPattern(text),
        !pattern.takesIn, !names.contains(where: pattern.fits)
      else { return nil }
      let range = document.nodes[node].range
      // A file that is not among the cards was left out.
      let isLeftOut = pattern.exactPath.map { exists(AbsolutePath.resolve($0, in: folder)) } ?? false
      return Diagnostic(
        ConfigurationDiagnostics.entry,
        isLeftOut
          ? "“\(text)” is left out by “exclude”, so no app begins with it" : "No card has a path like “\(text)”",
        at: ByteRange(range.lowerBound, range.upperBound))
    }
  }

  /// Whether two files, either of which may be missing, set the same.
  package static func setSame(_ first: ConfigurationFile?, _ second: ConfigurationFile?) -> Bool {
    let (entries, others) = (first?.entries ?? [], second?.entries ?? [])
    return entries.count == others.count
      && zip(entries, others).allSatisfy { $0.path == $1.path && $0.value == $1.value }
  }
}
