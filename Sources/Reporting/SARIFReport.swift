import JSON
import SourceText
import Standards

/// The findings as a SARIF log (Static Analysis Results Interchange Format 2.1.0, OASIS): one result a finding, with its
/// related places and fixes; every kind of finding is a rule with its help.
struct SARIFReport {
  private let file: CheckedFile
  private let report: Report
  private let lines: LineTable
  /// What the file is called.
  private let name: String

  init(_ file: CheckedFile, _ report: Report) {
    self.file = file
    self.report = report
    name = report.options.name(of: file.path)
    lines = LineTable(file.text)
  }

  /// The log up to its first result.
  static let opening = Array(
    """
    {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"columnKind":"utf16CodeUnits",\
    "results":[

    """.utf8)

  /// What follows the last result: how the run went, from where paths count, and the tool with its rules.
  static func closing(_ summary: ReportSummary, _ report: Report) -> [UInt8] {
    var writer = JSONWriter(appendingTo: Array("\n],\"invocations\":".utf8))
    writer.array { writer in writer.element { write(summary.unread, report.options, to: &$0) } }
    if let root = report.options.paths?.root {
      writer = JSONWriter(appendingTo: writer.bytes + Array(",\"originalUriBaseIds\":".utf8))
      writer.object { writer in
        writer.member(base) { writer in
          writer.object { $0.member("uri", address(of: root == "/" ? root : root + "/")) }
        }
      }
    }
    writer = JSONWriter(appendingTo: writer.bytes + Array(",\"tool\":".utf8))
    writer.object { writer in
      writer.member("driver") { writer in
        writer.object { writer in
          writer.member("name", "Cardwright")
          if !report.options.toolVersion.isEmpty { writer.member("version", report.options.toolVersion) }
          writer.member("rules") { writer in
            writer.array { writer in
              for kind in report.kinds { writer.element { write(kind, report.options, to: &$0) } }
            }
          }
        }
      }
    }
    return writer.bytes + Array("}]}\n".utf8)
  }

  /// The file's results, separated by commas.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for diagnostic in file.diagnostics {
      if !bytes.isEmpty { bytes += report.separator }
      var writer = JSONWriter(appendingTo: bytes)
      write(diagnostic, to: &writer)
      bytes = writer.bytes
    }
    return bytes
  }

  /// How the run went, in which `unread` could not be read.
  private static func write(_ unread: [UnreadInput], _ options: ReportOptions, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("executionSuccessful", unread.isEmpty)
      if unread.isEmpty { return }
      writer.member("toolExecutionNotifications") { writer in
        writer.array { writer in
          for input in unread {
            writer.element { writer in
              writer.object { writer in
                writer.member("level", "error")
                writer.member("message") { writeText(input.reason, to: &$0) }
                writer.member("locations") { writer in
                  writer.array { writer in
                    writer.element { writer in
                      writer.object { writer in
                        writer.member("physicalLocation") { writer in
                          writer.object { writer in
                            writer.member("artifactLocation") {
                              writeAddress(options.name(of: input.path), options, to: &$0)
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private static func write(_ kind: DiagnosticKind, _ options: ReportOptions, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", kind.code)
      writer.member("shortDescription") { writeText(kind.summary, to: &$0) }
      writer.member("fullDescription") { writeText(kind.explanation, to: &$0) }
      writer.member("help") { writer in
        writer.object { writer in
          writer.member("text", kind.explanation)
          writer.member("markdown", kind.explanation)
        }
      }
      writer.member("helpUri", ifPresent: options.page(for: kind.code))
      writer.member("defaultConfiguration") { writer in
        writer.object { $0.member("level", level(of: kind.severity)) }
      }
      writer.member("properties") { writer in
        writer.object { $0.member("tags", array: [kind.source.rawValue]) }
      }
    }
  }

  private func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("ruleId", diagnostic.kind.code)
      writer.member("ruleIndex", ifPresent: report.kindIndices[diagnostic.kind.code])
      writer.member("level", Self.level(of: diagnostic.severity))
      writer.member("message") { Self.writeText(diagnostic.message, to: &$0) }
      writer.member("locations") { writer in
        writer.array { $0.element { writeLocation(diagnostic.range, to: &$0) } }
      }
      if !diagnostic.related.isEmpty {
        writer.member("relatedLocations") { writer in
          writer.array { writer in
            for related in diagnostic.related {
              writer.element { writeLocation(related.range, saying: related.message, to: &$0) }
            }
          }
        }
      }
      if !diagnostic.fixes.isEmpty {
        writer.member("fixes") { writer in
          writer.array { writer in
            for fix in diagnostic.fixes { writer.element { write(fix, to: &$0) } }
          }
        }
      }
    }
  }

  private func write(_ fix: Fix, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("description") { Self.writeText(fix.title, to: &$0) }
      writer.member("artifactChanges") { writer in
        writer.array { writer in
          writer.element { writer in
            writer.object { writer in
              writer.member("artifactLocation") { Self.writeAddress(name, report.options, to: &$0) }
              writer.member("replacements") { writer in
                writer.array { writer in
                  for edit in fix.edits { writer.element { write(edit, to: &$0) } }
                }
              }
            }
          }
        }
      }
    }
  }

  private func write(_ edit: TextEdit, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("deletedRegion") { writeRegion(edit.range, to: &$0) }
      if !edit.replacement.isEmpty {
        writer.member("insertedContent") { Self.writeText(edit.replacement, to: &$0) }
      }
    }
  }

  private func writeLocation(_ range: ByteRange, saying message: String? = nil, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("physicalLocation") { writer in
        writer.object { writer in
          writer.member("artifactLocation") { Self.writeAddress(name, report.options, to: &$0) }
          writer.member("region") { writeRegion(range, to: &$0) }
        }
      }
      if let message { writer.member("message") { Self.writeText(message, to: &$0) } }
    }
  }

  private func writeRegion(_ range: ByteRange, to writer: inout JSONWriter) {
    let start = lines.position(of: range.start, in: .utf16)
    let end = lines.position(of: range.end, in: .utf16)
    writer.object { writer in
      writer.member("startLine", start.line + 1)
      writer.member("startColumn", start.character + 1)
      writer.member("endLine", end.line + 1)
      writer.member("endColumn", end.character + 1)
    }
  }

  /// What names the folder from which paths count, as other tools call it.
  private static let base = "%SRCROOT%"

  private static func writeAddress(_ name: String, _ options: ReportOptions, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("uri", address(of: name))
      if options.paths != nil, !name.hasPrefix("/"), name != CheckedFile.standardInput {
        writer.member("uriBaseId", base)
      }
    }
  }

  private static func writeText(_ text: String, to writer: inout JSONWriter) {
    writer.object { $0.member("text", text) }
  }

  private static func level(of severity: DiagnosticSeverity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    }
  }

  /// `path` as a URI reference (RFC 3986): an absolute path becomes a `file` URI, a relative one stays relative.
  static func address(of path: String) -> String {
    (path.hasPrefix("/") ? "file://" : "") + PercentEncoding.encoded(path, keeping: "/")
  }
}
