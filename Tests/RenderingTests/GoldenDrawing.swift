import Foundation
import Rendering
import Standards
import Synchronization
import Testing

/// The drawings in `Golden`, which somebody has looked at, without the places in the file that their parts stand for.
///
/// After a change that is meant, look at the drawings as pictures and record them anew:
/// `RECORD_DRAWINGS=1 swift test --filter LookedAt`
enum GoldenDrawing {
  static let isRecording = ProcessInfo.processInfo.environment["RECORD_DRAWINGS"] != nil
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

  /// What is compared of a drawing: all but the places in the file.
  static func text(_ drawing: [UInt8]) -> String {
    String(decoding: drawing, as: UTF8.self)
      .replacingOccurrences(of: " data-source=\"[0-9-]*\"", with: "", options: .regularExpression)
  }

  /// Expects `drawing` to be the one at `path` in the folder, or makes it that one while drawings are recorded.
  static func expect(_ drawing: [UInt8], _ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let (file, drawn) = (folder.appending(path: path), text(drawing))
    guard !isRecording else { return try Data(drawn.utf8).write(to: file) }
    let known = (try? String(decoding: Data(contentsOf: file), as: UTF8.self)) ?? ""
    guard let difference = difference(known, drawn) else { return }
    let sheet = try DrawingComparison.add(path, known, drawn)
    Issue.record(
      """
      \(path) is drawn differently, \(difference)
      Look at it in \(sheet.path), then: RECORD_DRAWINGS=1 swift test --filter LookedAt
      """, sourceLocation: sourceLocation)
  }

  /// Where two drawings differ first, with how many lines do; nil when they are the same.
  private static func difference(_ known: String, _ drawn: String) -> String? {
    guard known != drawn else { return nil }
    let (old, new) = (known.components(separatedBy: "\n"), drawn.components(separatedBy: "\n"))
    let place = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    let element = new.prefix(place + 1).last { $0.contains("data-element=") }?
      .components(separatedBy: "data-element=\"").dropFirst().first?.components(separatedBy: "\"").first
    func line(_ lines: [String]) -> String {
      place < lines.count ? lines[place].trimmingCharacters(in: .whitespaces) : "nothing"
    }
    let count = zip(old, new).count { $0 != $1 } + abs(old.count - new.count)
    return "first at line \(place + 1) in \(element ?? "the page"), in \(count) lines of \(new.count): "
      + "was \(line(old)), is \(line(new))"
  }
}

/// A web page that shows every drawing that has changed beside what it was, or both over one another.
private enum DrawingComparison {
  private static let file = GoldenDrawing.folder.appending(path: "../../../.build/changed-drawings.html")
    .standardizedFileURL
  /// The page of this run, once a drawing has changed; tests run beside each other.
  private static let page = Mutex<FileHandle?>(nil)

  /// Adds a drawing that was `known` and is `drawn` now; returns where the page is.
  static func add(_ path: String, _ known: String, _ drawn: String) throws -> URL {
    let section = "<h2>\(path)</h2><figure>\(picture(known, path))\(picture(drawn, path))</figure>\n"
    try page.withLock { page in
      let handle = try page ?? start()
      page = handle
      try handle.write(contentsOf: Data(section.utf8))
    }
    return file
  }

  private static func start() throws -> FileHandle {
    let head = """
      <!DOCTYPE html><meta charset="utf-8"><title>Changed drawings</title>
      <style>
        body { font: 15px system-ui; margin: 2em } h2 { font-size: 1em }
        figure { display: grid; gap: 2em; grid-template-columns: max-content max-content; margin: 0 0 3em }
        body:has(:checked) figure { background: #000; width: max-content }
        body:has(:checked) img { grid-area: 1/1; mix-blend-mode: difference }
      </style>
      <h1>Changed drawings: before, after</h1>
      <label><input type="checkbox"> One over the other: what is the same is black</label>

      """
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(head.utf8).write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    return handle
  }

  /// A drawing as an image of its own, so that no name in it meets one of another drawing; with its images in it.
  private static func picture(_ drawing: String, _ path: String) -> String {
    guard !drawing.isEmpty else { return "<p>There was none.</p>" }
    let parts = drawing.components(separatedBy: "href=\"../")
    let whole = parts.dropFirst().reduce(parts[0]) { result, part in
      let (name, rest) = (part.prefix { $0 != "\"" }, part.drop { $0 != "\"" })
      let place = GoldenDrawing.folder.appending(path: path).deletingLastPathComponent().appending(path: "../\(name)")
      let bytes = [UInt8]((try? Data(contentsOf: place.standardizedFileURL)) ?? Data())
      return result + "href=\"data:\(ImageData.mediaType(bytes) ?? "");base64,"
        + String(decoding: Base64.encoded(bytes), as: UTF8.self) + rest
    }
    return "<img alt=\"\" src=\"data:image/svg+xml;base64,\(Data(whole.utf8).base64EncodedString())\">"
  }
}
