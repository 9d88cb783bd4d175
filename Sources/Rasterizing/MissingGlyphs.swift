import ChildProcess
import FileSystem

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Scripts of a drawing that no installed font has: the pictures of ``Rasterizer`` show boxes in their place.
package enum MissingGlyphs {
  /// The scripts that the product's own faces lack and fonts are installed for apart, with the package of Debian that has
  /// one.
  private static let scripts: [(name: String, scalars: [ClosedRange<UInt32>], package: String)] = [
    ("Hebrew", [0x591...0x5FF, 0xFB1D...0xFB4F], "fonts-noto-core"),
    ("Arabic", [0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFC], "fonts-noto-core"),
    ("Indic", [0x900...0xDFF], "fonts-noto-core"),
    ("Thai, Lao or Khmer", [0xE00...0xEFF, 0x1780...0x17FF], "fonts-noto-core"),
    ("Korean", [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF], "fonts-noto-cjk"),
    ("Chinese or Japanese", [0x2E80...0x312F, 0x3190...0xA4CF, 0xF900...0xFAFF, 0xFF01...0xFFDC], "fonts-noto-cjk"),
    ("emoji", [0x1F300...0x1FAFF], "fonts-noto-color-emoji"),
  ]
  private static let deadline = Duration.seconds(10)

  /// What there is to say of each script in `svg` of which no font has some characters; nothing where fontconfig cannot be asked.
  package static func notes(on svg: [UInt8]) -> [String] {
    // Nearly all drawings have nothing beyond Latin letters and signs.
    guard svg.contains(where: { (0xD6...0xDF).contains($0) || (0xE0...0xE1).contains($0) || $0 >= 0xE3 }) else {
      return []
    }
    var found = scripts.map { _ in Set<UInt32>() }
    for scalar in String(decoding: svg, as: UTF8.self).unicodeScalars where scalar.value >= 0x591 {
      for (index, script) in scripts.enumerated() where script.scalars.contains(where: { $0.contains(scalar.value) }) {
        found[index].insert(scalar.value)
      }
    }
    guard found.contains(where: { !$0.isEmpty }), let known = drawn(among: found.reduce([]) { $0.union($1) }) else {
      return []
    }
    return zip(scripts, found).compactMap { script, scalars in
      guard !scalars.isSubset(of: known) else { return nil }
      return
        "no installed font has some of the \(script.name) characters of this drawing, and the picture shows boxes in their "
        + "place; install one (apt install \(script.package)), or write SVG"
    }
  }

  /// Those of `scalars` that one font or another has; nil where that cannot be told.
  private static func drawn(among scalars: Set<UInt32>) -> Set<UInt32>? {
    guard let lister = ChildProcess(named: "fc-list") else { return nil }
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let result = File("\(folder)/cardwright-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).fonts")
    defer { unlink(result.path) }
    guard (try? lister.run([":", "charset"], within: deadline, output: result.path)) != nil,
      let listed = try? result.read()
    else { return nil }
    // A font a line: “:charset=20-7e a0 100-17f”.
    var left = scalars
    for range in Set(listed.split { $0 == 0x0A || $0 == 0x20 || $0 == 0x3D }) {
      let ends = range.split(separator: UInt8(ascii: "-")).compactMap {
        UInt32(String(decoding: $0, as: UTF8.self), radix: 16)
      }
      guard let first = ends.first, let last = ends.last, first <= last, !left.isEmpty else { continue }
      left = left.filter { !(first...last).contains($0) }
    }
    return scalars.subtracting(left)
  }
}
