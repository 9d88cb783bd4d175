/// Fills lines of a given width with a measured text, first fit, and truncates the last one when lines are limited.
struct LineFiller {
  let run: MeasuredRun
  let font: FontMetrics
  let properties: TextProperties
  let setting: TextSetting
  /// Where the text begins in the tree's bytes.
  let base: Int32
  /// Width of a line in font units.
  let limit: Int32
  /// Width of the hyphen that a soft hyphen at the end of a line becomes, if there is one.
  private let hyphen: Int32

  /// Slack for sums of rounded widths, in points.
  static let tolerance = 0.01

  init(_ run: MeasuredRun, _ font: FontMetrics, _ properties: TextProperties, _ text: TextContent, width: Double) {
    self.run = run
    self.font = font
    self.properties = properties
    setting = text.style
    base = text.start
    let units = (width + Self.tolerance) * Double(font.unitsPerEm) / max(text.style.size, 0.001)
    limit = Int32(min(max(units, 0), 1e9))
    hyphen = run.hasSoftHyphens ? Int32(font.tables.glyphs[font.tables.hyphen].advance) : 0
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
      let last = lastFitting(from: next, origin)
      if last > next {
        lines.append(line(start, last - 1, origin))
        next = last
        guard next < segments.count else { break }
        start = segments[next].start
        origin = segments[next].origin
      } else {
        let cut = forcedCut(start, segments[next].textEnd)
        var line = TextLine(start: base + start, end: base + cut.end, width: points(cut.width))
        line.hasHyphen = cut.hasHyphen
        lines.append(line)
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
    if lines.count == first { lines.append(TextLine(start: base, end: base, width: 0)) }
  }

  /// The segment after the last one that still fits in a line from segment `next` on; `next` when none does.
  private func lastFitting(from next: Int, _ origin: Int32) -> Int {
    let segments = run.segments
    var last = next
    var end = next
    while end < segments.count, segments[end].visibleEnd - origin <= limit {
      if segments[end].visibleEnd + hyphenWidth(end) - origin <= limit { last = end + 1 }
      if segments[end].isMandatory { break }
      end += 1
    }
    return last
  }

  /// Width of the hyphen that appears when a line ends with segment `index`.
  private func hyphenWidth(_ index: Int) -> Int32 {
    let segment = run.segments[index]
    let isShown = segment.endsWithSoftHyphen && !segment.isMandatory && index + 1 < run.segments.count
    return isShown ? hyphen : 0
  }

  /// Whether everything from segment `next` on fits in one line.
  private func fits(from next: Int, _ origin: Int32) -> Bool {
    for index in next..<run.segments.count {
      if run.segments[index].visibleEnd - origin > limit { return false }
      if run.segments[index].isMandatory, index + 1 < run.segments.count { return false }
    }
    return true
  }

  private func line(_ start: Int32, _ index: Int, _ origin: Int32) -> TextLine {
    let (last, hyphen) = (run.segments[index], hyphenWidth(index))
    // A line of nothing but white space ends where it begins.
    var line = TextLine(
      start: base + start, end: base + max(start, last.textEnd),
      width: points(max(0, last.visibleEnd - origin) + hyphen))
    line.hasHyphen = hyphen > 0
    return line
  }

  /// As much of a word too wide for a line, which ends at `end`, as fits, at least one cluster.
  private func forcedCut(_ start: Int32, _ end: Int32) -> Cut {
    setting.hyphenates ? wordCut(start, end) : clusterCut(start)
  }

  /// Where a word is cut.
  private struct Cut {
    var end: Int32
    var width: Int32
    /// From where the line begins to where the next one does.
    var advance: Int32
    var hasHyphen = false
  }

  /// As many clusters from `start` as fit.
  private func clusterCut(_ start: Int32) -> Cut {
    var walk = walk(from: start)
    var cut = Cut(end: start, width: 0, advance: 0)
    var before: Int32 = 0
    while let step = walk.next(run.bytes, font.tables, properties) {
      let offset = Int32(step.start)
      if step.isClusterStart, offset > start {
        cut = Cut(end: offset, width: before, advance: step.origin)
        if walk.position > limit { return cut }
      }
      before = walk.position
    }
    return Cut(end: Int32(run.bytes.count), width: before, advance: before)
  }

  /// The best place to break the word from `start` to `end`, the last of those that are equally good; where two parts meet only if that
  /// does not leave half of the line empty.
  private func wordCut(_ start: Int32, _ end: Int32) -> Cut {
    var walk = walk(from: start)
    var (word, cuts): ([UInt32], [(index: Int, cut: Cut)]) = ([], [])
    var before: Int32 = 0
    var beyond = 0
    while beyond <= WordBreak.lookAhead, let step = walk.next(run.bytes, font.tables, properties), step.start < end {
      if step.isClusterStart, !word.isEmpty, before <= limit {
        cuts.append((word.count, Cut(end: Int32(step.start), width: before, advance: step.origin)))
      }
      // A ligature is several letters.
      var offset = step.start
      while offset < step.end { word.append(UTF8Scalars.decode(run.bytes, &offset, step.end)) }
      before = walk.position
      if before > limit { beyond += 1 }
    }
    let hyphen = Int32(font.tables.glyphs[font.tables.hyphen].advance)
    let isCode = WordBreak.isCode(run.bytes, around: Int(start))
    var best: (quality: WordBreak.Quality, cut: Cut)?
    for (index, cut) in cuts.reversed() {
      if best?.quality == .good, cut.width < limit / 2 { break }
      let (quality, hasHyphen) = WordBreak.at(index, in: word, isCode: isCode)
      guard quality > best?.quality ?? .bad, !hasHyphen || cut.width + hyphen <= limit else { continue }
      best = (quality, Cut(end: cut.end, width: cut.width, advance: cut.advance, hasHyphen: hasHyphen))
      if quality == .joint { break }
    }
    guard var cut = best?.cut else { return clusterCut(start) }
    if cut.hasHyphen { cut.width += hyphen }
    return cut
  }

  private func walk(from start: Int32) -> GlyphWalk { GlyphWalk(Int(start)..<run.bytes.count, run.substitutions) }

  private func points(_ units: Int32) -> Double { Double(units) * setting.size / Double(font.unitsPerEm) }
}

extension LineFiller {
  /// The last line allowed, with an ellipsis for what does not fit.
  private func truncated(_ start: Int32, _ origin: Int32) -> TextLine {
    let ellipsis = Int32(font.tables.glyphs[font.tables.ellipsis].advance)
    let room = max(0, limit - ellipsis)
    switch setting.truncation {
    case .tail:
      let head = head(start, room)
      return TextLine(
        start: base + start, end: base + head.end, width: points(head.width + ellipsis), hasEllipsis: true)
    case .middle:
      let head = head(start, room / 2)
      let tail = tail(after: head.end, room - head.width)
      var line = TextLine(
        start: base + start, end: base + head.end, width: points(head.width + ellipsis + tail.width), hasEllipsis: true)
      line.tailStart = base + tail.start
      line.tailEnd = base + Int32(run.bytes.count)
      return line
    }
  }

  /// The longest head from `start` that is at most `room` units wide, white space at its end left out.
  private func head(_ start: Int32, _ room: Int32) -> (end: Int32, width: Int32) {
    if run.isPlain { return plainHead(start, room) }
    var walk = walk(from: start)
    var result = (end: start, width: Int32(0))
    var candidate = result
    while let step = walk.next(run.bytes, font.tables, properties) {
      if step.isClusterStart { result = candidate }
      if walk.position > room || FontMetrics.endsLine(step.scalar) { return result }
      if step.scalar != 0x20 { candidate = (Int32(step.end), walk.position) }
    }
    return candidate
  }

  /// The same in a plain run.
  private func plainHead(_ start: Int32, _ room: Int32) -> (end: Int32, width: Int32) {
    let bytes = run.bytes
    let pairs = font.tables.pairs
    var head = (end: start, width: Int32(0))
    var (before, position) = (0, Int32(0))
    for index in Int(start)..<bytes.count {
      let byte = Int(bytes[index])
      position += Int32(pairs[before << 7 | byte])
      if position > room { return head }
      if byte != 0x20 { head = (Int32(index + 1), position) }
      before = byte
    }
    return head
  }

  /// The longest tail that begins after `earliest`, is at most `room` units wide and stands on one line.
  private func tail(after earliest: Int32, _ room: Int32) -> (start: Int32, width: Int32) {
    var walk = walk(from: earliest)
    var starts: [(offset: Int32, origin: Int32)] = []
    while let step = walk.next(run.bytes, font.tables, properties) {
      if FontMetrics.endsLine(step.scalar) {
        starts.removeAll(keepingCapacity: true)
        continue
      }
      if step.isClusterStart, step.scalar != 0x20 { starts.append((Int32(step.start), step.origin)) }
    }
    let total = walk.position
    for start in starts where total - start.origin <= room { return (start.offset, total - start.origin) }
    return (Int32(run.bytes.count), 0)
  }
}
