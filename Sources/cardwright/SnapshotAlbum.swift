import CardAnalysis
import CardComparison
import FileSystem
import LayoutCore
import Rendering
import Reporting
import SourceText
import Standards
import Workspace
import XMLSyntax

/// A folder of drawings that are kept, with the texts of the cards that were drawn; shared by all workers.
struct SnapshotAlbum: Sendable {
  /// What came of one card.
  struct Outcome: Sendable {
    /// What differs from what was kept; nil where nothing does.
    var file: ComparedFile?
    /// How many drawings were written.
    var written = 0
    /// Why it could not be read or written.
    var trouble: String?
  }

  /// Under what name the text of a card is kept, which is not that of a card: nobody is to find it as one.
  private static let textName = "card.xml"

  private let folder: String
  /// The absolute path of the folder that holds it, from which its cards are named: the same from wherever it is asked.
  private let home: String
  private let cards: RunCards
  private let environments: ProjectEnvironments
  /// Whether the report of a check shows the drawings.
  private let showsDrawings: Bool

  /// The drawings in `folder`, which are made in `environments`.
  ///
  /// - Parameter showsDrawings: Whether the report of a check shows the drawings.
  init(
    _ folder: String, _ configurations: ConfigurationFiles, _ environments: ProjectEnvironments, showsDrawings: Bool
  ) throws(CommandFailure) {
    (self.folder, self.environments, self.showsDrawings) = (folder, environments, showsDrawings)
    home = FileURI.folder(of: WorkingFolder.absolute(folder))
    cards = RunCards(try CardLanguage.bundled(), configurations)
  }

  // MARK: Keeping

  /// Draws the card in `input` and keeps that.
  func kept(_ input: InputFile) -> Outcome {
    do throws(FileError) {
      let (bytes, card) = try card(input)
      let drawings = drawings(card, input)
      try Folder(folder + "/" + PictureFolder.place(of: "", for: name(input))).create()
      var written = 0
      for (variant, drawing) in drawings {
        let file = file(variant.suffix + ".svg", name(input))
        if (try? file.read()) == drawing.svg { continue }
        try file.replace(with: drawing.svg)
        written += 1
      }
      let text = file(Self.textName, name(input))
      if (try? text.read()) != bytes { try text.replace(with: bytes) }
      return Outcome(written: written)
    } catch {
      return Outcome(trouble: error.description)
    }
  }

  // MARK: Checking

  /// What differs in the card in `input` from what was kept.
  func checked(_ input: InputFile) -> Outcome {
    do throws(FileError) {
      let (text, card) = try card(input)
      let drawings = drawings(card, input)
      guard let bytes = try? file(Self.textName, name(input)).read() else {
        var file = ComparedFile(path: input.name, status: .added)
        file.notes = ["no drawing of it was kept"]
        file.pictures = drawings.map { picture(of: $0, nil, $1, marks: []) }
        return Outcome(file: file)
      }
      var file = ComparedFile(path: input.name, status: .changed)
      var changed: [(EnvironmentChoices.Variant, ComparedDrawing.Picture?, ComparedDrawing.Picture)] = []
      for (variant, now) in drawings {
        let before = try? self.file(variant.suffix + ".svg", name(input)).read()
        if before == nil { file.notes.append("it was not kept for \(variant.caption)") }
        if before != now.svg { changed.append((variant, before.map(Self.picture), now)) }
      }
      guard !changed.isEmpty else { return Outcome() }
      let old = cards.snapshot(XMLDecoding.decode(bytes).text, of: input)
      let comparison = CardComparison(
        of: old, by: card, in: changed.map { CardComparison.Place($0.0.caption, $0.0.environment) })
      file.changes = comparison.changes
      file.gained = ComparedFile.Finding.all(comparison.gained, in: card.text)
      file.lost = ComparedFile.Finding.all(comparison.lost, in: old.text)
      if bytes == text, changed.contains(where: { $0.1 != nil }) {
        file.notes.append("its text is the same: a sample or a picture that it names, or Cardwright itself, is another")
      }
      file.pictures = changed.map { variant, before, now in
        guard showsDrawings else { return picture(of: variant, before, now, marks: []) }
        let scenes = (old.scene(variant.environment), card.scene(variant.environment))
        let marks = ComparedDrawing.marks(of: comparison.changes, scenes.0, scenes.1)
        return picture(of: variant, before, now, marks: marks)
      }
      return Outcome(file: file)
    } catch {
      return Outcome(trouble: error.description)
    }
  }

  private func picture(
    of variant: EnvironmentChoices.Variant, _ before: ComparedDrawing.Picture?, _ now: ComparedDrawing.Picture,
    marks: [ComparedDrawing.Mark]
  ) -> ComparedFile.Picture {
    ComparedFile.Picture(
      ComparedDrawing(before: before, after: now, marks: marks), variant, isShown: showsDrawings)
  }

  /// A drawing that was kept.
  private static func picture(_ svg: [UInt8]) -> ComparedDrawing.Picture {
    // The drawing's own size stands at its beginning.
    let tree = XMLParser.parse(SourceText(Array(svg.prefix(while: { $0 != UInt8(ascii: ">") }) + [UInt8(ascii: ">")])))
    func length(_ name: String) -> Double {
      tree.root.flatMap { tree.value(ofAttribute: name, of: $0) }.flatMap(Double.init) ?? 0
    }
    return ComparedDrawing.Picture(svg: svg, size: Size(length("width"), length("height")))
  }

  // MARK: What nobody needs

  /// The paths of drawings of cards that are gone, and of those of `inputs` for what is not drawn any more.
  func useless(_ inputs: [InputFile]) throws(FileError) -> [String] {
    guard Folder(folder).exists else { return [] }
    let names = Set(inputs.map(name))
    var found: [String] = []
    for text in try Folder(folder).files(withSuffix: Self.textName) where text.hasSuffix(".xml/" + Self.textName) {
      found += try useless(beside: text, names)
    }
    return found
  }

  private func useless(beside text: String, _ drawn: Set<String>) throws(FileError) -> [String] {
    let place = FileURI.folder(of: WorkingFolder.absolute(text))
    let card = PictureFolder.card(at: FileURI.name(place, in: WorkingFolder.absolute(folder)))
    let path = AbsolutePath.resolve(card, in: home)
    let isGone = !File(path).exists
    guard isGone || drawn.contains(card) else { return [] }
    let configuration = cards.configurations.configuration(inFolder: FileURI.folder(of: path))
    let needed = isGone ? [] : Set(environments.variants(configuration).map { $0.suffix + ".svg" })
    let names = try Folder(place).entries().filter { !$0.isFolder && $0.name.hasSuffix(".svg") }.map(\.name)
    return names.filter { !needed.contains($0) }.map { folder + "/" + PictureFolder.place(of: $0, for: card) }
      + (isGone ? [text] : [])
  }

  /// Removes the drawings at `paths`.
  func remove(_ paths: [String]) throws(FileError) {
    for path in paths { try File(path).remove() }
  }

  // MARK: Drawing

  /// The path of a card from the folder that holds the album.
  private func name(_ input: InputFile) -> String {
    FileURI.relative(WorkingFolder.absolute(input.name), from: home)
  }

  private func file(_ name: String, _ card: String) -> File {
    File(folder + "/" + PictureFolder.place(of: name, for: card))
  }

  private func card(_ input: InputFile) throws(FileError) -> (bytes: [UInt8], snapshot: DocumentSnapshot) {
    let bytes = try input.read()
    return (bytes, cards.snapshot(XMLDecoding.decode(bytes).text, of: input))
  }

  private func drawings(
    _ card: DocumentSnapshot, _ input: InputFile
  ) -> [(variant: EnvironmentChoices.Variant, drawing: ComparedDrawing.Picture)] {
    environments.variants(cards.configurations.configuration(inFolder: input.folder)).compactMap { variant in
      card.scene(variant.environment).map { (variant, ComparedDrawing.Picture($0, file: card.resources.bytes)) }
    }
  }
}
