import JSON

@testable import Handover

extension Contract {
  /// How what a target has written is judged.
  private struct Judge {
    let documents: @Sendable (ExportedExample) -> [String]
    /// The same for what hosts show of it, where no values come from outside.
    let shown: @Sendable (ExportedExample) -> [String]
  }

  private static let judges: [String: Judge] = [
    "mdk": Judge(
      documents: { example in example.documents.flatMap { faults(page: $0) } },
      shown: { example in example.documents.flatMap { FilledTemplate.faults(page: $0, example.texts) } }),
    "ui5": Judge(
      documents: { example in example.documents.flatMap { faults(manifest: $0) } },
      shown: { example in example.documents.flatMap { FilledTemplate.faults(manifest: $0) } }),
    // The compiler looks at all views at once.
    "swiftui": Judge(documents: { _ in [] }, shown: { _ in [] }),
    "adaptive": Judge(
      documents: { example in
        AdaptiveTemplate.all(of: example).flatMap { template in
          template.faults + [false, true].flatMap { template.shown(anyway: $0).flatMap { faults(adaptive: $0) } }
        }
      }, shown: { _ in [] }),
  ]

  /// What is wrong with the files of `example`, and with what hosts show of them if it has no sample.
  static func faults(_ example: ExportedExample, withShown: Bool = false) -> [String] {
    guard let judge = judges[example.target.name] else { return ["\(example.target.name) has no judge"] }
    return judge.documents(example) + (withShown ? judge.shown(example) : [])
  }
}
