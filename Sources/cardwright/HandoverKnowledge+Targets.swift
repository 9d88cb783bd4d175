import CardAnalysis
import Handover

extension HandoverKnowledge {
  /// What the targets of `cardwright export` make of cards.
  static let targets = HandoverKnowledge(
    diagnostics: { tree, names, sample in
      withoutActuallyEscaping(sample) { sample in
        HandoverTarget.all.filter { names.contains($0.name) }.flatMap { target in
          Exporter(
            tree, to: target, Exporter.Options(app: target.standardApp, name: "card", sibling: { _ in nil }),
            sample: sample
          ).diagnostics
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
    })
}
