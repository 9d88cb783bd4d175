import ArgumentParser
import CardAnalysis

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

  /// Sees that the format that was `said`, if one was, and the ending of `path` do not contradict one another, and that no card is
  /// replaced.
  static func check(_ said: Self?, for path: String) throws(ValidationError) {
    if path.hasSuffix(CardLanguage.fileSuffix) {
      throw ValidationError("\(path) is the name of a card, which is not replaced; give --output another name.")
    }
    guard let ending = ending(of: path) else { return }
    let format = Self(ending: path)
    if said == nil, format == nil {
      let endings = allCases.map { "." + $0.rawValue }
      throw ValidationError(
        "There is no format for .\(ending) files; use \(endings.dropLast().joined(separator: ", ")) or \(endings.last ?? ""), "
          + "or say --format.")
    }
    if let said, let format, format != said {
      throw ValidationError(
        "--format \(said.rawValue) and a .\(ending) file contradict one another; leave --format out, or name another file."
      )
    }
  }
}
