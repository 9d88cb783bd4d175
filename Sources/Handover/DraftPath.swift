import Standards

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
    /// To the element at this place of the array of this name; places may stay empty, and elements without a place stand behind them.
    case placed(String, Int)
    /// To a new element of the array of this name as long as fewer than so many came this way.
    case limited(String, Int)
  }

  /// Whether it starts at the top of the draft.
  let isAbsolute: Bool
  let steps: [Step]
  /// How many steps stand behind the one whose element there is one of for each item, where its part repeats.
  let stepsBehindRepeated: Int
  /// The last steps where a template is made in place of entries; nil where the two are the same.
  let template: [Step]?

  /// The path that `text` spells: `..` goes up, `a[]` adds an entry, `{a[]|b}` is `b` for a template, `a[#2]` is the entry at the second
  /// place, `a[<3]` adds one of at most three, and `a[*]` adds the one that repeats where it is not the last.
  init(_ text: String) {
    let pieces = text.split(separator: "[*]", omittingEmptySubsequences: false)
    stepsBehindRepeated = pieces.count > 1 ? pieces[1].count { $0 == "." } : 0
    let text = text.replacing("[*]", with: "[]")
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

  private init(isAbsolute: Bool, _ steps: [Step]) {
    (self.isAbsolute, self.steps, template, stepsBehindRepeated) = (isAbsolute, steps, nil, 0)
  }

  /// The way to a new element of an array at its end.
  var asEntry: DraftPath {
    guard case .member(let name)? = steps.last else { return self }
    return DraftPath(isAbsolute: isAbsolute, steps.dropLast() + [.entry(name)])
  }

  /// Whether it leads out of the object at hand.
  var leadsOut: Bool { isAbsolute || steps.first == .up }

  /// Whether what it leads to stands among others in an array.
  var endsInEntry: Bool {
    switch steps.last {
    case .entry, .reused, .limited: true
    default: false
    }
  }

  /// Its first step alone.
  var first: DraftPath { DraftPath(isAbsolute: isAbsolute, Array(steps.prefix(1))) }

  private static func steps(_ text: Substring) -> [Step] {
    HandoverValue.split(String(text), at: ".").filter { !$0.isEmpty }.map { part in
      guard let open = part.firstIndex(of: "["), part.last == "]" else { return .member(String(part)) }
      let (name, inside) = (String(part[..<open]), part[part.index(after: open)...].dropLast())
      if inside.first == "#" { return .placed(name, Int(inside.dropFirst()) ?? 0) }
      if inside.first == "<" { return .limited(name, Int(inside.dropFirst()) ?? 0) }
      guard let equals = inside.firstIndex(of: "=") else { return .entry(name) }
      return .reused(name, key: String(inside[..<equals]), value: String(inside[inside.index(after: equals)...]))
    }
  }

  /// What it says without `..` and brackets, for people.
  var shown: String {
    steps.compactMap { step in
      switch step {
      case .up: nil
      case .member(let name), .entry(let name), .reused(let name, _, _), .placed(let name, _), .limited(let name, _):
        name
      }
    }.joined(separator: ".")
  }
}
