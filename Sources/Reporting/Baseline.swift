import JSON

/// The findings that a project has accepted, so that only new ones count.
///
/// A finding is known again by its rule, the elements around it, the text that it marks and what the innermost of them says,
/// however far its line has moved; a file that has another name now, by the id of its root element.
package struct Baseline: Sendable {
  /// The version of the format that is written, and the latest that can be read.
  ///
  /// Version 1 knew nothing of what elements say, and at first nothing of their ids: its entries hold whatever these are, also where
  /// they are written anew.
  package static let version = 2

  /// What a finding is known by.
  package struct Finding: Hashable, Comparable, Sendable {
    /// Its code.
    package let rule: String
    /// The elements around it, from the root on, each with its id if it has one, such as `Card#order/Footer/Action#approve`.
    package let element: String
    /// The text that it marks; white space as one space.
    package let text: String
    /// What the element says beside that, which tells it from others, likewise; nil where that is not known, and may be anything.
    package let words: String?

    /// What a finding of `rule` is known by that marks `text` in `element`, which says `words`.
    package init(rule: String, element: String, text: String, words: String? = nil) {
      (self.rule, self.element) = (rule, element)
      (self.text, self.words) = (Self.shortened(text), words.map(Self.shortened))
    }

    private static func shortened(_ text: String) -> String {
      String(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(mostCharacters))
    }

    /// The same where the file is known by its path: whatever the id of its root is.
    fileprivate var within: Finding {
      let root = element.prefix { $0 != "/" }
      let name = root.prefix { $0 != "#" }
      guard name != root else { return self }
      return Finding(rule: rule, element: String(name + element[root.endIndex...]), text: text, words: words)
    }

    /// The same, whatever the element says.
    fileprivate var wordless: Finding { Finding(rule: rule, element: element, text: text) }

    /// The same, whatever the ids of its elements are and whatever it says: as version 1 wrote it.
    fileprivate var nameless: Finding {
      let names = element.split(separator: "/").map { $0.prefix { $0 != "#" } }
      return Finding(rule: rule, element: names.joined(separator: "/"), text: text)
    }

    /// The root of its file; nil where that has no id to know it by.
    fileprivate var root: Substring? {
      let root = element.prefix { $0 != "/" }
      return root.contains("#") ? root : nil
    }

    /// Characters of a text that are kept.
    private static let mostCharacters = 120

    /// Whether `first` stands before `second` in a baseline.
    package static func < (first: Self, second: Self) -> Bool {
      (first.element, first.rule, first.text, first.words ?? "") < (
        second.element, second.rule, second.text, second.words ?? ""
      )
    }
  }

  /// How often each finding is accepted, by the path of its file from the baseline's folder.
  private var files: [String: [Finding: Int]] = [:]

  /// A baseline that accepts nothing.
  package init() {}

  /// The paths of its files, sorted.
  package var paths: [String] { files.keys.sorted() }

  // MARK: Reading

  /// The baseline that `bytes` hold.
  ///
  /// - Throws: why they hold none, as the end of a sentence about the file.
  package init(parsing bytes: [UInt8]) throws(BaselineError) {
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONParser.parse(bytes)
    } catch {
      throw BaselineError("is no JSON: \(error)")
    }
    // Those of the future may have another shape.
    if let version = value["version"]?.integer, version > Self.version {
      throw BaselineError(
        "is a baseline of version \(version), where this Cardwright knows version \(Self.version); "
          + "use a newer Cardwright, or remove the file and write it anew with --write-baseline")
    }
    guard value["version"]?.integer != nil, let files = value["files"]?.object else {
      throw BaselineError("is no baseline; name another file, into which --write-baseline writes one")
    }
    for file in files.members {
      for entry in file.value.array ?? [] {
        guard let rule = entry["rule"]?.string, let element = entry["element"]?.string, let text = entry["text"]?.string
        else { throw BaselineError("is no baseline: an entry of “\(file.name)” lacks “rule”, “element” or “text”") }
        let finding = Finding(rule: rule, element: element, text: text, words: entry["words"]?.string)
        self.files[file.name, default: [:]][finding, default: 0] += max(1, entry["count"]?.integer ?? 1)
      }
    }
  }

  // MARK: Asking

  /// The one of `paths`, of files that are not there any more, under which the file at `path` with these `findings` is known, by the id
  /// of its root; nil where it is known by its own, or by none, or by several.
  package func earlier(_ findings: [Finding], in path: String, among paths: [String]) -> String? {
    guard files[path] == nil, let root = findings.first(where: { $0.root != nil })?.root else { return nil }
    let found = paths.filter { path in files[path]?.keys.contains { $0.root == root } ?? false }
    return found.count == 1 ? found[0] : nil
  }

  /// Which of `findings` in the file at `path` are not accepted, and what is accepted there and not among them.
  package func difference(
    _ findings: [Finding], in path: String
  ) -> (isNew: [Bool], gone: [(finding: Finding, count: Int)]) {
    guard let known = files[path] else { return (findings.map { _ in true }, []) }
    var left: [Finding: Int] = [:]
    for (finding, count) in known { left[finding.within, default: 0] += count }
    let isNew = findings.map { finding in
      // What holds for its words alone comes first.
      for key in [finding.within, finding.within.wordless, finding.nameless] {
        guard let count = left[key], count > 0 else { continue }
        left[key] = count - 1
        return false
      }
      return true
    }
    return (isNew, left.filter { $0.value > 0 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  // MARK: Writing

  /// Accepts `findings`, and no others, in the file at `path`.
  package mutating func accept(_ findings: [Finding], in path: String) {
    files[path] = findings.isEmpty ? nil : findings.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// As JSON, sorted, so that the same findings give the same bytes.
  package var bytes: [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.member("version", Self.version)
      writer.object("files") { writer in
        for path in paths {
          let found = (files[path] ?? [:]).sorted { $0.key < $1.key }
          writer.objects(path, found) { Self.write($0.key, $0.value, to: &$1) }
        }
      }
    }
    return writer.bytes + [0x0A]
  }

  private static func write(_ finding: Finding, _ count: Int, to writer: inout JSONWriter) {
    writer.member("element", finding.element)
    writer.member("rule", finding.rule)
    writer.member("text", finding.text)
    if let words = finding.words { writer.member("words", words) }
    if count > 1 { writer.member("count", count) }
  }
}

/// Why a file is no baseline, as the end of a sentence about it.
package struct BaselineError: Error, Hashable, Sendable {
  /// The end of the sentence.
  package let reason: String

  init(_ reason: String) { self.reason = reason }
}
