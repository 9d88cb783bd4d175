// libFuzzer's entry: whatever a browser may send must be read the same in any pieces, stay within bounds, and be JSON that
// survives a round trip or be refused. See fuzz.sh.

/// One input of the fuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPreviewChannel(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let request = HTTPRequest(bytes) { precondition(request.path.hasPrefix("/")) }
  let whole = events([bytes[...]])
  let middle = count == 0 ? 0 : Int(bytes[0]) * count / 256
  precondition(whole == events([bytes[..<middle], bytes[middle...]]), "pieces change the meaning")
  for event in whole {
    guard case .message(let message) = event else { continue }
    precondition(message.count <= WebSocketDecoder.messageLimit)
    read(message)
  }
  read(bytes)
  return 0
}

private func events(_ pieces: [ArraySlice<UInt8>]) -> [WebSocketDecoder.Event] {
  var decoder = WebSocketDecoder()
  var events: [WebSocketDecoder.Event] = []
  for piece in pieces {
    decoder.append(piece)
    while let event = decoder.next() { events.append(event) }
  }
  return events
}

private func read(_ message: [UInt8]) {
  guard let value = try? JSONParser.parse(message) else { return }
  // A number without fraction may come back as an integer, which is written the same.
  let written = value.jsonBytes
  precondition((try? JSONParser.parse(written))?.jsonBytes == written, "a value changes on its way")
}
