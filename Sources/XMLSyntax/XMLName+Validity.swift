extension XMLName {
  /// Whether `text` is a name without a colon (Namespaces in XML 1.0, production 4).
  package static func isNCName(_ text: some StringProtocol) -> Bool {
    let bytes = Array(text.utf8)
    return XMLCharacters.isNCName(bytes, from: 0, to: bytes.count)
  }

  /// Whether `text` is a name with or without a prefix (Namespaces in XML 1.0, production 7).
  package static func isQName(_ text: String) -> Bool {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.allSatisfy(isNCName)
  }
}
