package import JSON

/// A message to a page, for who carries messages to several.
package struct CarriedMessage: JSONEncodable {
  private let page: Int
  /// One JSON object.
  private let message: [UInt8]

  /// `message`, one JSON object, to the page of the number `page`.
  package init(_ message: [UInt8], to page: Int) { (self.page, self.message) = (page, message) }

  /// Writes it as an object.
  package func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("page", page)
      $0.member("message") { $0.raw(message) }
    }
  }
}
