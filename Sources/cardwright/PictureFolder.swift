import FileSystem
import LayoutCore
import Rasterizing
import Reporting
import Standards
import Workspace

/// A folder into which the drawings of a comparison are written.
struct PictureFolder: Sendable {
  /// The folder.
  let path: String
  let format: PictureFileFormat

  /// Pixels of a point in a PNG.
  private static let scale = 2.0
  /// The most drawings that wait for a browser.
  private static let mostAtOnce = 300

  /// Where the file `name` of the card that reports call `card` stands: cards of other names have other folders.
  static func place(of name: String, for card: String) -> String {
    let steps = card.split(separator: "/").filter { $0 != "." }.map { step in
      step == ".." ? "+up" : step.hasPrefix("+") ? "+" + step : String(step)
    }
    return ((card.hasPrefix("/") ? ["+root"] : []) + steps + [name]).joined(separator: "/")
  }

  /// The card whose files stand in the folder at `place`.
  static func card(at place: String) -> String {
    place.split(separator: "/").map { step in
      switch step {
      case "+root": ""
      case "+up": ".."
      default: String(step.hasPrefix("++") ? step.dropFirst() : step)
      }
    }.joined(separator: "/")
  }

  /// Writes the drawings of `files`, and notes in these where they stand, seen from the report at `report`, or below the address
  /// `base`.
  func write(_ files: inout [ComparedFile], report: String, base: String?) throws {
    var drawings: [(place: String, svg: [UInt8], size: Size)] = []
    let start = base.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? (link(from: report) + "/")
    for index in files.indices {
      for number in files[index].pictures.indices {
        let picture = files[index].pictures[number]
        let size = Size(picture.size.width, picture.size.height)
        var links: [String: String] = [:]
        for (word, svg) in picture.drawings?.files ?? [] {
          guard let svg = svg() else { continue }
          let place = Self.place(of: "\(picture.name).\(word).\(format.rawValue)", for: files[index].path)
          drawings.append((place, svg, size))
          links[word] = start + PercentEncoding.encoded(place, keeping: "/")
        }
        files[index].pictures[number].links = ComparedFile.Picture.Links(
          before: links["before"], after: links["after"], overlay: links["both"])
        if drawings.count >= Self.mostAtOnce || format == .svg { try write(&drawings) }
      }
    }
    try write(&drawings)
  }

  /// Writes `drawings`, of which none is left then.
  private func write(_ drawings: inout [(place: String, svg: [UInt8], size: Size)]) throws {
    let bytes =
      format == .png
      ? try Rasterizer.pngs(drawings.map { ($0.svg, $0.size) }, scale: Self.scale) : drawings.map(\.svg)
    for (drawing, bytes) in zip(drawings, bytes) {
      let file = path + "/" + drawing.place
      try Folder(FileURI.folder(of: WorkingFolder.absolute(file))).create()
      try File(file).replace(with: bytes)
    }
    drawings = []
  }

  /// What leads to the folder from the file at `report`, or from the working folder for standard output.
  private func link(from report: String) -> String {
    let home = FileURI.folder(of: WorkingFolder.absolute(report))
    let way = report == "-" ? path : FileURI.relative(WorkingFolder.absolute(path), from: home)
    return PercentEncoding.encoded(way, keeping: "/")
  }
}

/// What drawings are written as.
enum PictureFileFormat: String, CaseIterable {
  case svg, png
}
