import ArgumentParser
import CardAnalysis
import CardLayout
import CardModel
import FileSystem
import LayoutCore
import Rasterizing
import Rendering
import SceneMotion
import Workspace

/// Writes films of scenarios into a folder; shared by all workers.
struct FilmWriter: Sendable {
  /// What a film can be written as.
  enum Format: String, CaseIterable, ExpressibleByArgument, Sendable {
    case svg, png, html, apng
  }

  let folder: String
  let formats: [Format]
  /// Whether only scenarios are filmed in which a claim fails.
  let onlyFailed: Bool
  /// Whether a film is named after its device, too.
  let namesDevices: Bool
  /// The stems of the names of films, by the names of the card files.
  let stems: [String: String]

  /// A writer into `folder` of films of the scenarios in `inputs`.
  init(folder: String, formats: [Format], onlyFailed: Bool, namesDevices: Bool, inputs: [InputFile]) {
    (self.folder, self.onlyFailed, self.namesDevices) = (folder, onlyFailed, namesDevices)
    self.formats = Format.allCases.filter { formats.isEmpty ? $0 != .apng : formats.contains($0) }
    let names = inputs.map(\.name)
    var counts: [String: Int] = [:]
    for name in names { counts[Self.stem(name), default: 0] += 1 }
    // Files of one name in several folders keep the names of these.
    let stems = Self.distinct(
      names.map { counts[Self.stem($0)] == 1 ? Self.stem($0) : Self.plain(Self.withoutEnding($0)) })
    self.stems = Dictionary(zip(names, stems), uniquingKeysWith: { first, _ in first })
  }

  /// The film of each of the scenarios that ended as `reports` say: the names of its files.
  func write(
    _ reports: [ScenarioReport], of snapshot: DocumentSnapshot, _ resources: DocumentResources
  ) throws(CommandFailure) -> [[String]] {
    var names: [[String]] = []
    let ends = Self.distinct(
      reports.map { report in
        Self.plain(report.scenario.source.id ?? "scenario") + (namesDevices ? ".\(Self.plain(report.device))" : "")
      })
    for (report, end) in zip(reports, ends) {
      guard report.trouble == nil, !onlyFailed || report.outcome == .failed else {
        names.append([])
        continue
      }
      names.append(try write(report, named: end, of: snapshot, resources))
    }
    return names
  }

  private func write(
    _ report: ScenarioReport, named end: String, of snapshot: DocumentSnapshot, _ resources: DocumentResources
  ) throws(CommandFailure) -> [String] {
    guard let film = snapshot.film(of: report) else {
      throw CommandFailure("the font tables of this program are damaged; install it again")
    }
    let stem = "\(folder)/\(stems[snapshot.uri] ?? Self.plain(snapshot.uri)).\(end)"
    var names: [String] = []
    do {
      for format in formats {
        let name = "\(stem).\(format.rawValue)"
        try File(name).replace(with: try Self.bytes(film, format, resources))
        names.append(name)
      }
    } catch let error as RasterizingError {
      throw CommandFailure("\(stem): \(error.description)")
    } catch let error as FileError {
      throw CommandFailure(error.description)
    } catch {
      throw CommandFailure("\(stem): \(error)")
    }
    return names
  }

  /// The film as a file of `format`.
  static func bytes(_ film: FilmPicture, _ format: Format, _ resources: DocumentResources) throws -> [UInt8] {
    switch format {
    case .svg: return FilmStrip(film).svg(file: resources.bytes)
    case .png:
      let strip = FilmStrip(film)
      return try Rasterizer.png(strip.svg(file: resources.bytes), strip.size, scale: 2)
    case .html: return FilmPage(film, file: resources.bytes).html
    case .apng:
      let reel = FilmReel(film)
      return try Rasterizer.film((0..<reel.count).map { reel.frame($0, file: resources.bytes) }, reel.size)
    }
  }

  /// The last part of a path without the ending of card files.
  private static func stem(_ path: String) -> String {
    plain(withoutEnding(String(path.split(separator: "/").last ?? "card")))
  }

  private static func withoutEnding(_ path: String) -> String {
    path.hasSuffix(".card.xml") ? String(path.dropLast(".card.xml".count)) : path
  }

  /// `name` as part of a name of a file: it leads nowhere else.
  private static func plain(_ name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
    let plain = String(letters.drop { $0 == "." }).split(separator: "-").joined(separator: "-")
    return plain.isEmpty ? "scene" : plain
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

extension DocumentSnapshot {
  /// The film of the scenario that ended as `report` says; nil when the product's own font tables are damaged.
  func film(of report: ScenarioReport) -> FilmPicture? {
    scene(.fiori) { scene, measurer in
      var camera = ScenarioCamera(scene, EnvironmentChoices().variant.environment)
      return camera.film(report.scenario, on: report.place, with: report.profile, &measurer)
    }
  }
}
