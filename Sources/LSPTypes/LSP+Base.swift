package import JSON

extension LSP {
  /// A place in a text; the unit of `character` is the session's position encoding.
  package struct Position: Hashable, Sendable, JSONDecodable, JSONEncodable {
    package var line: Int
    package var character: Int

    package init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }

    package init(json value: JSONValue) throws(DecodingFailure) {
      line = try value.required("line")
      character = try value.required("character")
    }

    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("line", line)
        $0.member("character", character)
      }
    }
  }

  /// A half-open stretch of text.
  package struct Range: Hashable, Sendable, JSONDecodable, JSONEncodable {
    package var start: Position
    package var end: Position

    package init(start: Position, end: Position) {
      self.start = start
      self.end = end
    }

    package init(json value: JSONValue) throws(DecodingFailure) {
      start = try value.required("start")
      end = try value.required("end")
    }

    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("start", start)
        $0.member("end", end)
      }
    }
  }

  /// A stretch of text in some document.
  package struct Location: Hashable, Sendable, JSONEncodable {
    package var uri: String
    package var range: Range

    package init(uri: String, range: Range) {
      self.uri = uri
      self.range = range
    }

    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("uri", uri)
        $0.member("range", range)
      }
    }
  }

  /// Where something leads, and from where.
  package struct LocationLink: Hashable, Sendable, JSONEncodable {
    package var originSelectionRange: Range?
    package var targetURI: String
    package var targetRange: Range
    package var targetSelectionRange: Range

    package init(originSelectionRange: Range?, targetURI: String, targetRange: Range, targetSelectionRange: Range) {
      self.originSelectionRange = originSelectionRange
      self.targetURI = targetURI
      self.targetRange = targetRange
      self.targetSelectionRange = targetSelectionRange
    }

    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("originSelectionRange", ifPresent: originSelectionRange)
        $0.member("targetUri", targetURI)
        $0.member("targetRange", targetRange)
        $0.member("targetSelectionRange", targetSelectionRange)
      }
    }
  }

  /// Names a document.
  package struct TextDocumentIdentifier: Hashable, Sendable, JSONDecodable {
    package var uri: String

    package init(json value: JSONValue) throws(DecodingFailure) {
      uri = try value.required("uri")
    }
  }

  /// The parameters of every request that asks about a whole document.
  package struct TextDocumentParams: Sendable, TextDocumentRequest {
    package var textDocument: TextDocumentIdentifier

    package init(json value: JSONValue) throws(DecodingFailure) {
      textDocument = try value.required("textDocument")
    }
  }

  /// The parameters of every request that asks about a place in a document.
  package struct TextDocumentPositionParams: Sendable, TextDocumentRequest {
    package var textDocument: TextDocumentIdentifier
    package var position: Position

    package init(json value: JSONValue) throws(DecodingFailure) {
      textDocument = try value.required("textDocument")
      position = try value.required("position")
    }
  }

  /// The parameters of every request that asks about a stretch of a document.
  package struct TextDocumentRangeParams: Sendable, TextDocumentRequest {
    package var textDocument: TextDocumentIdentifier
    package var range: Range

    package init(json value: JSONValue) throws(DecodingFailure) {
      textDocument = try value.required("textDocument")
      range = try value.required("range")
    }
  }

  /// A text for people.
  package struct MarkupContent: Hashable, Sendable, JSONEncodable {
    package var isMarkdown: Bool
    package var value: String

    package init(isMarkdown: Bool, value: String) {
      self.isMarkdown = isMarkdown
      self.value = value
    }

    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("kind", isMarkdown ? "markdown" : "plaintext")
        $0.member("value", value)
      }
    }
  }

  /// Something that the client can ask the server to do.
  package struct Command: Hashable, Sendable, JSONEncodable {
    package var title: String
    package var command: String
    package var arguments: [JSONValue]

    package init(title: String, command: String, arguments: [JSONValue] = []) {
      self.title = title
      self.command = command
      self.arguments = arguments
    }

    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("title", title)
        $0.member("command", command)
        if !arguments.isEmpty { $0.member("arguments", arguments) }
      }
    }
  }
}

/// Parameters that name a document.
package protocol TextDocumentRequest: JSONDecodable {
  /// The document.
  var textDocument: LSP.TextDocumentIdentifier { get }
}
