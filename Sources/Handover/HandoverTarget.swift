import CardModel
import JSON

/// A target of `cardwright export`: its table of mappings, and what cannot stand in a table.
package struct HandoverTarget: Sendable {
  /// Its name on the command line.
  package let name: String
  /// Its name for people.
  package let title: String
  /// Reads what becomes of each element, once: much text for those who only want to know which targets there are.
  let reading: @Sendable () -> MappingTable
  /// The versions of it that can be asked for, the usual one first; none where there is one alone.
  package var versions: [String] = []
  /// The name of an app where none is given.
  package let standardApp: String
  /// How texts are bound to data.
  let bindings: HandoverBindings
  /// Where parts repeat.
  var repeats = Repeats.once
  /// What becomes of parts that are for one platform or one width.
  var variants = Variants.first
  /// Whether the frame has to know what is from which part, as it tells what parts lose.
  var asksForParts = false
  /// What can be bound where rows become one template.
  let folding: RecordFold.Rules
  /// The folder of the files that people write in; nil where there are none.
  package let begun: String?
  /// Whether it has packages of its own.
  package var hasPackages = false
  /// What is said of a tap.
  let pressReads: Set<AttributeName>
  /// What a tap on a part does.
  let press: @Sendable (inout Exporter, HandoverPart, HandoverContext) -> JSONValue?
  /// The address of an image in the files that are written, nil for what it cannot show; `samples` is what its data name where `path`
  /// is a binding.
  let image: @Sendable (inout Exporter, _ path: String, _ samples: [String]?) -> String?
  /// What an icon of ours is; nil where the target has none.
  package let icon: @Sendable (_ name: String) -> String?
  /// Where a template's items come from.
  let data: @Sendable (inout Exporter, HandoverPart, HandoverList) -> JSONValue
  /// Where records come from that stand in the card itself.
  let records: @Sendable (inout Exporter, HandoverPart, [JSONValue]) -> JSONValue
  /// The dimensions, measures and so on of a chart; names in it are no bindings.
  let chart: @Sendable (ChartRecords, ChartRecords.Part, _ literally: (String) -> String) -> JSONValue?
  /// The files of a document.
  let frame: @Sendable (inout Exporter, JSONValue, _ root: HandoverPart, HandoverContext) -> Void

  /// Where parts repeat.
  enum Repeats: Sendable {
    /// In places that the table has for one template, and within it no more.
    case once
    /// In every list, also within what repeats: the member of this name says over what, the path of the list and the steps to it.
    case anywhere(member: String, @Sendable (_ path: String, _ steps: [String]) -> JSONValue)
  }

  /// What becomes of parts that are for one platform or one width.
  enum Variants: Sendable {
    /// The one for narrow screens and for iOS stands for the others.
    case first
    /// All are kept but those for this platform: the member of this name of what they become says for which width they are.
    case all(member: String, but: String)
  }

  /// All targets.
  package static let all: [HandoverTarget] = [.mdk, .ui5, .swiftUI, .adaptive]
}

extension HandoverTarget {
  /// What becomes of each element.
  package var table: MappingTable { reading() }

  /// The platform for which `part` is, where parts for that are left out.
  func otherPlatform(of part: HandoverPart) -> String? {
    guard case .all(_, let other) = variants, part.attribute(.platform) == other else { return nil }
    return other
  }

  /// The path of the list over which `part` repeats in a target where all may; nil where its place takes no object for each item.
  func repeated(
    _ part: HandoverPart, _ each: String, _ context: HandoverContext, _ document: (file: String?, pointer: [String])
  ) -> String? {
    guard case .anywhere = repeats, context.isBound, let path = HandoverBindings.path(HandoverBindings.inside(each)),
      bindings.isThere(path, context, in: document.file, document.pointer),
      part.bindings.allSatisfy({ bindings.reaches($0, true) })
    else { return nil }
    let chain = [(name: part.name, form: table.form(of: part, context.chain))] + context.chain
    return table.rows(for: chain).first?.makesEntry == true ? path : nil
  }
}

/// The data that a part of a card reads while it is handed over.
struct HandoverContext {
  /// The elements around the part and their forms, innermost first.
  var chain: [(name: ElementName, form: String?)] = []
  var scope: SampleScope
  /// The sample file, and where in it the scope stands.
  var file: String?
  var pointer: [String] = []
  /// The same as references: the sample, then the lists around the part by their paths.
  var steps: [String] = []
  /// Whether bindings stay bindings; else values of the sample stand in their place.
  var isBound: Bool
  /// Whether the part stands for one item of several.
  var isExpanded = false
  /// Which of these it is.
  var item = ""
  /// The list whose items a template repeats.
  var list: HandoverList?
  /// The width for which alone the part around is there, and whether the object says so in which its parts are put.
  var width: (name: String?, isSaid: Bool) = (nil, false)
}

/// The items that a template repeats.
struct HandoverList {
  let file: String?
  let pointer: [String]
  let items: [JSONValue]
}

extension HandoverContext {
  /// It with values of the sample in the place of bindings.
  var unbound: HandoverContext {
    var context = self
    context.isBound = false
    return context
  }

  /// The items at the binding `each`; none where the sample has no such list.
  func list(_ each: String) -> HandoverList {
    let items = scope.items(each) ?? []
    let path = String(each.dropFirst().dropLast())
    let steps = path == "." ? [] : path.split { $0 == "." || $0 == "/" }.map(String.init)
    return HandoverList(file: file, pointer: path.hasPrefix("/") ? steps : pointer + steps, items: items)
  }

  /// It with the sample that `part` names.
  func entering(_ part: HandoverPart, _ sample: (_ path: String) -> JSONValue?) -> HandoverContext {
    guard let reference = part.attribute(.sample) else { return self }
    var context = self
    let pieces = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    context.file = pieces.first.map(String.init)
    context.pointer = pieces.count > 1 ? JSONPointer(fragment: String(pieces[1]))?.tokens ?? [] : []
    context.scope = SampleScope(reference, sample: sample)
    context.steps = [reference]
    return context
  }

  /// The width for which alone `part` is there, and whether the object around it says so, where it becomes something at `path` or
  /// parts in it do; nil where it is nowhere.
  func width(of part: HandoverPart, _ path: DraftPath?) -> (name: String?, isSaid: Bool)? {
    let own = part.attribute(.in)
    if let own, let outer = width.name, own != outer { return nil }
    let isInside = path.map { !$0.isAbsolute && $0.steps.first != .up } ?? true
    return (own ?? width.name, width.isSaid && isInside)
  }

  /// Says in what `part` has become, last in `own`, for which width it is, and that it is from there.
  mutating func mark(_ own: [Int], of part: HandoverPart, _ target: HandoverTarget, in draft: inout JSONDraft) {
    draft.note(part.node, at: own[own.count - 1])
    if case .all(let member, _) = target.variants, let name = width.name, !width.isSaid {
      draft.set(DraftPath(member), .string(name), joinedBy: nil, from: own, owner: part.node, origin: part.node)
      width.isSaid = true
    }
  }

  /// What is read here; nil where values stand in the place of bindings.
  var read: JSONValue? { isBound ? list.map { .array($0.items) } ?? scope.item : nil }
}
