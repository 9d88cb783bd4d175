package import JSON

/// One page of the documentation as a plain value: what the JSON format prints and every other format is made of.
package struct Page: Hashable, Sendable {
  /// What a page is about; the raw value names the template and, where pages have one, their folder.
  package enum Kind: String, Sendable, CaseIterable {
    /// The entry with the gallery of examples.
    case start
    /// The entry of a section.
    case section
    /// An element of the schema.
    case element
    /// A simple or complex type of the schema.
    case type
    /// A kind of finding.
    case rule
    /// A device.
    case device
    /// An example card.
    case example
    /// A guide.
    case guide
    /// A command of the command line.
    case command
    /// The icons, the colours, the text styles.
    case icons, colors, textStyles
  }

  /// What it is about.
  package var kind: Kind
  /// Its place from the top of the site, without an ending: `elements/Card`.
  package var path: String
  /// Its title, such as `Card`.
  package var title: String
  /// The first paragraph: Markdown.
  package var summary: String
  /// Further words by which it is searched.
  package var keywords: [String] = []
  /// Everything else, as its kind's template and the JSON format have it.
  package var content: JSONObject

  /// A page with these contents.
  package init(_ kind: Kind, _ path: String, title: String, summary: String, content: JSONValue) {
    self.kind = kind
    self.path = path
    self.title = title
    self.summary = summary
    self.content = content.object ?? JSONObject()
  }

  /// The page in the JSON format.
  package var json: JSONValue {
    let head: [JSONObject.Member] = [
      .init("kind", .string(kind.rawValue)), .init("page", .string(path)), .init("title", .string(title)),
      .init("summary", .string(summary)),
    ]
    return .object(JSONObject(head.filter { $0.value != .string("") } + content.members))
  }

  /// How another page names it: title, place and summary.
  var link: JSONValue {
    .facts(["name": .string(title), "page": .string(path), "summary": .string(summary)])
  }
}

extension JSONValue {
  /// An object of what there is to say: members that are null, empty or false are left out.
  static func facts(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(
      JSONObject(members.filter { !$0.value.saysNothing }.map { JSONObject.Member($0.key, $0.value) }))
  }

  /// The string, or null.
  static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  private var saysNothing: Bool {
    switch self {
    case .null, .bool(false), .string(""), .array([]): true
    case .object(let object): object.members.isEmpty
    default: false
    }
  }
}
