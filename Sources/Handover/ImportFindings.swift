import SourceText

/// What is not as it was where a file is imported.
enum ImportFindings {
  /// A part that no card has.
  static let partLost = DiagnosticKind(
    "import-part-lost", .handover, .warning,
    summary: "A card has nothing for a part of an imported file, which is kept as a comment",
    explanation: """
      Cards show less than apps and frameworks can. What stands in the message is kept in the card as a comment, beside the part in \
      which it stood. Say it in another way, or remove the comment.
      """)
  /// A property that no card has.
  static let valueLost = DiagnosticKind(
    "import-value-lost", .handover, .information,
    summary: "A card has nothing for a property of an imported part, which is kept as a comment",
    explanation: """
      The part is there, but not this property of it, which is kept as a comment in front of it. Where nothing is missing in the \
      picture, remove the comment.
      """)
  /// A text that is code.
  static let codeKept = DiagnosticKind(
    "import-code", .handover, .warning, summary: "An expression of an imported file stands in the card as a text",
    explanation: """
      Cards bind to paths and compute nothing. Put what the expression gives into the data, and bind to that.
      """)
  /// Something that comes near.
  static let replaced = DiagnosticKind(
    "import-replaced", .handover, .information,
    summary: "Something else stands in the card for a part of an imported file",
    explanation: """
      The card says nearly the same. Look at the picture, and at the message for what was done.
      """)
  /// Data that are not there.
  static let dataMissing = DiagnosticKind(
    "import-data-missing", .handover, .information, summary: "The data of an imported file are not there",
    explanation: """
      The file takes its data from a service, or from a file that is not beside it, so that the card's sample is made up. Put real \
      data in its place.
      """)
  /// A value that the card needs.
  static let stillToSay = DiagnosticKind(
    "import-still-to-say", .handover, .warning, summary: "A card needs a value that an imported file does not say",
    explanation: """
      The card would be wrong without it, so that a word stands in. Put the right one in its place.
      """)

  static let all = [partLost, valueLost, codeKept, replaced, dataMissing, stillToSay]
}
