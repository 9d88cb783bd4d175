import ArgumentParser
import BundledData
import CardAnalysis
import FileSystem
import SourceText
import Workspace
import XMLSyntax

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `cardwright new`: writes a card to begin with, and the files that it names.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a card to begin with, with its sample data and pictures.",
    discussion: """
      The card is one of the examples under another name: one of a family (--family, and --variation where it has some), or a \
      certain one (--like). On a terminal what is not said is asked. Files that are there are left alone.
      """)

  @Argument(help: "The card's name, such as order, or the path of its file; the ending .card.xml may be left out.")
  var name: String?

  @Option(help: "The element that the card is: Card, ObjectCardView, ObjectCellList, CardScene, …")
  var family: String?

  @Option(help: "The variation of the family, such as oneAction.")
  var variation: String?

  @Option(help: "The example to begin with; --list names all.")
  var like: String?

  @Flag(help: "List the examples with their families and variations.")
  var list = false

  func run() throws {
    if list { return StandardStream.output.write(CardExample.all.map(\.line).joined()) }
    let asks = isatty(STDIN_FILENO) == 1 && StandardStream.output.isTerminal
    let example = try chosen(asks: asks && family == nil && like == nil && variation == nil)
    guard let name = name ?? (asks ? Self.answer("Name of the card", standard: example.name) : nil), !name.isEmpty
    else {
      throw CommandFailure("say what the card is called: cardwright new NAME")
    }
    do {
      try CardDraft(example, name: name).write()
    } catch let error as FileError {
      throw CommandFailure(error.description)
    }
  }

  private func chosen(asks: Bool) throws(CommandFailure) -> CardExample {
    if let like {
      if let found = CardExample.all.first(where: { $0.name == like }) { return found }
      throw .unknown("example", like, among: CardExample.all.map(\.name), see: "cardwright new --list")
    }
    var family = family
    if asks {
      let families = CardExample.families
      for (index, family) in families.enumerated() { StandardStream.output.write("  \(index + 1)  \(family)\n") }
      let answer = Self.answer("What is it (number or name)", standard: "Card")
      family = Int(answer).flatMap { families.indices.contains($0 - 1) ? families[$0 - 1] : nil } ?? answer
    }
    let wanted = family ?? "Card"
    let kin = CardExample.all.filter { $0.family.lowercased() == wanted.lowercased() }
    if kin.isEmpty { throw .unknown("family", wanted, among: CardExample.families, see: "cardwright new --list") }
    guard let variation else {
      // The shortest of which nothing is to be said.
      let shortest = kin.sorted { $0.bytes.count < $1.bytes.count }
      return shortest.first(where: \.isClean) ?? shortest[0]
    }
    if let found = kin.first(where: { $0.variation == variation }) { return found }
    throw .unknown(
      "variation of \(kin[0].family)", variation, among: kin.map(\.variation).filter { !$0.isEmpty },
      see: "cardwright new --list")
  }

  private static func answer(_ question: String, standard: String) -> String {
    StandardStream.output.write("\(question) [\(standard)]: ")
    let answer = readLine() ?? ""
    return answer.isEmpty ? standard : answer
  }
}

extension CommandFailure {
  /// There is no `kind` called `name`; the nearest is suggested.
  fileprivate static func unknown(_ kind: String, _ name: String, among known: [String], see: String) -> CommandFailure
  {
    let near = Spelling.nearest(to: name, among: known).map { "; did you mean \($0)" } ?? ""
    return CommandFailure(
      "there is no \(kind) “\(name)”\(near.isEmpty ? ";" : near + "?") “\(see)” tells what there is")
  }
}
