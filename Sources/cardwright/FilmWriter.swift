import ArgumentParser
import CardAnalysis
import CardModel
import FileSystem
import LocalPreview
import PreviewServer
import Rendering
import SceneMotion
import Workspace

/// Writes films of scenarios into a folder; shared by all workers.
struct FilmWriter: Sendable {
  let folder: String
  let formats: [FilmFormat]
  /// Whether only scenarios are filmed in which a claim fails.
  let onlyFailed: Bool
  /// Whether a film is named after its device, too.
  let namesDevices: Bool
  /// Whether fingers are seen.
  let touches: Bool
  /// The stems of the names of films, by the names of the card files.
  let stems: [String: String]

  /// Strips that share one start of a browser.
  private static let mostStrips = 16

  /// A writer into `folder` of films of the scenarios in `inputs`.
  init(
    folder: String, formats: [FilmFormat], onlyFailed: Bool, namesDevices: Bool, touches: Bool, inputs: [InputFile]
  ) {
    (self.folder, self.onlyFailed, self.namesDevices, self.touches) = (folder, onlyFailed, namesDevices, touches)
    self.formats = FilmFormat.allCases.filter { formats.isEmpty ? $0 != .apng : formats.contains($0) }
    let names = inputs.map(\.name)
    var counts: [String: Int] = [:]
    for name in names { counts[Self.stem(name), default: 0] += 1 }
    // Files of one name in several folders keep the names of these.
    let stems = Self.distinct(
      names.map { counts[Self.stem($0)] == 1 ? Self.stem($0) : FilmFormat.plain(Self.withoutEnding($0)) })
    self.stems = Dictionary(zip(names, stems), uniquingKeysWith: { first, _ in first })
  }

  /// The film of each of the scenarios that ended as `reports` say: the names of its files.
  func write(_ reports: [ScenarioReport], of snapshot: DocumentSnapshot) throws(CommandFailure) -> [[String]] {
    let stem = "\(folder)/\(stems[snapshot.uri] ?? FilmFormat.plain(snapshot.uri))"
    let ends = Self.distinct(
      reports.map { report in
        FilmFormat.plain(report.scenario.source.id ?? "scenario")
          + (namesDevices ? ".\(FilmFormat.plain(report.device))" : "")
      })
    let filmed = reports.indices.filter { index in
      reports[index].trouble == nil && (!onlyFailed || reports[index].outcome == .failed)
    }
    var names = reports.map { _ in [String]() }
    do {
      let export = try FilmExport(
        snapshot, filmed.map { (reports[$0].scenario, reports[$0].place, reports[$0].profile) },
        in: EnvironmentChoices().variant.environment, touches: touches)
      for format in formats {
        // What is done stays where a later one cannot be made.
        let step = format == .png ? Self.mostStrips : 1
        for start in stride(from: 0, to: export.count, by: step) {
          let range = start..<min(start + step, export.count)
          for (index, bytes) in zip(filmed[range], try export.files(format, of: range, .installed)) {
            let name = "\(stem).\(ends[index]).\(format.rawValue)"
            try File(name).replace(with: bytes)
            names[index].append(name)
          }
        }
      }
    } catch let error as FileError {
      throw CommandFailure(error.description)
    } catch {
      throw CommandFailure("\(stem): \(error)")
    }
    return names
  }

  /// The last part of a path without the ending of card files.
  private static func stem(_ path: String) -> String {
    FilmFormat.plain(withoutEnding(String(path.split(separator: "/").last ?? "card")))
  }

  private static func withoutEnding(_ path: String) -> String {
    path.hasSuffix(CardLanguage.fileSuffix) ? String(path.dropLast(CardLanguage.fileSuffix.count)) : path
  }

  /// `names`, those that are taken already with numbers.
  private static func distinct(_ names: [String]) -> [String] {
    var taken = Set(names)
    var seen: Set<String> = []
    return names.map { name in
      guard !seen.insert(name).inserted else { return name }
      var number = 2
      while !taken.insert("\(name)-\(number)").inserted { number += 1 }
      return "\(name)-\(number)"
    }
  }
}
