@testable import PreviewServer

/// The table of messages as texts: for people in `Channel.md`, for the page's type checker in `messages.d.ts`.
enum ChannelDocument {
  private static let fromServer = ServerMessage.allCases.map { ($0.rawValue, $0.declaration) }
  private static let fromPage = PageMessage.Kind.allCases.map { ($0.rawValue, $0.declaration) }

  /// The objects inside of messages, each once, as they are named first.
  static let records: [ChannelRecord] = {
    var pending = (fromServer + fromPage).flatMap(\.1.members)
    var records: [ChannelRecord] = []
    while !pending.isEmpty {
      guard let record = pending.removeFirst().type.record, !records.contains(where: { $0.name == record.name }) else {
        continue
      }
      records.append(record)
      pending += record.members
    }
    return records
  }()

  // MARK: For people

  /// What stands below the marker in `Channel.md`.
  static var markdown: String {
    let sections = [
      ("From the server", messages(fromServer)), ("From the page", messages(fromPage)),
      (
        "Objects in messages",
        records.map { "### \($0.name)\n\n\($0.summary)\n\n" + list($0.members) }.joined(separator: "\n")
      ),
    ]
    return sections.map { "\n## \($0.0)\n\n\($0.1)" }.joined()
  }

  private static func messages(_ messages: [(name: String, ChannelMessage)]) -> String {
    messages.map { name, message in
      "### `\(name)`\n\n\(message.summary)\n" + (message.members.isEmpty ? "" : "\n" + list(message.members))
    }.joined(separator: "\n")
  }

  private static func list(_ members: [ChannelMember]) -> String {
    members.map { "- `\($0.name)`\($0.isOptional ? "?" : ""): \($0.type.words). \($0.summary).\n" }.joined()
  }

  // MARK: For the type checker

  static var types: String {
    var text = """
      // Written from the table of messages (Channel/): RECORD_CHANNEL=1 swift test --filter ChannelTests

      /** Two offsets in order, in bytes of the document. */
      export type Range = [number, number];
      /** Width and height in points. */
      export type Size = [number, number];
      /** Left edge, top edge, width and height in points. */
      export type Frame = [number, number, number, number];

      """
    for record in records { text += interface(record.name, record.summary, record.members) }
    text += interfaces("FromServer", "What the server says, by the member `type`.", fromServer)
    text += interfaces("FromPage", "What the page says, by the member `type`.", fromPage)
    return text
  }

  private static func interface(_ name: String, _ summary: String, _ members: [ChannelMember]) -> String {
    "\n/** \(summary) */\nexport interface \(name) {\n" + properties(members, "  ") + "}\n"
  }

  private static func interfaces(
    _ name: String, _ summary: String, _ messages: [(name: String, message: ChannelMessage)]
  ) -> String {
    let kinds = messages.map { name, message in
      let members = message.members.isEmpty ? "{}" : "{\n\(properties(message.members, "    "))  }"
      return "  /** \(message.summary) */\n  \(name): \(members);\n"
    }
    return "\n/** \(summary) */\nexport interface \(name) {\n\(kinds.joined())}\n"
  }

  private static func properties(_ members: [ChannelMember], _ indent: String) -> String {
    members.map { member in
      """
      \(indent)/** \(member.summary). */
      \(indent)\(member.name)\(member.isOptional ? "?" : ""): \(member.type.typeScript);

      """
    }.joined()
  }
}

extension ChannelType {
  /// The object that stands in it somewhere.
  var record: ChannelRecord? {
    switch self {
    case .list(let type), .nullable(let type): type.record
    case .record(let record): record
    default: nil
    }
  }

  fileprivate var words: String {
    switch self {
    case .string: "string"
    case .boolean: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .index: "integer from 0"
    case .range: "`[start, end]`"
    case .size: "`[width, height]`"
    case .frame: "`[x, y, width, height]`"
    case .oneOf(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .list(let type): "list of \(type.words)"
    case .record(let record): "[\(record.name)](#\(record.name.lowercased()))"
    case .nullable(let type): "\(type.words) or null"
    case .object: "object"
    case .anything: "any value"
    }
  }

  fileprivate var typeScript: String {
    switch self {
    case .string: "string"
    case .boolean: "boolean"
    case .integer, .number, .index: "number"
    case .range: "Range"
    case .size: "Size"
    case .frame: "Frame"
    case .oneOf(let words): words.map { "\"\($0)\"" }.joined(separator: " | ")
    case .list(.oneOf(let words)): "(\(ChannelType.oneOf(words).typeScript))[]"
    case .list(let type): "\(type.typeScript)[]"
    case .record(let record): record.name
    case .nullable(let type): "\(type.typeScript) | null"
    case .object: "Record<string, unknown>"
    case .anything: "unknown"
    }
  }
}
