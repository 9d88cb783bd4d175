/// What a schema says about one of its parts: the text of `xs:documentation` and the notes in `xs:appinfo`.
package struct Documentation: Hashable, Sendable {
  /// Plain text; blank lines separate paragraphs, white space at the ends of lines is gone.
  package let text: String
  /// The elements inside `xs:appinfo`, in document order.
  package let notes: [DocumentationNote]

  /// A text with notes.
  package init(text: String = "", notes: [DocumentationNote] = []) {
    self.text = text
    self.notes = notes
  }

  /// Nothing said.
  package static let none = Documentation()

  /// Whether nothing is said.
  package var isEmpty: Bool { text.isEmpty && notes.isEmpty }

  /// The first paragraph of the text, as one line.
  package var summary: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix { !$0.isEmpty }.joined(separator: " ")
  }

  /// The notes with this local name, in document order.
  package func notes(named name: String) -> [DocumentationNote] { notes.filter { $0.name == name } }
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

/// Where in the schema's files something is declared.
package struct SchemaLocation: Hashable, Sendable {
  /// The file's name as it was given to the reader, such as `card.xsd`.
  package let file: String
  /// The line, counted from one.
  package let line: Int

  /// A line of a file.
  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// For what every schema has without declaring it, such as `xs:string`.
  package static let builtIn = SchemaLocation(file: "", line: 0)
}
