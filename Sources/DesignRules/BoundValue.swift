import CardModel
import JSON
import SchemaModel
import SourceText
import Standards
import XMLSyntax

/// A binding that a rule looks at, and the data that it reads.
struct BoundValue {
  /// Where its path stands.
  let range: ByteRange
  /// The path, references replaced.
  let path: String
  /// The whole value that it stands in, references replaced.
  let value: String
  /// What has the value, as messages call it.
  let owner: String
  /// The type of the value, if not every word is one.
  let type: SimpleTypeID?
  /// What the column holds whose cell has the value as its text; nil where every word is a value.
  let column: ColumnType?
  /// Whether people read or hear the value.
  let isRead: Bool
  /// Whether it says what a part is repeated for.
  let isRepetition: Bool
  /// The data that it reads.
  let records: SampleRecords
  /// What stands at the path, in those records that have something there.
  let values: [JSONValue]
  /// What the schema of the data says of the value at the path.
  let shape: JSONSchema.Step
  /// The paths that it could have.
  let paths: SamplePaths
  /// How names are written where it stands.
  let escape: XMLEscape

  /// What a binding that stands here wants to read: a list for a repetition, else what its column holds, or a text.
  var want: SamplePaths.Want { isRepetition ? .list : column.map { .cell($0) } ?? .text }

  /// Whether nothing else stands in the value.
  var isAlone: Bool { value.utf8.count == path.utf8.count + 2 }

  /// The words and the fix that lead to the path to something as wanted that this one most likely means; none when none is like
  /// it.
  func advice(_ want: SamplePaths.Want?) -> (words: String, fixes: [Fix]) {
    guard let nearest = want.flatMap({ paths.nearest(to: path, $0, for: owner) }) else { return ("", []) }
    // Where the path leads to something, which of the two is wrong, or the sample, is for a person to say; so is whether one who
    // names something means the record itself.
    let isPreferred = values.isEmpty && nearest != "."
    return (
      "; did you mean “\(nearest)”?",
      [Fix("Change to “\(nearest)”", [TextEdit(range, escape.escaped(nearest))], isPreferred: isPreferred)]
    )
  }
}
