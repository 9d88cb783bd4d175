package import JSON

extension LSP {
  /// A colour; each part runs from 0 to 1.
  package struct Color: Hashable, Sendable, JSONDecodable, JSONEncodable {
    /// The red part.
    package var red: Double
    /// The green part.
    package var green: Double
    /// The blue part.
    package var blue: Double
    /// The opacity.
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    package init(json value: JSONValue) throws(DecodingFailure) {
      red = try value.required("red")
      green = try value.required("green")
      blue = try value.required("blue")
      alpha = try value.required("alpha")
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("red", red)
        $0.member("green", green)
        $0.member("blue", blue)
        $0.member("alpha", alpha)
      }
    }
  }

  /// A colour that a text names.
  package struct ColorInformation: Hashable, Sendable, JSONEncodable {
    /// The stretch of text.
    package var range: Range
    /// The colour.
    package var color: Color

    package init(range: Range, color: Color) {
      self.range = range
      self.color = color
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("range", range)
        $0.member("color", color)
      }
    }
  }

  /// The parameters of `textDocument/colorPresentation`.
  package struct ColorPresentationParams: Sendable, TextDocumentRequest {
    /// The document that is asked about.
    package var textDocument: TextDocumentIdentifier
    /// The colour.
    package var color: Color
    /// The stretch of text.
    package var range: Range

    package init(json value: JSONValue) throws(DecodingFailure) {
      textDocument = try value.required("textDocument")
      color = try value.required("color")
      range = try value.required("range")
    }
  }

  /// One way to write a colour.
  package struct ColorPresentation: Hashable, Sendable, JSONEncodable {
    /// What the list shows.
    package var label: String
    /// The edit that writes it.
    package var textEdit: TextEdit

    package init(label: String, textEdit: TextEdit) {
      self.label = label
      self.textEdit = textEdit
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("label", label)
        $0.member("textEdit", textEdit)
      }
    }
  }
}
