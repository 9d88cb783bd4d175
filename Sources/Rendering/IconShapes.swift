import BundledData

/// Icons as simple shapes of our own in a square of 24 by 24.
///
/// A name's first part, its group, does not matter: `actions.home` and `places.home` look the same.
package enum IconShapes {
  /// An icon's outline in a square of 24 by 24.
  package struct Shape: Hashable, Sendable {
    /// Its path data, as SVG writes it.
    package var path: String
    /// Whether it is filled rather than drawn as a line.
    package var isFilled: Bool
    /// Whether it points along the reading direction and is mirrored with it.
    package var isDirectional: Bool
  }

  /// The shape of the icon called `name`, or nil when there is none: a name that is not in the catalogue, or one of Apple's
  /// symbols, which are not ours to draw.
  package static func shape(_ name: String) -> Shape? {
    if name.hasPrefix("sf:") { return nil }
    let base = name.hasPrefix("star.") ? name[...] : name.split(separator: ".").last ?? name[...]
    guard let row = row(Array(base.utf8)) else { return nil }
    return row.kind == "as" ? self.row(Array(row.value.utf8))?.shape : row.shape
  }

  /// A row of the table: `line`, `fill` or `as`, with `mirrored` where it is, and the path or the name that looks the same.
  private struct Row {
    var kind: Substring
    var value: Substring
    var isDirectional: Bool

    var shape: Shape { Shape(path: String(value), isFilled: kind == "fill", isDirectional: isDirectional) }
  }

  /// Rows sorted by name, byte for byte, so that one is found without reading the others.
  private static let table = BundledFile.table("icon-shapes.tsv")

  /// Names with a shape, groups left out.
  static var names: [String] {
    table.split(separator: lineFeed).map { String(decoding: $0.prefix { $0 != tab }, as: UTF8.self) }
  }

  /// Whether the shape called `name` is that of another name.
  static func isAlias(_ name: String) -> Bool { row(Array(name.utf8))?.kind == "as" }

  /// The row of `name`.
  private static func row(_ name: [UInt8]) -> Row? {
    var (low, high) = (0, table.count)
    while low < high {
      let middle = (low + high) / 2
      let start = table[low..<middle].lastIndex(of: lineFeed).map { $0 + 1 } ?? low
      let end = table[start..<high].firstIndex(of: lineFeed) ?? high
      let line = table[start..<end]
      let found = line.prefix { $0 != tab }
      if found.elementsEqual(name) { return read(line.dropFirst(found.count + 1)) }
      if found.lexicographicallyPrecedes(name) { low = end + 1 } else { high = start }
    }
    return nil
  }

  private static func read(_ line: ArraySlice<UInt8>) -> Row? {
    let fields = String(decoding: line, as: UTF8.self).split(separator: "\t")
    guard fields.count >= 2 else { return nil }
    return Row(kind: fields[0], value: fields[1], isDirectional: fields.count > 2 && fields[2] == "mirrored")
  }

  private static let (tab, lineFeed): (UInt8, UInt8) = (0x09, 0x0A)
}
