import ArgumentParser
import BundledData
import CardAnalysis
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
      The card is one of the examples under another name: an ordinary one of a family (--family, and --variation where it has \
      some), or a certain one (--like). On a terminal what is not said is asked. Files that are there are left alone.
      """)

  @Argument(help: "The card's name, such as order, or the path of its file; the ending .card.xml may be left out.")
  var name: String?

  @Option(
    help: "The element that the card is: Card, ObjectCardView, ObjectCellList, CardScene, …",
    completion: .list(CardExample.families))
  var family: String?

  @Option(help: "The variation of the family, such as oneAction.", completion: .list(CardExample.variations))
  var variation: String?

  @Option(help: "The example to begin with; --list names all.", completion: .list(CardExample.all.map(\.name)))
  var like: String?

  @Flag(help: "List the examples with their families and variations.")
  var list = false

  func validate() throws {
    if like != nil, family != nil || variation != nil {
      throw ValidationError("--like names one example; leave --family and --variation out.")
    }
  }

  func run() throws {
    if list { return StandardStream.output.write(CardExample.all.map(\.line).joined()) }
    let asks = isatty(STDIN_FILENO) == 1 && StandardStream.output.isTerminal
    try draft(of: try chosen(asks: asks), asks: asks).write()
  }

  /// The example that is asked for.
  private func chosen(asks: Bool) throws(CommandFailure) -> CardExample {
    if let like {
      if let found = CardExample.all.first(where: { $0.name == like }) { return found }
      throw .unknown("example", like, among: CardExample.all.map(\.name))
    }
    let (families, standard) = (CardExample.families, CardExample.ordinary(CardExample.all))
    var family = family.flatMap { name in families.first { $0.lowercased() == name.lowercased() } ?? name }
    if asks, family == nil, variation == nil {
      family = try Self.choice("What is it", among: families, standard: standard.family)
    }
    let wanted =
      family ?? CardExample.all.first { $0.variation == self.variation }?.family ?? standard.family
    if family == nil, let variation, !CardExample.variations.contains(variation) {
      throw .unknown("variation", variation, among: CardExample.variations)
    }
    guard families.contains(wanted) else { throw .unknown("family", wanted, among: families) }
    let kin = CardExample.all.filter { $0.family == wanted }
    let variations = Set(kin.map(\.variation)).subtracting([""]).sorted()
    var variation = variation
    if asks, variation == nil, variations.count > 1 {
      variation = try Self.choice(
        "Which variation", among: variations, standard: CardExample.ordinary(kin).variation)
    }
    guard let variation else { return CardExample.ordinary(kin) }
    guard variations.contains(variation) else {
      throw .unknown("variation of \(wanted)", variation, among: variations)
    }
    return CardExample.ordinary(kin.filter { $0.variation == variation })
  }

  /// What is written: `example` under the name that was said or, where a person `asks` for it, is said until it can be one.
  private func draft(of example: CardExample, asks: Bool) throws(CommandFailure) -> CardDraft {
    if let name, !name.isEmpty { return try CardDraft(example, name: name) }
    guard asks else { throw CommandFailure("say what the card is called: cardwright new NAME") }
    while true {
      let name = try Self.answer("Name of the card", standard: example.name)
      do throws(CommandFailure) {
        return try CardDraft(example, name: name)
      } catch {
        StandardStream.output.write(error.description + "\n")
      }
    }
  }

  /// One of `names`, which a person chooses by its number or itself; asked again until it is one.
  private static func choice(
    _ question: String, among names: [String], standard: String
  ) throws(CommandFailure) -> String {
    for (index, name) in names.enumerated() { StandardStream.output.write("  \(index + 1)  \(name)\n") }
    while true {
      let answer = try answer("\(question) (number or name)", standard: standard)
      if let number = Int(answer), names.indices.contains(number - 1) { return names[number - 1] }
      if let name = names.first(where: { $0.lowercased() == answer.lowercased() }) { return name }
      let near = Spelling.nearest(to: answer, among: names).map { "; did you mean \($0)?" } ?? ""
      StandardStream.output.write("There is no “\(answer)” among them\(near)\n")
    }
  }

  /// What a person answers.
  ///
  /// - Throws: when there is no more to read: who ends the conversation wants nothing written.
  private static func answer(_ question: String, standard: String) throws(CommandFailure) -> String {
    StandardStream.output.write("\(question) [\(standard)]: ")
    guard let answer = readLine() else {
      StandardStream.output.write("\n")
      throw CommandFailure("nothing was written")
    }
    return answer.isEmpty ? standard : answer
  }
}

extension CommandFailure {
  /// There is no `kind` called `name`; the nearest is suggested.
  fileprivate static func unknown(_ kind: String, _ name: String, among known: [String]) -> CommandFailure {
    let near = Spelling.nearest(to: name, among: known).map { "; did you mean \($0)" } ?? ""
    return CommandFailure(
      "there is no \(kind) “\(name)”\(near.isEmpty ? ";" : near + "?") “cardwright new --list” tells what there is")
  }
}
