import BundledData
import JSON
import LayoutCore

/// Answers questions about texts and boxes, one JSON object a line, for the tests that compare with HarfBuzz and Chromium.
///
/// - `{"text": "Pump", "family": "system", "face": "regular", "size": 17}` → `{"width": 44.5}`
/// - the same with `"line": 200` → `{"lines": [[start, end, width], …]}`, offsets in UTF-8
/// - `{"tree": {…}, "width": 320, "height": 480, "scale": 64, "direction": "rtl"}` → `{"frames": [[x, y, width, height], …]}`
///   in the order in which the boxes stand in the tree; see `ProbeTree` for a box's members
@main enum LayoutProbe {
  static func main() {
    guard let properties = TextProperties(BundledFile.table("text-properties.bin")),
      let fiori = FontFaces(FontMetrics.faces(BundledFile.table("fonts-72.bin")), properties),
      let system = FontFaces(FontMetrics.faces(BundledFile.table("fonts-system.bin")), properties)
    else { return print("{\"error\": \"the bundled tables cannot be read\"}") }
    while let line = readLine() {
      guard case .object(let question)? = try? JSONParser.parse(line) else {
        print("{\"error\": \"no JSON object\"}")
        continue
      }
      print(answer(question, question["family"]?.string == "72" ? fiori : system))
    }
  }

  private static func answer(_ question: JSONObject, _ fonts: FontFaces) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      if let tree = question["tree"]?.object {
        return frames(question, tree, fonts, &writer)
      }
      let text = question["text"]?.string ?? ""
      let setting = ProbeTree.setting(question)
      guard let width = question["line"]?.number else {
        writer.member("width", fonts.width(text, setting))
        return
      }
      writer.member("lines") { writer in
        writer.array { writer in
          for line in fonts.lines(text, setting, width: width) {
            writer.element([Double(line.start), Double(line.end), line.width])
          }
        }
      }
    }
    return writer.string
  }

  private static func frames(
    _ question: JSONObject, _ tree: JSONObject, _ fonts: FontFaces, _ writer: inout JSONWriter
  ) {
    var reader = ProbeTree()
    var measurer = TextMeasurer(fonts)
    let proposal = LayoutProposal(
      width: question["width"]?.number ?? 0, height: question["height"]?.number,
      scale: question["scale"]?.number ?? 1,
      direction: question["direction"]?.string == "rtl" ? .rightToLeft : .leftToRight)
    let layout = Layout(reader.read(tree), proposal, &measurer)
    writer.member("frames") { writer in
      writer.array { writer in
        for frame in layout.frames { writer.element([frame.x, frame.y, frame.width, frame.height]) }
      }
    }
  }
}
