package import CardComparison
package import SourceText

/// One card file of which two versions differ.
package struct ComparedFile: Sendable {
  /// What has become of the file.
  package enum Status: String, Sendable, CaseIterable { case added, removed, renamed, changed }

  /// A finding that only one version has.
  package struct Finding: Hashable, Sendable {
    /// The finding.
    package let diagnostic: Diagnostic
    /// Its line in that version, counted from 1.
    package let line: Int

    /// Those of `diagnostics`, which are in `text`.
    package static func all(_ diagnostics: [Diagnostic], in text: SourceText) -> [Finding] {
      guard !diagnostics.isEmpty else { return [] }
      let lines = LineTable(text)
      return diagnostics.map { Finding(diagnostic: $0, line: lines.line(at: $0.range.start) + 1) }
    }
  }

  /// The drawings for one environment, as SVG.
  package struct Picture: Sendable {
    /// Where a drawing that was written as a file is found, from the report.
    package struct Links: Hashable, Sendable {
      /// As it was; nil for a card that is new.
      package var before: String?
      /// As it is; nil for a card that is gone.
      package var after: String?
      /// Both, with what has changed; nil where there is only one.
      package var overlay: String?

      /// None yet.
      package init() {}
    }

    /// The environment, such as “iPhone 15, dark”.
    package let caption: String
    /// The same in the name of a file, such as `iphone-15-dark`.
    package let name: String
    /// Width and height of the larger one, in points.
    package let size: (width: Double, height: Double)
    /// As it was; nil for a card that is new.
    package let before: [UInt8]?
    /// As it is; nil for a card that is gone.
    package let after: [UInt8]?
    /// The one above the other, with frames around what has changed; nil where there is only one.
    package let both: [UInt8]?
    /// Frames around what is gone, for the place above the card as it was.
    package let marksBefore: [UInt8]
    /// Frames around what has changed, for the place above the card as it is.
    package let marksAfter: [UInt8]
    /// Its files; none where none were written.
    package var links = Links()

    /// The drawings for the environment that people call `caption`, and names of files `name`.
    package init(
      _ caption: String, _ name: String, size: (width: Double, height: Double), before: [UInt8]?, after: [UInt8]?,
      both: [UInt8]?, marks: (before: [UInt8], after: [UInt8])
    ) {
      (self.caption, self.name, self.size) = (caption, name, size)
      (self.before, self.after, self.both) = (before, after, both)
      (marksBefore, marksAfter) = marks
    }
  }

  /// Its path as a report names it.
  package let path: String
  /// Its path before, where that is another.
  package let oldPath: String?
  /// What has become of it.
  package let status: Status
  /// What else there is to know, as sentences without full stops.
  package var notes: [String] = []
  /// What has changed in it.
  package var changes: [CardChange] = []
  /// What is found now and was not before.
  package var gained: [Finding] = []
  /// What was found before and is not any more.
  package var lost: [Finding] = []
  /// Its drawings where they differ.
  package var pictures: [Picture] = []

  /// A file in which nothing is known to have changed yet.
  package init(path: String, oldPath: String? = nil, status: Status) {
    (self.path, self.oldPath, self.status) = (path, oldPath, status)
  }

  /// What has become of it, as people say it.
  var headline: String {
    switch status {
    case .added: "new"
    case .removed: "gone"
    case .renamed: "renamed, was \(oldPath ?? "")"
    case .changed: "changed"
    }
  }

  /// Whether nothing of what people see has changed.
  package var looksTheSame: Bool { changes.isEmpty && gained.isEmpty && lost.isEmpty && pictures.isEmpty }

  /// All that is told of it where nothing of what people see has changed; nil where something has.
  var emptiness: String? {
    guard status == .changed || status == .renamed, looksTheSame, notes.isEmpty else { return nil }
    return status == .renamed ? "nothing in it has changed" : "nothing but white space, comments or the way of writing"
  }
}
