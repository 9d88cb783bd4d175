/// How a target binds texts to data, and how it writes what is no binding.
struct HandoverBindings: Sendable {
  /// Whether bindings hold outside of what is repeated.
  let areEverywhere: Bool
  /// Whether what is at a path of ours can be bound, within a template or elsewhere.
  let reaches: @Sendable (_ path: String, _ inTemplate: Bool) -> Bool
  /// The binding to a path of the target, which starts behind these steps.
  let write: @Sendable (_ path: String, _ steps: [String]) -> String
  /// A text so that nothing in it is taken for a binding, and whether it is another one then.
  let literal: @Sendable (_ text: String) -> (text: String, isLossy: Bool)
  /// The text that a literal one shows.
  let plain: @Sendable (_ text: String) -> String
  /// An expression for one of several words by the value at a path behind these steps; nil where the target has none.
  let choice: (@Sendable (_ path: String, _ steps: [String], _ words: [String: MappingTable.Word]) -> String?)?
  /// An expression for the opposite of what is there.
  let negation: (@Sendable (_ path: String, _ steps: [String]) -> String)?

  /// What stands in the braces of `binding`.
  static func inside(_ binding: String) -> String { String(binding.dropFirst().dropLast()) }

  /// A path of ours with `/` between its steps; nil where there is something in it that hosts take for code.
  static func path(_ path: String) -> String? {
    if path == "." { return path }
    guard !path.contains(where: { "=:'\"`,()$>#\\".contains($0) }) else { return nil }
    return (path.hasPrefix("/") ? "/" : "") + path.split { $0 == "." || $0 == "/" }.joined(separator: "/")
  }

  /// The bindings of MDK: those of the record at hand.
  ///
  /// Braces and formatters in texts cannot be written.
  static let mdk = HandoverBindings(
    areEverywhere: false, reaches: { path, _ in path != "." && !path.hasPrefix("/") },
    write: { path, _ in "{\(path)}" },
    literal: { text in
      var result = ""
      for character in text {
        // A space keeps apart what would be a formatter.
        if "({".contains(character), result.last == "$" { result += " " }
        result += character == "{" ? "(" : character == "}" ? ")" : String(character)
      }
      return (result, result != text)
    },
    plain: { $0 }, choice: nil, negation: nil)

  /// The bindings of UI5, which has expressions and escapes braces.
  static let ui5 = HandoverBindings(
    areEverywhere: true, reaches: { path, inTemplate in path != "." && !(inTemplate && path.hasPrefix("/")) },
    write: { path, _ in "{\(path)}" },
    literal: { text in (text.map { "\\{}".contains($0) ? "\\\($0)" : String($0) }.joined(), false) },
    plain: { text in
      var result = ""
      var isEscaped = false
      for character in text {
        isEscaped = character == "\\" && !isEscaped
        if !isEscaped { result.append(character) }
      }
      return result
    },
    choice: { path, _, words in
      let names = words.keys.sorted().filter { $0 != "neutral" }
      let other = words["neutral"]?.text ?? ""
      let choices = names.map { "${\(path)} === '\($0)' ? '\(words[$0]?.text ?? "")'" }
      return "{= \(choices.joined(separator: " : ")) : '\(other)'}"
    }, negation: { path, _ in "{= !${\(path)}}" })
}
