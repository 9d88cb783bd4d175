package import JSON
import SchemaValidation
package import SourceText
import Standards
package import XMLSyntax

/// What is known of the targets to which cards are handed over, from what knows them.
package struct HandoverKnowledge: Sendable {
  /// With more nodes a card is not handed over while somebody edits it.
  static let mostNodes = 5_000

  /// The targets.
  package let targets: [Target]
  /// The kinds of what is found in a card.
  package let kinds: [DiagnosticKind]
  /// The kinds of what is found of files that are exported and imported, which no card can ignore.
  package let outside: [DiagnosticKind]
  /// What the targets of these names cannot say of a card that is right by itself.
  package let diagnostics:
    @Sendable (_ card: XMLTree, _ targets: [String], _ sample: (_ path: String) -> JSONValue?) -> [Diagnostic]
  /// What targets make of an element where it stands, in Markdown: those of these names, or all.
  package let outcomes: @Sendable (_ element: NodeID, _ card: XMLTree, _ targets: [String]) -> [Outcome]
  /// What the icon of this name is in targets, in Markdown: those of these names, or all.
  package let icons: @Sendable (_ name: String, _ targets: [String]) -> [Outcome]
  /// What the target of this name makes of a card that is right by itself, whose file has this name without its ending.
  package let code:
    @Sendable (_ card: XMLTree, _ target: String, _ name: String, _ sample: (_ path: String) -> JSONValue?) -> Code

  /// A target.
  package struct Target: Hashable, Sendable {
    /// Its name in messages and on the command line, and that for people.
    package let name, title: String

    /// The target `name`, called `title`.
    package init(name: String, title: String) { (self.name, self.title) = (name, title) }
  }

  /// What one target makes of an element.
  package struct Outcome: Hashable, Sendable {
    /// The target's name for people.
    package let target: String
    /// What it makes, in Markdown.
    package let text: String

    /// What `target` makes, in Markdown.
    package init(target: String, text: String) { (self.target, self.text) = (target, text) }
  }

  /// What one target makes of a card.
  package struct Code: Hashable, Sendable {
    /// The texts that it becomes, those that all of it is in first.
    package let files: [File]
    /// What the target cannot say.
    package let losses: [Diagnostic]

    /// These files and losses.
    package init(files: [File], losses: [Diagnostic]) { (self.files, self.losses) = (files, losses) }
  }

  /// A text that a card becomes.
  package struct File: Hashable, Sendable {
    /// Where it is written, and what is in it.
    package let path, text: String
    /// Which of its lines are from what, inner parts before those around them; none for a file that is from none.
    package let lines: [Lines]

    /// The file at `path`.
    package init(path: String, text: String, lines: [Lines]) {
      (self.path, self.text, self.lines) = (path, text, lines)
    }
  }

  /// Lines that a part has become.
  package struct Lines: Hashable, Sendable {
    /// The first and the last of them, counted from 0.
    package let first, last: Int
    /// The part.
    package let part: NodeID

    /// The lines from `first` to `last`, which are from `part`.
    package init(first: Int, last: Int, part: NodeID) { (self.first, self.last, self.part) = (first, last, part) }
  }

  /// Knowledge that is asked so, and finds what is of these kinds.
  package init(
    targets: [Target], kinds: [DiagnosticKind], outside: [DiagnosticKind] = [],
    diagnostics: @escaping @Sendable (XMLTree, [String], (_ path: String) -> JSONValue?) -> [Diagnostic],
    outcomes: @escaping @Sendable (NodeID, XMLTree, [String]) -> [Outcome],
    icons: @escaping @Sendable (String, [String]) -> [Outcome],
    code: @escaping @Sendable (XMLTree, String, String, (_ path: String) -> JSONValue?) -> Code
  ) {
    (self.targets, self.kinds, self.outside, self.diagnostics) = (targets, kinds, outside, diagnostics)
    (self.outcomes, self.icons, self.code) = (outcomes, icons, code)
  }
}

extension DocumentSnapshot {
  /// The name of its file without folder and ending.
  package var stem: String {
    let path = FileURI.path(uri) ?? uri
    let name = path == "<stdin>" ? "card" : path.split(separator: "/").last ?? "card"
    return String(name.hasSuffix(CardLanguage.fileSuffix) ? name.dropLast(CardLanguage.fileSuffix.count) : name)
  }

  /// What is wrong with it as XML or by its schema, so that it is not handed over.
  package var handoverFaults: [Diagnostic] {
    (tree.diagnostics + (assessment?.diagnostics ?? [])).filter { $0.severity == .error }
  }

  /// The same as a sentence for people; nil where nothing is wrong.
  package var handoverTrouble: String? {
    handoverFaults.first.map { fault in
      let line = lines.position(of: fault.range.start, in: .utf16).line + 1
      return "The card has errors, so that it is not handed over. Line \(line): \(fault.message)"
    }
  }

  /// What the target of this name makes of it: nil for what is no card, is wrong, or is too large to be handed over while somebody
  /// edits it.
  package func code(for target: String) -> HandoverKnowledge.Code? {
    guard isInLanguage, tree.nodes.count <= HandoverKnowledge.mostNodes, handoverFaults.isEmpty else { return nil }
    let code = language.handover?.code(tree, target, stem, resources.sample)
    // Why nothing becomes of it is told whatever it ignores.
    return code.map { HandoverKnowledge.Code(files: $0.files, losses: $0.files.isEmpty ? $0.losses : told($0.losses)) }
  }
}
