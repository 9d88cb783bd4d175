import CardModel
import JSON
import Standards

/// What a chart shows, as a table: categories down, series across.
struct ChartRecords {
  /// What a target asks of it.
  enum Part: String, Sendable {
    case categories, series, values, dimensions, measures, feeds, data
    /// Points by two values or three, and the places of totals among the categories.
    case points, totals
  }

  /// A point that has its place by two values.
  struct Point {
    /// Which of the series it is in.
    let series: Int
    let name: String
    /// Across, up, and where it has one its size.
    let values: [Double?]
  }

  /// One series.
  struct Series {
    let name: String
    /// Whether the card names it.
    let isNamed: Bool
    var values: [Double?]
    /// The path of its values in the items of ``list``.
    let path: String?
  }

  /// What kind of chart it is in the target.
  let kind: String
  /// The language of its texts.
  let language: LanguageTag?
  private(set) var series: [Series]
  private(set) var categories: [String]
  /// Which of the names of series and categories are from the data.
  private(set) var fromData: Set<String> = []
  /// The places of categories that stand for a total so far.
  private(set) var totals: [Int] = []
  /// The points of a chart that places them by two values, in a target that does; else none.
  private(set) var points: [Point] = []
  /// Whether the first value of each series is a share of the second, or of 100 where there is none.
  let isShare: Bool
  /// Points whose `x` nothing says, as their texts name the categories.
  private(set) var unplaced: [HandoverPart] = []
  /// Repeated points among others whose lists are empty, or not in the sample.
  private(set) var unlisted: [HandoverPart] = []
  /// Points whose texts are not those of the first series of that length.
  private(set) var strays: [HandoverPart] = []
  /// The list whose items are the points of every series, and the path of the category in them.
  private(set) var list: HandoverList?
  private(set) var listPath: String?
  private(set) var categoryPath: String?

  /// The points of `part`; nil without any.
  init?(_ part: HandoverPart, _ context: HandoverContext, _ exporter: Exporter) {
    let type = part.attribute(.type) ?? ""
    language = part.language
    let words = exporter.mappings.words
    isShare = words["shares"]?[type] != nil
    let plot = words["points"]?[type]?.text
    let isPlotted = plot != nil
    kind = exporter.mappings.words["charts"]?[type]?.text ?? type
    var (series, categories, fromData): ([Series], [String], Set<String>) = ([], [], [])
    func read(_ text: String, _ scope: SampleScope) -> String? {
      let filled = scope.filled(text)
      if let filled, filled != SampleScope(root: nil, item: nil).filled(text) { fromData.insert(filled) }
      return filled
    }
    let children = Self.children(.series, of: part, exporter)
    for child in children {
      let ownPoints = Self.children(.point, of: child, exporter)
      for scope in Self.scopes(child, context.scope) {
        let points = Self.scoped(ownPoints, scope)
        // A list alone may be bound; among others its points are those of the sample.
        if ownPoints.count > 1 { unlisted += ownPoints.filter { Self.scopes($0, scope).isEmpty } }
        let name = Self.children(.label, of: child, exporter).first.flatMap { read($0.text, scope) } ?? ""
        let values = points.map { point, scope in
          Self.number(point.attribute(.value) ?? point.attribute(.close), scope)
        }
        if !isPlotted {
          unplaced += points.filter {
            $0.0.attribute(.x) != nil && $0.0.isDrawn(.x) && $0.1.filled($0.0.text)?.isEmpty == false
          }.map(\.0)
        }
        for (index, (point, scope)) in points.enumerated() {
          if scope.filled(point.attribute(.total) ?? "") == "true", !totals.contains(index) { totals.append(index) }
          guard isPlotted else { continue }
          let text = scope.filled(point.text) ?? ""
          let size = plot == "sized" ? [Self.number(point.attribute(.size), scope)] : []
          self.points.append(
            Point(
              series: series.count, name: text.isEmpty ? scope.filled(point.attribute(.x) ?? "") ?? "" : text,
              values: [Self.number(point.attribute(.x), scope), values[index]] + size))
        }
        let isBound = points.first?.0.attribute(.each) != nil && ownPoints.count == 1
        series.append(
          Series(
            name: name.isEmpty ? "Series \(series.count + 1)" : name, isNamed: !name.isEmpty, values: values,
            path: isBound ? points.first?.0.attribute(.value).flatMap(Self.path) : nil))
        if points.count > categories.count {
          categories = points.enumerated().map { index, point in
            let text = read(point.0.text, point.1) ?? ""
            return text.isEmpty ? point.0.attribute(.x).flatMap { read($0, point.1) } ?? "\(index + 1)" : text
          }
        }
      }
    }
    guard !categories.isEmpty else { return nil }
    (self.series, self.categories, self.fromData) = (series, categories, fromData)
    findStrays(children, context, exporter)
    // What is computed of values is bound to none.
    if !isShare, !isPlotted { bind(children, context, exporter) }
  }

  private mutating func findStrays(_ children: [HandoverPart], _ context: HandoverContext, _ exporter: Exporter) {
    for child in children {
      for scope in Self.scopes(child, context.scope) {
        let points = Self.scoped(Self.children(.point, of: child, exporter), scope)
        for (index, (point, scope)) in points.enumerated() {
          guard let text = scope.filled(point.text), !text.isEmpty, text != categories[index] else { continue }
          strays.append(point)
        }
      }
    }
  }

  private static func number(_ text: String?, _ scope: SampleScope) -> Double? {
    text.flatMap(scope.filled).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The same with the share and what is left of the whole, where that is what the chart shows: slices of a ring.
  var asSlices: ChartRecords {
    shares { part, whole in
      [part, max(0, whole - part)]
    } names: { part, whole in
      [part, whole.isEmpty ? "–" : "\(whole) − \(part)"]
    }
  }

  /// The same with the whole in front of its share, where that is what the chart shows.
  var wholeFirst: ChartRecords {
    shares {
      [$1, $0]
    } names: {
      [$1, $0]
    }
  }

  private func shares(
    _ values: (_ part: Double, _ whole: Double) -> [Double], names: (_ part: String, _ whole: String) -> [String]
  ) -> ChartRecords {
    guard isShare else { return self }
    var records = self
    for (index, own) in series.enumerated() {
      records.series[index].values = values(
        own.values.first.flatMap { $0 } ?? 0, (own.values.count > 1 ? own.values[1] : nil) ?? 100)
    }
    records.categories = names(categories.first ?? "", categories.count > 1 ? categories[1] : "")
    return records
  }

  /// Finds the list of which all series, `children` of the chart, show the items.
  private mutating func bind(_ children: [HandoverPart], _ context: HandoverContext, _ exporter: Exporter) {
    let points = children.compactMap { Self.children(.point, of: $0, exporter).first }
    guard context.isBound, points.count == children.count, series.allSatisfy({ $0.path != nil }),
      let each = points.first?.attribute(.each), points.allSatisfy({ $0.attribute(.each) == each }),
      children.allSatisfy({ $0.attribute(.each) == nil }), let first = points.first
    else { return }
    list = context.list(each)
    listPath = Self.path(each)
    categoryPath = Self.path(first.text)
    if categoryPath == nil { list = nil }
  }

  private static func path(_ text: String) -> String? {
    guard text.first == "{", text.last == "}", text != "{.}", !text.dropFirst().contains("{") else { return nil }
    return HandoverBindings.path(String(text.dropFirst().dropLast()))
  }

  /// The elements `name` in `part` that the target does not leave out.
  private static func children(_ name: ElementName, of part: HandoverPart, _ exporter: Exporter) -> [HandoverPart] {
    part.children.filter { $0.name == name && exporter.target.otherPlatform(of: $0) == nil }
  }

  private static func scoped(_ points: [HandoverPart], _ scope: SampleScope) -> [(HandoverPart, SampleScope)] {
    points.flatMap { point in scopes(point, scope).map { (point, $0) } }
  }

  private static func scopes(_ part: HandoverPart, _ scope: SampleScope) -> [SampleScope] {
    guard let each = part.attribute(.each) else { return [scope] }
    return (scope.items(each) ?? []).map { SampleScope(root: scope.root, item: $0) }
  }
}

extension HandoverPart {
  /// Whether the chart in which this point stands looks at its attribute `name`.
  func isDrawn(_ name: AttributeName) -> Bool {
    guard self.name == .point, ChartType.pointAttributes.contains(name) else { return true }
    return parent?.parent?.attribute(.type).flatMap(ChartType.init)?.pointAttributes.contains(name) ?? true
  }
}
