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
  ///   - passesOver: Whether the sample at an absolute path is not looked at, as it is known to be right or nobody's business.
  package func findings(
    beside cards: [String]?, passesOver: (_ path: String) -> Bool = { _ in false }
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    // Many sets name one file, and each is read once.
    var sound: Set<String> = []
    func take(_ name: String, _ path: String, _ range: ByteRange) {
      guard !sound.contains(path), !passesOver(path) else { return }
      if let finding = Self.finding(name, path, range) { found.append(finding) } else { sound.insert(path) }
    }
    for (node, path) in sampleSets where found.count < Self.mostSamplesTold {
      let record = document.nodes[node]
      if let name = record.name, let range = record.nameRange {
        take(name, path, ByteRange(range.lowerBound, range.upperBound))
      }
      guard case .scalar(.string(let other)) = record.content else { continue }
      take(other, AbsolutePath.resolve(other, in: folder), ByteRange(record.range.lowerBound, record.range.upperBound))
    }
    return found + (cards.map(uselessEntries) ?? [])
  }

  /// Once so many samples are wrong no more are looked for.
  private static let mostSamplesTold = 100

  /// What is wrong with the sample at the absolute `path`, which is written as `name` in `range`.
  private static func finding(_ name: String, _ path: String, _ range: ByteRange) -> Diagnostic? {
    // A pipe would be waited for.
    if FileStamp(path) == nil, FileStamp.realPath(path) != nil {
      return Diagnostic(ConfigurationDiagnostics.sample, "“\(name)” is no ordinary file", at: range)
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try File(path).read()
    } catch {
      guard error.isMissing else {
        return Diagnostic(
          ConfigurationDiagnostics.sample, "“\(name)” cannot be read: \(FileError.reason(error.code))", at: range)
      }
      let folder = FileURI.folder(of: path)
      let names = ((try? Folder(folder).entries()) ?? []).filter { !$0.isFolder }.map(\.name)
      let written = FileURI.name(path, in: folder)
      let near = Spelling.nearest(to: written, among: names.filter { $0.hasSuffix(".json") })
        .flatMap { name.hasSuffix(written) ? name.dropLast(written.count) + $0 : nil }
      return Diagnostic(
        ConfigurationDiagnostics.sample,
        "There is no file “\(name)”" + (near.map { "; did you mean “\($0)”?" } ?? ""), at: range,
        fixes: near.map {
          [
            Fix(
              "Change to “\($0)”", [TextEdit(range, JSONValue.string(String($0)).text())], isPreferred: true)
          ]
        } ?? [])
    }
    do throws(JSONSyntaxError) {
      _ = try JSONParser.parse(bytes)
      return nil
    } catch {
      return Diagnostic(ConfigurationDiagnostics.sample, "“\(name)” is no JSON: \(error)", at: range)
    }
  }
}
