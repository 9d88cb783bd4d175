package import JSON

extension LSP {
  /// A place in a text; `character` counts in the position encoding that was agreed on.
  package struct Position: Hashable, Sendable, JSONDecodable, JSONEncodable {
    /// The line, counted from zero.
    package var line: Int
    /// Units of the position encoding from the start of the line.
    package var character: Int

    package init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }

    package init(json value: JSONValue) throws(DecodingFailure) {
      line = try value.required("line")
      character = try value.required("character")
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.raw(atMost: Self.longest, write)
    }

    /// Writes the protocol's form into `bytes`, which has room for ``longest`` of them.
    fileprivate func write(to bytes: inout OutputSpan<UInt8>) {
      bytes.append("{\"line\":")
      bytes.append(digitsOf: line)
      bytes.append(",\"character\":")
      bytes.append(digitsOf: character)
      bytes.append(UInt8(ascii: "}"))
    }

    /// How many bytes the protocol's form has at most.
    fileprivate static let longest = 22 + 2 * OutputSpan<UInt8>.longestInteger
  }

  /// A half-open stretch of text.
  package struct Range: Hashable, Sendable, JSONDecodable, JSONEncodable {
    /// The first place inside.
    package var start: Position
    /// The first place after it.
    package var end: Position

    package init(start: Position, end: Position) {
      self.start = start
      self.end = end
    }

    package init(json value: JSONValue) throws(DecodingFailure) {
      start = try value.required("start")
      end = try value.required("end")
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      // Answers have them by the ten thousand.
      writer.raw(atMost: 17 + 2 * Position.longest) { bytes in
        bytes.append("{\"start\":")
        start.write(to: &bytes)
        bytes.append(",\"end\":")
        end.write(to: &bytes)
        bytes.append(UInt8(ascii: "}"))
      }
    }
  }

  /// A stretch of text in some document.
  package struct Location: Hashable, Sendable, JSONEncodable {
    /// The address, as it is spelled on the wire.
    package var uri: String
    /// The stretch of text.
    package var range: Range

    package init(uri: String, range: Range) {
      self.uri = uri
      self.range = range
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("uri", uri)
        $0.member("range", range)
      }
    }
  }

  /// Where something leads, and from where.
  package struct LocationLink: Hashable, Sendable, JSONEncodable {
    /// From where it leads; nil for the word under the caret.
    package var originSelectionRange: Range?
    /// The document to which it leads.
    package var targetURI: String
    /// The whole part there.
    package var targetRange: Range
    /// What to select there.
    package var targetSelectionRange: Range

    package init(originSelectionRange: Range?, targetURI: String, targetRange: Range, targetSelectionRange: Range) {
      self.originSelectionRange = originSelectionRange
      self.targetURI = targetURI
      self.targetRange = targetRange
      self.targetSelectionRange = targetSelectionRange
    }

    /// Writes the protocol's form.
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
    /// The address, as it is spelled on the wire.
    package var uri: String

    package init(json value: JSONValue) throws(DecodingFailure) {
      uri = try value.required("uri")
    }
  }

  /// The parameters of every request that asks about a whole document.
  package struct TextDocumentParams: Sendable, TextDocumentRequest {
    /// The document that is asked about.
    package var textDocument: TextDocumentIdentifier

    package init(json value: JSONValue) throws(DecodingFailure) {
      textDocument = try value.required("textDocument")
    }
  }

  /// The parameters of every request that asks about a place in a document.
  package struct TextDocumentPositionParams: Sendable, TextDocumentRequest {
    /// The document that is asked about.
    package var textDocument: TextDocumentIdentifier
    /// The place that is asked about.
    package var position: Position

    package init(json value: JSONValue) throws(DecodingFailure) {
      textDocument = try value.required("textDocument")
      position = try value.required("position")
    }
  }

  /// A text for people.
  package struct MarkupContent: Hashable, Sendable, JSONEncodable {
    /// Whether it is Markdown; else plain text.
    package var isMarkdown: Bool
    /// The text itself.
    package var value: String

    package init(isMarkdown: Bool, value: String) {
      self.isMarkdown = isMarkdown
      self.value = value
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("kind", isMarkdown ? "markdown" : "plaintext")
        $0.member("value", value)
      }
    }
  }

  /// Something that the client can ask the server to do.
  package struct Command: Hashable, Sendable, JSONEncodable {
    /// What the menu shows.
    package var title: String
    /// The command's name.
    package var command: String
    /// The command's arguments.
    package var arguments: [JSONValue]

    package init(title: String, command: String, arguments: [JSONValue] = []) {
      self.title = title
      self.command = command
      self.arguments = arguments
    }

    /// Writes the protocol's form.
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
