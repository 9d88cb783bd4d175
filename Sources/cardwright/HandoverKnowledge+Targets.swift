import CardAnalysis
import Handover

extension HandoverKnowledge {
  /// What the targets of `cardwright export` make of cards.
  static let targets = HandoverKnowledge(
    targets: HandoverTarget.all.map { Target(name: $0.name, title: $0.title) },
    kinds: HandoverFindings.inCards, outside: HandoverFindings.outside,
    diagnostics: { tree, names, sample in
      withoutActuallyEscaping(sample) { sample in
        HandoverTarget.all.filter { names.contains($0.name) }.flatMap { target in
          Exporter(tree, to: target, Exporter.Options(alone: "card", in: target), sample: sample).diagnostics
        }
      }
    },
    outcomes: { node, tree, names in
      HandoverTarget.all.filter { names.isEmpty || names.contains($0.name) }.compactMap { target in
        target.outcome(of: node, in: tree).map { outcome in
          let note = outcome.note.isEmpty ? "" : " (\(outcome.note))"
          return Outcome(
            target: target.title, text: outcome.isLost ? "left out: \(outcome.note)" : outcome.becomes + note)
        }
      }
    },
    icons: { name, names in
      // The pictures of empty states come by their causes, and have no names of their own there.
      if name.hasPrefix("illustrations.") { return [] }
      return HandoverTarget.all.filter { names.isEmpty || names.contains($0.name) }.map { target in
        Outcome(target: target.title, text: target.icon(name).map { "`\($0)`" } ?? "left out")
      }
    },
    code: { tree, name, card, sample in
      withoutActuallyEscaping(sample) { sample in
        guard let target = HandoverTarget.all.first(where: { $0.name == name }) else {
          return Code(files: [], losses: [])
        }
        var options = Exporter.Options(alone: card, in: target)
        options.isTraced = true
        let exporter = Exporter(tree, to: target, options, sample: sample)
        let files = exporter.files.compactMap { file -> File? in
          guard case .text(let text) = file.content else { return nil }
          return File(
            path: file.path, text: text, lines: file.lines.map { Lines(first: $0.first, last: $0.last, part: $0.part) })
        }
        return Code(
          files: files.filter { !$0.lines.isEmpty } + files.filter { $0.lines.isEmpty }, losses: exporter.diagnostics)
      }
    })
}

extension Exporter.Options {
  /// Options for the card `name` beside which no other is handed over.
  fileprivate init(alone name: String, in target: HandoverTarget) {
    self.init(app: target.standardApp, name: name, sibling: { _ in nil })
  }
}
