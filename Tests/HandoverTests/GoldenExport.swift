import Foundation
import SourceText

@testable import Handover

/// What a card was handed over as when somebody looked at it.
///
/// When it changes, read the difference, then record: `RECORD_EXPORTS=1 swift test --filter LookedAtExports`
struct GoldenExport {
  static let isRecording = ProcessInfo.processInfo.environment["RECORD_EXPORTS"] != nil
  /// The cards that are kept.
  static let names = [
    "work-order", "stock", "open-orders", "contacts", "expenses", "shift-calendar", "delivery-tracking",
    "plant-overview",
  ]

  /// Whether an example is kept: of each target two more.
  static func isKept(_ example: ExportedExample) -> Bool {
    let others =
      example.target.name == "swiftui" ? ["work-order-list", "timesheet"] : ["sales-dashboard", "team-directory"]
    return (names + others).contains(example.name)
  }

  let example: ExportedExample
  private let file: URL

  init(_ example: ExportedExample) {
    self.example = example
    file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/\(example.target.name)-\(example.name).txt")
  }

  /// All texts that are written, and what is told.
  var text: String {
    let texts = example.texts.sorted { $0.key < $1.key }.map { "=== \($0.key)\n\($0.value)" }
    let copies = example.files.compactMap { file in
      if case .copy(let source) = file.content { "=== \(file.path) is \(source)\n" } else { nil }
    }
    let findings = example.diagnostics.map { "\($0.severity.reportName): \($0.message)\n" }
    return (texts + copies.sorted() + ["=== told\n"] + findings).joined()
  }

  var recorded: String? { try? String(contentsOf: file, encoding: .utf8) }

  func record() throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
