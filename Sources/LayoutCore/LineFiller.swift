/// Fills lines of a given width with a measured text, first fit, and truncates the last one when lines are limited.
struct LineFiller {
  let bytes: [UInt8]
  let range: Range<Int>
  let run: MeasuredRun
  let font: FontTables
  let setting: TextSetting
  /// Width of a line in font units.
  let limit: Int32

  /// Slack for sums of rounded widths, in points.
  static let tolerance = 0.01

  init(bytes: [UInt8], range: Range<Int>, run: MeasuredRun, font: FontTables, setting: TextSetting, width: Double) {
    self.bytes = bytes
    self.range = range
    self.run = run
    self.font = font
    self.setting = setting
    let units = (width + Self.tolerance) * Double(font.unitsPerEm) / max(setting.size, 0.001)
    limit = Int32(min(max(units, 0), 1e9))
  }

  /// Appends the lines to `lines`; a text without a visible character gives one empty line.
  func fill(_ lines: inout [TextLine]) {
    let segments = run.segments
    let first = lines.count
    var next = 0
    // Where the line begins: a segment's start, or inside a segment too wide for a line.
    var start: Int32 = 0
    var origin: Int32 = segments.first?.origin ?? 0
    while next < segments.count {
      if setting.lineLimit > 0, lines.count - first == setting.lineLimit - 1, !fits(from: next, origin) {
        lines.append(truncated(start, origin))
        return
      }
      var last = next
      var end = next
      while end < segments.count, segments[end].visibleEnd - origin <= limit {
        last = end + 1
        if segments[end].isMandatory { break }
        end += 1
      }
      if last > next {
        lines.append(line(start, segments[last - 1], origin))
        next = last
        guard next < segments.count else { break }
        start = segments[next].start
        origin = segments[next].origin
      } else {
        let cut = forcedCut(start)
        lines.append(TextLine(start: absolute(start), end: absolute(cut.end), width: points(cut.width)))
        if cut.end >= segments[next].textEnd {
          next += 1
          guard next < segments.count else { break }
          start = segments[next].start
          origin = segments[next].origin
        } else {
          start = cut.end
          origin += cut.advance
        }
      }
    }
    if lines.count == first { lines.append(TextLine(start: absolute(0), end: absolute(0), width: 0)) }
  }

  /// Whether everything from segment `next` on fits in one line.
  private func fits(from next: Int, _ origin: Int32) -> Bool {
    for index in next..<run.segments.count {
      if run.segments[index].visibleEnd - origin > limit { return false }
      if run.segments[index].isMandatory, index + 1 < run.segments.count { return false }
    }
    return true
  }

  private func line(_ start: Int32, _ last: MeasuredRun.Segment, _ origin: Int32) -> TextLine {
    // A line of nothing but white space ends where it begins.
    TextLine(
      start: absolute(start), end: absolute(max(start, last.textEnd)), width: points(max(0, last.visibleEnd - origin)))
  }

  /// As many clusters from `start` as fit, at least one: a word too wide for a line is cut.
  private func forcedCut(_ start: Int32) -> (end: Int32, width: Int32, advance: Int32) {
    var walk = GlyphWalk(range.lowerBound + Int(start)..<range.upperBound)
    var end = start
    var width: Int32 = 0
    var before: Int32 = 0
    while let step = walk.next(bytes, font) {
      let offset = Int32(step.start - range.lowerBound)
      if step.isClusterStart, offset > start {
        end = offset
        width = before
        if walk.position > limit { return (end, width, step.origin) }
      }
      before = walk.position
    }
    return (Int32(range.count), before, before)
  }

  private func absolute(_ offset: Int32) -> Int32 { Int32(range.lowerBound) + offset }

  private func points(_ units: Int32) -> Double { Double(units) * setting.size / Double(font.unitsPerEm) }
}

extension LineFiller {
  /// The last line allowed, with an ellipsis for what does not fit.
  private func truncated(_ start: Int32, _ origin: Int32) -> TextLine {
    let ellipsis = Int32(font.glyphs[font.glyphIndex(0x2026)].advance)
    let room = max(0, limit - ellipsis)
    switch setting.truncation {
    case .tail:
      let head = head(start, room)
      return TextLine(
        start: absolute(start), end: absolute(head.end), width: points(head.width + ellipsis), hasEllipsis: true)
    case .middle:
      let head = head(start, room / 2)
      let tail = tail(after: head.end, room - head.width)
      var line = TextLine(
        start: absolute(start), end: absolute(head.end), width: points(head.width + ellipsis + tail.width),
        hasEllipsis: true)
      line.tailStart = absolute(tail.start)
      line.tailEnd = Int32(range.upperBound)
      return line
    }
  }

  /// The longest head from `start` that is at most `room` units wide, white space at its end left out.
  private func head(_ start: Int32, _ room: Int32) -> (end: Int32, width: Int32) {
    var walk = GlyphWalk(range.lowerBound + Int(start)..<range.upperBound)
    var result = (end: start, width: Int32(0))
    var candidate = result
    var before: Int32 = 0
    while let step = walk.next(bytes, font) {
      if step.isClusterStart { result = candidate }
      // An explicit line break ends the line, whatever room there is.
      if walk.position > room || step.scalar == 0x0A || step.scalar == 0x2028 { return result }
      before = walk.position
      if step.scalar != 0x20 { candidate = (Int32(step.end - range.lowerBound), before) }
    }
    return candidate
  }

  /// The longest tail that begins after `earliest` and is at most `room` units wide.
  private func tail(after earliest: Int32, _ room: Int32) -> (start: Int32, width: Int32) {
    var walk = GlyphWalk(range.lowerBound + Int(earliest)..<range.upperBound)
    var starts: [(offset: Int32, origin: Int32)] = []
    while let step = walk.next(bytes, font) {
      if step.isClusterStart, step.scalar != 0x20 {
        starts.append((Int32(step.start - range.lowerBound), step.origin))
      }
    }
    let total = walk.position
    for start in starts where total - start.origin <= room { return (start.offset, total - start.origin) }
    return (Int32(range.count), 0)
  }
}
