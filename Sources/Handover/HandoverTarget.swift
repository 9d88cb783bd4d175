import CardModel
import JSON

/// A target of `cardwright export`: its table of mappings, and what cannot stand in a table.
package struct HandoverTarget: Sendable {
  /// Its name on the command line.
  package let name: String
  /// Its name for people.
  package let title: String
  /// What becomes of each element.
  package let table: MappingTable
  /// The name of an app where none is given.
  package let standardApp: String
  /// Whether bindings hold outside of what is repeated.
  let bindsEverywhere: Bool
  /// Whether each card of a collection is a document of its own.
  let splitsCollections: Bool
  /// How letters are written that would be taken for a binding.
  let escapes: [Character: String]
  /// Whether others stand there then.
  let isEscapeLossy: Bool
  /// What can be bound where rows become one template.
  let folding: RecordFold.Rules
  /// An expression for one of several words by the value at a path; nil where the target has no expressions.
  let choice: (@Sendable (_ path: String, _ words: [String: MappingTable.Word]) -> String)?
  /// An expression for the opposite of what is at a path.
  let negation: (@Sendable (_ path: String) -> String)?
  /// What is said of a tap beside where it leads.
  let pressReads: Set<AttributeName>
  /// What a tap on a part does.
  let press: @Sendable (inout Exporter, HandoverPart, HandoverContext) -> JSONValue?
  /// The address of an image in the files that are written, `isBound` if it has bindings of the target in it; nil for what it cannot show.
  let image: @Sendable (inout Exporter, _ path: String, _ isBound: Bool) -> String?
  /// Where a template's items come from.
  let data: @Sendable (inout Exporter, HandoverPart, HandoverList) -> JSONValue
  /// Where records come from that stand in the card itself.
  let records: @Sendable (inout Exporter, HandoverPart, [JSONValue]) -> JSONValue
  /// The dimensions, measures and so on of a chart; names in it are no bindings.
  let chart: @Sendable (ChartRecords, ChartRecords.Part, _ literally: (String) -> String) -> JSONValue?
  /// The files of a document.
  let frame: @Sendable (inout Exporter, JSONValue, _ root: HandoverPart, HandoverContext) -> Void

  /// All targets.
  package static let all: [HandoverTarget] = [.mdk, .ui5]
}

/// The data that a part of a card reads while it is handed over.
struct HandoverContext {
  /// The elements around the part and their forms, innermost first.
  var chain: [(name: ElementName, form: String?)] = []
  var scope: SampleScope
  /// The sample file, and where in it the scope stands.
  var file: String?
  var pointer: [String] = []
  /// Whether bindings stay bindings; else values of the sample stand in their place.
  var isBound: Bool
  /// Whether the part stands for one item of several.
  var isExpanded = false
  /// Which of these it is.
  var item = ""
  /// The list whose items a template repeats.
  var list: HandoverList?
}

/// The items that a template repeats.
struct HandoverList {
  let file: String?
  let pointer: [String]
  let items: [JSONValue]
}

/// A file of an export.
package struct HandoverFile: Hashable, Sendable {
  /// What is in it.
  package enum Content: Hashable, Sendable {
    /// This text.
    case text(String)
    /// What is in the file at this path, which is relative to the card.
    case copy(String)
  }

  /// Its path in the folder that is written to.
  package let path: String
  /// What is in it.
  package let content: Content
  /// Whether it is only begun: people write in it, and it is left alone once it is there.
  package let isBegun: Bool

  init(_ path: String, _ content: Content, isBegun: Bool = false) {
    (self.path, self.content, self.isBegun) = (path, content, isBegun)
  }

  /// Whether `address` is none of a file: it has a scheme, or names a host.
  static func isElsewhere(_ address: String) -> Bool {
    if address.hasPrefix("//") { return true }
    guard let colon = address.firstIndex(of: ":"), address.first?.isLetter == true else { return false }
    // A single letter in front of a colon is a drive.
    return address[..<colon].count > 1
      && address[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }
}
