/// Why a tool has no result: what is wrong and what to do, as a sentence without a full stop, for the model that called it.
struct ToolError: Error, CustomStringConvertible {
  let description: String
  /// Whether it is that no card is there.
  let isMissing: Bool

  init(_ description: String, isMissing: Bool = false) { (self.description, self.isMissing) = (description, isMissing) }
}
