package import JSON

/// Why something about the preview cannot be done, as a sentence without a full stop for the person.
package struct PreviewError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do.
  package let description: String

  /// Something is asked of a document that has been closed, or whose file has been deleted.
  static let noDocument = PreviewError("The document is no longer there")

  /// An error with this description.
  package init(_ description: String) { self.description = description }
}

extension JSONValue {
  /// What the member called `name` says, or `standard` when there is none or it is null.
  ///
  /// - Throws: what it may be, when it is something else.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ standard: Choice
  ) throws(PreviewError) -> Choice where Choice.RawValue == String {
    guard let value = self[name], !value.isNull else { return standard }
    if let choice = value.string.flatMap(Choice.init(rawValue:)) { return choice }
    let choices = Choice.allCases.map { $0.rawValue }.joined(separator: ", ")
    throw PreviewError("\(name) must be one of \(choices)")
  }
}
