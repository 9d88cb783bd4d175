import JSON

extension JSONWriter {
  /// Writes a member of the object that is open: an object, of which `body` writes the members.
  mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) { member(name) { $0.object(body) } }

  /// Writes a member of the object that is open: an array with an object for each of `items`, of which `body` writes the members.
  mutating func objects<Item>(_ name: String, _ items: some Sequence<Item>, _ body: (Item, inout JSONWriter) -> Void) {
    member(name) { $0.objects(items, body) }
  }

  /// Writes such an array.
  mutating func objects<Item>(_ items: some Sequence<Item>, _ body: (Item, inout JSONWriter) -> Void) {
    array { writer in
      for item in items { writer.element { writer in writer.object { body(item, &$0) } } }
    }
  }
}
