import CardModel
package import JSON
package import SourceText
import Standards
package import XMLSyntax

/// Hands one card over to a target, row by row of the target's table.
///
/// It follows the rows alone and never an element that has none, so that its depth is that of the table.
package struct Exporter {
  /// What is asked for beside the card.
  package struct Options {
    /// The name of the app.
    package var app: String
    /// The name of the card file without its ending.
    package var name: String
    /// The version of the target that is asked for; nil for its usual one.
    package var version: String?
    /// The name of the card file that a target names, without its ending, if that is exported as well.
    package var sibling: (_ target: String) -> String?
    /// Whether a package is made that has what is written.
    package var isPackage = false
    /// Whether files tell which of their lines are from what.
    package var isTraced = false
    /// How many parts and records may be written for items one by one: lists in lists grow with the product of their lengths.
    var mostExpanded = 20_000

    /// Whether `text` can be the name of an app: words of letters and digits with dots between them.
    package static func isName(_ text: String) -> Bool {
      text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
        word.first?.isLetter == true
          && word.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
      }
    }

    /// Options of these.
    package init(app: String, name: String, sibling: @escaping (_ target: String) -> String?) {
      (self.app, self.name, self.sibling) = (app, name, sibling)
    }
  }

  let target: HandoverTarget
  /// What becomes of each element in it.
  let mappings: MappingTable
  let options: Options
  let sample: (_ path: String) -> JSONValue?
  var draft = JSONDraft()
  var identifiers: IdentifierRegister
  /// The name of the card at hand where a file becomes several documents.
  private(set) var document: String?
  private var documentNames: Set<String> = []
  /// The sample of the document at hand.
  private(set) var documentFile: String?
  /// Where in it the data of the document begin.
  private(set) var documentPointer: [String] = []
  /// Which item of a list is handed over, for names that must not be the same for all of them.
  private(set) var item = ""
  /// The tables of words that were used.
  var usedWords: Set<String> = []
  /// What is written.
  var output = HandoverFiles()
  /// What could not be said.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The samples that are not there, of parts of which something is made.
  package private(set) var missing: [Diagnostic] = []
  private var told: Set<Diagnostic> = []
  /// Which part made an object of the draft.
  private(set) var makers: [Int: HandoverPart] = [:]
  /// How many parts and records may still be written for items one by one.
  private var room: Int
  /// The parts of which that was told.
  private var full: Set<NodeID> = []
  /// Parts whose texts others have taken up.
  var taken: Set<NodeID> = []
  /// The table whose cells were handed over last.
  var table: HandoverTable?

  /// What becomes of the card in `tree` in `target`; the card must be valid.
  package init(
    _ tree: XMLTree, to target: HandoverTarget, _ options: Options, sample: @escaping (_ path: String) -> JSONValue?
  ) {
    (self.target, mappings, self.options, self.sample) = (target, target.table, options, sample)
    room = options.mostExpanded
    let reading = HandoverReading(tree)
    identifiers = IdentifierRegister(reading.identified, keepsLetters: target.begun == nil)
    guard let root = reading.root else { return }
    let context = HandoverContext(scope: SampleScope(root: nil, item: nil), isBound: target.bindings.areEverywhere)
      .entering(root, sample)
    if mappings.splits.contains(root.name) {
      split(root, context)
    } else {
      document(root, context, isWhole: true)
    }
    diagnostics.sort { ($0.range.start, $0.message) < ($1.range.start, $1.message) }
  }

  mutating func tell(
    _ kind: DiagnosticKind, _ message: String, at range: ByteRange, severity: DiagnosticSeverity? = nil
  ) {
    let finding = Diagnostic(kind, message, at: range, severity: severity)
    if told.insert(finding).inserted { diagnostics.append(finding) }
  }

  /// What was written.
  package var files: [HandoverFile] { output.all }

  // MARK: Documents

  /// Whether what is made names the parts that it is from.
  private var isTraced: Bool { options.isTraced || target.asksForParts }

  private mutating func document(_ root: HandoverPart, _ context: HandoverContext, isWhole: Bool) {
    var context = context
    if isWhole, !target.bindings.areEverywhere, root.attribute(.sample) != nil, mappings.canRepeat(root, context),
      context.scope.item?.array == nil
    {
      // One record is a list of one.
      context.list = HandoverList(
        file: context.file, pointer: context.pointer, items: [context.scope.item].compactMap { $0 })
    }
    let chain = [(name: root.name, form: mappings.form(of: root, context.chain))] + context.chain
    if case .lost(let reason, _)? = mappings.rows(for: chain).first?.effect {
      return tell(
        HandoverFindings.familyRefused, "there is no <\(root.name.rawValue)> in \(target.title): \(reason)",
        at: root.range)
    }
    (draft, makers) = (JSONDraft(isTraced: isTraced), [:])
    // Some file systems tell no capitals apart.
    var name = isWhole ? "" : identifiers.name(of: root, item: "")
    while !isWhole, !documentNames.insert(name.lowercased()).inserted { name += "-2" }
    document = isWhole ? nil : name
    (documentFile, documentPointer) = (context.file, context.pointer)
    hand(root, context, [JSONDraft.top], asTemplate: context.list != nil)
    target.frame(&self, draft.json(), root, context)
  }

  /// Each card of a collection as a document of its own.
  private mutating func split(_ root: HandoverPart, _ context: HandoverContext) {
    var inner = context
    inner.chain = [(root.name, nil)]
    hand(root, context, [JSONDraft.top], asTemplate: false, withChildren: false)
    for child in root.children {
      var own = inner.entering(child, sample)
      guard mappings.documents.contains(child.name) else {
        hand(child, own, [JSONDraft.top], asTemplate: false)
        continue
      }
      if let each = child.attribute(.each) {
        let list = own.list(each)
        own.scope = SampleScope(root: own.scope.root, item: list.items.first)
        own.pointer = list.pointer + ["0"]
        tell(
          HandoverFindings.replaced,
          "there are no cards that repeat in \(target.title): this is the one for the first item, and its host makes the others",
          at: child.range)
      }
      document(child, own, isWhole: false)
    }
  }

  // MARK: Parts

  /// Hands `part` over into the innermost object of `place`, as the table says.
  mutating func hand(
    _ part: HandoverPart, _ context: HandoverContext, _ place: [Int], asTemplate: Bool, withChildren: Bool = true,
    each: String? = nil
  ) {
    if loseForOtherPlatform(part) { return }
    var context = context
    context.chain.insert((part.name, mappings.form(of: part, context.chain)), at: 0)
    let around = item
    item = context.item
    if context.isExpanded { room -= 1 }
    defer { item = around }
    guard let row = row(for: part, context, place, asTemplate) else { return }
    let path: DraftPath?
    switch row.effect {
    case .lost(let reason, let isLook): return lose(part, reason, isLook: isLook)
    case .taken: return tellLosses(part, row, context)
    case .made(let made): path = made
    }
    if case .all = target.variants {
      guard let width = context.width(of: part, path) else {
        return lose(part, "it is for one width in what is for another", isLook: true)
      }
      context.width = width
    }
    if let note = row.note {
      tell(HandoverFindings.replaced, "<\(part.name.rawValue)> comes near in \(target.title): \(note)", at: part.range)
    }
    if path?.isAbsolute == true, !asTemplate {
      (context.isBound, context.list) = (target.bindings.hold(in: context, (documentFile, documentPointer)), nil)
    }
    if asTemplate { context.isBound = true }
    let values = row.fields.map { field in
      (path: field.path, value: field.value, json: value(field.value, part, context))
    }
    guard path != nil || values.isEmpty || values.contains(where: { $0.json != nil }) || !part.children.isEmpty else {
      return lose(part, "there is nothing in it that can be shown there")
    }
    let own =
      path.map { draft.walk($0, isTemplate: asTemplate, from: place, owner: part.parent?.node ?? part.node) } ?? place
    if path != nil { makers[own[own.count - 1]] = part }
    if path != nil { context.mark(own, of: part, target, in: &draft) }
    if case .anywhere(let member, let value) = target.repeats, let each, let path {
      draft.set(
        DraftPath(member), value(each, context.steps.dropLast()), joinedBy: nil,
        from: own.dropLast(path.stepsBehindRepeated), owner: part.node, origin: part.node)
    }
    write(values, part, own)
    if let finding = context.missing(of: part, sample), told.insert(finding).inserted { missing.append(finding) }
    if !values.contains(where: { $0.value.showsText && $0.json != nil }), !part.text.isEmpty,
      context.isBound || context.scope.filled(part.text) != ""
    {
      loseText(part)
    }
    tellLosses(part, row, context)
    guard withChildren else { return }
    handChildren(part, row, context, own)
    if let fold = row.fold { self.fold(fold, part, context, own) }
  }

  /// Puts `values` of `part` into what it becomes.
  private mutating func write(
    _ values: [(path: DraftPath, value: HandoverValue, json: JSONValue?)], _ part: HandoverPart, _ own: [Int]
  ) {
    for case (let path, let value, let json?) in values {
      let origin = value.isOfColumn ? column(of: part)?.node : value.isConstant && path.leadsOut ? nil : part.node
      draft.set(path, json, joinedBy: value.between, from: own, owner: part.node, origin: origin)
    }
  }

  /// Makes one template and its records of the entries of `part`, and tells what no entry has taken up.
  private mutating func fold(
    _ fold: (entries: String, template: String, records: DraftPath), _ part: HandoverPart, _ context: HandoverContext,
    _ own: [Int]
  ) {
    let entries = draft.take(fold.entries, of: own[own.count - 1]) ?? []
    if entries.isEmpty {
      let isTemplate = [DraftPath(fold.template), fold.records.first].allSatisfy { draft.isTaken($0, from: own) }
      if !isTemplate { return lose(part, "there are no rows in it", isLook: true) }
    }
    for child in part.children where !child.text.isEmpty && !taken.contains(child.node) {
      let chain = [(name: child.name, form: String?.none)] + context.chain
      if case .taken? = mappings.rows(for: chain).first?.effect { lose(child, "no cell stands in it") }
    }
    if entries.isEmpty { return }
    let folded = RecordFold(entries.map(\.value), target.folding, target.bindings)
    for (entry, member) in folded.lost {
      let row = makers[entries[entry].node] ?? part
      tell(
        HandoverFindings.elementLost,
        "\(member) of this <\(row.name.rawValue)> is left out of \(target.title): all rows are made from one template, in which it cannot differ",
        at: row.range)
    }
    draft.set(DraftPath(fold.template), folded.template, joinedBy: nil, from: own, owner: part.node, origin: part.node)
    // What is the same in all of them is written once, in the template.
    let records = isTraced ? folded.records.map { HandoverTrace.read($0).bare } : folded.records
    let made = target.records(&self, part, records)
    draft.set(fold.records, made, joinedBy: nil, from: own, owner: part.node, origin: part.node)
  }

  private mutating func handChildren(
    _ part: HandoverPart, _ row: MappingTable.Row, _ context: HandoverContext, _ place: [Int]
  ) {
    let children = part.children(primary: row.primary)
    let entries = children.filter { mappings.canRepeat($0, context) }
    // Where parts of several places come together, they are written one by one.
    let isAlone =
      entries.count == 1 && row.hasOwnPlace
      && !children.contains { child in child.children.contains { $0.name == entries.first?.name } }
    let templated = isAlone ? entries.first.flatMap { list($0, context) == nil ? nil : $0.node } : nil
    var inner = context
    if row.fold != nil, templated == nil, context.isBound {
      inner.isBound = false
      if let entry = entries.first(where: \.hasBinding) {
        tellSample(part, target.bindings.obstacle(toRepeating: entry))
      }
    }
    if part.name == .tableRow { return handCells(of: part, inner, place) }
    for child in children {
      var own = inner.entering(child, sample)
      if child.attribute(.sample) != nil { own.isBound = own.isBound && target.bindings.hasPlace(for: own.scope.item) }
      guard let each = child.attribute(.each) else {
        hand(child, own, place, asTemplate: false)
        continue
      }
      let list = own.list(each)
      if let path = target.repeated(child, each, own, (documentFile, documentPointer)) {
        (own.list, own.scope) = (list, SampleScope(root: own.scope.root, item: list.items.first))
        own.pointer = list.pointer + ["0"]
        own.steps.append(path)
        hand(child, own, place, asTemplate: false, each: path)
      } else if list.items.isEmpty, child.node != templated {
        if loseForOtherPlatform(child) { continue }
        if let finding = own.missing(of: child, sample), told.insert(finding).inserted { missing.append(finding) }
        lose(child, "its sample has no items at \(each), and the target repeats nothing here")
      } else if child.node == templated {
        if own.isExpanded {
          if room <= 0 {
            tellFull(child, list.items.count)
            continue
          }
          room -= list.items.count
        }
        own.list = list
        own.scope = SampleScope(root: own.scope.root, item: list.items.first)
        own.pointer = list.pointer + ["0"]
        hand(child, own, place, asTemplate: true)
      } else if own.list != nil, own.isBound, own.list?.items.count != 1 {
        lose(child, "it repeats within what repeats")
      } else {
        expand(child, list, own, place)
      }
    }
  }

  /// Hands `part` over once for each item, with the values of the sample.
  private mutating func expand(_ part: HandoverPart, _ list: HandoverList, _ context: HandoverContext, _ place: [Int]) {
    if !context.isExpanded { tellSample(part, target.bindings.obstacle(toRepeating: part)) }
    for (index, item) in list.items.enumerated() {
      if room <= 0 { return tellFull(part, list.items.count - index) }
      var context = context
      (context.isBound, context.isExpanded, context.item) = (false, true, context.item + "-\(index + 1)")
      context.scope = SampleScope(root: context.scope.root, item: item)
      context.pointer = list.pointer + [String(index)]
      hand(part, context, place, asTemplate: false)
    }
  }

  private mutating func tellFull(_ part: HandoverPart, _ count: Int) {
    guard full.insert(part.node).inserted else { return }
    tell(
      HandoverFindings.elementLost,
      "\(count) and more <\(part.name.rawValue)> are left out of \(target.title): a file has room for \(options.mostExpanded) parts that are written for items one by one; let fewer lists repeat in one another",
      at: part.range)
  }

  /// The items that `part` repeats as a template: none when it does not repeat, or binds what a template cannot.
  private func list(_ part: HandoverPart, _ context: HandoverContext) -> HandoverList? {
    guard let each = part.attribute(.each) else { return nil }
    let names = part.bindings
    let own = names.firstIndex(of: String(each.dropFirst().dropLast()))
    let others = names.enumerated().filter { $0.offset != own }.map(\.element)
    guard others.allSatisfy({ target.bindings.reaches($0, true) }) else { return nil }
    return context.entering(part, sample).list(each)
  }
}

extension MappingTable {
  /// Whether it has a place for `part` in which it repeats.
  fileprivate func canRepeat(_ part: HandoverPart, _ context: HandoverContext) -> Bool {
    guard templates.contains(part.name) else { return false }
    let chain = [(name: part.name, form: form(of: part, context.chain))] + context.chain
    return rows(for: chain).contains {
      if case .made(let path?) = $0.effect { path.template != nil } else { false }
    }
  }
}
