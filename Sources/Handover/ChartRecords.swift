import CardModel
import JSON

/// What a chart shows, as a table: categories down, series across.
struct ChartRecords {
  /// What a target asks of it.
  enum Part: String, Sendable {
    case categories, series, values, dimensions, measures, feeds, data
  }

  /// One series.
  struct Series {
    let name: String
    /// Whether the card names it.
    let isNamed: Bool
    let values: [Double?]
    /// The path of its values in the items of ``list``.
    let path: String?
  }

  /// What kind of chart it is in the target.
  let kind: String
  let series: [Series]
  let categories: [String]
  /// Points whose texts are not those of the first series of that length.
  private(set) var strays: [HandoverPart] = []
  /// The list whose items are the points of every series, and the path of the category in them.
  private(set) var list: HandoverList?
  private(set) var listPath: String?
  private(set) var categoryPath: String?

  /// The points of `part`; nil without any.
  init?(_ part: HandoverPart, _ context: HandoverContext, _ exporter: Exporter) {
    let type = part.attribute(.type) ?? ""
    kind = exporter.target.table.words["charts"]?[type]?.text ?? type
    var (series, categories): ([Series], [String]) = ([], [])
    for child in part.children where child.name == .series {
      for scope in Self.scopes(child, context.scope) {
        let points = Self.points(child, scope)
        let name = child.child(.label).flatMap { scope.filled($0.text) } ?? ""
        let values = points.map { point, scope in
          (point.attribute(.value) ?? point.attribute(.close)).flatMap(scope.filled).flatMap(Double.init).flatMap {
            $0.isFinite ? $0 : nil
          }
        }
        let isBound = points.first?.0.attribute(.each) != nil && child.children.filter { $0.name == .point }.count == 1
        series.append(
          Series(
            name: name.isEmpty ? "Series \(series.count + 1)" : name, isNamed: !name.isEmpty, values: values,
            path: isBound ? points.first?.0.attribute(.value).flatMap(Self.path) : nil))
        if points.count > categories.count {
          categories = points.enumerated().map { index, point in
            let text = point.1.filled(point.0.text) ?? ""
            return text.isEmpty ? point.0.attribute(.x).flatMap(point.1.filled) ?? "\(index + 1)" : text
          }
        }
      }
    }
    guard !categories.isEmpty else { return nil }
    for child in part.children where child.name == .series {
      for scope in Self.scopes(child, context.scope) {
        let points = Self.points(child, scope)
        for (index, (point, scope)) in points.enumerated() {
          guard let text = scope.filled(point.text), !text.isEmpty, text != categories[index] else { continue }
          strays.append(point)
        }
      }
    }
    (self.series, self.categories) = (series, categories)
    bind(part, context, exporter)
  }

  /// Finds the list of which all series show the items.
  private mutating func bind(_ part: HandoverPart, _ context: HandoverContext, _ exporter: Exporter) {
    let children = part.children.filter { $0.name == .series }
    let points = children.compactMap { $0.child(.point) }
    guard context.isBound, points.count == children.count, series.allSatisfy({ $0.path != nil }),
      let each = points.first?.attribute(.each), points.allSatisfy({ $0.attribute(.each) == each }),
      children.allSatisfy({ $0.attribute(.each) == nil }), let first = points.first
    else { return }
    list = exporter.list(each, context)
    listPath = Self.path(each)
    categoryPath = Self.path(first.text)
    if categoryPath == nil { list = nil }
  }

  private static func path(_ text: String) -> String? {
    guard text.first == "{", text.last == "}", text != "{.}", !text.dropFirst().contains("{") else { return nil }
    return HandoverBindings.path(String(text.dropFirst().dropLast()))
  }

  private static func points(_ series: HandoverPart, _ scope: SampleScope) -> [(HandoverPart, SampleScope)] {
    series.children.filter { $0.name == .point }.flatMap { point in scopes(point, scope).map { (point, $0) } }
  }

  private static func scopes(_ part: HandoverPart, _ scope: SampleScope) -> [SampleScope] {
    guard let each = part.attribute(.each) else { return [scope] }
    return (scope.items(each) ?? []).map { SampleScope(root: scope.root, item: $0) }
  }
}
