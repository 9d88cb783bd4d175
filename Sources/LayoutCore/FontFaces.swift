/// The faces that texts are set in, and the rules by which their lines break: measures texts, remembers nothing.
///
/// An immutable object rather than a struct: handing it on counts one reference.
package final class FontFaces: Sendable {
  /// From light to black.
  let all: [FontMetrics]
  let properties: TextProperties

  /// These faces, from light to black, with lines broken by `properties`; nil when a face is missing.
  package init?(_ faces: [FontMetrics], _ properties: TextProperties) {
    guard faces.count == FontFace.allCases.count else { return nil }
    all = faces
    self.properties = properties
  }

  /// The metrics of `face`.
  package func metrics(_ face: FontFace) -> FontMetrics { all[Int(face.rawValue)] }

  /// Width in points of `text` on one line; of its longest line when it has line breaks.
  package func width(_ text: String, _ setting: TextSetting) -> Double {
    let bytes = Array(text.utf8)
    let font = metrics(setting.face)
    let units = font.lineWidth(bytes, 0..<bytes.count, properties) ?? run(bytes, setting.face).width
    return font.points(units, at: setting.size)
  }

  /// Width in points of the longest word of `text`: of what stands between spaces, hyphens (soft ones too), dashes and slashes, but
  /// for those inside numbers and dates; scripts that break inside words count nothing, nor does what is `cut`.
  package func longestWord(_ text: String, _ setting: TextSetting, _ cut: CutInside = .nothing) -> Double {
    let bytes = Array(text.utf8)
    let font = metrics(setting.face)
    var widest: Int32 = 0
    var (start, offset, breaksInside) = (0, 0, false)
    while offset <= bytes.count {
      let end = offset
      let scalar = offset < bytes.count ? UTF8Scalars.decode(bytes, &offset, bytes.count) : 0x20
      if end == bytes.count { offset += 1 }
      // From Thai on, but for the Latin and Greek letters and the signs beyond.
      if (0xE00...0x1DFF).contains(scalar) || scalar >= 0x2E80 { breaksInside = true }
      let isCut =
        cut != .nothing && WordBreak.isLetter(scalar) || cut == .wordsAndNumbers && (0x30...0x39).contains(scalar)
      guard isCut || Self.endsWord(scalar) && !FigureBreak.joins(bytes, signAt: end) else { continue }
      if !breaksInside, start < end {
        widest = max(
          widest, font.lineWidth(bytes, start..<end, properties) ?? run(Array(bytes[start..<end]), setting.face).width)
      }
      (start, breaksInside) = (offset, false)
    }
    return font.points(widest, at: setting.size)
  }

  /// What is cut where it is wider than a line: words where a hyphen may follow a letter, and numbers anywhere.
  package enum CutInside: Sendable {
    case nothing, words, wordsAndNumbers
  }

  private static func endsWord(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x0A, 0x2D, 0x2F, 0xAD, 0x2013: true
    default: false
    }
  }

  /// The parts of `text` between which a line may break, for a look at the algorithm.
  package func segments(_ text: String, _ face: FontFace) -> [String] {
    let bytes = Array(text.utf8)
    let segments = run(bytes, face).segments
    return segments.indices.map { index in
      let end = index + 1 < segments.count ? Int(segments[index + 1].start) : bytes.count
      return String(decoding: bytes[Int(segments[index].start)..<end], as: UTF8.self)
    }
  }

  /// The lines of `text` at `width` points; their offsets are those of its UTF-8.
  package func lines(_ text: String, _ setting: TextSetting, width: Double) -> [TextLine] {
    let bytes = Array(text.utf8)
    let content = TextContent(start: 0, end: Int32(clamping: bytes.count), style: setting)
    var lines: [TextLine] = []
    LineFiller(run(bytes, setting.face), metrics(setting.face), properties, content, width: width).fill(&lines)
    return lines
  }

  /// The text cut at its break opportunities.
  func run(_ bytes: [UInt8], _ face: FontFace) -> MeasuredRun {
    MeasuredRun(bytes, metrics(face).tables, properties)
  }
}
