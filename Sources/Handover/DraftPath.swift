/// A way from one object of a draft to another, or to a member of it.
struct DraftPath: Sendable {
  /// A step of it.
  enum Step: Sendable, Equatable {
    /// To the object in which this one was made.
    case up
    case member(String)
    /// To a new element of the array of this name.
    case entry(String)
    /// To the last element of the array of this name if the same part made it and `key` is `value` there, else to a new one.
    case reused(String, key: String, value: String)
  }

  /// Whether it starts at the top of the draft.
  let isAbsolute: Bool
  let steps: [Step]
  /// The last steps where a template is made in place of entries; nil where the two are the same.
  let template: [Step]?

  /// The path that `text` spells: `..` goes up, `a[]` adds an entry, `{a[]|b}` is `b` for a template.
  init(_ text: String) {
    var rest = text[...]
    isAbsolute = rest.first == "/"
    if isAbsolute { rest.removeFirst() }
    var steps: [Step] = []
    while rest.hasPrefix("../") {
      steps.append(.up)
      rest.removeFirst(3)
    }
    guard let open = rest.firstIndex(of: "{"), rest.last == "}" else {
      self.steps = steps + Self.steps(rest)
      template = nil
      return
    }
    let choices = HandoverValue.split(String(rest[rest.index(after: open)...].dropLast()), at: "|")
    steps += Self.steps(rest[..<open])
    self.steps = steps + Self.steps(choices[0][...])
    template = steps + Self.steps((choices.last ?? "")[...])
  }

  private init(isAbsolute: Bool, _ steps: [Step]) { (self.isAbsolute, self.steps, template) = (isAbsolute, steps, nil) }

  /// Its first step alone.
  var first: DraftPath { DraftPath(isAbsolute: isAbsolute, Array(steps.prefix(1))) }

  private static func steps(_ text: Substring) -> [Step] {
    HandoverValue.split(String(text), at: ".").filter { !$0.isEmpty }.map { part in
      guard let open = part.firstIndex(of: "["), part.last == "]" else { return .member(String(part)) }
      let (name, inside) = (String(part[..<open]), part[part.index(after: open)...].dropLast())
      guard let equals = inside.firstIndex(of: "=") else { return .entry(name) }
      return .reused(name, key: String(inside[..<equals]), value: String(inside[inside.index(after: equals)...]))
    }
  }

  /// What it says without `..` and brackets, for people.
  var shown: String {
    steps.compactMap { step in
      switch step {
      case .up: nil
      case .member(let name), .entry(let name), .reused(let name, _, _): name
      }
    }.joined(separator: ".")
  }
}
