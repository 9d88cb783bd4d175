import BundledData
package import CardAnalysis
import CardLayout
import CardModel
import DesignRules
package import EditorFeatures
package import JSON
package import SourceText
import Standards

/// What holds for the cards of one folder: its configuration files merged, the nearest first.
package final class Configuration: Sendable {
  /// A setting, and the file that has it.
  package struct Entry: Sendable {
    /// The names that lead to it.
    package let path: [String]
    /// Its value.
    package let value: JSONValue
    /// The file.
    package let file: ConfigurationFile
    /// Where its value stands there.
    package let range: ByteRange
  }

  /// Nothing but what holds by default.
  package static let standard = Configuration([])

  /// The files, the nearest first.
  package let files: [ConfigurationFile]
  /// What they set, as they come together.
  package let entries: [Entry]
  /// What they set for findings.
  package let checks: CheckSettings
  /// What is left out where folders are searched, below which folder, the file furthest up first.
  private let excluded: [(folder: String, pattern: PathPattern)]
  /// With what an app begins, below which folder.
  private let begins: [(folder: String, pattern: PathPattern)]

  /// The configuration of `files`, the nearest first.
  package init(_ files: [ConfigurationFile]) {
    self.files = files
    var entries: [Entry] = []
    var seen: Set<[String]> = []
    for file in files {
      for entry in file.entries where entry.merge == .together || seen.insert(entry.path).inserted {
        entries.append(Entry(path: entry.path, value: entry.value, file: file, range: entry.range))
      }
    }
    self.entries = entries
    func words(_ name: String) -> [String]? {
      entries.first { $0.path == [name] }?.value.array?.compactMap(\.string)
    }
    var checks = CheckSettings()
    checks.severities = entries.reduce(into: [:]) { result, entry in
      guard entry.path.count == 2, entry.path[0] == "rules" else { return }
      result[entry.path[1]] = entry.value.string.flatMap { SeveritySetting($0) }
    }
    checks.matrix = CheckMatrix(
      platforms: words("platforms")?.compactMap(Platform.init),
      devices: words("devices")?.compactMap(Device.named),
      textSizes: words("textSizes")?.compactMap(TextSizeCategory.init),
      languages: words("languages")?.compactMap(PseudoLanguage.init) ?? [],
      limits: RuleLimits(
        entries.reduce(into: [:]) { result, entry in
          if entry.path.count == 2, entry.path[0] == "limits" { result[entry.path[1]] = entry.value.integer }
        }))
    func colors(_ appearance: String) -> [String: PaletteColor] {
      entries.reduce(into: [:]) { result, entry in
        guard entry.path.count == 3, entry.path[0] == "palette", entry.path[1] == appearance else { return }
        result[entry.path[2]] = entry.value.string.flatMap { PaletteColor(hex: $0) }
      }
    }
    checks.brand = PaletteOverrides(light: colors("light"), dark: colors("dark"))
    checks.targets = words("targets") ?? []
    checks.sampleSets = Self.sampleSets(entries)
    self.checks = checks
    func patterns(_ name: String) -> [(folder: String, pattern: PathPattern)] {
      entries.reversed().filter { $0.path == [name] }.flatMap { entry in
        (entry.value.array ?? []).compactMap(\.string).map { (entry.file.folder, PathPattern($0)) }
      }
    }
    (excluded, begins) = (patterns("exclude"), patterns("entries"))
  }

  /// The sample sets that `entries`, the nearest first, make together.
  private static func sampleSets(_ entries: [Entry]) -> [SampleSet] {
    var sets: [String: [String: String]] = [:]
    for entry in entries where entry.path.count == 3 && entry.path[0] == "samples" {
      guard let other = entry.value.string else { continue }
      let file = AbsolutePath.resolve(entry.path[2], in: entry.file.folder)
      if sets[entry.path[1]]?[file] == nil {
        sets[entry.path[1], default: [:]][file] = AbsolutePath.resolve(other, in: entry.file.folder)
      }
    }
    return sets.sorted { $0.key < $1.key }.map { SampleSet($0.key, $0.value) }
  }

  /// The value that leads to a setting; nil where no file has it.
  package subscript(path: String...) -> JSONValue? { entries.first { $0.path == path }?.value }

  /// Whether anything is left out where folders are searched.
  package var excludesAnything: Bool { !excluded.isEmpty }

  /// Whether the file at the absolute `path` is left out where folders are searched.
  package func excludes(_ path: String) -> Bool { Self.fits(excluded, path) }

  /// Whether an app begins with the file at the absolute `path`; nil where nothing is said of that.
  package func isEntry(_ path: String) -> Bool? { begins.isEmpty ? nil : Self.fits(begins, path) }

  private static func fits(_ patterns: [(folder: String, pattern: PathPattern)], _ path: String) -> Bool {
    var names: (folder: String, below: [[Character]])?
    // The last that fits decides, as a later one may take back in what an earlier one leaves out.
    let last = patterns.last { folder, pattern in
      guard path.hasPrefix(folder + "/") else { return false }
      if names?.folder != folder { names = (folder, Self.names(of: path, below: folder)) }
      return pattern.fits(names?.below ?? [])
    }
    return last.map { !$0.pattern.takesIn } ?? false
  }

  /// The names that lead to the absolute `path` from `folder`; none where it is elsewhere.
  static func names(of path: String, below folder: String) -> [[Character]] {
    path.hasPrefix(folder + "/") ? path.dropFirst(folder.count + 1).split(separator: "/").map(Array.init) : []
  }

  /// `options` as far as the files do not say otherwise.
  package func formatting(_ options: FormattingOptions = FormattingOptions()) -> FormattingOptions {
    FormattingOptions(
      tabSize: self["format", "tabSize"]?.integer ?? options.tabSize,
      insertSpaces: self["format", "insertSpaces"]?.bool ?? options.insertSpaces,
      insertFinalNewline: self["format", "insertFinalNewline"]?.bool ?? options.insertFinalNewline,
      lineLength: self["format", "lineLength"]?.integer ?? options.lineLength)
  }
}
