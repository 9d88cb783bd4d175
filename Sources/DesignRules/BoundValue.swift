import CardModel
import JSON
import SchemaModel
import SourceText
import XMLSyntax

/// A binding that a rule looks at, and the data that it reads.
struct BoundValue {
  /// Where its path stands.
  let range: ByteRange
  /// The path.
  let path: String
  /// The whole value that it stands in.
  let value: String
  /// What has the value, as messages call it.
  let owner: String
  /// The type of the value, if not every word is one.
  let type: SimpleTypeID?
  /// Whether it says what a part is repeated for.
  let isRepetition: Bool
  /// The data that it reads.
  let records: SampleRecords

  /// Whether `value` can stand here: a list for a repetition, else a text.
  func takes(_ value: JSONValue) -> Bool { isRepetition ? value.array != nil : SampleScope.text(value) != nil }

  /// The path with a value that this one most likely means; nil when none is like it.
  ///
  /// - Parameter isFit: Whether the value at a path can stand here.
  func nearestPath(where isFit: (JSONValue) -> Bool) -> String? {
    let paths = records.paths(where: isFit).filter { $0 != path }
    if let near = Spelling.nearest(to: path, among: paths) { return near }
    let last = path.split(separator: "/").last
    return paths.first { $0.split(separator: "/").last == last } ?? (paths.count == 1 ? paths[0] : nil)
  }

  /// “; did you mean “title”?”, and the fix that writes that path.
  func advice(_ nearest: String?) -> (words: String, fixes: [Fix]) {
    guard let nearest else { return ("", []) }
    return (
      "; did you mean “\(nearest)”?", [Fix("Change to “\(nearest)”", [TextEdit(range, nearest)], isPreferred: true)]
    )
  }
}

extension SampleRecords {
  /// Records beyond these, and paths beyond those, are not looked through for others.
  private static let (mostProbed, mostPaths, deepest) = (20, 400, 3)

  /// The paths at which there is a value that `isFit`: those from the records first, then those from the top of the sample.
  func paths(where isFit: (JSONValue) -> Bool) -> [String] {
    var paths: [String] = []
    var seen: Set<String> = []
    func add(_ value: JSONValue, _ prefix: String, _ depth: Int) {
      for member in value.object?.members ?? [] where paths.count < Self.mostPaths {
        let path = prefix + member.name
        if isFit(member.value), seen.insert(path).inserted { paths.append(path) }
        if depth < Self.deepest { add(member.value, path + "/", depth + 1) }
      }
    }
    for scope in scopes.prefix(Self.mostProbed) {
      if let item = scope.item { add(item, "", 1) }
      if let item = scope.item, isFit(item), seen.insert(".").inserted { paths.append(".") }
    }
    if let first = scopes.first, let root = first.root, first.item != root { add(root, "/", 1) }
    return paths
  }
}
