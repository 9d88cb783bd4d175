import Configuration
import EditorFeatures
import JSON
import SourceText

private let schema = JSONSchema(ConfigurationSchema.json)

/// Any text is a configuration with what is wrong in it, completed and explained everywhere, and what its schema refuses it refuses.
func fuzzConfiguration(_ bytes: [UInt8]) {
  let file = ConfigurationFile(path: "/w/.cardwright.json", bytes: bytes)
  for finding in file.diagnostics {
    demand(finding.range.end <= bytes.count && !finding.message.isEmpty, "a finding beside the text, or without words")
    for fix in finding.fixes { demand(file.text.applying(fix.edits) != nil, "a fix cannot be made") }
  }
  for entry in file.entries { demand(entry.range.end <= bytes.count, "a setting beside the text") }
  let configuration = Configuration([file, file])
  _ = configuration.formatting()
  for path in ["/w/a.card.xml", "/w/drafts/ö/b[1].card.xml", "/w", "/x"] { _ = configuration.excludes(path) }
  let assistant = ConfigurationAssistant(file)
  for place in stride(from: 0, through: bytes.count, by: max(1, bytes.count / 64)) {
    for item in assistant.completion(at: place).items {
      demand(item.replaceRange.end <= bytes.count, "a completion beside the text")
    }
    _ = assistant.hover(at: place)
  }
  guard let value = try? JSONParser.parse(bytes), let schema else { return }
  let codes = Set(file.diagnostics.map(\.kind.code))
  demand(!codes.contains("configuration-syntax"), "JSON is none for a configuration")
  // Of a name that stands twice the schema sees one.
  if codes.contains("configuration-repeated-name") { return }
  let isRefused = codes.contains("configuration-unknown-name") || codes.contains("configuration-value")
  // Bounds and patterns are not read of schemas here, so that the reader may refuse more.
  demand(isRefused || schema.problems(in: value).isEmpty, "the schema refuses what the reader takes")
}
