import EditorWire
import JSON
import JSONRPC
import LanguageServer

/// JSON survives a round trip or is refused, and whatever is read from it takes any value.
func fuzzJSON(_ bytes: [UInt8]) {
  guard let value = try? JSONParser.parse(bytes) else { return }
  // A number without fraction may come back as an integer, which is written the same.
  let written = value.jsonBytes
  demand((try? JSONParser.parse(written))?.jsonBytes == written, "a value changes on its way")
  _ = try? Message(value)
  _ = Settings(json: value)
  guard let schema = JSONSchema(value["schema"] ?? value) else { return }
  _ = schema.problems(in: value["value"] ?? value)
  _ = [schema.wordsForTypes, schema.wordsForValues]
  for name in ["a", "title", ""] { _ = schema.member(name) }
}

/// A stream means the same in any pieces, and bodies come as they are.
func fuzzFrames(_ bytes: [UInt8]) {
  let whole = frames([bytes[...]])
  let middle = bytes.count / 2
  demand(whole == frames([bytes[..<middle], bytes[middle...]]), "halves change the meaning")
  demand(whole == frames(bytes.indices.map { bytes[$0...$0] }), "single bytes change the meaning")
  var length = 0
  for case .body(let body) in whole {
    length += body.count
    _ = try? Message(parsing: body)
  }
  demand(length <= bytes.count, "more comes out than went in")
}

private func frames(_ pieces: [ArraySlice<UInt8>]) -> [FrameDecoder.Frame] {
  var decoder = FrameDecoder()
  var found: [FrameDecoder.Frame] = []
  for piece in pieces {
    decoder.append(piece)
    while let frame = decoder.next() { found.append(frame) }
  }
  return found
}
