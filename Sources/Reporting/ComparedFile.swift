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

  /// That it is drawn otherwise in one environment.
  package struct Picture: Sendable {
    /// Both versions as SVG, and what shows how they differ, which is made when somebody asks for it.
    package struct Drawings: Sendable {
      /// As it was; nil for a card that is new.
      let before: [UInt8]?
      /// As it is; nil for a card that is gone.
      let after: [UInt8]?
      private let overlay: @Sendable () -> [UInt8]?
      private let frames: @Sendable (_ before: Bool) -> [UInt8]

      /// The drawings `before` and `after`.
      ///
      /// - Parameters:
      ///   - both: the one above the other, with frames around what has changed; nil where there is only one.
      ///   - marks: frames around what is gone, for the place above the card as it was, or else around what has changed, for
      ///     that above the card as it is.
      package init(
        before: [UInt8]?, after: [UInt8]?, both: @escaping @Sendable () -> [UInt8]?,
        marks: @escaping @Sendable (_ before: Bool) -> [UInt8]
      ) {
        (self.before, self.after, overlay, frames) = (before, after, both, marks)
      }

      /// All that is to be written as files, by the word that tells them apart.
      package var files: [(word: String, svg: @Sendable () -> [UInt8]?)] {
        [("before", { before }), ("after", { after }), ("both", overlay)]
      }

      /// The frames above the card as it was, or as it is.
      func marks(before: Bool) -> [UInt8] { frames(before) }
    }

    /// Where a drawing that was written as a file is found, from the report.
    package struct Links: Hashable, Sendable {
      /// As it was; nil for a card that is new.
      package let before: String?
      /// As it is; nil for a card that is gone.
      package let after: String?
      /// Both, with what has changed; nil where there is only one.
      package let overlay: String?

      /// Where they are.
      package init(before: String? = nil, after: String? = nil, overlay: String? = nil) {
        (self.before, self.after, self.overlay) = (before, after, overlay)
      }
    }

    /// The environment, such as “iPhone 15, dark”.
    package let caption: String
    /// The same in the name of a file, such as `iphone-15-dark`.
    package let name: String
    /// Width and height of the larger one, in points.
    package let size: (width: Double, height: Double)
    /// The drawings; nil where no report shows them.
    package let drawings: Drawings?
    /// Its files; none where none were written.
    package var links = Links()

    /// The drawings for the environment that people call `caption`, and names of files `name`.
    package init(
      _ caption: String, _ name: String, size: (width: Double, height: Double), _ drawings: Drawings?
    ) {
      (self.caption, self.name, self.size, self.drawings) = (caption, name, size, drawings)
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
