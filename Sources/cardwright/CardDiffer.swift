import CardAnalysis
import CardComparison
import CardLayout
import CardProject
import Configuration
import JSON
import LayoutCore
import Rendering
import Reporting
import SourceText
import Workspace
import XMLSyntax

/// Finds out what differs between two versions of cards; shared by all workers.
struct CardDiffer: Sendable {
  /// What came of one card.
  struct Outcome: Sendable {
    /// What the report says of it; nil where nothing differs.
    var file: ComparedFile?
    /// Why it could not be read.
    var trouble: String?
  }

  private let versions: ComparedVersions
  private let environments: ProjectEnvironments
  private let language: CardLanguage
  /// Whether the report shows the drawings.
  private let showsDrawings: Bool

  /// A differ of `versions`, which are drawn in `environments`.
  ///
  /// - Parameter showsDrawings: Whether the report shows the drawings; else it tells where they differ, and none is kept.
  init(_ versions: ComparedVersions, _ environments: ProjectEnvironments, showsDrawings: Bool) throws {
    (self.versions, self.environments, self.showsDrawings) = (versions, environments, showsDrawings)
    language = try CardLanguage.bundled()
    let pairs = versions.pairs
    try versions.old.prepare(pairs.compactMap { $0.isUntouched ? nil : $0.old?.file })
    try versions.new.prepare(pairs.compactMap { $0.new?.file })
    try versions.old.check(pairs.compactMap { $0.old?.path })
    try versions.new.check(pairs.compactMap { $0.new?.path })
    try prepareSamples()
  }

  /// Reads what the cards name that will be looked at, in each revision at once.
  private func prepareSamples() throws(WorkspaceError) {
    guard versions.old.isPast || versions.new.isPast else { return }
    var paths: (old: Set<String>, new: Set<String>) = ([], [])
    for pair in versions.pairs {
      let (old, new) = (places(pair.isUntouched ? nil : pair.old, versions.old), places(pair.new, versions.new))
      if pair.isUntouched, let touched = versions.touched, new.isDisjoint(with: touched) { continue }
      paths.old.formUnion(pair.isUntouched ? new : old)
      paths.new.formUnion(new)
    }
    try versions.old.prepare(paths.old.sorted())
    try versions.new.prepare(paths.new.sorted())
  }

  /// The absolute paths of the files of which the card `version` shows something, with the samples of sets in their place.
  private func places(_ version: CardPair.Version?, _ side: ComparisonSide) -> Set<String> {
    guard let version, let bytes = try? side.read(version.file) else { return [] }
    let sets = side.configuration(of: version.path).checks.sampleSets
    let named = links(in: snapshot(bytes, version, version.path, side)).compactMap(\.absolute)
    return Set(named).union(named.flatMap { path in sets.compactMap { $0.files[path] } })
  }

  /// What differs between the versions of `pair`.
  func outcome(_ pair: CardPair) -> Outcome {
    let status: ComparedFile.Status =
      pair.old == nil ? .added : pair.new == nil ? .removed : pair.oldName == nil ? .changed : .renamed
    var file = ComparedFile(path: pair.name, oldPath: pair.oldName, status: status)
    var texts: (old: [UInt8]?, new: [UInt8]?)
    do {
      texts.new = try pair.new.map { try versions.new.read($0.file) }
    } catch {
      // In a working tree not every file of a revision needs to be there.
      return pair.isUntouched ? Outcome() : failed(file, "\(error)", versions.new)
    }
    do {
      texts.old = pair.isUntouched ? texts.new : try pair.old.map { try versions.old.read($0.file) }
    } catch {
      return failed(file, "\(error)", versions.old)
    }
    let old = snapshot(texts.old, pair.old, pair.name, versions.old)
    let new = snapshot(texts.new, pair.new, pair.name, versions.new)
    let isSame = texts.old == texts.new
    if let old, let new, isSame, !differ(old, new, pair) { return Outcome(file: status == .renamed ? file : nil) }
    tell(old, new, pair, in: &file)
    // Not all that a project sets concerns every card.
    return Outcome(file: isSame && status == .changed && file.looksTheSame ? nil : file)
  }

  /// What is told of a card that cannot be read in `side`.
  private func failed(_ file: ComparedFile, _ reason: String, _ side: ComparisonSide) -> Outcome {
    guard side.isPast else { return Outcome(trouble: reason) }
    var file = file
    file.notes.append(reason)
    return Outcome(file: file)
  }

  // MARK: Whether anything differs

  /// Whether versions with one text differ in what they name or in what their projects set.
  private func differ(_ old: DocumentSnapshot, _ new: DocumentSnapshot, _ pair: CardPair) -> Bool {
    guard let before = pair.old, let now = pair.new else { return true }
    let (past, present) = (versions.old.configuration(of: before.path), versions.new.configuration(of: now.path))
    let sets = { (configuration: Configuration) in configuration.entries.map { [$0.path.description, $0.value.text()] }
    }
    if past !== present, sets(past) != sets(present) { return true }
    let isKnown = before.path == now.path
    return links(in: new).contains { link in
      let places =
        [link.absolute].compactMap(\.self) + present.checks.sampleSets.compactMap { $0.files[link.absolute ?? ""] }
      if isKnown, let touched = versions.touched, !places.contains(where: touched.contains) { return false }
      if old.resources.bytes(link.path) != new.resources.bytes(link.path) { return true }
      return zip(past.checks.sampleSets, present.checks.sampleSets).contains { first, second in
        old.resources.reading(first).bytes(link.path) != new.resources.reading(second).bytes(link.path)
      }
    }
  }

  /// The files that the card in `snapshot` shows something of.
  private func links(in snapshot: DocumentSnapshot?) -> [(path: String, absolute: String?)] {
    (snapshot?.facts.meaning.links ?? []).filter { $0.kind != .card }.map { ($0.written, $0.path) }
  }

  // MARK: What differs

  private func tell(
    _ old: DocumentSnapshot?, _ new: DocumentSnapshot?, _ pair: CardPair, in file: inout ComparedFile
  ) {
    for (snapshot, side) in [(old, versions.old), (new, versions.new)] {
      guard let snapshot, snapshot.tree.diagnostics.contains(where: { $0.severity == .error }) else { continue }
      file.notes.append("it has errors in \(side.name) and is compared as far as it is understood")
    }
    guard
      let configuration = (pair.new ?? pair.old).map({
        (pair.new == nil ? versions.old : versions.new).configuration(of: $0.path)
      })
    else { return }
    let variants = environments.variants(configuration)
    var changes: [CardChange] = []
    if let old, let new {
      let comparison = CardComparison(
        of: old, by: new, in: variants.map { CardComparison.Place($0.caption, $0.environment) })
      (changes, file.changes) = (comparison.changes, comparison.changes)
      file.gained = ComparedFile.Finding.all(comparison.gained, in: new.text)
      file.lost = ComparedFile.Finding.all(comparison.lost, in: old.text)
    } else if let new {
      let told = new.diagnosticsWithSampleSets
      file.gained = ComparedFile.Finding.all(told.own + told.others.map(\.finding), in: new.text)
    }
    file.pictures = variants.compactMap { picture(old, new, $0, changes) }
  }

  /// The drawings of both in one environment; nil where they are the same.
  private func picture(
    _ old: DocumentSnapshot?, _ new: DocumentSnapshot?, _ variant: EnvironmentChoices.Variant, _ changes: [CardChange]
  ) -> ComparedFile.Picture? {
    let (before, now) = (old?.scene(variant.environment), new?.scene(variant.environment))
    let past = before.flatMap { scene in
      old.map { ComparedDrawing.Picture(scene, holdsImages: showsDrawings, file: $0.resources.bytes) }
    }
    let present = now.flatMap { scene in
      new.map { ComparedDrawing.Picture(scene, holdsImages: showsDrawings, file: $0.resources.bytes) }
    }
    guard past != present else { return nil }
    let marks = showsDrawings ? ComparedDrawing.marks(of: changes, before, now) : []
    return ComparedFile.Picture(
      ComparedDrawing(before: past, after: present, marks: marks), variant, isShown: showsDrawings)
  }

  private func snapshot(
    _ bytes: [UInt8]?, _ version: CardPair.Version?, _ name: String, _ side: ComparisonSide
  ) -> DocumentSnapshot? {
    guard let bytes, let version else { return nil }
    return DocumentSnapshot(
      uri: name, version: 0, text: XMLDecoding.decode(bytes).text, language: language,
      resources: side.resources(of: version.path), checks: side.configuration(of: version.path).checks)
  }
}

extension ComparedDrawing {
  /// Frames around what has changed, where the card was laid out as in `before` and is as in `now`.
  static func marks(of changes: [CardChange], _ before: PositionedScene?, _ now: PositionedScene?) -> [Mark] {
    // Sizes follow from the rest, where there is any.
    let parts = changes.contains { $0.kind != .resized } ? changes.filter { $0.kind != .resized } : changes
    let (past, present) = (before.map(DrawnParts.init), now.map(DrawnParts.init))
    return parts.compactMap { change in
      let (kind, drawn): (Mark.Kind, DrawnParts?) =
        switch change.kind {
        case .removed: (.removed, past)
        case .added: (.added, present)
        case .moved, .text, .attribute, .shown, .resized, .root: (.changed, present)
        }
      return drawn.flatMap { mark(kind, around: change.range, in: $0) }
    }
  }
}

extension ComparedFile.Picture {
  /// `drawing`, which was made for `variant`; only its caption counts unless it `isShown`.
  init(_ drawing: ComparedDrawing, _ variant: EnvironmentChoices.Variant, isShown: Bool) {
    let drawings = Drawings(
      before: drawing.before?.svg, after: drawing.after?.svg, both: { drawing.overlay },
      marks: { drawing.marked(before: $0) })
    self.init(
      variant.caption, variant.suffix, size: (drawing.size.width, drawing.size.height), isShown ? drawings : nil)
  }
}
