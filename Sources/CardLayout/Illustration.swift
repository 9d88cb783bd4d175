import CardModel
import LayoutCore

/// A simple picture of our own beside a message.
package struct Illustration: Hashable, Sendable {
  /// What it shows.
  enum Motif: Hashable, Sendable, CaseIterable {
    case box, tasks, search, connection, bell, medal, people, chart, calendar, letter
    case table, upload, lock, gear, page, compass, speech, clock
  }

  var motif: Motif

  /// How many pictures there are.
  package static var count: Int { Motif.allCases.count }

  /// The picture that fits the name from the illustration family, else the cause.
  init(name: String?, cause: EmptyCause) {
    let base = (name?.split(separator: ".").last).map { $0.lowercased() } ?? ""
    motif = Self.words.first { base.contains($0.word) }?.motif ?? (cause == .failed ? .connection : .box)
  }

  /// Parts of the family's names with what they are shown as; the first that fits decides.
  private static let words: [(word: String, motif: Motif)] = [
    ("unabletoloadimage", .page), ("unabletoupload", .upload), ("unable", .connection), ("connection", .connection),
    ("error", .connection), ("column", .table), ("dimension", .table), ("calculator", .table), ("upload", .upload),
    ("task", .tasks), ("search", .search), ("filter", .search), ("notification", .bell), ("achievement", .medal),
    ("survey", .tasks), ("auth", .lock), ("success", .medal), ("appreciation", .medal), ("balloon", .medal),
    ("addpeopletocalendar", .calendar), ("people", .people), ("team", .people), ("user", .people), ("avatar", .people),
    ("faceid", .people), ("handshake", .people), ("company", .people), ("chart", .chart), ("flow", .chart),
    ("activit", .calendar), ("calendar", .calendar), ("appointment", .calendar), ("mail", .letter),
    ("message", .letter),
    ("lock", .lock), ("secret", .lock), ("fingerprint", .lock), ("signout", .lock), ("session", .clock),
    ("component", .gear), ("service", .gear), ("setting", .gear), ("system", .gear), ("tool", .gear),
    ("pagenotfound", .page), ("saveditems", .page), ("code", .page), ("externallink", .page), ("compass", .compass),
    ("roadmap", .compass), ("mission", .compass), ("radar", .compass), ("dialog", .speech), ("help", .speech),
    ("tutorial", .speech),
  ]

  private static let line = ColorToken.secondaryLabel
  private static let paper = ColorToken("secondaryGroupedBackground")
  private static let shade = ColorToken("accentBackground6", opacity: 0.7)
  private static let accent = ColorToken.tintColor

  /// Draws in a square of 64 by 64 in the middle of the sketch.
  func draw(_ sketch: inout Sketch) {
    sketch.mirrors = false
    var pen = Pen(sketch: sketch)
    pen.circle(32, 34, 26, Self.shade)
    pen.line([(10, 58), (54, 58)], Self.line)
    switch motif {
    case .box: Self.box(&pen)
    case .tasks: Self.tasks(&pen)
    case .search: Self.search(&pen)
    case .connection: Self.connection(&pen)
    case .bell: Self.bell(&pen)
    case .medal: Self.medal(&pen)
    case .people: Self.people(&pen)
    case .chart: Self.chart(&pen)
    case .calendar: Self.calendar(&pen)
    case .letter: Self.letter(&pen)
    case .table: Self.table(&pen)
    case .upload: Self.upload(&pen)
    case .lock: Self.lock(&pen)
    case .gear: Self.gear(&pen)
    case .page: Self.page(&pen)
    case .compass: Self.compass(&pen)
    case .speech: Self.speech(&pen)
    case .clock: Self.clock(&pen)
    }
    sketch = pen.sketch
  }

  private static func box(_ pen: inout Pen) {
    pen.shape([(14, 32), (32, 26), (50, 32), (32, 39)], shade, line)
    pen.shape([(14, 32), (32, 39), (32, 58), (14, 51)], paper, line)
    pen.shape([(50, 32), (32, 39), (32, 58), (50, 51)], paper, line)
    pen.line([(32, 8), (32, 18)], accent)
    pen.line([(20, 12), (24, 20)], accent)
    pen.line([(44, 12), (40, 20)], accent)
  }

  private static func tasks(_ pen: inout Pen) {
    pen.rectangle((16, 14), (32, 44), 3, paper, line)
    pen.rectangle((25, 10), (14, 8), 2, accent, nil)
    pen.line([(22, 40), (29, 47), (42, 30)], accent, 3)
  }

  private static func search(_ pen: inout Pen) {
    pen.circle(28, 28, 15, paper, line)
    pen.line([(39, 39), (52, 52)], line, 4)
    pen.line([(22, 24), (34, 24)], accent)
    pen.line([(22, 31), (30, 31)], accent)
  }

  private static func connection(_ pen: inout Pen) {
    pen.circle(22, 40, 11, paper, line)
    pen.circle(42, 40, 11, paper, line)
    pen.circle(32, 32, 14, paper, line)
    pen.rectangle((17, 32), (30, 18), 8, paper, nil)
    pen.line([(19, 51), (45, 51)], line)
    pen.line([(32, 26), (32, 38)], ColorToken("criticalLabel"), 3)
    pen.circle(32, 44, 1.8, ColorToken("criticalLabel"))
  }

  private static func bell(_ pen: inout Pen) {
    pen.shape([(18, 48), (22, 42), (22, 28), (27, 19), (37, 19), (42, 28), (42, 42), (46, 48)], paper, line)
    pen.circle(32, 52, 4, accent)
    pen.circle(32, 16, 2.5, line)
    pen.line([(48, 18), (54, 12)], accent)
    pen.line([(16, 18), (10, 12)], accent)
  }

  private static func medal(_ pen: inout Pen) {
    pen.shape([(23, 38), (18, 57), (26, 53), (31, 58), (33, 42)], accent, nil)
    pen.shape([(41, 38), (46, 57), (38, 53), (33, 58), (31, 42)], accent, nil)
    pen.circle(32, 26, 17, paper, line)
    pen.line([(24, 26), (30, 32), (41, 19)], accent, 3)
  }

  private static func people(_ pen: inout Pen) {
    pen.circle(23, 24, 8, paper, line)
    pen.shape([(10, 58), (11, 44), (17, 37), (29, 37), (35, 44), (36, 58)], paper, line)
    pen.circle(43, 28, 7, shade, line)
    pen.shape([(32, 58), (33, 46), (38, 40), (48, 40), (53, 46), (54, 58)], accent, line)
  }

  private static func chart(_ pen: inout Pen) {
    pen.rectangle((12, 14), (40, 44), 3, paper, line)
    pen.rectangle((19, 40), (7, 12), 1, shade, line)
    pen.rectangle((29, 30), (7, 22), 1, accent, nil)
    pen.rectangle((39, 36), (7, 16), 1, shade, line)
    pen.line([(19, 30), (29, 22), (38, 27), (46, 19)], line)
  }

  private static func calendar(_ pen: inout Pen) {
    pen.rectangle((13, 16), (38, 42), 3, paper, line)
    pen.rectangle((13, 16), (38, 10), 3, accent, nil)
    pen.line([(22, 12), (22, 20)], line)
    pen.line([(42, 12), (42, 20)], line)
    for row in 0..<3 {
      for column in 0..<4 {
        pen.circle(20 + Double(column) * 8, 33 + Double(row) * 8, 1.8, row == 1 && column == 2 ? accent : line)
      }
    }
  }

  private static func letter(_ pen: inout Pen) {
    pen.rectangle((11, 22), (42, 32), 3, paper, line)
    pen.line([(12, 24), (32, 41), (52, 24)], line)
    pen.circle(52, 20, 6, accent)
  }
}

extension Illustration {
  private static func table(_ pen: inout Pen) {
    pen.rectangle((11, 16), (42, 40), 3, paper, line)
    pen.rectangle((11, 16), (42, 9), 3, shade, line)
    pen.rectangle((26, 25), (13, 31), 0, accent, nil)
    pen.line([(11, 35), (53, 35)], line)
    pen.line([(11, 45), (53, 45)], line)
  }

  private static func upload(_ pen: inout Pen) {
    pen.circle(21, 40, 11, paper, line)
    pen.circle(44, 41, 10, paper, line)
    pen.circle(33, 32, 14, paper, line)
    pen.rectangle((17, 34), (30, 17), 8, paper, nil)
    pen.line([(19, 51), (46, 51)], line)
    pen.line([(32, 47), (32, 28)], accent, 3)
    pen.line([(25, 35), (32, 28), (39, 35)], accent, 3)
  }

  private static func lock(_ pen: inout Pen) {
    pen.rectangle((23, 12), (18, 32), 9, shade, line)
    pen.rectangle((16, 30), (32, 27), 4, paper, line)
    pen.circle(32, 41, 4, accent)
    pen.line([(32, 42), (32, 50)], accent, 3)
  }

  private static func gear(_ pen: inout Pen) {
    // Eight teeth around the rim: a full turn in eighths, on a grid of its own.
    for (x, y) in [(0.0, -1.0), (0.71, -0.71), (1, 0), (0.71, 0.71), (0, 1), (-0.71, 0.71), (-1, 0), (-0.71, -0.71)] {
      pen.line([(32 + 15 * x, 33 + 15 * y), (32 + 22 * x, 33 + 22 * y)], line, 6)
    }
    pen.circle(32, 33, 16, paper, line)
    pen.circle(32, 33, 6, accent)
  }

  private static func page(_ pen: inout Pen) {
    pen.shape([(17, 10), (38, 10), (48, 20), (48, 58), (17, 58)], paper, line)
    pen.shape([(38, 10), (38, 20), (48, 20)], shade, line)
    pen.line([(24, 30), (41, 30)], accent, 2.5)
    pen.line([(24, 38), (41, 38)], line)
    pen.line([(24, 46), (35, 46)], line)
  }

  private static func compass(_ pen: inout Pen) {
    pen.circle(32, 34, 21, paper, line)
    pen.shape([(32, 18), (37, 34), (27, 34)], accent, nil)
    pen.shape([(32, 50), (37, 34), (27, 34)], shade, line)
    pen.circle(32, 34, 2, line)
  }

  private static func speech(_ pen: inout Pen) {
    pen.rectangle((10, 14), (36, 24), 5, paper, line)
    pen.shape([(18, 37), (18, 46), (27, 37)], paper, nil)
    pen.line([(18, 38), (18, 46), (26, 38)], line)
    pen.line([(17, 22), (39, 22)], accent, 2.5)
    pen.line([(17, 29), (32, 29)], line)
    pen.rectangle((31, 42), (23, 14), 4, accent, line)
  }

  private static func clock(_ pen: inout Pen) {
    pen.circle(32, 34, 21, paper, line)
    pen.line([(32, 20), (32, 34), (42, 40)], accent, 3)
    for (x, y) in [(32.0, 16.0), (50, 34), (32, 52), (14, 34)] { pen.circle(x, y, 1.5, line) }
  }
}

extension Illustration {
  /// Draws in units of a 64th of the picture's side.
  fileprivate struct Pen {
    var sketch: Sketch
    private let unit: Double
    private let left: Double
    private let top: Double

    init(sketch: Sketch) {
      self.sketch = sketch
      unit = min(sketch.width, sketch.height) / 64
      left = (sketch.width - 64 * unit) / 2
      top = (sketch.height - 64 * unit) / 2
    }

    private func places(_ points: [(Double, Double)]) -> [(x: Double, y: Double)] {
      points.map { (left + $0.0 * unit, top + $0.1 * unit) }
    }

    mutating func line(_ points: [(Double, Double)], _ color: ColorToken, _ width: Double = 1.5) {
      sketch.line(places(points), color, width * unit)
    }

    mutating func shape(_ points: [(Double, Double)], _ fill: ColorToken, _ stroke: ColorToken?) {
      let corners = places(points)
      sketch.area(corners, fill)
      if let stroke, let first = corners.first { sketch.line(corners + [first], stroke, 1.5 * unit) }
    }

    mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ fill: ColorToken, _ stroke: ColorToken? = nil) {
      sketch.circle(
        left + x * unit, top + y * unit, radius * unit, fill, stroke: stroke,
        strokeWidth: stroke == nil ? 0 : 1.5 * unit)
    }

    mutating func rectangle(
      _ corner: (x: Double, y: Double), _ size: (width: Double, height: Double), _ radius: Double, _ fill: ColorToken,
      _ stroke: ColorToken?
    ) {
      sketch.rectangle(
        Frame(
          x: left + corner.x * unit, y: top + corner.y * unit, width: size.width * unit, height: size.height * unit),
        fill,
        radius: radius * unit, stroke: stroke, strokeWidth: stroke == nil ? 0 : 1.5 * unit)
    }
  }
}
