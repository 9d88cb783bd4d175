import BundledData
import JSON
import LayoutCore

/// Answers questions about text, one JSON object a line, for the tests that compare with HarfBuzz and Chromium.
///
/// - `{"text": "Pump", "family": "system", "face": "regular", "size": 17}` → `{"width": 44.5}`
/// - the same with `"line": 200` → `{"lines": [[start, end, width], …]}`, offsets in UTF-8
@main enum TextProbe {
  static func main() {
    guard let properties = TextProperties(BundledFile.table("text-properties.bin")),
      let fiori = TextMeasurer(faces: FontMetrics.faces(BundledFile.table("fonts-72.bin")), properties: properties),
      let system = TextMeasurer(faces: FontMetrics.faces(BundledFile.table("fonts-system.bin")), properties: properties)
    else { return print("{\"error\": \"the bundled tables cannot be read\"}") }
    while let line = readLine() {
      guard case .object(let question)? = try? JSONParser.parse(line) else {
        print("{\"error\": \"no JSON object\"}")
        continue
      }
      print(answer(question, question["family"]?.string == "72" ? fiori : system))
    }
  }

  private static func answer(_ question: JSONObject, _ measurer: TextMeasurer) -> String {
    let text = question["text"]?.string ?? ""
    let setting = TextSetting(
      face: face(question["face"]?.string), size: question["size"]?.number ?? 17, leading: 22)
    var writer = JSONWriter()
    writer.object { writer in
      guard let width = question["line"]?.number else {
        writer.member("width", measurer.width(text, setting))
        return
      }
      writer.member("lines") { writer in
        writer.array { writer in
          for line in measurer.lines(text, setting, width: width) {
            writer.element([Double(line.start), Double(line.end), line.width])
          }
        }
      }
    }
    return writer.string
  }

  private static func face(_ name: String?) -> FontFace {
    switch name {
    case "light": .light
    case "semibold": .semibold
    case "bold": .bold
    case "black": .black
    default: .regular
    }
  }
}
