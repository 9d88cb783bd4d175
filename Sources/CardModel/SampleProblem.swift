package import JSON

/// Why nothing can be read from a sample file that is there.
package enum SampleProblem: Hashable, Sendable {
  /// It is no JSON.
  case syntax(JSONSyntaxError)
  /// It has more than this number of bytes.
  case size(limit: Int)

  /// What is wrong with a file that holds `bytes`; nil when it is JSON.
  package init?(_ bytes: [UInt8]) {
    do {
      _ = try JSONParser.parse(bytes)
      return nil
    } catch {
      self = .syntax(error)
    }
  }
}
