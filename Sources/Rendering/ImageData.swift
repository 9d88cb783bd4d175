import Standards

/// Image files as data addresses, so that a drawing stands on its own.
package enum ImageData {
  /// `data:image/png;base64,…`, or nil when the bytes are not an image that viewers draw.
  package static func address(_ bytes: [UInt8]) -> [UInt8]? {
    guard let type = mediaType(bytes) else { return nil }
    return Array("data:\(type);base64,".utf8) + Base64.encoded(bytes)
  }

  /// The media type of an image file; nil when viewers do not draw it.
  package static func mediaType(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if bytes.starts(with: "GIF8".utf8) { return "image/gif" }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) { return "image/webp" }
    // A script in an embedded SVG never runs: images are drawn in secure static mode (SVG Integration).
    let head = bytes.prefix(1024)
    if head.starts(with: "<svg".utf8) || head.starts(with: "<?xml".utf8) || head.starts(with: "<!--".utf8) {
      return "image/svg+xml"
    }
    return nil
  }
}
