import CardModel
package import SceneMotion
package import SourceText
import Standards
package import XMLSyntax

/// What is found when the scenarios of a scene run.
package enum ScenarioDiagnostics {
  /// Every kind of finding, for `explain` and the documentation.
  package static let allDiagnosticKinds: [DiagnosticKind] = [claimFails, stepImpossible, actionsCircle]

  static let claimFails = DiagnosticKind(
    "claim-fails", .scenario, .error, summary: "A claim of a scenario does not hold",
    explanation: """
      The scenario ran on its device, step by step, and the result was not what it claims. Either the scene does not \
      do what it should, or the claim expects the wrong thing: `cardwright test` shows the trace up to then. \
      Scenes of more than 60,000 nodes, or 10,000 cards times devices, run there alone.
      """)

  static let stepImpossible = DiagnosticKind(
    "step-impossible", .scenario, .error, summary: "A step of a scenario is none that people can do",
    explanation: """
      What is tapped or selected by its id has to show when the step comes, and a finger would have to find it in its middle: a pin takes \
      no taps under a dimmed map or beside what the map shows, nor does a button that has faded or is hidden, what something \
      floats over, or a part of a card that lies below another. Pages turn where the card on top has any, the map is \
      tapped where an extended card dims it, and only a `CustomTitle` is given a height. Such a step does nothing.
      """)

  static let actionsCircle = DiagnosticKind(
    "actions-circle", .scenario, .error, summary: "Actions of handlers trigger one another without end",
    explanation: """
      More than a hundred actions in a row were caused by other actions, such as a `Move` that answers the end of another. \
      The scene stops them; on a device it would never come to rest. Let one event do one thing.
      """)

  /// The most nodes of a document whose scenarios run for findings.
  static let mostNodes = 60_000

  /// Whether the scenarios of `scene` run for findings: an editor must not wait for those of a scene that nobody reads;
  /// `cardwright test` runs them all.
  static func areFound(in scene: CardScene) -> Bool {
    // Every title that a card can get is measured with every subtitle.
    guard scene.cards.allSatisfy({ $0.handlers.reduce(0) { $0 + $1.actions.count } <= 200 }) else { return false }
    // Every card is measured on every device that a scenario names.
    return scene.cards.count * scene.devices.count <= 10_000
  }

  /// The findings that follow from `reports` on the document with `tree`, in the order of the scenarios.
  static func diagnostics(_ reports: [ScenarioReport], in tree: XMLTree) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var circles: Set<NodeID> = []
    for report in reports {
      for problem in report.problems {
        let range = range(of: problem, in: tree)
        switch problem.kind {
        case .claimFails:
          let fix = Fix("Expect \(problem.found.isEmpty ? "none" : problem.found)", repair(problem, in: tree))
          found.append(Diagnostic(claimFails, problem.message, at: range, fixes: [fix]))
        case .stepImpossible: found.append(Diagnostic(stepImpossible, problem.message, at: range))
        case .actionsCircle:
          guard circles.insert(problem.source.node).inserted else { continue }
          found.append(Diagnostic(actionsCircle, problem.message, at: range))
        }
      }
    }
    return found
  }

  /// Where the value of what is claimed or to happen is in the document with `tree`, or the name of the handler.
  package static func range(of problem: ScenarioProblem, in tree: XMLTree) -> ByteRange {
    let node = problem.source.node
    let found = tree.attributes(of: node).first {
      let name = tree.names[Int($0.name)]
      return name.prefix.isEmpty && name.local == problem.attribute
    }
    return found.map { tree.valueRange(of: $0) } ?? tree.nameRange(of: node)
  }

  /// The edit after which the claim holds; none for what is no claim.
  package static func repair(_ problem: ScenarioProblem, in tree: XMLTree) -> [TextEdit] {
    guard case .claimFails = problem.kind else { return [] }
    return [TextEdit(range(of: problem, in: tree), XMLEscape.anywhere.escaped(problem.found))]
  }
}
