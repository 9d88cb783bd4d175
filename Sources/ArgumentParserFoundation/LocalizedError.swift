/// An error with words for those who see it, as Foundation's protocol of this name; ArgumentParser asks each error whether it is one.
public protocol LocalizedError: Error {
  /// What went wrong; null where there is nothing to say.
  var errorDescription: String? { get }
}
