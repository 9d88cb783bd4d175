package import Configuration
import FileSystem
import JSON
package import SourceText
import Standards

extension ConfigurationFile {
  /// What is wrong with what it says of other files.
  ///
  /// - Parameters:
  ///   - cards: The absolute paths of all cards in its folder and below it; nil where these are not known.
  ///   - samples: The files that are read, and what is known of them.
  ///   - passesOver: Whether the sample at an absolute path is not looked at, as it is known to be right or nobody's business.
  package func findings(
    beside cards: [String]?, reading samples: SampleFiles = SampleFiles(),
    passesOver: (_ path: String) -> Bool = { _ in false }
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    // Many sets name one file, and each is read once.
    var sound: Set<String> = []
    func take(_ name: String, _ path: String, _ range: ByteRange, insteadOf own: String? = nil) {
      guard !sound.contains(path), !passesOver(path) else { return }
      if let finding = Self.finding(name, path, range, samples, own) {
        found.append(finding)
      } else {
        sound.insert(path)
      }
    }
    for (node, path) in sampleSets where found.count < Self.mostSamplesTold {
      let record = document.nodes[node]
      if let name = record.name, let range = record.nameRange {
        take(name, path, ByteRange(range.lowerBound, range.upperBound))
      }
      guard case .scalar(.string(let other)) = record.content else { continue }
      take(
        other, AbsolutePath.resolve(other, in: folder), ByteRange(record.range.lowerBound, record.range.upperBound),
        insteadOf: path)
    }
    return found + (cards.map { uselessEntries(among: $0) { FileStamp($0) != nil } } ?? [])
  }

  /// Once so many samples are wrong no more are looked for.
  private static let mostSamplesTold = 100

  /// What is wrong with the sample at the absolute `path`, which is written as `name` in `range`.
  private static func finding(
    _ name: String, _ path: String, _ range: ByteRange, _ samples: SampleFiles, _ own: String?
  ) -> Diagnostic? {
    switch samples.fault(of: path) {
    case nil: nil
    case .isMissing: missing(name, path, range, own)
    case .other(let reason): Diagnostic(ConfigurationDiagnostics.sample, "“\(name)” \(reason)", at: range)
    }
  }

  /// That there is no file at the absolute `path`, with the one that may be meant: not the one in whose place it is, `own`.
  private static func missing(_ name: String, _ path: String, _ range: ByteRange, _ own: String?) -> Diagnostic {
    let folder = FileURI.folder(of: path)
    let names = ((try? Folder(folder).entries()) ?? []).filter {
      !$0.isFolder && AbsolutePath.resolve($0.name, in: folder) != own
    }
    .map(\.name)
    let written = FileURI.name(path, in: folder)
    let near = Spelling.nearestFile(to: written, among: names.filter { $0.hasSuffix(".json") })
      .flatMap { name.hasSuffix(written) ? name.dropLast(written.count) + $0 : nil }
    return Diagnostic(
      ConfigurationDiagnostics.sample,
      "There is no file “\(name)”" + (near.map { "; did you mean “\($0)”?" } ?? ""), at: range,
      fixes: near.map {
        [Fix("Change to “\($0)”", [TextEdit(range, JSONValue.string(String($0)).text())], isPreferred: true)]
      } ?? [])
  }
}
