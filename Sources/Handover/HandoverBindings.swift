import CardModel
import JSON
import Standards

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

  /// Whether a backslash in front of a binding makes a text of it.
  var hasEscape = false
  /// Whether hosts read texts as Markdown.
  var readsMarkdown = false
  /// Whether what stands outside of the place to which the sample of a card points, and lists at the top of other samples, can be
  /// bound.
  var areOfWholeSample = true

  /// Whether what stands at `path` is in the data of a document that begin at `pointer` of `file`: in some targets these are no more than
  /// that part of its sample.
  func isThere(_ path: String, _ context: HandoverContext, in file: String?, _ pointer: [String]) -> Bool {
    !path.hasPrefix("/") || areOfWholeSample || context.file == file && pointer.isEmpty
  }

  /// Why `paths` are not bound in `context`, as far as that can be said of them.
  func obstacle(to paths: [String], _ context: HandoverContext) -> String {
    let names = Set(paths).sorted().map { "{\($0)}" }.joined(separator: ", ")
    if !areEverywhere, context.list == nil, !context.isExpanded {
      return "\(names) would stand outside of what repeats, where nothing is bound"
    }
    return context.isBound
      ? "\(names) cannot be bound from there" : "\(names) would stand where nothing is bound"
  }

  /// Why `part`, one of the entries of a list, is no template.
  func obstacle(toRepeating part: HandoverPart) -> String {
    guard let each = part.attribute(.each) else {
      return "{\(part.bindings.first ?? "")} is bound in an entry of its own, and all are made from one template"
    }
    let own = Self.inside(each)
    return part.bindings.first { $0 != own && !reaches($0, true) }.map { "{\($0)} cannot be bound in what repeats" }
      ?? "nothing can repeat over {\(own)} at that place"
  }

  /// Whether bindings hold at a place of its own in a `document`, whose data begin there.
  func hold(in context: HandoverContext, _ document: (file: String?, pointer: [String])) -> Bool {
    let isOfDocument = (context.file, context.pointer) == (document.file, document.pointer)
    return areEverywhere && !context.isExpanded && (isOfDocument || hasPlace(for: context.scope.item))
  }

  /// Whether hosts may take signs in `text` for marks of Markdown.
  func hasMarks(_ text: String) -> Bool {
    guard readsMarkdown else { return false }
    let bytes = text.utf8
    let rest = bytes.drop { $0.isASCIIDigit }
    let isItem =
      rest.count < bytes.count
      ? rest.starts(with: ". ".utf8) : ["- ", "* ", "+ "].contains { bytes.starts(with: $0.utf8) }
    return isItem || text.contains("](") || bytes.count { $0 == UInt8(ascii: "*") } > 1
      || bytes.count { $0 == UInt8(ascii: "_") } > 1
  }

  /// Whether a part can read `item` of a sample of its own: a list would repeat the part.
  func hasPlace(for item: JSONValue?) -> Bool { areOfWholeSample || item?.array == nil }

  /// What stands in the braces of `binding`.
  static func inside(_ binding: String) -> String { String(binding.dropFirst().dropLast()) }

  /// A path of ours with `/` between its steps; nil where there is something in it that hosts take for code.
  static func path(_ path: String) -> String? {
    if path == "." { return path }
    guard !path.utf8.contains(where: { "=:'\"`,()$>#\\".utf8.contains($0) }) else { return nil }
    return (path.hasPrefix("/") ? "/" : "") + path.split(atAny: "./").joined(separator: "/")
  }

  /// The bindings of MDK: those of the record at hand.
  ///
  /// Braces and formatters in texts cannot be written.
  static let mdk = HandoverBindings(
    areEverywhere: false, reaches: { path, _ in path != "." && !path.hasPrefix("/") },
    write: { path, _ in "{\(path)}" },
    literal: { text in
      guard text.utf8.contains(where: { "${}".utf8.contains($0) }) else { return (text, false) }
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
    literal: { text in
      guard text.utf8.contains(where: { "\\{}".utf8.contains($0) }) else { return (text, false) }
      return (text.map { "\\{}".contains($0) ? "\\\($0)" : String($0) }.joined(), false)
    },
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

  /// The bindings of Adaptive Cards: paths of names and numbers alone, on which all engines agree.
  static let adaptive = HandoverBindings(
    areEverywhere: true,
    reaches: { path, _ in
      path.split(atAny: "./").allSatisfy { step in
        let bytes = step.utf8
        if bytes.first?.isASCIIDigit != false { return bytes.allSatisfy { $0.isASCIIDigit } }
        // Constants of expressions are no names there.
        return bytes.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
          && !["true", "false", "null"].contains(step.lowercased())
      }
    },
    write: { path, steps in write(adaptive: path, steps) },
    literal: { text in (text.replacing("${", with: "\\${"), false) }, plain: { $0 },
    // Words that an expression would choose stand in the data.
    choice: { path, steps, _ in AdaptiveData.colorPath(path).map { write(adaptive: $0, steps) } }, negation: nil,
    hasEscape: true, readsMarkdown: true, areOfWholeSample: false)

  private static func write(adaptive path: String, _ steps: [String]) -> String {
    let top = path.hasPrefix("/") || steps.count < 2 ? "$root" : "$data"
    var result = path.hasPrefix("/") || path == "." ? top : ""
    for step in path.split(atAny: "./") {
      if step.utf8.first?.isASCIIDigit == true {
        result = (result.isEmpty ? top : result) + "[\(step)]"
      } else {
        result += (result.isEmpty ? "" : ".") + step
      }
    }
    return "${\(result)}"
  }
}
