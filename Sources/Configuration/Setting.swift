/// One of the settings of a project: ``all`` is the one list of them.
///
/// What reads a configuration, what checks it, its JSON Schema, completion, hover and its page in the documentation are made
/// from it.
package struct Setting: Sendable {
  /// What a value may be.
  package indirect enum Shape: Sendable {
    /// `true` or `false`.
    case flag
    /// A whole number within bounds.
    case number(ClosedRange<Int>)
    /// A whole number from 1 on, that is at most what the guidelines allow.
    case limit(Int)
    /// Any text.
    case text
    /// The path of a file, as seen from the configuration's folder.
    case path
    /// An opaque colour, `#RRGGBB`.
    case color
    /// One of some words.
    case word([Word])
    /// A list of such values.
    case list(Shape)
    /// An object with any of these names of a thing that is called so, each with such a value.
    case table(String, [Word], Shape)
    /// An object with whatever names things that are called so have, each with such a value.
    case named(String, Shape)
    /// An object with these settings.
    case group([Setting])
  }

  /// A word that may be written, and what it means.
  package struct Word: Hashable, Sendable {
    /// How it is written.
    package let name: String
    /// What it means, as a sentence; empty where the name says it.
    package let summary: String

    init(_ name: String, _ summary: String = "") { (self.name, self.summary) = (name, summary) }
  }

  /// How the values of several files come together.
  package enum Merge: String, Sendable {
    /// The nearest file that has it is asked.
    case nearest = "the nearest file that has it counts"
    /// Name by name the nearest file that has it is asked.
    case byName = "each name counts as the nearest file with it says"
    /// All of them hold.
    case together = "those of all files hold"
  }

  /// Its name in an object.
  package let name: String
  /// What it does: sentences of Markdown, the first of which stands alone.
  package let summary: String
  /// What a value may be.
  package let shape: Shape
  /// What holds where no file says otherwise, in words.
  package let standard: String
  /// How the values of several files come together.
  package let merge: Merge
  /// A value as an example, in JSON.
  package let example: String

  init(
    _ name: String, _ shape: Shape, standard: String, merge: Merge = .nearest, example: String, _ summary: String
  ) {
    (self.name, self.shape, self.standard) = (name, shape, standard)
    (self.merge, self.example, self.summary) = (merge, example, summary)
  }

  /// An object with these `settings`, each as it says.
  init(_ name: String, _ settings: [Setting], standard: String, _ summary: String) {
    let examples = settings.map { "\"\($0.name)\": \($0.example)" }
    self.init(
      name, .group(settings), standard: standard, merge: .byName,
      example: "{ \(examples.joined(separator: ", ")) }", summary)
  }
}

extension Setting.Shape {
  /// What such values are, as it is said of one that is not: “must be …”.
  package var words: String {
    switch self {
    case .flag: "true or false"
    case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .limit(let most):
      "a whole number from 1 to \(most): a project can be stricter than the guidelines, not more generous"
    case .text: "a text"
    case .path: "the path of a file"
    case .color: "a colour such as “#0064D9”"
    case .word(let words): "one of " + words.map { "“\($0.name)”" }.joined(separator: ", ")
    case .list(let item): "a list, each of it \(item.words)"
    case .table, .group: "an object"
    case .named(let what, _): "an object, in it each \(what) by its name"
    }
  }

  /// What the member of an object called `name` may be, with what it means; nil where there is no such name, or this is no
  /// object.
  package func member(_ name: String) -> (summary: String, shape: Setting.Shape)? {
    switch self {
    case .table(_, let names, let shape): names.first { $0.name == name }.map { ($0.summary, shape) }
    case .group(let settings): settings.first { $0.name == name }.map { ($0.summary, $0.shape) }
    case .named(let what, let shape): ("A \(what).", shape)
    default: nil
    }
  }

  /// The names that members of an object may have.
  package var names: [Setting.Word] {
    switch self {
    case .table(_, let names, _): names
    case .group(let settings): settings.map { Setting.Word($0.name, $0.summary) }
    default: []
    }
  }
}
