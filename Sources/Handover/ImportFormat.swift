import CardModel
import JSON
import SchemaModel
import SourceText

/// A kind of file that `cardwright import` reads: the table by which cards are handed over to it, read from the other side, and what
/// cannot stand in a table.
package struct ImportFormat: Sendable {
  /// Its name on the command line.
  package let name: String
  /// Its name for people.
  package let title: String
  /// The target whose files it reads.
  let target: HandoverTarget
  /// What is read beside that: rows for what only others write, and `-x` for what is not read as the target writes it.
  let extra: MappingTable
  /// Whether a file is of this kind.
  let isFormat: @Sendable (ImportTree) -> Bool
  /// The folders of an app in which its files lie; none where what a file names is found from its own folder.
  package let appFolders: [String]
  /// Where pictures are from there.
  package let pictures: String
  /// The families of which the parts may stand in a file without being in one.
  let bare: [ElementName]
  /// Lays the file out as the target writes it, and finds its data.
  let prepare: @Sendable (inout Importer) throws(ImportProblem) -> Void
  /// A text with the bindings of the language in place of those of the format.
  let text: @Sendable (inout Importer, _ text: String, _ node: Int) -> String
  /// The path to which the expression `text`, one of several words by the value at a path, leads.
  let choice: @Sendable (_ text: String, [String: MappingTable.Word]) -> String?
  /// What a tap does; tells whether it says something.
  let press: @Sendable (inout Importer, Int, inout ImportedValues) -> Bool
  /// The path of a picture; nil for what is none.
  let image: @Sendable (_ address: String) -> String?
  /// The series of a chart by what stands at a node, which is the given column of it.
  let chart: @Sendable (inout Importer, Int, ChartRecords.Part, ElementDraft) -> Bool
  /// Whether nothing is missing where this is not taken over.
  let isSilent: @Sendable (ImportTree, Int) -> Bool

  /// The folder from which is found what the file at the absolute `path` names, and the place of that file in it: the one above the
  /// nearest of the folders of an app, else the file's own.
  package func home(of path: String) -> (folder: String, place: String) {
    let parts = path.split(separator: "/")
    let start = parts.dropLast().lastIndex { appFolders.contains(String($0)) } ?? max(parts.count - 1, 0)
    return ("/" + parts[..<start].joined(separator: "/"), parts[start...].joined(separator: "/"))
  }

  /// All formats.
  package static let all: [ImportFormat] = [.ui5, .mdk, .adaptive]
}

/// Why a file cannot be imported: a sentence, and where in the file it became clear.
package struct ImportProblem: Error {
  /// What is wrong.
  package let message: String
  /// The byte of the file at which it is; nil where it is the whole of it.
  package let offset: Int?
  /// Whether it is in the data of a template, and not in the file itself.
  package var isInData = false
}

extension ImportProblem {
  /// What is wrong with the whole of it.
  init(_ message: String) { self.init(message: message, offset: nil) }
}

/// What lies around an imported file.
package struct ImportSurroundings {
  /// The name of the card without its ending, which its sample has as well.
  package var name: String
  /// The bytes of the file at a path from the ``ImportFormat/home(of:)`` of the imported one; nil where there is none.
  package var file: (_ path: String, _ format: ImportFormat) -> [UInt8]?
  /// The absolute path of the imported file; nil where it came on standard input.
  package var path: String? = ""
  /// The data of a template; nil where there are none but those in it.
  package var data: [UInt8]?
  /// The path of a picture from the card.
  package var picture: (_ path: String, _ format: ImportFormat) -> String = { path, _ in path }

  /// Surroundings of these.
  package init(name: String, file: @escaping (_ path: String, _ format: ImportFormat) -> [UInt8]?) {
    (self.name, self.file) = (name, file)
  }
}

/// What the values of a file say about an element.
struct ImportedValues {
  /// Whom a value is about.
  enum Owner { case own, parent, column }

  /// The element.
  let element: ElementDraft
  /// What is said about the element around it, and about the column of a cell; an attribute, or the text without one.
  var parent: [(name: AttributeName, value: String)] = []
  var column: [(name: AttributeName?, value: String)] = []
  var owner = Owner.own
  /// What a row of a table says about each column.
  var columns: [[(name: AttributeName?, value: String)]] = []
}
