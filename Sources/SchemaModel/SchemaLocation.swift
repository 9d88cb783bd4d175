/// Where in the schema's files something is declared.
package struct SchemaLocation: Hashable, Sendable {
  private enum Place: Hashable, Sendable {
    case line(file: String, Int)
    case offset(SchemaFile, Int)
  }

  private let place: Place

  /// A line of a file, counted from one.
  package init(file: String, line: Int) { place = .line(file: file, line) }

  /// The line of the byte at `offset` of a file.
  package init(_ file: SchemaFile, offset: Int) { place = .offset(file, offset) }

  /// For what every schema has without declaring it, such as `xs:string`.
  package static let builtIn = SchemaLocation(file: "", line: 0)

  /// The file's name as it was given to the reader, such as `card.xsd`.
  package var file: String {
    switch place {
    case .line(let file, _): file
    case .offset(let file, _): file.name
    }
  }

  /// The line, counted from one.
  package var line: Int {
    switch place {
    case .line(_, let line): line
    case .offset(let file, let offset): file.line(at: offset)
    }
  }
}
