package import JSON

extension LSP {
  /// A thing that leads to others, and to which others lead.
  package struct CallHierarchyItem: Sendable, JSONEncodable {
    /// What people call it.
    package var name: String
    /// What else is to be said of it.
    package var detail: String
    /// LSP's `SymbolKind`.
    package var kind: Int
    /// The address of its document, as it is spelled on the wire.
    package var uri: String
    /// Where it stands.
    package var range: Range
    /// What tells us which it is when it comes back.
    package var data: JSONValue

    package init(name: String, detail: String, kind: Int, uri: String, range: Range, data: JSONValue) {
      (self.name, self.detail, self.kind, self.uri, self.range, self.data) = (name, detail, kind, uri, range, data)
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("name", name)
        $0.member("kind", kind)
        $0.member("detail", detail)
        $0.member("uri", uri)
        $0.member("range", range)
        $0.member("selectionRange", range)
        $0.member("data", data)
      }
    }
  }

  /// The parameters of `callHierarchy/incomingCalls` and `callHierarchy/outgoingCalls`.
  package struct CallHierarchyParams: Sendable, JSONDecodable {
    /// What the item was given by us.
    package var data: JSONValue

    package init(json value: JSONValue) throws(DecodingFailure) {
      data = try value.required("item", JSONValue.self)["data"] ?? .null
    }
  }

  /// One way between two such things.
  package struct CallHierarchyCall: Sendable, JSONEncodable {
    /// Whether the item is the one that leads; else it is the one that is led to.
    package var isIncoming: Bool
    /// The other thing.
    package var item: CallHierarchyItem
    /// Where the one that leads does so.
    package var ranges: [Range]

    package init(isIncoming: Bool, item: CallHierarchyItem, ranges: [Range]) {
      (self.isIncoming, self.item, self.ranges) = (isIncoming, item, ranges)
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member(isIncoming ? "from" : "to", item)
        $0.member("fromRanges", ranges)
      }
    }
  }
}
