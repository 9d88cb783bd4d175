import ArgumentParser
import CardAnalysis
import Workspace

/// The formats of a file that a command draws into, of which its ending says one.
protocol OutputFormat: CaseIterable, Equatable, RawRepresentable where RawValue == String {
  /// The formats of other endings than their own.
  static var otherEndings: [String: Self] { get }
}

extension OutputFormat {
  /// The format of files with the ending of `path`; nil for others.
  init?(ending path: String) {
    guard let ending = Self.ending(of: path), let format = Self.otherEndings[ending] ?? Self(rawValue: ending) else {
      return nil
    }
    self = format
  }

  /// The letters behind the last point of the name in `path`, small; nil where it has none.
  private static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex, dot < name.index(before: name.endIndex) else {
      return nil
    }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Endings by which other programs take a file for something else than what some of the commands write.
  private static var foreignEndings: Set<String> {
    [
      "apng", "avif", "bmp", "css", "dot", "gif", "gv", "heic", "htm", "html", "jpeg", "jpg", "js", "json", "md", "mp4",
      "pdf", "png", "svg", "tif", "tiff", "webm", "webp", "xml", "zip",
    ]
  }

  /// Sees that nobody takes the file at `path`, which becomes a text where its ending says no format, for something else.
  static func checkText(_ path: String) throws(ValidationError) {
    guard Self(ending: path) == nil, let ending = ending(of: path), foreignEndings.contains(ending) else { return }
    throw ValidationError("\(path) would be taken for something else than a text; name a file with another ending.")
  }

  /// Sees that the file at `path` is no card, also where a link leads to it.
  static func checkNoCard(_ path: String) throws(ValidationError) {
    if path.hasSuffix(CardLanguage.fileSuffix) {
      throw ValidationError("\(path) is the name of a card, which is not replaced; give --output another name.")
    }
    if let place = FileStamp.realPath(path), place.hasSuffix(CardLanguage.fileSuffix) {
      throw ValidationError("\(path) leads to the card \(place), which is not replaced; give --output another name.")
    }
  }

  /// Sees that the format that was `said`, if one was, and the ending of `path` do not contradict one another, and that no card is
  /// replaced.
  static func check(_ said: Self?, for path: String) throws(ValidationError) {
    try checkNoCard(path)
    guard let ending = ending(of: path) else { return }
    let format = Self(ending: path)
    if said == nil, format == nil {
      let endings = allCases.map { "." + $0.rawValue }
      throw ValidationError(
        "There is no format for .\(ending) files; use \(endings.dropLast().joined(separator: ", ")) or \(endings.last ?? ""), "
          + "or say --format.")
    }
    guard let said, format != said, format != nil || foreignEndings.contains(ending) else { return }
    // Without --format there would be none for it.
    let way = format == nil ? "name another file." : "leave --format out, or name another file."
    throw ValidationError("--format \(said.rawValue) and a .\(ending) file contradict one another; \(way)")
  }
}
