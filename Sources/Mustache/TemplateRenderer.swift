import JSON
import Standards

/// Writes templates out with their values.
struct TemplateRenderer<Transform: RawRepresentable<String> & Sendable> {
  typealias Node = TemplateNode<Transform>

  let templates: [String: [Node]]
  let transform: (Transform, JSONValue) -> JSONValue
  /// The values around the place that is written, the innermost last.
  var values: [JSONValue]
  /// What is written so far.
  private(set) var text = ""

  /// Writes `nodes`.
  ///
  /// - Parameters:
  ///   - indentation: What each line of a template begins with.
  ///   - blocks: What templates that are based on this one put in place of its blocks.
  mutating func render(_ nodes: [Node], indentation: String = "", blocks: [String: [Node]] = [:]) {
    for node in nodes {
      switch node {
      case .text(let line): write(line, indentation)
      case .value(let reference, let isEscaped):
        let words = value(of: reference).words
        write(isEscaped ? XMLEscape.anywhere.escaped(words) : words, indentation)
      case .section(let reference, let isInverted, let body):
        let value = value(of: reference)
        if isInverted ? value.isNothing : value == true {
          render(body, indentation: indentation, blocks: blocks)
        } else if !isInverted {
          for value in value.array ?? [value] where !value.isNothing {
            values.append(value)
            render(body, indentation: indentation, blocks: blocks)
            values.removeLast()
          }
        }
      case .partial(let name, let own, let filled):
        render(
          templates[name] ?? [], indentation: indentation + own, blocks: blocks.merging(filled) { outer, _ in outer })
      case .block(let name, let body):
        // What fills a block in may have a block of its name, which is another one.
        var rest = blocks
        let filling = rest.removeValue(forKey: name)
        render(filling ?? body, indentation: indentation, blocks: rest)
      }
    }
  }

  private mutating func write(_ words: String, _ indentation: String) {
    guard !words.isEmpty else { return }
    if text.isEmpty || text.utf8.last == 0x0A { text += indentation }
    text += words
  }

  /// What stands for `reference`; null for nothing.
  private func value(of reference: TemplateReference<Transform>) -> JSONValue {
    let value: JSONValue? =
      if reference.name.isEmpty {
        values.last
      } else if reference.isInnermost {
        values.last.flatMap { $0.member(reference) }
      } else {
        values.reversed().lazy.compactMap { $0.member(reference) }.first
      }
    guard let value, !value.isNothing, let change = reference.transform else { return value ?? .null }
    return transform(change, value)
  }
}

extension JSONValue {
  /// Whether a section passes over it.
  fileprivate var isNothing: Bool {
    switch self {
    case .null, .bool(false), .string(""): true
    case .array(let values): values.allSatisfy(\.isNothing)
    default: false
    }
  }

  /// The member that `reference` names, if something stands there.
  fileprivate func member<Transform>(_ reference: TemplateReference<Transform>) -> JSONValue? {
    guard case .object(let object) = self else { return nil }
    if let value = object[reference.name] { return value == .null || value == .string("") ? nil : value }
    return reference.presence.map { .bool(object[$0] != nil) }
  }

  /// What a variable shows.
  fileprivate var words: String {
    switch self {
    case .string(let text): text
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): integer.map { "\($0)" } ?? "\(value)"
    case .null, .array, .object: ""
    }
  }
}
