package import JSON

extension LSP {
  /// The parameters of `textDocument/semanticTokens/full/delta`.
  package struct SemanticTokensDeltaParams: Sendable, TextDocumentRequest {
    /// The document that is asked about.
    package var textDocument: TextDocumentIdentifier
    /// The result that the client holds; nil for none.
    package var previousResultID: String?

    package init(json value: JSONValue) throws(DecodingFailure) {
      textDocument = try value.required("textDocument")
      previousResultID = try value.optional("previousResultId")
    }
  }

  /// The parameters of `textDocument/semanticTokens/range`.
  package struct SemanticTokensRangeParams: Sendable, TextDocumentRequest {
    /// The document that is asked about.
    package var textDocument: TextDocumentIdentifier
    /// What of it is seen.
    package var range: Range

    package init(json value: JSONValue) throws(DecodingFailure) {
      textDocument = try value.required("textDocument")
      range = try value.required("range")
    }
  }

  /// Tokens, five numbers each: all of them, or what is put in the place of some.
  package struct SemanticTokens: Hashable, Sendable, JSONEncodable {
    /// Where numbers of the result before give way, counted in numbers.
    package struct Edit: Hashable, Sendable {
      /// The first of them.
      package var start: Int
      /// How many they are.
      package var deleteCount: Int

      package init(start: Int, deleteCount: Int) { (self.start, self.deleteCount) = (start, deleteCount) }
    }

    /// Names this result; nil for a part of a document.
    package var resultID: String?
    /// Where the numbers stand in the result before; nil when they are all.
    package var edit: Edit?
    /// The numbers.
    package var data: [UInt32]

    package init(resultID: String?, edit: Edit? = nil, data: [UInt32]) {
      (self.resultID, self.edit, self.data) = (resultID, edit, data)
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        if let resultID { $0.member("resultId", resultID) }
        guard let edit else { return $0.member("data", encodeData) }
        $0.member("edits") {
          $0.array {
            if edit.deleteCount == 0, data.isEmpty { return }
            $0.element {
              $0.object {
                $0.member("start", edit.start)
                $0.member("deleteCount", edit.deleteCount)
                $0.member("data", encodeData)
              }
            }
          }
        }
      }
    }

    private func encodeData(_ writer: inout JSONWriter) {
      // By the hundred thousand, mostly of one digit.
      writer.reserve(2 * data.count + 2 + OutputSpan<UInt8>.longestInteger)
      writer.raw([0x5B])
      for index in data.indices {
        if index > 0 { writer.raw(Self.comma) }
        writer.value(Int(data[index]))
      }
      writer.raw([0x5D])
    }

    private static let comma: [UInt8] = [0x2C]
  }
}
