/// What cannot be done, as a sentence without a full stop.
public struct CardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do.
  public let description: String

  init(_ description: String) { self.description = description }
}
