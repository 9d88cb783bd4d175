// libFuzzer's entry: any bytes must decode, parse into a lossless tree and answer every question. See fuzz.sh.

/// One input of the fuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzXMLSyntax(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for text in [SourceText(bytes), XMLDecoding.decode(bytes).text] {
    let tree = XMLParser.parse(text)
    if let violation = TreeInvariants.violation(in: tree) { preconditionFailure(violation) }
    for offset in stride(from: 0, through: text.count, by: max(1, text.count / 64)) {
      _ = tree.cursorContext(at: offset)
      _ = tree.node(at: offset)
    }
    for attribute in tree.attributes { _ = tree.value(of: attribute) }
    _ = tree.textContent(of: .document)
  }
  return 0
}
