/// Why a tool has no result: what is wrong and what to do, as a sentence without a full stop, for the model that called it.
struct ToolError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
