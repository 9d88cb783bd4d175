import CardModel
package import SourceText

/// What a target cannot say.
package enum HandoverFindings {
  /// An element that is left out.
  static let elementLost = DiagnosticKind(
    "handover-element-lost", .handover, .warning, summary: "A target has nothing for an element, which is left out",
    explanation: """
      Card, app framework and web differ in what they can show. What stands in the message is not handed over; where people need \
      it, the app has to add it, or the card says it in another way. The page of the element tells what each target makes of it.
      """)
  /// An attribute that is left out.
  static let valueLost = DiagnosticKind(
    "handover-value-lost", .handover, .information, summary: "A target has nothing for an attribute, which is left out",
    explanation: """
      The part is handed over, but not this property of it. The page of the element tells what each target makes of it.
      """)
  /// Something else stands there.
  static let replaced = DiagnosticKind(
    "handover-replaced", .handover, .information, summary: "Something else stands in the target for a part of the card",
    explanation: """
      The target has nothing that is the same, and something that comes near. Look at the result before it goes into an app.
      """)
  /// A value of the sample is written where a binding would have to stand.
  static let sampleWritten = DiagnosticKind(
    "handover-sample-written", .handover, .information,
    summary: "A value of the sample is written into the target in place of a binding",
    explanation: """
      Where the target can bind nothing, the value that the sample has now is written, so that there is something to see. The app \
      has to put its own in that place.
      """)
  /// A family that a target cannot have.
  static let familyRefused = DiagnosticKind(
    "handover-family", .handover, .error, summary: "A target cannot have a family of cards",
    explanation: """
      Cards in a stack over a map exist in none of the targets. Export the cards that stand in it by themselves.
      """)
  /// A part whose rule is named by count.
  static let needsID = DiagnosticKind(
    "handover-needs-id", .handover, .warning,
    summary: "What people write for a part is named by its place among others",
    explanation: """
      Rules are kept once they are written. One that is named by count belongs to another part as soon as one stands in front of it. \
      With an `id` of its own a part keeps what was written for it.
      """)

  /// That the `thing` which belongs to `part` is named by count.
  static func counted(_ thing: String, of part: HandoverPart) -> String {
    let advice =
      part.attribute(.id).map { "its id \($0) is too like another id; give it one that differs in letters or digits" }
      ?? "give it an id of its own"
    return "the \(thing) of this <\(part.name.rawValue)> is named by its place among others: \(advice)"
  }

  /// A file that a card names.
  package static let fileMissing = DiagnosticKind(
    "handover-file-missing", .handover, .warning,
    summary: "A file that a card names is not there, so that the app lacks it",
    explanation: """
      Pictures and samples are copied into the app, where the exported files name them. Put the file in its place and export again.
      """)
  /// The files of an export that are not there or differ.
  package static let outdated = DiagnosticKind(
    "handover-outdated", .handover, .error, summary: "An exported file is missing, or is not what the card gives now",
    explanation: """
      `cardwright export --check` compares what is there with what the card gives. Export the card again, and review the change.
      """)

  /// Those that are about a card, which it may ignore and its project may set.
  package static let inCards = [elementLost, valueLost, replaced, sampleWritten, familyRefused, needsID, fileMissing]
  /// Those that are about other files.
  package static let outside = [outdated] + ImportFindings.all
  /// All kinds of findings.
  package static let all = inCards + outside
}
