package import CardProject
package import Configuration
import JSON
package import SourceText
import Standards

/// What changes in card files, their samples and configurations when files and folders get other paths.
package struct FileRenaming: Sendable {
  private let renamed: [(old: String, new: String)]

  /// Files or folders at absolute paths that get others.
  package init(_ renamed: [(old: String, new: String)]) { self.renamed = renamed }

  /// The path of what was at `path`.
  package func path(of path: String) -> String {
    guard let match = renamed.first(where: { FileURI.isInside(path, $0.old) }) else { return path }
    return match.new + path.dropFirst(match.old.count)
  }

  /// The edits of the cards of `project`, file by file in the order of their old paths.
  package func edits(in project: CardProject) -> [(path: String, edits: [TextEdit])] {
    project.files.keys.sorted().compactMap { path in
      guard let facts = project.files[path] else { return nil }
      let folder = FileURI.folder(of: self.path(of: path))
      let edits = facts.meaning.links.indices.compactMap { index -> TextEdit? in
        let link = facts.meaning.links[index]
        guard let target = link.path, !link.written.isEmpty, !link.written.hasPrefix("/") else { return nil }
        let moved = self.path(of: target)
        // What stays as it was keeps the words in which it was written.
        guard moved != target || folder != FileURI.folder(of: path) else { return nil }
        let written = FileURI.relative(moved, from: folder)
        guard written != link.written, AbsolutePath.resolve(link.written, in: folder) != moved else { return nil }
        return TextEdit(facts.links[index], FileURI.attributeValue(written))
      }
      return edits.isEmpty ? nil : (path, edits)
    }
  }

  /// The edits of the samples that cards of `project` name, where a text in them is the path of a file as seen from such a card, file by
  /// file under their old paths.
  ///
  /// - Parameter bytes: gives what stands in the file at an absolute path.
  package func edits(
    inSamplesOf project: CardProject, _ bytes: (String) -> [UInt8]?
  ) -> [(path: String, edits: [TextEdit])] {
    // By the folders of the cards that name a sample, as which folders these are then.
    var homes: [String: [String: Set<String>]] = [:]
    for (path, facts) in project.files {
      let (folder, next) = (FileURI.folder(of: path), FileURI.folder(of: self.path(of: path)))
      for link in facts.meaning.links where link.kind == .sample {
        if let sample = link.path { homes[sample, default: [:]][folder, default: []].insert(next) }
      }
    }
    return homes.keys.sorted().compactMap { sample in
      guard let written = bytes(sample), let around = homes[sample]?.sorted(by: { $0.key < $1.key }) else { return nil }
      let edits = JSONDocument(written).nodes.compactMap { node -> TextEdit? in
        guard case .scalar(.string(let text)) = node.content else { return nil }
        for (folder, next) in around {
          guard let new = next.sorted().lazy.compactMap({ moved(text, in: folder, then: $0) }).first else { continue }
          return TextEdit(ByteRange(node.range.lowerBound, node.range.upperBound), JSONValue.string(new).text())
        }
        return nil
      }
      return edits.isEmpty ? nil : (sample, edits)
    }
  }

  /// How the file that `text` names from a card in `folder` is called from `next`, where that card is then; nil where it names none with
  /// an ending, or one that is still called so.
  private func moved(_ text: String, in folder: String, then next: String) -> String? {
    guard !text.hasPrefix("/"), let stop = text.utf8.lastIndex(of: UInt8(ascii: ".")),
      !text[stop...].utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: " ") })
    else { return nil }
    let file = AbsolutePath.resolve(text, in: folder)
    let moved = path(of: file)
    // What goes along with its card is called as before.
    guard moved != file, AbsolutePath.resolve(text, in: next) != moved else { return nil }
    return FileURI.relative(moved, from: next)
  }

  /// The edits of `configurations`, where they name files and folders exactly, file by file under their old paths.
  ///
  /// A pattern that fits at any depth may mean others as well: these are known among `cards`, absolute paths. It stays, with what
  /// is named now beside it.
  package func edits(
    in configurations: [ConfigurationFile], cards: [String]
  ) -> [(path: String, edits: [TextEdit])] {
    configurations.compactMap { file in
      let folder = FileURI.folder(of: path(of: file.path))
      let edits = file.namedFiles.compactMap { named -> TextEdit? in
        let moved = path(of: named.path)
        guard moved != named.path || folder != file.folder else { return nil }
        // A pattern says nothing of what is elsewhere.
        guard !named.isPattern || FileURI.isInside(moved, folder) else { return nil }
        let written = named.written(FileURI.relative(moved, from: folder))
        guard AbsolutePath.resolve(named.text, in: folder) != moved, !named.fits(moved, in: folder) else { return nil }
        let new = JSONValue.string(written).text()
        return named.meansOthers(among: cards, in: file.folder)
          ? .insert(", " + new, at: named.range.end) : TextEdit(named.range, new)
      }
      return edits.isEmpty ? nil : (file.path, edits)
    }
  }
}

extension FileURI {
  /// `path` as an attribute's value, whichever its quotes.
  fileprivate static func attributeValue(_ path: String) -> String {
    XMLEscape.doubleQuoted.escaped(path).split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "&apos;")
  }

  /// The absolute `path` as it is called from the absolute `folder`.
  package static func relative(_ path: String, from folder: String) -> String {
    let (parts, base) = (path.split(separator: "/"), folder.split(separator: "/"))
    var same = 0
    while same < min(parts.count - 1, base.count), parts[same] == base[same] { same += 1 }
    let up = base.dropFirst(same).map { _ in Substring("..") }
    return (up + parts.dropFirst(same)).joined(separator: "/")
  }
}
