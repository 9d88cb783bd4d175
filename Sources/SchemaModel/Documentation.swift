/// What a schema says about one of its parts: the text of `xs:documentation` and the notes in `xs:appinfo`.
///
/// Most of it is never asked for, so it is read from the schema's file by whoever asks.
package struct Documentation: Hashable, Sendable {
  private enum Content: Sendable {
    case told(text: String, notes: [DocumentationNote])
    /// The annotations in a range of a file's bytes, and their notes.
    case written(SchemaFile, Range<Int>, notes: [DocumentationNote])
    /// What stands in a range of stored texts; the bits of the names that its notes have.
    case stored(StoredTexts, Range<Int>, noteNames: UInt64)
  }

  private let content: Content

  /// A text with notes.
  package init(text: String = "", notes: [DocumentationNote] = []) {
    content = .told(text: text, notes: notes)
  }

  /// The text of the `xs:annotation` elements in `range` of `file`, which hold some, and their notes.
  package init(textIn file: SchemaFile, _ range: Range<Int>, notes: [DocumentationNote]) {
    content = .written(file, range, notes: notes)
  }

  /// What stands in `range` of `texts`, with notes whose names have these bits there.
  init(in texts: StoredTexts, _ range: Range<Int>, noteNames: UInt64) {
    content = .stored(texts, range, noteNames: noteNames)
  }

  /// Nothing said.
  package static let none = Documentation()

  /// Plain text; blank lines separate paragraphs, white space at the ends of lines is gone.
  package var text: String {
    switch content {
    case .told(let text, _): text
    case .written(let file, let range, _): file.documentation(in: range).text
    case .stored(let texts, let range, _): texts.documentation(in: range).text
    }
  }

  /// The elements inside `xs:appinfo`, in document order.
  package var notes: [DocumentationNote] {
    switch content {
    case .told(_, let notes), .written(_, _, let notes): notes
    case .stored(let texts, let range, let names): names == 0 ? [] : texts.documentation(in: range).notes
    }
  }

  /// Whether nothing is said.
  package var isEmpty: Bool {
    if case .told(let text, let notes) = content { text.isEmpty && notes.isEmpty } else { false }
  }

  /// The first paragraph of the text, as one line.
  package var summary: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix { !$0.isEmpty }.joined(separator: " ")
  }

  /// The notes with this local name, in document order.
  package func notes(named name: String) -> [DocumentationNote] {
    // Most is asked of each part at every start, and is in few.
    if case .stored(_, _, let names) = content, names & StoredTexts.bit(of: name) == 0 { return [] }
    return notes.filter { $0.name == name }
  }

  /// Whether both say the same.
  package static func == (left: Documentation, right: Documentation) -> Bool {
    left.notes == right.notes && left.text == right.text
  }

  /// Hashes what is said.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(notes)
  }
}

/// One element inside `xs:appinfo`, such as `<g:source ref="HD-I25"/>`.
package struct DocumentationNote: Hashable, Sendable {
  /// An attribute of a note.
  package struct Attribute: Hashable, Sendable {
    /// The attribute's local name.
    package let name: String
    /// The attribute's value.
    package let value: String

    /// The attribute `name="value"`.
    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The element's namespace name.
  package let namespace: String
  /// The element's local name.
  package let name: String
  /// Its attributes in document order.
  package let attributes: [Attribute]
  /// Its text, white space collapsed.
  package let text: String

  /// A note.
  package init(namespace: String, name: String, attributes: [Attribute] = [], text: String = "") {
    self.namespace = namespace
    self.name = name
    self.attributes = attributes
    self.text = text
  }

  /// The value of the attribute `name`, if it is there.
  package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}
